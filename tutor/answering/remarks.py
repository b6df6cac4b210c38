"""The feedback: a remark a blank that has one, and what the whole seems to tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from exercises.exercise import Blank, Verdict
from search.games.state_pictures import in_numbers
from tutor.canvas.sentence import Sentence
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, restyle, set_tooltip

SIGNS = {
    Verdict.RIGHT: "✓",
    Verdict.WRONG: "✕",
    Verdict.FOLLOWS: "≈",
    Verdict.EMPTY: "·",
    Verdict.UNREADABLE: "?",
}


class RemarkCard(Guarded, QFrame):
    """One remark; a click shows its node on the tree."""

    chosen = Signal(Blank)
    why_wanted = Signal(Blank)

    def __init__(
        self,
        blank: Blank,
        verdict: Verdict,
        title: str,
        text: str,
        parent: QWidget,
        explains: bool = True,
        shows: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.blank, self.verdict = blank, verdict
        self.setObjectName("remark")
        self.setProperty("verdict", verdict.value)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        column = QVBoxLayout(self)
        airy = 6 if verdict in (Verdict.WRONG, Verdict.UNREADABLE) else 1
        column.setContentsMargins(10, airy, 6, airy)
        column.setSpacing(3)
        head = Sentence(f"{SIGNS[verdict]} {title}", self)
        head.setProperty("verdict", verdict.value)
        head.setWordWrap(True)
        column.addWidget(head)
        told = f"{tell(f'verdict-{verdict.value}')}: {title} {text}"
        self.setAccessibleName(in_numbers(told))
        if text:
            body = Sentence(text, self)
            body.setWordWrap(True)
            column.addWidget(body)
        if shows is not None:
            column.addWidget(shows)
        if verdict in (Verdict.WRONG, Verdict.UNREADABLE):
            row = QHBoxLayout()
            row.addWidget(button(self, "show-me", lambda: self.chosen.emit(self.blank), "link"))
            if verdict is Verdict.WRONG and explains:
                row.addWidget(button(self, "why", lambda: self.why_wanted.emit(self.blank), "link"))
            row.addStretch(1)
            column.addLayout(row)

    def set_selected(self, selected: bool) -> None:
        """Show whether this is the selected node."""
        restyle(self, "selected", selected)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self.chosen.emit(self.blank)


class Remarks(QScrollArea):
    """A column of remarks that scrolls."""

    chosen = Signal(Blank)
    why_wanted = Signal(Blank)

    def __init__(self, parent: QWidget, explains: bool = True) -> None:
        super().__init__(parent)
        self._explains = explains
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tell("feedback-name"))
        self.remarks: list[RemarkCard] = []
        self.folds: dict[Verdict, QPushButton] = {}
        self._open: frozenset[Verdict] = frozenset()
        self._empty()

    def clear(self) -> None:
        """Take all remarks away."""
        self._empty()

    def add_text(self, text: str, muted: bool = True) -> Label:
        """A sentence that belongs to no blank."""
        label = Sentence(text, self._inside)
        label.setWordWrap(True)
        if muted:
            label.setProperty("class", "muted")
        self._place(label)
        return label

    def add_widget(self, widget: QWidget) -> None:
        """Something of another kind."""
        self._place(widget)

    def add_link(self, name: str, does: Callable[[], object]) -> QPushButton:
        """Something that can be done about it."""
        link = button(self._inside, name, does, "link")
        self._place(link)
        return link

    def add(
        self,
        blank: Blank,
        verdict: Verdict,
        title: str,
        text: str,
        shows: QWidget | None = None,
    ) -> None:
        """A remark about a blank, with something to look at below its text."""
        remark = RemarkCard(blank, verdict, title, text, self._inside, self._explains, shows)
        remark.chosen.connect(self.chosen)
        remark.why_wanted.connect(self.why_wanted)
        self.remarks.append(remark)
        self._place(remark)

    def add_folded(self, verdict: Verdict, title: str, texts: Mapping[Blank, str]) -> None:
        """Remarks that are less urgent: how many there are, and on demand what they say."""
        inside = QWidget(self._inside)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for blank, text in texts.items():
            remark = RemarkCard(blank, verdict, text, "", inside)
            remark.chosen.connect(self.chosen)
            self.remarks.append(remark)
            column.addWidget(remark)
        fold = QPushButton(self._inside)
        fold.setObjectName("fold")
        fold.setProperty("verdict", verdict.value)
        fold.setCheckable(True)
        fold.setAccessibleName(title)
        fold.setAccessibleDescription(tell("feedback-fold-about"))
        set_tooltip(fold, tell("feedback-fold-about"))

        def turn(shown: bool) -> None:
            inside.setVisible(shown)
            fold.setText(f"{'▾' if shown else '▸'} {SIGNS[verdict]} {title}")
            self._open = self._open | {verdict} if shown else self._open - {verdict}

        fold.toggled.connect(turn)
        fold.setChecked(verdict in self._open)
        turn(fold.isChecked())
        self.folds[verdict] = fold
        self._place(fold)
        self._place(inside)

    def select(self, blank: Blank | None) -> None:
        """Bring the remark about the selected blank into view."""
        for remark in self.remarks:
            selected = remark.blank == blank
            remark.set_selected(selected)
            fold = self.folds.get(remark.verdict)
            if selected and (fold is None or fold.isChecked()):
                self.ensureWidgetVisible(remark)

    def _empty(self) -> None:
        self.remarks, self.folds = [], {}
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(6)
        self._column.addStretch(1)
        self.setWidget(self._inside)

    def _place(self, widget: QWidget) -> None:
        self._column.insertWidget(self._column.count() - 1, widget)
