"""A question in the list of an exam: how far it is as a sign, its title, its words, its flag."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tutor.canvas.qt_pens import NO_BRUSH, paint_focus, paint_ground, solid
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import name_control

TITLE, WORDS = 13, 12
"""The sizes of the title and of the words below it."""
RADIUS, SIGN = 7.0, 30
"""The sign, and the room that it takes."""
EDGE = 7
FLAG = "⚑"
FULL, QUARTER = 16 * 360, 16 * 90
"""Angles as Qt counts them."""


class QuestionState(NamedTuple):
    """What there is to say about a question."""

    number: int
    title: str
    words: str
    short: str = ""  # below the number where there is room for no more
    filled: float | None = None  # the share of its boxes that hold something, while that counts
    flagged: bool = False


class QuestionButton(Guarded, QAbstractButton):
    """Opens its question; where there is little room, a number and a sign stand for it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = QuestionState(0, "", "")
        self._small = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def show_state(self, state: QuestionState) -> None:
        """Say how far the question is."""
        self._state = state
        told = f"{state.title} {state.words}"
        self.setText(f"{state.title}\n{state.words}")
        name_control(self, told)
        self.updateGeometry()
        self.update()

    def be_small(self, small: bool) -> None:
        """Show the number alone, or all there is to say."""
        self._small = small
        self.updateGeometry()
        self.update()

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        title, words = self._theme.font(TITLE, bold=True), self._theme.font(WORDS)
        return QFontMetrics(title), QFontMetrics(words)

    @property
    def _left(self) -> int:
        """Where words begin: beside the sign, if there is one."""
        return EDGE if self._state.filled is None else round(SIGN * self._theme.scale)

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """Where the title and the words stand in so much width."""
        title, words = self._metrics()
        flag = title.horizontalAdvance(FLAG) + EDGE if self._state.flagged else 0
        room = max(40, width - self._left - flag - EDGE)
        wrap = Qt.TextFlag.TextWordWrap
        first = title.boundingRect(QRect(0, 0, room, 10_000), wrap, self._state.title)
        second = words.boundingRect(QRect(0, 0, room, 10_000), wrap, self._state.words)
        upper = QRect(self._left, EDGE, room, first.height())
        return upper, QRect(self._left, upper.bottom() + 2, room, second.height())

    def heightForWidth(self, width: int) -> int:
        """Room for all words, on as many lines as they need."""
        return self._small_size().height() if self._small else self._rooms(width)[1].bottom() + EDGE

    def _small_size(self) -> QSize:
        title, words = self._metrics()
        flag = words.horizontalAdvance(FLAG)
        wide = max(
            title.horizontalAdvance(str(self._state.number)) + flag,
            words.horizontalAdvance(self._state.short) + EDGE,
            round(2 * RADIUS * self._theme.scale),
        )
        below = words.height() if self._state.short else round(3 * RADIUS * self._theme.scale)
        return QSize(wide + EDGE, title.height() + below + EDGE)

    def sizeHint(self) -> QSize:
        """As large as what is said."""
        width = round(200 * self._theme.scale)
        return self._small_size() if self._small else QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The longest word is never cut."""
        if self._small:
            return self._small_size()
        title, words = self._metrics()
        parts = [title.horizontalAdvance(word) for word in self._state.title.split()]
        parts += [words.horizontalAdvance(word) for word in self._state.words.split()]
        return QSize(max(parts, default=0) + self._left + EDGE, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground where it is lit, the sign, the words, and the focus."""
        colours, state = self._theme.colours, self._state
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_ground(painter, room, colours, self.isChecked(), self.underMouse())
        if self.hasFocus():
            paint_focus(painter, room, colours)
        lit = QColor(colours.accent if self.isChecked() else colours.ink)
        title = self._theme.font(TITLE, bold=True)
        painter.setFont(title)
        painter.setPen(lit)
        if self._small:
            upper = QRect(0, EDGE // 2, self.width(), QFontMetrics(title).height())
            painter.drawText(upper, Qt.AlignmentFlag.AlignHCenter, str(state.number))
            flag = upper.adjusted(0, 0, -EDGE // 2, 0)
            lower = QRect(0, upper.bottom(), self.width(), self.height() - upper.bottom())
            words, aligned = state.short, Qt.AlignmentFlag.AlignHCenter.value
            middle = self.width() / 2, upper.bottom() + 1.5 * RADIUS * self._theme.scale
        else:
            upper, lower = self._rooms(self.width())
            painter.drawText(upper, Qt.TextFlag.TextWordWrap, state.title)
            words, aligned = state.words, Qt.TextFlag.TextWordWrap.value
            middle = SIGN * self._theme.scale / 2, upper.center().y()
            flag = QRect(upper.right(), upper.top(), self.width() - upper.right() - EDGE, 99)
        if state.flagged:
            painter.setPen(QColor(colours.follows))
            painter.drawText(flag, Qt.AlignmentFlag.AlignRight, FLAG)
        painter.setFont(self._theme.font(WORDS))
        painter.setPen(QColor(colours.muted))
        painter.drawText(lower, aligned, words)
        if state.filled is not None:
            self._paint_sign(painter, middle, state.filled)
        painter.end()

    def _paint_sign(self, painter: QPainter, middle: tuple[float, float], filled: float) -> None:
        """Dashed while it is empty, half while it is begun, else full."""
        radius = RADIUS * self._theme.scale
        circle = QRectF(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
        ink = QColor(self._theme.colours.ink if filled else self._theme.colours.muted)
        dashes = Qt.PenStyle.SolidLine if filled else Qt.PenStyle.DashLine
        painter.setPen(QPen(ink, 1.5 * self._theme.scale, dashes))
        painter.setBrush(NO_BRUSH)
        painter.drawEllipse(circle)
        painter.setBrush(solid(ink.name()))
        if filled:
            painter.drawPie(circle, -QUARTER, FULL if filled == 1 else -FULL // 2)
