"""Trees and playouts for Monte Carlo tree search by hand: such that no rounding decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from exercises.dice import Dice
from exercises.exercise import MOST_ASKED, Exercise, Given
from exercises.items.monte_carlo.by_hand import ByHand
from exercises.items.monte_carlo.mcts import items
from search.builder import Builder
from search.methods import METHODS
from search.methods.mcts import iterations
from search.methods.mcts_counts import given_counts
from search.methods.mcts_steps import BackUp, Expand, Select, node_name
from search.roots import read_root
from search.rules import FinalMove, Order, Playouts
from search.trace import Trace
from search.tree import TWO_PLAYERS, GameTree, NodeId, letters_in_turn

TRIES = 400
APART = Fraction(1, 20)
"""By so much the highest UCB1 is ahead of the second, so that rounding changes no choice."""


def playouts(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """Iterations to be done by hand, on a tree that begins with counts or with nothing."""
    for _ in range(TRIES):
        drawn = _iterations(exercise, settings, dice)
        if drawn is not None:
            return drawn
    return None


def _iterations(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    tree = _moves(settings["widths"])
    c = read_root(str(dice.one_of(settings["C"])))
    rules = exercise.rules._replace(exploration=c, seed=None)
    if "visits" in settings:
        visits = dice.between(*settings["visits"])
        before = rules._replace(playouts=_results(visits, dice), iterations=visits)
        begun = METHODS["mcts"].run(tree, before)
        tree = _counted(tree, begun)
    count = settings["iterations"]
    rules = rules._replace(playouts=_results(count, dice), iterations=count)
    trace = METHODS["mcts"].run(tree, rules)
    if not _clear(trace) or not _single_best(trace) or len(tree) > settings["nodes"]:
        return None
    news = [step for step in trace.own_steps if isinstance(step, Expand)]
    if tree.depth(news[-1].child if news else GameTree.ROOT) < settings.get("deep", 1):
        return None
    given: Given = (("ask", tuple(settings["ask"])),) if "ask" in settings else ()
    if settings.get("start"):
        given = (("start", (node_name(tree, news[0].child),)), *given)
    low, high = settings.get("blanks", (0, MOST_ASKED))
    if not low <= len(items(tree, rules, given)) <= high:
        return None
    return exercise._replace(tree=tree, rules=rules, given=given)


def _results(count: int, dice: Dice) -> Playouts:
    return Playouts(dice.between(0, 1) for _ in range(count))


def _moves(widths: Sequence[int]) -> GameTree:
    """All moves there are, with unknown ends."""
    builder = Builder()

    def grow(depth: int) -> None:
        if depth == len(widths):
            builder.leaf(None)
            return
        builder.open(TWO_PLAYERS[depth % 2])
        for _ in range(widths[depth]):
            grow(depth + 1)
        builder.close()

    grow(0)
    return _named(builder.done())


def _named(tree: GameTree) -> GameTree:
    """With a letter for every node, level by level; C and N mean something else here."""
    letters = (letter for letter in letters_in_turn() if letter not in ("C", "N"))
    names: list[str | None] = [None] * len(tree)
    for level in tree.levels:
        for node in level:
            names[node] = next(letters)
    return GameTree(tree.shape._replace(names=tuple(names)), tree.payoffs)


def _counted(tree: GameTree, trace: Trace) -> GameTree:
    """The tree that has grown, with its counts, and the nodes that may come next.

    All children of a node are kept where one was visited; else only the first.
    """
    counts, right = trace.end.counts, trace.rules.order is Order.RIGHT_TO_LEFT
    builder = Builder()

    def copy(node: NodeId) -> None:
        children, state = tree.children(node), counts.get(node)
        if not any(child in counts for child in children):
            children = (children[-1:] if right else children[:1]) if node in counts else ()
        if not children:
            builder.leaf(None, None, None, state)
            return
        builder.open(tree.mover(node), None, None, None, state)
        for child in children:
            copy(child)
        builder.close()

    copy(GameTree.ROOT)
    return _named(builder.done())


def _clear(trace: Trace) -> bool:
    """Whether the highest UCB1 is clearly ahead wherever one is taken."""
    for step in trace.own_steps:
        if isinstance(step, Select) and step.scores:
            second, first = sorted(step.scores)[-2:] if len(step.scores) > 1 else (-1, 0)
            if first - second < APART:
                return False
    return True


def _single_best(trace: Trace) -> bool:
    """Whether no two moves are equally good in the end."""
    by = ByHand(trace.tree, trace.rules)
    counts = given_counts(trace.tree) | {
        step.node: (step.wins, step.visits) for step in trace.own_steps if isinstance(step, BackUp)
    }
    children = [child for child in trace.tree.children(GameTree.ROOT) if child in counts]
    if trace.rules.final_move is FinalMove.VISITS:
        worth: list[Fraction] = [Fraction(counts[child][1]) for child in children]
    else:
        means = (by.mean(counts, child) for child in children)
        worth = [mean for mean in means if mean is not None]
    return worth.count(max(worth)) == 1


def as_playouts(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get an exercise like this one."""
    tree, rules, told = exercise.tree, exercise.rules, dict(exercise.given)
    widths = [max(len(tree.children(node)) for node in level) for level in tree.levels[:-1]]
    like: dict[str, Any] = {
        "widths": [max(width, 1) for width in widths],
        "C": [rules.exploration.text()],
        "iterations": iterations(rules),
        "nodes": len(tree) + 4,
        "blanks": [len(exercise.blanks) - 2, len(exercise.blanks) + 2],
    }
    counts = given_counts(tree)
    if counts:
        visits = counts[GameTree.ROOT][1]
        like["visits"] = [max(1, visits - 1), visits + 1]
    if "ask" in told:
        like["ask"] = list(told["ask"])
    return like | ({"start": True} if "start" in told else {})
