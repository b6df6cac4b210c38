"""What comes next, why, and the one button that does it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from exercises.learning.overview import Overview
from exercises.learning.purpose import Purpose
from exercises.learning.state_words import listed
from exercises.learning.what_next import NextStep, Stage
from resources.words import message
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.labels import Label

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

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tell("learn-next"))
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(quiet(tell("learn-next"), self))
        self.what = Label("", self)
        self.what.setObjectName("heading")
        self.what.setWordWrap(True)
        self.why = Label("", self)
        self.why.setWordWrap(True)
        self.due = quiet("", self)
        for label in (self.what, self.why, self.due):
            words.addWidget(label)
        self._halves.addLayout(words, 1)
        self.go_on = button(self, "go-on", self.wanted.emit, "main")
        self.go_on.setMinimumWidth(GO_ON)
        self._halves.addWidget(self.go_on)
        self.column.addLayout(self._halves)

    def show_step(self, step: NextStep, now: Overview) -> None:
        """Say what comes next, and why."""
        skill = message(f"skill-{step.skill}")
        mixed = step.mixed_with
        told = skill if mixed is None else message(
            "next-mixed", first=skill, second=message(f"skill-{mixed}")
        )  # fmt: skip
        about = "next-mixed-about" if step.purpose is Purpose.MIXED else ABOUT[step.stage]
        self.what.setText(tell(told))
        self.why.setText(f"{tell(step.reason)} {tell(about)}")
        due = now.due
        said = message("learn-due", skills=listed(due)) if due else message("learn-none-due")
        self.due.setText(tell(said))

    def stand(self, narrow: bool) -> None:
        """Put the button beside the words, or below them in a narrow window."""
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
