"""The tree of a match: what is looked at from here, or what the engine looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QWidget

from exercises.drawing.markup_from import from_graph
from exercises.drawing.worded_markup import of_snapshot
from exercises.matches import engine, wording
from exercises.wording.cut_reasons import cut_text
from exercises.wording.step_sentences import step_text
from search.games.references import references
from search.games.state_graph import MOST_STATES
from search.tree import GameTree, NodeId, Score
from tutor.look.language import spoken, tell
from tutor.look.theme import Theme
from tutor.play.play_model import PlayModel
from tutor.playing.player_canvas import PlayerCanvas
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.labels import set_tooltip
from tutor.widgets.menu import menu_button

ITS_MOVE, GRAPH = 1, 2
"""The places of what can be seen instead of the tree from here."""
MOST_TOLD = 2
"""Of so many cuts it is said why, once the search is over."""


class TreeCard(Card):
    """Follows the player of a match."""

    def __init__(
        self,
        model: PlayModel,
        theme: Theme,
        explore: Callable[[], object],
        questions: QMenu,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._as_graph = False
        self._graph: tuple[GameTree, dict[NodeId, Score]] | None = None
        self.column.setContentsMargins(1, 10, 1, 7)
        self.canvas = PlayerCanvas(model.player, tell("play-canvas"), theme, self)
        self.counts = quiet("", self)
        self.caption = quiet("", self)
        self.caption.setContentsMargins(15, 0, 15, 0)
        row = QHBoxLayout()
        row.setContentsMargins(15, 0, 15, 0)
        self.views = QButtonGroup(self)
        for shown, name in enumerate(("play-from-here", "play-its-move", "play-graph")):
            tab = button(self, name, partial(self._choose, shown), "tab")
            tab.setCheckable(True)
            self.views.addButton(tab, shown)
            row.addWidget(tab)
        row.addStretch(1)
        self.column.addLayout(row)
        row = QHBoxLayout()
        row.setContentsMargins(15, 0, 15, 0)
        row.addWidget(self.counts, 1)
        self.explore = button(self, "play-explore", explore)
        self.questions = menu_button(self, "play-exercise", questions)
        row.addWidget(self.explore)
        row.addWidget(self.questions)
        self.column.addLayout(row)
        self.column.addWidget(self.canvas, 1)
        self.column.addWidget(self.caption)
        model.player.moved.connect(self._show)
        model.seen_changed.connect(self._tell)

    @property
    def shows_graph(self) -> bool:
        """Whether the graph of the game is seen, and no search."""
        return self._graph is not None

    def _choose(self, shown: int) -> None:
        self._as_graph = shown == GRAPH
        self._model.show_answer(shown == ITS_MOVE)

    def _tell(self) -> None:
        """How much was looked at, and of which search."""
        model = self._model
        graph = engine.graph_from(model.match)
        self._graph = graph if self._as_graph else None
        self._show()
        look = self._look
        shown = GRAPH if self._graph is not None else int(model.shows_answer)
        self.views.button(shown).setChecked(True)
        self.views.button(ITS_MOVE).setEnabled(model.answer_look is not None)
        self.views.button(GRAPH).setEnabled(graph is not None)
        about = "action-play-graph-about" if graph else "play-graph-large"
        set_tooltip(self.views.button(GRAPH), tell(about, most=MOST_STATES))
        for part in (self.explore, self.questions):
            part.setEnabled(model.seen is not None and not model.match.over)
        if self._graph is not None:
            tree, _ = self._graph
            count = len(tree) - len(references(tree))
            self.counts.setText(tell("play-graph-states", count=count))
            return
        if look is None:
            self.counts.setText(tell("play-not-looked"))
            return
        self.counts.setText(tell(wording.looked(look)[0]))

    @property
    def _look(self) -> engine.Look | None:
        """What is shown: the engine's look before its move, or the one from here."""
        model = self._model
        return model.answer_look if model.shows_answer else model.seen and model.seen.look

    def _show_graph(self, tree: GameTree, values: Mapping[NodeId, Score]) -> None:
        look = self._model.match.game.look
        self.canvas.show_markup(from_graph(tree, values, GameTree.ROOT, look))
        self.caption.setText(tell("play-graph-said"))
        self.canvas.setAccessibleDescription(tell("play-graph-said"))

    def _show(self) -> None:
        if self._graph is not None:
            self._show_graph(*self._graph)
            return
        player = self._model.player
        if not player.traces:
            self.caption.setText("")
            return
        step, trace, snapshot = player.step(), player.trace(), player.snapshot()
        windows = self._model.strength.cuts
        hides, look = player.hides_leaves, self._model.match.game.look
        markup = of_snapshot(snapshot, step, trace, windows, spoken(), hides, look)
        self.canvas.show_markup(markup)
        said = "" if step is None else tell(step_text(trace, step, snapshot))
        if player.place == player.length and trace.cutoffs:
            said = " ".join(tell(cut_text(trace, cut)) for cut in trace.cutoffs[:MOST_TOLD])
        if player.place == player.length and self._look is not None:
            said = " ".join([said, *map(tell, wording.looked(self._look)[1:])])
        self.caption.setText(said)
        self.canvas.setAccessibleDescription(said or tell("play-canvas-about"))
        if step is not None and player.place < player.length:
            self.canvas.bring_into_view(step.node)
