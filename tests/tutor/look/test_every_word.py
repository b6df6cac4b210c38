"""Everything that the window says is in the catalogue: in the pseudo-language all has accents."""

import re
from collections.abc import Iterator

import pytest
from hands import open_code
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QWidget,
)
from rectangles import settle

from exercises.drawing.parts.picture import Text
from exercises.exploring.search_plan import SearchPlan
from exercises.kinds import KINDS
from exercises.matches.match import Match
from search.games.spec import game_from_words
from tests.without_accents import without_accents
from tutor.canvas.canvas import Canvas
from tutor.pages import PAGES

GAMES = (
    "nim 4 --take 1,2",
    "nim 1 2 --last loses",
    "tictactoe XXOO_XO__",
    "line 4",
    "grundy 5",
)
CODE_NAMES = re.compile(
    "(max-|min-|chance-)?value|node|child|depth|limit|move|min|max|best|rest|most|least"
)
"""The names in pseudocode are the same in every language."""
MOMENTS = 12
"""At how many steps of a solution the words are read, at most: the steps are of few kinds."""
pytestmark = pytest.mark.usefixtures("pseudo_language")


def texts(root: QWidget) -> Iterator[str]:
    """All that can be read, pointed at or heard below a widget."""
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.objectName() == "code":
            yield CODE_NAMES.sub("", widget.text())
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        yield from (widget.statusTip(), widget.whatsThis())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QGroupBox | QMenu):
            yield widget.title()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        if isinstance(widget, QAbstractSpinBox):
            yield widget.specialValueText()
        if isinstance(widget, QSpinBox):
            yield from (widget.prefix(), widget.suffix())
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(place) for place in range(widget.count()))
        if isinstance(widget, QAbstractItemView):
            yield from _cells(widget.model())
        if isinstance(widget, Canvas) and widget.drawing is not None:
            shapes = widget.drawing.picture.shapes
            yield from (shape.text for shape in shapes if isinstance(shape, Text))
    for action in root.findChildren(QAction):
        yield from (action.text(), action.toolTip())


def _cells(model: QAbstractItemModel) -> Iterator[str]:
    table = isinstance(model, QAbstractTableModel)
    for column in range(model.columnCount(QModelIndex()) if table else 1):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(model.index(row, column).data(role) or "")


def plain_texts(root: QWidget) -> set[str]:
    settle(root)
    return {text for text in texts(root) if without_accents(text)}


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", KINDS)  # parts that are hidden keep words of the kind before
def test_practice_is_said_in_the_chosen_language(tell_story, qtbot, kind):
    def story(window):
        page = open_code(qtbot, window, f"{kind}-2-00001")
        found = plain_texts(window)
        for blank in page.session.writing[:4]:
            page.session.select(blank.node, blank)
            page.session.write("99")
        page.check()
        page.feedback.turn.click()
        page.hint()
        found |= plain_texts(window)
        page.show_solution()
        player = page.solution.player
        for place in range(0, player.length, 1 + player.length // MOMENTS):
            player.jump(place)
            shown = (*texts(page.solution), *texts(page.canvas))  # settling brings no words
            found |= {text for text in shown if without_accents(text)}
        shape = page.session.exercise.tree.shape
        named = {word.replace("->", "→") for word in (*shape.states, *shape.moves) if word}
        assert "\n".join(text for text in found if not any(word in text for word in named)) == ""

    tell_story(story)


def test_exploring_is_said_in_the_chosen_language(tell_story):
    def story(window):
        window.turn_to("explore")
        page = window.page
        found = plain_texts(window)
        for method in ("minimax", "alpha-beta"):
            page.model.search((SearchPlan(method),))
            page.model.player.jump(page.model.player.length // 2)
            found |= plain_texts(window)
        assert "\n".join(found) == ""

    tell_story(story)


def test_playing_is_said_in_the_chosen_language(tell_story, qtbot):
    def story(window):
        window.turn_to("play")
        page = window.page
        page.moves.always.setChecked(True)
        for game in GAMES:
            page.model.begin(Match(game_from_words(game)))
            found = plain_texts(window)
            while not page.model.match.over:
                qtbot.waitUntil(lambda: page.model.seen is not None)
                found |= plain_texts(window)
                page.model.play(len(page.model.match.moves) - 1)
            found |= plain_texts(window)
            page.choose_rules()
            opened = next(each for each in window.findChildren(QDialog) if each.isVisible())
            found |= plain_texts(opened)
            opened.close()
            assert "\n".join(found) == "", game

    tell_story(story)


def test_quizzes_are_said_in_the_chosen_language(tell_story, qtbot):
    def story(window):
        window.turn_to("quizzes")
        with qtbot.waitSignal(window.page.preview_maker.ready):
            pass
        assert "\n".join(plain_texts(window)) == ""

    tell_story(story)


@pytest.mark.parametrize("dialog", ["show_settings", "show_keys"])
def test_dialogs_are_said_in_the_chosen_language(tell_story, dialog):
    def story(window):
        for page in PAGES:
            window.turn_to(page)
            getattr(window, dialog)()
            opened = next(each for each in window.findChildren(QDialog) if each.isVisible())
            found = plain_texts(opened)
            opened.close()
            assert "\n".join(found) == ""
            QApplication.processEvents()

    tell_story(story)


def test_what_cannot_be_done_is_said_in_the_chosen_language(tell_story, tmp_path):
    def story(window):
        window.turn_to("explore")
        page = window.page
        page.line.setText("[[3 4] [5")
        page.read_line()
        assert page.news
        assert without_accents(page.news) == set()
        page.methods.buttons[0].click()
        opened = next(each for each in window.findChildren(QDialog) if each.isVisible())
        found = plain_texts(opened)
        opened.close()
        assert "\n".join(found) == ""
        window.turn_to("quizzes")
        quiz = tmp_path / "quiz.toml"
        quiz.write_text('title = "1"\n[[questions]]\nkind = "cuts"\nlevel = 9\n', "utf-8")
        window.page.open(quiz)
        assert without_accents(window.page.news) == {"level"}  # a field of the file

    tell_story(story)


def test_a_quiz_that_cannot_be_made_says_so_by_its_controls(tell_story, qtbot):
    def story(window):
        window.turn_to("quizzes")
        page = window.page
        with qtbot.waitSignal(page.preview_maker.failed):
            page.model.change(title="")
        assert page.preview.trouble.text()
        assert without_accents(page.preview.trouble.text()) == set()

    tell_story(story)
