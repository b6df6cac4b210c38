"""For which C a child has the highest UCB1: from which on, and up to which."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from exercises.asks import Ask
from exercises.items import GivenError, Item, Written
from exercises.items.monte_carlo.by_hand import ByHand
from exercises.items.monte_carlo.ucb1_numbers import DECIMALS, TOLERANCE, double, rounded, short
from resources.words import Message, message, placed
from search.methods.mcts_steps import node_name
from search.methods.ucb import root_of_log
from search.tree import GameTree, NodeId


def constant_items(by: ByHand, child: NodeId) -> Iterator[Item]:
    """From which C on a child is selected, and up to which; where there is no end, nothing."""
    counted = all(each in by.first for each in by.children(GameTree.ROOT))  # else that is taken
    low, high = selected_for(by, child) if counted else (None, None)
    if low is None or (high is not None and low >= high):
        never = message("given-ucb1-never", child=node_name(by.tree, child))
        raise GivenError(placed(never, "given", "for"))
    label = node_name(by.tree, child)
    for name, end in (("from", low), ("to", high)):
        if end:
            yield _constant_item(by, child, name, label)


def _constant_item(by: ByHand, child: NodeId, name: str, label: str) -> Item:
    place = ("from", "to").index(name)

    def why(_: Written) -> Message:
        end = selected_for(by, child)[place]
        rival = _rival(by, child, place)
        mine, theirs = by.mean(by.first, child) or 0, by.mean(by.first, rival) or 0
        return message(
            "why-constant",
            child=label,
            rival=node_name(by.tree, rival),
            means=rounded(abs(theirs - mine), 3),
            roots=rounded(abs(_root(by, child) - _root(by, rival)), 3),
            found=rounded(end or 0),
        )

    return Item(
        f"{label}.{name}",
        Ask.CELL,
        message(f"item-constant-{name}", child=label),
        lambda _: short(selected_for(by, child)[place]),
        why,
        where=message("hint-constant-where", child=label),
        rule=message(f"hint-constant-{by.rules.ucb.value}", child=label),
        decimals=DECIMALS,
        tolerance=TOLERANCE,
    )


def _root(by: ByHand, child: NodeId) -> Fraction:
    """What C is multiplied by at a child."""
    visits, parent = by.first[child][1], by.parent_visits(by.first, child)
    return Fraction(root_of_log(visits, parent)) * double(by.rules)


def _ends(by: ByHand, child: NodeId) -> Iterator[tuple[int, Fraction, NodeId]]:
    """The C at which it and a sibling are equal: it is ahead from there on (0) or before (1)."""
    before = True  # of equals the first is taken
    for rival in by.children(GameTree.ROOT):
        if rival == child:
            before = False
            continue
        steeper = _root(by, child) - _root(by, rival)
        ahead = (by.mean(by.first, rival) or 0) - (by.mean(by.first, child) or 0)
        if steeper > 0:
            yield 0, Fraction(ahead) / steeper, rival
        elif steeper < 0:
            yield 1, Fraction(ahead) / steeper, rival
        elif ahead > 0 or (ahead == 0 and before):
            yield 1, Fraction(0), rival  # never: as many visits, and no worse a mean


def selected_for(by: ByHand, child: NodeId) -> tuple[Fraction | None, Fraction | None]:
    """From which C and up to which a child has the highest UCB1; None: there is no upper end."""
    found = list(_ends(by, child))
    low = max([Fraction(0), *(at for place, at, _ in found if place == 0)])
    high = min((at for place, at, _ in found if place == 1), default=None)
    return low, high


def _rival(by: ByHand, child: NodeId, place: int) -> NodeId:
    """The sibling that decides an end."""
    ends = [(at, rival) for side, at, rival in _ends(by, child) if side == place]
    return (min(ends) if place else max(ends))[1]
