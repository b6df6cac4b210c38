"""The rules of one search on the explore page: conventions, and bounds that belong to the tree."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from exercises.rulebook import RulesError, rules_from, rules_table
from search.methods import METHODS
from search.rules import Rules
from tutor.dialogs.scrolling import ScrollingDialog
from tutor.language import tell
from tutor.panels.conventions import Conventions

BOUNDS = ("depth", "window", "range", "max_sum")
_PAIRS = ("window", "range")


class RulesDialog(ScrollingDialog):
    """Every choice takes effect at once; what can't be read is said and changes nothing."""

    changed = Signal(Rules)

    def __init__(self, method: str, rules: Rules, parent: QWidget) -> None:
        super().__init__(tell("rules-title", method=tell(f"method-{method}")), parent)
        known = METHODS[method].rules
        column = QVBoxLayout(self.inside)
        self.conventions = Conventions(rules, known, self.inside)
        self.conventions.changed.connect(self._take)
        column.addWidget(self.conventions)
        self.edits: dict[str, QLineEdit] = {}
        for name in BOUNDS:
            if name in known:
                self._add(name, rules)
        self.trouble = QLabel(self.inside)
        self.trouble.setObjectName("notice")
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        column.addWidget(self.trouble)

    def _add(self, name: str, rules: Rules) -> None:
        edit = QLineEdit(self.inside)
        label = tell(f"setting-{name.replace('_', '-')}")
        edit.setAccessibleName(label)
        edit.setToolTip(label)
        edit.setPlaceholderText(tell(f"setting-{name.replace('_', '-')}-none"))
        given = rules_table(rules).get(name)
        if given is not None:
            edit.setText(", ".join(map(str, given)) if name in _PAIRS else str(given))
        edit.editingFinished.connect(lambda: self._take(self.conventions.rules))
        self.edits[name] = edit
        self.conventions.form.addRow(QLabel(label, self.inside), edit)

    def _take(self, rules: Rules) -> None:
        table = {}
        for name, edit in self.edits.items():
            text = edit.text().strip().replace("−", "-").replace("∞", "inf")
            if text and name in _PAIRS:
                table[name] = [_plain(part) for part in text.replace(",", " ").split()]
            elif text:
                table[name] = _plain(text)  # type: ignore[assignment]
        try:
            read = rules_from(table)
        except RulesError as error:
            self.trouble.setText(str(error))
            self.trouble.show()
            return
        self.trouble.hide()
        self.changed.emit(rules._replace(**{name: getattr(read, name) for name in BOUNDS}))


def _plain(text: str) -> str | int:
    return int(text) if text.lstrip("+-").isdecimal() else text
