"""What a page has to say moves nothing, and is over when work goes on."""

import pytest
from hands import open_code, practice, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from rectangles import settle

from tutor.pages.table import PAGES
from tutor.panels.news import News

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("page", PAGES)
def test_news_moves_nothing_and_can_be_read(tell_story, page):
    def story(window):
        window.turn_to(page)
        window.resize(1024, 700)
        settle(window)
        places = {widget: widget.geometry() for widget in window.page.findChildren(QWidget)}
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
        window.page.dismiss()
        assert window.page.news == ""

    tell_story(story)
