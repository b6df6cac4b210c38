"""What outlives the window: settings, the current exercise, and every attempt."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from exercises.files import database
from exercises.files.attempt import (
    Attempt,
    ReadAttempts,
    Stored,
    decoded,
    encoded,
    new_check,
    read_json,
)
from exercises.files.database import FAULTS, NewerStore
from resources.words import Message, message

_MOST_WINDOWS = 64
_LARGEST = 2**63 - 1
"""The largest number that the file can hold."""
_LONGEST_THOUGHT = 120.0
"""For so many seconds at most somebody thinks between two entries; longer is a pause."""
Row = tuple[Any, ...]


_PAGE_OF_WINDOW = r"[a-z-]+(?: \(window (?P<window>[0-9]{1,2})\))?"
_KEYS = {"setting": "name", "place": "page", "attempt": "id"}
"""By which column each table is asked."""


class Store(QObject):
    """The one file in the user's data folder.

    What can't be written there is owed: it is read from here, and the next change tries again.
    A file that turns out to be damaged is set aside, and what is known of it goes into a new one.
    """

    troubled = Signal(Message)
    """Why nothing can be written at the moment, or that all that was owed is written."""
    noticed = Signal()
    """There are notices to be read."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.set_aside: Path | None = None
        self.unkept: Message | None = None
        self.failing = False
        self.window = 1
        """The number of this window among those that are open: each comes back by itself."""
        self._is_new = False
        self._lock: sqlite3.Connection | None = None
        self._notices: list[Message] = []
        self._rows_aside: list[str] = []
        self._touched: dict[int, float] = {}
        """When somebody last did something at an attempt."""
        self.read = ReadAttempts()
        self._known: dict[tuple[str, str | int], Row] = {}
        self._owed: dict[tuple[str, str | int], Row] = {}
        self._connection = self._opened()
        if self.unkept is None:
            self._take_number()

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

    def setting(self, name: str, kind: type[Stored]) -> Stored | None:
        """What of this kind was kept under a name, or None."""
        return self._value("setting", name, kind)

    def keep_setting(self, name: str, value: Any) -> None:
        """Keep a value that JSON can hold."""
        self._keep("setting", name, json.dumps(value))

    def set_setting_aside(self, name: str) -> None:
        """Keep what can't be chosen under another name, and say so."""
        self._set_aside("setting", name)

    def place(self, page: str) -> dict[str, Any] | None:
        """Where this window left a page, or None."""
        return self._value("place", self._page(page), dict)

    def keep_place(self, page: str, state: dict[str, Any]) -> None:
        """Keep where a page is."""
        key, text = self._page(page), json.dumps(state)
        if self._known.get(("place", key)) != (key, text):
            self._keep("place", key, text)

    def set_place_aside(self, page: str) -> None:
        """Keep what a page can't show under another name, and say so."""
        self._set_aside("place", self._page(page))

    def forget_unused(self) -> None:
        """A further window in which nothing was done leaves nothing to come back to."""
        if self._is_new and self.window > 1:
            with suppress(*FAULTS):
                self._connection.execute("DELETE FROM place WHERE page LIKE ?", (self._page("%"),))

    def begin(
        self,
        code: str | None,
        exercise: str,
        kind: str,
        level: int | None,
        purpose: str = "",
        search_named: str = "",
    ) -> int:
        """A new attempt; its number is the moment it began, which no file need be asked for."""
        now = time.time()
        number = round(now * 1e6)
        self._touched[number] = now
        attempt = Attempt(
            code, exercise, kind, level, now, purpose=purpose, search_named=search_named
        )
        self._keep("attempt", number, *encoded(attempt))
        return number

    def keep_entries(self, attempt: int, entries: Mapping[str, str | bool]) -> None:
        """The entries as they stand."""
        self._work(attempt, entries=json.dumps(entries))

    def keep_hints(self, attempt: int, hints: Mapping[str, int], solution_seen: bool) -> None:
        """The help that was taken."""
        self._work(attempt, hints=json.dumps(hints), solution_seen=solution_seen)

    def keep_verdicts(
        self,
        attempt: int,
        verdicts: Mapping[str, str],
        score: str,
        maximum: str,
        diagnosis: Sequence[str] = (),
    ) -> None:
        """What a check said of the entries as they stand, beside what the ones before said."""
        row = self._row("attempt", attempt)
        if row is not None:
            kept, now = Attempt(*row[1:]), time.time()
            checks = read_json(kept.checks, list) or []
            checks.append(new_check(decoded(row[1:]), now, verdicts, diagnosis))
            self._work(
                attempt,
                checked_entries=kept.entries,
                verdicts=json.dumps(verdicts),
                score=score,
                maximum=maximum,
                checked=now,
                checks=json.dumps(checks),
                outcomes=None,
            )

    def keep_outcomes(self, outcomes: Mapping[int, Mapping[str, Any]]) -> None:
        """What attempts say about skills, by number; what can't be kept is worked out again."""
        told = [(json.dumps(each), number) for number, each in outcomes.items()]
        self._in_one_go(
            lambda: self._connection.executemany(
                "UPDATE attempt SET outcomes = ? WHERE id = ?", told
            )
        )

    def attempts(self, unchecked: bool = False) -> list[tuple[int, Attempt]]:
        """Every attempt that was checked, or every one, by its number, the oldest first."""
        return [(row[0], self.read.attempt(row)) for row in self.attempt_rows(unchecked)]

    def attempt_rows(self, unchecked: bool = False) -> list[Row]:
        """The rows of these attempts, for `read` to make attempts of."""
        try:
            rows = database.attempts(self._connection)
        except FAULTS as error:
            if database.is_damage(error):
                self._begin_anew()
            rows = []
        found = {row[0]: row for row in rows}
        found.update((row[0], row) for (table, _), row in self._owed.items() if table == "attempt")
        rows = [row for _, row in sorted(found.items())]
        return [row for row in rows if unchecked or Attempt(*row[1:]).checked is not None]

    def why_not(self, error: Exception) -> Message:
        """Why something could not be written that will not be tried again."""
        return self._why(error, "store-not-done")

    def forget_attempts(self) -> bool:
        """Forget every attempt but those that some window has open; False if that fails now."""
        try:
            places = self._connection.execute("SELECT state FROM place").fetchall()
            still_open = {
                number for (text,) in places for number in _numbers(read_json(text, dict))
            }
            marks = ", ".join("?" * len(still_open))
            forget = f"DELETE FROM attempt WHERE id NOT IN ({marks})"
            self._connection.execute(forget, tuple(still_open))
        except FAULTS as error:
            self.troubled.emit(self._why(error, "store-not-now"))
            return False
        for table, key in [*self._known]:
            if table == "attempt" and key not in still_open:
                self._known.pop((table, key))
                self._owed.pop((table, key), None)
        self.read = ReadAttempts()
        return True

    def attempt(self, number: int) -> Attempt | None:
        """An attempt by its number."""
        row = self._row("attempt", number) if 0 <= number <= _LARGEST else None
        return None if row is None else decoded(row[1:])

    def settle(self) -> Message | None:
        """Write what is still owed, with more patience than before; why not, if that fails."""
        if not self._owed:
            return None
        self._wait(database.AT_END)
        error = self._pay()
        self._wait(database.PATIENCE)
        return None if error is None else self._why(error, "store-last")

    def close(self) -> None:
        """Let go of the file, and of the window's number."""
        self._connection.close()
        if self._lock is not None:
            self._lock.close()

    def _work(self, number: int, **changes: Any) -> None:
        """Other values by somebody who is at an attempt: the time since the last is kept too."""
        now, row = time.time(), self._row("attempt", number)
        if row is not None:
            idle = max(0.0, now - self._touched.get(number, now))
            spent = Attempt(*row[1:]).seconds
            seconds = spent if isinstance(spent, float | int) else 0.0
            self._touched[number] = now
            self._change(number, **changes, seconds=seconds + min(idle, _LONGEST_THOUGHT))

    def _change(self, number: int, **changes: Any) -> None:
        """Other values in some columns; what can't be read in the others stays as it is."""
        row = self._row("attempt", number)
        if row is not None:
            self._keep("attempt", number, *Attempt(*row[1:])._replace(**changes))

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
        if not self._owed:
            with suppress(*FAULTS):
                self._connection.execute(f"DELETE FROM {table} WHERE {_KEYS[table]} = ?", (name,))

    def _row(self, table: str, key: str | int) -> Row | None:
        if (table, key) in self._owed:
            return self._owed[table, key]
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
        """Write a row, and all that is still owed; what fails is said once."""
        self._known[table, key] = self._owed[table, key] = (key, *values)
        failed, error = self.failing, self._pay()
        self.failing = error is not None
        if error is not None and not failed:
            self.troubled.emit(self._why(error, "store-not-now"))
        elif error is None and failed:
            self.troubled.emit(message("store-kept-again"))

    def _pay(self) -> Exception | None:
        """Write all that is owed, if need be into a new file; the error, if that fails."""
        if self._identity is not None and database.identity(self.path) != self._identity:
            self._begin_anew()  # another window set the file aside, or somebody took it away
        error = self._write()
        if error is not None and database.is_damage(error):
            self._begin_anew()
            error = self._write()
        return error

    def _write(self) -> Exception | None:
        """Write all that is owed; the error, if that fails."""

        def write() -> None:
            for (table, _), row in self._owed.items():
                marks = ", ".join("?" * len(row))
                self._connection.execute(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", row)

        error = self._in_one_go(write)
        if error is None:
            self._owed.clear()
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
        """Take another file in place of one that is damaged or gone, and owe it all there was."""
        self._connection.close()
        self._connection = self._opened()
        self._owed = dict(self._known)

    def _take_number(self) -> None:
        """Be the window that was used last, of those that are not open; else one more."""
        left, others = self._windows_left(), False
        for number in dict.fromkeys([*left, *range(1, _MOST_WINDOWS)]):
            file = self.path.with_name(f"{self.path.stem}-window-{number}.lock")
            try:
                self._lock = database.lock(file)
            except (OSError, *FAULTS):
                others = True
                continue
            self.window, self._is_new = number, number not in left
            break
        if others:
            self.notice(message("store-other-window"))

    def _windows_left(self) -> list[int]:
        """The windows that left something, the last first: a row is written anew at each change."""
        try:
            rows = self._connection.execute("SELECT page FROM place ORDER BY rowid DESC").fetchall()
        except FAULTS:
            return []
        found = (re.fullmatch(_PAGE_OF_WINDOW, str(page)) for (page,) in rows)
        return [int(each["window"] or 1) for each in found if each is not None]

    def _page(self, page: str) -> str:
        """A page as this window keeps it."""
        return page if self.window == 1 else f"{page} (window {self.window})"

    def _wait(self, milliseconds: int) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _why(self, error: Exception, key: str) -> Message:
        if isinstance(error, NewerStore):
            return message("store-newer", file=str(self.path))
        name = getattr(error, "sqlite_errorname", "")
        words = error.strerror if isinstance(error, OSError) else str(error)
        return message(key, file=str(self.path), why=name, words=words or str(error))


def _numbers(table: Any) -> Iterator[int]:
    """The numbers of attempts that a page's state may name, however it holds them."""
    if isinstance(table, dict):
        table = list(table.values())
    if isinstance(table, list):
        for each in table:
            yield from _numbers(each)
    elif type(table) is int and 0 <= table <= _LARGEST:
        yield table
