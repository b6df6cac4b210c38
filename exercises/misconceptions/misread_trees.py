"""Trees as a mistaken reader sees them: other movers or odds on the same shape."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from search.tree import SEATS, TWO_PLAYERS, GameTree, Mover, NodeId, Payoff, Score

OTHER = {Mover.MAX: Mover.MIN, Mover.MIN: Mover.MAX}


def _seen(tree: GameTree, mover: Callable[[NodeId, Mover], Mover]) -> GameTree:
    """The tree with other movers; a new chance node has equal odds."""
    shape = tree.shape
    movers = tuple(
        None if old is None else mover(NodeId(node), old) for node, old in enumerate(shape.movers)
    )
    odds = tuple(
        old if old or new is not Mover.CHANCE else (Fraction(1, len(kids)),) * len(kids)
        for old, new, kids in zip(shape.odds, movers, shape.children, strict=True)
    )
    return GameTree(shape._replace(movers=movers, odds=odds), tree.payoffs)


def swapped(tree: GameTree) -> GameTree:
    """MAX and MIN exchanged."""
    return _seen(tree, lambda _, mover: OTHER.get(mover, mover))


def all_max(tree: GameTree) -> GameTree:
    """The opponent ignored."""
    return _seen(tree, lambda _, mover: Mover.MAX if mover is Mover.MIN else mover)


def all_min(tree: GameTree) -> GameTree:
    """The smallest value taken everywhere."""
    return _seen(tree, lambda _, mover: Mover.MIN if mover is Mover.MAX else mover)


def root_swapped(tree: GameTree) -> GameTree:
    """MAX and MIN exchanged at the root alone."""
    return _seen(tree, lambda node, mover: mover if node else OTHER.get(mover, mover))


def by_height(tree: GameTree) -> GameTree:
    """Movers counted from the leaves: MAX just above them, then MIN, and so on."""
    height = [1] * len(tree)  # leaves have 1, so that MAX moves at even heights
    for node in reversed(tree.inner):
        height[node] = 1 + max(height[child] for child in tree.children(node))
    return _seen(tree, lambda node, _: TWO_PLAYERS[height[node] % 2])


def alternating(tree: GameTree) -> GameTree:
    """Two opponents in a row read as one move each."""
    first = tree.mover(GameTree.ROOT)
    return _seen(tree, lambda node, _: OTHER[first] if tree.depth(node) % 2 else first)


def min_as_die(tree: GameTree) -> GameTree:
    """The opponent moves at random."""
    return _seen(tree, lambda _, mover: Mover.CHANCE if mover is Mover.MIN else mover)


def die_as(player: Mover) -> Callable[[GameTree], GameTree]:
    """Somebody chooses where nobody does."""
    return lambda tree: _seen(tree, lambda _, mover: player if mover is Mover.CHANCE else mover)


def two_in_turn(tree: GameTree) -> GameTree:
    """Only the first two players take turns."""
    return _seen(tree, lambda node, _: SEATS[tree.depth(node) % 2])


def without_signs(tree: GameTree) -> GameTree:
    """Every minus sign overlooked."""

    def plain(payoff: Payoff | None) -> Payoff | None:
        if isinstance(payoff, int | Fraction) and payoff < 0:
            return -payoff
        return payoff

    statics = tuple(plain(static) for static in tree.shape.statics)
    return GameTree(tree.shape._replace(statics=statics), tuple(map(plain, tree.payoffs)))


Odds = tuple[Score, ...]


def weighed(change: Callable[[Odds], Odds]) -> Callable[[GameTree], GameTree]:
    """The odds changed into something that need not add up to 1."""

    def read(tree: GameTree) -> GameTree:
        odds = tuple(change(odds) if odds else odds for odds in tree.shape.odds)
        return GameTree(tree.shape._replace(odds=odds), tree.payoffs)

    return read


def evenly(odds: Odds) -> Odds:
    """The plain average."""
    return (Fraction(1, len(odds)),) * len(odds)


def only_likeliest(odds: Odds) -> Odds:
    """The most likely outcome alone."""
    first = odds.index(max(odds))
    return tuple(int(index == first) for index in range(len(odds)))


def unweighed(odds: Odds) -> Odds:
    """A plain sum."""
    return (1,) * len(odds)


def divided_again(odds: Odds) -> Odds:
    """The weighted sum divided by the number of outcomes."""
    return tuple(Fraction(share) / len(odds) for share in odds)
