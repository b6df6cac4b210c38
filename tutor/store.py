"""What outlives the window: settings, the exercise in hand, and every attempt."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

_MIGRATIONS = (
    """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE place (page TEXT PRIMARY KEY, state TEXT NOT NULL);
    CREATE TABLE attempt (
        id INTEGER PRIMARY KEY,
        code TEXT,                 -- NULL: a tree of one's own, kept whole in `exercise`
        exercise TEXT NOT NULL,
        kind TEXT NOT NULL,
        level INTEGER,
        started REAL NOT NULL,     -- seconds since 1970
        checked REAL,              -- the last check; NULL: never checked
        entries TEXT NOT NULL,     -- {"0:value": "3"}
        hints TEXT NOT NULL,       -- {"0:value": 2}: how many of the three were read
        verdicts TEXT NOT NULL,    -- {"0:value": "right"}
        score TEXT,                -- exact, as "7/2"
        maximum TEXT,
        solution_seen INTEGER NOT NULL DEFAULT 0
    );
    """,
)
"""One script a schema version; the version of a file is how many of them it has run."""


class Attempt(NamedTuple):
    """One try at an exercise, as it is kept."""

    code: str | None
    exercise: str
    kind: str
    level: int | None
    started: float
    checked: float | None
    entries: Mapping[str, str | bool]
    hints: Mapping[str, int]
    verdicts: Mapping[str, str]
    score: str | None
    maximum: str | None
    solution_seen: bool


class NewerStore(Exception):
    """The file was written by a later version of Plywood."""


class Store:
    """The one file in the user's data folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside: Path | None = None
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._connection = _opened(path)
        except (sqlite3.DatabaseError, NewerStore):
            self.set_aside = _moved_away(path)
            self._connection = _opened(path)

    def setting(self, name: str) -> Any:
        """What was kept under a name, or None."""
        return self._kept("SELECT value FROM setting WHERE name = ?", name)

    def keep_setting(self, name: str, value: Any) -> None:
        """Keep a value that JSON can hold."""
        self._keep("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, json.dumps(value))

    def place(self, page: str) -> Any:
        """Where a page was left, or None."""
        return self._kept("SELECT state FROM place WHERE page = ?", page)

    def keep_place(self, page: str, state: Any) -> None:
        """Keep where a page is."""
        self._keep("INSERT OR REPLACE INTO place VALUES (?, ?)", page, json.dumps(state))

    def begin(self, code: str | None, exercise: str, kind: str, level: int | None) -> int:
        """A new attempt; its number."""
        return self._keep(
            "INSERT INTO attempt (code, exercise, kind, level, started, entries, hints, verdicts)"
            " VALUES (?, ?, ?, ?, ?, '{}', '{}', '{}')",
            code,
            exercise,
            kind,
            level,
            time.time(),
        )

    def keep_entries(self, attempt: int, entries: Mapping[str, str | bool]) -> None:
        """The entries as they stand."""
        self._keep("UPDATE attempt SET entries = ? WHERE id = ?", json.dumps(entries), attempt)

    def keep_hints(self, attempt: int, hints: Mapping[str, int], solution_seen: bool) -> None:
        """The help that was taken."""
        self._keep(
            "UPDATE attempt SET hints = ?, solution_seen = ? WHERE id = ?",
            json.dumps(hints),
            solution_seen,
            attempt,
        )

    def keep_verdicts(
        self, attempt: int, verdicts: Mapping[str, str], score: str, maximum: str
    ) -> None:
        """What a check said."""
        self._keep(
            "UPDATE attempt SET verdicts = ?, score = ?, maximum = ?, checked = ? WHERE id = ?",
            json.dumps(verdicts),
            score,
            maximum,
            time.time(),
            attempt,
        )

    def attempt(self, number: int) -> Attempt | None:
        """An attempt by its number."""
        columns = ", ".join(Attempt._fields)
        query = f"SELECT {columns} FROM attempt WHERE id = ?"
        row = self._connection.execute(query, (number,)).fetchone()
        if row is None:
            return None
        attempt = Attempt(*row)
        return attempt._replace(
            entries=json.loads(row[6]),
            hints=json.loads(row[7]),
            verdicts=json.loads(row[8]),
            solution_seen=bool(row[11]),
        )

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _kept(self, query: str, name: str) -> Any:
        row = self._connection.execute(query, (name,)).fetchone()
        return None if row is None else json.loads(row[0])

    def _keep(self, query: str, *values: str | float | int | bool | None) -> int:
        return self._connection.execute(query, values).lastrowid or 0


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to a sound file with all its tables; each statement is kept at once."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(_MIGRATIONS):
            raise NewerStore(path)
        if version:
            _check(connection)
        for number, script in enumerate(_MIGRATIONS[version:], version + 1):
            connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def _moved_away(path: Path) -> Path:
    """Keep a file that can't be read under another name, with its log."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    for ending in ("-wal", "-shm"):
        log = path.with_name(path.name + ending)
        if log.exists():
            log.rename(aside.with_name(aside.name + ending))
    return aside
