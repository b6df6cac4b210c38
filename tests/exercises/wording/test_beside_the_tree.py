"""What is said of questions beside the tree: the right answer, and why, told by a search."""

from __future__ import annotations

import os

import pytest
from asking import asked as on_tree
from asking import typed
from generated import generated, kind_levels
from replay import Replay
from slips import slip
from truths.core import Context, is_true

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Exercise, Verdict
from exercises.exercise_files.exercise_file import blank_of, exercise_from_table
from exercises.judging.check import judge
from exercises.kinds import KINDS, items_of, source_exercise
from exercises.making.codes import exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from exercises.wording.remarks import remark
from exercises.wording.worked import worked
from resources.words import Message, say

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
"""`make stress` takes 300."""
SLIPS = 8 if SEEDS > 1 else 1000
"""At how many blanks somebody slips: at all of one tree, at some of many."""
BESIDE = kind_levels(fits=lambda kind: KINDS[kind].items is not None)
QUIZ = {
    "format": "plywood-exercise/1",
    "kind": "choice",
    "tree": "max[min[max[10 6] max[100 8]] min[max[1 2] max[20 4]]]",
    "given": {"value": [10, 100, 2, 4]},
}
"""The value of the top node, as a public quiz asks for it."""


def shown(exercise: Exercise, blank) -> str:
    """The right answer as sentences have it."""
    value = items_of(exercise)[blank.item].said(solution(exercise)[blank])
    return say(value) if isinstance(value, Message) else str(value)


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), BESIDE)
def test_a_wrong_answer_is_told_the_right_one(kind, level):
    for seed in range(SEEDS):
        exercise, dice = generated(kind, level, seed), Dice(str(seed))
        right = solution(exercise)
        told = [say(sentence) for sentence in worked(exercise)]
        for blank in dice.some_of(list(right), min(SLIPS, len(right))):
            entry = slip(exercise, blank, right[blank], dice)
            if entry is None:
                continue  # every option is as good
            feedback = check(exercise, typed({**right, blank: entry}, exercise))
            if feedback.diagnosis.elsewhere:
                continue  # another course has it so
            judged = feedback.judged
            (wrong,) = (each for each in judged.judgements if each.verdict is Verdict.WRONG)
            assert wrong.blank == blank
            marks = {Ask.TICK: "to be ticked", Ask.CUT: "crossed out"}
            due = marks.get(blank.ask) or shown(exercise, blank)
            assert due in say(remark(exercise, judged, wrong))
            assert any(shown(exercise, blank) in sentence for sentence in told)


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_choice_is_explained_and_hinted_at_by_what_is_true_of_its_tree(level):
    for seed in range(SEEDS):
        exercise = generated("choice", level, seed)
        feedback = check(exercise, {})
        for blank in exercise.blanks:
            source = items_of(exercise)[blank.item].source
            asked = source_exercise(exercise, source)
            entry = solution(asked)[source.blank]
            replay = Replay(asked)
            context = Context(asked, source.blank, entry, right=entry, r=replay, plain=replay)
            said = [hint(exercise, feedback.judged, blank, step) for step in (1, 2)]
            said.append(dict(hint(exercise, feedback.judged, blank, HINTS).values)["why"])
            assert all(is_true(context, each) for each in (*said, *conventions(asked).values()))


def test_a_wrong_option_is_told_by_the_mistake_that_comes_to_it():
    exercise = exercise_from_table(QUIZ)
    (blank,) = exercise.blanks
    assert solution(exercise) == {blank: "a"}
    remark = check(exercise, {blank: "2"}).remarks[0]
    assert remark.verdict is Verdict.WRONG
    assert say(remark.text) == (
        "a) 10 is right, not c) 2. A is MAX's: the largest of 10, 2 is 10. "
        "“c) 2” may come from this mistake: the root chooses as the other player would."
    )


def test_a_pick_is_read_by_its_letter_or_by_what_it_says():
    exercise = exercise_from_table(QUIZ)
    for text in ("a", "A", "a)", "(a)", "10", " 10.0 "):
        assert check(exercise, {exercise.blanks[0]: text}).score == 1, text


def test_a_pick_among_letters_is_read_by_number():
    table = {**QUIZ, "given": {"move": ["B", "C"]}}
    exercise = exercise_from_table(table)
    for text in ("1", "1)", "B", "b"):
        assert check(exercise, {exercise.blanks[0]: text}).score == 1, text
    assert check(exercise, {exercise.blanks[0]: "C"}).score == 0


def test_the_conventions_of_a_choice_are_those_of_what_it_asks_about():
    plain = exercise_from_table(QUIZ)
    assert conventions(plain) == conventions(on_tree("minimax", QUIZ["tree"]))


def test_a_pick_by_slipped_entries_is_told_so_and_by_no_mistake_of_its_own():
    exercise = exercise_of("singular-1.3-00001")
    answers = typed(solution(exercise)) | {
        blank_of(exercise, "A.deeper:pick"): "1",
        blank_of(exercise, "move:pick"): "3",
    }
    said = {exercise.key(each.blank): say(each.text) for each in check(exercise, answers).remarks}
    assert said["move:pick"] == (
        "2) C is right, not 3) D. C is worth 12, and no other is better. "
        "This goes by your earlier entries."
    )


def test_a_pick_that_follows_is_no_mistake_to_its_last_hint_either():
    exercise = exercise_of("quiescence-1.9-00001")
    slipped = {"on.B:tick": True, "B:cell": "-8", "A:cell": "7", "move:pick": "2"}
    answers = typed(solution(exercise), exercise)
    answers |= {blank_of(exercise, key): entry for key, entry in slipped.items()}
    judged, move = judge(exercise, answers), blank_of(exercise, "move:pick")
    assert say(hint(exercise, judged, move, HINTS)) == (
        "2) C is right. C is worth 7, and no other is better. This goes by your earlier entries."
    )
