"""A tree from far away: its branches as lines and its nodes as specks, painted in bulk."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from exercises.drawing.parts.picture import Fill, Ink, Pen
from exercises.drawing.shapes.nodes import INKS
from search.tree import NodeId
from tutor.canvas.qt_pens import NO_PEN, QtPens
from tutor.canvas.viewport import Levels

FINE = 2.0
"""How many nodes of a level may share a pixel's width."""


class TreeOverview:
    """The lines and specks of a tree at one zoom; of nodes that fall together, one is painted."""

    def __init__(self, levels: Levels, scale: float) -> None:
        self.scale = scale
        self._lines: list[QLineF] = []
        self._specks: dict[Ink, list[QRectF]] = {}
        geometry = levels.geometry
        plans, shape = geometry.node_boxes, geometry.tree.shape
        times = (scale * FINE).__mul__
        for depth, (nodes, places) in enumerate(zip(levels.nodes, levels.places, strict=True)):
            top = geometry.tops[depth]
            columns = dict(zip(map(int, map(times, places)), range(len(nodes)), strict=True))
            for place in columns.values():
                node, x = nodes[place], places[place]
                plan, mover = plans[node], shape.movers[node]
                ink = Ink.OUTLINE if mover is None else INKS[mover]
                speck = QRectF(x - plan.half, top, 2 * plan.half, plan.height)
                self._specks.setdefault(ink, []).append(speck)
                if shape.parents[node] is not None:
                    self._lines.append(QLineF(*geometry.branch(NodeId(node))))

    def paint(self, painter: QPainter, pens: QtPens) -> None:
        """Paint all of it; antialiasing would cost more than it shows here."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(pens.pen(Pen(Ink.BRANCH, 0.0)))
        painter.drawLines(self._lines)
        painter.setPen(NO_PEN)
        for ink, specks in self._specks.items():
            painter.setBrush(pens.brush(Fill(ink)))
            painter.drawRects(specks)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
