"""Why a bound belongs at a node, as a sentence: who has found it, and where."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from itertools import pairwise

from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.judging.follow_through import FollowThrough, NodeState
from exercises.solution import run
from exercises.wording.chance_sums import chance_between, chance_node_between
from exercises.wording.node_names import name
from exercises.wording.spelling import typed_number
from resources.words import Message, Value, message
from search.methods import METHODS
from search.tree import GameTree, Mover, NodeId, Payoff


def window_reason(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """Where an end of a window comes from, on entering a node or on leaving it."""
    tree, node, due = exercise.tree, blank.node, followed.due[blank]
    high = blank.ask.row.side is Mover.MIN
    words["bound"] = blank.ask.row.label
    words["player"] = tree.mover(node).value.upper()
    if followed.framed is not None:
        return _in_frame(exercise, followed, blank, words)
    if followed.leaving:
        return _on_leaving(exercise, followed, blank, words)
    words["player"] = "MIN" if high else "MAX"
    parent = tree.parent(node)
    if parent is None:
        return message("why-window-root", **words)
    free = _without_odds(exercise, node)
    if not METHODS[exercise.method].has_windows(exercise.rules):
        return message("why-window-none", **words)
    if isinstance(due, float) and free is not None:
        return message("why-window-odds", free=name(tree, free), **words)
    writer = written_above(followed, blank)
    if writer is not None:
        words["writer"] = name(tree, writer)
        there = Blank(writer, blank.ask)
        chance = chance_node_between(tree, node, writer)
        if chance is None or isinstance(due, float):
            if not isinstance(due, float):
                words["due"] = typed_number(followed, there, due)  # type: ignore[arg-type]
            return message("why-window-yours", **words)
        words |= {
            "chance": name(tree, chance),
            "written": typed_number(followed, there, followed.entered[writer][high]),
        }
        return message("why-window-yours-chance", **words)
    by = _passed_by(followed, node, high)
    if by is not None:
        words |= {"holder": name(tree, by[0]), "value": show(by[1])}
        return message("why-window-unmoved", **words)
    near = "" if exercise.rules.deep else "-parent"
    if isinstance(due, float):
        return message(f"why-window-open{near}", **words)
    holder = followed.bound_holder(node, high)
    if holder is None:
        return message("why-window-given", **words)
    words["holder"] = name(tree, holder)
    through = chance_between(tree, node, holder, followed.entered, high)
    if near and holder != parent:  # a player who moves twice passes on what it has
        near = "-again"
    return message("why-window-chance" if through else f"why-window-held{near}", **words, **through)


def written_above(followed: FollowThrough, blank: Blank) -> NodeId | None:
    """Where the student wrote the bound that comes down to a node; None where it was found."""
    tree, high = followed.tree, blank.ask.row.side is Mover.MIN
    parent = tree.parent(blank.node)
    if parent is None or blank.node not in followed.before:
        return None
    passed_on = followed.exercise.rules.deep or tree.mover(parent) is blank.ask.row.side
    came_down = followed.before[blank.node].window[high] == followed.entered[parent][high]
    return followed.writer(parent, high) if came_down and passed_on else None


def _in_frame(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """Whether an end of a window on the path of a frame was moved there, or comes from above."""
    tree, node = exercise.tree, blank.node
    side, mover, parent = blank.ask.row.side, tree.mover(node), tree.parent(node)
    high, best, due = side is Mover.MIN, followed.in_frame[node], followed.due[blank]
    if mover is side and best is not None and (best < due if high else best > due):  # type: ignore[operator]
        return message("why-frame-cut", value=show(best), **words)
    if mover is side and due != followed.entered[node][high]:
        return message("why-frame-moved", **words)
    if parent is None:
        return message("why-frame-kept", **words)
    if not exercise.rules.deep and tree.mover(parent) is not side:
        return message("why-frame-open", **words)
    return message("why-frame-handed", **words)


def _without_odds(exercise: Exercise, node: NodeId) -> NodeId | None:
    """An outcome with odds 0 on the way down to a node: no bound from above comes through it."""
    tree = exercise.tree
    for each in (node, *tree.ancestors(node)):
        parent = tree.parent(each)
        odds = () if parent is None else tree.shape.odds[parent]
        if odds and not odds[tree.indexes(each)[-1]]:
            return each
    return None


def _on_leaving(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """Whether what a node has found moves this end of its window."""
    node, side = blank.node, blank.ask.row.side
    mover, high = exercise.tree.mover(node), side is Mover.MIN
    end, best = followed.current[node][high], followed.best[node]
    if mover is Mover.CHANCE:
        return message("why-window-left-alone", **words)
    if mover is not side:
        words["other"] = "MIN" if high else "MAX"
        return message("why-window-other", **words)
    if best < end if high else best > end:  # type: ignore[operator]
        return message("why-window-tested", value=show(best), **words)
    moved = end != followed.entered[node][high]
    return message("why-window-moved" if moved else "why-window-kept", **words)


def _passed_by(followed: FollowThrough, node: NodeId, high: bool) -> tuple[NodeId, Payoff] | None:
    """A node above that should have stopped, and the value that has not moved its window then."""
    tree, who = followed.tree, Mover.MIN if high else Mover.MAX
    path = [node, *tree.ancestors(node)]
    for child, above in list(pairwise(path))[: None if followed.exercise.rules.deep else 1]:
        moment = followed.before[child]
        if moment.value is not None and tree.mover(above) is who and passed(moment, high):
            return above, moment.value
    return None


def frame_counted(exercise: Exercise) -> Message:
    """How many leaves of a frame lie below the children of the root that are done by then."""
    tree, frame = exercise.tree, exercise.rules.frame or 0
    leaves = run(exercise).leaves[:frame]
    tops = [(leaf, *tree.ancestors(leaf))[-2] for leaf in leaves]
    passed = [
        message("hint-frame-leaf", node=name(tree, top))
        if tree.is_leaf(top)
        else message("hint-frame-below", node=name(tree, top), count=many)
        for top, many in Counter(tops).items()
        if top != tops[-1]
    ]
    if not passed:
        here = GameTree.ROOT if tree.is_leaf(tops[-1]) else tops[-1]
        return message("hint-frame-first", node=name(tree, here), count=frame)
    listed = reduce(lambda one, other: message("hint-frame-and", one=one, other=other), passed)
    return message("hint-frame-passed", passed=listed, count=frame)


def passed(moment: NodeState, high: bool) -> bool:
    """Whether what a node has found has not moved its window: it should have stopped."""
    value, window = moment
    return value < window.beta if high else value > window.alpha  # type: ignore[operator]
