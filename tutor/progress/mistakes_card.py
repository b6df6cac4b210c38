"""Mistakes that came back, each with its sentence and a way to practise."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from exercises.learning.report import MistakeRow, Report
from exercises.learning.state_words import short_date
from resources.words import message
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.card import Card, delete_widgets, quiet
from tutor.widgets.labels import Label, strong


class MistakesCard(Card):
    """A list of mistakes."""

    wanted = Signal(object)
    """A mistake is to be practised: its row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tell("progress-mistakes"))
        self._list = QVBoxLayout()
        self._list.setSpacing(10)
        self.column.addLayout(self._list)
        self.column.addStretch(1)

    def show_report(self, found: Report) -> None:
        """Show the mistakes of another report."""
        delete_widgets(self._list)
        for row in found.mistakes:
            self._list.addWidget(self._gone(row) if row.gone else self._mistake(row))
        if not found.mistakes:
            self._list.addWidget(quiet(tell("progress-no-mistakes"), self))

    def _gone(self, row: MistakeRow) -> Label:
        return quiet(tell("progress-mistake-gone", about=message(f"about-{row.name}")), self)

    def _mistake(self, row: MistakeRow) -> QWidget:
        part = QFrame(self)
        part.setObjectName("mistake")
        column = QVBoxLayout(part)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        sentence = tell(f"about-{row.name}")
        about = strong(sentence[:1].upper() + sentence[1:], part)
        about.setWordWrap(True)
        column.addWidget(about)
        seen = tell(
            "progress-mistake-seen",
            skill=message(f"skill-{row.skill}"),
            times=row.times,
            trees=row.trees,
            date=short_date(row.last.at.date()),
        )
        column.addWidget(quiet(seen, part))
        practise = button(part, "practise-this", lambda: self.wanted.emit(row))
        practise.setAccessibleDescription(sentence)
        column.addWidget(practise, 0, Qt.AlignmentFlag.AlignLeft)
        return part
