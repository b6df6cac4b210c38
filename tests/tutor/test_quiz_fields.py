"""Every field of a quiz can be filled in on its page."""

import pytest
from hands import press, type_text
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from test_quiz_stories import CONTROL, choose_file, quizzes, wait_for_pages

from exercises.exam.spec import read_quiz

__all__ = ["quizzes"]
COMMENTED = """title = "Mine"   # the final
[[questions]]
kind = "minimax"
level = 1
"""


def write_into(edit, text):
    edit.setFocus()
    edit.selectAll()
    type_text(text)


def test_title_and_model_answer_are_written_for_the_question(quizzes, qtbot):
    def story(page):
        card = page.side.question
        write_into(card.title, "Warm-up")
        write_into(card.text, "Why?")
        write_into(card.answer, "So.")
        question = page.desk.quiz.questions[0]
        assert (question.title, question.text, question.answer) == ("Warm-up", "Why?", "So.")
        write_into(card.text, " ")
        press(Qt.Key.Key_Backspace)
        assert not card.answer.isEnabled()
        page.undo.undo()
        assert card.answer.isEnabled()

    quizzes(story)


def test_a_recipe_is_written_on_one_line_and_taken_away_again(quizzes, qtbot):
    def story(page):
        card = page.side.question
        write_into(card.recipe, "widths = [2, 2], leaves = [0, 5], layers = ['max', 'min']")
        press(Qt.Key.Key_Return)
        question = page.desk.quiz.questions[0]
        assert question.recipe == {"widths": [2, 2], "leaves": [0, 5], "layers": ["max", "min"]}
        assert question.level is None
        wait_for_pages(qtbot, page)
        tree = page.facts[0].exercise.tree
        assert len(tree.leaves) == 4
        write_into(card.recipe, " ")
        press(Qt.Key.Key_Return)
        question = page.desk.quiz.questions[0]
        assert question.recipe is None
        assert question.level is not None

    quizzes(story)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("widths = 2", "widths"),
        ("nonsense", "This is no recipe"),
        ("wide = [2, 2]", "wide: recipes have no such field"),
    ],
)
def test_a_recipe_that_cannot_be_is_refused_below_its_line(quizzes, text, said):
    def story(page):
        card = page.side.question
        before = page.desk.quiz
        write_into(card.recipe, text)
        press(Qt.Key.Key_Return)
        assert card.trouble.isVisible()
        assert said in card.trouble.text()
        assert page.desk.quiz is before

    quizzes(story)


def test_the_logo_is_chosen_and_printed(quizzes, qtbot, tmp_path, monkeypatch):
    logo = tmp_path / "logo.png"
    Image.new("RGB", (40, 20), "black").save(logo)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(logo), ""))

    def story(page):
        page.side.turn_to(1)
        page.side.sheet.choose_file("logo")
        assert page.desk.quiz.logo == str(logo)
        wait_for_pages(qtbot, page)
        assert b"/Subtype /Image" in page.proof.pdf
        with qtbot.waitSignal(page.proofs.failed):
            write_into(page.side.sheet.files["logo"], str(tmp_path / "none.png"))
            press(Qt.Key.Key_Return)
        assert "logo" in page.preview.trouble.text()

    quizzes(story)


def test_the_language_of_the_sheets_is_shown(quizzes):
    def story(page):
        assert page.side.sheet.language.currentText() == "English"

    quizzes(story)


@pytest.mark.parametrize("agrees", [True, False])
def test_comments_are_dropped_only_where_a_person_agrees(quizzes, tmp_path, monkeypatch, agrees):
    file = tmp_path / "mine.toml"
    file.write_text(COMMENTED)
    answer = QMessageBox.StandardButton.Yes if agrees else QMessageBox.StandardButton.Cancel
    asked = []

    def question(_parent, _title, text, *_):
        asked.append(text)
        return answer

    monkeypatch.setattr(QMessageBox, "question", question)
    choose_file(monkeypatch, file)

    def story(page):
        press(Qt.Key.Key_O, CONTROL)
        page.desk.change(course='A # sign, and "quotes"')
        press(Qt.Key.Key_S, CONTROL)
        assert "mine.toml holds comments" in asked[0]
        assert (file.read_text() == COMMENTED) is not agrees
        if agrees:
            page.desk.change(title="Mine again")
            press(Qt.Key.Key_S, CONTROL)
            assert read_quiz(file).title == "Mine again"
            assert len(asked) == 1, "what the page wrote itself has no comments to lose"

    quizzes(story)
