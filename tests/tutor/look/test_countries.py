"""The same in every country: numbers are read and shown alike, whatever the machine is set to."""

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import hands
import pytest
from hands import (
    CONTROL,
    choose_file,
    choose_method,
    fill_by_keys,
    fill_by_mouse,
    focused,
    open_code,
    press,
)
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSpinBox

from exercises.exam.spec_reading import read_quiz
from search.roots import Root
from search.tree import NodeId
from tutor.explore.rules_dialog import RulesDialog

COUNTRIES = ["de_DE", "tr_TR", "ar_EG"]
ROOT = Path(__file__).parents[3]
ARABIC = str.maketrans("0123456789.", "٠١٢٣٤٥٦٧٨٩٫")


@pytest.fixture(params=COUNTRIES)
def country(request):
    """The window opens on a machine of another country."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def type_signs(text):
    """Type signs, also those that are on no English keyboard."""
    plain = Qt.KeyboardModifier.NoModifier
    for sign in text:
        QApplication.sendEvent(focused(), QKeyEvent(QEvent.Type.KeyPress, 0, plain, sign))


def type_into(box, text):
    box.setFocus()
    box.selectAll()
    type_signs(text)
    press(Qt.Key.Key_Return)


def click_up(box):
    """Click the upper arrow of a box."""
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    arrow = box.style().subControlRect(
        QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxUp, box
    )
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=arrow.center())


@pytest.mark.usefixtures("country")
def test_points_are_typed_with_a_comma_or_a_point_and_shown_with_a_point(
    quizzes, monkeypatch, tmp_path
):
    def story(page):
        box = page.side.question.points

        def points():
            return page.model.quiz.questions[0].points

        for typed in ("2.5", "2,5", "2.5".translate(ARABIC)):
            type_into(box, "7")
            type_into(box, typed)
            assert (points(), box.text()) == (2.5, "2.5")
        click_up(box)
        page.side.list.setFocus()
        assert (points(), box.text()) == (3.5, "3.5")
        choose_file(monkeypatch, tmp_path / "quiz.toml")
        press(Qt.Key.Key_S, CONTROL)
        assert read_quiz(tmp_path / "quiz.toml").questions[0].points == 3.5

    quizzes(story)


@pytest.mark.usefixtures("country")
def test_a_whole_number_is_never_made_of_one_with_a_comma(quizzes):
    def story(page):
        box = page.side.question.count
        type_into(box, "12".translate(ARABIC))
        assert (box.value(), box.text()) == (12, "12")
        for pasted in ("2,5", "2.5", "1.000"):
            QApplication.clipboard().setText(pasted)
            box.lineEdit().selectAll()
            box.lineEdit().paste()
            press(Qt.Key.Key_Return)
            assert page.model.quiz.questions[0].count == 12

    quizzes(story)


@pytest.mark.usefixtures("country")
def test_exercises_are_solved_by_keys_and_by_mouse(tell_story, qtbot):
    def story(window):
        for kind, fill in (
            ("alpha-beta", fill_by_keys),
            ("expectimax", fill_by_mouse),
            ("interval", fill_by_keys),
            ("ordering", fill_by_mouse),
        ):
            page = open_code(qtbot, window, f"{kind}-3-00002")
            fill(page)
            page.check()
            assert page.session.feedback.score == page.session.feedback.maximum

    tell_story(story)


def test_numbers_with_decimals_are_typed_as_the_country_writes_them(
    country, tell_story, qtbot, monkeypatch
):
    signs = ARABIC if country == "ar_EG" else str.maketrans(".", ",")
    monkeypatch.setattr(hands, "type_text", lambda text: type_signs(text.translate(signs)))

    def story(window):
        for code in ("ucb1-1-00002", "opponents-2-00002", "features-2-00002"):
            page = open_code(qtbot, window, code)
            fill_by_keys(page)
            page.check()
            assert page.session.feedback.score == page.session.feedback.maximum, code

    tell_story(story)


@pytest.mark.usefixtures("country")
def test_an_entry_is_typed_on_any_keyboard(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-1-00001")
        page.canvas.setFocus()
        for typed in ("2.5", "2.5".translate(ARABIC)):
            page.session.write("")
            type_signs(typed)
            assert page.session.sheet.typed[page.session.blank] == "2.5"

    tell_story(story)


@pytest.mark.usefixtures("country")
def test_payoffs_odds_and_bounds_are_typed_with_commas_or_points(explore):
    def story(page):
        for typed in ("2.5", "2,5", "2.5".translate(ARABIC), "5/2"):
            page.model.select(NodeId(4))
            page.canvases[0].setFocus()
            type_signs("7")
            press(Qt.Key.Key_Return)
            type_signs(typed)
            press(Qt.Key.Key_Return)
            assert page.model.tree.payoffs[NodeId(4)] == Fraction(5, 2), typed
        page.model.select(NodeId(1))
        for typed in ("1/4, 3/4", "0.25 0.75", "0,25; 0,75", "0.25؛ 0.75".translate(ARABIC)):
            page.node.odds.setText("1/2, 1/2")
            page.node.odds.editingFinished.emit()
            page.node.odds.setText(typed)
            page.node.odds.editingFinished.emit()
            odds = page.model.tree.shape.odds[NodeId(1)]
            assert odds == (Fraction(1, 4), Fraction(3, 4)), typed

    explore(story, "max[chance[1/2*8 1/2*4] 3]")


@pytest.mark.usefixtures("country")
def test_a_window_is_typed_with_commas_between_its_ends_or_in_them_and_so_is_c(explore):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        for typed in ("2.5, 9", "2,5; 9", "5/2 9"):
            dialog.edits["window"].setText("")
            dialog.edits["window"].setText(typed)
            dialog.edits["window"].editingFinished.emit()
            assert page.model.plans[0].rules.window == (Fraction(5, 2), 9), typed
        dialog.close()
        choose_method(page, "mcts")
        page.methods.buttons[0].click()
        dialog = page.methods.findChildren(RulesDialog)[-1]
        for typed in ("1.5", "1,5", "1.5".translate(ARABIC)):
            dialog.edits["exploration"].setText("2")
            dialog.edits["exploration"].editingFinished.emit()
            dialog.edits["exploration"].setText(typed)
            dialog.edits["exploration"].editingFinished.emit()
            assert page.model.plans[0].rules.exploration == Root(Fraction(9, 4)), typed
        dialog.close()

    explore(story)


def test_a_tree_is_drawn_alike_for_whoever_reads_from_right_to_left(tell_story, qtbot, qapp):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-00002")
        page.canvas.setFixedSize(700, 400)
        before = page.canvas.grab().toImage()
        qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        try:
            assert page.canvas.grab().toImage() == before
            fill_by_mouse(page)
            page.check()
            assert page.session.feedback.score == page.session.feedback.maximum
        finally:
            qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    tell_story(story)


CHILD = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import main
sys.path += ["tests/tutor", "tests/tutor/look"]
from test_countries import click_up
from tutor.window import MainWindow

def story():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    window.turn_to("quizzes")
    box = window.page.side.question.points
    box.setValue(2.5)
    click_up(box)
    print(window.page.model.quiz.questions[0].points, QApplication.layoutDirection().name)
    window.close()

sys.argv = ["plywood"]
QTimer.singleShot(0, story)
QApplication(["plywood"])
main.main()
"""


@pytest.mark.parametrize("name", COUNTRIES)
def test_a_click_adds_one_point_where_the_machine_says_the_country(name, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": f"{name}.UTF-8", "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "3.5 LeftToRight\n", done.stderr
