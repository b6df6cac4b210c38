"""The search once more, with the student's entries in the place of its own results."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from exercises.asks import Ask, Topic
from exercises.asks.entry import Claim, Entry, Relation
from exercises.asks.same_entry import same
from exercises.bound_tracker import Span
from exercises.exercise import Blank, Exercise
from exercises.judging.chain_follower import ChainFollower
from exercises.judging.followed_chain import FollowedChain, Reading
from exercises.judging.own_states import own_states
from exercises.solution import Answers, run
from exercises.tie_chooser import TieChooser
from search.cuts import cut_reason
from search.numbers import Bound
from search.rules import Fail, Order, Window, WindowAsked
from search.tree import GameTree, Mover, NodeId, Payoff

NOTHING: Mapping[NodeId, Payoff] = {}


class NodeState(NamedTuple):
    """How a node stands just before one of its children: its value so far, its window."""

    value: Payoff | None
    window: Window


class HiddenSlip(NamedTuple):
    """A value that a student had in mind where none is asked, and where it shows first."""

    shows_at: Blank
    node: NodeId
    value: Payoff


class FollowThrough(TieChooser):
    """Goes on with what the student wrote, and remembers where that was a surprise.

    `explicit_no` are the marks that the student set to no; others may only be missing yet.
    `due` holds what the search gives at each blank from the student's entries before it,
    `wrong` the blanks where the student left the way, `accepted` those that are as good as right.
    `own_states` are those of a game as the student's entries lead it.
    `believed` are values that the student is taken to have had in mind where none are asked,
    `reading` is what the sheet is taken to mean where it has not what is due.
    """

    def __init__(
        self,
        exercise: Exercise,
        given: Answers,
        right: Answers,
        explicit_no: Set[Blank],
        believed: Mapping[NodeId, Payoff] = NOTHING,
        reading: Reading = Reading.IN_PLACE,
    ) -> None:
        rules = exercise.rules
        self.believed = believed
        self.reading = reading
        self.asks = exercise.asked
        claims = any(ask.row.claim for ask in self.asks)
        claims = claims or any(isinstance(entry, Claim) for entry in given.values())
        claims = claims or rules.fail is Fail.BOUND or Ask.BEST in self.asks
        self.explicit_no = explicit_no
        self.right = right
        self.entered_nodes = sorted({blank.node for blank in given if not blank.item})
        self.asked_nodes = sorted({blank.node for blank in exercise.blanks if not blank.item})
        self.typed: Mapping[Blank, str] = {}  # the entries as they were written
        self.alphas = self.asks.get(Ask.ALPHA, {})
        self.betas = self.asks.get(Ask.BETA, {})
        self.values = self.asks.get(Ask.VALUE) or self.asks.get(Ask.BOUND, {})
        self.cuts = self.asks.get(Ask.CUT, {})
        self.bests = self.asks.get(Ask.BEST, {})
        self.chained = any(ask.row.topic is Topic.CHAIN for ask in self.asks)
        self.framed = frame_path(exercise) if self.alphas or self.betas else None
        windowed = exercise.tree.players is None  # vectors have no window to be left with
        self.leaving = rules.asked is WindowAsked.LEAVING and self.framed is None and windowed
        super().__init__(exercise, given, claims)

    def on_start(self) -> None:
        """Judge every entry once more: what counts is what the last pass makes of it."""
        super().on_start()
        self.due: dict[Blank, Entry | None] = {}
        self.wrong: set[Blank] = set()
        self.accepted: set[Blank] = set()
        self.current: dict[NodeId, Window] = {}
        self.best: dict[NodeId, Payoff] = {}
        self.before: dict[NodeId, NodeState] = {}
        self.moves: dict[NodeId, NodeId] = {}
        self.cut: set[NodeId] = set()
        self.led_on = False  # whether a frame goes where the student's window has closed
        self.strayed: dict[tuple[NodeId, bool], Blank] = {}
        self.repeats: dict[Blank, Blank] = {}  # a mark that goes on as an earlier slip at its node
        self.hidden_slips: dict[Blank, HiddenSlip] = {}  # what explains an entry with another
        self.in_frame: dict[NodeId, Payoff | None] = {}  # what nodes have found in the frame asked
        self.chain_follower = ChainFollower(self.exercise, self.given, self.reading)
        self.claimed_visits: dict[Blank, NodeId] = {}  # the branch that an entry says was taken
        self.beside: dict[str, Entry] = {}  # what stands at the items, or follows there
        plays = any(ask.row.play is not None for ask in self.asks)
        self.own_states = own_states(self.exercise, self.given, self.written) if plays else {}

    @property
    def chains(self) -> dict[tuple[NodeId, bool], FollowedChain]:
        """The windows in time, by node and whether it is the upper end."""
        return self.chain_follower.chains

    def written(self, blank: Blank | None, due: Entry | None) -> Entry | None:
        """What the student has at this blank; the search's own result where there is nothing."""
        if blank is None:
            return due
        entry = self.given.get(blank)
        if self.claimed_visits and blank in self.claimed_visits:  # nothing belongs there
            self.due[blank] = None
            return entry
        self.due[blank] = due
        if entry is None or entry == due:
            return due
        if not same(entry, due) and not same(entry, self.right.get(blank)):
            self.wrong.add(blank)
        return entry

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The student's window, where windows are asked on entry."""
        if self.framed is not None:
            alpha, beta = self._on_path(node, alpha, beta)
        elif not self.leaving:
            alpha = self.written(self.alphas.get(node), alpha)  # type: ignore[assignment]
            beta = self.written(self.betas.get(node), beta)  # type: ignore[assignment]
        if self.chained:
            alpha, beta = self.chain_follower.enter(node, alpha, beta)
        super().on_enter(node, alpha, beta)
        self.current[node] = self.entered[node]
        return alpha, beta

    def _on_path(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The window that the student's frame passes down to a node on its path."""
        parent = self.tree.parent(node)
        if parent is None or self.framed is None or node not in self.framed:
            return alpha, beta
        low, high = self._in_frame(parent, self.current[parent])
        mover, deep = self.tree.mover(parent), self.exercise.rules.deep
        return (
            low if deep or mover is Mover.MAX else alpha,
            high if deep or mover is Mover.MIN else beta,
        )

    def _in_frame(self, node: NodeId, window: Window) -> Window:
        """What the student has at a node on the path, and goes on with."""
        self.in_frame[node] = self.best.get(node)
        alpha = self.written(self.alphas.get(node), window.alpha)
        beta = self.written(self.betas.get(node), window.beta)
        self.current[node] = Window(alpha, beta)  # type: ignore[arg-type]
        return self.current[node]

    def bound_holder(self, node: NodeId, beta: bool) -> NodeId | None:
        """The ancestor that holds one end of the window that comes down to a node, if one does."""
        parent = self.tree.parent(node)
        while parent is not None:
            if self.before[node].window[beta] != self.entered[parent][beta]:
                return parent
            node, parent = parent, self.tree.parent(parent)
        return None

    def writer(self, node: NodeId, beta: bool) -> NodeId | None:
        """Where the student wrote that end of a node's window; None where the search found it."""
        asked, rules = self.betas if beta else self.alphas, self.exercise.rules
        above: NodeId | None = node
        while above is not None and (self.chained or not self.leaving):
            blank = asked.get(above)
            if blank in self.given and self.given[blank] != self.due.get(blank):
                return above
            if self.chained and self.chains[above, beta].astray:
                return above
            parent = self.tree.parent(above)
            if parent is None or self.before[above].window[beta] != self.entered[parent][beta]:
                return None
            if not rules.deep and self.tree.mover(parent) is not (Mover.MIN if beta else Mover.MAX):
                return None  # that end is not passed on
            above = parent
        return None

    def on_evaluate(self, node: NodeId, value: Payoff) -> Payoff:
        """The student's value of a leaf, or at the depth limit."""
        return self._valued(node, value)

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Whether the student goes there, as far as the entries tell."""
        self.before[child] = NodeState(self.best.get(node), self.current[node])
        if self.framed is not None:
            self.led_on |= closed and child in self.framed
            return super().on_skip(node, child, closed and child not in self.framed)
        if not self._skips(node, child, closed) or self._last_way(node, child):
            return False
        self.cut.add(child)
        return super().on_skip(node, child, True)

    def _last_way(self, node: NodeId, child: NodeId) -> bool:
        """Whether every other child is cut, or crossed out: a node sees one child at least."""
        others = [other for other in self.tree.children(node) if other != child]
        crossed = [other for other in others if self.cuts.get(other) in self.given]
        return node not in self.best and self.cut.union(crossed).issuperset(others)

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

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> tuple[Bound, Bound, bool | None]:
        """Keep the window and the value as they now are."""
        closed = None
        if self.chained:
            updated = self.chain_follower.update(node, child, value, best, alpha, beta)
            best, (alpha, beta), closed, missed = updated
            if missed:
                asked = self.chain_follower.blanks[self.tree.mover(node) is Mover.MIN]
                self.strayed.setdefault((node, False), asked[node])
        if self.current[node] != (alpha, beta):
            self.current[node] = Window(alpha, beta)
        self.best[node] = best
        if self.framed and child == self.framed[0]:
            if self.reading is Reading.MOVED and alpha >= beta:
                # The last leaf cuts, and nobody goes on from it.
                self.current[node] = self.before[child].window
            alpha, beta = self._in_frame(node, self.current[node])
        super().on_update(node, child, value, best, alpha, beta)
        return alpha, beta, closed

    def on_leave(
        self, node: NodeId, value: Payoff, move: NodeId | None
    ) -> tuple[Payoff, NodeId | None]:
        """The student's value, and the window on leaving where that is asked."""
        if isinstance(value, float):
            value = self.best[node]  # no value is infinite, whatever window the student wrote
        value, move = super().on_leave(node, value, move)
        if self.chained:
            value = self.chain_follower.leave(node, value)
            self._judge_chains(node)
        if self.leaving:
            self.current[node] = self._window_left(node)
            self.written(self.alphas.get(node), self.current[node].alpha)
            self.written(self.betas.get(node), self.current[node].beta)
        if move is not None:
            self.moves[node] = move
        return self._valued(node, self._of_own_move(node, value)), move

    def _of_own_move(self, node: NodeId, value: Payoff) -> Payoff:
        """Where no value is asked, what the move brings that the student wrote."""
        chosen = self.given.get(self.bests.get(node))  # type: ignore[arg-type]
        if node in self.values or not isinstance(chosen, int):
            return value
        return self.seen[node].get(self.tree.children(node)[chosen], value)

    def _window_left(self, node: NodeId) -> Window:
        """The window with which a node is left.

        A child that cuts moves it where the student goes on; by the last one it may be moved.
        """
        moved, mover = self.current[node], self.tree.mover(node)
        before = self.before[[*self.seen[node]][-1]].window
        closing = cut_reason(self.exercise.rules, mover, self.best[node], before)  # type: ignore[arg-type]
        if self.reading is not Reading.MOVED or closing is None:
            return moved
        end, asked = mover is Mover.MIN, (self.alphas, self.betas)
        entry = self.given.get(asked[end].get(node))  # type: ignore[arg-type]
        return moved if same(entry, moved[end]) else before

    def _judge_chains(self, node: NodeId) -> None:
        """Whether the student's chains have kept to what is due."""
        for high, asked in enumerate(self.chain_follower.blanks):
            blank, chain = asked.get(node), self.chains[node, bool(high)]
            if blank is None:
                continue
            claimed = blank in self.claimed_visits  # nothing belongs there
            self.due[blank] = None if claimed else chain.due
            if not claimed and chain.astray and not same(self.given[blank], self.right.get(blank)):
                self.wrong.add(blank)

    def _valued(self, node: NodeId, value: Payoff) -> Payoff:
        """What the student has at a node, where values are asked."""
        if node not in self.values:
            return self.believed.get(node, value)
        blank = self.values[node]
        window, hard = self.entered.get(node), self.exercise.rules.fail is Fail.HARD
        if hard and window and window.alpha > window.beta and self.given.get(blank) in window:
            value = self.given[blank]  # type: ignore[assignment]  # held at either end
        due = self._claimed(blank, value)
        entry = self.written(blank, due)
        if isinstance(entry, Claim):
            as_good = blank not in self.claimed_visits and self.is_as_good(blank, entry, value)
            if as_good:
                self._accept(blank, entry)
            if (
                as_good and entry != due and node in self.spans
            ):  # it says more than the search, which goes on as it does
                self.known_better[node] = self.spans[node]
                return value
            self.relations[node] = entry.relation
            entry = entry.value
        return entry  # type: ignore[return-value]

    def judged_in_order(self) -> list[Blank]:
        """The blanks in the order in which the search came to them, then the others."""
        return [*self.due, *(blank for blank in self.exercise.blanks if blank not in self.due)]

    @property
    def ticks(self) -> int:
        """How many leaves the student ticked."""
        return sum(blank.ask is Ask.SEEN for blank in self.given)

    def below_a_cut(self, node: NodeId) -> bool:
        """Whether a branch further up is cut, so that nothing is asked here."""
        return any(above in self.cut for above in self.tree.ancestors(node))

    def is_as_good(self, blank: Blank, claim: Claim, value: Payoff) -> bool:
        """Whether a claim is true and says no less than the search's own result."""
        bounds = blank.ask.row.claim or self.exercise.rules.fail is Fail.BOUND
        says_it = bounds or claim.value == value  # a course that returns numbers says which
        return says_it and self.accepts(blank.node, claim, value)

    def _accept(self, blank: Blank, claim: Claim) -> None:
        """A claim that is as good: what only wrong ones below make of it follows from them."""
        if blank not in self.given:
            return
        self.wrong.discard(blank)
        true = self._true_values.get(blank.node)
        holds = true is None or Span(true, true).holds(claim)  # type: ignore[arg-type]
        if holds and self.right.get(blank) == self.due[blank]:
            self.accepted.add(blank)
        self.due[blank] = claim

    def _claimed(self, blank: Blank, value: Payoff) -> Entry:
        relation = self.relations.get(blank.node)
        bound = self.exercise.rules.fail is Fail.BOUND and relation is not Relation.EXACTLY
        if relation is None or not (bound or blank.ask.row.claim):
            return value
        return Claim(relation, value)  # type: ignore[arg-type]


def _any_within(nodes: Sequence[NodeId], within: range) -> bool:
    """Whether one of these nodes, which are sorted, is among those."""
    place = bisect_left(nodes, within.start)
    return place < len(nodes) and nodes[place] in within


def frame_path(exercise: Exercise) -> tuple[NodeId, ...] | None:
    """The last leaf of the frame that is asked for, and the nodes above it; None without one."""
    if exercise.rules.frame is None:
        return None
    leaves = run(exercise).leaves[: exercise.rules.frame]
    if len(leaves) < exercise.rules.frame:
        return ()
    return (leaves[-1], *exercise.tree.ancestors(leaves[-1]))
