"""What is due today, a button for each skill, and what is due on the days to come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from exercises.drawing.parts.picture import Ink
from exercises.drawing.shapes.learning_signs import clock_sign
from exercises.learning.mastery import Mastery
from exercises.learning.overview import Overview
from exercises.learning.state_words import coming_words, in_two, listed, state_words
from tutor.canvas.painting import paint_scaled
from tutor.canvas.qt_pens import solid
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import delete_widgets, quiet
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, name_control, set_tooltip, strong
from tutor.widgets.room import lay_beside

LETTERS = 12
HIGH, CLOCK, INSIDE = 28, 24, 10
"""The height of a button, the room for its clock, and what is free before and after its words."""


class DueButton(Guarded, QAbstractButton):
    """Goes on with a skill that is due."""

    def __init__(self, skill: str, state: str, ink: Ink, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._state, self._ink = theme, state, ink
        self.setText(tell(f"skill-{skill}"))
        self.setAccessibleName(tell("skill-button", skill=self.text(), state=state))
        about = tell("skill-button-about", skill=self.text())
        self.setAccessibleDescription(about)
        set_tooltip(self, about)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for the clock and all words."""
        letters = QFontMetrics(self._theme.font(LETTERS))
        words = sum(letters.horizontalAdvance(word) for word in (self.text(), "  ", self._state))
        scale = self._theme.scale
        return QSize(round((CLOCK + 2 * INSIDE) * scale) + words, round(HIGH * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the clock, the name, and the state in less weight."""
        colours, scale = self._theme.colours, self._theme.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(QColor(colours.accent), 2) if self.hasFocus() else QPen(QColor(colours.rule), 1)
        painter.setPen(edge)
        painter.setBrush(solid(colours.hover if self.underMouse() else colours.card))
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        font = self._theme.font(LETTERS)
        painter.setFont(font)
        words = room.adjusted((CLOCK + INSIDE) * scale, 0, 0, 0)
        painter.setPen(QColor(colours.ink))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        beside = QFontMetrics(font).horizontalAdvance(self.text() + "  ")
        painter.setPen(QColor(colours.drawing.word(self._ink)))
        painter.drawText(
            words.adjusted(beside, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._state
        )
        clock = clock_sign((INSIDE + CLOCK / 2 - 3, HIGH / 2), 7.0)
        paint_scaled(painter, clock, self._theme, scale)
        painter.end()


class DueRow(Guarded, QWidget):
    """As many skills as there is room for; the others are counted."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.buttons: list[DueButton] = []
        self._due: list[str] = []
        self.tells = False
        """Whether there is anything to tell."""
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(8)
        self._today = QHBoxLayout()
        self._today.setSpacing(8)
        self._skills = QHBoxLayout()
        self._skills.setSpacing(8)
        self.heading, self.time = strong("", self), quiet("", self)
        self.time.setWordWrap(False)
        self.more = Label("", self)
        self.coming = quiet("", self)
        for part in (self.heading, self.time):
            self._today.addWidget(part)
        self._today.addLayout(self._skills)
        self._today.addWidget(self.more)
        self._today.addStretch(1)
        self._line.addLayout(self._today, 1)
        self._line.addWidget(self.coming)
        theme.changed.connect(self._fit)

    def show_overview(self, now: Overview, seconds: float) -> None:
        """Say what is due; before anything was tried, nothing is."""
        self._due = now.due
        self.heading.setText(tell("learn-due" if self._due else "learn-none-due"))
        self.time.setText(tell("learn-due-time", minutes=max(1, round(seconds / 60))))
        self.time.setVisible(bool(self._due and seconds))
        delete_widgets(self._skills)
        self.buttons = [self._button(skill, now) for skill in self._due]
        self.coming.setText(" · ".join(map(tell, coming_words(now))))
        self.coming.setVisible(bool(now.coming))
        self.tells = bool(self._due or now.coming)
        self._fit()

    def _button(self, skill: str, now: Overview) -> DueButton:
        state = in_two(tell(state_words(now.skills[skill], now)))[0]
        again = now.skills[skill].state is Mastery.AGAIN
        ink = Ink.WRONG if again else Ink.MUTED
        button = DueButton(skill, state, ink, self._theme, self)
        button.clicked.connect(lambda: self.chosen.emit(skill))
        self._skills.addWidget(button)
        return button

    def arrange(self, narrow: bool) -> None:
        """Put the days to come beside what is due, or below it in a narrow window."""
        lay_beside(self._line, not narrow)
        self.coming.setWordWrap(narrow)
        self._fit()

    def _fit(self) -> None:
        """Show the skills that there is room for, and count the others."""
        ways, gap = QBoxLayout.Direction, self._line.spacing()
        room = self.width() - self.heading.sizeHint().width() - gap
        beside = self._line.direction() is ways.LeftToRight and not self.coming.isHidden()
        for part, shown in ((self.time, not self.time.isHidden()), (self.coming, beside)):
            room -= part.sizeHint().width() + gap if shown else 0
        widths = [button.sizeHint().width() + gap for button in self.buttons]
        counted = QFontMetrics(self.font()).horizontalAdvance("+ 00") + gap
        fitting = len(widths)
        while fitting > 1 and sum(widths[:fitting]) + counted * (fitting < len(widths)) > room:
            fitting -= 1
        for place, button in enumerate(self.buttons):
            button.setVisible(place < fitting)
        left = self._due[fitting:]
        self.more.setVisible(bool(left))
        self.more.setText(tell("learn-due-more", count=len(left)))
        told = tell("learn-due-more-about", skills=listed(left)) if left else ""
        name_control(self.more, told)

    def minimumSizeHint(self) -> QSize:
        """One skill is always in sight."""
        wide = max((button.sizeHint().width() for button in self.buttons), default=0)
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self.heading.sizeHint().width() + wide), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._fit()
