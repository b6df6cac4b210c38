"""A form with the conventions of a course."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from exercises.files.rules_table import CONVENTIONS
from search.rules import Rules
from tutor.look.language import tell
from tutor.widgets.labels import Label, set_tooltip


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
        for name, kind in CONVENTIONS.items():
            if name in names:
                choices: list[Any] = list(kind) if issubclass(kind, Enum) else [True, False]
                self._add(name, choices)

    def _add(self, name: str, choices: list[Any]) -> None:
        box = QComboBox(self)
        label = tell(f"setting-{name.replace('_', '-')}")
        box.setAccessibleName(label)
        set_tooltip(box, label)
        for value in choices:
            box.addItem(tell(_key(name, value)), value)
        box.setCurrentIndex(choices.index(getattr(self.rules, name)))
        box.activated.connect(lambda _: self._choose(name, box.currentData()))
        self.boxes[name] = box
        self.form.addRow(Label(label, self), box)

    def _choose(self, name: str, value: Any) -> None:
        self.rules = self.rules._replace(**{name: value})
        self.changed.emit(self.rules)


def _key(name: str, value: Any) -> str:
    word = value.value if isinstance(value, Enum) else ("yes" if value else "no")
    return f"setting-{name.replace('_', '-')}-{word}"
