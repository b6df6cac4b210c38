"""A tree from far away: its branches as lines and its nodes as specks, painted in bulk."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from exercises.drawing.arrangement import Arrangement
from exercises.drawing.nodes import INKS
from exercises.drawing.picture import Fill, Ink, Pen
from tutor.canvas.inks import NO_PEN, Inks

FAR = 0.13
"""Below this zoom a tree is painted from far away."""


class Overview:
    """The lines and specks of an arrangement, made once."""

    def __init__(self, arrangement: Arrangement) -> None:
        xs, tops, plans = arrangement.xs, arrangement.tops, arrangement.plans
        shape = arrangement.tree.shape
        feet = [top + height for top, height in zip(tops, _heights(arrangement), strict=True)]
        depths = shape.depths
        self._lines = [
            QLineF(xs[parent], feet[depths[parent]], xs[node], tops[depths[node]])
            for node, parent in enumerate(shape.parents)
            if parent is not None
        ]
        self._specks: dict[Ink, list[QRectF]] = {}
        for node, mover in enumerate(shape.movers):
            ink = Ink.OUTLINE if mover is None else INKS[mover]
            plan = plans[node]
            speck = QRectF(xs[node] - plan.half, tops[depths[node]], 2 * plan.half, plan.height)
            self._specks.setdefault(ink, []).append(speck)

    def paint(self, painter: QPainter, inks: Inks) -> None:
        """Paint all of it; antialiasing would cost more than it shows here."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(inks.pen(Pen(Ink.BRANCH, 0.0)))
        painter.drawLines(self._lines)
        painter.setPen(NO_PEN)
        for ink, specks in self._specks.items():
            painter.setBrush(inks.brush(Fill(ink)))
            painter.drawRects(specks)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def _heights(arrangement: Arrangement) -> list[float]:
    """How tall the shapes of each level are."""
    heights = [0.0] * len(arrangement.tops)
    for depth, plan in zip(arrangement.tree.shape.depths, arrangement.plans, strict=True):
        heights[depth] = max(heights[depth], plan.height)
    return heights
