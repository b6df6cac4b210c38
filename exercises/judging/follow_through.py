"""The search once more, with the student's entries in the place of its own results."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import NamedTuple

from exercises.asks import Ask, Topic
from exercises.asks.entry import Claim, Entry, Relation
from exercises.asks.same_entry import same
from exercises.bound_tracker import Span
from exercises.exercise import Blank, Exercise
from exercises.judging.chain_follower import ChainFollower
from exercises.judging.followed_chain import FollowedChain, Reading
from exercises.judging.followed_visits import FollowedVisits
from exercises.judging.head_slips import Frame, HeadSlip, HiddenSlip, Misread, Mistaken, Stopped
from exercises.judging.own_states import own_states
from exercises.solution import Answers, run
from search.cuts import cut_reason
from search.numbers import Bound
from search.rules import Fail, Window, WindowAsked
from search.tree import Mover, NodeId, Payoff


class NodeState(NamedTuple):
    """How a node stands just before one of its children: its value so far, its window."""

    value: Payoff | None
    window: Window


class FollowThrough(FollowedVisits):
    """Goes on with what the student wrote, and remembers where that was a surprise.

    `explicit_no` are the marks that the student set to no; others may only be missing yet.
    `due` holds what the search gives at each blank from the student's entries before it,
    `wrong` the blanks where the student left the way, `accepted` those that are as good as right.
    `own_states` are those of a game as the student's entries lead it.
    `in_head` is a slip that the student is taken to have made where nobody writes,
    `reading` is what the sheet is taken to mean where it has not what is due.
    `without_value` are chance nodes that are left without reason: no rule says what they are worth.
    """

    def __init__(
        self,
        exercise: Exercise,
        given: Answers,
        right: Answers,
        explicit_no: Set[Blank],
        in_head: HeadSlip | None = None,
        reading: Reading = Reading.IN_PLACE,
    ) -> None:
        rules, asks = exercise.rules, exercise.asked
        self.in_head = in_head
        claims = any(ask.row.claim for ask in asks)
        claims = claims or any(isinstance(entry, Claim) for entry in given.values())
        claims = claims or rules.fail is Fail.BOUND or Ask.BEST in asks
        self.typed: Mapping[Blank, str] = {}  # the entries as they were written
        self.sheet: Mapping[Blank, Entry] = given  # what they say, led by or not
        self.alphas = asks.get(Ask.ALPHA, {})
        self.betas = asks.get(Ask.BETA, {})
        self.values = asks.get(Ask.VALUE) or asks.get(Ask.BOUND, {})
        self.bests = asks.get(Ask.BEST, {})
        self.chained = any(ask.row.topic is Topic.CHAIN for ask in asks)
        self.framed = frame_path(exercise) if self.alphas or self.betas else None
        windowed = exercise.tree.players is None  # vectors have no window to be left with
        self.cuts_move = rules.update_on_cut and reading is not Reading.MOVED
        self.leaving = rules.asked is WindowAsked.LEAVING and self.framed is None and windowed
        super().__init__(exercise, given, right, explicit_no, reading, claims)

    def on_start(self) -> None:
        """Judge every entry once more: what counts is what the last pass makes of it."""
        super().on_start()
        self.accepted: set[Blank] = set()
        self.current: dict[NodeId, Window] = {}
        self.before: dict[NodeId, NodeState] = {}
        self.moves: dict[NodeId, NodeId] = {}
        self.without_value: set[NodeId] = set()
        self.led_on = False  # whether a frame goes where the student's window has closed
        self.hidden_slips: dict[Blank, HiddenSlip] = {}  # what explains an entry with another
        self.in_frame: dict[NodeId, Payoff | None] = {}  # what nodes have found in the frame asked
        self.own_frame: Frame = {}  # to which a slip in the head leads that explains all
        self.chain_follower = ChainFollower(self.exercise, self.given, self.reading)
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
        if isinstance(self.in_head, Mistaken) and self.in_head.node == node:
            bound = self.in_head.bound
            alpha, beta = (alpha, bound) if self.in_head.beta else (bound, beta)
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
        skipped = self.leaves_out(node, child, closed)
        if skipped and not closed and self.tree.mover(node) is Mover.CHANCE:
            self.without_value.add(node)
        return super().on_skip(node, child, True) if skipped else False

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> tuple[Bound, Bound, bool | None]:
        """Keep the window and the value as they now are."""
        stops = self.in_head == Stopped(child)
        closed = True if stops else None
        if self.chained:
            window = Window(alpha, beta)
            updated = self.chain_follower.update(node, child, value, best, window, stops)
            best, (alpha, beta), closed, missed = updated
            if missed:
                asked = self.chain_follower.blanks[self.tree.mover(node) is Mover.MIN]
                self.strayed.setdefault((node, False), asked[node])
        elif stops and not self.cuts_move:
            alpha, beta = self._cut_with(node, Window(alpha, beta), self.before[child].window)
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
            own = self.tree.mover(node) is Mover.MIN
            for high in (not own, own):  # what came from above first
                asked = self.betas if high else self.alphas
                self.written(asked.get(node), self.current[node][high])
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
        return self._cut_with(node, moved, before)

    def _cut_with(self, node: NodeId, moved: Window, before: Window) -> Window:
        """The window after a child that cuts: moved by it, where that is what is written."""
        end = self.tree.mover(node) is Mover.MIN
        blank = (self.alphas, self.betas)[end].get(node)
        return moved if blank and same(self.given.get(blank), moved[end]) else before

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
            misread = isinstance(self.in_head, Misread) and self.in_head.node == node
            return self.in_head.value if misread else value  # type: ignore[union-attr]
        blank = self.values[node]
        if blank in self.given:
            self.without_value.discard(node)
        window, hard = self.entered.get(node), self.exercise.rules.fail is Fail.HARD
        if hard and window and window.alpha > window.beta and self.given.get(blank) in window:
            value = self.given[blank]  # type: ignore[assignment]  # held at either end
        due = self._claimed(blank, value)
        entry = self.written(blank, due)
        if isinstance(entry, Claim):
            if blank not in self.claimed_visits and self.is_as_good(blank, entry, value):
                self._accept(blank, entry)
                if entry != due and node in self.spans:
                    # It says more than the search, which goes on as it does.
                    self.known_better[node] = self.spans[node]
                    return value
            self.relations[node] = entry.relation
            entry = entry.value
        return entry  # type: ignore[return-value]

    def reaches(self, blank: Blank) -> bool:
        """Whether the search comes here, led by the student's own entries or a slip in the head."""
        return blank.node in self.own_frame if self.own_frame else blank in self.due

    def judged_in_order(self) -> list[Blank]:
        """The blanks in the order in which the search came to them, then the others."""
        order = [*self.due]
        for blank, place in reversed(self.left_out.items()):
            order.insert(place, blank)
        return list(dict.fromkeys((*order, *self.exercise.blanks)))

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


def frame_path(exercise: Exercise) -> tuple[NodeId, ...] | None:
    """The last leaf of the frame that is asked for, and the nodes above it; None without one."""
    if exercise.rules.frame is None:
        return None
    leaves = run(exercise).leaves[: exercise.rules.frame]
    if len(leaves) < exercise.rules.frame:
        return ()
    return (leaves[-1], *exercise.tree.ancestors(leaves[-1]))
