"""What was practised is seen, kept, handed on, taken over and forgotten."""

import sqlite3
import time
from contextlib import closing

import pytest
from generated import generated
from hands import answer_message, choose_file, fill_by_keys, practice, press
from PySide6.QtCore import Qt, QThreadPool
from rectangles import settle, troubles

from exercises.exercise_files import stored_exercise
from exercises.files import database
from exercises.files.attempt import Attempt, encoded
from exercises.files.database import add_attempts
from exercises.learning import progress_file
from exercises.learning.history import EDITION
from exercises.learning.progress_file import write_progress
from exercises.making.generate import ignore_progress
from tutor.progress.page import ProgressPage

DAY = 86_400.0


@pytest.fixture
def practised(data_folder):
    """A student with a habit: three of five trees of windows have the same mistake."""
    rows, now = [], time.time()
    for number in range(5):
        slip = number < 3
        at = now - (6 - number) * DAY
        told = {
            "edition": EDITION,
            "skills": {"windows": "slip" if slip else "right"},
            "suspected": ["AB-ROOTRESET"] if slip else [],
        }
        attempt = Attempt(None, "{}", "windows", 2, at, at, seconds=300.0, purpose="next")
        rows.append((round(at * 1e6), *encoded(attempt._replace(outcomes=told))))
    add_attempts(data_folder / "plywood.sqlite", rows, ignore_progress)


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
        qtbot.waitUntil(lambda: window.page is window.pages.get("practice"))
        assert practice(window).session.exercise.kind == "windows"
        assert practice(window).session.purpose == "telling"

    tell_story(story)


def take_over(qtbot, page) -> None:
    """Until it is said what came of it."""
    page.take_over()
    qtbot.waitUntil(lambda: not page.work.busy)


@pytest.mark.usefixtures("practised")
def test_everything_is_exported_forgotten_and_taken_over_again(
    tell_story, qtbot, tmp_path, monkeypatch
):
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
        take_over(qtbot, page)
        assert page.store.attempts() != []
        assert "5 attempts" in page.news
        take_over(qtbot, page)
        assert "0 attempts" in page.news
        choose_file(monkeypatch, tmp_path / "report.pdf")
        page.print_report()
        assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")

    tell_story(story)


MANY = 400


def many_attempts(file) -> None:
    """A student of some weeks, of whom another version has not worked out what it tells."""
    exercise = generated("minimax", 1)
    text = stored_exercise.keep(exercise)
    entries = {exercise.key(blank): "3" for blank in exercise.blanks}
    verdicts = dict.fromkeys(entries, "right")
    rows = []
    for number in range(MANY):
        at = time.time() - DAY - number
        row = Attempt(None, text, "minimax", 1, at, at, entries, {}, verdicts, "4", "4")
        rows.append((number, row))
    write_progress(file, rows, None)


def test_many_attempts_are_taken_over_while_the_window_goes_on(
    tell_story, qtbot, tmp_path, monkeypatch
):
    many_attempts(tmp_path / "many.json")
    choose_file(monkeypatch, tmp_path / "many.json")

    def story(window):
        page = progress(window)
        page.take_over()
        assert page.work.busy  # it comes back at once
        page.work.cancel()
        QThreadPool.globalInstance().waitForDone()
        assert page.store.attempts() == []
        take_over(qtbot, page)
        assert page.report.trees == MANY
        assert f"{MANY} attempts" in page.news

    tell_story(story)


def test_a_take_over_that_is_stopped_or_fails_leaves_nothing_half_done(tmp_path):
    store, file = tmp_path / "plywood.sqlite", tmp_path / "many.json"
    many_attempts(file)

    class Stopped(Exception):
        pass

    def stop(share):
        if share > 0.9:
            raise Stopped

    with pytest.raises(Stopped):
        progress_file.take_over(file, store, stop)
    assert kept(store) == 0
    assert progress_file.take_over(file, store, ignore_progress) == (MANY, None)
    assert kept(store) == MANY
    assert progress_file.take_over(file, store, ignore_progress) == (0, None)


def kept(store) -> int:
    with closing(sqlite3.connect(store)) as file:
        (count,) = file.execute("SELECT count(*) FROM attempt").fetchone()
    return count


def test_a_file_that_another_program_holds_is_named_and_nothing_is_taken_over(
    tell_story, qtbot, tmp_path, monkeypatch, data_folder
):
    many_attempts(tmp_path / "many.json")
    choose_file(monkeypatch, tmp_path / "many.json")
    monkeypatch.setattr(database, "AT_END", 1)

    def story(window):
        page = progress(window)
        with closing(
            sqlite3.connect(data_folder / "plywood.sqlite", isolation_level=None)
        ) as other:
            other.execute("BEGIN IMMEDIATE")
            take_over(qtbot, page)
            assert page.news.startswith("Nothing was changed: another program holds")
        assert page.store.attempts() == []

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
