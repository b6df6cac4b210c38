"""What was practised so far: read from the store, and where that takes long, elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from exercises.files.attempt import Attempt
from exercises.learning.history import EDITION, History, history, worked_out
from exercises.learning.overview import Overview, overview
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.background import BackgroundJob, JobProgress

AT_ONCE, READ_AT_ONCE = 12, 200
"""Of so many attempts it is worked out what they say, and so many are read, while one waits."""
Told = dict[int, dict[str, Any]]


class Practised(QObject):
    """The history of a student, where that leaves every skill, and the day of the exam."""

    changed = Signal()

    def __init__(self, store: Store, preferences: Preferences, work: BackgroundJob) -> None:
        super().__init__(work)
        self._store = store
        self._preferences = preferences
        self._work = work
        self.history = History()
        self.overview: Overview = self._look()

    @property
    def now(self) -> datetime:
        """The moment, as the machine's clock has it."""
        return datetime.fromtimestamp(time.time()).astimezone()

    @property
    def exam(self) -> date | None:
        """The day of the exam, if one is set."""
        try:
            return date.fromisoformat(self._store.setting("exam", str) or "")
        except ValueError:
            return None

    def set_exam(self, day: date | None) -> None:
        """Have nothing due after this day."""
        self._store.keep_setting("exam", "" if day is None else day.isoformat())
        self.refresh()

    def refresh(self, then: Callable[[], object] = lambda: None) -> None:
        """Read what was practised since, and then do something; where it is much, elsewhere."""
        rows, read = self._store.attempt_rows(), self._store.read
        if sum(not read.knows(row) for row in rows) <= READ_AT_ONCE:
            attempts = [(row[0], read.attempt(row)) for row in rows]
            if sum(_unknown(attempt) for _, attempt in attempts) <= AT_ONCE:
                self.history = history(attempts, self._store.keep_outcomes)
                self._end(self._look(), then)
                return

        def look_at_all(progress: JobProgress) -> tuple[Told, History, Overview]:
            told, attempts = {}, []
            for place, row in enumerate(rows):
                progress(place / len(rows))
                attempt = read.attempt(row)
                if _unknown(attempt):
                    told[row[0]] = worked_out(attempt)
                    attempt = attempt._replace(outcomes=told[row[0]])
                attempts.append((row[0], attempt))
            seen = history(attempts)
            return told, seen, overview(seen, now, exam, rules)

        def keep(found: tuple[Told, History, Overview]) -> None:
            told, self.history, seen = found
            self._store.keep_outcomes(told)
            self._end(seen, then)

        now, exam, rules = self.now, self.exam, self._preferences.settings.rules
        self._work.start(look_at_all, keep, _fail)

    def _end(self, seen: Overview, then: Callable[[], object]) -> None:
        self.overview = seen
        self.changed.emit()
        then()

    def _look(self) -> Overview:
        rules = self._preferences.settings.rules
        return overview(self.history, self.now, self.exam, rules)


def _unknown(attempt: Attempt) -> bool:
    """Whether nobody has worked out yet what an attempt says about skills."""
    return attempt.outcomes is None or attempt.outcomes.get("edition") != EDITION


def _fail(error: Exception) -> None:
    raise error
