"""Where any of several equally good moves is right, every one of them is, in all that is told."""

import pytest
from asking import asked, typed

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.exercise_files.exercise_table import exercise_table
from exercises.kinds import KINDS, items_of
from exercises.paper.layout.marking_scheme import likely_slip
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.worked import worked
from resources.words import say
from search.rules import Fail, Rules, Ties
from search.tree import GameTree

ANY = Rules(ties=Ties.ANY)


@pytest.mark.parametrize(
    ("kind", "tree", "answers"),
    [
        ("best-line", "max[min[3 5] min[3 9] min[1 2]]", {":best": "1", "1:best": "0"}),
        ("best-line", "max[min[3 3] min[3 9]]", {":best": "0", "0:best": "1"}),
        ("best-line", "max[3 min[max[3 1] 9]]", {":best": "1", "1:best": "0", "1.0:best": "0"}),
        (
            "max-n",
            "A[B[(1,2,6) (4,2,3)] B[(1,5,1) (7,4,1)]]",
            {":value": "4 2 3", "0:value": "4 2 3", "1:value": "1 5 1"},
        ),
        (
            "max-n",
            "A[B[(1,2,6) (4,2,3)] B[(1,5,1) (7,4,1)]]",
            {":value": "1 5 1", "0:value": "1 2 6", "1:value": "1 5 1"},
        ),
    ],
)
def test_every_equally_good_line_earns_all_marks(kind, tree, answers):
    exercise = asked(kind, tree, ANY)
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    feedback = check(exercise, {blanks[key]: entry for key, entry in answers.items()})
    assert {each.verdict for each in feedback.remarks} == {Verdict.RIGHT}
    assert feedback.score == feedback.maximum
    first = check(exercise.under(Rules()), {blanks[key]: entry for key, entry in answers.items()})
    assert {each.verdict for each in first.remarks} != {Verdict.RIGHT}


def test_a_move_that_was_cut_is_right_where_it_truly_is_as_good():
    exercise = asked("alpha-beta", "max[min[3 5] min[3 9]]", ANY)
    best = Blank(GameTree.ROOT, Ask.BEST)
    feedback = check(exercise, {**typed(solution(exercise)), best: "C"})
    assert feedback.score == feedback.maximum


def test_the_other_lines_are_written_beside_the_one_that_is_shown():
    exercise = asked("best-line", "max[min[3 5] min[3 9] min[1 2]]", ANY)
    assert "Equally good, and as right: C, 3." in [say(each) for each in worked(exercise)]
    table = exercise_table(exercise, with_solution=True)
    assert table["also_right"] == [{":best": "1", "1:best": "0"}]
    assert "also_right" not in exercise_table(exercise.under(Rules()), with_solution=True)


def test_the_vectors_of_other_choices_are_written_beside_the_key():
    exercise = asked("max-n", "A[B[(1,2,6) (4,2,3)] (2,9,0)]", ANY)
    table = exercise_table(exercise, with_solution=True)
    assert table["solution"] == {":value": "(2, 9, 0)", "0:value": "(1, 2, 6)"}
    assert table["also_right"] == [{":value": "(4, 2, 3)", "0:value": "(4, 2, 3)"}]


def test_a_line_is_right_by_a_choice_among_equals_that_stands_nowhere():
    tree = asked("max-n", "B[C[(3,0,6) (3,1,5)] C[(2,2,5) (4,0,5)]]", ANY).tree
    blanks_of = KINDS["best-line"].blanks(tree, ANY)
    exercise = Exercise(tree, "max-n", ANY, "best-line", blanks_of)
    table = exercise_table(exercise, with_solution=True)
    assert table["solution"] == {":best": "1", "1:best": "0"}
    assert {":best": "0", "0:best": "0"} in table["also_right"]
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    for line in table["also_right"]:
        feedback = check(exercise, {blanks[key]: entry for key, entry in line.items()})
        assert {each.verdict for each in feedback.remarks} == {Verdict.RIGHT}
        assert feedback.score == feedback.maximum


def test_an_equally_good_line_is_not_called_a_slip():
    exercise = asked("best-line", "max[min[3 5] min[3 9]]", ANY)
    slip = likely_slip(exercise)
    assert slip is not None
    assert "the best move at C is filled in with 3" not in say(slip)


TIED = "max{0}[L:min{4}[max{5}[1] max{2}[9]] R:min{2}[max{2}[3] max{8}[0]]]"
TO_TWO = {"format": "plywood-exercise/1", "kind": "horizon", "tree": TIED, "given": {"depths": [2]}}


@pytest.mark.parametrize(
    ("table", "pick"),
    [
        ({"kind": "opponents", "tree": "max[L:min[4 9] R:min[4 5]]"}, "min.move:pick"),
        (
            {
                "kind": "features",
                "given": {"weights": {"a": 1, "b": 2}, "positions": {"L": [2, 1], "R": [0, 2]}},
            },
            "best:pick",
        ),
        (
            {"kind": "evaluation", "game": {"name": "tictactoe", "board": "____X____", "depth": 1}},
            "move:pick",
        ),
        (TO_TWO | {"rules": {"ties": "any"}}, "2.move:pick"),
    ],
)
def test_every_equally_good_option_is_right_where_no_convention_chooses_one(table, pick):
    exercise = exercise_from_table({"format": "plywood-exercise/1", **table})
    right = solution(exercise)
    blank = next(each for each in exercise.blanks if exercise.key(each) == pick)
    good = [
        letter
        for letter in items_of(exercise)[blank.item].letters
        if check(exercise, typed(right, exercise) | {blank: letter}).remarks[-1].verdict
        is Verdict.RIGHT
    ]
    assert len(good) > 1


def test_a_convention_that_chooses_among_equals_is_said_where_it_does():
    exercise = exercise_from_table(TO_TWO)
    right = typed(solution(exercise), exercise)
    blank = next(each for each in exercise.blanks if exercise.key(each) == "2.move:pick")
    assert right[blank] == "1"
    remark = next(
        each for each in check(exercise, right | {blank: "2"}).remarks if each.blank == blank
    )
    assert remark.verdict is Verdict.WRONG
    assert say(remark.text).startswith(
        "1) L is right, not 2) R. L, R are worth 2 each, and no other is better; "
        "the first of equals is taken."
    )


def test_a_bound_that_only_looks_as_good_as_the_best_value_is_shown_as_a_bound():
    exercise = asked("alpha-beta", "max[min[5 6] min[5 1]]")
    move = Blank(0, Ask.BEST)
    answers = {Blank(exercise.tree.find("1.1"), Ask.CUT): True, move: "1"}
    remarks = {each.blank: each for each in check(exercise, answers).remarks}
    assert (
        say(remarks[move].text)
        == "At A MAX has 5, ≤\N{NO-BREAK SPACE}5 to choose from, and takes B, not C."
    )
    strict = asked("alpha-beta", "max[min[5 6] min[9 5]]", Rules(cut_on_equal=False))
    remarks = {each.blank: each for each in check(strict, {move: "1"}).remarks}
    assert say(remarks[move].text).endswith("takes B, not C; the first of equals is taken.")


@pytest.mark.parametrize(
    ("tree", "best", "told"),
    [
        (
            "max[min[5 6] min[5 7 2] min[9 5]]",
            "D",
            "At A MAX has 5, ≤ 5, 5 to choose from, and takes D, not C; "
            "the last of equals is taken.",
        ),
        (
            "max[min[5 6] min[5 7 2]]",
            "B",
            "At A MAX has 5, ≤ 5 to choose from, and takes B, not C.",
        ),
    ],
)
def test_the_last_of_equals_is_one_that_is_known_to_be_as_good(tree, best, told):
    exercise = asked("alpha-beta", tree, Rules(ties=Ties.LAST))
    move, right = Blank(GameTree.ROOT, Ask.BEST), typed(solution(exercise))
    assert check(exercise, {**right, move: best}).score == check(exercise, right).maximum
    remarks = {each.blank: each for each in check(exercise, {**right, move: "C"}).remarks}
    assert remarks[move].verdict is Verdict.WRONG
    assert say(remarks[move].text).replace("\N{NO-BREAK SPACE}", " ") == told


def test_what_is_known_of_a_child_is_what_the_student_says_of_it():
    bound = Rules(ties=Ties.LAST, fail=Fail.BOUND)
    exercise = asked("alpha-beta", "max[min[5 6] min[5 7 2]]", bound)
    move, value = Blank(GameTree.ROOT, Ask.BEST), Blank(exercise.tree.find("1"), Ask.VALUE)
    answers = typed(solution(exercise)) | {value: "= 5", move: "C"}
    verdicts = {each.blank: each.verdict for each in check(exercise, answers).remarks}
    assert (verdicts[value], verdicts[move]) == (Verdict.WRONG, Verdict.FOLLOWS)
