"""An exercise keeps what is worked out about it, for itself."""

import pickle

from exercises.exercise import Verdict
from exercises.making.codes import exercise_of
from exercises.wording.feedback import check


def test_an_exercise_that_was_checked_goes_to_another_process_bare():
    exercise = exercise_of("cuts-3-00005")
    feedback = check(exercise, dict.fromkeys(exercise.blanks, True))
    assert any(each.verdict is Verdict.WRONG for each in feedback.remarks)
    assert "predictions" in vars(exercise)
    other = pickle.loads(pickle.dumps(exercise))
    assert (other.tree.payoffs, other.blanks, vars(other)) == (
        exercise.tree.payoffs,
        exercise.blanks,
        {},
    )
