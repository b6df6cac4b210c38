"""What was practised is seen, kept, handed on, taken over and forgotten."""

import time

import pytest
from hands import answer_message, choose_file, fill_by_keys, practice, press
from PySide6.QtCore import Qt
from rectangles import settle, troubles

from exercises.files.attempt import Attempt
from exercises.learning.history import EDITION
from tutor.progress.page import ProgressPage
from tutor.storage.store import Store

DAY = 86_400.0


@pytest.fixture
def practised(data_folder):
    """A student with a habit: three of five trees of windows have the same mistake."""
    store, now = Store(data_folder / "plywood.sqlite"), time.time()
    rows = []
    for number in range(5):
        slip = number < 3
        at = now - (6 - number) * DAY
        told = {
            "edition": EDITION,
            "skills": {"windows": "slip" if slip else "right"},
            "suspected": ["AB-ROOTRESET"] if slip else [],
        }
        attempt = Attempt(None, "{}", "windows", 2, at, at, seconds=300.0, purpose="next")
        rows.append((round(at * 1e6), attempt._replace(outcomes=told)))
    store.take_attempts(rows)
    store.close()


def progress(window) -> ProgressPage:
    window.turn_to("progress")
    settle(window)
    return window.page


def test_a_checked_tree_is_counted_at_once(tell_story):
    def story(window):
        page = progress(window)
        assert not page.empty.isHidden()
        window.turn_to("practice")
        fill_by_keys(practice(window))
        press(Qt.Key.Key_Return)
        page = progress(window)
        assert page.summary.text().startswith("One tree on one day")
        assert "Values: 1 of 3" in page.chart.accessibleDescription()
        page.turn_table()
        assert page.table.rows.rows == [("Values", "right", "1 of 3 · last seen today")]

    tell_story(story)


@pytest.mark.usefixtures("practised")
def test_a_mistake_that_came_back_is_practised_on_a_tree_that_shows_it(tell_story, qtbot):
    def story(window):
        page = progress(window)
        (row,) = page.report.mistakes
        assert (row.name, row.times, row.trees) == ("AB-ROOTRESET", 3, 5)
        page.mistakes.wanted.emit(row)
        qtbot.waitUntil(lambda: window.page is window.pages.get("practice"), timeout=20_000)
        assert practice(window).session.exercise.kind == "windows"
        assert practice(window).session.purpose == "telling"

    tell_story(story)


@pytest.mark.usefixtures("practised")
def test_everything_is_exported_forgotten_and_taken_over_again(tell_story, tmp_path, monkeypatch):
    def story(window):
        page, said = progress(window), []
        number = window.pages["practice"].session.attempt
        choose_file(monkeypatch, tmp_path / "mine.json")
        page.export()
        assert "6 attempts" in page.news  # with the one that is open
        answer_message("Keep it", said)
        page.clear()
        assert page.report.trees == 5
        answer_message("Forget", said)
        page.clear()
        assert page.report.trees == 0
        assert page.store.attempt(number) is not None  # which is open
        page.take_over()
        assert page.store.attempts() != []
        assert "5 attempts" in page.news
        page.take_over()
        assert "0 attempts" in page.news
        choose_file(monkeypatch, tmp_path / "report.pdf")
        page.print_report()
        assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")

    tell_story(story)


@pytest.mark.usefixtures("practised")
@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_is_clipped_in_a_small_window(tell_story, text_size, light):
    def story(window):
        window.resize(1024, 700)
        settings = window._preferences.settings
        chosen = type(settings.light)(light)
        window._preferences.choose(settings._replace(text_size=text_size, light=chosen))
        page = progress(window)
        assert troubles(window.centralWidget()) == []
        inside = page.chart.parentWidget().parentWidget()
        settle(window)
        assert troubles(inside) == []
        for chart in (page.chart, page.days):
            picture = chart.picture(chart.width())
            assert chart.height() >= picture.height * chart._scale(chart.width(), picture) - 1
            assert chart._scale(chart.width(), picture) * 12 >= 11

    tell_story(story)
