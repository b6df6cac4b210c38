"""The page speaks of its own controls where a quiz can't be made or saved."""

import pytest

from exercises.exam.quiz_file import save
from exercises.exam.spec import Question, Quiz, SpecError, question_number
from exercises.files.file_error import FileError
from exercises.making.recipe import RecipeError
from resources.words import languages, message, placed
from tutor.look.language import tell
from tutor.quizzes.trouble import CONTROLS, told


def test_every_field_of_a_quiz_that_the_page_has_a_control_for_is_named_as_there(qapp):
    fields = {*Quiz.__struct_fields__, *Question.__struct_fields__}
    assert set(CONTROLS) <= fields
    for field, control in CONTROLS.items():
        limits = message("spec-limits", least="0", most="10", given="12")
        said = told(SpecError(placed(limits, message("quiz-this"), question_number(2), field)))
        assert said.lower().startswith(f"question 2: {tell(control).lower()}: from 0")
        assert "_" not in said


@pytest.mark.parametrize(("key", "choice"), [("sum", "matched"), ("scarce", "isomorphic")])
def test_the_choices_of_fairness_are_called_as_on_the_page(key, choice, qapp):
    given = {"most": 2, "tried": 9, "needed": 3, "choice": message(f"fairness-{choice}")}
    said = told(RecipeError(placed(message(f"fairness-{key}", **given), "fairness")))
    assert tell(f"quiz-fairness-{choice}") in said
    assert "matched" not in said
    assert "isomorphic" not in said


def test_what_is_no_field_stays_as_it_is(qapp):
    full = message("folder-unchanged", file="title", why="disk full")
    assert told(FileError(placed(full, "/a/b"))).startswith("/a/b: title can't be")


def test_a_quiz_without_a_title_is_not_saved_and_names_the_control(qapp, tmp_path):
    quiz = Quiz(title="", questions=[Question(kind="minimax", level=1)], language=languages()[0])
    with pytest.raises(ValueError, match="title") as refused:
        save(quiz, tmp_path / "quiz.toml")
    assert told(refused.value).startswith(f"{tell('quiz-title')}: ")
