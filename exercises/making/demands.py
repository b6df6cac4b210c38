"""Whether a tree meets a recipe: each demand is a question about the trace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from exercises.asks import OF_WINDOWS, Topic
from exercises.asks.answers import windows
from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.making.best_move_places import best_moves
from exercises.making.guessing import earned_by_guesses, found_by_guesses
from exercises.making.recipe import Recipe
from exercises.misconceptions.table import VARIANTS
from exercises.solution import Answers, read_off, run, solution, solution_under
from search.frontier import in_order
from search.methods import METHODS, exact_values
from search.methods.ordering import least_leaves
from search.numbers import INFINITY, Bound
from search.rules import RULES, Fail, Order, Rules
from search.trace import Trace
from search.tree import GameTree, Mover, NodeId, Payoff

SPARED = 6
"""One in so many branches that might be cut is chosen to be visited."""
SPARED_MORE, MORE_SPARED = 12, 4
"""The edition since which more of them are, and of how many one is since then."""

Demand = Callable[[Recipe, Exercise, Trace], bool]


def demands_met(recipe: Recipe, exercise: Exercise, trace: Trace) -> int:
    """How many demands this tree meets before the first that it does not, the cheap ones first."""
    for place, (_, met) in enumerate(_DEMANDS):
        if not met(recipe, exercise, trace):
            return place
    return len(_DEMANDS)


def _leaf_count(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    return recipe.has_size(len(exercise.tree.leaves))


def _cutoffs(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    if recipe.cutoffs is None:  # where nothing but cuts is asked, one there must be
        return trace.pruned != () or KINDS[recipe.kind].topics() != {Topic.VISIT}
    low, high = recipe.cutoffs
    return low <= sum(bool(cutoff.skipped) for cutoff in trace.cutoffs) <= high


def _pruned(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    if recipe.pruned is None:
        return True
    tree = trace.tree
    count = sum(tree.is_leaf(NodeId(n)) for top in trace.pruned for n in tree.within(top))
    return recipe.pruned[0] <= count <= recipe.pruned[1]


def _cut_above_leaves(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    return not recipe.cut_above_leaves or any(not trace.tree.is_leaf(node) for node in trace.pruned)


def _deep_cut(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """A cut that the parent's own bound would not have made."""
    if not recipe.deep_cut:
        return True
    if not any(
        cutoff.skipped and cutoff.cause not in (None, trace.tree.parent(cutoff.node))
        for cutoff in trace.cutoffs
    ):
        return False
    return trace.pruned != run(exercise.under(trace.rules._replace(deep=False))).pruned


def _cut_chance(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    return not recipe.cut_chance or any(
        cutoff.skipped and trace.tree.mover(cutoff.node) is Mover.CHANCE for cutoff in trace.cutoffs
    )


def _both_bounds(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    cut = {trace.tree.mover(cutoff.node) for cutoff in trace.cutoffs if cutoff.skipped}
    return not recipe.both_bounds or {Mover.MAX, Mover.MIN} <= cut


def _best_anywhere(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """The best move is the one that was drawn for this seed, and so on along a line asked for."""
    if not recipe.best_anywhere:
        return True
    return all(move == drawn for _, move, drawn in best_moves(recipe, exercise, trace))


def _line(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    return len(trace.line) >= recipe.line


def _balanced(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """A number with children still to come that does not cut, for each that does."""
    if not recipe.balanced:
        return True
    cuts = sum(bool(cutoff.skipped) for cutoff in trace.cutoffs)
    tested = sum(
        not isinstance(bound, float) and not _is_last(trace, node, child)
        for node, child, _, bound in _comparisons(trace)
    )
    return tested >= 2 * cuts


def _spared_anywhere(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """The branches that were drawn for this seed are visited: so none is cut on most trees."""
    if not recipe.spared_anywhere:
        return True
    tree = trace.tree
    later = [
        child
        for node in tree.inner
        if any(tree.indexes(node))
        for child in in_order(tree, trace.rules, node)[1:]
    ]
    one_in = SPARED if recipe.edition < SPARED_MORE else MORE_SPARED
    spared = Dice(f"spared:{exercise.seed}").some_of(later, -(-len(later) // one_in))
    cut = set(trace.pruned)
    return all(cut.isdisjoint((node, *tree.ancestors(node))) for node in spared)


def _range_matters(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    if not recipe.range_matters:
        return True
    return trace.pruned != run(exercise.under(trace.rules._replace(range=None))).pruned


def _guessed(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """No fixed guess finds more than the recipe lets it."""
    if recipe.guessed is None:
        return True
    shares = found_by_guesses(exercise, solution(exercise))
    return all(100 * share <= recipe.guessed for share in shares)


def _guess_earns(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """No fixed guess would earn more than the recipe lets it."""
    if recipe.guess_earns is None:
        return True
    shares = earned_by_guesses(exercise, solution(exercise), recipe.later_guesses)
    return all(100 * share <= recipe.guess_earns for share in shares)


def _comparisons(trace: Trace) -> Iterator[tuple[NodeId, NodeId, Payoff, Bound]]:
    """Every test of a value against the bound that could cut: node, child, value, bound."""
    movers = trace.tree.shape.movers
    for node, child, value, alpha, beta in trace.updates:
        if movers[node] is Mover.MAX:
            yield node, child, value, beta
        elif movers[node] is Mover.MIN:
            yield node, child, value, alpha
        elif movers[node] is Mover.CHANCE:
            yield node, child, value, alpha
            yield node, child, value, beta
        elif isinstance(value, tuple):
            yield node, child, value[trace.tree.mover(node).seat], beta


def _is_last(trace: Trace, node: NodeId, child: NodeId) -> bool:
    return child == in_order(trace.tree, trace.rules, node)[-1]


def _equality(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    return not recipe.equality or any(
        value == bound and not _is_last(trace, node, child)
        for node, child, value, bound in _comparisons(trace)
    )


def _tempting(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """MAX one below beta, or MIN one above alpha, with children still to come."""
    return not recipe.tempting or any(
        bound == value + _STEP.get(trace.tree.mover(node), INFINITY)  # type: ignore[operator]
        and not _is_last(trace, node, child)
        for node, child, value, bound in _comparisons(trace)
    )


# Where a value stands one off the bound that would cut; a chance node has no such neighbour.
_STEP: dict[Mover, Bound] = {Mover.MAX: 1, Mover.MIN: -1}


def _frame(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """The frame that is asked for shows two numbers at least."""
    if exercise.rules.frame is None:
        return True
    ends = {end for window in windows(trace).values() for end in window}
    return len(ends - {INFINITY, -INFINITY}) > 1


def _finest(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """No value is an unwieldy fraction."""
    return all(
        part.denominator <= recipe.finest
        for value in trace.values.values()
        for part in (value if isinstance(value, tuple) else (value,))
        if isinstance(part, Fraction)
    )


def _no_ties(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """No equal values decide anything, but for a cut on equality that is asked for."""
    tree = trace.tree
    if recipe.ties or _all_different(tree, exercise.rules):
        return True
    exact = exact_values(tree, exercise.method, exercise.rules)
    for node in (GameTree.ROOT,) if recipe.equality else tree.inner:
        chosen = tree.children(node)[0] in exact and tree.mover(node) is not Mover.CHANCE
        if chosen and not _one_best(tree, node, exact):
            return False
    if recipe.equality:
        return True
    if trace.rules.fail is Fail.HARD:  # what a child returns may be the bound itself: no tie
        trace = run(exercise.under(trace.rules._replace(fail=Fail.SOFT)))
    return all(value != bound for *_, value, bound in _comparisons(trace))


def _all_different(tree: GameTree, rules: Rules) -> bool:
    """Different single numbers and no chance nodes: then no two values can be equal."""
    if tree.players is not None or any(tree.shape.odds) or rules.depth is not None:
        return False
    numbers = [tree.payoffs[leaf] for leaf in tree.leaves]
    bounds = (*rules.window, *(rules.range or ()))
    return len({*numbers, *bounds}) == len(numbers) + len(bounds)


def _one_best(tree: GameTree, node: NodeId, exact: dict[NodeId, Payoff]) -> bool:
    mover = tree.mover(node)
    values = [exact[child] for child in tree.children(node)]
    own = [value[mover.seat] if isinstance(value, tuple) else value for value in values]
    best = min(own) if mover is Mover.MIN else max(own)
    return own.count(best) == 1


def _worth_ordering(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """The order as drawn can be bettered."""
    if Topic.ORDER not in KINDS[recipe.kind].topics():
        return True
    return len(trace.leaves) > least_leaves(exercise.tree, exercise.rules)


def _best_first(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    """The best child first at every node lets as few leaves be evaluated as any order."""
    if not recipe.best_first:
        return True
    tree, rules = exercise.tree, exercise.rules
    exact = exact_values(tree, exercise.method, rules)
    orders = {}
    for node in tree.inner:
        falling = tree.mover(node) is Mover.MAX
        order = sorted(tree.children(node), key=exact.__getitem__, reverse=falling)
        orders[node] = order[::-1] if rules.order is Order.RIGHT_TO_LEFT else order
    return least_leaves(tree, rules, orders) == least_leaves(tree, rules)


def _any_convention(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    if not recipe.any_convention:
        return True
    right = solution(exercise)
    return all(solution_under(exercise, rules) == right for rules in _others(exercise))


def _others(exercise: Exercise) -> Iterator[Rules]:
    """The conventions of other courses, as far as the blanks can hide them."""
    matter = METHODS[exercise.method].rules
    topics = {ask.row.topic for ask in exercise.asked}
    if KINDS[exercise.kind].returns:
        topics.add(Topic.VALUE)
    for name, shown_by in _HIDDEN.items():
        if name in matter and not shown_by & topics:
            yield RULES[name].otherwise(exercise.rules)


_HIDDEN: dict[str, frozenset[Topic]] = {
    "cut_on_equal": frozenset(),
    "ties": frozenset(),
    "fail": frozenset({Topic.VALUE}),  # at cut nodes
    "deep": OF_WINDOWS,  # below a grandparent's bound
}
"""The rules that a tree can hide; but not where this is asked, which shows them."""


def _tells_apart(recipe: Recipe, exercise: Exercise, trace: Trace) -> bool:
    return not recipe.tells_apart or apart(exercise, trace, recipe.tells_apart)


def apart(exercise: Exercise, trace: Trace, names: tuple[str, ...]) -> bool:
    """Whether each of these mistakes gives an answer that no other one and no knower gives."""
    seen: list[Answers] = [read_off(exercise, trace)]
    for name in names:
        answers = VARIANTS[name].answers(exercise)
        if answers in seen:
            return False
        seen.append(answers)
    return True


_DEMANDS: tuple[tuple[str, Demand], ...] = (
    ("leaf_count", _leaf_count),
    ("cutoffs", _cutoffs),
    ("pruned", _pruned),
    ("cut_above_leaves", _cut_above_leaves),
    ("deep_cut", _deep_cut),
    ("cut_chance", _cut_chance),
    ("both_bounds", _both_bounds),
    ("best_anywhere", _best_anywhere),
    ("line", _line),
    ("balanced", _balanced),
    ("spared_anywhere", _spared_anywhere),
    ("range_matters", _range_matters),
    ("equality", _equality),
    ("tempting", _tempting),
    ("frame", _frame),
    ("finest", _finest),
    ("ties", _no_ties),
    ("ordering", _worth_ordering),
    ("best_first", _best_first),
    ("tells_apart", _tells_apart),
    ("guess_earns", _guess_earns),
    ("guessed", _guessed),
    ("any_convention", _any_convention),
)
DEMANDS = tuple(name for name, _ in _DEMANDS)
