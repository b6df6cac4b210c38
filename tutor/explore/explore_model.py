"""A tree to explore: it is edited, and searched by one method or by two side by side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from exercises.exploring import prepared_tree
from exercises.exploring.prepared_tree import AT_ONCE, SEARCHED_AT_ONCE, PreparedTree, SearchResult
from exercises.exploring.search_plan import SearchPlan, suited
from search import notation
from search.editing import branch_editing
from search.editing.branch_editing import BranchPlace, Moved
from search.methods import METHODS
from search.tree import GameTree, Mover, NodeId, TreeError
from tutor.look.language import tell
from tutor.playing.player import Player
from tutor.widgets.background import BackgroundJob, JobProgress
from tutor.widgets.guard import Guarded

FIRST_TREE = "[[[3 5 2] [6 9 1]] [[4 2 3] [7 8 0]]]"


class ExploreModel(QObject):
    """Holds the tree, the selected node, and what the searches do on it."""

    tree_loaded = Signal()
    searched = Signal()
    selected = Signal()
    turned = Signal(int)
    """A node that was moved, or one below it, has another player there."""
    refused = Signal(str)
    """Why the tree can't be changed like this."""

    def __init__(self, undo: QUndoStack, plans: tuple[SearchPlan, ...]) -> None:
        super().__init__(undo)
        self.undo = undo
        self.player = Player(self)
        self.work = BackgroundJob(self)
        self.searching = BackgroundJob(self)
        self.shown: PreparedTree = prepared_tree.small(notation.read(FIRST_TREE))
        self.node: NodeId = GameTree.ROOT
        self.plans = plans
        self.found: tuple[SearchResult, ...] = ()
        self.player.moved.connect(self._follow)
        self._search()

    @property
    def tree(self) -> GameTree:
        """The tree that stands here."""
        return self.shown.tree

    @property
    def played(self) -> list[int]:
        """Which of the plans the player's traces belong to."""
        return [which for which, found in enumerate(self.found) if found.trace is not None]

    @property
    def takes_number(self) -> bool:
        """Whether a number can be written at the selected node: a payoff, or a static value.

        A static value counts only where the search may stop at an inner node.
        """
        limited = any(plan.rules.depth is not None for plan in self.plans)
        static = self.tree.shape.statics[self.node] is not None
        return self.tree.is_leaf(self.node) or limited or static

    @property
    def takes_mark(self) -> bool:
        """Whether the selected node may be marked as unquiet, and that has a use."""
        used = any(METHODS[plan.method].goes_beyond for plan in self.plans)
        return not self.tree.is_leaf(self.node) and (used or any(self.tree.shape.unquiet))

    def load(self, tree: GameTree, node: NodeId = GameTree.ROOT, whole: bool = False) -> None:
        """Load another tree; undo brings back the one before.

        A tree that comes whole is searched by a method that can.
        """
        if len(tree) > AT_ONCE:
            self.fetch(lambda _: Moved(tree, node), self._refuse, whole=whole)
        elif tree != self.tree:
            plans = _suiting(tree, self.plans) if whole else self.plans
            self.undo.push(_LoadTree(self, prepared_tree.small(tree), node, plans))

    def fetch(
        self,
        make: Callable[[JobProgress], Moved],
        fails: Callable[[Exception], None],
        then: Callable[[], None] = lambda: None,
        whole: bool = False,
    ) -> None:
        """Make a tree off the window's thread, and load it."""
        before = self.plans

        def prepare(progress: JobProgress) -> tuple[PreparedTree, NodeId, tuple[SearchPlan, ...]]:
            tree, node = make(progress)
            plans = _suiting(tree, before) if whole else before
            if len(tree) <= AT_ONCE:
                return prepared_tree.small(tree), node, plans
            return prepared_tree.large(tree, plans, progress), node, plans

        def push(prepared: tuple[PreparedTree, NodeId, tuple[SearchPlan, ...]]) -> None:
            if prepared[0].tree != self.tree:
                self.undo.push(_LoadTree(self, *prepared))
            then()

        self.work.start(prepare, push, fails)

    def change(
        self, way: Callable[[GameTree, NodeId], GameTree], node: NodeId | None = None
    ) -> None:
        """Change the tree at the selected node; `node` is what is selected after that."""
        after = self.node if node is None else node
        self._change_tree(lambda tree, here: Moved(way(tree, here), after))

    def move(self, place: BranchPlace) -> None:
        """Move the selected node, with all below it."""
        before = self._players()

        def compare() -> None:
            pairs = enumerate(zip(before, self._players(), strict=True), self.node)
            other = next((node for node, (was, now) in pairs if was is not now), None)
            if other is not None:
                self.turned.emit(other)

        self._change_tree(lambda tree, here: branch_editing.move(tree, here, place), compare)

    def select(self, node: NodeId) -> None:
        """Select a node; a search at work goes back to its start."""
        if node != self.node or self.player.place or self.player.playing:
            self.node = node
            self.stop()
            self.selected.emit()

    def stop(self) -> None:
        """End a search at work, so that the tree can be changed."""
        self.player.pause()
        self.player.to_start()

    def search(self, plans: tuple[SearchPlan, ...]) -> None:
        """Search by this plan, or by these two side by side."""
        if plans != self.plans or not self.found:
            self.plans = plans
            self._search()

    def show_tree(
        self, shown: PreparedTree, node: NodeId, plans: tuple[SearchPlan, ...] | None = None
    ) -> None:
        """Show a tree, with its plans, without a way back; the undo stack calls this."""
        self.shown = shown
        self.plans = plans or self.plans
        self.node = node if node < len(shown.tree) else GameTree.ROOT
        self.tree_loaded.emit()
        if shown.found and shown.plans == self.plans:
            self.searching.cancel()
            self._take(shown.found)
        else:
            self._search()

    def close_down(self) -> None:
        """Nobody waits for a tree or a search any more."""
        self.work.cancel()
        self.searching.cancel()
        self.player.pause()

    def _players(self) -> tuple[Mover | None, ...]:
        """Who moves at the selected node and below it."""
        branch = self.tree.within(self.node)
        return self.tree.shape.movers[branch.start : branch.stop]

    def _change_tree(
        self, way: Callable[[GameTree, NodeId], Moved], then: Callable[[], None] = lambda: None
    ) -> None:
        tree, node = self.tree, self.node
        self.stop()
        if len(tree) <= AT_ONCE:
            try:
                self.load(*way(tree, node))
                then()
            except TreeError as error:
                self._refuse(error)
        elif not self.work.busy:
            self.fetch(lambda _: way(tree, node), self._refuse, then)

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, TreeError):
            raise error
        self.refused.emit(tell(error.sentence))

    def _follow(self) -> None:
        """The node where the search is at work is the selected one."""
        step = self.player.step() if self.player.traces else None
        if step is not None:
            self.node = step.node

    def _search(self) -> None:
        tree, plans = self.tree, self.plans
        if len(tree) <= SEARCHED_AT_ONCE:
            self.searching.cancel()
            self._take(prepared_tree.search(tree, plans))
        else:
            self._take(())
            self.searching.start(
                lambda progress: prepared_tree.search(tree, plans, progress),
                self._take,
                self._refuse,
            )

    def _take(self, found: tuple[SearchResult, ...]) -> None:
        self.found = found
        self.player.load([each.trace for each in found if each.trace is not None])
        self.searched.emit()


def _suiting(tree: GameTree, plans: tuple[SearchPlan, ...]) -> tuple[SearchPlan, ...]:
    """These plans, the first by a method that can search the tree."""
    first, *beside = plans
    return suited(tree, first), *beside


class _LoadTree(Guarded, QUndoCommand):
    """Another tree takes the place of the one before, and may bring other plans with it."""

    def __init__(
        self, model: ExploreModel, shown: PreparedTree, node: NodeId, plans: tuple[SearchPlan, ...]
    ) -> None:
        super().__init__()
        self.model = model
        changed = plans != model.plans
        self.before = model.shown, model.node, model.plans if changed else None
        self.after = shown, node, plans if changed else None

    def redo(self) -> None:
        """Make the change."""
        self.model.show_tree(*self.after)

    def undo(self) -> None:
        """Take the change back."""
        self.model.show_tree(*self.before)
