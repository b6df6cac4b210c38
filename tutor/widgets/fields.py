"""Fields of a form: each with its name and its tooltip."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QWidget

from search.numbers import western
from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, set_tooltip

Control = TypeVar("Control", bound=QWidget)
SpinBox = TypeVar("SpinBox", bound=QAbstractSpinBox)


def named(control: Control, name: str) -> Control:
    """A control with the name and the tooltip of a field."""
    control.setAccessibleName(tell(name))
    set_tooltip(control, tell(f"{name}-about"))
    return control


def whole_number(parent: QWidget, name: str, limits: tuple[int, int]) -> QSpinBox:
    """A whole number within limits."""
    made = own_focus(named(_Whole(parent), name))
    made.setRange(*limits)
    return made


def own_focus(box: SpinBox) -> SpinBox:
    """The box itself has the keyboard, not the line within it."""
    box.lineEdit().setFocusPolicy(Qt.FocusPolicy.NoFocus)
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.lineEdit().setTextMargins(9, 0, 0, 0)  # a style sheet does not reach it
    return box


class _Whole(Guarded, QSpinBox):
    """A whole number, typed on any keyboard."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether this can be read, and how it is shown."""
        return super().validate(typed(text), place)

    def valueFromText(self, text: str) -> int:
        """The number that was typed."""
        return super().valueFromText(typed(text))


def typed(text: str) -> str:
    """What was typed, with a decimal point: to Qt, a comma would only set thousands apart."""
    return western(text).replace(",", ".")


def caption(parent: QWidget, name: str) -> Label:
    """A field's name beside it, in the middle of its height."""
    made = Label(tell(name), parent)
    made.setContentsMargins(0, 6, 0, 6)
    return made
