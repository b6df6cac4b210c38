"""What the learn page shows: where somebody stands, and what comes next."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from exercises.exercise import Exercise
from exercises.learning.lessons import Lesson, lesson_of
from exercises.learning.purpose import Assignment
from exercises.learning.tree_choice import assignment
from exercises.learning.what_next import NextStep, what_next
from exercises.making.codes import SEEDS
from resources.words import PlywoodError
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.background import BackgroundJob, JobProgress
from tutor.widgets.practised import Practised


class LearnModel(Practised):
    """Knows what comes next, and makes its tree."""

    def __init__(self, store: Store, preferences: Preferences, work: BackgroundJob) -> None:
        super().__init__(store, preferences, work)
        self.opened: dict[str, Lesson] = {}
        """The lessons that were opened in this window, by their skill: they are taken instead."""

    def place(self, page: str) -> Mapping[str, Any] | None:
        """Where another page was left."""
        return self._store.place(page)

    def lesson(self, skill: str) -> Lesson:
        """The lesson of a skill: the one that was opened last, or the one that is shipped."""
        return self.opened.get(skill) or lesson_of(skill)

    def picture(self, skill: str) -> Exercise | None:
        """The small tree beside the name of a skill, searched as the course does."""
        picture = self.lesson(skill).picture
        try:
            return picture and picture.make(0, self._preferences.settings.rules)
        except PlywoodError:
            return None  # an instructor's own, which this course can't search

    @property
    def next(self) -> NextStep:
        """What to do next."""
        return what_next(self.history, self.overview)

    def make(self, step: NextStep, progress: JobProgress) -> Assignment:
        """The tree of a step."""
        rules, lesson = self._preferences.settings.rules, self.lesson(step.skill)
        return assignment(step, lesson, self.history, rules, secrets.randbelow(SEEDS), progress)
