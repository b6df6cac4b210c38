"""A table of questions; where it is too wide, its columns stand below each other in parts."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from exercises.items import Item, Table
from resources.words import Value
from tutor.canvas.sentence import Sentence
from tutor.practice.item_inputs import said
from tutor.widgets.labels import Label

SIDE_BY_SIDE = 4
"""Into how many parts a table of one column is broken, which stand beside each other."""


class ItemTable:
    """The heads of a table and what is answered below them, in as few parts as have room."""

    def __init__(self, table: Table, indent: int, inside: QWidget) -> None:
        self.grid = QGridLayout()
        self.grid.setSpacing(2)
        self._table = table
        self._cells: dict[tuple[int, int], QWidget] = {}
        self._columns = [self._head(head, indent, inside) for head in table.columns]
        """Of a table of one column, one for each of its parts."""
        self._columns += [self._head(table.columns[0], indent, inside) for _ in range(self._most)]
        self._rows = [
            [Sentence(said(head), inside) for head in table.rows] for _ in range(len(table.columns))
        ]
        """One for each part that may stand below another."""
        self._shown = 0

    def add(self, item: Item, cell: QWidget) -> None:
        """Where an item is answered."""
        self._cells[self._table.place(item)] = cell

    def fit(self, width: int) -> None:
        """Break the table so that no part is wider than this."""
        rows, columns = len(self._table.rows), len(self._table.columns)
        head = max(label.minimumSizeHint().width() for label in self._rows[0])
        wide = max(
            each.minimumSizeHint().width() for each in (*self._columns, *self._cells.values())
        )
        gap = self.grid.horizontalSpacing()
        if columns == 1:
            room = (width + gap) // (head + wide + 2 * gap)
            shown = min(self._most + 1, max(1, room))
        else:
            room = (width - head) // (wide + gap)
            shown = ceil(columns / ceil(columns / max(1, min(columns, room))))
        if shown != self._shown:
            self._shown = shown
            self._place(rows, columns)

    @property
    def _most(self) -> int:
        """How many parts of one column may stand beside the first."""
        rows = len(self._table.rows)
        if len(self._table.columns) > 1 or rows <= SIDE_BY_SIDE:
            return 0
        return ceil(rows / ceil(rows / SIDE_BY_SIDE)) - 1

    def _head(self, words: Value, indent: int, inside: QWidget) -> Label:
        label = Label(said(words), inside)
        label.setWordWrap(True)
        label.setContentsMargins(indent, 0, 0, 0)
        return label

    def _place(self, rows: int, columns: int) -> None:
        """Put everything where it stands with so many columns beside each other."""
        while self.grid.count():
            self.grid.takeAt(0)
        for column in range(self.grid.columnCount()):
            self.grid.setColumnStretch(column, 0)
        if columns == 1:
            self._place_beside(rows)
        else:
            self._place_below(rows, columns)

    def _place_beside(self, rows: int) -> None:
        """A table of one column, broken into parts that stand beside each other."""
        high = ceil(rows / self._shown)
        for part, label in enumerate(self._columns):
            label.setVisible(part < self._shown)
            if part < self._shown:
                self._add_head(label, 0, 2 * part + 1)
        for row in range(1, rows + 1):
            part, down = divmod(row - 1, high)
            self.grid.addWidget(self._rows[0][row - 1], down + 1, 2 * part)
            self.grid.addWidget(self._cells[row, 1], down + 1, 2 * part + 1)

    def _place_below(self, rows: int, columns: int) -> None:
        """Several columns, broken into parts that stand below each other, each with its heads."""
        for column in range(columns):
            part, across = divmod(column, self._shown)
            above = part * (rows + 1)
            self._add_head(self._columns[column], above, across + 1)
            for row in range(1, rows + 1):
                label = self._rows[part][row - 1]
                if not across:
                    self.grid.addWidget(label, above + row, 0)
                if (row, column + 1) in self._cells:
                    self.grid.addWidget(self._cells[row, column + 1], above + row, across + 1)
        for part, labels in enumerate(self._rows):
            for label in labels:
                label.setVisible(part * self._shown < columns)

    def _add_head(self, label: Label, row: int, column: int) -> None:
        self.grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignBottom)
        self.grid.setColumnStretch(column, 1)
