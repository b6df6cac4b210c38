"""What the variables of the pseudocode hold at a step: once its line is carried out.

Only a leaf that gives its value to a line which does more with it is seen before that.
"""

from __future__ import annotations

from search.numbers import INFINITY, Bound, plain
from search.pseudocode.current_line import ending, last_child, shown_node
from search.pseudocode.lines import NOTHING, given
from search.trace import (
    Board,
    Cut,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    Reason,
    StartPass,
    Step,
    Trace,
    Update,
)
from search.tree import Mover, NodeId, Payoff

Held = Payoff | Bound | str


def variables(trace: Trace, step: Step, board: Board, method: str) -> dict[str, Held]:
    """By their names; none at the depth limit, where no line sets any."""
    tree, node = trace.tree, shown_node(trace.tree, step)
    if node not in board.windows:
        return {}
    window = zip("αβ", board.windows[node], strict=True)
    names = given(method, trace.rules)
    held: dict[str, Held] = {name: bound for name, bound in window if name in names}
    found = trace.found[node] if isinstance(step, Leave) else board.values.get(node)
    if tree.mover(node) is Mover.CHANCE:
        return held | {"v": _thrown(trace, step, board, node)} | _limiting(trace, step, found)
    if method == "max-n":
        return held | {"best": NOTHING if found is None else found} | _told(trace, step, board)
    start = -INFINITY if tree.mover(node) is Mover.MAX else INFINITY
    return held | {"v": start if found is None else found}


def _thrown(trace: Trace, step: Step, board: Board, node: NodeId) -> Payoff:
    """What the known outcomes add up to, also where a bound ends the throw."""
    total = board.values.get(node, 0)
    if isinstance(total, tuple):
        return total  # no bound ends the throw of a vector
    pending = step.node if isinstance(step, Evaluate) else None
    shares = zip(trace.tree.children(node), trace.tree.shape.odds[node], strict=True)
    known = [(p, child) for child, p in shares if child in board.done and child != pending]
    return plain(sum(p * board.values[child] for p, child in known))  # type: ignore[operator, misc]


def _limiting(trace: Trace, step: Step, found: Payoff | None) -> dict[str, Held]:
    """The bound of a throw that ends it: what it can come to at most, or at least."""
    if found is None or not isinstance(step, Cut | Leave):
        return {}
    reason = ending(trace, step.node)
    names = {"most": Reason.ALPHA, "least": Reason.BETA}
    return {name: found for name, ends in names.items() if reason is ends}


def _told(trace: Trace, step: Step, board: Board) -> dict[str, Held]:
    """What the last child has told one of several players; nothing before the first."""
    match step:
        case Enter() | StartPass() | MethodStep():
            return {}
        case Evaluate(_, value):
            return {"v": value}
        case Update(_, child):
            return {"v": board.values[child]}
        case Cut(node) | Leave(node):
            return {"v": board.values[last_child(trace, node)]}
