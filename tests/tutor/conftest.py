"""Stories are told through main(): the window opens, hands do something, the window closes."""

import sys
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from threading import Event

import pytest
from hands import wait_for_pages
from PySide6.QtCore import QEvent, QThreadPool, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import main
from exercises.exam.question_versions import Memo
from exercises.exam.quiz_file import first_quiz, kept
from exercises.exam.spec import Quiz
from resources import words
from tutor import pages
from tutor.explore.page import ExplorePage
from tutor.look import language
from tutor.quizzes.page import QuizzesPage
from tutor.storage.store import Store
from tutor.window import MainWindow

Story = Callable[[MainWindow], None]
PATIENCE = 60_000
"""How many milliseconds a story waits at most: a slow machine is no failure."""


def pytest_itemcollected(item):
    """The platform without a screen says this of every dialog."""
    item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", extend=True))


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["plywood", "-style", "fusion"]


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """Nothing of a real user is read or written."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "plywood"


@pytest.fixture
def qtbot(qtbot):
    """Waits as long as any machine needs; what never comes still ends the story."""
    for waits in ("waitUntil", "waitSignal", "waitSignals"):
        setattr(qtbot, waits, partial(getattr(qtbot, waits), timeout=PATIENCE))
    return qtbot


@pytest.fixture
def hold_threads(qapp):
    """While this is entered, nothing that is done in the background gets on, however fast it is."""
    pool, goes_on = QThreadPool.globalInstance(), Event()

    @contextmanager
    def hold():
        goes_on.clear()
        for _ in range(pool.maxThreadCount()):
            pool.start(goes_on.wait)
        try:
            yield
        finally:
            goes_on.set()

    return hold


@pytest.fixture
def tell_story(qapp, qtbot, monkeypatch):
    """Runs main() with words, lets a story happen in its window, and closes it.

    What is to be done before anything else happens in the window comes by itself.
    """

    def run(story: Story, *words: str, before: Story = lambda _: None) -> int:
        monkeypatch.setattr(sys, "argv", ["plywood", *words])
        hook = sys.excepthook
        failed: list[BaseException] = []

        def happen() -> None:
            sys.excepthook = hook
            window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
            try:
                before(window)
                assert QTest.qWaitForWindowActive(window, PATIENCE)
                qtbot.waitUntil(lambda: bool(window.page.actions()))
                story(window)
            except BaseException as error:
                failed.append(error)
            finally:
                window.close()
                window.deleteLater()
                QApplication.quit()

        QTimer.singleShot(0, happen)
        code = main.main()
        # The last window that closes asks to quit once more: no loop would run after that.
        QApplication.removePostedEvents(qapp, QEvent.Type.Quit.value)
        qapp.processEvents()
        if failed:
            raise failed[0]
        return code

    return run


@pytest.fixture
def second_language(tmp_path, monkeypatch):
    """A catalogue that says Practice in another way, beside the English one."""
    folder = tmp_path / "text"
    folder.mkdir()
    english = (words.TEXT / "en.json").read_text("utf-8")
    other = english.replace('"action-practice": ["Practice"]', '"action-practice": ["Übung"]')
    other = other.replace('"action-check": ["Check"]', '"action-check": ["Prüfen"]')
    (folder / "en.json").write_text(english, "utf-8")
    (folder / "xx.json").write_text(other, "utf-8")
    monkeypatch.setattr(words, "TEXT", folder)
    yield "xx"
    language.speak(words.DEFAULT)


@pytest.fixture
def pseudo_language(tmp_path, monkeypatch, data_folder):
    """The window speaks the pseudo-language, as if somebody had chosen it."""
    folder = tmp_path / "text"
    folder.mkdir()
    for name, source in (("en", words.DEFAULT), ("xa", words.PSEUDO)):
        (folder / f"{name}.json").write_bytes((words.TEXT / f"{source}.json").read_bytes())
    monkeypatch.setattr(words, "TEXT", folder)
    store = Store(data_folder / "plywood.sqlite")
    store.keep_setting("settings", {"language": "xa"})
    store.close()
    yield "xa"
    language.speak(words.DEFAULT)


@pytest.fixture(params=[words.DEFAULT, words.PSEUDO])
def each_language(request):
    """Once in English, and once in the pseudo-language, whose words are longer."""
    if request.param == words.PSEUDO:
        request.getfixturevalue("pseudo_language")
    return request.param


@pytest.fixture
def explore(tell_story, monkeypatch):
    """A story on the explore page, with a tree."""
    monkeypatch.setattr(pages, "FIRST", "explore")  # no other page need be made first

    def run(story, text="[[3 12 8] [2 4 6] [14 5 2]]"):
        def opened(window):
            page = window.page
            assert isinstance(page, ExplorePage)
            page.line.setText(text)
            page.read_line()
            page.take_focus()
            story(page)

        tell_story(opened)

    return run


@pytest.fixture(scope="session")
def questions_made() -> Memo:
    """The questions that any story has made: all begin with the same quiz."""
    return {}


@pytest.fixture(scope="session")
def quiz_left() -> Quiz:
    """The quiz that all stories begin with: a new one would have other trees each time."""
    return first_quiz()


@pytest.fixture
def quizzes(tell_story, qtbot, data_folder, questions_made, quiz_left):
    """A story on the quizzes page, once its first pages are seen."""
    store = Store(data_folder / "plywood.sqlite")
    store.keep_place("quizzes", {"quiz": kept(quiz_left)})
    store.keep_setting("page", "quizzes")  # no other page need be made first
    store.close()
    (data_folder / "secret").write_text("the same in every story\n")

    def remember(window):
        window.page.preview_maker.memo = questions_made

    def run(story):
        def opened(window):
            assert isinstance(window.page, QuizzesPage)
            wait_for_pages(qtbot, window.page)
            story(window.page)

        return tell_story(opened, before=remember)

    return run
