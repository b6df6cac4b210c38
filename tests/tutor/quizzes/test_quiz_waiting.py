"""Quizzes that take long: they say how far they are at once, and stop when they are told to."""

from itertools import count

import pytest
from hands import CONTROL, press, wait_for_pages
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QFileDialog

from exercises.exam.spec import Fairness, Question
from tutor.widgets.waiting import Waiting

ROLLS = count()
"""Other trees for each story: those that one has made, the next would find ready."""


def ask_much(page):
    """Trees of one fingerprint that are searched for through hundreds."""
    slow = [Question(kind="max-n-cuts", level=5, roll=next(ROLLS))]
    page.model.change(questions=slow, fairness=Fairness.MATCHED, versions=26)


def test_slow_pages_say_how_far_they_are_and_escape_stops_them(quizzes, qtbot):
    def story(page):
        waiting = page.preview.findChild(Waiting)
        assert not waiting.isVisible()
        ask_much(page)
        with qtbot.waitSignal(page.preview_maker.work.progressed):
            pass
        qtbot.waitUntil(waiting.isVisible)
        qtbot.waitUntil(lambda: "more" in waiting.status.text())
        with qtbot.waitSignal(page.preview_maker.failed):
            press(Qt.Key.Key_Escape)
        assert not waiting.isVisible()
        assert not page.preview_maker.work.busy
        assert page.preview.trouble.text().startswith("Stopped")
        page.undo.undo()
        wait_for_pages(qtbot, page)
        assert not page.preview.trouble.isVisible()

    quizzes(story)


def test_a_change_gives_slow_pages_up(quizzes, qtbot):
    def story(page):
        ask_much(page)
        with qtbot.waitSignal(page.preview_maker.work.slow, check_params_cb=bool):
            pass
        page.undo.undo()
        wait_for_pages(qtbot, page)
        qtbot.waitUntil(lambda: QThreadPool.globalInstance().activeThreadCount() == 0)

    quizzes(story)


@pytest.mark.parametrize("escape", [True, False])
def test_an_export_says_how_far_its_trees_are_and_can_be_cancelled(
    quizzes, qtbot, tmp_path, monkeypatch, escape
):
    folder = tmp_path / "quizzes" / "out"
    folder.mkdir(parents=True)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))

    def story(page):
        ask_much(page)
        press(Qt.Key.Key_E, CONTROL)
        assert page.bar.currentIndex() == 1
        exporting = page.file_actions.exporting
        with qtbot.waitSignal(exporting.work.progressed):
            pass
        assert page.bar.status.text().startswith("Making the trees")
        assert not page.preview.findChild(Waiting).isVisible()
        with qtbot.waitSignal(exporting.ended):
            if escape:
                press(Qt.Key.Key_Escape)
            else:
                page.bar.cancel.click()
        assert page.news.startswith("Cancelled")
        assert list(folder.parent.iterdir()) == [folder]
        assert list(folder.iterdir()) == []

    quizzes(story)
