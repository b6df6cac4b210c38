"""How much of an answer is found by someone who knows nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial

from exercises.asks import Ask, Topic
from exercises.asks.entry import Chain, Claim, Entry, in_order_of
from exercises.exercise import Blank, Exercise
from exercises.guesses import GUESSES, LATER
from exercises.items.deeper.led_search import Led
from exercises.misconceptions.conventions import CONVENTIONS
from exercises.solution import Answers, run
from search.frontier import first_leaf, in_order, searched
from search.methods.ordering import least_leaves
from search.tree import Mover, NodeId, Payoff

Measure = Callable[[Exercise, Answers], Callable[[Answers], Fraction]]
"""For an exercise what any guess comes to, of what is to be found out about one topic."""


def found_by_guesses(exercise: Exercise, right: Answers) -> Iterator[Fraction]:
    """The share that each fixed guess finds of what is to be found out."""
    return _each_guess(_SHARES, exercise, right, edition=0)


def _each_guess(
    measures: Mapping[Topic, Measure], exercise: Exercise, right: Answers, edition: int
) -> Iterator[Fraction]:
    """What each guess until an edition comes to, by topic; one that writes the same counts once."""
    topics = {blank.ask.row.topic for blank in exercise.blanks}
    for topic in topics & measures.keys():
        guessed = set()
        hidden = {blank: entry for blank, entry in right.items() if blank.ask.row.topic is topic}
        share = measures[topic](exercise, hidden)
        for name, guess in GUESSES[topic].items():
            if LATER.get(name, 0) > edition:
                continue
            sheet = guess(exercise)
            words = frozenset(sheet.items())
            if words not in guessed:
                guessed.add(words)
                yield share(sheet)


def _values(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """Of the values that somebody chooses; what is printed already needs no finding."""
    chosen = set(searched(exercise.tree, exercise.rules))
    hidden = {blank: entry for blank, entry in right.items() if blank.node in chosen}
    return partial(_equal, hidden)


def _windows(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """Of the ends that are numbers: an infinity stands wherever nothing is known."""
    return partial(_equal, {b: end for b, end in right.items() if not isinstance(end, float)})


def _chains(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """Of the ends that move."""
    moved = {
        b: entry for b, entry in right.items() if isinstance(entry, Chain) and entry.bounds[1:]
    }
    return partial(_equal, moved)


def _equal(right: Mapping[Blank, Entry], sheet: Answers) -> Fraction:
    found = sum(sheet.get(blank) == entry for blank, entry in right.items())
    return Fraction(found, max(1, len(right)))


def _visits(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """Of the branches cut, or of the leaves left out; a false one takes half of a right one."""
    leaves = {Blank(leaf, Ask.SEEN) for leaf in exercise.tree.leaves}
    ticked = leaves & set(right)
    hidden = leaves - ticked if ticked else set(right)

    def share(sheet: Answers) -> Fraction:
        guessed = leaves - set(sheet) if ticked else set(sheet)
        found = 2 * len(hidden & guessed) - len(guessed - hidden)
        return Fraction(max(0, found), 2 * max(1, len(hidden)))

    return share


HALF_A_STOP = 8
"""The edition since which the first false cut takes off half of a right one, as marks do."""

SHOWN = 10
"""The edition since which ticks are paid one by one, and what follows from wrong values is not."""

ELSEWHERE = 11
"""The edition since which all that is cut in another course is paid in full, as marks do."""

COUNTED = 12
"""The edition since which the number of ticks is paid with them, also where it only follows."""


def earned_by_guesses(exercise: Exercise, right: Answers, edition: int) -> Iterator[Fraction]:
    """What each fixed guess would earn if marks were given as they were for these recipes.

    What is wrong takes off as much as it is worth, the gravest half of that. Codes rest on this,
    as on the guesses: marks may change, and the trees of these recipes may not.
    """
    earned = dict[Topic, Measure](_EARNED)
    if edition >= HALF_A_STOP:
        earned[Topic.VISIT] = partial(_for_stops, first=Fraction(1, 2))
    if edition >= ELSEWHERE:
        earned[Topic.VISIT] = _for_stops_anywhere
    if edition >= SHOWN and Ask.SEEN in exercise.asked:
        earned[Topic.VISIT] = partial(_for_ticks, follows=edition >= COUNTED)
    if edition >= SHOWN:
        earned[Topic.VALUE] = _for_shown_values
    return _each_guess(earned, exercise, right, edition)


def _for_values(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """A value with nothing but printed numbers below is worth a third."""
    worth = _worth_of_values(exercise, right)

    def share(sheet: Answers) -> Fraction:
        due = _due(exercise, sheet)
        follows = {
            blank: entry for blank, entry in sheet.items() if due.get(blank.node) == _number(entry)
        }
        return _net(worth, right | follows, sheet)

    return share


def _worth_of_values(exercise: Exercise, right: Answers) -> dict[Blank, int]:
    tree, chosen = exercise.tree, set(searched(exercise.tree, exercise.rules))
    return {
        blank: _MARK if chosen.intersection(tree.children(blank.node)) else _MARK // 3
        for blank in right
        if blank.node in chosen
    }


def _for_shown_values(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """The same, but a value that follows is paid only if one below it is right or paid."""
    tree, worth = exercise.tree, _worth_of_values(exercise, right)
    below = {
        blank.node: {child for child in tree.children(blank.node) if not tree.is_leaf(child)}
        for blank in worth
    }

    def share(sheet: Answers) -> Fraction:
        due = _due(exercise, sheet)
        paid: set[NodeId] = set()
        earned: list[Blank] = []
        wrong: list[int] = []
        for blank in sorted(worth.keys() & sheet.keys(), key=lambda blank: -blank.node):
            node, entry = blank.node, sheet[blank]
            follows = due.get(node) == _number(entry)
            if entry == right[blank] or (follows and not below[node].isdisjoint(paid)):
                paid.add(node)
                earned.append(blank)
            elif not follows:
                wrong.append(worth[blank])
        off = sum(wrong) - max(wrong, default=0) // 2
        found = sum(map(worth.__getitem__, earned)) - off
        return Fraction(max(found, 0), max(sum(worth.values()), _MARK))

    return share


def _due(exercise: Exercise, sheet: Answers) -> Mapping[NodeId, Payoff]:
    """What a search that goes on with guessed values would have put in their place."""
    led = Led({blank.node: _number(entry) for blank, entry in sheet.items()})
    run(exercise, led)
    return led.due


def _number(entry: Entry) -> Payoff:
    """What is written, without saying whether the value is more or less."""
    return entry.value if isinstance(entry, Claim) else entry  # type: ignore[return-value]


def _for_windows(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    ends = {blank: _MARK for blank, end in right.items() if not isinstance(end, float)}
    return partial(_net, ends, right)


_MARK = 6
"""A mark, in parts of which half a third is a whole number."""


def _net(worth: Mapping[Blank, int], right: Answers, sheet: Answers) -> Fraction:
    """What is earned of all that is worth something."""
    found = sum(each for blank, each in worth.items() if sheet.get(blank) == right[blank])
    wrong = [
        each for blank, each in worth.items() if sheet.get(blank, right[blank]) != right[blank]
    ]
    off = sum(wrong) - max(wrong, default=0) // 2
    return Fraction(max(found - off, 0), max(sum(worth.values()), _MARK))


def _for_stops(
    exercise: Exercise, right: Answers, first: Fraction = Fraction(1)
) -> Callable[[Answers], Fraction]:
    """Of the nodes where the search stops early; a guess that stops elsewhere takes one off.

    The first such guess takes off what is said.
    """
    stops = _by_parent(exercise, _skipped(exercise, right))
    cut = set().union(*stops.values())

    def share(sheet: Answers) -> Fraction:
        guessed = _by_parent(exercise, _skipped(exercise, sheet))
        found = sum(guessed.get(node) == children for node, children in stops.items())
        false = sum(not children <= cut for children in guessed.values())
        off = false - 1 + first if false else Fraction(0)
        return max(found - off, Fraction(0)) / max(1, len(stops))

    return share


def _for_stops_anywhere(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """The same, or all where it is what another course would leave out."""
    stops = _for_stops(exercise, right, Fraction(1, 2))
    courses = [
        set(each.answers(exercise))
        for each in CONVENTIONS
        if each.rule is not None and each.applies(exercise)
    ]
    return lambda sheet: Fraction(1) if set(sheet) in courses else stops(sheet)


def _for_ticks(exercise: Exercise, right: Answers, follows: bool) -> Callable[[Answers], Fraction]:
    """Of the leaves where the search might stop; any that is ticked wrongly takes off two.

    The first takes off one, and so much is the number of ticks worth, if it is right or may follow.
    """
    tree, trace = exercise.tree, run(exercise)
    doubted: dict[NodeId, NodeId] = {}
    for node, window in trace.windows.items():
        end = window.beta if tree.mover(node) is Mover.MAX else window.alpha
        for child in in_order(tree, trace.rules, node)[1:]:
            if not isinstance(end, float) or child in trace.pruned:
                doubted[first_leaf(tree, trace.rules, child)] = node
    ticked = {blank.node for blank in right if blank.ask is Ask.SEEN}
    came = {node: ticked.intersection(tree.within(node)) for node in doubted.values()}

    def share(sheet: Answers) -> Fraction:
        guessed = {blank.node for blank in sheet if blank.ask is Ask.SEEN}
        found = sum(
            leaf in guessed
            if leaf in ticked
            else leaf not in guessed and not guessed.isdisjoint(came[node])
            for leaf, node in doubted.items()
        )
        wrong = len(guessed ^ ticked)
        earned = found - 2 * wrong + (wrong > 0)  # in half marks
        if (follows or len(guessed) == len(ticked)) and 2 * earned >= len(doubted):
            earned += 1
        return Fraction(max(earned, 0), len(doubted) + 1)

    return share


def _for_orders(exercise: Exercise, right: Answers) -> Callable[[Answers], Fraction]:
    """Of the leaves that the best order saves against the order as drawn."""
    tree, rules = exercise.tree, exercise.rules
    drawn = {node: tree.children(node) for node in exercise.asked[Ask.ORDER]}
    kept, least = least_leaves(tree, rules, drawn), least_leaves(tree, rules)

    def share(sheet: Answers) -> Fraction:
        orders = {b.node: in_order_of(order, drawn[b.node]) for b, order in sheet.items()}
        now = least_leaves(tree, rules, drawn | orders)
        return Fraction(max(0, kept - now), max(1, kept - least))

    return share


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
        if (
            parent is not None
            and parent not in skipped
            and skipped.isdisjoint(tree.ancestors(parent))
        ):
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
