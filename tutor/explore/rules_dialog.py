"""The rules of one search on the explore page: conventions, and bounds that belong to the tree."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from exercises.files.rules_table import rules_from, rules_table
from search.methods import METHODS
from search.numbers import read_number, split_numbers, western
from search.rules import OF_A_TREE, RULES, Range, Rules, Window
from tutor.look.language import brief, tell
from tutor.widgets.conventions import Conventions, rule_key, rule_label
from tutor.widgets.labels import Label, name_control, notice
from tutor.widgets.scrolling_dialog import ScrollingDialog


class RulesDialog(ScrollingDialog):
    """Every choice takes effect at once; what can't be read is said below it, changing nothing."""

    changed = Signal(Rules)

    def __init__(self, method: str, rules: Rules, parent: QWidget) -> None:
        super().__init__(tell("rules-title", method=tell(f"method-{method}")), parent)
        known = METHODS[method].rules
        column = QVBoxLayout(self.inside)
        self.conventions = Conventions(rules, known, self.inside)
        self.conventions.changed.connect(self._take)
        column.addWidget(self.conventions)
        self.edits: dict[str, QLineEdit] = {}
        self.troubles: dict[str, Label] = {}
        self._bounds: dict[str, Any] = {}
        for name in OF_A_TREE:
            rule = RULES[name]
            if name in known and not rule.choices and not rule.of_a_question:
                self._add(name, rules)

    def _add(self, name: str, rules: Rules) -> None:
        edit = QLineEdit(self.inside)
        label = rule_label(name)
        name_control(edit, label)
        edit.setPlaceholderText(tell(f"{rule_key(name)}-none"))
        self._bounds[name] = getattr(rules, name)
        given = rules_table(rules).get(name)
        if given is not None:
            edit.setText(", ".join(map(str, given)) if isinstance(given, list) else str(given))
        edit.editingFinished.connect(lambda: self._take(self.conventions.rules))
        self.edits[name] = edit
        self.conventions.form.addRow(Label(label, self.inside), edit)
        trouble = self.troubles[name] = notice(self.inside)
        self.conventions.form.addRow(trouble)

    def _take(self, rules: Rules) -> None:
        for name, edit in self.edits.items():
            try:
                self._bounds[name] = _read(name, edit.text())
            except ValueError:
                self._refuse(name, edit.text())
            else:
                self.troubles[name].hide()
        self.changed.emit(rules._replace(**self._bounds))

    def _refuse(self, name: str, text: str) -> None:
        """Say below a field why it can't be read, and bring that into view."""
        trouble = self.troubles[name]
        trouble.setText(tell(f"{rule_key(name)}-bad", text=brief(text)))
        trouble.show()
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(trouble))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what stands in a field, and does not close."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


def _read(name: str, text: str) -> Any:
    """A rule as it is written in its field; nothing is as usual."""
    text = western(text.strip()).replace("∞", "inf")
    if not text:
        return RULES[name].usual
    given: Any = text
    value_type = RULES[name].value_type
    if value_type in (Window, Range):
        given = split_numbers(text)
    elif value_type is int:
        given = read_number(text)
    return getattr(rules_from({name: given}), name)
