"""The search as sentences: one for every step, and the solution in as few as tell it all."""

from __future__ import annotations

from exercises.asks import Topic
from exercises.entries import show
from exercises.exercise import Exercise, Interval
from exercises.solution import run, solution
from exercises.wording.cut_reasons import cut_text, in_an_interval, tied
from exercises.wording.node_names import name
from resources.words import Message, Value, message
from search.methods.ordering import least_leaves
from search.numbers import show_factor
from search.rules import WindowAsked
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
from search.tree import Mover, NodeId, Payoff


def step_text(trace: Trace, step: Step, snapshot: Snapshot) -> Message:
    """What happens at one step; the snapshot is as it stands after it."""
    tree = trace.tree
    node = name(tree, step.node)
    match step:
        case Enter(at, alpha, beta):
            words: dict[str, Value] = {"node": node, "player": tree.mover(at).value.upper()}
            if trace.windowed:
                return message("step-enter-window", alpha=show(alpha), beta=show(beta), **words)
            return message("step-enter", **words)
        case Evaluate(at, value):
            kind = "leaf" if tree.is_leaf(at) else "frontier"
            return message(f"step-{kind}", node=node, value=show(value))
        case Update(_, child, value, alpha, beta):
            words = {"node": node, "child": name(tree, child), "value": show(value)}
            words["got"] = show(snapshot.values[child])
            if _bounded(trace, step.node, value, snapshot):
                return message("step-update-throw", **words)
            if trace.windowed:
                return message("step-update-window", alpha=show(alpha), beta=show(beta), **words)
            return message("step-update", **words)
        case Cut(at, _, _):
            return cut_text(trace, trace.cutoff_at[at])
        case Leave(at, value, _) if _clipped(trace, at):
            return message("step-leave-bound", node=node, value=show(value))
        case Leave(_, value, _):
            return message("step-leave", node=node, value=show(value))
        case StartPass():
            return message("step-pass", node=node)
        case MethodStep():
            return step.sentence()


def _bounded(trace: Trace, node: NodeId, value: Payoff, snapshot: Snapshot) -> bool:
    """Whether a chance node has a bound in the place of what its known outcomes add up to."""
    tree = trace.tree
    if trace.rules.range is None:
        return False  # nobody could know one; adding up takes long where there are many outcomes
    if tree.mover(node) is not Mover.CHANCE or tree.players is not None:
        return False
    shares = zip(tree.children(node), tree.shape.odds[node], strict=True)
    total: Payoff = 0
    for child, share in shares:
        if child in snapshot.done:
            total += share * snapshot.values[child]  # type: ignore[operator]
    return total != value


def _clipped(trace: Trace, node: NodeId) -> bool:
    """Whether a node returns the end of its window instead of what it found."""
    return trace.found.get(node, trace.values[node]) != trace.values[node]


def worked(exercise: Exercise) -> list[Message]:
    """The solution step by step, in the order of the search."""
    asked = exercise.asked
    if all(ask.row.read_off is None for ask in asked):
        return _worked_answers(exercise)
    trace = run(exercise)
    tree = exercise.tree
    cutoffs = {node: cutoff for node, cutoff in trace.cutoff_at.items() if cutoff.skipped}
    told: list[Message] = []
    for step, snapshot in trace.replay():
        if not isinstance(step, Leave):
            continue
        if step.node in cutoffs:
            told.append(cut_text(trace, cutoffs[step.node]))
        told.append(_returned(trace, step.node, snapshot))
    if any(ask.row.topic is Topic.WINDOW for ask in asked):
        told.append(_windows(trace))
    if any(ask.row.claim for ask in asked):
        told.append(_bounds(exercise))
    if trace.line:
        line = ", ".join(name(tree, node) for node in trace.line)
        told.append(message("worked-line", value=show(trace.value), line=line))
    if cutoffs:
        told.append(message("worked-leaves", seen=len(trace.leaves), all=len(tree.leaves)))
    return told


def _windows(trace: Trace) -> Message:
    """Every node's window, at the moment that the course asks for."""
    leaving = trace.rules.asked is WindowAsked.LEAVING
    windows = trace.end.windows if leaving else trace.windows
    listed = ", ".join(
        f"{name(trace.tree, node)} ({show(alpha)}, {show(beta)})"
        for node, (alpha, beta) in windows.items()
    )
    return message(f"worked-windows-{trace.rules.asked.value}", windows=listed)


def _bounds(exercise: Exercise) -> Message:
    """What is known of every node."""
    known = ", ".join(
        f"{name(exercise.tree, blank.node)} {show(entry)}"
        for blank, entry in solution(exercise).items()
        if blank.ask.row.claim
    )
    return message("worked-bounds", known=known)


def _returned(trace: Trace, node: NodeId, snapshot: Snapshot) -> Message:
    """What a node returns, and out of what."""
    tree = trace.tree
    mover = tree.mover(node)
    seen = [child for child in tree.children(node) if child in snapshot.done]
    words: dict[str, Value] = {
        "node": name(tree, node),
        "player": mover.value,
        "value": show(trace.values[node]),
        "found": show(trace.found[node]),
        "values": ", ".join(show(snapshot.values[child]) for child in seen),
    }
    if _clipped(trace, node):
        return message(f"worked-{mover.value}-bound", **words)
    if mover is Mover.CHANCE:
        shares = dict(zip(tree.children(node), tree.shape.odds[node], strict=True))
        words["sum"] = " + ".join(
            f"{show(shares[child])} · {show_factor(snapshot.values[child])}" for child in seen
        )
        return message("worked-throw" if len(seen) == len(shares) else "worked-throw-cut", **words)
    if mover in _PAIR:
        return message(f"worked-{mover.value}", **words)
    tie = tied([snapshot.values[child] for child in seen], trace.values[node], mover)
    return message(f"worked-player{f'-tie-{trace.rules.ties.value}' if tie else ''}", **words)


_PAIR = (Mover.MAX, Mover.MIN)


def _worked_answers(exercise: Exercise) -> list[Message]:
    """Kinds whose answer is about many searches at once."""
    right, tree = solution(exercise), exercise.tree
    told = []
    for blank, entry in right.items():
        if blank.ask.row.topic is Topic.RANGE:
            assert isinstance(entry, Interval)
            reason = in_an_interval(exercise, blank.node, entry)
            told.append(
                message("worked-range", node=name(tree, blank.node), range=show(entry), **reason)
            )
        elif isinstance(entry, tuple):
            children = tree.children(blank.node)
            order = ", ".join(name(tree, children[index]) for index in entry)  # type: ignore[index]
            told.append(message("worked-order", node=name(tree, blank.node), order=order))
    if any(ask.row.topic is Topic.ORDER for ask in exercise.asked):
        least = least_leaves(tree, exercise.rules)
        told.append(message("worked-least", least=least, now=len(run(exercise).leaves)))
    return told
