"""The search as pseudocode: the lines for a node, and which of them a step is at."""

from __future__ import annotations

from typing import NamedTuple

from search.rules import Rules
from search.trace import Cut, Enter, Evaluate, Leave, Step, Update
from search.tree import GameTree, Mover, NodeId

_MAX, _MIN = "max-value", "min-value"


class Listing(NamedTuple):
    """Lines of pseudocode; two spaces set a line in. The places say where each step is."""

    lines: tuple[str, ...]
    entering: int
    asking: int
    learning: int
    cutting: int
    leaving: int


def listing(mover: Mover, method: str, rules: Rules) -> Listing:
    """What the search does at a node of this mover; after AIMA 4, figures 5.3 and 5.7."""
    if mover is Mover.CHANCE:
        return _throw()
    if method == "max-n":
        return _several(rules)
    if method in ("minimax", "single-agent") or (method == "expectimax" and rules.range is None):
        return _plain(mover, method)
    return _windowed(mover, rules)


def shown_node(tree: GameTree, step: Step) -> NodeId:
    """The node whose lines are at work: a leaf is asked by its parent."""
    parent = tree.parent(step.node)
    return parent if isinstance(step, Evaluate) and parent is not None else step.node


def line_of(found: Listing, step: Step) -> int:
    """The line that a step is at."""
    match step:
        case Enter():
            return found.entering
        case Evaluate():
            return found.asking
        case Update():
            return found.learning
        case Cut():
            return found.cutting
        case Leave():
            return found.leaving


def _plain(mover: Mover, method: str) -> Listing:
    best, own, other = ("max", _MAX, _MIN) if mover is Mover.MAX else ("min", _MIN, _MAX)
    worst = "−∞" if mover is Mover.MAX else "+∞"
    if method == "single-agent":
        other = own
    return Listing(
        (
            f"{own}(node):",
            f"  v ← {worst}",
            "  for each child:",
            f"    v ← {best}(v, {other}(child))",
            "  return v",
        ),
        entering=1,
        asking=3,
        learning=3,
        cutting=4,
        leaving=4,
    )


def _windowed(mover: Mover, rules: Rules) -> Listing:
    rising = mover is Mover.MAX
    best, own, other = ("max", _MAX, _MIN) if rising else ("min", _MIN, _MAX)
    worst, bound, moved = ("−∞", "β", "α") if rising else ("+∞", "α", "β")
    sign = ("≥" if rising else "≤") if rules.cut_on_equal else (">" if rising else "<")
    test = f"    if v {sign} {bound}: return v"
    update = f"    {moved} ← {best}({moved}, v)"
    window = "α, β" if rules.deep else ("v, +∞" if rising else "−∞, v")
    return Listing(
        (
            f"{own}(node, α, β):",
            f"  v ← {worst}",
            "  for each child:",
            f"    v ← {best}(v, {other}(child, {window}))",
            *((update, test) if rules.update_on_cut else (test, update)),
            "  return v",
        ),
        entering=1,
        asking=3,
        learning=4 if rules.update_on_cut else 5,
        cutting=5 if rules.update_on_cut else 4,
        leaving=6,
    )


def _throw() -> Listing:
    return Listing(
        (
            "chance-value(node):",
            "  v ← 0",
            "  for each child with its odds p:",
            "    v ← v + p · value(child)",
            "  return v",
        ),
        entering=1,
        asking=3,
        learning=3,
        cutting=4,
        leaving=4,
    )


def _several(rules: Rules) -> Listing:
    sign = "≥" if rules.cut_on_equal else ">"
    test = (f"    if best[i] {sign} sum − bound: return best",) if rules.max_sum is not None else ()
    return Listing(
        (
            "value(node):",
            "  i ← who moves at node",
            "  for each child:",
            "    v ← value(child)",
            "    if v[i] > best[i]: best ← v",
            *test,
            "  return best",
        ),
        entering=1,
        asking=3,
        learning=4,
        cutting=5,
        leaving=5 + len(test),
    )
