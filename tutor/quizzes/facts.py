"""What an instructor should know of the selected question: how hard it is, and what it shows."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from exercises.exam.question_facts import Facts
from exercises.making.variants import Difficulty
from tutor.look.language import tell
from tutor.widgets.card import Card, delete_widgets, quiet
from tutor.widgets.labels import Label


class FactsCard(Card):
    """The fingerprint in words, and the mistakes that this tree tells apart."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tell("quiz-facts"))
        self.hardness = quiet("", self)
        self.column.addWidget(self.hardness)
        self.told = Label("", self)
        self.told.setProperty("verdict", "right")
        self.told.setWordWrap(True)
        self.column.addWidget(self.told)
        self._remarks = QGridLayout()
        self._remarks.setSpacing(6)
        self._remarks.setColumnStretch(1, 1)
        self.column.addLayout(self._remarks)
        self.show_facts(None)

    def show_facts(self, facts: Facts | None) -> None:
        """Say what is known; nothing while the tree is being made."""
        delete_widgets(self._remarks)
        self.told.setVisible(facts is not None)
        if facts is None:
            self.hardness.setText(tell("quiz-facts-none"))
            return
        self.hardness.setText(hardness(facts.difficulty))
        known = [*facts.apart, *facts.unseen, *(name for group in facts.alike for name in group)]
        self.told.setText(
            tell("quiz-tells-apart", count=len(facts.apart), all=len(known))
            if known
            else tell("quiz-tells-nothing")
        )
        for name in facts.apart:
            self._add("✓", "right", tell(f"about-{name}"))
        for group in facts.alike:
            about = " / ".join(tell(f"about-{name}") for name in group)
            self._add("≈", "follows", tell("quiz-alike", about=about))
        if facts.unseen:
            about = " / ".join(tell(f"about-{name}") for name in facts.unseen)
            self._add("✕", "wrong", tell("quiz-unseen", about=about))

    def _add(self, sign: str, verdict: str, words: str) -> None:
        row = self._remarks.count() // 2  # a grid counts rows that were emptied, too
        mark = Label(sign, self)
        mark.setProperty("verdict", verdict)
        self._remarks.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignTop)
        self._remarks.addWidget(quiet(words, self), row, 1)


def hardness(found: Difficulty) -> str:
    """A fingerprint as a sentence."""
    told = [
        tell("quiz-leaves", count=found.leaves),
        tell("quiz-plies", count=found.plies),
    ]
    if found.evaluated:
        told.append(tell("quiz-evaluated", count=found.evaluated))
    kinds = Counter(kind for kind, _ in found.cutoffs)
    told += [tell(f"quiz-cuts-{kind}", count=count) for kind, count in sorted(kinds.items())]
    for name, count in (("updates", found.updates), ("fractions", found.fractions)):
        if count:
            told.append(tell(f"quiz-{name}", count=count))
    return ", ".join(told)
