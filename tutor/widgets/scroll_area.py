"""A column that scrolls where there is no room for it, and the gap before its scroll bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

GAP = 10


def scroll_area(parent: QWidget) -> QScrollArea:
    """Scrolls up and down alone, without a frame; what is put inside is as wide as it is."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


def keep_clear(area: QScrollArea, inside: QLayout) -> None:
    """Let what scrolls keep clear of the bar at its right, as long as there is one."""
    area.verticalScrollBar().rangeChanged.connect(
        lambda _, most: inside.setContentsMargins(0, 0, GAP if most else 0, 0)
    )
