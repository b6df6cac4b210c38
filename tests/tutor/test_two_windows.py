"""Windows that are open at once keep apart, and nobody else may read what they keep."""

import json
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from hands import type_text

from tutor.look.language import tell
from tutor.storage.settings import Light, Preferences
from tutor.storage.store import Store

HELD = """
import sys
from pathlib import Path
from tutor.storage.store import Store
store = Store(Path(sys.argv[1]))
print(store.window, flush=True)
sys.stdin.read()
"""


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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_a_killed_window_leaves_no_lock(tmp_path):
    path = tmp_path / "plywood.sqlite"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, "-c", HELD, str(path)],
        env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as other:  # fmt: skip
        assert other.stdout.readline() == "1\n"
        meanwhile = Store(path)
        assert meanwhile.window == 2
        meanwhile.close()
        other.kill()
    after = Store(path)
    assert after.window == 1
    assert said(after) == ""
    after.close()


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


def test_pages_that_break_later_cost_nothing_of_what_is_in_hand(tmp_path):
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
    tell_story(lambda _: None)
    with closing(sqlite3.connect(data_folder / "plywood.sqlite", isolation_level=None)) as other:
        other.execute("UPDATE place SET state = ?", (json.dumps({"attempt": odd}),))

    def story(window):
        assert "set aside" in window.page.news

    tell_story(story)


@pytest.mark.parametrize("column", ["exercise", "entries", "hints", "verdicts", "checked_entries"])
@pytest.mark.parametrize(
    "odd", ["[" * 5000, '{"0:value": "\\ud800"}', '{"0:value": 1e999}', b"\xff\x00", "9" * 5000]
)
def test_what_cannot_be_read_of_an_attempt_is_never_overwritten(
    tell_story, data_folder, column, odd
):
    tell_story(lambda _: type_text("4"))
    file = data_folder / "plywood.sqlite"
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
