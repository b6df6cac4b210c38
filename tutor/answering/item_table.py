"""A table of questions; where it is too wide or too long, it is broken into parts."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from exercises.items import Item, Table
from resources.words import Value
from tutor.canvas.sentence import Sentence
from tutor.look.language import tell_value
from tutor.widgets.labels import Label

SIDE_BY_SIDE = 4
"""Into how many parts a table of one column is broken, which stand beside each other."""
LONG = 6
"""A table of several columns and more rows than this is broken into two such parts."""
EDGE = 12
"""What stays free at its left, so that its words begin where those of the questions do."""

APART = 12
"""What stays free between two parts beside each other."""


class ItemTable:
    """The heads of a table and what is answered below them, in as few parts as have room."""

    def __init__(self, table: Table, indent: int, in_halves: bool, inside: QWidget) -> None:
        self.grid = QGridLayout()
        self.grid.setSpacing(2)
        self.grid.setContentsMargins(EDGE, 0, 0, 0)
        self._table = table
        self._most = _most_parts(table, in_halves)
        """How many parts with all columns may stand beside each other."""
        self._cells: dict[tuple[int, int], QWidget] = {}
        self._printed: dict[tuple[int, int], Label] = {}
        self._heads = [
            [self._head(head, indent, inside) for head in table.columns] for _ in range(self._most)
        ]
        """Those of each part that may stand beside another."""
        self._rows = [
            [Sentence(tell_value(head), inside) for head in table.rows]
            for _ in range(len(table.columns))
        ]
        """Those of each part that may stand below another."""
        self._shown = (0, 0)  # how many parts stand beside each other, and columns in each

    def add(self, item: Item, cell: QWidget, printed: Label) -> None:
        """Where an item is answered, and what is printed before that."""
        place = self._table.place(item)
        self._cells[place], self._printed[place] = cell, printed

    def fit(self, width: int) -> None:
        """Break the table so that no part is wider than this."""
        self._line_up()
        shown = self._division(width - EDGE)
        if shown != self._shown:
            self._shown = shown
            self._place()

    def _line_up(self) -> None:
        """Let what is answered in a column begin below each other, whatever is printed before."""
        for column in range(1, len(self._table.columns) + 1):
            printed = [label for at, label in self._printed.items() if at[1] == column]
            if any(label.text() for label in printed):
                wide = max(label.sizeHint().width() for label in printed)
                for label in printed:
                    label.setMinimumWidth(wide)
                    label.show()

    def _division(self, width: int) -> tuple[int, int]:
        """How many parts have room beside each other, and how many columns in each."""
        columns, gap = len(self._table.columns), self.grid.horizontalSpacing()
        head = max(label.minimumSizeHint().width() for label in self._rows[0])
        wide = [
            max(
                self._heads[0][column - 1].minimumSizeHint().width(),
                *(
                    cell.minimumSizeHint().width()
                    for at, cell in self._cells.items()
                    if at[1] == column
                ),
            )
            for column in range(1, columns + 1)
        ]
        part = head + sum(each + gap for each in wide)
        if part <= width or columns == 1:
            between = APART + 2 * gap
            return max(1, min(self._most, (width + between) // (part + between))), columns
        room = (width - head) // (max(wide) + gap)
        return 1, ceil(columns / ceil(columns / max(1, min(columns, room))))

    def _head(self, words: Value, indent: int, inside: QWidget) -> Label:
        label = Label(tell_value(words), inside)
        label.setWordWrap(True)
        label.setContentsMargins(indent, 0, 0, 0)
        return label

    def _place(self) -> None:
        """Put everything where it stands with so many parts and columns beside each other."""
        while self.grid.count():
            self.grid.takeAt(0)
        for column in range(self.grid.columnCount()):
            self.grid.setColumnStretch(column, 0)
            self.grid.setColumnMinimumWidth(column, 0)
        for labels in self._heads:
            for label in labels:
                label.hide()
        for names in self._rows:
            for name in names:
                name.hide()
        rows, columns = len(self._table.rows), len(self._table.columns)
        beside, abreast = self._shown
        high = ceil(rows / beside)
        for row in range(1, rows + 1):
            half, down = divmod(row - 1, high)
            for column in range(1, columns + 1):
                part, across = divmod(column - 1, abreast)
                above, left = part * (high + 1), half * (abreast + 2)
                if half:
                    self.grid.setColumnMinimumWidth(left - 1, APART)
                self._add_head(self._heads[half][column - 1], above, left + across + 1)
                if (row, column) in self._cells:
                    self._add(self._rows[part][row - 1], above + down + 1, left)
                    cell = self._cells[row, column]
                    self.grid.addWidget(cell, above + down + 1, left + across + 1)

    def _add(self, label: QWidget, row: int, column: int) -> None:
        """Show what stands before a row; one without anything to answer in this part has none."""
        if label.isHidden():
            self.grid.addWidget(label, row, column)
            label.show()

    def _add_head(self, label: Label, row: int, column: int) -> None:
        if label.isHidden():
            self.grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignBottom)
            self.grid.setColumnStretch(column, 1)
            label.show()


def _most_parts(table: Table, in_halves: bool) -> int:
    """Into how many parts a table may be broken that stand beside each other."""
    rows = len(table.rows)
    if len(table.columns) > 1:
        return 2 if in_halves and rows > LONG else 1
    return ceil(rows / ceil(rows / SIDE_BY_SIDE)) if rows > SIDE_BY_SIDE else 1
