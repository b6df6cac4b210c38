"""How parts share the room: side by side or one below the other, and how wide one is."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QWidget

UNBOUND = 16_777_215
"""No limit to a size, in Qt."""


def lay_beside(line: QBoxLayout, beside: bool) -> None:
    """Put what is in a line side by side, or one below the other."""
    ways = QBoxLayout.Direction
    line.setDirection(ways.LeftToRight if beside else ways.TopToBottom)


def fix_width(part: QWidget, width: int | None) -> None:
    """Have a part be so wide, whatever room there is; None: as wide as its layout has it."""
    part.setMinimumWidth(width or 0)
    part.setMaximumWidth(UNBOUND if width is None else width)
