"""Marks pay for knowledge: guesses earn little, a slip costs little, a perfect sheet earns all."""

from fractions import Fraction
from functools import partial

import pytest
from asking import asked, typed
from generated import generated

from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.exercise_files.exercise_file import blank_of
from exercises.guesses import guesses
from exercises.judging.account import Marks
from exercises.judging.check import judge
from exercises.judging.marks import MOST_GUESSED, best_guess, marks
from exercises.judging.scheme import Marking, Scheme
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.marks_in_words import show_score
from resources.words import say
from search.rules import Range, Rules
from search.tree import GameTree

ALPHA_BETA = "max[min[max[3 5 2] max[6 9 1]] min[max[4 2 3] max[7 8 0]]]"


def test_zeros_in_every_window_earn_nothing_though_they_follow_from_each_other():
    exercise = asked("windows", ALPHA_BETA)
    assert check(exercise, dict.fromkeys(exercise.blanks, "0")).score == 0


def test_infinities_that_are_given_earn_nothing():
    exercise = asked("windows", ALPHA_BETA)
    sheets = next(iter(guesses(exercise).values()))
    assert check(exercise, typed(sheets["infinities"])).score == 0


def test_crossing_out_a_whole_subtree_is_no_habit_of_marking():
    exercise = asked("cuts", "max[min[6 7] min[0 4 8]]")
    assert check(exercise, {Blank(exercise.tree.find("1"), Ask.CUT): True}).score == 0


def test_a_sheet_says_how_its_marks_come_about():
    exercise = asked("cuts", "max[min[3 5] min[2 9] min[8 7]]")
    marks = {Blank(exercise.tree.find(path), Ask.CUT): True for path in ("1.1", "2.1")}
    told = check(exercise, marks).account
    assert say(told) == "Marks: 1 for what is right, ½ taken off for what is wrong."


@pytest.mark.parametrize(
    ("score", "maximum", "shown"),
    [
        (Fraction(3, 2), Fraction(7, 3), ("1½", "2⅓")),
        (Fraction(1, 6), Fraction(67, 12), ("0.17", "5.58")),
        (Fraction(5, 24), Fraction(25, 3), ("0.21", "8.33")),
    ],
)
def test_marks_and_their_maximum_are_shown_alike(score, maximum, shown):
    assert tuple(show_score(Marks(score, maximum, score)).values()) == shown


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("kind", ["cuts", "leaves", "windows", "ordering", "minimax", "interval"])
def test_a_perfect_sheet_earns_all_and_an_empty_one_nothing(kind, scheme):
    exercise = generated(kind, 2, 3)
    marking = Marking(scheme=scheme)
    perfect = check(exercise, typed(solution(exercise)), marking)
    assert perfect.score == perfect.maximum > 0
    assert check(exercise, {}, marking).score == 0


def test_the_best_guess_earns_nothing_where_guessing_is_taken_off():
    exercise = next(
        made
        for made in (generated("minimax", 5, seed) for seed in range(20))
        if 0 < best_guess(made) < MOST_GUESSED
    )
    for sheet in next(iter(guesses(exercise).values())).values():
        assert check(exercise, typed(sheet), Marking(scheme=Scheme.CORRECTED)).score == 0


@pytest.mark.parametrize("count", [None, "8"])
def test_who_ticks_the_first_leaf_of_every_node_leaves_out_the_others(count):
    exercise = asked("leaves", "max[min[8 5 9] min[9 3 6 7] min[9 8 3 7]]")
    sheet = {Blank(exercise.tree.find(f"{place}.0"), Ask.SEEN): True for place in range(3)}
    if count is not None:
        sheet[Blank(GameTree.ROOT, Ask.LEAVES)] = count
    assert check(exercise, sheet).score == 0


@pytest.mark.parametrize("kind", ["minimax", "max-n", "bounds", "windows", "best-line"])
def test_more_right_entries_never_earn_less_while_the_others_are_empty(kind):
    exercise = generated(kind, 3, 5)
    sheet, before = {}, 0
    for blank, entry in typed(solution(exercise)).items():
        sheet[blank] = entry
        now = check(exercise, sheet).score
        assert now >= before
        before = now


@pytest.mark.parametrize(
    ("tree", "marked", "score"),
    [
        # the cut at 1.1 is in the place of the one below it; that at 0.1 is gone, and counts like
        # the others, of which two are right and one is wrong
        (
            "max[min[max[4 1] max[8 5]] min[max[8 8] max[8 6]] min[max[7 7] max[2 4]]]",
            ("0.0", "1.1", "2.1"),
            Fraction(13, 6),
        ),
        # the one at 0.1 lies below a cut, the one below 1.1 is in the place of another
        (
            "max[min[max[7 5] max[9 1]] min[max[1 6] max[7 2]] min[max[4 6] max[3 1]]]",
            ("0", "1.1.1", "2.1"),
            Fraction(13, 6),
        ),
        # nothing is decided in place of the one at 1.1: of the others one is right, one wrong
        (
            "max[min[max[4 8] max[4 5]] min[max[5 9] max[9 5]] min[max[4 3] max[4 7]]]",
            ("1", "2.1"),
            1,
        ),
    ],
)
def test_who_cuts_falsely_is_paid_for_the_cuts_that_this_has_put_out_of_reach(tree, marked, score):
    exercise = asked("cuts", tree)
    marks = {Blank(exercise.tree.find(path), Ask.CUT): True for path in marked}
    assert check(exercise, marks).score == score


SIX_CHANCES = (
    "max[chance[2 -1] chance[8 -9 -8 -4] chance[-5 0] chance[5 9] chance[-3 1 3 6] chance[-2 10 4]]"
)


@pytest.mark.parametrize(
    ("tree", "marked", "score"),
    [
        # without C, α is lower: D and F stop one child later
        (
            "max[chance[9 4 2] chance[7 6 8] chance[-9 -6 -7 10] chance[5 -1 -5] chance[-2 -4 -3]]",
            ("1", "2.2", "2.3", "3.2", "4.2"),
            5 / 2,
        ),
        # without E neither F nor G stops early: they count like C, which does, and the slip
        (
            SIX_CHANCES,
            ("3", "1.3"),
            3 / 2,
        ),
        # two slips are followed no further: what is right counts, less what is wrong
        (
            SIX_CHANCES,
            ("3", "1.3", "0.1"),
            0,
        ),
    ],
)
def test_one_false_cut_leaves_the_others_their_worth_that_it_moves(tree, marked, score):
    exercise = asked("range-cuts", tree, Rules(range=Range(-10, 10)))
    marks = {Blank(exercise.tree.find(path), Ask.CUT): True for path in marked}
    assert check(exercise, marks).score == score


def test_who_goes_on_where_a_cut_is_due_is_not_paid_for_another_cut_further_down():
    exercise = asked("cuts", "max[min[max[6 4] max[7 3]] min[max[6 1] max[6 2]]]")
    crossed = dict.fromkeys(map(partial(blank_of, exercise), ("0.1.1:cut", "1.1.1:cut")), True)
    assert marks(judge(exercise, crossed)).follows == 0


@pytest.mark.parametrize(
    ("alphas", "earning"),
    [
        (("5", "5", "17"), 2),  # the first node misread: its end is wrong, and once repeated
        (("3", "9", "17"), 2),
        (("3", "4", "18"), 2),
        (("18", "18", "18"), 0),  # repeated everywhere, with nothing right beside it
        (("5", "6", "17"), 0),  # two slips: both are taken off, one by half
    ],
)
def test_one_slip_in_the_windows_costs_what_is_wrong_and_no_more(alphas, earning):
    exercise = asked("windows", "max[min[16 3] min[9 4] min[17 25 26] min[1 7 23]]")
    sheet = typed(solution(exercise)) | {
        blank_of(exercise, f"{child}:alpha"): alpha for child, alpha in enumerate(alphas, 1)
    }
    found = check(exercise, sheet)
    assert found.score == found.maximum * earning / 3
    assert earning == 0 or found.marks.unpaid == 0


def test_one_slip_in_the_windows_in_time_costs_what_is_wrong_and_no_more():
    exercise = asked("window-chain", "max[min[15 4 12] min[1 29 5] min[13 30 2]]")
    chains = {":alphas": "-inf, 15", "1:alphas": "15", "2:alphas": "15", "2:betas": "inf"}
    slipped = {blank_of(exercise, key): chain for key, chain in chains.items()}  # B taken for 15
    found = check(exercise, typed(solution(exercise)) | slipped)
    right, follows, repeated = Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)  # β at B and D, α
    assert (found.score, found.maximum) == (right + follows + repeated, Fraction(13, 6))


def test_a_wrong_end_that_earns_nothing_takes_something_off():
    exercise = asked("windows", "max[min[16 3] min[9 4] min[17 25 26] min[1 7 23]]")
    found = check(exercise, typed(solution(exercise)) | {blank_of(exercise, "0:beta"): "8"})
    assert 0 < found.score < found.maximum


def test_a_mark_below_a_branch_that_is_cut_falsely_is_not_counted_as_right():
    exercise = asked("cuts", "max[min[25 13] min[8 21] min[26 30 17 28] min[22 2 19 10]]")
    sheet = {Blank(exercise.tree.find(at), Ask.CUT): True for at in ("2", "3", "3.2", "3.3")}
    sheet[Blank(exercise.tree.find("1.1"), Ask.CUT)] = False
    feedback = check(exercise, sheet)
    assert (feedback.right_entries, feedback.marks.right) == ((0, 3), 0)
    assert check(exercise, typed(solution(exercise))).right_entries == (3, 3)
