"""Room between what scrolls and its scroll bar."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QScrollArea

GAP = 10


def keep_clear(area: QScrollArea, inside: QLayout) -> None:
    """Let what scrolls keep clear of the bar at its right, as long as there is one."""
    area.verticalScrollBar().rangeChanged.connect(
        lambda _, most: inside.setContentsMargins(0, 0, GAP if most else 0, 0)
    )
