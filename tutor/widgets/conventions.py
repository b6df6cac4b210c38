"""A form with the conventions of a course."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from search.rules import CONVENTIONS, RULES, Rules
from tutor.look.language import tell
from tutor.widgets.labels import Label, name_control


class Conventions(QWidget):
    """One choice a rule; says which rules are chosen whenever one changes."""

    changed = Signal(Rules)

    def __init__(self, rules: Rules, names: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.rules = rules
        self.boxes: dict[str, QComboBox] = {}
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for name in CONVENTIONS:
            if name in names:
                self._add(name, RULES[name].choices)

    def _add(self, name: str, choices: tuple[Any, ...]) -> None:
        box = QComboBox(self)
        label = rule_label(name)
        name_control(box, label)
        for value in choices:
            box.addItem(choice_label(name, value), value)
        box.setCurrentIndex(choices.index(getattr(self.rules, name)))
        box.activated.connect(lambda _: self._choose(name, box.currentData()))
        self.boxes[name] = box
        self.form.addRow(Label(label, self), box)

    def _choose(self, name: str, value: Any) -> None:
        self.rules = self.rules._replace(**{name: value})
        self.changed.emit(self.rules)


def rule_key(name: str) -> str:
    """The key of the sentences about a rule."""
    return f"setting-{name.replace('_', '-')}"


def rule_label(name: str) -> str:
    """A rule as forms call it."""
    return tell(rule_key(name))


def choice_label(name: str, value: Any) -> str:
    """One of a rule's choices in words."""
    word = value.value if isinstance(value, Enum) else ("yes" if value else "no")
    return tell(f"{rule_key(name)}-{word}")
