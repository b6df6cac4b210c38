"""What takes long leaves the window alive, says how far it is, and stops when it is told to."""

from threading import Event, current_thread, main_thread

from hands import focused, open_code, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from exercises.exercise_files import exercise_sources
from exercises.learning.purpose import Assignment
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from tutor.widgets.background import BackgroundJob
from tutor.widgets.waiting import Waiting


def begin_long_work(page, stopped: Event) -> None:
    """No tree of this kind tells all of its mistakes apart: they are looked for until the end."""
    exercise, rules = page.session.exercise, page.preferences.settings.rules
    mistakes = tuple(each.id for each in applicable(exercise, Nature.MISCONCEPTION))

    def look(progress):
        try:
            return exercise_sources.make_telling(exercise, mistakes, rules, progress)
        finally:
            stopped.set()

    page.side.work.start(look, lambda made: page.session.begin(Assignment(made)), page.refuse)


def test_long_work_says_how_far_it_is_and_escape_stops_it(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-2-00001")
        waiting, stopped = page.findChild(Waiting), Event()
        before = page.session.exercise
        assert not waiting.isVisible()
        begin_long_work(page, stopped)
        with qtbot.waitSignal(page.side.work.progressed):
            pass
        qtbot.waitUntil(waiting.isVisible)
        with qtbot.waitSignal(page.side.work.progressed):
            pass
        assert waiting.bar.maximum() == 100
        assert "at most" in waiting.status.text()
        press(Qt.Key.Key_7)
        assert page.session.sheet.typed[page.session.blank] == "7"
        press(Qt.Key.Key_Escape)
        assert not waiting.isVisible()
        assert stopped.wait(60)
        assert not page.side.work.busy
        assert page.session.exercise is before
        assert focused() is page.canvas

    tell_story(story)


def test_long_work_is_stopped_by_its_button(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-2-00001")
        waiting, stopped = page.findChild(Waiting), Event()
        begin_long_work(page, stopped)
        qtbot.waitUntil(waiting.isVisible)
        QTest.mouseClick(waiting.findChild(QPushButton), Qt.MouseButton.LeftButton)
        assert stopped.wait(60)
        assert not waiting.isVisible()

    tell_story(story)


def test_new_work_stops_the_work_before_it(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-2-00001")
        stopped = Event()
        begin_long_work(page, stopped)
        with qtbot.waitSignal(page.session.replaced):
            page.new()
        assert stopped.wait(60)

    tell_story(story)


def test_what_work_says_besides_is_heard_also_when_it_is_given_up(tell_story, qtbot):
    def story(window):
        job, begun, goes_on, heard = BackgroundJob(window), Event(), Event(), []
        job.noted.connect(lambda what: heard.append((what, current_thread() is main_thread())))

        def work(progress):
            begun.set()
            goes_on.wait()
            progress.note("the secret was empty")

        job.start(work, heard.append, heard.append)
        begun.wait()
        job.cancel()
        goes_on.set()
        qtbot.waitUntil(lambda: heard == [("the secret was empty", True)])

    tell_story(story)
