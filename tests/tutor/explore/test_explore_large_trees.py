"""Large trees: opened, searched and written while the window lives."""

from random import Random

import pytest
from hands import CONTROL, press
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QFileDialog

from exercises.exploring import tree_sources
from search import notation
from search.tree import NodeId
from tutor.widgets.waiting import Waiting


def branching(plies, width, dice=None):
    """A uniform tree as notation."""
    dice = dice or Random(1)
    if plies == 0:
        return str(dice.randint(-99, 99))
    return f"[{' '.join(branching(plies - 1, width, dice) for _ in range(width))}]"


@pytest.fixture
def large_file(tmp_path):
    file = tmp_path / "large.txt"
    file.write_text(branching(7, 4))
    return file


def waiting(page):
    return [each for each in page.findChildren(Waiting) if each.isVisible()]


def test_a_large_tree_is_opened_while_the_window_lives_or_given_up(
    explore, qtbot, hold_threads, large_file
):
    """Nobody is asked about it."""

    def story(page):
        before = page.model.tree
        with hold_threads():
            page.open(str(large_file))
            qtbot.waitUntil(lambda: waiting(page) != [])
            press(Qt.Key.Key_Down)
            assert page.model.node == NodeId(1)
            press(Qt.Key.Key_Escape)
            assert waiting(page) == []
        QThreadPool.globalInstance().waitForDone()
        assert page.model.tree is before
        with qtbot.waitSignal(page.model.tree_loaded):
            page.open(str(large_file))
        assert len(page.model.tree) == 21_845
        assert "It returns" in page.captions[0].text()
        page.menus.fill_questions()
        assert [each.isEnabled() for each in page.menus.questions.actions()] == [False]
        with qtbot.waitSignal(page.model.tree_loaded):
            press(Qt.Key.Key_Insert)
        assert len(page.model.tree) == 21_846
        press(Qt.Key.Key_Z, CONTROL)
        press(Qt.Key.Key_Z, CONTROL)
        assert page.model.tree is before

    explore(story)


def test_a_long_search_is_stopped_and_begun_again(explore, qtbot):
    def story(page):
        player, searching = page.model.player, page.model.searching
        once = Qt.ConnectionType.SingleShotConnection
        searching.progressed.connect(lambda *_: searching.cancel(), once)
        with qtbot.waitSignal(searching.progressed):
            page.open(notation.read(branching(2, 44)))
        press(Qt.Key.Key_Down)
        assert page.model.node == NodeId(1)
        QThreadPool.globalInstance().waitForDone()
        assert player.length == 0
        assert page.captions[0].text().startswith("Not searched yet")
        page.methods.methods[0].activated.emit(0)
        qtbot.waitUntil(lambda: player.length > 0)
        assert page.captions[0].text().startswith("Alpha-beta: ")

    explore(story)


def test_a_large_tree_is_written_whole_or_not_at_all(
    explore, qtbot, hold_threads, tmp_path, monkeypatch
):
    file = tmp_path / "out.graphml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def story(page):
        with qtbot.waitSignal(page.model.tree_loaded):
            page.open(notation.read(branching(6, 4)))
        with hold_threads():
            press(Qt.Key.Key_S, CONTROL)
            page.file_actions.writing.cancel()
        QThreadPool.globalInstance().waitForDone()
        assert not file.exists()
        press(Qt.Key.Key_S, CONTROL)
        qtbot.waitUntil(lambda: page.news == "out.graphml is written.")
        assert tree_sources.read_file(file, "alpha-beta") == page.model.tree

    explore(story)


@pytest.mark.long
@pytest.mark.parametrize("changed", [False, True])
def test_a_large_tree_that_comes_back_has_no_history_but_of_what_was_done_since(
    explore, tell_story, qtbot, large_file, changed
):
    def leave(page):
        with qtbot.waitSignal(page.model.tree_loaded):
            page.open(str(large_file))
        page.window().turn_to("practice")

    def come_back(window):
        window.turn_to("explore")
        model = window.page.model
        if changed:
            press(Qt.Key.Key_Insert)
        with qtbot.waitSignal(model.tree_loaded):
            assert model.work.busy
        assert len(model.tree) == 21_845
        press(Qt.Key.Key_Z, CONTROL)
        assert (len(model.tree) == 21_845) is not changed

    explore(leave)
    tell_story(come_back)


def test_a_notation_that_is_too_long_shows_its_beginning(explore):
    def story(page):
        assert page.line.cursorPosition() == 0

    explore(story, branching(5, 2))
