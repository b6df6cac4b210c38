"""Skills by their last trees as a table of words, for whoever can't see the picture."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtWidgets import QTableView, QWidget

from exercises.learning.report import Report
from resources.words import message
from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.model_index import TOP, Index

HEADS = ("table-skill", "table-last", "table-state")


class _Model(Guarded, QAbstractTableModel):
    """The words of a report."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[tuple[str, str, str]] = []

    def load(self, found: Report) -> None:
        """Hold other rows."""
        self.beginResetModel()
        self.rows = [
            (
                tell(message(f"skill-{row.skill}")),
                ", ".join(tell(f"legend-{outcome.value}") for outcome in row.outcomes),
                tell(row.words),
            )
            for row in found.skills
        ]
        self.endResetModel()

    def rowCount(self, parent: Index = TOP) -> int:
        """A row a skill."""
        return len(self.rows)

    def columnCount(self, parent: Index = TOP) -> int:
        """Name, trees and state."""
        return len(HEADS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a cell."""
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.rows[index.row()][index.column()] if shown else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What a column holds."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tell(HEADS[section])
        return None


class SkillTable(QTableView):
    """Every skill that was tried, with its last trees and its state."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = _Model(self)
        self.setModel(self.rows)
        self.setAccessibleName(tell("progress-skills"))
        self.verticalHeader().hide()
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setMinimumHeight(260)

    def show_report(self, found: Report) -> None:
        """Show another report."""
        self.rows.load(found)
        self.resizeColumnToContents(0)
        self.resizeColumnToContents(2)
        self.horizontalHeader().setStretchLastSection(False)
        self.horizontalHeader().setSectionResizeMode(1, self.horizontalHeader().ResizeMode.Stretch)
        self.resizeRowsToContents()
