"""A small mark of progress after a right tree: how many of its skill are right in a row."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QWidget

from exercises.learning.history import History, history
from exercises.learning.mastery import Standing, standing
from tutor.answering.session import Session
from tutor.canvas.state_sign import StateSign
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.labels import Label

MOST_ANEW = 30
"""Of how many attempts it is worked out at once what they say, at most."""


class SkillProgress(NamedTuple):
    """A skill, and where it stands before and after a tree."""

    skill: str
    before: Standing
    after: Standing

    @property
    def moved(self) -> bool:
        """Whether the tree brought somebody further."""
        before, after = self.before, self.after
        return (before.state, before.in_a_row) != (after.state, after.in_a_row)


def skill_progress(session: Session) -> SkillProgress | None:
    """The skill of this tree that is furthest from mastered; None where it does not count."""
    rows = session.attempts()
    unknown = [number for number, attempt in rows if attempt.outcomes is None]
    left_out = set(unknown[:-MOST_ANEW])
    found = history((row for row in rows if row[0] not in left_out), session.keep_outcomes)
    mine = [trial for trial in found.trials if trial.number == session.attempt]
    if not mine or not mine[0].purpose.counts or not mine[0].outcomes:
        return None
    others = History(tuple(trial for trial in found.trials if trial is not mine[0]))
    skills = [
        SkillProgress(skill, *(standing(each.opportunities(skill)) for each in (others, found)))
        for skill in mine[0].outcomes
    ]
    return min(skills, key=lambda each: each.after.in_a_row)


class ProgressMark(QWidget):
    """The sign of the skill, and how far it is in words."""

    def __init__(self, progress: SkillProgress, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        now = progress.after
        self.sign = StateSign(now.state, now.in_a_row, theme, self)
        skill = tell(f"skill-{progress.skill}")
        told = Label(tell("progress-mark", skill=skill, count=now.in_a_row), self)
        told.setObjectName("progress")
        told.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sign)
        row.addWidget(told, 1)
