"""The rows of the one file that outlives the window, with patience for a file that fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from exercises.files import database
from exercises.files.attempt import Stored, read_json
from exercises.files.database import FAULTS, NewerStore
from resources.words import Message, message

Row = tuple[Any, ...]
_KEYS = {"setting": "name", "place": "page", "attempt": "id"}
"""By which column each table is asked."""


class StoredRows(QObject):
    """The tables in the user's data folder.

    What can't be written there is pending: it is read from here, and the next change tries again.
    A file that turns out to be damaged is set aside, and what is known of it goes into a new one.
    """

    troubled = Signal(Message)
    """Why nothing can be written at the moment, or that all that was pending is written."""
    noticed = Signal()
    """There are notices to be read."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.set_aside: Path | None = None
        self.unkept: Message | None = None
        self.failing = False
        self._notices: list[Message] = []
        self._rows_aside: list[str] = []
        self._known: dict[tuple[str, str | int], Row] = {}
        self._pending: dict[tuple[str, str | int], Row] = {}
        self._connection = self._opened()

    def notices(self) -> list[Message]:
        """What is to be said about the file since this was last asked."""
        notices, names = self._notices, self._rows_aside
        self._notices, self._rows_aside = [], []
        if names:
            listed = ", ".join(f"“{name}”" for name in names)
            notices.append(message("store-row-aside", file=self.path.name, names=listed))
        return notices

    def notice(self, notice: Message) -> None:
        """Have something said about what is kept."""
        self._notices.append(notice)
        self.noticed.emit()

    def why_not(self, error: Exception) -> Message:
        """Why something could not be written that will not be tried again."""
        return self._why(error, "store-not-done")

    def settle(self) -> Message | None:
        """Write what is still pending, with more patience than before; why not, if that fails."""
        if not self._pending:
            return None
        self._wait(database.AT_END)
        error = self._flush()
        self._wait(database.PATIENCE)
        return None if error is None else self._why(error, "store-last")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _value(self, table: str, name: str, kind: type[Stored]) -> Stored | None:
        """What a row holds; if that can't be read, it is set aside."""
        row = self._row(table, name)
        if row is None:
            return None
        value = read_json(row[1], kind)
        if value is None:
            self._set_aside(table, name)
        return value

    def _set_aside(self, table: str, name: str) -> None:
        row = self._row(table, name)
        if row is None:
            return
        number = 1
        while self._row(table, aside := f"{name}, set aside {number}") is not None:
            number += 1
        self._keep(table, aside, *row[1:])
        self._forget(table, name)
        self._rows_aside.append(aside)
        self.noticed.emit()

    def _forget(self, table: str, name: str) -> None:
        """Drop a row that is kept under another name; the next start would set it aside again."""
        self._known.pop((table, name), None)
        if not self._pending:
            with suppress(*FAULTS):
                self._connection.execute(f"DELETE FROM {table} WHERE {_KEYS[table]} = ?", (name,))

    def _row(self, table: str, key: str | int) -> Row | None:
        if (table, key) in self._pending:
            return self._pending[table, key]
        query = f"SELECT * FROM {table} WHERE {_KEYS[table]} = ?"
        try:
            row: Row | None = self._connection.execute(query, (key,)).fetchone()
        except FAULTS as error:
            if database.is_damage(error):
                self._begin_anew()
            return self._known.get((table, key))
        if row is not None:
            self._known[table, key] = row
        return row

    def _keep(self, table: str, key: str | int, *values: Any) -> None:
        """Write a row, and all that is still pending; what fails is said once."""
        self._known[table, key] = self._pending[table, key] = (key, *values)
        failed, error = self.failing, self._flush()
        self.failing = error is not None
        if error is not None and not failed:
            self.troubled.emit(self._why(error, "store-not-now"))
        elif error is None and failed:
            self.troubled.emit(message("store-kept-again"))

    def _flush(self) -> Exception | None:
        """Write all that is pending, if need be into a new file; the error, if that fails."""
        if self._identity is not None and database.identity(self.path) != self._identity:
            self._begin_anew()  # another window set the file aside, or somebody took it away
        error = self._write()
        if error is not None and database.is_damage(error):
            self._begin_anew()
            error = self._write()
        return error

    def _write(self) -> Exception | None:
        """Write all that is pending; the error, if that fails."""

        def write() -> None:
            for (table, _), row in self._pending.items():
                marks = ", ".join("?" * len(row))
                self._connection.execute(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", row)

        error = self._in_one_go(write)
        if error is None:
            self._pending.clear()
        return error

    def _in_one_go(self, writes: Callable[[], object]) -> Exception | None:
        """Write all of something or nothing; the error, if that fails."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            writes()
            self._connection.execute("COMMIT")
        except FAULTS as error:
            with suppress(*FAULTS):
                self._connection.execute("ROLLBACK")
            return error
        return None

    def _opened(self) -> sqlite3.Connection:
        """A connection to the file, or to memory where there can be none."""
        self._identity: tuple[int, int] | None = None
        try:
            connection, aside = database.open_sound(self.path)
        except (OSError, *FAULTS, NewerStore) as error:
            self.unkept = self._why(error, "store-unkept")
            self.notice(self.unkept)
            return database.opened(database.MEMORY)
        self._identity = database.identity(self.path)
        if aside is not None:
            self.set_aside = aside
            self.notice(message("store-set-aside", file=aside.name))
        return connection

    def _begin_anew(self) -> None:
        """Take another file for one that is damaged or gone, and write all there was into it."""
        self._connection.close()
        self._connection = self._opened()
        self._pending = dict(self._known)

    def _wait(self, milliseconds: int) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _why(self, error: Exception, key: str) -> Message:
        if isinstance(error, NewerStore):
            return message("store-newer", file=str(self.path))
        name = getattr(error, "sqlite_errorname", "")
        words = error.strerror if isinstance(error, OSError) else str(error)
        return message(key, file=str(self.path), why=name, words=words or str(error))
