"""The solution in sentences: as few as tell all that the search does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

from exercises.asks import Ask, Topic
from exercises.asks.answers import alpha_chains, beta_chains, windows
from exercises.asks.cut_interval import unknown_leaf
from exercises.asks.entry import Interval, in_order_of
from exercises.entries import show
from exercises.exercise import Exercise
from exercises.items import answers
from exercises.kinds import items_of, source_exercise, sources_of
from exercises.solution import run, solution
from exercises.tie_chooser import MOST_LINES, equally_good_lines
from exercises.wording.chance_sums import weighed
from exercises.wording.cut_reasons import cut_text, inside, search_at, tied
from exercises.wording.game_reasons import worked_game
from exercises.wording.node_names import name
from exercises.wording.order_reasons import order_words
from exercises.wording.step_sentences import is_clipped, step_text, stopped_sum
from resources.words import Message, Value, message
from search.frontier import in_order
from search.methods.ordering import least_leaves
from search.rules import Ties
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
from search.tree import Mover, NodeId


class WorkedSentence(NamedTuple):
    """A sentence of the solution, and after how many steps of the search it is true."""

    text: Message
    after: int = 0


def worked(exercise: Exercise) -> list[Message]:
    """The solution step by step, in the order of the search."""
    return [each.text for each in worked_steps(exercise)]


def worked_steps(exercise: Exercise) -> list[WorkedSentence]:
    """The same, and which step of the search each sentence is about; 0 where it is about none."""
    asked = exercise.asked
    if any(blank.item for blank in exercise.blanks):
        return _timeless([*_worked_sources(exercise), *_worked_items(exercise)])
    played = worked_game(exercise) if any(ask.row.play is not None for ask in asked) else []
    if played and not _values_asked(exercise):
        return _timeless(played)
    if all(ask.row.read_off is None for ask in asked):
        return _timeless(_worked_answers(exercise))
    trace = run(exercise)
    return [
        *_timeless(_before_search(exercise, trace, played)),
        *_worked_search(trace),
        *(WorkedSentence(text, len(trace.steps)) for text in _after_search(exercise, trace)),
    ]


def _timeless(sentences: list[Message]) -> list[WorkedSentence]:
    return [WorkedSentence(text) for text in sentences]


def _before_search(exercise: Exercise, trace: Trace, played: list[Message]) -> list[Message]:
    """What is known before the search: the game as it was grown, and the values at the limit."""
    tree, told = exercise.tree, list(played)
    limited = {
        node: each.values[node]
        for each in trace.passes
        for node in each.leaves
        if not tree.is_leaf(node)
    }
    if limited:
        listed = ", ".join(f"{name(tree, node)} {show(worth)}" for node, worth in limited.items())
        told.append(message("worked-frontier", statics=listed))
    return told


def _worked_search(trace: Trace) -> Iterator[WorkedSentence]:
    """What each node returns, why it stopped early, and what the method does besides."""
    for place, (step, snapshot) in enumerate(trace.replay()):
        told = _worked_step(trace.pass_at(place), step, snapshot)
        if told is not None:
            yield WorkedSentence(told, place + 1)


def _worked_step(trace: Trace, step: Step, snapshot: Snapshot) -> Message | None:
    """What is told of one step; nothing of what another sentence tells with it."""
    match step:
        case Enter() | Evaluate() | Update():
            return None
        case Cut(node, skipped):
            cutoff = trace.cutoff_at.get(node) if skipped else None
            return None if cutoff is None else cut_text(trace, cutoff)
        case Leave(node):
            return _returned(trace, node, snapshot)
        case StartPass() | MethodStep():
            return step_text(trace, step, snapshot)


def _after_search(exercise: Exercise, trace: Trace) -> list[Message]:
    """What there is to say of the search as a whole."""
    asked, tree = exercise.asked, exercise.tree
    told: list[Message] = []
    if any(ask.row.topic is Topic.WINDOW for ask in asked):
        told.append(_windows(trace))
    if any(ask.row.topic is Topic.CHAIN for ask in asked):
        told.append(_chains(trace))
    if any(ask.row.claim for ask in asked):
        told.append(_bounds(exercise))
    if trace.line:
        line = ", ".join(name(tree, node) for node in trace.line)
        told.append(message("worked-line", value=show(trace.value), line=line))
    if trace.rules.ties is Ties.ANY and any(ask.row.topic is Topic.MOVE for ask in asked):
        told += _also_best(exercise)
    if any(cutoff.skipped for cutoff in trace.cutoff_at.values()):
        told.append(message("worked-leaves", seen=len(trace.leaves), all=len(tree.leaves)))
    return told


def _worked_sources(exercise: Exercise) -> list[Message]:
    """The searches that the items ask about, each once."""
    asked = [source_exercise(exercise, source) for source in sources_of(exercise)]
    by_method = {each.method: each for each in asked}
    return [step for each in by_method.values() for step in worked(each)]


def _worked_items(exercise: Exercise) -> list[Message]:
    """The answer to every question beside the tree."""
    items, right = items_of(exercise), solution(exercise)
    found = answers(items.values())
    told = []
    for item in items.values():
        entry = right.get(item.blank)
        if entry is None and item.ask is Ask.CUT:
            continue  # most branches are taken, which goes without saying
        words: dict[str, Value] = {"question": item.question}
        nothing = message("item-no" if item.ask.row.mark else "item-nothing")
        words["answer"] = nothing if entry is None else item.said(entry)
        if item.why is None:
            told.append(message("worked-item", **words))
        else:
            told.append(message("worked-item-why", why=item.why(found), **words))
    return told


def _values_asked(exercise: Exercise) -> bool:
    """Whether a value is asked where somebody moves."""
    return any(
        blank.ask.row.read_off is not None and not exercise.tree.is_leaf(blank.node)
        for blank in exercise.blanks
    )


def _also_best(exercise: Exercise) -> list[Message]:
    """The other lines that are as good, where any of them is right."""
    _, *others = equally_good_lines(exercise, MOST_LINES + 1)
    if not others:
        return []
    named = (", ".join(name(exercise.tree, node) for node in line) for line in others)
    lines = "; ".join(dict.fromkeys(named))  # leaves of one number have one name
    more = len(others) == MOST_LINES
    return [message("worked-also-more" if more else "worked-also", lines=lines)]


def _windows(trace: Trace) -> Message:
    """Every node's window, at the moment that the course asks for."""
    listed = ", ".join(
        f"{name(trace.tree, node)} ({show(alpha)}, {show(beta)})"
        for node, (alpha, beta) in windows(trace).items()
    )
    if trace.rules.frame is not None:
        return message("worked-windows-frame", count=trace.rules.frame, windows=listed)
    return message(f"worked-windows-{trace.rules.asked.value}", windows=listed)


def _chains(trace: Trace) -> Message:
    """Every node's window in time."""
    alphas, betas = alpha_chains(trace), beta_chains(trace)
    listed = "; ".join(
        f"{name(trace.tree, node)} α {show(alphas[node])}, β {show(betas[node])}"
        for node in trace.windows
    )
    return message("worked-chains", chains=listed)


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
    seen = [child for child in in_order(tree, trace.rules, node) if child in snapshot.done]
    words: dict[str, Value] = {
        "node": name(tree, node),
        "player": mover.value,
        "value": show(trace.values[node]),
        "found": show(trace.found[node]),
        "values": ", ".join(show(snapshot.values[child]) for child in seen),
    }
    if is_clipped(trace, node):
        return message(f"worked-{mover.value}-bound", **words)
    if mover is Mover.CHANCE:
        known = {child: snapshot.values[child] for child in seen}
        stopped = stopped_sum(trace, node, trace.found[node], snapshot)
        if stopped:
            return message("worked-chance-cut", **words, **stopped)
        return message("worked-chance", sum=weighed(tree, node, known), **words)
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
            told.append(_interval(exercise, blank.node, entry))
        elif isinstance(entry, tuple):
            told.append(_order(exercise, blank.node, entry))  # type: ignore[arg-type]
    if any(ask.row.topic is Topic.ORDER for ask in exercise.asked):
        least = least_leaves(tree, exercise.rules)
        told.insert(0, message("worked-order-rule"))
        told.append(message("worked-least", least=least, now=len(run(exercise).leaves)))
    return told


def _interval(exercise: Exercise, node: NodeId, interval: Interval) -> Message:
    """For which x a branch is cut, and how one of them comes up the tree to the cut."""
    tree, x = exercise.tree, inside(interval)
    trace, cutoff = search_at(exercise, node, x)
    above_x = {*tree.ancestors(unknown_leaf(tree))}
    told: list[Message] = []
    for step, snapshot in trace.replay():
        if isinstance(step, Cut) and step.node == cutoff.node:
            break
        if isinstance(step, Leave) and step.node in above_x:
            told.append(_returned(trace, step.node, snapshot))
    told.append(cut_text(trace, cutoff, node))
    reason = reduce(lambda one, other: message("hint-both", one=one, other=other), told)
    words = {"node": name(tree, node), "range": show(interval), "x": show(x)}
    return message("worked-range", reason=reason, **words)


def _order(exercise: Exercise, node: NodeId, indexes: tuple[int, ...]) -> Message:
    """A best order, what its children are worth, and what the one that is drawn would cost."""
    tree, rules = exercise.tree, exercise.rules
    children = tree.children(node)
    order = in_order_of(indexes, children)
    drawn, least = least_leaves(tree, rules, {node: children}), least_leaves(tree, rules)
    fine = "-fine" if drawn == least else ""
    words = order_words(exercise, node, order)
    return message(f"worked-order{fine}", drawn=drawn, least=least, **words)
