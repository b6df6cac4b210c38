"""Which branches a student takes: told by the marks, or by where something is written."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence, Set

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Blank, Exercise
from exercises.judging.followed_chain import Reading
from exercises.solution import Answers
from exercises.tie_chooser import TieChooser
from search.rules import Order
from search.tree import GameTree, NodeId, Payoff


class FollowedVisits(TieChooser):
    """Goes where the student went, and remembers where that was a surprise.

    `strayed` holds the first blank that tells of a branch taken or left out wrongly at a node,
    `repeats` the marks that go on as such an earlier slip at their node,
    `claimed_visits` the branches that entries say were taken,
    `gone_on` those that were taken though a cut was due before them,
    `left_out` the first blank of each that was wrongly not taken, and how many were due before.
    """

    def __init__(
        self,
        exercise: Exercise,
        given: Answers,
        right: Answers,
        explicit_no: Set[Blank],
        reading: Reading,
        claims: bool,
    ) -> None:
        self.right, self.explicit_no, self.reading = right, explicit_no, reading
        self.asks = exercise.asked
        self.cuts = self.asks.get(Ask.CUT, {})
        self.entered_nodes = sorted({blank.node for blank in given if not blank.item})
        self.asked_nodes = sorted({blank.node for blank in exercise.blanks if not blank.item})
        super().__init__(exercise, given, claims)

    def on_start(self) -> None:
        """Begin anew, as the search does."""
        super().on_start()
        self.due: dict[Blank, Entry | None] = {}
        self.wrong: set[Blank] = set()
        self.best: dict[NodeId, Payoff] = {}
        self.cut: set[NodeId] = set()
        self.strayed: dict[tuple[NodeId, bool], Blank] = {}
        self.repeats: dict[Blank, Blank] = {}
        self.claimed_visits: dict[Blank, NodeId] = {}
        self.gone_on: set[NodeId] = set()
        self.left_out: dict[Blank, int] = {}

    @property
    def ticks(self) -> int:
        """How many leaves the student ticked."""
        return sum(blank.ask is Ask.SEEN for blank in self.given)

    def below_a_cut(self, node: NodeId) -> bool:
        """Whether a branch further up is cut, so that nothing is asked here."""
        return any(above in self.cut for above in self.tree.ancestors(node))

    def leaves_out(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Whether the student does not go to a child, as far as the entries tell."""
        skipped = self._skips(node, child, closed) and not self._last_way(node, child)
        if skipped:
            self.cut.add(child)
        elif closed:
            self.gone_on.add(child)
        return skipped

    def _last_way(self, node: NodeId, child: NodeId) -> bool:
        """Whether every other child is cut, or crossed out: a node sees one child at least."""
        return node not in self.best and all(
            other in self.cut or self.cuts.get(other) in self.given
            for other in self.tree.children(node)
            if other != child
        )

    def _skips(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        if self.cuts:
            mark = self.cuts.get(child)
            return closed if mark is None else self._stops(node, mark, closed, mark in self.given)
        if seen := self.asks.get(Ask.SEEN):
            within = self.tree.within(child)
            if self.exercise.rules.order is Order.RIGHT_TO_LEFT:
                within = within[::-1]
            leaves = [seen[NodeId(leaf)] for leaf in within if leaf in seen]
            ticked = [blank for blank in leaves if blank in self.given]
            if not leaves:
                return closed
            first = (ticked or leaves)[0]
            if first in self.wrong:  # blamed further up, and gone on from there
                return False
            self.claimed_visits[first] = child
            return not self._stops(node, first, not closed, bool(ticked))
        within = self.tree.within(child)
        inside = self._entered(within)
        if closed and not inside and self._passed(node, child):
            return False
        if not closed:
            skipped = self.reading is Reading.NOT_VISITED and not inside
            return skipped and self._left_out(node, child)
        if inside and (node, False) not in self.strayed:
            entries = (blank for blank in self.exercise.blanks if blank in self.given)
            first = next(each for each in entries if each.node in within and not each.item)
            self.strayed[node, False] = first
            self.wrong.add(first)
            self.claimed_visits[first] = child
        return not inside

    def _passed(self, node: NodeId, child: NodeId) -> bool:
        """Whether nothing is asked of a child, and something is written at one that comes later."""
        below, within = self.tree.within(node), self.tree.within(child)
        later = range(within.stop, below.stop)
        if self.exercise.rules.order is Order.RIGHT_TO_LEFT:
            later = range(below.start + 1, within.start)
        return not _any_within(self.asked_nodes, within) and self._entered(later)

    def _entered(self, nodes: range) -> bool:
        """Whether the student wrote something on the tree there."""
        return _any_within(self.entered_nodes, nodes)

    def _left_out(self, node: NodeId, child: NodeId) -> bool:
        """Whether something is asked in a branch that the student did not visit: blame it once."""
        within = self.tree.within(child)
        first = next((blank for blank in self.exercise.blanks if blank.node in within), None)
        if first is None or node not in self.best:
            return False
        if (node, True) not in self.strayed:
            self.strayed[node, True] = first
            self.left_out[first] = len(self.due)
            self.wrong.add(first)
            self.claimed_visits[first] = child
        return True

    def _stops(self, node: NodeId, blank: Blank, due: bool, marked: bool) -> bool:
        """Judge one mark: after one missed or false cut, going on in that way is no second slip."""
        if marked == due or (due and not self.settled(blank)):
            self.due[blank] = due or None
            return due
        astray = marked != (blank in self.right)
        if astray and (node, marked) not in self.strayed:
            self.strayed[node, marked] = blank
            self.wrong.add(blank)
        elif astray:
            self.repeats[blank] = self.strayed[node, marked]
            due = marked
        self.due[blank] = due or None
        return marked

    def settled(self, blank: Blank) -> bool:
        """Whether a missing mark is meant: said so, or what comes after it is filled in."""
        if blank in self.explicit_no:
            return True
        if Ask.VALUE in self.asks:
            below, above = self.tree.within(blank.node), self.tree.parent(blank.node)
            done = above is not None and Blank(above, Ask.VALUE) in self.given
            return done or any(each.node in below for each in self.given)
        counted = Ask.LEAVES not in self.asks or Blank(GameTree.ROOT, Ask.LEAVES) in self.given
        return counted and any(each.ask.row.mark for each in self.given)


def _any_within(nodes: Sequence[NodeId], within: range) -> bool:
    """Whether one of these nodes, which are sorted, is among those."""
    place = bisect_left(nodes, within.start)
    return place < len(nodes) and nodes[place] in within
