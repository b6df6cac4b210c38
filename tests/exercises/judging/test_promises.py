"""What is promised of checking and diagnosis, each where a little less would go unseen."""

import os
from enum import Enum
from fractions import Fraction

import pytest
from asking import asked, typed
from slips import slip
from student import Student

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Blank
from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes
from exercises.judging.check import judge
from exercises.kinds import KINDS
from exercises.making.codes import exercise_of
from exercises.misconceptions.table import VARIANTS
from exercises.solution import solution
from exercises.wording.feedback import check
from search.methods import METHODS
from search.rules import RULES

MEBIBYTE = 2**20


@pytest.mark.parametrize("kind", ["cuts", "alpha-beta", "best-line", "minimax"])
def test_nobody_is_accused_for_one_slip(kind):
    for seed in range(8):
        exercise, dice = exercise_of(f"{kind}-1-0000{seed}"), Dice(str(seed))
        for blank in exercise.blanks:
            entry = slip(exercise, blank, solution(exercise).get(blank), dice)
            if entry is not None:
                diagnosis = check(
                    exercise, typed(Student(exercise, {blank: entry}).answers)
                ).diagnosis
                assert diagnosis.named is None
                assert diagnosis.candidates == ()


@pytest.mark.parametrize(
    ("others", "named"), [(0, "EX-UNWEIGHTED"), (1, "EX-UNWEIGHTED"), (2, None)]
)
def test_a_mistake_is_named_where_it_explains_eleven_entries_of_twelve(others, named):
    exercise = exercise_of("expectimax-5-00001")
    answers = VARIANTS["EX-UNWEIGHTED"].answers(exercise)
    assert len(answers) == 15
    for blank in list(answers)[:others]:
        answers[blank] += 100
    assert check(exercise, typed(answers)).diagnosis.named == named


@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_that_a_method_has_no_use_for_changes_nothing(kind):
    exercise = exercise_of(f"{kind}-2-00003")
    idle = RULES.keys() - METHODS[exercise.method].rules
    choices = {name: RULES[name] for name in idle if isinstance(RULES[name].usual, bool | Enum)}
    others = {
        name: not rule.usual if rule.value_type is bool else list(rule.value_type)[-1]
        for name, rule in choices.items()
    }
    other = exercise._replace(rules=exercise.rules._replace(**others))
    assert solution(other) == solution(exercise)
    feedback = check(other, typed(solution(exercise), exercise))
    assert feedback.score == feedback.maximum


def test_a_false_cut_takes_off_half_of_what_a_right_one_earns():
    exercise = asked("cuts", "max[min[3 5] min[2 9] min[8 7]]")
    marks = {Blank(exercise.tree.find(path), Ask.CUT): True for path in ("1.1", "2.1")}
    right = check(exercise, dict.fromkeys(solution(exercise), True))
    assert right.score == right.maximum == 1
    assert check(exercise, marks).score == Fraction(1, 2)


def test_a_bound_is_held_by_the_nearest_ancestor_that_moved_it():
    exercise = asked("windows", "max[4 min[9 max[min[6 8] min[7 2]]]]")
    find, followed = exercise.tree.find, judge(exercise, {}).followed
    assert followed.bound_holder(find("1.1.1"), beta=False) == find("1.1")
    assert followed.bound_holder(find("1.1.1"), beta=True) == find("1")
    assert followed.bound_holder(find("1.1"), beta=False) == find("")
    assert followed.bound_holder(find("1"), beta=True) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
def test_a_pipe_is_refused_before_it_could_keep_us_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="is a pipe or a device: name an ordinary file"):
        read_bytes(tmp_path / "pipe")


def test_a_window_that_moved_past_a_missed_cut_is_no_slip_beside_a_false_cut():
    tree = "max[min[max[9 8] max[7 3] max[4 3]] min[max[9 7] max[1 2] max[3 1]]]"
    exercise = asked("alpha-beta", tree)
    missed, false = (Blank(exercise.tree.find(path), Ask.CUT) for path in ("1.2", "0.0.0"))
    answers = Student(exercise, {missed: False, false: True}, moves_window=True).answers
    judged = judge(exercise, typed(answers))
    assert judged.followed.wrong == {missed, false}
