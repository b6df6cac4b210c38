"""Small inputs for entries that are more than a number: what is known of a value, and an interval.

They write the same text that could be typed on the node, and show what stands there.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from exercises.asks import OwnInput
from exercises.asks.entry import Claim, Entry, Interval, Relation
from exercises.entries import show
from search.numbers import INFINITY
from tutor.answering.number_field import NumberField
from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, name_control

OPEN, CLOSED = "<", "≤"
"""How the end of an interval stands to x: without it, and with it."""


class EntryInput(Guarded, QWidget):
    """A row of controls that puts an entry together; says what it comes to."""

    written = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)
        self.field: NumberField
        """The selected one, or the last that was: keys write into it."""

    def text(self) -> str:
        """The entry as it would be typed."""
        raise NotImplementedError

    def show_entry(self, entry: Entry | None) -> None:
        """Show this entry; None empties the input."""
        raise NotImplementedError

    def controls(self) -> list[QWidget]:
        """What Tab goes through."""
        raise NotImplementedError

    def add_field(self, name: str, empty: str = "") -> NumberField:
        """One more number."""
        field = NumberField(name, self, empty)
        field.textChanged.connect(self.write)
        field.taken.connect(lambda: self.select(field))
        self.row.addWidget(field)
        return field

    def select(self, field: NumberField) -> None:
        """Select a field."""
        self.field = field

    def add_switch(self, name: str, sign: str) -> QToolButton:
        """One more thing to switch on and off."""
        switch = QToolButton(self)
        switch.setText(sign)
        switch.setCheckable(True)
        switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        name_control(switch, tell(name))
        self.row.addWidget(switch)
        return switch

    def write(self) -> None:
        """Say what stands here now."""
        self.written.emit(self.text())


class ClaimInput(EntryInput):
    """What is known of a value: at most, exactly or at least a number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.group = QButtonGroup(self)
        self.switches: dict[Relation, QToolButton] = {}
        for relation in (Relation.AT_MOST, Relation.EXACTLY, Relation.AT_LEAST):
            switch = self.add_switch(f"input-{relation.name.lower()}", relation.value)
            self.group.addButton(switch)
            self.switches[relation] = switch
        self.field = self.number = self.add_field("input-number")
        self.group.buttonClicked.connect(self.write)

    def text(self) -> str:
        """The relation and the number, as far as they are there."""
        chosen = self.group.checkedButton()
        number = self.number.typed
        return number if chosen is None else f"{chosen.text()} {number}"

    def show_entry(self, entry: Entry | None) -> None:
        """Show what is claimed."""
        with QSignalBlocker(self.number):
            self.number.setText(show(entry.value) if isinstance(entry, Claim) else "")
        self.group.setExclusive(False)
        for relation, switch in self.switches.items():
            switch.setChecked(isinstance(entry, Claim) and entry.relation is relation)
        self.group.setExclusive(True)

    def write(self) -> None:
        """A number by itself is exactly that number."""
        if self.number.typed and self.group.checkedButton() is None:
            self.switches[Relation.EXACTLY].setChecked(True)
        super().write()

    def controls(self) -> list[QWidget]:
        """The switch that is on, or the first; then the number."""
        return [self.group.checkedButton() or self.switches[Relation.AT_MOST], self.number]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take <, = and > as the node does."""
        signs = {"<": Relation.AT_MOST, "=": Relation.EXACTLY, ">": Relation.AT_LEAST}
        relation = signs.get(event.text())
        if relation is None:
            super().keyPressEvent(event)
        else:
            self.switches[relation].click()


class RangeInput(EntryInput):
    """An interval of x: two ends, each with or without itself; an end that is empty is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = self.low = self.add_field("input-low", "−∞")
        self.with_low = self.add_switch("input-with-low", OPEN)
        self.row.addWidget(Label("x", self))
        self.with_high = self.add_switch("input-with-high", OPEN)
        self.high = self.add_field("input-high", "+∞")
        for switch in (self.with_low, self.with_high):
            switch.toggled.connect(lambda on, switch=switch: switch.setText(CLOSED if on else OPEN))
            switch.clicked.connect(self.write)

    def text(self) -> str:
        """The interval, read from left to right; half of one begins with x."""
        low, high = self.low.typed, self.high.typed
        left, right = self.with_low.text(), self.with_high.text()
        if low and not high:
            return f"x {'≥' if self.with_low.isChecked() else '>'} {low}"
        if not high:
            return ""
        return f"{low} {left} x {right} {high}" if low else f"x {right} {high}"

    def show_entry(self, entry: Entry | None) -> None:
        """Show the interval; an infinite end is left empty, but not both of them."""
        low, high, with_low, with_high = "", "", True, True
        if isinstance(entry, Interval):
            low = "" if entry.low == -INFINITY else show(entry.low)
            high = "" if low and entry.high == INFINITY else show(entry.high)
            with_low = entry.with_low or entry.low == -INFINITY
            with_high = entry.with_high or entry.high == INFINITY
        with QSignalBlocker(self.low), QSignalBlocker(self.high):
            self.low.setText(low)
            self.high.setText(high)
        self.with_low.setChecked(with_low)
        self.with_high.setChecked(with_high)

    def controls(self) -> list[QWidget]:
        """From left to right."""
        return [self.low, self.with_low, self.with_high, self.high]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take < and = for the end at hand; the x is there already."""
        switch = self.with_low if self.field is self.low else self.with_high
        if event.text() in ("<", ">", "="):
            switch.setChecked(event.text() == "=")
            self.write()
        elif event.text() != "x":
            super().keyPressEvent(event)


INPUTS: dict[OwnInput, type[EntryInput]] = {
    OwnInput.CLAIM: ClaimInput,
    OwnInput.INTERVAL: RangeInput,
}
