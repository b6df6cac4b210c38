"""The arithmetic of a chance node: what its known outcomes add up to, and what the rest can add."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import NamedTuple

from exercises.entries import show
from exercises.wording.node_names import name
from search.frontier import siblings_before
from search.numbers import as_int, show_factor
from search.rules import Range, Rules, Window
from search.tree import GameTree, Mover, NodeId, Payoff, Score


class ChanceSum(NamedTuple):
    """A chance node of which some outcomes are known."""

    total: Score
    rest: Score  # the odds of the other outcomes
    range: Range

    def worth(self, high: bool) -> Score:
        """What it comes to with the rest at one end of the range."""
        return as_int(self.total + self.rest * self.range[high])

    def words(self, high: bool) -> dict[str, str]:
        """The sum with the rest at one end of the range, what it comes to, and that end."""
        end = self.range[high]
        return {
            "sum": f"{show(self.total)} + {show(self.rest)} · {show_factor(end)}",
            "worth": show(self.worth(high)),
            "end": show(end),
        }


def chance_sum_at(
    tree: GameTree, rules: Rules, node: NodeId, known: Mapping[NodeId, Payoff]
) -> ChanceSum | None:
    """A chance node with these outcomes known; None where nothing bounds the others."""
    if rules.range is None or tree.players is not None or tree.mover(node) is not Mover.CHANCE:
        return None
    odds = zip(tree.children(node), tree.shape.odds[node], strict=True)
    total: Score = 0
    rest: Score = 1
    for child, share in odds:
        if child in known:
            total += share * known[child]  # type: ignore[operator]
            rest -= share
    return ChanceSum(as_int(total), as_int(rest), rules.range)


def weighed(tree: GameTree, node: NodeId, known: Mapping[NodeId, Payoff]) -> str:
    """What the known outcomes add up to, each with its odds."""
    odds = dict(zip(tree.children(node), tree.shape.odds[node], strict=True))
    return " + ".join(f"{show(odds[child])} · {show_factor(known[child])}" for child in known)


def chance_between(
    tree: GameTree, node: NodeId, holder: NodeId, entered: Mapping[NodeId, Window], high: bool
) -> dict[str, str]:
    """The chance node between a node and the holder of its bound, and that bound further up.

    What it needs of one outcome is another number. Empty where no chance node lies between.
    """
    path = [node, *takewhile(lambda above: above != holder, tree.ancestors(node))]
    chances = [above for above in path[1:] if tree.mover(above) is Mover.CHANCE]
    if not chances:
        return {}
    return {"chance": name(tree, chances[0]), "held": show(entered[path[-1]][high])}


def chance_node_between(tree: GameTree, node: NodeId, writer: NodeId) -> NodeId | None:
    """The chance node by which a bound written further up comes down as another number."""
    above = list(tree.ancestors(node)) if writer != node else []
    way = [*takewhile(lambda each: each != writer, above), *([writer] if above else [])]
    return next((each for each in way if tree.mover(each) is Mover.CHANCE), None)


def sum_above(
    tree: GameTree,
    rules: Rules,
    node: NodeId,
    holder: NodeId,
    value: Payoff,
    returned: Mapping[NodeId, Payoff],
) -> dict[str, str]:
    """What the chance node above comes to at most, or at least, with this value for the node.

    Empty where other chance nodes lie between it and the one that holds the bound.
    """
    path = list(takewhile(lambda above: above != holder, tree.ancestors(node)))
    chances = [above for above in path if tree.mover(above) is Mover.CHANCE]
    if chances != path[:1]:
        return {}
    before = siblings_before(tree, rules, node)
    known = {child: returned[child] for child in before if child in returned} | {node: value}
    chance = chance_sum_at(tree, rules, chances[0], known)
    if chance is None:
        return {}
    words = chance.words(tree.mover(node) is Mover.MIN)
    if not chance.rest:
        return {"sum": weighed(tree, chances[0], known), "worth": words["worth"]}
    return words
