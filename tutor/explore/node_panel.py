"""The selected node on the explore page: its name, player, numbers, and what it allows."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from resources.words import message
from search import notation
from search.editing import node_editing
from search.editing.branch_editing import BranchPlace
from search.games.state_keys import same_state
from search.numbers import (
    MOST_DIGITS,
    NUMBER,
    NumberError,
    read_decimal,
    split_numbers,
    western,
    write_payoff,
)
from search.tree import SEATS, TWO_PLAYERS, GameTree, Mover, NodeId, Payoff, Score, TreeError
from tutor.explore.explore_model import ExploreModel
from tutor.look.language import brief, tell
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.fields import caption
from tutor.widgets.labels import Label, name_control, set_tooltip

MORE = frozenset("[:*#")
"""What notation has beside a payoff: children, a name, odds, or a remark."""
MOST_NAMED = 8
"""How many nodes of the same state are named."""


class NodeCard(Card):
    """Shows the selected node, and changes the tree there."""

    begun = Signal(QWidget)
    """Something is written into a field, which may have to be brought into view."""
    left = Signal()
    """Enter or Esc was pressed in a field: the keyboard goes back to the tree."""

    def __init__(self, model: ExploreModel, parent: QWidget) -> None:
        super().__init__(parent, tell("node-heading"))
        self._model = model
        form = QFormLayout()
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(10)
        self.name = self._edit("node-name", self._rename)
        self.mover = QComboBox(self)
        name_control(self.mover, tell("node-mover"))
        self.mover.activated.connect(self._set_mover)
        self.value = self._edit("node-value", self._set_value)
        self.unquiet = QCheckBox(tell("node-unquiet"), self)
        set_tooltip(self.unquiet, tell("node-unquiet-about"))
        self.unquiet.clicked.connect(self._set_unquiet)
        self.odds = self._edit("node-odds", self._set_odds)
        self.state = self._edit("node-state", self._set_state)
        self.move_name = self._edit("node-move", self._set_move)
        self._labels: dict[QWidget, Label] = {}
        for key, widget in (
            ("node-name", self.name),
            ("node-mover", self.mover),
            ("node-value", self.value),
            ("node-odds", self.odds),
            ("node-state", self.state),
            ("node-move", self.move_name),
        ):
            self._labels[widget] = caption(self, key)
            form.addRow(self._labels[widget], widget)
            if widget is self.value:
                form.addRow("", self.unquiet)
        self.same_state = quiet("", self)
        form.addRow(self.same_state)
        self.trouble = quiet("", self)
        self.trouble.hide()
        form.addRow(self.trouble)
        self._entering = self._unread = False
        self._halves = QVBoxLayout()
        self._halves.setSpacing(12)
        self.column.addLayout(self._halves)
        self._halves.addLayout(form, 1)
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, (name, does) in enumerate(
            (
                ("add-child", self.add_child),
                ("delete-node", self.delete),
                ("move-left", lambda: self.move_by(-1)),
                ("move-right", lambda: self.move_by(1)),
            )
        ):
            grid.addWidget(button(self, name, does), number // 2, number % 2)
        self._halves.addLayout(grid)
        model.tree_loaded.connect(self.refresh)
        model.tree_loaded.connect(self.trouble.hide)
        model.selected.connect(self.refresh)
        model.selected.connect(self._pass_on)
        model.player.moved.connect(self.refresh)
        model.refused.connect(self._refuse)
        self.refresh()

    def set_flat(self, flat: bool) -> None:
        """What can be done stands beside the numbers, or below them and a heading."""
        self.flatten(flat, self._halves)

    def refresh(self) -> None:
        """Show the node as it is."""
        tree, node = self._model.tree, self._model.node
        shape = tree.shape
        mover = shape.movers[node]
        leaf = tree.is_leaf(node)
        self.name.setText(shape.names[node] or "")
        self.name.setPlaceholderText(tree.labels[node])
        number = tree.payoffs[node] if leaf else shape.statics[node]
        self.value.setText("" if number is None else write_payoff(number).replace("-", "−"))
        self.value.setPlaceholderText("?" if leaf else tell("node-no-static"))
        self._labels[self.value].setText(tell("node-payoff" if leaf else "node-value"))
        self.unquiet.setChecked(shape.unquiet[node])
        self.unquiet.setVisible(self._model.takes_mark)
        self.mover.clear()
        players = TWO_PLAYERS if tree.players is None else SEATS[: tree.players]
        for each in (*players, Mover.CHANCE):
            self.mover.addItem(each.value.upper(), each)
        self.mover.setCurrentIndex(self.mover.findText(mover.value.upper()) if mover else -1)
        self.odds.setText(", ".join(map(str, shape.odds[node])))
        self.state.setText(shape.states[node] or "")
        self.move_name.setText(shape.moves[node] or "")
        same = [tree.labels[each] or tree.path(each) for each in same_state(tree, node)]
        self.same_state.setText(tell("node-same-state", nodes=", ".join(same[:MOST_NAMED])))
        self.same_state.setVisible(bool(same))
        moves = any(shape.moves) and node != GameTree.ROOT
        for widget, shown in (
            (self.mover, not leaf),
            (self.odds, mover is Mover.CHANCE),
            (self.state, any(shape.states)),
            (self.move_name, moves),
        ):
            widget.setVisible(shown)
            self._labels[widget].setVisible(shown)

    def begin_name(self) -> None:
        """Let the selected node be renamed."""
        self._begin(self.name)
        self.name.selectAll()

    def take_number(self, text: str) -> None:
        """A payoff, or a static value, that was typed on the node itself."""
        self.value.setText(text)
        self._set_value()

    def refuse_number(self) -> None:
        """Say that no number can stand at the selected node."""
        self._refuse(tell("node-no-leaf", node=self._model.tree.labels[self._model.node]))

    def give_up(self) -> None:
        """Show the node as it is again."""
        self.refresh()
        self._unread = False
        self.trouble.hide()

    def _begin(self, field: QLineEdit) -> None:
        self._model.stop()
        field.setFocus()
        self.begun.emit(field)

    def add_child(self) -> None:
        """A new leaf below the selected node."""
        self._model.change(node_editing.add_child)

    def delete(self) -> None:
        """The selected node goes, and all below it."""
        parent = self._model.tree.parent(self._model.node)
        self._model.change(node_editing.delete, parent)

    def move_by(self, by: int) -> None:
        """The selected node changes places with a sibling."""
        tree, node = self._model.tree, self._model.node
        parent = tree.parent(node)
        if parent is None:
            return
        index = tree.children(parent).index(node) + by
        if 0 <= index < len(tree.children(parent)):
            self._model.move(BranchPlace(parent, index))

    def _rename(self) -> None:
        name = self.name.text().strip()
        self._enter(lambda tree, node: node_editing.rename(tree, node, _name(name)))

    def _set_mover(self) -> None:
        mover = self.mover.currentData()
        self._model.change(lambda tree, node: node_editing.set_mover(tree, node, mover))

    def _set_value(self) -> None:
        text = self.value.text().strip()
        self._enter(lambda tree, node: node_editing.set_payoff(tree, node, _payoff(text)))

    def _set_unquiet(self, unquiet: bool) -> None:
        self._enter(lambda tree, node: node_editing.set_unquiet(tree, node, unquiet))

    def _set_state(self) -> None:
        text = self.state.text().strip()
        self._enter(lambda tree, node: node_editing.set_state(tree, node, text))

    def _set_move(self) -> None:
        text = self.move_name.text().strip()
        self._enter(lambda tree, node: node_editing.set_move(tree, node, text))

    def _set_odds(self) -> None:
        text = self.odds.text()
        self._enter(lambda tree, node: node_editing.set_odds(tree, node, _odds(text)))

    def _enter(self, way: Callable[[GameTree, NodeId], GameTree]) -> None:
        """Change the tree as a field says."""
        self._entering, self._unread = True, False
        self.trouble.hide()
        self._model.change(way)
        self._entering = False

    def _refuse(self, why: str) -> None:
        self._unread = self._entering
        self.trouble.setText(why)
        self.trouble.show()

    def _pass_on(self) -> None:
        """Another node is selected: an entry that could not be read is still spoken of, once."""
        self.trouble.setVisible(self._unread)
        self._unread = False

    def _edit(self, key: str, done: object) -> QLineEdit:
        edit = QLineEdit(self)
        name_control(edit, tell(key))
        edit.textEdited.connect(self._model.stop)
        edit.editingFinished.connect(done)
        return edit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leaves a field whose text was taken, Esc gives it up."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        if self.trouble.isHidden():
            self.left.emit()


def _name(text: str) -> str:
    """A name that notation can write."""
    if text and not notation.is_name(text):
        raise TreeError(message("node-bad-name", name=brief(text)))
    return text


def _payoff(text: str) -> Payoff | None:
    """A number, or a vector in brackets; nothing or ? is unknown."""
    plain = western(text)
    if ";" in plain:  # then commas belong to the numbers
        plain = plain.replace(",", ".").replace(";", ",")
    elif "(" not in plain:
        plain = plain.replace(",", ".")
    if any(len(number) > MOST_DIGITS for number in re.findall(NUMBER, plain)):
        raise TreeError(message("node-long-number", text=brief(text), most=MOST_DIGITS))
    try:
        leaf = None if MORE & set(plain) else notation.read(plain or "?")
    except TreeError:
        leaf = None
    if leaf is None:
        raise TreeError(message("node-bad-number", text=brief(text)))
    return leaf.payoffs[GameTree.ROOT]


def _odds(text: str) -> tuple[Score, ...]:
    """Numbers such as 1/4, 3/4."""
    try:
        return tuple(map(read_decimal, split_numbers(text)))
    except NumberError as error:
        raise TreeError(error.sentence) from None
