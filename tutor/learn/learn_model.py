"""What the learn page shows: where somebody stands, and what comes next."""

from __future__ import annotations

import secrets

from exercises.learning.purpose import Assignment
from exercises.learning.tree_choice import assignment
from exercises.learning.what_next import NextStep, what_next
from exercises.making.codes import SEEDS
from tutor.widgets.background import JobProgress
from tutor.widgets.practised import Practised


class LearnModel(Practised):
    """Knows what comes next, and makes its tree."""

    @property
    def next(self) -> NextStep:
        """What to do next."""
        return what_next(self.history, self.overview)

    def make(self, step: NextStep, progress: JobProgress) -> Assignment:
        """The tree of a step."""
        rules = self._preferences.settings.rules
        return assignment(step, self.history, rules, secrets.randbelow(SEEDS), progress)
