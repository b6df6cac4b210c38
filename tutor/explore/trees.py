"""The explored tree, once or twice side by side, each with what its search does and counts.

A tree of a game may be shown as its graph instead.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from exercises.drawing.markup_from import from_graph
from exercises.entries import show
from exercises.exploring.search_plan import SearchPlan
from exercises.exploring.state_graph_of import StateGraph, has_graph, state_graph_of
from exercises.wording.step_sentences import step_text
from search.games.references import references
from search.methods import METHODS
from search.rules import Rules
from search.tree import GameTree
from tutor.canvas.canvas import Canvas
from tutor.explore.edit_canvas import EditCanvas
from tutor.explore.explore_model import ExploreModel
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.playing.player_canvas import PlayerCanvas
from tutor.widgets.card import Card, quiet
from tutor.widgets.conventions import choice_label, rule_key, rule_label


class TreesCard(Card):
    """Follows the searches of an explore model."""

    def __init__(self, model: ExploreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.canvases = [EditCanvas(model, which, theme, self) for which in range(2)]
        self.captions = [quiet("", self) for _ in self.canvases]
        self.graph = PlayerCanvas(model.player, tell("explore-graph-name"), theme, self)
        self.graph.hide()
        self.states: StateGraph | None = None
        """What the graph shows; none is made before somebody looks at it."""
        self._folded: GameTree | None = None
        self._as_graph = False
        self.column.setContentsMargins(1, 7, 1, 7)
        grid = QGridLayout()
        grid.setSpacing(1)
        grid.setRowStretch(0, 1)
        for which, (canvas, caption) in enumerate(zip(self.canvases, self.captions, strict=True)):
            caption.setMargin(10)
            caption.setAlignment(Qt.AlignmentFlag.AlignTop)
            grid.addWidget(canvas, 0, which)
            grid.addWidget(caption, 1, which)
        grid.addWidget(self.graph, 0, 0)
        self.column.addLayout(grid)
        model.searched.connect(self._show)
        model.selected.connect(self._show_graph)
        model.player.moved.connect(self._show_graph)
        model.player.moved.connect(self._tell)

    def fit(self) -> None:
        """Show the whole tree."""
        for canvas in (*self.canvases, self.graph):
            canvas.fit()

    @property
    def front(self) -> Canvas:
        """What is looked at: the first of the trees, or the graph."""
        return self.graph if self.shows_graph else self.canvases[0]

    @property
    def shows_graph(self) -> bool:
        """Whether the graph stands in the place of the trees."""
        return self.states is not None

    def show_as_graph(self, wanted: bool) -> None:
        """Show each state once, or the tree again; a tree without a graph stays a tree."""
        self._as_graph = wanted
        self._show()

    def _show_graph(self) -> None:
        """The graph, with the state in which the search is, or that is selected."""
        if self.states is None:
            return
        model, player = self._model, self._model.player
        step = player.step() if player.traces else None
        there = self.states.node_of(model.tree, model.node if step is None else step.node)
        self.graph.show_markup(from_graph(self.states.tree, self.states.values, there))

    def leave_room(self, lines: int) -> None:
        """Leave room for as many lines: a sentence more or less must not move the tree."""
        for caption in self.captions:
            caption.ensurePolished()
            line = caption.fontMetrics().lineSpacing() + 1  # the spacing is rounded
            caption.setMinimumHeight(lines * line + 2 * caption.margin())

    def _show(self) -> None:
        """As many trees as there are searches."""
        plans = self._model.plans
        self._fold()
        self.graph.setVisible(self.shows_graph)
        self._show_graph()
        for which, (canvas, caption) in enumerate(zip(self.canvases, self.captions, strict=True)):
            canvas.setVisible(which < len(plans) and not self.shows_graph)
            caption.setVisible(which < (1 if self.shows_graph else len(plans)))
            canvas.redraw()
        self._tell()

    def _fold(self) -> None:
        """Make the graph of the tree that is shown as one, where it is another tree than before."""
        tree = self._model.tree if self._as_graph else None
        if tree is not self._folded:
            self._folded = tree
            self.states = None if tree is None or not has_graph(tree) else state_graph_of(tree)

    def _tell(self) -> None:
        found, plans, player = self._model.found, self._model.plans, self._model.player
        if self.states is not None:
            count = len(self.states.tree) - len(references(self.states.tree))
            said = tell("explore-graph-states", count=count, nodes=len(self._model.tree))
            self.graph.setAccessibleDescription(said)
            self.captions[0].setText(said)
            return
        for which, caption in enumerate(self.captions[: len(plans)]):
            if not found:
                caption.setText(tell("search-not-done"))
                continue
            _, counts, trouble = found[which]
            why = tell(trouble) if trouble else ""
            if not counts:
                caption.setText(why)
                continue
            told = " ".join(map(tell, counts))
            if len(plans) > 1 and 0 < player.place < player.length:
                told = self._at_work(self._model.played.index(which))
            elif which and plans[0] == plans[1]:
                told = tell("search-the-same")
            caption.setText(f"{plan_name(plans, which)}: {told} {why}".rstrip())

    def _at_work(self, trace: int) -> str:
        """What one of two searches does at this step, and how many leaves it has seen."""
        player = self._model.player
        step, snapshot = player.step(trace), player.snapshot(trace)
        leaves = tell("counts-so-far", leaves=len(snapshot.leaves))
        if step is None or player.waits(trace):
            return f"{tell('search-waits')} {leaves}"
        return f"{tell(step_text(player.trace(trace), step, snapshot))} {leaves}"


def plan_name(plans: tuple[SearchPlan, ...], which: int) -> str:
    """The method, and beside another search the rules by which the two differ."""
    plan = plans[which]
    method = tell(f"method-{plan.method}")
    if len(plans) == 1:
        return method
    other = plans[1 - which].rules
    known = METHODS[plan.method].rules
    said = [
        f"{rule_label(name)}: {_value(name, value)}"
        for name, value, beside in zip(Rules._fields, plan.rules, other, strict=True)
        if value != beside and name in known
    ]
    return f"{method} ({'; '.join(said)})" if said else method


def _value(name: str, value: Any) -> str:
    if isinstance(value, bool | Enum):
        return choice_label(name, value)
    if value is None:
        return tell(f"{rule_key(name)}-none")
    return ", ".join(map(show, value)) if isinstance(value, tuple) else show(value)
