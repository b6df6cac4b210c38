"""The answer table: every blank in the order of the search, with the same entries as the tree."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from exercises import entries
from exercises.asks import Children
from exercises.asks.reading import Unreadable
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import shown_tree
from exercises.kinds import items_of, source_exercise
from exercises.wording.node_names import game_place, name, show_at
from search.games.state_pictures import in_numbers
from search.tree import GameTree, NodeId
from tutor.answering.session import Session
from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import tooltip
from tutor.widgets.model_index import TOP, Index

COLUMNS = ("asked", "entry", "verdict")
ENTRY = COLUMNS.index("entry")


class AnswerModel(Guarded, QAbstractTableModel):
    """A row a blank; another exercise is shown from the reset on, and not before."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._exercise, self._blanks = session.exercise, session.visiting
        session.replaced.connect(self._replace)
        session.entered.connect(self._change)
        session.judged.connect(self._judge)

    def row(self, blank: Blank) -> int:
        """Where a blank stands."""
        return self._blanks.index(blank)

    def blank(self, row: int) -> Blank:
        """The blank of a row."""
        return self._blanks[row]

    def _replace(self) -> None:
        self.beginResetModel()
        self._exercise, self._blanks = self._session.exercise, self._session.visiting
        self.endResetModel()

    def _change(self, blank: Blank) -> None:
        row = self.row(blank)
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))

    def _judge(self) -> None:
        last = self.index(self.rowCount() - 1, len(COLUMNS) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def _text(self, row: int, column: str) -> str:
        blank = self.blank(row)
        if column == "asked":
            return in_numbers(_asked(self._exercise, blank))
        if column == "entry":
            return self._named(blank) or self._typed(blank)
        verdict = self._session.told(blank)
        return "" if verdict is None else tell(f"verdict-{verdict.value}")

    def _typed(self, blank: Blank) -> str:
        written = self._session.sheet.typed.get(blank, "")
        return written.replace("-", "−") if isinstance(written, str) else ""

    def _named(self, blank: Blank) -> str:
        """The children that an entry names, which may be written by their places."""
        if blank.ask.row.children is Children.NONE:
            return ""
        try:
            entry = entries.read(self._exercise, blank, self._typed(blank))
        except Unreadable:
            return ""
        return "" if entry is None else show_at(self._exercise.tree, blank, entry, " ")

    def rowCount(self, parent: Index = TOP) -> int:
        """As many as there are blanks."""
        return 0 if parent.isValid() else len(self._blanks)

    def columnCount(self, parent: Index = TOP) -> int:
        """What is asked, the entry, and the verdict."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The columns' names."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        return tell(f"answers-{COLUMNS[section]}")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What stands in a cell."""
        column = COLUMNS[index.column()]
        blank = self.blank(index.row())
        if role == Qt.ItemDataRole.CheckStateRole and column == "entry" and blank.ask.row.mark:
            marked = bool(self._session.sheet.typed.get(blank, False))
            return Qt.CheckState.Checked if marked else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.EditRole and column == "entry":
            return self._typed(blank)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(index.row(), column)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            asked = in_numbers(_in_full(self._exercise, blank))
            told = asked if column == "asked" else f"{asked}: {self._text(index.row(), column)}"
            return tooltip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Entries can be changed."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == ENTRY:
            marks = self.blank(index.row()).ask.row.mark
            flags |= Qt.ItemFlag.ItemIsUserCheckable if marks else Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write or mark a blank; False where its sheet is no longer there."""
        if self._exercise is not self._session.exercise:
            return False
        blank = self.blank(index.row())
        self._session.select(blank.node, blank)
        if role == Qt.ItemDataRole.CheckStateRole:
            marked = Qt.CheckState(value) is Qt.CheckState.Checked
            self._session.sheet.write(blank, marked)
        else:
            self._session.sheet.write(blank, str(value).strip().replace("−", "-"))
        self._session.sheet.end_edit()
        return True


class AnswerTable(Guarded, QTableView):
    """Shows the answer table, and selects the same blank as the tree."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._model = AnswerModel(session)
        self.setModel(self._model)
        self.setAccessibleName(tell("answers-name"))
        self.setAccessibleDescription(tell("answers-about"))
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(COLUMNS)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        # What is asked takes two lines where answers and verdicts leave too little for one.
        header.sectionResized.connect(self.resizeRowsToContents)
        header.geometriesChanged.connect(self.resizeRowsToContents)
        self._model.modelReset.connect(self.resizeRowsToContents)
        session.selected.connect(self._show_selected)
        session.replaced.connect(self._show_selected)

    def _show_selected(self) -> None:
        blank = self._session.blank
        if blank is not None and not self.hasFocus():
            self.setCurrentIndex(self._model.index(self._model.row(blank), ENTRY))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Select the row's blank."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            blank = self._model.blank(current.row())
            self._session.select(blank.node, blank)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are as high as their words need in this width."""
        super().resizeEvent(event)
        self.resizeRowsToContents()


def _item_asked(exercise: Exercise, blank: Blank) -> str:
    """A question beside the tree: what it asks about on the tree, else by its place or words."""
    item = items_of(exercise)[blank.item]
    if item.source is not None:
        return _asked(source_exercise(exercise, item.source), item.source.blank)
    if item.row and item.column:
        return tell("row-labelled", node=item.row, label=item.column)
    return tell(item.question)


def _in_full(exercise: Exercise, blank: Blank) -> str:
    """What a blank asks, for whoever hears or points at its row; of a game with all it shows."""
    if blank.item:
        return tell(items_of(exercise)[blank.item].question)
    return _asked(exercise, blank, whole=True)


def _asked(exercise: Exercise, blank: Blank, whole: bool = False) -> str:
    """What a blank is called in its row; no other is called the same."""
    if blank.label is not None:
        called = _called(shown_tree(exercise), blank.node, whole)
        key = "row-labelled" if blank.label.text else "row-value"
        return tell(key, node=called, label=blank.label.text)
    if blank.beside:
        return _item_asked(exercise, blank)
    parent = exercise.tree.parent(blank.node)
    return tell(
        f"row-{blank.ask.value}",
        node=_called(shown_tree(exercise), blank.node, whole),
        parent="" if parent is None else name(exercise.tree, parent),
    )


def _called(tree: GameTree, node: NodeId, whole: bool) -> str:
    """A node's letter; a leaf without one is told by its place among the leaves of its parent."""
    parent, there = tree.parent(node), game_place(tree, node) if whole else None
    if tree.labels[node] or parent is None:
        called = name(tree, node)
    else:
        leaves = [child for child in tree.children(parent) if tree.is_leaf(child)]
        key = "row-leaf" if tree.payoffs[node] is not None else "row-leaf-of"
        words = {"payoff": name(tree, node), "parent": name(tree, parent)}
        called = tell(key, number=leaves.index(node) + 1, **words)
    return called if there is None else tell("row-there", node=called, there=there)
