"""What outlives the window: settings, where each page is, and every attempt."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

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
from exercises.files.database import FAULTS
from resources.words import message
from tutor.storage.stored_rows import Row, StoredRows

_MOST_WINDOWS = 64
_LARGEST = 2**63 - 1
"""The largest number that the file can hold."""
_LONGEST_THOUGHT = 120.0
"""For so many seconds at most somebody thinks between two entries; longer is a pause."""
_PAGE_OF_WINDOW = r"[a-z-]+(?: \(window (?P<window>[0-9]{1,2})\))?"


class Store(StoredRows):
    """The settings, pages and attempts in the one file, as the window asks for them."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.window = 1
        """The number of this window among those that are open: each comes back by itself."""
        self._is_new = False
        self._lock: sqlite3.Connection | None = None
        self._touched: dict[int, float] = {}
        """When somebody last did something at an attempt."""
        self.read = ReadAttempts()
        if self.unkept is None:
            self._take_number()

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
        found.update(
            (row[0], row) for (table, _), row in self._pending.items() if table == "attempt"
        )
        rows = [row for _, row in sorted(found.items())]
        return [row for row in rows if unchecked or Attempt(*row[1:]).checked is not None]

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
                self._pending.pop((table, key), None)
        self.read = ReadAttempts()
        return True

    def attempt(self, number: int) -> Attempt | None:
        """An attempt by its number."""
        row = self._row("attempt", number) if 0 <= number <= _LARGEST else None
        return None if row is None else decoded(row[1:])

    def close(self) -> None:
        """Let go of the file, and of the window's number."""
        super().close()
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


def _numbers(table: Any) -> Iterator[int]:
    """The numbers of attempts that a page's state may name, however it holds them."""
    if isinstance(table, dict):
        table = list(table.values())
    if isinstance(table, list):
        for each in table:
            yield from _numbers(each)
    elif type(table) is int and 0 <= table <= _LARGEST:
        yield table
