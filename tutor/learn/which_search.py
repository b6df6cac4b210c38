"""In a mixed set: which search is it, before the tree is filled in."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from exercises.drawing.parts.markup import Markup
from exercises.learning.purpose import Assignment
from exercises.learning.which_search import SEARCHES
from tutor.canvas.canvas import Canvas
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.actions import button
from tutor.widgets.card import frame
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, notice, set_tooltip, title_label


class WhichSearch(Guarded, QWidget):
    """A bare tree, what is wanted of it, and a button for each search."""

    left = Signal()
    done = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.assigned: Assignment | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, 0, 0)
        top.addWidget(title_label(tell("search-which"), self), 1)
        top.addWidget(button(self, "learn-back", self.left.emit))
        column.addLayout(top)
        self.goal = Label("", self)
        self.goal.setWordWrap(True)
        self.goal.setContentsMargins(8, 0, 0, 0)
        column.addWidget(self.goal)
        self.canvas = Canvas(theme, self)
        self.canvas.setAccessibleName(tell("search-which"))
        column.addWidget(frame(self.canvas, self), 1)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.methods: dict[str, QPushButton] = {}
        for name in SEARCHES:
            made = QPushButton(self)
            made.setText(tell(f"method-{name}"))
            made.setAccessibleName(tell(f"method-{name}"))
            made.setAutoDefault(True)
            made.setCheckable(True)
            set_tooltip(made, tell(f"method-{name}-about"))
            made.clicked.connect(lambda _=False, name=name: self.answer(name))
            self.methods[name] = made
            row.addWidget(made)
        row.addStretch(1)
        column.addLayout(row)
        self.told = notice(self)
        policy = self.told.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the tree stays where it is
        self.told.setSizePolicy(policy)
        column.addWidget(self.told)
        self.go_on = button(self, "go-on", self.done.emit, "main")
        column.addWidget(self.go_on)

    def ask(self, assigned: Assignment) -> None:
        """Ask about the tree that comes next."""
        self.assigned = assigned
        exercise = assigned.exercise
        self.goal.setText(tell(f"goal-{exercise.method}"))
        self.canvas.show_markup(Markup(exercise.tree))
        self.told.setText("")
        self.told.hide()
        self.go_on.setEnabled(False)
        for made in self.methods.values():
            made.setEnabled(True)
            made.setChecked(False)

    def answer(self, method: str) -> None:
        """Say whether it is this search, and why; the answer is kept with the attempt."""
        assert self.assigned is not None
        self.assigned = self.assigned._replace(search_named=method)
        right = self.assigned.exercise.method
        key = "search-right" if method == right else "search-other"
        why = tell(f"search-why-{right}")
        self.told.setText(tell(key, method=tell(f"method-{right}"), why=why))
        self.told.show()
        for name, made in self.methods.items():
            made.setEnabled(name == method)
            made.setChecked(name == method)
        self.go_on.setEnabled(True)
        self.go_on.setFocus()

    def press_enter(self) -> None:
        """Answer with the search that has the keyboard; once that is done, go on."""
        for name, made in self.methods.items():
            if made.hasFocus():
                self.answer(name)
                return
        if self.go_on.isEnabled():
            self.done.emit()

    def take_focus(self) -> None:
        """Put the keyboard on the first answer."""
        next(iter(self.methods.values())).setFocus()
