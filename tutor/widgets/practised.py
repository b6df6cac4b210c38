"""What was practised so far: read from the store, and where that takes long, elsewhere."""

from __future__ import annotations

import time
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from exercises.learning.history import EDITION, History, history, worked_out
from exercises.learning.overview import Overview, overview
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.background import BackgroundJob, JobProgress

AT_ONCE = 12
"""So many attempts that nothing is known of yet are looked at while the window waits."""
Told = list[tuple[int, dict[str, Any]]]


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

    def refresh(self) -> None:
        """Read what was practised since."""
        attempts = self._store.attempts()
        unknown = [
            (number, attempt)
            for number, attempt in attempts
            if attempt.outcomes is None or attempt.outcomes.get("edition") != EDITION
        ]
        if len(unknown) <= AT_ONCE:
            self.history = history(attempts, self._store.keep_outcomes)
            self.overview = self._look()
            self.changed.emit()
            return

        def look_at_all(progress: JobProgress) -> Told:
            found = []
            for place, (number, attempt) in enumerate(unknown):
                progress(place / len(unknown))
                found.append((number, worked_out(attempt)))
            return found

        self._work.start(look_at_all, self._keep, _fail)

    def _keep(self, found: Told) -> None:
        for number, told in found:
            self._store.keep_outcomes(number, told)
        self.refresh()

    def _look(self) -> Overview:
        rules = self._preferences.settings.rules
        return overview(self.history, self.now, self.exam, rules)


def _fail(error: Exception) -> None:
    raise error
