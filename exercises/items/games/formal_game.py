"""The formal definition of Nim filled in: the successors of every state, what ends are worth."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from exercises.asks import Ask
from exercises.exercise import Given
from exercises.items import GivenError, Item, given_texts
from resources.words import Message, message, placed
from search.numbers import show_number
from search.rules import Rules
from search.tree import TWO_PLAYERS, GameTree, Mover

MOST_STICKS = 12
ONE_LESS = Fraction(1, 4)
"""The worth of the successor that is guessed most easily."""


Leads = Callable[[int, int, list[int]], bool]
"""Whether a move leads from a state to another, if so many may be taken."""


def _leads(state: int, other: int, takes: list[int]) -> bool:
    return state - other in takes


def items(
    tree: GameTree, rules: Rules, given: Given, leads: Leads = _leads, turned: bool = False
) -> tuple[Item, ...]:
    """A tick for each pair of states, and a number for each end."""
    sticks = _number(given, "sticks", 1, MOST_STICKS)[0]
    takes = _number(given, "take", 1, sticks)
    loses = (_last(given) == "loses") is not turned
    states = range(sticks, -1, -1)
    ticks = [_successor(state, other, takes, leads) for state in states[:-1] for other in states]
    return (*ticks, *(_utility(mover, loses) for mover in TWO_PLAYERS))


def explained(given: Given) -> Message:
    """The rules of this Nim."""
    takes = ", ".join(given_texts(given, "take"))
    sticks = given_texts(given, "sticks")[0]
    return message("given-nim", sticks=sticks, takes=takes, last=_last(given))


def _last(given: Given) -> str:
    """Whether whoever takes the last stick wins or loses."""
    return dict(given).get("last", ("wins",))[0]


def _number(given: Given, name: str, least: int, most: int) -> list[int]:
    """Whole numbers that are given."""
    texts = given_texts(given, name)
    if not all(text.isdecimal() and least <= int(text) <= most for text in texts):
        wrong = message("given-whole", least=least, most=most)
        raise GivenError(placed(wrong, "given", name))
    return [int(text) for text in texts]


def _successor(state: int, other: int, takes: list[int], leads: Leads) -> Item:
    taken = state - other
    right = leads(state, other, takes)
    key = "why-succ" if right else "why-succ-not" if taken > 0 else "why-succ-not-fewer"
    listed = ", ".join(map(str, takes))
    return Item(
        f"succ{state}.{other}",
        Ask.TICK,
        message("item-succ", state=state, other=other),
        lambda _: right or None,
        lambda _: message(key, state=state, other=other, taken=taken, takes=listed),
        where=message("hint-succ-where", state=state),
        rule=message("hint-succ", takes=listed),
        row=message("row-succ", state=state),
        column=str(other),
        weight=ONE_LESS if taken == 1 else Fraction(1),
        choices=2,  # a false tick costs as much as a right one earns
    )


def _utility(mover: Mover, loses: bool) -> Item:
    """Whoever is to move at the empty pile did not take the last stick."""
    value = 1 if (mover is Mover.MAX) is loses else -1
    said = mover.value.upper()
    last = "MIN" if mover is Mover.MAX else "MAX"
    won = "no" if loses else "yes"
    reason = message("why-utility", last=last, won=won, value=show_number(value))
    return Item(
        f"u.{mover.value}",
        Ask.CELL,
        message("item-utility", mover=said),
        lambda _: value,
        lambda _: reason,
        where=message("hint-utility-where", mover=said),
        rule=message("hint-utility", won=won),
    )
