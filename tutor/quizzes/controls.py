"""Controls of the quizzes page: each with its name and its tooltip."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from tutor.widgets.actions import QUIZ_KEYS, button
from tutor.widgets.fields import Control, named, own_focus, typed, whole_number
from tutor.widgets.guard import Guarded

_KEYS = {key for name, key in QUIZ_KEYS.items() if name != "quiz-remove"}
"""The keys of the whole page; Delete is one of the list alone."""


def push(parent: QWidget, name: str, does: Callable[[], object], style: str = "") -> QPushButton:
    """A button of this page: there is no room for its key, which its tooltip names."""
    return button(parent, name, does, style, show_key=False)


def line(parent: QWidget, name: str, takes: Callable[[str], object], hint: str = "") -> QLineEdit:
    """A line to type in; every letter counts at once."""
    made = _left_keys(named(QLineEdit(parent), name))
    made.setPlaceholderText(hint)
    made.textEdited.connect(takes)
    return made


def show_text(edit: QLineEdit | TextBox, text: str) -> None:
    """Show other words from their beginning; what is being typed is left alone."""
    if edit.text() != text:
        edit.setText(text)
        if isinstance(edit, QLineEdit):
            edit.setCursorPosition(0)


def text_box(
    parent: QWidget, name: str, takes: Callable[[str], object], hint: str = "", rows: int = 2
) -> TextBox:
    """A box for several lines of text; every letter counts at once."""
    made = _left_keys(named(TextBox(parent, rows), name))
    made.setPlaceholderText(hint)
    made.textChanged.connect(lambda: takes(made.text()))
    return made


def whole(
    parent: QWidget, name: str, limits: tuple[int, int], takes: Callable[[int], object]
) -> QSpinBox:
    """A whole number."""
    made = _left_keys(whole_number(parent, name, limits))
    made.valueChanged.connect(takes)
    return made


def number(
    parent: QWidget, name: str, most: int, takes: Callable[[float], object]
) -> QDoubleSpinBox:
    """A number that need not be whole, shown without needless zeros."""
    made = _left_keys(own_focus(named(_Decimal(parent), name)))
    made.setRange(0, most)
    made.valueChanged.connect(takes)
    return made


def choice(
    parent: QWidget,
    name: str,
    choices: list[tuple[str, object]],
    takes: Callable[[object], object],
) -> QComboBox:
    """One of several."""
    made = named(QComboBox(parent), name)
    for text, value in choices:
        made.addItem(text, value)
    made.activated.connect(lambda: takes(made.currentData()))
    return made


def scrolled(inside: QWidget, parent: QWidget) -> QScrollArea:
    """A column that scrolls when there is no room for it."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(inside)
    return area


def _left_keys(control: Control) -> Control:
    """A control to type in that leaves the page's keys to the page."""
    control.installEventFilter(_PageKeys(control))
    return control


class _PageKeys(Guarded, QObject):
    """Keeps what text is typed into from claiming the page's keys: to some, Ctrl+E means End."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let nobody claim a key of the page."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        ours = QKeySequence(event.keyCombination()).toString() in _KEYS
        if ours:
            event.ignore()
        return ours


class _Decimal(Guarded, QDoubleSpinBox):
    """A number with a point or a comma; shows 10 as 10 and not as 10.00."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether this can be read, and how it is shown."""
        return super().validate(typed(text), place)

    def valueFromText(self, text: str) -> float:
        """The number that was typed."""
        return super().valueFromText(typed(text))

    def textFromValue(self, value: float) -> str:
        """The number as people write it."""
        return f"{value:g}"


class TextBox(Guarded, QPlainTextEdit):
    """Several lines of plain text; Tab goes to the next field."""

    def __init__(self, parent: QWidget, rows: int) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """What stands in it."""
        return self.toPlainText()

    def setText(self, text: str) -> None:
        """Show a text without telling anybody that it was typed."""
        with QSignalBlocker(self):
            self.setPlainText(text)

    def sizeHint(self) -> QSize:
        """Room for its rows."""
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        high = self._rows * self.fontMetrics().lineSpacing() + margins + 4
        return QSize(super().minimumSizeHint().width(), high)

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(60, self.sizeHint().height())
