"""Why the search comes to a node or does not, as a sentence."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from exercises.asks import Position
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.judging.follow_through import FollowThrough, NodeState
from exercises.wording.chance_sums import (
    ChanceSum,
    chance_between,
    chance_node_between,
    chance_sum_at,
    sum_above,
)
from exercises.wording.cut_reasons import own, shares
from exercises.wording.node_names import name, side
from exercises.wording.spelling import typed_number
from resources.words import Message, Value, message
from search.cuts import cut_reason, cut_sign, open_sign, passes
from search.frontier import siblings_before
from search.numbers import INFINITY, Bound
from search.rules import OPEN, Window
from search.trace import Reason
from search.tree import Mover, NodeId, Payoff


def visit_reason(exercise: Exercise, followed: FollowThrough, blank: Blank) -> Message:
    """Why the branch that a blank is about is cut, or is not."""
    on_branch = blank.ask.row.position is Position.BRANCH
    return branch_reason(exercise, followed, blank.node if on_branch else branch(followed, blank))


def branch_reason(exercise: Exercise, followed: FollowThrough, node: NodeId) -> Message:
    """Why the branch to a node is cut, or is not."""
    tree = exercise.tree
    parent, moment = tree.parent(node), followed.before.get(node)
    if parent is None or moment is None:
        return message("why-unvisited", node=name(tree, node))
    words: dict[str, Value] = {"node": name(tree, node), "parent": name(tree, parent)}
    if moment.value is None:
        return message("why-visit-first", **words)
    mover = tree.mover(parent)
    if mover is Mover.CHANCE:
        return _chance(exercise, followed, node, parent, moment.window, words)
    value: Any = own(moment.value, mover)
    words["value"] = show(value)
    stop = cut_reason(exercise.rules, mover, value, moment.window)
    if stop is not None:
        return _cut(exercise, followed, parent, moment, stop, words)
    if tree.players is not None:
        words |= shares(exercise.rules, tree, parent, moment.value, moment.window.beta)
        held = moment.window.beta != INFINITY
        return message("why-visit-player" if held else "why-visit-player-open", **words)
    known = exercise.rules.range
    if known is not None and value == known[mover is Mover.MAX]:
        return message("why-visit-range", **words)
    bound = moment.window.beta if mover is Mover.MAX else moment.window.alpha
    words["bound"] = show(bound)
    how = "-open" if isinstance(bound, float) else "-equal" if value == bound else ""
    return message(f"why-visit-{side(mover)}{how}", **words)


def branch(followed: FollowThrough, blank: Blank) -> NodeId:
    """The node whose branch decides whether the search comes to a blank's node.

    It is the one that is cut; else the last on the way down before which its parent could have
    stopped, since nobody stops before the first child.
    """
    tree, node = followed.tree, blank.node
    cut = cut_above(followed, node)
    if cut is not None:
        return cut
    if blank in followed.wrong and blank in followed.claimed_visits:
        return followed.claimed_visits[blank]
    for each in (node, *tree.ancestors(node)):
        if each in followed.before and followed.before[each].value is not None:
            return each
    return node


def cut_above(followed: FollowThrough, node: NodeId) -> NodeId | None:
    """The node on the way down to this one, or itself, to which the branch is cut."""
    way = (node, *followed.tree.ancestors(node))
    return next((each for each in way if each in followed.cut), None)


def chance_sum_before(
    exercise: Exercise, followed: FollowThrough, node: NodeId
) -> ChanceSum | None:
    """The chance node above a branch, with what it knows just before it."""
    tree, parent = exercise.tree, exercise.tree.parent(node)
    if parent is None:
        return None
    seen = followed.seen[parent]
    before = [child for child in siblings_before(tree, exercise.rules, node) if child in seen]
    return chance_sum_at(tree, exercise.rules, parent, {child: seen[child] for child in before})


def _chance(
    exercise: Exercise,
    followed: FollowThrough,
    node: NodeId,
    parent: NodeId,
    window: Window,
    words: dict[str, Value],
) -> Message:
    """Whether what is left of a chance node can still matter."""
    rules, chance = exercise.rules, chance_sum_before(exercise, followed, node)
    if chance is None or window == OPEN:
        return message("why-visit-chance-open", **words)
    still: list[Message] = []
    for low, greek in ((True, "α"), (False, "β")):
        bound, worth = window[not low], chance.worth(high=low)
        sums: dict[str, Value] = {"bound": show(bound), "greek": greek, **chance.words(high=low)}
        if passes(-worth if low else worth, -bound if low else bound, rules.cut_on_equal):
            words["sign"] = cut_sign(rules, Mover.CHANCE, at_alpha=low)
            words |= sums
            return _held(exercise, followed, parent, not low, bound, "why-cut-chance", words)
        if not isinstance(bound, float):
            sign = open_sign(rules, Mover.CHANCE, at_alpha=low)
            still.append(message("chance-still", parent=words["parent"], sign=sign, **sums))
    one, *other = still
    words["still"] = message("chance-both", one=one, other=other[0]) if other else one
    return message("why-visit-chance", **words)


def _cut(
    exercise: Exercise,
    followed: FollowThrough,
    parent: NodeId,
    moment: NodeState,
    stop: Reason,
    words: dict[str, Value],
) -> Message:
    """The window has closed: what has been reached."""
    tree, rules, value = exercise.tree, exercise.rules, moment.value
    mover = tree.mover(parent)
    if stop is Reason.RANGE:
        return message(f"why-cut-range-{side(mover)}", player=mover.value, **words)
    above = tree.parent(parent)
    if tree.players is not None and above is not None and value is not None:
        words["holder"] = name(tree, above)
        left = shares(rules, tree, parent, value, moment.window.beta)
        return message("why-cut-sum", **words, **left)
    high = mover is Mover.MAX
    words["sign"] = cut_sign(rules, mover, at_alpha=not high)
    bound = moment.window[high]
    words |= {"bound": show(bound), "greek": "β" if high else "α"}
    return _held(exercise, followed, parent, high, bound, "why-cut", words, value)


def _held(
    exercise: Exercise,
    followed: FollowThrough,
    node: NodeId,
    high: bool,
    bound: Bound,
    key: str,
    words: dict[str, Value],
    value: Payoff | None = None,
) -> Message:
    """Who holds the bound at which a node stops, with this value if it is a player's."""
    tree, parent = exercise.tree, exercise.tree.parent(node)
    words["player"] = "MIN" if high else "MAX"
    writer = followed.writer(node, high)
    if writer is not None and chance_node_between(tree, node, writer) is not None:
        return message(f"{key}-unmoved", **words)
    if writer is not None:
        whose = Mover.MIN if high else Mover.MAX
        there = next((Blank(writer, ask) for ask in followed.asks if ask.row.side is whose), None)
        if there is not None:
            words["bound"] = typed_number(followed, there, bound)
        return message(f"{key}-yours", writer=name(tree, writer), **words)
    holder = followed.bound_holder(node, high)
    if holder is None or parent is None:
        return message(f"{key}-given", **words)
    words["holder"] = name(tree, holder)
    words |= chance_between(tree, node, holder, followed.entered, high)
    if "chance" in words:
        seen = followed.seen[parent]
        sums = {} if value is None else sum_above(tree, exercise.rules, node, holder, value, seen)
        how = "again" if not sums else "below-chance" if "end" in sums else "below-last"
        return message(f"{key}-{how}", **words, **sums)
    if bound_finder(followed, node, high) is None:
        return message(f"{key}-unmoved", **words)
    deep = value is not None and holder != parent
    return message(f"{key}-deep" if deep else key, **words)


def bound_finder(followed: FollowThrough, node: NodeId, high: bool) -> NodeId | None:
    """Who has found the bound at a node and has nothing better yet, with no chance node between."""
    holder = followed.bound_holder(node, high)
    if holder is None or followed.writer(node, high) is not None:
        return None
    path = [node, *takewhile(lambda above: above != holder, followed.tree.ancestors(node))]
    chances = any(followed.tree.mover(above) is Mover.CHANCE for above in path[1:])
    state = followed.before[path[-1]]
    return holder if not chances and state.value == state.window[high] else None
