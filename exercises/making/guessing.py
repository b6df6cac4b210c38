"""How much of an answer is found by someone who knows nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from exercises.asks import Ask, Topic
from exercises.asks.entry import Chain, Claim, Entry, in_order_of
from exercises.exercise import Blank, Exercise
from exercises.guesses import GUESSES, LATER
from exercises.guesses.printed import Sheet
from exercises.solution import Answers, run
from search.frontier import searched
from search.hooks import Hooks
from search.methods.ordering import least_leaves
from search.tree import NodeId, Payoff

Measure = Callable[[Exercise, Answers, Sheet], Fraction]
"""What a guess comes to, of what is to be found out about one topic."""


def found_by_guesses(exercise: Exercise, right: Answers) -> Iterator[Fraction]:
    """The share that each fixed guess finds of what is to be found out."""
    return _each_guess(_SHARES, exercise, right, later=False)


def _each_guess(
    measures: Mapping[Topic, Measure], exercise: Exercise, right: Answers, later: bool
) -> Iterator[Fraction]:
    """What each fixed guess comes to, topic by topic; one that writes the same counts once."""
    topics = {blank.ask.row.topic for blank in exercise.blanks}
    for topic in topics & measures.keys():
        guessed = set()
        hidden = {blank: entry for blank, entry in right.items() if blank.ask.row.topic is topic}
        for name, guess in GUESSES[topic].items():
            if name in LATER and not later:
                continue
            sheet = guess(exercise)
            words = frozenset(sheet.items())
            if words not in guessed:
                guessed.add(words)
                yield measures[topic](exercise, hidden, sheet)


def _values(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the values that somebody chooses; what is printed already needs no finding."""
    chosen = set(searched(exercise.tree, exercise.rules))
    return _equal({blank: entry for blank, entry in right.items() if blank.node in chosen}, sheet)


def _windows(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the ends that are numbers: an infinity stands wherever nothing is known."""
    return _equal({b: end for b, end in right.items() if not isinstance(end, float)}, sheet)


def _chains(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the ends that move."""
    moved = {
        b: entry for b, entry in right.items() if isinstance(entry, Chain) and entry.bounds[1:]
    }
    return _equal(moved, sheet)


def _equal(right: Mapping[Blank, Entry], sheet: Sheet) -> Fraction:
    found = sum(sheet.get(blank) == entry for blank, entry in right.items())
    return Fraction(found, max(1, len(right)))


def _visits(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the branches cut, or of the leaves left out; a false one takes half of a right one."""
    hidden, guessed = set(right), set(sheet)
    leaves = {Blank(leaf, Ask.SEEN) for leaf in exercise.tree.leaves}
    if hidden & leaves:
        hidden, guessed = leaves - hidden, leaves - guessed
    found = 2 * len(hidden & guessed) - len(guessed - hidden)
    return Fraction(max(0, found), 2 * max(1, len(hidden)))


def earned_by_guesses(exercise: Exercise, right: Answers, later: bool) -> Iterator[Fraction]:
    """What each fixed guess would earn if marks were given as they were for these recipes.

    What is wrong takes off as much as it is worth, the gravest half of that. Codes rest on this,
    as on the guesses: marks may change, and the trees of these recipes may not.
    """
    return _each_guess(_EARNED, exercise, right, later)


def _for_values(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """A value with nothing but printed numbers below is worth a third."""
    tree, chosen = exercise.tree, set(searched(exercise.tree, exercise.rules))
    worth = {
        blank: Fraction(1) if chosen & set(tree.children(blank.node)) else Fraction(1, 3)
        for blank in right
        if blank.node in chosen
    }
    led = _Led({blank.node: entry for blank, entry in sheet.items()})
    run(exercise, led)
    follows = {blank: entry for blank, entry in sheet.items() if led.due.get(blank.node) == entry}
    return _net(worth, right | follows, sheet)


class _Led(Hooks):
    """Goes on with guessed values, and keeps what the search would have put in their place."""

    def __init__(self, guessed: Mapping[NodeId, Entry]) -> None:
        self.guessed = guessed
        self.due: dict[NodeId, Payoff] = {}

    def on_leave(
        self, node: NodeId, value: Payoff, move: NodeId | None
    ) -> tuple[Payoff, NodeId | None]:
        """The guessed value."""
        self.due[node] = value
        entry = self.guessed.get(node, value)
        return entry.value if isinstance(entry, Claim) else entry, move  # type: ignore[return-value]


def _for_windows(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    ends = {blank: Fraction(1) for blank, end in right.items() if not isinstance(end, float)}
    return _net(ends, right, sheet)


def _net(worth: Mapping[Blank, Fraction], right: Answers, sheet: Sheet) -> Fraction:
    """What is earned of all that is worth something."""
    found = sum(each for blank, each in worth.items() if sheet.get(blank) == right[blank])
    wrong = [
        each for blank, each in worth.items() if sheet.get(blank, right[blank]) != right[blank]
    ]
    off = sum(wrong) - max(wrong, default=Fraction(0)) / 2
    return max(found - off, Fraction(0)) / max(sum(worth.values()), Fraction(1))


def _for_stops(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the nodes where the search stops early; a guess that stops elsewhere takes one off."""
    stops = _by_parent(exercise, _skipped(exercise, right))
    cut = set().union(*stops.values())
    guessed = _by_parent(exercise, _skipped(exercise, sheet))
    found = sum(guessed.get(node) == children for node, children in stops.items())
    false = sum(not children <= cut for children in guessed.values())
    return Fraction(max(0, found - false), max(1, len(stops)))


def _for_orders(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the leaves that the best order saves against the order as drawn."""
    tree, rules = exercise.tree, exercise.rules
    drawn = {blank.node: tree.children(blank.node) for blank in sheet}
    orders = {blank.node: in_order_of(order, drawn[blank.node]) for blank, order in sheet.items()}
    kept, now = least_leaves(tree, rules, drawn), least_leaves(tree, rules, orders)
    return Fraction(max(0, kept - now), max(1, kept - least_leaves(tree, rules)))


def _skipped(exercise: Exercise, sheet: Answers) -> set[NodeId]:
    """The branches that a sheet leaves out: crossed out, or without a ticked leaf below."""
    tree = exercise.tree
    if Ask.SEEN not in exercise.asked:
        return {blank.node for blank in sheet if blank.ask is Ask.CUT}
    ticked = {above for blank in sheet for above in (blank.node, *tree.ancestors(blank.node))}
    return {NodeId(node) for node in tree if node not in ticked}


def _by_parent(exercise: Exercise, skipped: set[NodeId]) -> dict[NodeId, set[NodeId]]:
    """Branches by the node that they leave, without those below another."""
    tree, found = exercise.tree, dict[NodeId, set[NodeId]]()
    for node in skipped:
        parent = tree.parent(node)
        if parent is not None and not skipped & {parent, *tree.ancestors(parent)}:
            found.setdefault(parent, set()).add(node)
    return found


_SHARES = {
    Topic.VALUE: _values,
    Topic.WINDOW: _windows,
    Topic.CHAIN: _chains,
    Topic.VISIT: _visits,
}
_EARNED = {
    Topic.VALUE: _for_values,
    Topic.WINDOW: _for_windows,
    Topic.VISIT: _for_stops,
    Topic.ORDER: _for_orders,
}
