"""The conventions that a quiz goes by."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exercises.files.rules_table import RulesError, rules_from, rules_table
from search.rules import CONVENTIONS, RULES, Rules
from tutor.look.language import tell
from tutor.widgets.conventions import Conventions, choice_label, rule_label
from tutor.widgets.scrolling_dialog import ScrollingDialog


class ConventionsDialog(ScrollingDialog):
    """Every choice takes effect at once."""

    changed = Signal(dict)

    def __init__(self, table: dict[str, Any], parent: QWidget) -> None:
        super().__init__(tell("settings-conventions"), parent)
        self._others = {name: value for name, value in table.items() if name not in CONVENTIONS}
        column = QVBoxLayout(self.inside)
        self.conventions = Conventions(rules_from(table), CONVENTIONS, self.inside)
        self.conventions.changed.connect(self._take)
        column.addWidget(self.conventions)

    def _take(self, rules: Rules) -> None:
        chosen = rules_table(rules)
        self.changed.emit(
            {**self._others, **{name: chosen[name] for name in CONVENTIONS if name in chosen}}
        )


def in_words(table: dict[str, Any]) -> str:
    """The conventions that are not as in most textbooks."""
    try:
        rules = rules_from(table)
    except RulesError as error:
        return tell(error.sentence)
    told = []
    for name in CONVENTIONS:
        value = getattr(rules, name)
        if value != RULES[name].usual:
            told.append(f"{rule_label(name)}: {choice_label(name, value)}")
    return "\n".join(told) or tell("quiz-conventions-usual")
