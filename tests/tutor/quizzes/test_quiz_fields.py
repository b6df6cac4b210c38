"""Every field of a quiz can be filled in on its page."""

import pytest
from hands import CONTROL, choose_file, press, type_text, wait_for_pages
from PIL import Image
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit
from rectangles import settle

from exercises.exam.spec_reading import read_quiz
from tutor.widgets.actions import QUIZ_KEYS

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
        question = page.model.quiz.questions[0]
        assert (question.title, question.text, question.answer) == ("Warm-up", "Why?", "So.")
        card.text_points.setFocus()
        press(Qt.Key.Key_Up)
        assert page.model.quiz.questions[0].text_points == 3
        write_into(card.text, " ")
        press(Qt.Key.Key_Backspace)
        assert not card.answer.isEnabled()
        assert not card.text_points.isEnabled()
        page.undo.undo()
        assert card.answer.isEnabled()

    quizzes(story)


def test_names_of_fields_stand_in_the_middle_of_their_height(quizzes):
    def story(page):
        settle(page)
        card = page.side.question
        name = next(label for label in card.findChildren(QLabel) if label.text() == "Tree")
        assert abs(name.geometry().center().y() - card.tree.geometry().center().y()) <= 1

    quizzes(story)


def test_a_recipe_is_written_on_one_line_and_taken_away_again(quizzes, qtbot):
    def story(page):
        card = page.side.question
        write_into(card.recipe, "widths = [2, 2], leaves = [0, 5], layers = ['max', 'min']")
        press(Qt.Key.Key_Return)
        question = page.model.quiz.questions[0]
        assert question.recipe == {"widths": [2, 2], "leaves": [0, 5], "layers": ["max", "min"]}
        assert question.level is None
        wait_for_pages(qtbot, page)
        tree = page.facts[0].exercise.tree
        assert len(tree.leaves) == 4
        write_into(card.recipe, " ")
        press(Qt.Key.Key_Return)
        question = page.model.quiz.questions[0]
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
def test_a_recipe_that_cannot_be_is_refused_above_the_pages(quizzes, text, said):
    def story(page):
        card = page.side.question
        before = page.model.quiz
        write_into(card.recipe, text)
        press(Qt.Key.Key_Return)
        assert card.trouble.isVisible()
        assert said in card.trouble.text()
        assert page.model.quiz is before

    quizzes(story)


@pytest.mark.parametrize(("field", "text"), [("tree", "[[3 12"), ("recipe", "widths = 2")])
def test_an_export_is_refused_while_a_line_cannot_be_taken(
    quizzes, qtbot, tmp_path, monkeypatch, field, text
):
    asked = []
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: asked.append(1))

    def story(page):
        page.model.select(1)
        card = page.side.question
        write_into(getattr(card, field), text)
        page.file_actions.export()
        assert page.news.startswith(f"Question 2, {field.title()}: ")
        assert not asked
        write_into(getattr(card, field), " ")
        page.file_actions.export()
        assert asked

    quizzes(story)


def test_a_line_that_cannot_be_taken_moves_nothing_in_its_form(quizzes):
    def story(page):
        card = page.side.question
        settle(page)
        edits = card.findChildren(QLineEdit)
        places = [edit.mapTo(page, edit.pos()) for edit in edits]
        write_into(card.tree, "[[3 12")
        press(Qt.Key.Key_Return)
        settle(page)
        assert card.trouble.isVisible()
        assert card.trouble.text().startswith("Question 1, Tree: column 7")
        assert [edit.mapTo(page, edit.pos()) for edit in edits] == places

    quizzes(story)


def test_the_logo_is_chosen_and_printed(quizzes, qtbot, tmp_path, monkeypatch):
    logo = tmp_path / "logo.png"
    Image.new("RGB", (40, 20), "black").save(logo)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(logo), ""))

    def story(page):
        page.side.turn_to(1)
        page.side.sheet.choose_file("logo")
        assert page.model.quiz.logo == str(logo)
        wait_for_pages(qtbot, page)
        assert b"/Subtype /Image" in page.preview_pages.printed.pdf
        with qtbot.waitSignal(page.preview_maker.failed):
            write_into(page.side.sheet.files["logo"], str(tmp_path / "none.png"))
            press(Qt.Key.Key_Return)
        assert "logo" in page.preview.trouble.text()

    quizzes(story)


def test_what_is_typed_into_leaves_the_keys_of_the_page_to_it(quizzes):
    def story(page):
        card, sheet = page.side.question, page.side.sheet
        for control in (card.tree, card.title, card.points, card.lines, sheet.files["roster"]):
            for key in set(QUIZ_KEYS.values()) - {"Delete"}:  # which is a key of the list alone
                combination = QKeySequence(key)[0]
                claim = QKeyEvent(
                    QEvent.Type.ShortcutOverride,
                    combination.key(),
                    combination.keyboardModifiers(),
                )
                QApplication.sendEvent(control, claim)
                assert not claim.isAccepted(), key

    quizzes(story)


def test_the_language_of_the_sheets_is_shown(quizzes):
    def story(page):
        assert page.side.sheet.choices["language"].currentText() == "English"

    quizzes(story)


def test_saving_keeps_what_somebody_wrote_into_the_file(quizzes, tmp_path, monkeypatch):
    file = tmp_path / "mine.toml"
    file.write_text(COMMENTED)
    choose_file(monkeypatch, file)

    def story(page):
        press(Qt.Key.Key_O, CONTROL)
        page.model.change(title='A # sign, and "quotes"')
        press(Qt.Key.Key_S, CONTROL)
        assert "# the final" in file.read_text()
        assert read_quiz(file) == page.model.quiz

    quizzes(story)
