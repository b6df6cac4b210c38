"""Exercises that no recipe makes, but a file may hold: ragged trees, ties, throws above throws."""

from __future__ import annotations

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from search import notation
from search.methods import METHODS
from search.rules import Depth, Fail, Order, Range, Rules, Ties, Window, WindowAsked

KINDS_OF = {
    "alpha-beta": (
        "cuts",
        "windows",
        "window-chain",
        "frame",
        "leaves",
        "ordering",
        "bounds",
        "alpha-beta",
    ),
    "minimax": ("minimax", "best-line", "depth-limit", "windows", "window-chain"),
    "expectimax": ("expectimax", "range-cuts", "alpha-beta", "windows", "window-chain"),
    "max-n": ("max-n", "max-n-cuts", "best-line"),
}
MOVERS = {
    "alpha-beta": ("max", "min"),
    "minimax": ("max", "min"),
    "expectimax": ("max", "chance", "min", "chance"),
    "max-n": ("A", "B", "C"),
}
LOW, HIGH, SUM = -2, 6, 9


def odd_exercise(dice: Dice) -> Exercise:
    """A small tree with few numbers, asked about in any way that makes sense, in any course."""
    method = dice.one_of(list(KINDS_OF))
    kind = KINDS[dice.one_of(KINDS_OF[method])]
    tree = notation.read(_tree(dice, method, dice.between(0, 1), dice.one_of([2, 3, 3, 4, 5])))
    own = _rules(dice, method, kind.name)
    rules = Rules(**{name: value for name, value in own.items() if name in METHODS[method].rules})
    if rules.frame is not None:
        leaves = METHODS[method].run(tree, rules).leaves
        rules = rules._replace(frame=dice.between(1, len(leaves)))
    METHODS[method].check(tree, rules)
    return Exercise(tree, method, rules, kind.name, kind.blanks(tree, rules))


def _tree(dice: Dice, method: str, ply: int, plies: int) -> str:
    movers = MOVERS[method]
    mover = movers[ply % len(movers)]
    below = [
        _tree(dice, method, ply + 1, plies - 1) if plies > 1 and dice.between(1, 4) > 1 else None
        for _ in range(dice.between(2, 3))
    ]
    children = [child or _leaf(dice, method) for child in below]
    if mover == "chance":
        shares = [dice.between(0 if place else 1, 3) for place, _ in enumerate(children)]
        odds = [f"{share}/{sum(shares)}" for share in shares]
        children = [f"{share}*{child}" for share, child in zip(odds, children, strict=True)]
    return f"{mover}{{{_leaf(dice, method)}}}[{' '.join(children)}]"


def _leaf(dice: Dice, method: str) -> str:
    if method != "max-n":
        return str(dice.between(LOW, HIGH))
    first = dice.one_of([dice.between(0, SUM // 2), dice.between(0, SUM)])
    second = dice.between(0, SUM - first)
    return f"({first}, {second}, {SUM - first - second})"


def _rules(dice: Dice, method: str, kind: str) -> dict:
    """Each rule as in most courses, or now and then otherwise."""

    def at_times(otherwise, usual):
        return dice.one_of([*otherwise, usual, usual])

    cuts = kind in ("range-cuts", "max-n-cuts")
    ranged = method == "expectimax" and kind != "expectimax"
    known = Range(LOW, HIGH)
    return {
        "cut_on_equal": at_times([False], True),
        "deep": at_times([False], True),
        "fail": at_times([Fail.HARD, Fail.BOUND], Fail.SOFT),
        "update_on_cut": at_times([True], False),
        "asked": at_times([WindowAsked.LEAVING], WindowAsked.ENTRY),
        "order": at_times([Order.RIGHT_TO_LEFT], Order.LEFT_TO_RIGHT),
        "ties": at_times([Ties.LAST, Ties.ANY], Ties.FIRST),
        "cut_after_last": at_times([True], False),
        "window": at_times([Window(0, 4)], Rules().window),
        "range": known if ranged else at_times([known], None),
        "depth": dice.between(1, 2) if kind == "depth-limit" else at_times([2], None),
        "depth_unit": at_times([Depth.ROUNDS], Depth.PLIES),
        "frame": dice.between(1, 5) if kind == "frame" else None,
        "max_sum": SUM if cuts else at_times([SUM], None),
    }
