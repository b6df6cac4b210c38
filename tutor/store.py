"""What outlives the window: settings, the exercise in hand, and every attempt."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from resources.words import Message, message

_MIGRATIONS = (
    (
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE place (page TEXT PRIMARY KEY, state TEXT NOT NULL)",
        """
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
        )
        """,
    ),
)
"""The statements of each schema version; the version of a file is how many of them it has run."""
PATIENCE, AT_START, AT_END = 50, 500, 1500
"""For how many milliseconds the window waits for a file that another program holds.

What can't be opened at the start is not opened later, and what can't be written at the end is lost.
"""
_MEMORY = ":memory:"


class Attempt(NamedTuple):
    """One try at an exercise, as it is kept."""

    code: str | None
    exercise: str
    kind: str
    level: int | None
    started: float
    checked: float | None = None
    entries: Mapping[str, str | bool] = {}
    hints: Mapping[str, int] = {}
    verdicts: Mapping[str, str] = {}
    score: str | None = None
    maximum: str | None = None
    solution_seen: bool = False


_TABLES = ("entries", "hints", "verdicts")
"""What an attempt holds as JSON."""
_COLUMNS = {
    "setting": ("name", "value"),
    "place": ("page", "state"),
    "attempt": ("id", *Attempt._fields),
}
"""What a file holds once all migrations have run."""
Kept = TypeVar("Kept")


class NewerStore(Exception):
    """The file was written by a later version of Plywood."""


class Store(QObject):
    """The one file in the user's data folder.

    What can't be written there is owed: it is read from here, and the next change tries again.
    """

    troubled = Signal(Message)
    """Why nothing can be written at the moment, or that all that was owed is written."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.set_aside: Path | None = None
        self.unkept: Message | None = None
        self.failing = False
        self._owed: dict[tuple[str, str | int], tuple[Any, ...]] = {}
        try:
            self._connection = self._open()
        except (OSError, sqlite3.OperationalError, NewerStore) as error:
            self.unkept = self._why(error, "store-unkept")
            self._connection = _opened(_MEMORY)

    def setting(self, name: str, kind: type[Kept]) -> Kept | None:
        """What of this kind was kept under a name, or None."""
        row = self._row("setting", "name", name)
        return None if row is None else _read(row[1], kind)

    def keep_setting(self, name: str, value: Any) -> None:
        """Keep a value that JSON can hold."""
        self._keep("setting", name, json.dumps(value))

    def place(self, page: str) -> dict[str, Any] | None:
        """Where a page was left, or None."""
        row = self._row("place", "page", page)
        return None if row is None else _read(row[1], dict)

    def keep_place(self, page: str, state: dict[str, Any]) -> None:
        """Keep where a page is."""
        self._keep("place", page, json.dumps(state))

    def begin(self, code: str | None, exercise: str, kind: str, level: int | None) -> int:
        """A new attempt; its number is the moment it began, which no file need be asked for."""
        number = time.time_ns() // 1000
        self._keep_attempt(number, Attempt(code, exercise, kind, level, time.time()))
        return number

    def keep_entries(self, attempt: int, entries: Mapping[str, str | bool]) -> None:
        """The entries as they stand."""
        self._change(attempt, entries=entries)

    def keep_hints(self, attempt: int, hints: Mapping[str, int], solution_seen: bool) -> None:
        """The help that was taken."""
        self._change(attempt, hints=hints, solution_seen=solution_seen)

    def keep_verdicts(
        self, attempt: int, verdicts: Mapping[str, str], score: str, maximum: str
    ) -> None:
        """What a check said."""
        self._change(attempt, verdicts=verdicts, score=score, maximum=maximum, checked=time.time())

    def attempt(self, number: int) -> Attempt | None:
        """An attempt by its number."""
        row = self._row("attempt", "id", number)
        if row is None:
            return None
        attempt = Attempt(*row[1:])
        tables: dict[str, Any]
        tables = {name: _read(getattr(attempt, name), dict) or {} for name in _TABLES}
        return attempt._replace(**tables, solution_seen=bool(attempt.solution_seen))

    def settle(self) -> Message | None:
        """Write what is still owed, with more patience than before; why not, if that fails."""
        if not self._owed:
            return None
        self._connection.execute(f"PRAGMA busy_timeout = {AT_END}")
        error = self._pay()
        self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        return None if error is None else self._why(error, "store-last")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _change(self, number: int, **changes: Any) -> None:
        attempt = self.attempt(number)
        if attempt is not None:
            self._keep_attempt(number, attempt._replace(**changes))

    def _keep_attempt(self, number: int, attempt: Attempt) -> None:
        tables = {name: json.dumps(getattr(attempt, name)) for name in _TABLES}
        self._keep("attempt", number, *attempt._replace(**tables))  # type: ignore[arg-type]

    def _row(self, table: str, key: str, value: str | int) -> tuple[Any, ...] | None:
        owed = self._owed.get((table, value))
        if owed is not None:
            return owed
        query = f"SELECT * FROM {table} WHERE {key} = ?"
        row: tuple[Any, ...] | None = self._connection.execute(query, (value,)).fetchone()
        return row

    def _keep(self, table: str, key: str | int, *values: str | float | bool | None) -> None:
        """Write a row, and all that is still owed; what fails is said once."""
        self._owed[table, key] = (key, *values)
        failed, error = self.failing, self._pay()
        self.failing = error is not None
        if error is not None and not failed:
            self.troubled.emit(self._why(error, "store-not-now"))
        elif error is None and failed:
            self.troubled.emit(message("store-kept-again"))

    def _pay(self) -> sqlite3.DatabaseError | None:
        """Write all that is owed; the error, if that fails."""
        try:
            for (owing, name), row in tuple(self._owed.items()):
                marks = ", ".join("?" * len(row))
                self._connection.execute(f"INSERT OR REPLACE INTO {owing} VALUES ({marks})", row)
                del self._owed[owing, name]
        except sqlite3.DatabaseError as error:
            return error
        return None

    def _open(self) -> sqlite3.Connection:
        """A connection to the file, or to a new one in the place of a damaged one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _opened(self.path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and not _is_odd(error):
                raise  # it can't be had, but it may well be sound
            self.set_aside = _moved_away(self.path)
            return _opened(self.path)

    def _why(self, error: Exception, key: str) -> Message:
        if isinstance(error, NewerStore):
            return message("store-newer", file=str(self.path))
        name = getattr(error, "sqlite_errorname", "")
        words = error.strerror if isinstance(error, OSError) else str(error)
        return message(key, file=str(self.path), why=name, words=words or str(error))


def _opened(path: Path | str) -> sqlite3.Connection:
    """A connection to a sound file with all its tables; each statement is kept at once."""
    connection = sqlite3.connect(path, timeout=AT_START / 1000, isolation_level=None)
    connection.text_factory = lambda text: text.decode(errors="replace")
    try:
        if _version(connection) < len(_MIGRATIONS):
            _migrate(connection)
        _check(connection)
        with suppress(sqlite3.OperationalError):  # another window that opens may be at it
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    except BaseException:
        connection.close()
        raise
    return connection


def _version(connection: sqlite3.Connection) -> int:
    """How many of the migrations a file has run."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(_MIGRATIONS):
        raise NewerStore
    if version < 0:
        raise sqlite3.DatabaseError(f"there is no version {version}")
    return int(version)


def _migrate(connection: sqlite3.Connection) -> None:
    """Run what a file has not run yet; of two windows that open it at once, one finds it done."""
    connection.execute("BEGIN IMMEDIATE")
    version = _version(connection)
    for number, statements in enumerate(_MIGRATIONS[version:], version + 1):
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")


def _check(connection: sqlite3.Connection) -> None:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    for table, columns in _COLUMNS.items():
        found = tuple(name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})"))
        if found != columns:
            raise sqlite3.DatabaseError(f"{table} has the columns {found}, not {columns}")


def _is_odd(error: sqlite3.OperationalError) -> bool:
    """Whether a statement failed for what is in the file, not for want of the file."""
    return error.sqlite_errorcode == sqlite3.SQLITE_ERROR


def _read(text: Any, kind: type[Kept]) -> Kept | None:
    """What a row holds; None if that can't be read, or is not of this kind."""
    try:
        value = json.loads(text)
    except (ValueError, TypeError):
        return None
    return value if isinstance(value, kind) else None


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
