"""What comes next, why, and the one button that does it; below it, what is due and when."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from exercises.drawing.small_tree import small_tree
from exercises.learning.purpose import Purpose
from exercises.learning.what_next import NextStep, Stage
from exercises.solution import run
from resources.words import message
from search import notation
from tutor.canvas.tree_picture import TreePicture
from tutor.learn.due_row import DueRow
from tutor.learn.learn_model import LearnModel
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.labels import Label
from tutor.widgets.room import lay_beside

ABOUT = {
    Stage.WORKED: "next-lesson",
    Stage.GUIDED: "next-guided",
    Stage.EMPTY: "next-alone",
}


GO_ON = 240
"""How wide the button is at least."""


class NextCard(Card):
    """The program's proposal."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tell("learn-next"))
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(16)
        self.picture = TreePicture(theme, self)
        self._has_picture, self._low = True, False
        self._halves.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(quiet(tell("learn-next"), self))
        self.what = Label("", self)
        self.what.setObjectName("heading")
        self.what.setWordWrap(True)
        self.why = Label("", self)
        self.why.setWordWrap(True)
        for label in (self.what, self.why):
            words.addWidget(label)
        words.addStretch(1)
        self._halves.addLayout(words, 1)
        self.go_on = button(self, "go-on", self.wanted.emit, "main")
        self.go_on.setMinimumWidth(GO_ON)
        self._halves.addWidget(self.go_on)
        self.column.addLayout(self._halves)
        self._rule = QFrame(self)
        self._rule.setObjectName("rule")
        self.column.addWidget(self._rule)
        self.due = DueRow(theme, self)
        self.column.addWidget(self.due)

    def show_step(self, model: LearnModel) -> None:
        """Say what comes next, and why; what is due today, and on the days to come."""
        step, now = model.next, model.overview
        skill = message(f"skill-{step.skill}")
        mixed = step.mixed_with
        told = skill if mixed is None else message(
            "next-mixed", first=skill, second=message(f"skill-{mixed}")
        )  # fmt: skip
        about = "next-mixed-about" if step.purpose is Purpose.MIXED else ABOUT[step.stage]
        self.what.setText(tell(told))
        self.why.setText(f"{tell(step.reason)} {tell(about)}")
        self._show_picture(model, step)
        self.due.show_overview(now, sum(map(model.history.usual_seconds, now.due)))
        for before, after in pairwise((self.go_on, *self.due.buttons)):
            self.setTabOrder(before, after)
        self._show_due()

    def _show_picture(self, model: LearnModel, step: NextStep) -> None:
        """A small tree about the skill, if its lesson has one."""
        shown = model.picture(step.skill)
        self._has_picture = shown is not None
        self.arrange(self._halves.direction() is QBoxLayout.Direction.TopToBottom, self._low)
        if shown is not None:
            told = tell("learn-picture", tree=notation.write(shown.tree))
            self.picture.show_picture(small_tree(run(shown)), told)

    def _show_due(self) -> None:
        """What is due, where there is anything and room to say so: the map has signs of it, too."""
        for part in (self._rule, self.due):
            part.setVisible(self.due.tells and not self._low)

    def arrange(self, narrow: bool, low: bool) -> None:
        """Put picture and button beside the words, or in a narrow window the button below them."""
        self._low = low
        lay_beside(self._halves, not narrow)
        self.picture.setVisible(self._has_picture and not narrow)
        self.due.arrange(narrow)
        self._show_due()
