"""What the learn page shows: where somebody stands, and what comes next."""

from __future__ import annotations

import secrets
import time
from datetime import date, datetime

from PySide6.QtCore import QObject, Signal

from exercises.learning.history import EDITION, History, history, worked_out
from exercises.learning.overview import Overview, overview
from exercises.learning.purpose import Assignment
from exercises.learning.tree_choice import assignment
from exercises.learning.what_next import NextStep, what_next
from exercises.making.codes import SEEDS
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.background import BackgroundJob, JobProgress

AT_ONCE = 20
"""So many attempts that nothing is known of yet are looked at while the window waits."""


class LearnModel(QObject):
    """Reads what was practised, and makes the tree that comes next."""

    changed = Signal()

    def __init__(self, store: Store, preferences: Preferences, work: BackgroundJob) -> None:
        super().__init__(work)
        self._store = store
        self._preferences = preferences
        self._work = work
        self.history = History()
        self.overview: Overview = self._look()
        self.next: NextStep = what_next(self.history, self.overview)

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
        """Read what was practised since; where that takes long, elsewhere."""
        attempts = self._store.attempts()
        unknown = [
            (number, attempt)
            for number, attempt in attempts
            if attempt.outcomes is None or attempt.outcomes.get("edition") != EDITION
        ]
        if len(unknown) <= AT_ONCE:
            self.history = history(attempts, self._store.keep_outcomes)
            self.overview = self._look()
            self.next = what_next(self.history, self.overview)
            self.changed.emit()
            return

        def look_at_all(progress: JobProgress) -> list[tuple[int, dict[str, object]]]:
            found = []
            for place, (number, attempt) in enumerate(unknown):
                progress(place / len(unknown))
                found.append((number, worked_out(attempt)))
            return found

        self._work.start(look_at_all, self._keep, _fail)

    def _keep(self, found: list[tuple[int, dict[str, object]]]) -> None:
        for number, told in found:
            self._store.keep_outcomes(number, told)
        self.refresh()

    def _look(self) -> Overview:
        now = datetime.fromtimestamp(time.time()).astimezone()
        return overview(self.history, now, self.exam, self._preferences.settings.rules)

    def make(self, step: NextStep, progress: JobProgress) -> Assignment:
        """The tree of a step."""
        rules = self._preferences.settings.rules
        return assignment(step, self.history, rules, secrets.randbelow(SEEDS), progress)


def _fail(error: Exception) -> None:
    raise error
