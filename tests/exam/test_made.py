"""An exam can be printed again years later: the same secret and seed make the same sheets."""

from __future__ import annotations

import pytest
from made import FOLDER, QUIZZES, SECRET, told

from exercises.paper.printed_exam import make


@pytest.mark.parametrize("name", QUIZZES)
def test_an_exam_comes_out_as_it_always_did(name: str) -> None:
    quiz, roster = QUIZZES[name]
    assert told(make(quiz, SECRET, roster)) == (FOLDER / f"{name}.txt").read_text()
