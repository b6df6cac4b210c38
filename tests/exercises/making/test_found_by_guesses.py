"""How much of an answer fixed guesses find, which the generator keeps small."""

from fractions import Fraction

from asking import asked

from exercises.making.guessing import earned_by_guesses, found_by_guesses
from exercises.solution import solution


def most_found(kind, text):
    exercise = asked(kind, text)
    return max(found_by_guesses(exercise, solution(exercise)))


def test_whoever_copies_the_first_leaf_finds_all_where_it_is_always_the_best():
    assert most_found("minimax", "max[min[3 5] min[2 9]]") == 1


def test_nobody_finds_all_where_the_best_leaf_stands_anywhere():
    assert most_found("minimax", "max[min[7 5 8] min[9 6 7] min[4 8 6]]") < 1


def test_what_is_found_counts_among_what_its_topic_asks():
    assert Fraction(1, 2) <= most_found("windows", "max[min[3 5] min[2 9]]") <= 1


def test_since_the_eighth_edition_a_guess_with_one_false_cut_earns_half_as_marks_do():
    exercise = asked("cuts", "max[min[8 5 9] min[9 3 6 7] min[9 8 7]]")
    earned = {7: Fraction(0), 8: Fraction(1, 2)}
    for edition, most in earned.items():
        assert max(earned_by_guesses(exercise, solution(exercise), edition)) == most


def test_since_the_tenth_edition_what_follows_from_nothing_right_earns_nothing_as_marks_do():
    exercise = asked("max-n", "A[B[(3, 9) (5, 9)] (4, 6) B[(6, 4) (8, 4)]]")
    earned = {9: Fraction(3, 10), 10: Fraction(1, 10)}
    for edition, most in earned.items():
        assert max(earned_by_guesses(exercise, solution(exercise), edition)) == most


def test_since_the_tenth_edition_ticks_are_paid_leaf_by_leaf():
    exercise = asked("leaves", "max[min[8 5 9] min[4 3 6 7] min[9 8 3 7]]")
    earned = {9: Fraction(1, 2), 10: Fraction(4, 7)}
    for edition, most in earned.items():
        assert max(earned_by_guesses(exercise, solution(exercise), edition)) == most


def test_since_the_eleventh_edition_all_that_another_course_cuts_earns_all_as_marks_do():
    exercise = asked("cuts", "max[min[9 5] min[5 7 8] min[7 4 9]]")  # in a strict course the 9
    earned = {10: Fraction(1, 2), 11: Fraction(1)}
    for edition, most in earned.items():
        assert max(earned_by_guesses(exercise, solution(exercise), edition)) == most


def test_since_the_twelfth_edition_the_number_of_ticks_is_paid_with_them_as_marks_do():
    exercise = asked("leaves", "max[min[8 5 9] min[4 3 6 7] min[9 8 3 7]]")
    earned = {11: Fraction(4, 7), 12: Fraction(5, 7)}
    for edition, most in earned.items():
        assert max(earned_by_guesses(exercise, solution(exercise), edition)) == most
