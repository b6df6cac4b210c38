"""One slip in the head behind the windows of a frame: the search with it, run to the same leaf."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import islice, pairwise, product, starmap
from typing import TypeVar

from exercises.exercise import Exercise
from exercises.judging.head_slips import FrameSlip, Misread, Mistaken, PastCut, Strayed
from exercises.solution import Answers
from search.cuts import cut_reason
from search.frontier import in_order, siblings_before
from search.hooks import Hooks
from search.methods import METHODS
from search.numbers import INFINITY, Bound
from search.rules import OPEN, Window
from search.tree import Mover, NodeId, Payoff, Score

MOST_NODES_SEARCHED = 200_000
"""How many nodes of all the searches that are tried for one sheet: a check is to stay quick."""
_Tried = TypeVar("_Tried")


class FrameSearch(Hooks):
    """Searches with slips in the head, or none, and keeps the windows of the frame.

    Until then it also keeps which leaves it evaluates, which nodes it enters and leaves, and which
    branches it cuts.
    """

    def __init__(self, exercise: Exercise, *slips: FrameSlip) -> None:
        self.exercise, self.rules = exercise, exercise.rules
        self.values: dict[NodeId, Payoff] = {}
        self.bounds: dict[tuple[NodeId, bool], Bound] = {}
        self.cuts: dict[NodeId, bool] = {}
        self.past = PastCut.KEPT
        for slip in slips:
            self._make(slip)
        self.frame: dict[NodeId, Window] = {}  # empty as long as the search has not come so far
        self.leaves: list[NodeId] = []
        self.entered: list[NodeId] = []
        self.left: list[NodeId] = []
        self.cut: list[NodeId] = []
        self._now: dict[NodeId, Window] = {}
        METHODS[exercise.method].search(exercise.tree, self.rules, [], self)

    def _make(self, slip: FrameSlip) -> None:
        match slip:
            case Misread(node, value):
                self.values[node] = value
            case Mistaken(node, beta, bound):
                self.bounds[node, beta] = bound
            case Strayed(nodes, cut, past):
                self.cuts |= dict.fromkeys(nodes, cut)
                if past is not PastCut.KEPT:
                    self.past, self.rules = past, self.rules._replace(update_on_cut=True)

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """A window that may be mistaken."""
        if self.bounds:
            alpha, beta = self.bounds.get((node, False), alpha), self.bounds.get((node, True), beta)
        self._now[node] = Window(alpha, beta)
        if not self.frame:
            self.entered.append(node)
        return alpha, beta

    def on_evaluate(self, node: NodeId, value: Payoff) -> Payoff:
        """A leaf that may be misread."""
        if not self.frame:
            self.leaves.append(node)
        return self.values.get(node, value)

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """A branch that may be cut wrongly, or visited."""
        closed = self.cuts.get(child, closed)
        if closed and not self.frame:
            self.cut.append(child)
        return closed

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> tuple[Bound, Bound, bool | None]:
        """Once the last leaf has been compared, the windows are written down."""
        before, self._now[node] = self._now[node], Window(alpha, beta)
        if len(self.leaves) == self.rules.frame and self.leaves[-1] == child and not self.frame:
            self.frame = dict(self._now)
            mover = self.exercise.tree.mover(node)
            closes = cut_reason(self.rules, mover, best, before)  # type: ignore[arg-type]
            if self.past is PastCut.MOVED_ON and closes:
                self.frame[node] = before
        return alpha, beta, None

    def on_leave(
        self, node: NodeId, value: Payoff, move: NodeId | None
    ) -> tuple[Payoff, NodeId | None]:
        """A value that may be miscounted."""
        del self._now[node]
        if not self.frame:
            self.left.append(node)
        return self.values.get(node, value), move

    def writes(self, given: Answers) -> bool:
        """Whether a sheet has this path, and these ends as far as it is filled in."""
        return self.frame.keys() == {blank.node for blank in given} and all(
            self.frame[blank.node][blank.ask.row.side is Mover.MIN] == entry
            for blank, entry in given.items()
        )


def two_cuts(exercise: Exercise, given: Answers) -> bool:
    """Whether two cuts in the head, each missed or made by mistake, lead to what is written."""
    pairs = (
        (first, second)
        for first in _strayed(exercise, FrameSearch(exercise))
        for second in _strayed(exercise, FrameSearch(exercise, first))
    )
    return any(FrameSearch(exercise, *pair).writes(given) for pair in _in_time(exercise, pairs))


def frame_slips(exercise: Exercise, written: Sequence[Score]) -> Iterator[FrameSlip]:
    """What may go wrong once before the frame, the likeliest first."""
    return _in_time(exercise, _every_slip(exercise, written))


def _in_time(exercise: Exercise, tried: Iterator[_Tried]) -> Iterator[_Tried]:
    """As many of them, each a search, as a check has time for: of small trees all."""
    return islice(tried, MOST_NODES_SEARCHED // len(exercise.tree))


def _every_slip(exercise: Exercise, written: Sequence[Score]) -> Iterator[FrameSlip]:
    """All that may go wrong once before the frame.

    A number that is taken for another is one that was written, or else any that compares
    differently; where the range of utilities is known, nobody reads one beyond it.
    """
    right = FrameSearch(exercise)
    low, high = exercise.rules.range or (-INFINITY, INFINITY)
    read = [number for number in written if low <= number <= high]
    worth = [*reversed(right.leaves), *reversed(right.left)]
    yield from starmap(Misread, product(worth, read))
    yield from _strayed(exercise, right)
    yield from starmap(Mistaken, product(right.entered, (False, True), (*written, *OPEN)))
    others = [number for number in _between(exercise) if low <= number <= high]
    yield from starmap(Misread, product(worth, others))


def _strayed(exercise: Exercise, right: FrameSearch) -> Iterator[Strayed]:
    """Every branch that is cut, visited, and every one but the first at its node, cut.

    Either may happen to those after it, too.
    """
    for child, after in _with_those_after(exercise, right.cut):
        for nodes in (child,), after:
            yield from (Strayed(nodes, cut=False, window=past) for past in PastCut)
    tree, rules = exercise.tree, exercise.rules
    visited = (*reversed(right.entered), *reversed(right.leaves))
    later = [node for node in visited if siblings_before(tree, rules, node)]
    for child, after in _with_those_after(exercise, later):
        yield Strayed((child,), cut=True)
        yield Strayed(after, cut=True)


def _with_those_after(
    exercise: Exercise, nodes: Iterable[NodeId]
) -> Iterator[tuple[NodeId, tuple[NodeId, ...]]]:
    """Each of these nodes, also with all that come after it at the node above."""
    for node in nodes:
        parent = exercise.tree.parent(node)
        assert parent is not None
        beside = in_order(exercise.tree, exercise.rules, parent)
        yield node, beside[beside.index(node) :]


def _between(exercise: Exercise) -> list[Score]:
    """A number below all leaves, one between each two, and one above all."""
    leaves = sorted({each for each in exercise.tree.payoffs if isinstance(each, int | Fraction)})
    between = [max(low, (low + high) // 2) for low, high in pairwise(leaves)]
    return [leaves[0] - 1, *between, leaves[-1] + 1]
