"""Sentences in the window, in which the states of games are drawn."""

from __future__ import annotations

from math import ceil, inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QRadioButton, QWidget

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import Ink
from exercises.drawing.sentences import DrawnState, parts
from resources.fonts import CAP_HEIGHT
from search.games.state_pictures import in_numbers
from tutor.canvas.painting import paint_shapes
from tutor.canvas.qt_pens import QtPens
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label

GAP = 4
"""Between the letter of an option and what is drawn, and above and below that."""
MUTED = 0.6
"""How strong the lines of a board are, beside the signs on it."""


class _Placed(NamedTuple):
    """A word or a state, and where it stands; y is the line of the letters."""

    x: float
    y: float
    what: str | DrawnState


class _Laid(NamedTuple):
    """A sentence in lines."""

    width: float
    height: float
    placed: list[_Placed]


def _lay_out(text: str, metrics: QFontMetricsF, room: float) -> _Laid:
    """Words and states one after the other, in as many lines as they need."""
    space, size = metrics.horizontalAdvance(" "), metrics.capHeight() / CAP_HEIGHT
    lines: list[list[_Placed]] = [[]]
    x = widest = 0.0
    for chunk in text.split(" "):
        made, wide = list[_Placed](), 0.0
        for place, part in enumerate(parts(chunk)):
            drawn = DrawnState(part, size) if place % 2 else None
            made += [_Placed(wide, 0.0, drawn or part)] if part else []
            wide += drawn.width if drawn else metrics.horizontalAdvance(part)
        if lines[-1] and x + wide > room:
            lines.append([])
            x = 0.0
        lines[-1] += [each._replace(x=each.x + x) for each in made]
        widest = max(widest, x + wide)
        x += wide + space
    y, placed = 0.0, list[_Placed]()
    for line in lines:
        states = [each.what for each in line if isinstance(each.what, DrawnState)]
        y += max([metrics.ascent(), *(state.above + 1 for state in states)])
        placed += (each._replace(y=y) for each in line)
        y += max([metrics.descent(), *(state.below + 1 for state in states)]) + metrics.leading()
    return _Laid(widest, y, placed)


def _paint(widget: QWidget, laid: _Laid, left: float, top: float) -> None:
    """Paint a sentence in the colours of its widget."""
    colours, group = widget.palette(), QPalette.ColorGroup.Active
    ink = colours.color(group, widget.foregroundRole()).name()
    paper = colours.color(group, QPalette.ColorRole.Window).name()
    sheet = Palette("sentence", dict.fromkeys(Ink, ink) | {Ink.PAPER: paper}, {})
    muted = sheet.line(Ink.INK, MUTED)
    sheet = sheet._replace(inks=sheet.inks | {Ink.BRANCH: muted, Ink.MUTED: muted})
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for x, y, what in laid.placed:
        painter.save()
        painter.translate(left + x, top + y)
        if isinstance(what, DrawnState):
            painter.translate(0.0, -what.above)
            painter.scale(what.scale, what.scale)
            pens = QtPens(
                sheet,
                widget.font().family(),
                what.scale,
                widget.devicePixelRatioF(),
            )
            paint_shapes(painter, what.shapes(), pens, what.scale)
        else:
            painter.setPen(ink)
            painter.drawText(QPointF(0.0, 0.0), what)
        painter.restore()
    painter.end()


class Sentence(Guarded, Label):
    """A label; a state of a game stands in it as it stands on a tree."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setIndent(0)  # words begin where they would before something drawn
        if self._draws:
            self.setAccessibleName(in_numbers(text))

    @property
    def _draws(self) -> bool:
        return len(parts(self.text())) > 1

    def _laid(self, room: float) -> _Laid:
        room = room if self.wordWrap() else inf
        return _lay_out(self.text(), QFontMetricsF(self.font()), room)

    def heightForWidth(self, width: int) -> int:
        """As tall as its lines are."""
        if not self._draws:
            return super().heightForWidth(width)
        around = self.rect().size() - self.contentsRect().size()
        return ceil(self._laid(width - around.width()).height) + around.height()

    def sizeHint(self) -> QSize:
        """Where it is wrapped about as wide as it would be in letters."""
        hint = super().sizeHint()
        if not self._draws:
            return hint
        width = hint.width() if self.wordWrap() else ceil(self._laid(inf).width)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """No smaller where it is not wrapped."""
        return self.sizeHint() if self._draws and not self.wordWrap() else super().minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words in letters, states drawn."""
        if not self._draws:
            return super().paintEvent(event)
        room = self.contentsRect()
        laid = self._laid(room.width())
        _paint(self, laid, room.left(), room.top() + (room.height() - laid.height) / 2)


class OptionButton(Guarded, QRadioButton):
    """An option to choose; a state of a game in it is drawn behind its letter."""

    def __init__(self, text: str, parent: QWidget) -> None:
        words, *drawn = parts(text)
        super().__init__((words if drawn else text).strip().replace("&", "&&"), parent)
        self.setAccessibleName(in_numbers(text))
        self._drawn = text.removeprefix(words) if drawn else ""

    @property
    def _laid(self) -> _Laid:
        return _lay_out(self._drawn, QFontMetricsF(self.font()), inf)

    def sizeHint(self) -> QSize:
        """With room for what is drawn."""
        hint = super().sizeHint()
        if not self._drawn:
            return hint
        laid = self._laid
        return QSize(
            hint.width() + GAP + ceil(laid.width), max(hint.height(), ceil(laid.height) + 2 * GAP)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button and its letter, and then what is drawn."""
        super().paintEvent(event)
        if self._drawn:
            laid = self._laid
            left = super().sizeHint().width() + GAP
            _paint(self, laid, left, (self.height() - laid.height) / 2)
