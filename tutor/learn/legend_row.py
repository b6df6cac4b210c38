"""A sign of the map, and what it means."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from exercises.learning.mastery import Mastery
from tutor.canvas.state_sign import StateSign
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import quiet


class LegendRow(QWidget):
    """A sign and its meaning."""

    def __init__(self, state: Mastery | None, in_a_row: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(StateSign(state, in_a_row, theme, self))
        row.addWidget(quiet(tell(f"legend-{'due' if state is None else state.value}"), self), 1)
