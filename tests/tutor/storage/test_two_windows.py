"""Windows that are open at once keep apart, and nobody else may read what they keep."""

import json
import os
import random
import signal
import sqlite3
import stat
import sys
from contextlib import closing

import pytest
from hands import practice, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from visits import Visit, begun, start_hands

from exercises.exam import mock
from search import notation
from tutor.look.language import tell
from tutor.storage.settings import Light, Preferences
from tutor.storage.store import Store

EXAM = 'title = "t"\n[[questions]]\nkind = "minimax"\nlevel = 1\n'


def said(store):
    return " ".join(map(tell, store.notices()))


def test_a_second_window_says_so_and_keeps_its_own_places(tmp_path):
    first = Store(tmp_path / "plywood.sqlite")
    first.keep_place("practice", {"attempt": 1})
    second = Store(first.path)
    assert "Another window" in said(second)
    assert second.place("practice") is None
    second.keep_place("practice", {"attempt": 2})
    assert first.place("practice") == {"attempt": 1}
    first.close()
    second.close()
    again = Store(first.path)
    assert again.place("practice") == {"attempt": 2}
    assert said(again) == ""
    again.close()


def test_a_further_window_in_which_nothing_was_done_is_forgotten(tmp_path):
    first = Store(tmp_path / "plywood.sqlite")
    first.keep_place("practice", {"attempt": 1})
    second = Store(first.path)
    second.keep_place("practice", {"attempt": 2})
    second.forget_unused()
    second.close()
    first.forget_unused()
    first.close()
    again = Store(first.path)
    assert again.place("practice") == {"attempt": 1}
    again.close()


def hand_to(window):
    """Give a window the keyboard."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, 60_000)
    window.page.take_focus()
    return window.page


def test_a_second_window_takes_a_sheet_of_its_own(qapp, data_folder):
    path = data_folder / "plywood.sqlite"
    with Visit(path):
        type_text("4")
    with Visit(path) as first, Visit(path) as second:
        assert "Another window" in second.page.news
        assert "Another window" not in first.page.news
        assert practice(second).session.attempt != practice(first).session.attempt
        assert practice(second).session.sheet.typed == {}
        for window, text in ((first, "5"), (second, "7"), (first, "6"), (second, "8")):
            page = hand_to(window)
            press(Qt.Key.Key_Tab)
            type_text(text)
            assert text in page.session.sheet.typed.values()
    with Visit(path) as first, Visit(path) as second:
        sheets = [list(practice(each).session.sheet.typed.values()) for each in (first, second)]
    assert sorted(sheets) == [["4", "5", "6"], ["7", "8"]]


def test_each_window_comes_back_with_its_own_tree_and_node(qapp, data_folder):
    path, trees = data_folder / "plywood.sqlite", ["[[3 12] [2 4]]", "[[1 2] [5 6]]"]
    with Visit(path) as first, Visit(path) as second:
        for window, tree in zip((first, second), trees, strict=True):
            window.turn_to("explore")
            hand_to(window).line.setText(tree)
            window.page.line.setFocus()
            press(Qt.Key.Key_Return)
            press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Down)
        left = [each.page.model.tree.path(each.page.model.node) for each in (first, second)]
    assert left == ["0", "0.0"]
    with Visit(path) as first, Visit(path) as second:
        found = {
            (page.model.shown.text, page.model.tree.path(page.model.node))
            for page in (first.page, second.page)
        }
    assert found == {
        (notation.write(notation.read(t)), n) for t, n in zip(trees, left, strict=True)
    }


def test_each_window_comes_back_with_its_own_quiz_and_question(qapp, data_folder):
    path = data_folder / "plywood.sqlite"
    with Visit(path) as first, Visit(path) as second:
        for window, title in ((first, "First"), (second, "Second")):
            window.turn_to("quizzes")
            hand_to(window).model.change(title=title)
        first.page.model.select(1)
    with Visit(path) as first, Visit(path) as second:
        found = {(each.page.model.quiz.title, each.page.model.place) for each in (first, second)}
    assert found == {("First", 1), ("Second", 0)}


def test_a_mock_exam_is_sat_in_one_window_and_the_other_sits_its_own(qapp, data_folder):
    path = data_folder / "plywood.sqlite"
    with Visit(path) as first, Visit(path) as second:
        for window in (first, second):
            window.turn_to("exam")
            assert hand_to(window).model.exam is None
            window.page.model.begin(mock.sit(EXAM))
        for window, text in ((first, "5"), (second, "7"), (first, "6")):
            hand_to(window)
            type_text(text)
        sat = [each.page.model.exam.questions[0] for each in (first, second)]
        assert [list(each.typed.values()) for each in sat] == [["56"], ["7"]]
    with Visit(path) as first, Visit(path) as second:
        back = [each.page.model.exam.questions[0] for each in (first, second)]
    assert back in (sat, sat[::-1])


def test_what_is_chosen_in_one_window_holds_in_the_other_from_its_next_choice_on(qapp, data_folder):
    path = data_folder / "plywood.sqlite"
    with Visit(path) as first, Visit(path) as second:
        one, other = first._preferences, second._preferences
        one.choose(one.settings._replace(text_size=150))
        other.choose(other.settings._replace(light=Light.DARK))
        assert (other.settings.text_size, second._theme.scale) == (150, 1.5)
    with Visit(path) as again:
        settings = again._preferences.settings
        assert (settings.light, settings.text_size) == (Light.DARK, 150)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_after_a_killed_window_the_next_goes_on_with_its_sheet(qapp, data_folder):
    path = data_folder / "plywood.sqlite"
    with start_hands(1) as other:
        other.stdout.readline()
        with Visit(path) as meanwhile:
            assert "Another window" in meanwhile.page.news
            assert practice(meanwhile).session.sheet.typed == {}
        other.kill()
        said = [each for line in other.stdout for each in json.loads(line).items()]
    left = next((state["entries"] for when, state in reversed(said) if when == "after"), {})
    with Visit(path) as window:
        assert window.page.news == ""
        assert window._store.window == 1
        if not said or said[-1][0] != "new":  # it may have taken another tree by then
            assert len(practice(window).session.sheet.typed) >= len(left)


def test_what_two_windows_choose_holds_in_both(tmp_path):
    stores = [Store(tmp_path / "plywood.sqlite") for _ in range(2)]
    first, second = map(Preferences, stores)
    first.choose(first.settings._replace(light=Light.DARK))
    second.choose(second.settings._replace(text_size=150))
    assert second.settings.light is Light.DARK
    for store in stores:
        store.close()
    again = Store(tmp_path / "plywood.sqlite")
    settings = Preferences(again).settings
    assert (settings.light, settings.text_size) == (Light.DARK, 150)
    again.close()


def broken(path):
    """Break all pages but the first as they lie in the file."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(random.Random(1).randbytes(len(data) - 4096))


def test_pages_that_break_later_cost_nothing_of_what_is_open(tmp_path):
    store = Store(tmp_path / "plywood.sqlite")
    number = store.begin(None, "{}", "cuts", 1)
    store.keep_place("practice", {"attempt": number})
    broken(store.path)
    store.keep_entries(number, {"0:cut": True})
    store.keep_place("practice", {"attempt": number, "node": "0"})
    assert store.settle() is None
    assert "damaged" in said(store)
    store.close()
    again = Store(store.path)
    assert again.place("practice") == {"attempt": number, "node": "0"}
    assert again.attempt(number).entries == {"0:cut": True}
    again.close()


def test_a_file_that_another_window_set_aside_is_followed(tmp_path):
    first = Store(tmp_path / "plywood.sqlite")
    number = first.begin(None, "{}", "cuts", 1)
    first.path.rename(tmp_path / "away.sqlite")
    first.keep_entries(number, {"0:cut": True})
    first.close()
    again = Store(first.path)
    assert again.attempt(number).entries == {"0:cut": True}
    again.close()


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are kept otherwise there")
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o277])
@pytest.mark.parametrize("existed", [False, True])
def test_nobody_else_may_read_what_is_kept(tmp_path, umask, existed):
    folder = tmp_path / "plywood"
    if existed:
        Store(folder / "plywood.sqlite").close()
        for other in ("bank.toml", "secret", ".plywood-lock"):
            (folder / other).touch(0o600)
        folder.chmod(0o755)
        (folder / "plywood.sqlite").chmod(0o644)
    before = os.umask(umask)
    try:
        store = Store(folder / "plywood.sqlite")
        store.keep_setting("page", "explore")
        assert mode(folder) == 0o700
        assert {file.name: mode(file) for file in folder.iterdir() if mode(file) != 0o600} == {}
        store.close()
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are kept otherwise there")
def test_a_folder_with_others_files_keeps_its_rights(tmp_path):
    folder = tmp_path / "plywood"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "notes.txt").touch()
    Store(folder / "plywood.sqlite").close()
    assert mode(folder) == 0o755
    assert mode(folder / "plywood.sqlite") == 0o600


@pytest.mark.parametrize(
    "odd",
    [
        10**30,
        -1,
        1.5,
        "x",
        None,
        True,
        {"a": [1]},
    ],
)
def test_an_attempt_that_is_none_is_set_aside(tell_story, data_folder, odd):
    file = begun(tell_story, data_folder)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("UPDATE place SET state = ?", (json.dumps({"attempt": odd}),))

    def story(window):
        assert "set aside" in window.page.news

    tell_story(story)


@pytest.mark.every(3)
@pytest.mark.parametrize("column", ["exercise", "entries", "hints", "verdicts", "checked_entries"])
@pytest.mark.parametrize(
    "odd", ["[" * 5000, '{"0:value": "\\ud800"}', '{"0:value": 1e999}', b"\xff\x00", "9" * 5000]
)
def test_what_cannot_be_read_of_an_attempt_is_never_overwritten(
    tell_story, data_folder, column, odd
):
    file = begun(tell_story, data_folder)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute(f"UPDATE attempt SET {column} = ?", (odd,))

    def story(window):
        assert "set aside" in window.page.news
        type_text("7")

    tell_story(story)
    with closing(sqlite3.connect(file)) as other:
        found = other.execute(f"SELECT {column} FROM attempt ORDER BY id").fetchall()
    assert found[0] == (odd,)
    assert len(found) == 2
