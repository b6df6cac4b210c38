"""What a page has to say moves nothing, and is over when work goes on."""

import sqlite3

import pytest
from hands import dismiss_news, open_code, practice, press, type_text, wait_for_pages
from PySide6.QtCore import QRect, Qt, QThreadPool
from PySide6.QtWidgets import QLabel, QWidget
from rectangles import settle

from tutor.pages import PAGES
from tutor.quizzes.page import QuizzesPage
from tutor.widgets.news import News

CONTROL = Qt.KeyboardModifier.ControlModifier


def places_of(page: QWidget) -> dict[QWidget, QRect]:
    widgets = page.findChildren(QWidget)
    return {widget: widget.geometry() for widget in widgets if widget.isVisible()}


def at_rest(window) -> bool:
    """Whether all work is done and nothing moves any more."""
    QThreadPool.globalInstance().waitForDone()
    before = places_of(window.page)
    settle(window)
    return places_of(window.page) == before


@pytest.mark.every(2)
@pytest.mark.parametrize("page", PAGES)
def test_news_moves_nothing_and_can_be_read(tell_story, qtbot, page):
    def story(window):
        window.resize(1024, 700)
        window.turn_to(page)
        if isinstance(window.page, QuizzesPage):
            wait_for_pages(qtbot, window.page)
        qtbot.waitUntil(lambda: at_rest(window))
        places = places_of(window.page)
        window.page.notify("No kind of exercise is called “nosuch”. " * 3)
        settle(window)
        assert {widget: widget.geometry() for widget in places} == places
        news = window.page.findChild(News)
        label = news.findChild(QLabel, "notice")
        assert label.height() >= label.heightForWidth(label.width())
        assert news.parentWidget().rect().contains(news.geometry())

    tell_story(story)


def test_longer_news_in_place_of_shorter_can_be_read_whole(tell_story):
    def story(window):
        window.page.notify("torn.json is no exercise.")
        settle(window)
        window.page.notify("later.json has a format that this program can't read. " * 3)
        settle(window)
        news = window.page.findChild(News)
        label = news.findChild(QLabel, "notice")
        assert label.height() >= label.heightForWidth(label.width())
        assert news.rect().contains(label.geometry())

    tell_story(story)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("zzz-3-ABCDE", "There is no kind 'zzz'"),
        ("zzz", "'zzz' is no code"),
        ("torn.json", "torn.json can't be read"),
    ],
)
def test_an_error_is_a_sentence_that_begins_with_a_capital_unless_a_file_does(
    tell_story, qtbot, what, said
):
    def story(window):
        page = practice(window)
        page.open(what)
        qtbot.waitUntil(lambda: page.news.startswith(said))

    tell_story(story)


@pytest.mark.parametrize("does", ["type", "check", "new", "solution"])
def test_an_error_goes_away_when_work_goes_on(tell_story, qtbot, does):
    def story(window):
        page = practice(window)
        page.open("nosuch-3-ABCDE")
        qtbot.waitUntil(lambda: "nosuch" in page.news)
        if does == "type":
            type_text("4")
        elif does == "check":
            press(Qt.Key.Key_Return)
        elif does == "solution":
            press(Qt.Key.Key_Return, CONTROL)
        else:
            open_code(qtbot, window, "minimax-1-00001")
        assert page.news == ""

    tell_story(story)


def test_that_a_file_was_damaged_is_said_until_it_was_read(tell_story, data_folder):
    data_folder.mkdir(parents=True)
    (data_folder / "plywood.sqlite").write_bytes(b"this is no database")

    def story(window):
        type_text("4")
        press(Qt.Key.Key_Return)
        assert "damaged" in window.page.news
        dismiss_news(window)
        assert window.page.news == ""

    tell_story(story)


def test_that_nothing_can_be_kept_is_said_on_every_page_until_it_can(
    tell_story, qtbot, data_folder
):
    def story(window):
        window.turn_to("explore")
        other = sqlite3.connect(data_folder / "plywood.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        window.page.new()
        qtbot.waitUntil(lambda: "another program" in window.page.news)
        window.page.new()
        assert "another program" in window.page.news
        window.page.notify("The notation is copied.")
        assert window.page.news == "The notation is copied."
        window.page.new()
        assert "another program" in window.page.news
        window.turn_to("practice")
        assert "another program" in window.page.news
        other.execute("ROLLBACK")
        other.close()
        type_text("4")
        qtbot.waitUntil(lambda: "kept again" in window.page.news)
        type_text("7")
        for page in PAGES:
            window.turn_to(page)
            assert window.page.news == ""

    tell_story(story)


def test_what_stays_comes_back_when_what_lay_over_it_is_dismissed(tell_story):
    def story(window):
        window.page.notify("Nothing can be kept.", stays=True)
        window.page.notify("The code is copied.")
        dismiss_news(window)
        assert window.page.news == "Nothing can be kept."
        dismiss_news(window)
        type_text("4")
        window.turn_to("explore")
        assert window.page.news == ""

    tell_story(story)
