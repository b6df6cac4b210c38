"""Known slips in UCB1: one part of its sum done otherwise, and what a wrong number comes from."""

from __future__ import annotations

from fractions import Fraction
from math import log, sqrt

from exercises.asks.entry import Entry
from exercises.items import Item
from exercises.items.monte_carlo.by_hand import NEVER, ByHand, Counts
from exercises.items.monte_carlo.ucb1_numbers import double, rounded
from resources.words import Message, message
from search.methods.mcts_counts import Count
from search.methods.ucb import root_of_log
from search.numbers import show_number
from search.roots import Root
from search.rules import RULES, Ucb, Wins
from search.tree import GameTree, NodeId, Score

MOST_TOLD_APART, MOST_TOLD_EXACTLY = 20, 100
"""With more visits some number of wins comes close to all that is written, also in 3 decimals."""
CLOSE, THIRD_DECIMAL = Fraction(1, 1900), Fraction(1, 500)
"""How close three decimals come to what they were rounded from, at once or from rounded parts."""

FORMULAS = {Ucb.PLAIN: "ln N", Ucb.DOUBLE: "2 ln N"}


class WithoutConstant(ByHand):
    """C is left out."""

    def constant(self) -> Fraction:
        """As with C = 1."""
        return ByHand(self.tree, self.rules._replace(exploration=Root(Fraction(1)))).constant()


class AllSimulations(ByHand):
    """N is the number of all simulations, the visits of the root."""

    def parent_visits(self, counts: Counts, node: NodeId) -> int:
        """Those of the root."""
        return counts.get(GameTree.ROOT, NEVER)[1]


class LogOfTen(ByHand):
    """The logarithm to base 10 is taken for the natural one."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """√(log₁₀ N / n) for √(ln N / n)."""
        return super().explored(visits, parent) / Fraction(sqrt(log(10)))


class LogOfTwo(ByHand):
    """The logarithm to base 2 is taken for the natural one."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """√(log₂ N / n) for √(ln N / n)."""
        return super().explored(visits, parent) / Fraction(sqrt(log(2)))


class WithoutRoot(ByHand):
    """The root is left out: C · ln N / n."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """What stands below the root, times C."""
        root = Fraction(root_of_log(visits, parent)) * double(self.rules)
        return super().explored(visits, parent) * root


class ConstantUnderRoot(ByHand):
    """C stands below the root: √(C · ln N / n)."""

    def constant(self) -> Fraction:
        """√C before the root."""
        return Fraction(sqrt(super().constant() / double(self.rules))) * double(self.rules)


class OtherFormula(ByHand):
    """2 ln N below the root where the course has ln N, or the other way round."""

    def constant(self) -> Fraction:
        """As the other formula has it."""
        return ByHand(self.tree, RULES["ucb"].otherwise(self.rules)).constant()


class OtherPlayer(ByHand):
    """The mean is that of the other player."""

    def mean(self, counts: Counts, node: NodeId) -> Fraction | None:
        """What is left of 1."""
        mean = super().mean(counts, node)
        return None if mean is None else 1 - mean


class MeanAlone(ByHand):
    """Nothing is added for few visits."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """Nothing."""
        return Fraction(0)


class WithoutMean(ByHand):
    """Only what few visits add is written."""

    def mean(self, counts: Counts, node: NodeId) -> Fraction | None:
        """Nothing, where there is one."""
        return None if super().mean(counts, node) is None else Fraction(0)


class MeanOfAll(ByHand):
    """The wins are divided by the visits of the parent."""

    def mean(self, counts: Counts, node: NodeId) -> Fraction | None:
        """The share of the wins in all visits of the parent."""
        mean, parent = super().mean(counts, node), self.parent_visits(counts, node)
        return None if mean is None or not parent else mean * counts[node][1] / parent


class WithoutDivision(ByHand):
    """The wins are not divided by the visits."""

    def mean(self, counts: Counts, node: NodeId) -> Fraction | None:
        """The wins themselves."""
        mean = super().mean(counts, node)
        return None if mean is None else mean * counts[node][1]


class WithoutLogarithm(ByHand):
    """The logarithm is left out: √(N / n)."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """C · √(N / n)."""
        return self.constant() * Fraction(sqrt(parent / visits))


class RootOfLogarithm(ByHand):
    """The root is taken of the logarithm alone: √(ln N) / n."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """C · √(ln N) / n."""
        return super().explored(visits, parent) / Fraction(sqrt(visits))


class Exchanged(ByHand):
    """N and n are exchanged: √(ln n / N)."""

    def explored(self, visits: int, parent: int) -> Fraction:
        """As of a child with N visits."""
        return super().explored(parent, visits)


SLIPS: dict[str, type[ByHand]] = {
    "no-c": WithoutConstant,
    "all-visits": AllSimulations,
    "other-player": OtherPlayer,
    "mean-alone": MeanAlone,
    "no-root": WithoutRoot,
    "c-under-root": ConstantUnderRoot,
    "log-10": LogOfTen,
    "log-2": LogOfTwo,
    "formula": OtherFormula,
    "no-mean": WithoutMean,
    "mean-of-all": MeanOfAll,
    "no-division": WithoutDivision,
    "no-log": WithoutLogarithm,
    "root-of-log": RootOfLogarithm,
    "exchanged": Exchanged,
}
"""By the end of the key of the sentence that names each."""


def slip_behind(
    by: ByHand, counts: Counts, node: NodeId, item: Item, entry: Entry
) -> Message | None:
    """The slip that comes closest to what was written; None if none comes to it."""
    (wins, visits), total = counts.get(node, NEVER), counts.get(GameTree.ROOT, NEVER)[1]
    if not isinstance(entry, int | Fraction) or by.ucb1(counts, node) is None or total < 1:
        return None
    found = {name: way(by.tree, by.rules).ucb1(counts, node) for name, way in SLIPS.items()}
    allowed = _allowed(item, entry)
    near = {
        name: abs(entry - number)
        for name, number in found.items()
        if number is not None and abs(entry - number) <= allowed
    }
    parent = by.parent_visits(counts, node)
    other = _other_wins(by, (wins, visits), by.explored(visits, parent), entry, allowed)
    if other is not None and min(near.values(), default=allowed) >= CLOSE:
        return message("slip-other-wins", other=str(other), wins=show_number(wins))
    if near:
        return message(
            f"slip-{min(near, key=near.__getitem__)}",
            c=by.rules.exploration.show(),
            root=rounded(Fraction(root_of_log(visits, parent)) * double(by.rules), 3),
            parent=str(parent),
            total=str(total),
            formula=FORMULAS[by.rules.ucb],
            other=FORMULAS[RULES["ucb"].otherwise(by.rules).ucb],
        )
    return None


def _allowed(item: Item, entry: Score) -> Fraction:
    """How far off a slip may be; with three decimals less, or some slip comes close to anything."""
    allowed = item.allowed(entry)
    return allowed if (entry * 100).denominator == 1 else min(allowed, THIRD_DECIMAL)


def _other_wins(
    by: ByHand, count: Count, explored: Fraction, entry: Score, allowed: Fraction
) -> int | None:
    """The number of wins that comes to what was written; None if none does, or too many might."""
    wins, visits = count
    if by.rules.wins is not Wins.MOVER or visits > MOST_TOLD_EXACTLY:
        return None
    found = {other: Fraction(other, visits) + explored for other in range(visits + 1)}
    other = min(found, key=lambda each: abs(entry - found[each]))
    most = allowed if visits <= MOST_TOLD_APART else CLOSE
    return other if other != wins and abs(entry - found[other]) <= most else None
