"""One sentence for every step of a search."""

from __future__ import annotations

from exercises.entries import show
from exercises.wording.chance_sums import chance_sum_at
from exercises.wording.cut_reasons import cut_text
from exercises.wording.node_names import name
from resources.words import Message, Value, message
from search.frontier import plies
from search.trace import (
    Cut,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    Snapshot,
    StartPass,
    Step,
    Trace,
    Update,
)
from search.tree import NodeId, Payoff


def step_text(trace: Trace, step: Step, snapshot: Snapshot) -> Message:
    """What happens at one step; the snapshot is as it stands after it."""
    tree = trace.tree
    node = name(tree, step.node)
    windowed = trace.windowed and tree.players is None
    match step:
        case Enter(at, alpha, beta):
            words: dict[str, Value] = {"node": node, "player": tree.mover(at).value.upper()}
            if (beyond := _searched_on(trace, at)) is not None:
                words["mark"] = beyond
                key = "step-on-window" if windowed else "step-on"
                return message(key, alpha=show(alpha), beta=show(beta), **words)
            if windowed:
                return message("step-enter-window", alpha=show(alpha), beta=show(beta), **words)
            return message("step-enter", **words)
        case Evaluate(at, value):
            kind = "leaf" if tree.is_leaf(at) else "frontier"
            limit = plies(tree, trace.rules)
            if kind == "frontier" and limit is not None and tree.depth(at) > limit:
                kind = "quiet"
            return message(f"step-{kind}", node=node, value=show(value))
        case Update(_, child, value, alpha, beta):
            words = {"node": node, "child": name(tree, child), "value": show(value)}
            words["got"] = show(snapshot.values[child])
            if child == step.node:
                key = "step-stand-window" if windowed else "step-stand"
                return message(key, alpha=show(alpha), beta=show(beta), **words)
            cutoff = trace.cutoff_at.get(step.node)
            if cutoff is not None and cutoff.after == child:
                chance = stopped_sum(trace, step.node, value, snapshot)
                if chance:
                    return message("step-update-chance", **words, **chance)
            key = "step-update-leaf" if tree.is_leaf(child) else "step-update"
            if windowed:
                return message(f"{key}-window", alpha=show(alpha), beta=show(beta), **words)
            return message(key, **words)
        case Cut(at, _, _):
            return cut_text(trace, trace.cutoff_at[at])
        case Leave(at, value, _) if is_clipped(trace, at):
            return message("step-leave-bound", node=node, value=show(value))
        case Leave(_, value, _):
            return message("step-leave", node=node, value=show(value))
        case StartPass(_, rules) if rules.depth is not None:
            return message("step-pass-depth", node=node, depth=rules.depth)
        case StartPass():
            return message("step-pass" if snapshot.passes > 1 else "step-pass-first", node=node)
        case MethodStep():
            return step.sentence()


def _searched_on(trace: Trace, node: NodeId) -> str | None:
    """Why a node at the depth limit or below it is entered; None where it stands above."""
    limit = plies(trace.tree, trace.rules)
    if limit is None or trace.tree.depth(node) < limit:
        return None
    return "unquiet" if trace.tree.shape.unquiet[node] else "singular"


def stopped_sum(trace: Trace, node: NodeId, value: Payoff, snapshot: Snapshot) -> dict[str, str]:
    """The sum of a chance node that has a bound in the place of its known outcomes, if it has."""
    if trace.rules.range is None:
        return {}
    children = trace.tree.children(node)
    known = {child: snapshot.values[child] for child in children if child in snapshot.done}
    chance = chance_sum_at(trace.tree, trace.rules, node, known)
    if chance is None or chance.total == value:
        return {}
    return chance.words(high=chance.worth(high=True) == value)


def is_clipped(trace: Trace, node: NodeId) -> bool:
    """Whether a node returns the end of its window instead of what it found."""
    return trace.found.get(node, trace.values[node]) != trace.values[node]
