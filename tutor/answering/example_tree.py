"""A small tree that shows why a statement fails, to be looked at or taken to the explore page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exercises.drawing.parts.markup import Markup
from search import notation
from search.tree import GameTree, Mover
from tutor.canvas.canvas import Canvas
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.actions import button

LEAST, LEVEL = 250, 95
"""Enough for a level with letters that can be read, and for a small tree."""


class ExampleTree(QWidget):
    """The tree of a counterexample, drawn whole."""

    def __init__(
        self, tree: GameTree, theme: Theme, explore: Callable[[], object] | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.canvas = Canvas(theme, self)
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.canvas.setMinimumWidth(0)
        tall = max(LEAST, LEVEL * (tree.height + 1))
        self.canvas.setFixedHeight(round(tall * theme.scale))
        self.canvas.setAccessibleName(tell("paper-counterexample", tree=notation.write(tree)))
        # The shapes tell who moves: names of the levels would leave too little room for letters.
        self.canvas.show_markup(Markup(tree, band_names=dict.fromkeys(Mover, "")))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.addWidget(self.canvas)
        if explore is not None:
            column.addWidget(button(self, "explore-example", explore, "link"))
