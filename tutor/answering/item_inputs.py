"""Where a question beside the tree is answered: radio buttons, a tick box, or a field."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from exercises.asks import Ask
from exercises.asks.entry import Listing
from exercises.exercise import Blank
from exercises.items import Item
from search.games.state_pictures import in_numbers
from search.numbers import western
from tutor.answering.number_field import NameField, NumberField
from tutor.canvas.sentence import OptionButton
from tutor.look.language import tell, tell_value
from tutor.widgets.guard import Guarded

MOST_DIGITS = 16
"""How many digits a field shows at once."""
PADDING = 38
"""What a field needs at both sides of its text."""


class ItemInput(Guarded, QWidget):
    """The answer to one item; says what it comes to."""

    written = Signal(Blank, object)
    taken = Signal(Blank)
    """The keyboard is here now."""

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(parent)
        self.item = item
        self.controls: list[QWidget] = []
        """What Tab goes through."""

    def show_written(self, written: str | bool) -> None:
        """Show what stands on the sheet."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Put the keyboard here."""
        raise NotImplementedError

    def press(self, text: str) -> bool:
        """Answer by a key; False if it means nothing here."""
        return False

    def watch(self, control: QWidget) -> None:
        """Notice when a control takes the keyboard."""
        self.controls.append(control)
        control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say that the keyboard is here."""
        if event.type() is QEvent.Type.FocusIn:
            self.taken.emit(self.item.blank)
        return False


class OptionsInput(ItemInput):
    """One of several options, as radio buttons in as many columns as there is room for."""

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(item, parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(22)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, OptionButton] = {}
        options = {letter: item.show(letter) for letter in item.letters}
        if item.ask is Ask.TRUE:
            options = {"true": item.show(True), "false": item.show(False)}
        for entry, option in options.items():
            button = OptionButton(tell_value(option), self)
            button.setAccessibleDescription(tell(item.question))
            self._group.addButton(button)
            self.watch(button)
            self.buttons[entry] = button
        self._group.buttonClicked.connect(self._click)
        self._columns = 0
        if item.ask is Ask.PICK:  # its width tells how many columns there are, and not they it
            policies = QSizePolicy.Policy
            self.setSizePolicy(policies.Ignored, policies.Preferred)
        self._lay_out()

    def show_written(self, written: str | bool) -> None:
        """Check the option that is chosen, and no other."""
        chosen = self._meant(str(written))
        self._group.setExclusive(False)
        for entry, button in self.buttons.items():
            button.setChecked(entry == chosen)
        self._group.setExclusive(True)

    def take_focus(self) -> None:
        """Go to the option that is chosen, else to the first."""
        chosen = self._group.checkedButton() or next(iter(self.buttons.values()))
        chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def press(self, text: str) -> bool:
        """A letter, or a digit of any keyboard, chooses its option."""
        sign = western(text).lower()
        entry = next((each for each in self.buttons if each[0] == sign), None)
        if entry is not None:
            self.buttons[entry].setFocus(Qt.FocusReason.OtherFocusReason)
            self.written.emit(self.item.blank, entry)
        return entry is not None

    def _meant(self, written: str) -> str | None:
        read = self.item.ask.row.read_item
        try:
            entry = read(self.item.texts, written) if read is not None and written else None
        except ValueError:
            return None
        return str(entry).lower() if isinstance(entry, bool) else entry  # type: ignore[return-value]

    def _click(self, button: QAbstractButton) -> None:
        entry = next(each for each, other in self.buttons.items() if other is button)
        self.written.emit(self.item.blank, entry)

    @property
    def in_one_line(self) -> int:
        """How wide it is with all options beside each other."""
        gaps = (len(self.buttons) - 1) * self._grid.horizontalSpacing()
        return sum(button.sizeHint().width() for button in self.buttons.values()) + gaps

    @property
    def _step(self) -> int:
        """From one column to the next, where there are several rows."""
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        return widest + self._grid.horizontalSpacing()

    def _lay_out(self) -> None:
        columns = len(self.buttons)
        if self.item.ask is Ask.PICK and self.in_one_line > self.width():
            # true and false always stand beside their statement
            columns = max(1, (self.width() + self._grid.horizontalSpacing()) // self._step)
        if columns == self._columns:
            return
        self._columns = columns
        for place, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(len(self.buttons) + 1):
            self._grid.setColumnStretch(column, int(column == columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room."""
        super().resizeEvent(event)
        self._lay_out()


class TickInput(ItemInput):
    """A box to tick."""

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(item, parent)
        self.box = QCheckBox("" if item.row else tell("item-yes"), self)
        self.box.setAccessibleName(in_numbers(tell(item.question)))
        self.watch(self.box)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.box)
        self.box.clicked.connect(lambda checked: self.written.emit(item.blank, checked))

    def show_written(self, written: str | bool) -> None:
        """Ticked or not."""
        self.box.setChecked(written is True)

    def take_focus(self) -> None:
        """Go to the box."""
        self.box.setFocus(Qt.FocusReason.TabFocusReason)


class CellInput(ItemInput):
    """A field for a number."""

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(item, parent)
        self.field = self.make_field()
        self.field.setAccessibleName(in_numbers(tell(item.question)))
        self.watch(self.field)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        self.field.setMaximumWidth(self.fontMetrics().horizontalAdvance("0" * MOST_DIGITS))
        line.addWidget(self.field)
        line.addStretch(1)
        self.field.textChanged.connect(lambda: self.written.emit(item.blank, self.field.typed))

    def make_field(self) -> NumberField:
        """The field itself."""
        return NumberField("items-number", self)

    def show_written(self, written: str | bool) -> None:
        """What was typed."""
        if self.field.typed != written:
            with QSignalBlocker(self.field):
                self.field.setText(str(written).replace("-", "−"))

    def take_focus(self) -> None:
        """Go to the field."""
        self.field.setFocus(Qt.FocusReason.TabFocusReason)


class WordInput(CellInput):
    """A field for a name, or for several in their order."""

    def make_field(self) -> NumberField:
        """One that takes letters."""
        several = self.item.ask is Ask.SEQUENCE
        field = NameField("items-sequence" if several else "items-word", self)
        if several:
            whole = str(Listing(self.item.texts))
            field.setMinimumWidth(field.fontMetrics().horizontalAdvance(whole) + PADDING)
        return field

    def show_written(self, written: str | bool) -> None:
        """What was typed; an option that is known by its letter as what it says."""
        options = dict(zip(self.item.letters, self.item.texts, strict=True))
        if self.item.ask is Ask.PICK and self.field.typed != written:
            written = options.get(str(written), written)
        super().show_written(written)


def input_for(item: Item, parent: QWidget) -> ItemInput:
    """Where an item is answered."""
    inputs: dict[Ask, type[ItemInput]] = {
        Ask.TICK: TickInput,
        Ask.CELL: CellInput,
        Ask.SEQUENCE: WordInput,
    }
    if item.ask is Ask.PICK and item.row:
        return WordInput(item, parent)  # a table has no room for buttons
    return inputs.get(item.ask, OptionsInput)(item, parent)
