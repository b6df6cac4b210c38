"""What the search does: its lines, the one at work, and the numbers it works with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from tutor.look.language import tell
from tutor.look.theme import load_code_font
from tutor.widgets.card import Card, delete_widgets, quiet
from tutor.widgets.labels import Label, restyle, strong

INDENT = 11
FITTING = 44
"""So many letters stand on one line beside a tree; longer lines are broken."""


class Pseudocode(Card):
    """Lines of pseudocode, one of them lit, a sentence, and a small table of numbers."""

    def __init__(self, parent: QWidget) -> None:
        load_code_font()
        super().__init__(parent, tell("code-heading"))
        self.heading.setWordWrap(True)
        self.top.setStretch(0, 1)  # all the room, and none for what keeps others to the left
        self.top.setStretch(1, 0)
        self._lines: list[Label] = []
        self._written: tuple[str, ...] = ()
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.setSpacing(8)
        self.column.addLayout(self._halves)
        self._code = QVBoxLayout()
        self._halves.addLayout(self._code)
        told = QVBoxLayout()
        self._halves.addLayout(told, 1)
        self.sentence = quiet("", self)
        told.addWidget(self.sentence)
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(20)
        self._facts.setColumnStretch(1, 1)
        self._facts.setColumnStretch(3, 1)
        told.addLayout(self._facts)
        told.addStretch(1)
        self.column.addStretch(1)
        self.set_flat(False)

    def set_flat(self, flat: bool, headed: bool = False) -> None:
        """What happens stands beside the lines, or below them and a heading."""
        self.flatten(flat, self._halves, headed)
        self._code.setSpacing(0 if flat else 4)
        self._across = 2 if flat else 1

    def write(self, lines: Sequence[str]) -> None:
        """Show these lines; leading spaces set them in."""
        if tuple(lines) == self._written:
            return
        self._written = tuple(lines)
        for old in self._lines:
            self._code.removeWidget(old)
            old.setProperty("at", False)
            old.hide()
            old.deleteLater()
        self._lines = []
        for line in lines:
            label = Label(line.strip(), self)
            label.setObjectName("code")
            label.setWordWrap(len(line) > FITTING)
            label.setContentsMargins((len(line) - len(line.lstrip())) * INDENT // 2, 0, 0, 0)
            self._code.addWidget(label)
            self._lines.append(label)

    def highlight(self, at: int | None) -> None:
        """Light the line at work."""
        for number, label in enumerate(self._lines):
            restyle(label, "at", number == at)

    def say(self, sentence: str) -> None:
        """What happens, in a sentence."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))

    def tell_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Names and numbers, one pair a row, or two where there is little room."""
        delete_widgets(self._facts)
        for number, (name, value) in enumerate(facts):
            row, column = divmod(number, self._across)
            self._facts.addWidget(quiet(name, self), row, 2 * column)
            self._facts.addWidget(strong(value, self), row, 2 * column + 1)
