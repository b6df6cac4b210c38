"""What an older version kept of attempts is kept, and counts."""

import json
import sqlite3
from contextlib import closing

from asking import asked, typed

from exercises.exercise_files import stored_exercise
from exercises.files.attempt import Attempt
from exercises.learning.history import history
from exercises.learning.outcomes import Outcome
from exercises.solution import solution
from tutor.storage.store import Store

SECOND_VERSION = """
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE place (page TEXT PRIMARY KEY, state TEXT NOT NULL);
CREATE TABLE attempt (
    id INTEGER PRIMARY KEY, code TEXT, exercise TEXT NOT NULL, kind TEXT NOT NULL, level INTEGER,
    started REAL NOT NULL, checked REAL, entries TEXT NOT NULL, hints TEXT NOT NULL,
    verdicts TEXT NOT NULL, score TEXT, maximum TEXT, solution_seen INTEGER NOT NULL DEFAULT 0
);
ALTER TABLE attempt ADD COLUMN checked_entries TEXT NOT NULL DEFAULT '{}';
PRAGMA user_version = 2;
"""
EXERCISE = asked("minimax", "[[3 12 8] [2 4 6] [14 5 2]]")


def old_row(number, verdict, hints):
    entries = stored_exercise.keys(EXERCISE, typed(solution(EXERCISE)))
    verdicts = dict.fromkeys(entries, verdict)
    words = [json.dumps(each) for each in (entries, hints, verdicts)]
    exercise = stored_exercise.keep(EXERCISE)
    times = (1_700_000_000.0 + number, 1_700_000_060.0 + number)
    return number, None, exercise, "minimax", 1, *times, *words, "4", "4", 0, words[0]


THIRD_VERSION = (
    SECOND_VERSION
    + """
ALTER TABLE attempt ADD COLUMN checks TEXT NOT NULL DEFAULT '[]';
ALTER TABLE attempt ADD COLUMN seconds REAL NOT NULL DEFAULT 0;
ALTER TABLE attempt ADD COLUMN purpose TEXT NOT NULL DEFAULT '';
ALTER TABLE attempt ADD COLUMN outcomes TEXT;
PRAGMA user_version = 3;
"""
)


def test_a_version_that_did_not_keep_the_search_that_was_named_opens_and_goes_on(tmp_path):
    path = tmp_path / "plywood.sqlite"
    row = (*old_row(1, "right", {}), "[]", 12.5, "mixed", None)
    with closing(sqlite3.connect(path)) as old:
        old.executescript(THIRD_VERSION)
        old.execute(f"INSERT INTO attempt VALUES ({', '.join('?' * len(row))})", row)
        old.commit()
    store = Store(path)
    assert store.set_aside is None
    (kept,) = history(store.attempts()).trials
    assert (kept.seconds, kept.search_named, kept.in_mixed_set) == (12.5, "", True)
    number = store.begin(None, stored_exercise.keep(EXERCISE), "minimax", 1, "mixed", "max-n")
    store.keep_verdicts(number, {":value": "right"}, "1", "4")
    assert store.attempt(number).search_named == "max-n"
    store.close()


def test_attempts_of_an_older_version_lose_nothing_and_count(tmp_path):
    path = tmp_path / "plywood.sqlite"
    rows = [old_row(1, "right", {}), old_row(2, "right", {":value": 1}), old_row(3, "wrong", {})]
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SECOND_VERSION)
        for row in rows:
            old.execute(f"INSERT INTO attempt VALUES ({', '.join('?' * len(row))})", row)
        old.commit()
    store = Store(path)
    found = dict(store.attempts())
    for row in rows:
        kept = found[row[0]]
        assert (kept.exercise, kept.started, kept.checked) == (row[2], row[5], row[6])
        assert (kept.entries, kept.hints, kept.verdicts) == tuple(map(json.loads, row[7:10]))
    told = history(store.attempts(), store.keep_outcomes).opportunities("values")
    assert [each.outcome for each in told] == [Outcome.RIGHT, Outcome.HINTED, Outcome.SLIP]
    assert [row[1:14] for row in _rows(path)] == [row[1:] for row in rows]
    assert {each.search_named for each in found.values()} == {""}
    assert history(store.attempts()).opportunities("values") == told  # as it was kept
    store.close()


def _rows(path):
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT * FROM attempt ORDER BY id").fetchall()


def test_every_check_keeps_what_it_said_anew_with_hints_time_and_diagnosis(tmp_path):
    store = Store(tmp_path / "plywood.sqlite")
    number = store.begin(None, stored_exercise.keep(EXERCISE), "minimax", 1, "next")
    store.keep_entries(number, {"0:value": "4", ":value": "3"})
    store.keep_verdicts(number, {"0:value": "wrong", ":value": "right"}, "1", "4", ["MM-SWAP"])
    store.keep_entries(number, {"0:value": "3", ":value": "3"})
    store.keep_hints(number, {"0:value": 1}, False)
    store.keep_verdicts(number, {"0:value": "right", ":value": "right"}, "4", "4")
    kept = store.attempt(number)
    assert isinstance(kept, Attempt)
    assert kept.purpose == "next"
    first, second = kept.checks
    assert first["said"] == {"0:value": ["4", "wrong"], ":value": ["3", "right"]}
    assert first["diagnosis"] == ["MM-SWAP"]
    assert second["said"] == {"0:value": ["3", "right"]}
    assert second["hints"] == {"0:value": 1}
    assert first["at"] <= second["at"] == kept.checked
    store.close()
