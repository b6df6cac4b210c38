"""The explore page: draw a tree, and play any search on it step by step."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from exercises.exploring import prepared_tree, tree_sources
from exercises.exploring.search_plan import (
    SearchPlan,
    following,
    read_plans,
    read_rules,
    write_plans,
)
from exercises.exploring.state_graph_of import has_graph
from exercises.files.rules_table import rules_table
from search import notation
from search.editing.branch_editing import Moved
from search.rules import Rules
from search.tree import GameTree, NodeId, TreeError
from tutor.explore.explore_model import ExploreModel
from tutor.explore.file_actions import LONG, TreeFileActions
from tutor.explore.menus import ExploreMenus
from tutor.explore.methods import MethodRow
from tutor.explore.node_panel import NodeCard
from tutor.explore.number_editor import NumberEditor
from tutor.explore.trees import TreesCard
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.playing.search_panel import SearchCard
from tutor.playing.transport import Transport
from tutor.storage.settings import Preferences, Settings
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.card import quiet
from tutor.widgets.labels import set_tooltip, title_label
from tutor.widgets.menu import menu_button
from tutor.widgets.page import Page
from tutor.widgets.room import UNBOUND, fix_width, lay_beside
from tutor.widgets.scroll_area import keep_clear, scroll_area
from tutor.widgets.waiting import Waiting

SIDE = 335
NARROW, CRAMPED = 1200, 620
"""In less width, at 100 %, two searches leave no room for more, or even one doesn't."""
PEEK = 30
"""So much of what lies below the player is in sight where it has to be scrolled to, at 100 %."""
FLAT = 148
"""How high that is, at 100 %, which lies below two trees."""
PAGE, NODE = "explore", "explore-node"
MOST_SHOWN = 4_000
"""Longer notation is not shown in its line."""


class ExplorePage(Page):
    """A tree of one's own, and one or two searches of it."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        kept = store.place(PAGE) or {}
        self._course, before = preferences.settings.rules, read_rules(kept.get("course", {}))
        left = read_plans(kept.get("plans"))
        if not left or before is None:
            store.set_place_aside(PAGE)
        plans = tuple(
            following(plan, before or Rules(), self._course) for plan in left or (SearchPlan(),)
        )
        self.model = ExploreModel(self.undo, plans)
        self.methods = MethodRow(plans, self)
        self.line = QLineEdit(self)
        self.trees = TreesCard(self.model, theme, self)
        self.canvases, self.captions = self.trees.canvases, self.trees.captions
        self.transport = Transport(self.model.player, theme, self)
        self.search = SearchCard(self)
        self.node = NodeCard(self.model, self)
        self.editors: list[NumberEditor] = []
        action(self, "random", self.new)
        action(self, "explore-graph", lambda: self.as_graph.click())
        self.file_actions = TreeFileActions(self, self.model, self.trees)
        self.menus = ExploreMenus(self, self.model, self.trees, self.node, self.file_actions)
        self._lay_out()
        self._connect()
        self._restore(kept.get("tree", ""), str((store.place(NODE) or {}).get("node")))

    def open(self, what: Any) -> None:
        """Show a tree: itself, or from a file."""
        self.dismiss()
        self.take_focus()
        if not isinstance(what, GameTree):
            path, method = Path(str(what)), self.model.plans[0].method
            self.model.fetch(
                lambda _: Moved(tree_sources.read_file(path, method), GameTree.ROOT),
                self.refuse,
                whole=True,
            )
        else:
            self.model.load(what, whole=True)

    def read_line(self) -> None:
        """Load the tree that is written in the line; then the keyboard goes back to the tree."""
        self.attempt(self._load_line)

    def new(self) -> None:
        """A random tree that the chosen method can search."""
        self.open(tree_sources.random_tree(self.model.plans[0].method, Random()))

    def news_room(self) -> QWidget:
        """News lies over the trees."""
        return self.trees

    def take_focus(self) -> None:
        """Put the keyboard on the tree."""
        self.trees.front.setFocus()

    def close_down(self) -> None:
        """Take what is still being typed, then let go of all work and of the undo stack."""
        self.take_focus()
        self._keep_node()
        self.file_actions.writing.cancel()
        self.model.close_down()
        super().close_down()

    def _load_line(self) -> None:
        text = self.line.text()
        if not text.strip():
            self._show_notation()
        elif text != self.model.shown.text:
            method = self.model.plans[0].method
            self.model.load(tree_sources.read_line(text, method), whole=True)
        if self.line.hasFocus():
            self.take_focus()

    def _show_plans(self) -> None:
        self.methods.show_plans(self.model.plans)

    def _restore(self, text: Any, path: str) -> None:
        """Bring back the tree that was left, and the selected node."""
        if not isinstance(text, str):
            self.store.set_place_aside(PAGE)
        elif len(text) > LONG:
            self.model.fetch(lambda _: _left(text, path), self._set_aside, self._begin_here)
        elif text:
            try:
                tree, node = _left(text, path)
                self.model.show_tree(prepared_tree.small(tree), node)
            except TreeError as error:
                self._set_aside(error)
        self._show_tree()
        self.model.searched.emit()

    def _set_aside(self, error: Exception) -> None:
        """What was left can't be shown: the tree to begin with stays here."""
        self.store.set_place_aside(PAGE)
        self.refuse(error)

    def _begin_here(self) -> None:
        """The tree that was left is here: the one that stood in for it is no step to go back to."""
        if self.undo.count() == 1:
            self.undo.clear()

    def _keep(self) -> None:
        if not self.model.work.busy:
            self.store.keep_place(
                PAGE,
                {
                    "tree": self.model.shown.text,
                    "plans": write_plans(self.model.plans),
                    "course": rules_table(self._course),
                },
            )
            self._keep_node()

    def _keep_node(self) -> None:
        """Keep the selected node by itself: the tree may be large."""
        if not self.model.work.busy:
            self.store.keep_place(NODE, {"node": self.model.tree.path(self.model.node)})

    def _follow(self, settings: Settings) -> None:
        """Search by the conventions of the course, but for what was changed here."""
        before, self._course = self._course, settings.rules
        self.model.search(tuple(following(plan, before, self._course) for plan in self.model.plans))

    def _show_tree(self) -> None:
        self.methods.suit(self.model.tree)
        self._show_notation()

    def _show_notation(self) -> None:
        text = self.model.shown.text
        self.line.setText(text if len(text) <= MOST_SHOWN else "")
        self.line.setCursorPosition(0)

    def _choose_graph(self) -> None:
        """Show the graph or the tree; a tree without a graph has nothing to choose."""
        self.trees.show_as_graph(self.as_graph.isChecked())
        self.take_focus()

    def _offer_graph(self) -> None:
        """A tree that holds states more than once can be seen as their graph."""
        self.as_graph.setVisible(has_graph(self.model.tree))

    def _say_turned(self, node: NodeId) -> None:
        tree = self.model.tree
        player = tree.mover(node).value.upper()
        self.notify(tell("players-turned", node=tree.labels[node], player=player))

    def _moved(self) -> None:
        player, played = self.model.player, self.model.played
        plan = self.model.plans[played[0] if played else 0]
        step = player.step() if player.traces else None
        self.node.setVisible(step is None)
        self._make_room()
        if step is None:
            self.search.show_node(self.model.tree, self.model.node, plan.method, plan.rules)
        else:
            self.search.show_step(player.trace(), step, player.snapshot(), plan.method)

    def _make_room(self) -> None:
        """Divide the page: beside the tree or below it, and where text is large scrolled to.

        In a narrow window, two trees have all its width, and the rest lies flat below them.
        """
        width, scale = self.width(), self.theme.scale
        cramped = width < CRAMPED * scale
        flat = not cramped and width < NARROW * scale and len(self.model.plans) > 1
        lay_beside(self._second, not cramped)
        lay_beside(self._body, not (cramped or flat))
        lay_beside(self._parts, flat)
        self.how.setVisible(not cramped)
        self.search.set_flat(flat)
        self.node.set_flat(flat)
        self.trees.leave_room(0 if len(self.model.plans) == 1 else 2 if flat else 4)
        fix_width(self.side, None if cramped or flat else self.theme.side(SIDE))
        low = round(FLAT * scale)
        wanted = self._beside.sizeHint().height() if cramped else 0
        rest = self.transport.sizeHint().height() + round(PEEK * scale)
        self.trees.setMinimumHeight(max(0, self._area.height() - rest) if cramped else 0)
        self.side.setMinimumHeight(low if flat else wanted)
        self.side.setMaximumHeight(low if flat else UNBOUND)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, 0, 0)
        top.addWidget(title_label(tell("action-explore"), self))
        top.addSpacing(12)
        self.how = quiet(tell("explore-how"), self)
        top.addWidget(self.how, 1)
        top.addStretch()
        self.as_graph = button(self, "explore-graph", self._choose_graph, show_key=False)
        self.as_graph.setCheckable(True)
        self.as_graph.hide()
        top.addWidget(self.as_graph)
        top.addWidget(menu_button(self, "make-exercise", self.menus.questions))
        top.addWidget(button(self, "random", self.new))
        top.addWidget(menu_button(self, "more", self.menus.more))
        self.column.addLayout(top)
        self._second = second = QHBoxLayout()
        second.setSpacing(10)
        second.setContentsMargins(8, 0, 0, 0)
        second.addWidget(self.methods, 0, Qt.AlignmentFlag.AlignLeft)
        self.line.setAccessibleName(tell("notation-name"))
        set_tooltip(self.line, tell("notation-about"))
        self.line.setPlaceholderText("[[3 12 8] [2 4 6] [14 5 2]]")
        second.addWidget(self.line, 1)
        self.column.addLayout(second)
        for work, says in (
            (self.model.work, "work-tree"),
            (self.model.searching, "work-search"),
            (self.file_actions.writing, "work-file"),
        ):
            self.column.addWidget(Waiting(work, says, self))
        inside = QWidget(self)
        self._body = row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.trees, 1)
        left.addWidget(self.transport)
        row.addLayout(left, 1)
        self._beside = self._side()
        self.side = self._scrolling(self._beside)
        row.addWidget(self.side)
        self._area = self._scrolling(inside)
        keep_clear(self._area, row)
        self.column.addWidget(self._area, 1)
        for area in (self.side, self._area):
            self.node.begun.connect(area.ensureWidgetVisible)

    def _side(self) -> QWidget:
        """What the search does, and before its first step the selected node."""
        inside = QWidget(self)
        self._parts = QVBoxLayout(inside)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(12)
        self._parts.addWidget(self.search, 1)
        self._parts.addWidget(self.node)
        return inside

    def _scrolling(self, inside: QWidget) -> QScrollArea:
        area = scroll_area(self)
        area.setWidget(inside)
        return area

    def _connect(self) -> None:
        self.line.editingFinished.connect(self.read_line)
        self.methods.chosen.connect(self.model.search)
        self.model.tree_loaded.connect(self.dismiss)
        self.model.tree_loaded.connect(self._show_tree)
        self.model.turned.connect(self._say_turned)
        self.model.searched.connect(self._show_plans)
        self.model.searched.connect(self._offer_graph)
        self.model.searched.connect(self._keep)
        self.model.searched.connect(self._moved)
        self.model.player.moved.connect(self._moved)
        self.model.selected.connect(self._moved)
        self.model.selected.connect(self._keep_node)
        self.node.left.connect(self.take_focus)
        self.preferences.changed.connect(self._follow)
        self.theme.changed.connect(self._make_room)
        for canvas in self.canvases:
            editor = NumberEditor(self.model, self.node, canvas)
            editor.left.connect(canvas.setFocus)
            canvas.typed.connect(editor.begin)
            self.editors.append(editor)
            canvas.move_wanted.connect(self.node.move_by)
            canvas.dropped.connect(self.model.move)
            canvas.menu_wanted.connect(self.menus.branch.popup)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the room again."""
        super().resizeEvent(event)
        self._make_room()


def _left(text: str, path: str) -> Moved:
    """The tree that was left, and the selected node; the root where there is no such node."""
    tree = notation.read(text)
    try:
        return Moved(tree, tree.find(path))
    except TreeError:
        return Moved(tree, GameTree.ROOT)
