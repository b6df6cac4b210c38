"""What the variables of the pseudocode hold at a step: once its line is carried out.

Only a leaf that gives its value to a line which does more with it is seen before that.
"""

from __future__ import annotations

from search.numbers import INFINITY, Bound, as_int
from search.pseudocode.current_line import ending, last_child, shown_node
from search.pseudocode.lines import NOTHING, given
from search.trace import (
    Cut,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    Reason,
    Snapshot,
    StartPass,
    Step,
    Trace,
    Update,
)
from search.tree import Mover, NodeId, Payoff

VariableValue = Payoff | Bound | str


def variables(
    trace: Trace, step: Step, snapshot: Snapshot, method: str, *, uncut: bool = False
) -> dict[str, VariableValue]:
    """By their names; none at the depth limit, where no line sets any."""
    tree, node = trace.tree, shown_node(trace.tree, step)
    if node not in snapshot.windows:
        return {}
    window = zip("αβ", snapshot.windows[node], strict=True)
    names = given(method, trace.rules, uncut=uncut)
    values: dict[str, VariableValue] = {name: bound for name, bound in window if name in names}
    found = trace.found[node] if isinstance(step, Leave) else snapshot.values.get(node)
    if tree.mover(node) is Mover.CHANCE:
        return (
            values | {"v": _chance_sum(trace, step, snapshot, node)} | _limiting(trace, step, found)
        )
    if method == "max-n":
        return values | {"best": NOTHING if found is None else found} | _told(trace, step, snapshot)
    if method == "deepening" and trace.rules.depth is not None:
        values = {"limit": trace.rules.depth, **values}
    start = -INFINITY if tree.mover(node) is Mover.MAX else INFINITY
    return values | {"v": start if found is None else found}


def _chance_sum(trace: Trace, step: Step, snapshot: Snapshot, node: NodeId) -> Payoff:
    """What the known outcomes add up to, also where a bound ends a chance node."""
    total = snapshot.values.get(node, 0)
    if isinstance(total, tuple):
        return total  # no bound ends a chance node of vectors
    pending = step.node if isinstance(step, Evaluate) else None
    shares = zip(trace.tree.children(node), trace.tree.shape.odds[node], strict=True)
    known = [(p, child) for child, p in shares if child in snapshot.done and child != pending]
    return as_int(sum(p * snapshot.values[child] for p, child in known))  # type: ignore[operator, misc]


def _limiting(trace: Trace, step: Step, found: Payoff | None) -> dict[str, VariableValue]:
    """The bound of a chance node that ends it: what it can come to at most, or at least."""
    if found is None or not isinstance(step, Cut | Leave):
        return {}
    reason = ending(trace, step.node)
    names = {"most": Reason.ALPHA, "least": Reason.BETA}
    return {name: found for name, ends in names.items() if reason is ends}


def _told(trace: Trace, step: Step, snapshot: Snapshot) -> dict[str, VariableValue]:
    """What the last child has told one of several players; nothing before the first."""
    match step:
        case Enter() | StartPass() | MethodStep():
            return {}
        case Evaluate(_, value):
            return {"v": value}
        case Update(_, child):
            return {"v": snapshot.values[child]}
        case Cut(node) | Leave(node):
            return {"v": snapshot.values[last_child(trace, node)]}
