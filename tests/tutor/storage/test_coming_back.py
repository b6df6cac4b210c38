import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest
from hands import answer, dismiss_news, practice, press, type_text
from platformdirs import user_data_path
from PySide6.QtCore import Qt
from visits import begun

from tutor.app import data_file
from tutor.look.language import tell
from tutor.pages import PAGES
from tutor.storage.settings import FeedbackTime, Light, Motion, Settings, read, written
from tutor.storage.store import Store

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    "damage", [b"this is no database", b"SQLite format 3\x00" + b"\xff" * 4096]
)
def test_a_damaged_file_is_set_aside_and_said(tell_story, data_folder, damage):
    data_folder.mkdir(parents=True)
    file = data_folder / "plywood.sqlite"
    file.write_bytes(damage)

    def story(window):
        assert "plywood-damaged-1.sqlite" in window.page.news
        type_text("4")

    tell_story(story)
    assert (data_folder / "plywood-damaged-1.sqlite").read_bytes() == damage
    tell_story(lambda _: None)
    assert not (data_folder / "plywood-damaged-2.sqlite").exists()


def change(file, *statements):
    with sqlite3.connect(file, isolation_level=None) as other:
        for statement in statements:
            other.execute(statement)
    other.close()


def rows(file, table):
    """What stands in a table, by its key."""
    with closing(sqlite3.connect(file)) as other:
        other.text_factory = bytes
        found = other.execute(f"SELECT * FROM {table}").fetchall()
    return {key.decode() if isinstance(key, bytes) else key: row for key, *row in found}


@pytest.mark.parametrize(
    "change_it",
    [
        "DROP TABLE place",
        "ALTER TABLE setting ADD COLUMN more",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
    ],
)
def test_a_file_with_other_tables_is_set_aside_and_said(tell_story, data_folder, change_it):
    change(begun(tell_story, data_folder), change_it)

    def story(window):
        assert "plywood-damaged-1.sqlite" in window.page.news
        type_text("7")

    tell_story(story)
    with sqlite3.connect(data_folder / "plywood-damaged-1.sqlite") as aside:
        (kept,) = aside.execute("SELECT entries FROM attempt").fetchone()
    aside.close()
    assert list(json.loads(kept).values()) == ["4"]


ODD = ["'xx{'", "'[1, 2]'", "'\"?\"'", "'{\"attempt\": [1]}'", "7", "x'ff'", "CAST(x'ff' AS TEXT)"]


@pytest.mark.parametrize("odd", ODD)
def test_odd_rows_are_set_aside_and_said(tell_story, data_folder, odd):
    file = begun(tell_story, data_folder)
    change(file, f"UPDATE setting SET value = {odd}", f"UPDATE place SET state = {odd}")
    before = rows(file, "place")

    def story(window):
        for page in PAGES if odd == ODD[0] else ["practice"]:  # it stands on whatever page is open
            window.turn_to(page)
            assert "“practice, set aside 1”" in window.page.news

    def later(window):
        assert window.page.news == ""

    tell_story(story)
    tell_story(later)
    after = rows(file, "place")
    assert after["practice, set aside 1"] == before["practice"]
    assert len(rows(file, "attempt")) == 2


@pytest.mark.every(2)
@pytest.mark.parametrize("column", ["exercise", "entries", "hints", "verdicts"])
@pytest.mark.parametrize("odd", ["'xx{'", "'[1, 2]'", "'{}'", "'{\"0:value\": [1]}'"])
def test_an_odd_attempt_does_not_bar_the_start(tell_story, data_folder, column, odd):
    change(begun(tell_story, data_folder), f"UPDATE attempt SET {column} = {odd}")

    def story(window):
        press(Qt.Key.Key_Return)
        assert practice(window).session.verdicts

    tell_story(story)


def test_a_file_of_a_later_version_is_left_alone_and_said(tell_story, data_folder):
    data_folder.mkdir(parents=True)
    file = data_folder / "plywood.sqlite"
    with sqlite3.connect(file) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    before = file.read_bytes()

    def story(window):
        assert "newer Plywood" in window.page.news
        type_text("4")
        assert "newer Plywood" in window.page.news

    tell_story(story)
    assert file.read_bytes() == before
    assert list(data_folder.iterdir()) == [file]


def _a_file_for_a_folder(folder):
    folder.parent.mkdir()
    folder.touch()


def _a_folder_for_a_file(folder):
    (folder / "plywood.sqlite").mkdir(parents=True)


def _read_only_folder(folder):
    folder.mkdir(parents=True)
    folder.chmod(0o555)
    if os.access(folder, os.W_OK):
        pytest.skip("whoever runs this may write everywhere")


def _read_only_file(folder):
    folder.mkdir(parents=True)
    Store(folder / "plywood.sqlite").close()
    (folder / "plywood.sqlite").chmod(0o444)
    if os.access(folder / "plywood.sqlite", os.W_OK):
        pytest.skip("whoever runs this may write everywhere")


@pytest.mark.parametrize(
    "bar", [_a_file_for_a_folder, _a_folder_for_a_file, _read_only_folder, _read_only_file]
)
def test_where_nothing_can_be_kept_the_window_opens_and_says_so(
    tell_story, qtbot, data_folder, bar
):
    bar(data_folder)

    def story(window):
        qtbot.waitUntil(lambda: "kept" in window.page.news)
        type_text("4")
        window.turn_to("explore")
        window.turn_to("practice")
        assert list(practice(window).session.sheet.typed.values()) == ["4"]
        assert "kept" in window.page.news
        answer(window, [], "Close")

    tell_story(story)
    assert not list(data_folder.parent.rglob("*damaged*"))


def test_what_cannot_be_kept_now_is_said_once_and_kept_with_the_next_change(
    tell_story, qtbot, data_folder
):
    def story(window):
        session = practice(window).session
        with qtbot.waitSignal(session.replaced):
            practice(window).new()
        other = sqlite3.connect(data_folder / "plywood.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with qtbot.waitSignal(session.replaced):
            practice(window).new()
        type_text("4")
        qtbot.waitUntil(lambda: "another program" in window.page.news)
        dismiss_news(window)
        press(Qt.Key.Key_Tab)
        assert window.page.news == ""
        other.execute("ROLLBACK")
        type_text("7")
        qtbot.waitUntil(lambda: "kept again" in window.page.news)
        (kept,) = other.execute("SELECT entries FROM attempt ORDER BY id DESC LIMIT 1").fetchone()
        assert list(json.loads(kept).values()) == list(session.sheet.typed.values()) == ["4", "7"]
        other.close()

    tell_story(story)


@pytest.fixture
def other(data_folder):
    """Another program at the file, which may let go of it on any thread."""
    data_folder.mkdir(parents=True)
    Store(data_folder / "plywood.sqlite").close()
    program = sqlite3.connect(
        data_folder / "plywood.sqlite", isolation_level=None, check_same_thread=False
    )
    yield program
    program.close()


def test_whoever_would_lose_something_by_closing_is_asked(tell_story, other):
    said = []

    def story(window):
        other.execute("BEGIN IMMEDIATE")
        type_text("4")
        answer(window, said, "Keep", "Close")
        assert not window.close()
        assert window.isVisible()
        assert practice(window).undo.canUndo()

    tell_story(story)
    assert len(said) == 2
    assert all("Another program" in each for each in said)
    assert other.execute("SELECT entries FROM attempt").fetchone() == ("{}",)


def test_closing_waits_a_moment_for_a_file_that_another_program_holds(tell_story, other):
    said, release = [], Timer(0.2, other.execute, ["ROLLBACK"])

    def story(window):
        other.execute("BEGIN IMMEDIATE")
        type_text("4")
        answer(window, said, "Close")
        release.start()

    tell_story(story)
    release.join()
    assert said == []
    (kept,) = other.execute("SELECT entries FROM attempt").fetchone()
    assert list(json.loads(kept).values()) == ["4"]


def test_nobody_is_asked_where_nothing_was_done(tell_story, other):
    said = []

    def story(window):
        other.execute("BEGIN IMMEDIATE")
        answer(window, said, "Close")

    tell_story(story)
    assert said == []


def test_what_is_owed_is_read_from_the_store(tmp_path):
    store = Store(tmp_path / "plywood.sqlite")
    with sqlite3.connect(store.path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        store.keep_setting("page", "explore")
        number = store.begin(None, "{}", "cuts", 1)
        store.keep_entries(number, {"0:cut": True})
        store.keep_verdicts(number, {"0:cut": "right"}, "1", "2")
        assert store.setting("page", str) == "explore"
        assert store.attempt(number).entries == {"0:cut": True}
        assert store.attempt(number).score == "1"
    other.close()
    store.close()


KEEPS = """
import sys
from pathlib import Path
from tutor.storage.store import Store
which, *files = sys.argv[1:]
for file in files:
    print("ready", flush=True)
    sys.stdin.readline()
    store = Store(Path(file))
    store.keep_setting(f"window {which}", int(which))
    trouble = store.settle() or store.unkept or store.set_aside
    store.close()
    if trouble:
        sys.exit(f"window {which}: {trouble}")
"""


def test_two_windows_that_open_for_the_first_time_at_once_both_keep(tmp_path):
    windows = range(4)
    files = [tmp_path / name / "plywood.sqlite" for name in "ab"]
    command = [sys.executable, "-c", KEEPS]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "cwd": ROOT, "text": True}
    opening = [
        subprocess.Popen([*command, str(which), *map(str, files)], **pipes) for which in windows
    ]
    for _ in files:
        for each in opening:
            assert each.stdout.readline() == "ready\n"
        for each in opening:
            each.stdin.write("\n")
            each.stdin.flush()
    for each in opening:
        each.communicate()
        assert each.returncode == 0
    for file in files:
        again = Store(file)
        kept = [again.setting(f"window {which}", int) for which in windows]
        assert kept == [0, 1, 2, 3]
        again.close()


def test_a_file_that_another_program_keeps_to_itself_does_not_hold_the_start_up(tmp_path):
    Store(tmp_path / "plywood.sqlite").close()
    other = sqlite3.connect(tmp_path / "plywood.sqlite", isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    store = Store(tmp_path / "plywood.sqlite")
    assert "another program" in tell(store.unkept)
    store.close()
    other.close()


UNREADABLE = [
    ("missing.json", None, "missing.json"),
    ("torn.json", b'{"format": "plywood-exercise/1", "kind', "torn.json"),
    ("later.json", b'{"format": "plywood-exercise/9", "kind": "cuts", "method": "alpha-beta", '
     b'"tree": "[1 2]", "blanks": []}', "newer"),
    ("large.json", b'{"format": "plywood-exercise/1", "kind": "minimax", "method": "minimax", '
     b'"tree": "[' + b"1 " * 3000 + b']", "blanks": [":value"]}', "2,000 nodes"),
    ("hole.json", b'{"format": "plywood-exercise/1", "kind": "minimax", "method": "minimax", '
     b'"tree": "[? 3]", "blanks": [":value"]}', "whose payoff is unknown"),
    ("bad.txt", b"[[3 12 [2", "bad.txt"),
    ("bad.graphml", b"<graphml", "bad.graphml"),
    ("binary.tree", bytes(range(256)), "binary.tree, line 2: this is no text in UTF-8"),
    ("binary.txt", b"[[3 \x00 12]]", "binary.txt"),
    ("latin.txt", "[gr\xf6\xdfer:3 12]".encode("latin-1"), "latin.txt, line 1"),
]  # fmt: skip


def test_a_file_that_cannot_be_read_is_said(tell_story, qtbot, tmp_path):
    for name, content, _ in UNREADABLE:
        if content is not None:
            (tmp_path / name).write_bytes(content)

    def story(window):
        for name, _, said in UNREADABLE:
            window.open(str(tmp_path / name))
            qtbot.waitUntil(lambda said=said: said in window.page.news)
            assert "Traceback" not in window.page.news

    tell_story(story, str(tmp_path / UNREADABLE[0][0]))


def test_a_code_that_is_none_is_said(tell_story, qtbot):
    def story(window):
        qtbot.waitUntil(lambda: "nosuch" in window.page.news)

    tell_story(story, "nosuch-3-ABCDE")


def test_the_window_comes_back_with_its_size_and_page(tell_story, qtbot):
    def leave(window):
        window.resize(795, 650)
        window.turn_to("explore")

    def come_back(window):
        assert (window.width(), window.height()) == (795, 650)
        assert window.page is window.pages["explore"]

    tell_story(leave)
    tell_story(come_back)


def test_an_exercise_of_one_s_own_comes_back_checked(tell_story):
    def leave(window):
        type_text("4")
        press(Qt.Key.Key_Return)

    def come_back(window):
        session = practice(window).session
        assert session.verdicts[session.writing[0]].value == "right"

    tell_story(leave)
    tell_story(come_back)


def test_settings_are_read_as_they_were_written():
    chosen = Settings(Light.DARK, 150, Motion.NONE, "en", FeedbackTime.AT_ONCE, 50)
    assert read(written(chosen)) == chosen


@pytest.mark.parametrize(
    "kept", [None, [], "x", {"light": 3, "text_size": "big", "rules": {"fail": 7, "deep": 0}}]
)
def test_settings_that_cannot_be_read_are_the_usual_ones(kept):
    assert read(kept) == Settings()


def test_the_store_gives_back_what_it_was_given(tmp_path):
    store = Store(tmp_path / "deep" / "plywood.sqlite")
    store.keep_setting("page", "explore")
    number = store.begin("cuts-1-00000", "{}", "cuts", 1)
    store.keep_entries(number, {"0:cut": True, "1:value": "−3"})
    store.close()
    again = Store(tmp_path / "deep" / "plywood.sqlite")
    assert again.setting("page", str) == "explore"
    assert again.attempt(number).entries == {"0:cut": True, "1:value": "−3"}
    assert again.attempt(number + 1) is None
    again.close()


def test_what_is_kept_lies_where_platformdirs_says():
    assert data_file() == user_data_path("plywood", appauthor=False) / "plywood.sqlite"
