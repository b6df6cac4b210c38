"""The file behind the store: opened with care, private, and set aside where it is damaged."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from exercises.files.attempt import Attempt

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
    (
        # The entries as the last check saw them.
        "ALTER TABLE attempt ADD COLUMN checked_entries TEXT NOT NULL DEFAULT '{}'",
        "UPDATE attempt SET checked_entries = entries WHERE checked IS NOT NULL",
    ),
    (
        # Every check: [{"at": 1.5, "said": {"0:value": ["3", "right"]}, "hints": {}, ...}], each
        # with what it said otherwise than the one before; older attempts have none.
        "ALTER TABLE attempt ADD COLUMN checks TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE attempt ADD COLUMN seconds REAL NOT NULL DEFAULT 0",
        "ALTER TABLE attempt ADD COLUMN purpose TEXT NOT NULL DEFAULT ''",
        # What it says about skills, once somebody asked; NULL: not worked out yet.
        "ALTER TABLE attempt ADD COLUMN outcomes TEXT",
    ),
    (
        # The search that somebody named for a tree of a mixed set; '': nobody was asked.
        "ALTER TABLE attempt ADD COLUMN search_named TEXT NOT NULL DEFAULT ''",
    ),
)
"""The statements of each schema version; the version of a file is how many of them it has run.

Each changes the tables: by them a file of a later version is told from a damaged one.
"""
PATIENCE, AT_START, AT_END = 50, 500, 1500
"""For how many milliseconds the window waits for a file that another program holds.

What can't be opened at the start is not opened later, and what can't be written at the end is lost.
"""
MEMORY = ":memory:"
FAULTS = (sqlite3.Error, UnicodeError, OverflowError, MemoryError)
"""What SQLite raises over a file that it can't have, or over what is in it."""
_UNAVAILABLE = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
_COMMENT = r"--[^\n]*"
_BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite writes beside a file, after its name."""
_OTHERS_OF_OURS = ("secret", "bank.toml", ".plywood-")
"""How the names of our other files in the same folder begin: the last are locks and drafts."""


class NewerStore(Exception):
    """The file was written by a later version of Plywood."""


def is_damage(error: Exception) -> bool:
    """Whether something failed for what is in the file, not for want of the file."""
    if isinstance(error, OSError | NewerStore):
        return False
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF not in _UNAVAILABLE


def open_sound(path: Path) -> tuple[sqlite3.Connection, Path | None]:
    """A connection to a sound file; if a damaged one had to be set aside for it, where that is."""
    try:
        return opened(path), None
    except FAULTS as error:
        if not is_damage(error):
            raise
    with closing(lock(path.with_suffix(".lock"), AT_START)):
        # Another window may have set it aside by now.
        try:
            return opened(path), None
        except FAULTS as error:
            if not is_damage(error):
                raise
        aside = _moved_away(path)
        return opened(path), aside


def opened(path: Path | str) -> sqlite3.Connection:
    """A connection to a sound file with all its tables; each statement is kept at once."""
    if isinstance(path, Path):
        make_private(path)
        _refuse_lone_log(path)
        _refuse_read_only_format(path)
    connection = sqlite3.connect(path, timeout=AT_START / 1000, isolation_level=None)
    connection.text_factory = _text
    try:
        version = _version(connection)
        _check_pages(connection)
        if version < len(_MIGRATIONS):
            _migrate(connection)
        _check_tables(connection)
        with suppress(sqlite3.OperationalError):  # another window that opens may be at it
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    except BaseException:
        connection.close()
        raise
    return connection


def lock(path: Path, patience: int = 0) -> sqlite3.Connection:
    """A lock that lasts until it is closed or its process ends, however that comes about.

    SQLite locks files on every system, and the system forgets the locks of who is gone.
    """
    make_private(path)
    connection = sqlite3.connect(path, timeout=patience / 1000, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection


def attempts(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """The rows of all attempts, the oldest first."""
    query = "SELECT * FROM attempt ORDER BY id"
    rows: list[tuple[Any, ...]] = connection.execute(query).fetchall()
    return rows


def add_attempts(
    path: Path, rows: Iterable[tuple[Any, ...]], progress: Callable[[float], object]
) -> int:
    """Write the rows that are new there or were checked later: all, or none if it is stopped.

    How many that were. It has a connection of its own, for a thread of its own.
    """
    with closing(opened(path)) as connection:  # what is not committed is taken back
        connection.execute(f"PRAGMA busy_timeout = {AT_END}")
        connection.execute("BEGIN IMMEDIATE")
        kept = dict(connection.execute("SELECT id, checked FROM attempt"))
        new = [row for row in rows if row[0] not in kept or _checked(row) > (kept[row[0]] or 0.0)]
        for place, row in enumerate(new):
            progress(place / len(new))
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT OR REPLACE INTO attempt VALUES ({marks})", row)
        connection.execute("COMMIT")
    return len(new)


def _checked(row: tuple[Any, ...]) -> float:
    """When the attempt of a row was last checked."""
    return Attempt(*row[1:]).checked or 0.0


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another that has its name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_private(path: Path) -> None:
    """Have a file that nobody else may read; a folder of others' files stays as it is."""
    folder = path.parent
    try:
        folder.mkdir(parents=True)
        folder.chmod(0o700)  # whatever the umask
    except FileExistsError:
        own = path.stem.partition("-")[0], *_OTHERS_OF_OURS
        if all(each.name.startswith(own) for each in folder.iterdir()):
            _narrow(folder)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        path.chmod(0o600)
    for ending in ("", *_BESIDE):
        _narrow(path.with_name(path.name + ending))


def _narrow(path: Path) -> None:
    """Take the rights of others away; where that can't be done, whoever owns it decides."""
    with suppress(OSError):
        mode = path.stat().st_mode
        if mode & 0o077:
            path.chmod(mode & 0o700)


def _refuse_lone_log(path: Path) -> None:
    """SQLite would throw a log away whose file is empty."""
    log = path.with_name(path.name + "-wal")
    if not path.stat().st_size and log.exists() and log.stat().st_size:
        raise sqlite3.DatabaseError(f"{path} is empty, and its log is not")


def _refuse_read_only_format(path: Path) -> None:
    """SQLite would never write a file whose header names a way of writing that it doesn't know."""
    with path.open("rb") as file:
        if file.read(19)[18:] > b"\x02":
            raise sqlite3.DatabaseError(f"{path} can't be written in any known way")


def _text(text: bytes) -> str | bytes:
    """Text, or if it is none, its bytes: nothing is read that was not written."""
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text


def _version(connection: sqlite3.Connection) -> int:
    """How many of the migrations a file has run."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(_MIGRATIONS):
        if _tables(connection) == _known_tables():
            raise sqlite3.DatabaseError(f"version {version} has the tables of {len(_MIGRATIONS)}")
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


def _check_pages(connection: sqlite3.Connection) -> None:
    """Refuse a file with a broken page."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def _check_tables(connection: sqlite3.Connection) -> None:
    """Refuse a file with other tables than the migrations make, or that does more than to keep."""
    found = _tables(connection)
    if not _known_tables().items() <= found.items():
        raise sqlite3.DatabaseError(f"the tables are {found}")
    if any(kind == "trigger" for kind, _ in found):
        raise sqlite3.DatabaseError("there are triggers")


def _known_tables() -> dict[tuple[str, str], str]:
    """What the migrations make."""
    with closing(sqlite3.connect(MEMORY, isolation_level=None)) as sound:
        _migrate(sound)
        return _tables(sound)


def _tables(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    """What a file holds, and how it was made; comments and spaces don't matter."""
    objects = connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    return {
        (kind, name): " ".join(re.sub(_COMMENT, "", str(statement)).lower().split())
        for kind, name, statement in objects
    }


def _moved_away(path: Path) -> Path:
    """Keep a file that can't be read under another name, with its log."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    for ending in _BESIDE:
        log = path.with_name(path.name + ending)
        if log.exists():
            log.rename(aside.with_name(aside.name + ending))
    return aside
