"""A verdict as a sentence: it names the node, the numbers and the rule."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from exercises.asks import Position, Topic
from exercises.entries import show
from exercises.exercise import Blank, Claim, Entry, Exercise, Interval, Verdict
from exercises.judging.check import Judged, Judgement
from exercises.judging.follow_through import FollowThrough, NodeState, same
from exercises.wording.cut_reasons import cut_at, in_an_interval, outside, own, shares, thrown, tied
from exercises.wording.node_names import name, show_at
from resources.words import Message, Value, message
from search.cuts import cut_reason, cut_sign
from search.frontier import plies
from search.methods.ordering import least_leaves
from search.numbers import show_factor
from search.rules import Fail
from search.trace import Reason
from search.tree import Mover, NodeId, Payoff

_OF_YOURS = ("why-leaves-ticked", "why-window-yours", "why-cut-max-yours", "why-cut-min-yours")
"""Sentences that speak of the student's entries already."""
OF_ROOT = (Topic.COUNT, Topic.RANGE, Topic.ORDER)
"""What is asked of the search as a whole, not of its way through a node."""


def remark(exercise: Exercise, judged: Judged, judgement: Judgement) -> Message:
    """What there is to say about one entry."""
    blank, entry, row = judgement.blank, judgement.entry, judgement.blank.ask.row
    values = {
        "entry": _entry(exercise, blank, entry),
        "right": _entry(exercise, blank, judgement.right),
        "state": "empty" if entry is None else "marked" if entry is True else "written",
        **named(exercise, blank),
    }
    if not judgement.reached and judgement.verdict in (Verdict.RIGHT, Verdict.FOLLOWS):
        if row.position is Position.BRANCH and judged.followed.below_a_cut(blank.node):
            lost = entry is not None and judgement.right is not None
            return message("remark-lost-mark" if lost else "remark-below-cut", **values)
        if judgement.verdict is Verdict.FOLLOWS and entry is not None and row.topic not in OF_ROOT:
            return message("remark-below-own-cut", **values)
    match judgement.verdict:
        case Verdict.RIGHT:
            return _praise(exercise, judged.followed, judgement) or message(
                "remark-right", **values
            )
        case Verdict.EMPTY:
            return message("remark-empty", **values)
        case Verdict.UNREADABLE:
            return judgement.unreadable or message("remark-empty", **values)
        case Verdict.FOLLOWS:
            return _follows(exercise, judged.followed, judgement, values)
        case Verdict.WRONG:
            return why(judged, blank, entry)


def _follows(
    exercise: Exercise, followed: FollowThrough, judgement: Judgement, values: dict[str, str]
) -> Message:
    """What an entry goes on from that is not right, and yet no new slip."""
    blank, entry, topic = judgement.blank, judgement.entry, judgement.blank.ask.row.topic
    if blank in followed.repeats:
        slip = followed.repeats[blank].node
        return message("remark-repeats", slip=name(exercise.tree, slip), **values)
    if topic in (Topic.COUNT, Topic.ORDER):
        return message(f"remark-follows-{blank.ask.value}", **values)
    if entry is None and topic is not Topic.MOVE:
        left_out = _cut_above(followed, blank.node)
        if left_out is not None and blank.ask.row.position is not Position.BRANCH:
            return message("remark-left-out", branch=name(exercise.tree, left_out), **values)
    if entry is None:
        return message("remark-follows-empty", **values)
    return message(
        "remark-follows-extra" if judgement.right is None else "remark-follows", **values
    )


def _cut_above(followed: FollowThrough, node: NodeId) -> NodeId | None:
    """The node on the way down to this one, or itself, to which the branch is cut."""
    way = (node, *followed.tree.ancestors(node))
    return next((each for each in way if each in followed.cut), None)


def why(judged: Judged, blank: Blank, entry: Entry | None) -> Message:
    """The reason, and whether it is only one with the student's entries before it."""
    exercise, followed = judged.exercise, judged.followed
    text = reason(exercise, followed, blank, entry)
    if text.key in _OF_YOURS or blank in followed.claimed_visits:
        return text
    plain = reason(exercise, judged.reference_run, blank, entry)
    return text if text == plain else message("with-your-entries", text=text)


def reason(
    exercise: Exercise, followed: FollowThrough, blank: Blank, entry: Entry | None
) -> Message:
    """Why something else belongs at this blank, from the entries that came before it."""
    tree, node = exercise.tree, blank.node
    due = followed.due.get(blank)
    slipped = entry is not None and not same(entry, due)
    words: dict[str, Value] = {
        "against": message("against", entry=_entry(exercise, blank, entry)) if slipped else "",
        "due": _entry(exercise, blank, due),
        **named(exercise, blank),
    }
    if blank in followed.claimed_visits:
        return _mark(exercise, followed, blank)
    match blank.ask.row.topic:
        case Topic.VISIT:
            return _mark(exercise, followed, blank)
        case Topic.ORDER:
            if blank in followed.accepted or (entry is None and not worse_for(exercise, node)):
                return message("why-order-fine", **named(exercise, blank))
            return message("why-order", **words)
        case Topic.RANGE:
            if not isinstance(due, Interval):
                return message("why-range-never", **words)
            return _range(exercise, node, due, entry, words)
        case Topic.COUNT:
            ticked = "-ticked" if due != followed.right.get(blank) else ""
            return message(f"why-{blank.ask.value}{ticked}", **words)
        case Topic.MOVE:
            if due is None:
                return message("why-off-line", **words)
            mover = tree.mover(node)
            words["values"] = seen(followed, node)
            return message(f"why-best-{side(mover)}", player=mover.value, **words)
        case Topic.WINDOW:
            if due is None:
                return message("why-unvisited", **words)
            return _window(exercise, followed, blank, words)
        case Topic.VALUE:
            if due is None:
                return message("why-unvisited", **words)
            return _value(exercise, followed, blank, words)


def _value(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    tree, node = exercise.tree, blank.node
    if tree.depth(node) == plies(tree, exercise.rules):
        return message("why-frontier", **words)
    mover = tree.mover(node)
    words["player"] = mover.value
    if exercise.rules.fail is Fail.HARD and _clipped(followed, blank, mover):
        alpha, beta = followed.entered[node]
        return message("why-clipped", alpha=show(alpha), beta=show(beta), **words)
    if isinstance(followed.due[blank], Claim):
        key = "why-bound-cut" if node in followed.incomplete else "why-bound-full"
        return message(key, values=seen(followed, node), **words)
    if mover is Mover.CHANCE:
        if node in followed.incomplete:
            return message("why-throw-cut", **words)
        return message("why-throw", sum=weighed(followed, node), **words)
    cut = "-cut" if node in followed.incomplete else ""
    due = followed.due[blank]
    if isinstance(due, tuple) and not isinstance(due, Claim | Interval):
        tie = tied(followed.seen[node].values(), due, mover)
        words["tie"] = message(f"tie-{exercise.rules.ties.value}") if tie else ""
    return message(f"why-value-{side(mover)}{cut}", values=seen(followed, node), **words)


def _clipped(followed: FollowThrough, blank: Blank, mover: Mover) -> bool:
    """Whether a node of two players returns the end of its window instead of what it found."""
    if mover not in (Mover.MAX, Mover.MIN):
        return False
    found = followed.seen[blank.node].values()
    best = max(found) if mover is Mover.MAX else min(found)
    due = followed.due[blank]
    return best != (due.value if isinstance(due, Claim) else due)


def _window(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    tree, node = exercise.tree, blank.node
    high = blank.ask.row.side is Mover.MIN
    words["bound"] = blank.ask.row.label
    words["player"] = tree.mover(node).value.upper()
    if followed.leaving:
        moved = followed.current[node][high] != followed.entered[node][high]
        return message("why-window-moved" if moved else "why-window-kept", **words)
    parent = tree.parent(node)
    if parent is None:
        return message("why-window-root", **words)
    came_down = followed.before[node].window[high] == followed.entered[parent][high]
    writer = followed.writer(parent, high) if came_down else None
    if writer is not None:
        return message("why-window-yours", writer=name(tree, writer), **words)
    passed = _passed_by(followed, node, high)
    if passed is not None:
        words |= {"holder": name(tree, passed[0]), "value": show(passed[1])}
        return message("why-window-unmoved", **words)
    near = "" if exercise.rules.deep else "-parent"
    if isinstance(followed.due[blank], float):
        words["player"] = blank.ask.row.side.value.upper()  # type: ignore[union-attr]
        return message(f"why-window-open{near}", **words)
    holder = followed.holder(node, high)
    if holder is None:
        return message("why-window-given", **words)
    words["holder"] = name(tree, holder)
    words["player"] = tree.mover(holder).value.upper()
    through = thrown(tree, node, holder, followed.entered, high)
    return message("why-window-throw" if through else f"why-window-held{near}", **words, **through)


def _passed_by(followed: FollowThrough, node: NodeId, high: bool) -> tuple[NodeId, Payoff] | None:
    """A node above that should have stopped, and the value that has not moved its window then."""
    tree, who = followed.tree, Mover.MIN if high else Mover.MAX
    path = [node, *tree.ancestors(node)]
    for child, above in list(pairwise(path))[: None if followed.exercise.rules.deep else 1]:
        value, window = followed.before[child]
        if value is None or tree.mover(above) is not who:
            continue
        if value < window.beta if high else value > window.alpha:  # type: ignore[operator]
            return above, value
    return None


def _mark(exercise: Exercise, followed: FollowThrough, blank: Blank) -> Message:
    """Why a branch is cut, or is not."""
    tree, node = exercise.tree, blank.node
    on_branch = blank.ask.row.position is Position.BRANCH
    if not on_branch:
        node = branch(followed, blank)
    parent = tree.parent(node)
    moment = followed.before.get(node)
    if parent is None or moment is None:
        return message("why-unvisited", node=name(tree, node))
    mover = tree.mover(parent)
    words: dict[str, Value] = {"node": name(tree, node), "parent": name(tree, parent)}
    if moment.value is None:
        return message("why-visit-first", **words)
    if mover is Mover.CHANCE:
        cut = (followed.due.get(blank) is True) is on_branch
        alpha, beta = map(show, moment.window)
        return message(
            "why-cut-throw" if cut else "why-visit-throw", alpha=alpha, beta=beta, **words
        )
    value: Any = own(moment.value, mover)
    words["value"] = show(value)
    stop = cut_reason(exercise.rules, mover, value, moment.window)
    if stop is None:
        equal = moment.value == (moment.window.beta if mover is Mover.MAX else moment.window.alpha)
        words |= _far_bound(mover, moment)
        return message(f"why-visit-{side(mover)}{'-equal' if equal else ''}", **words)
    return _cut(exercise, followed, parent, moment, stop, words)


def branch(followed: FollowThrough, blank: Blank) -> NodeId:
    """The node whose branch decides whether the search comes to a blank's node.

    It is the one that is cut; else the last on the way down before which its parent could have
    stopped, since nobody stops before the first child.
    """
    tree, node = followed.tree, blank.node
    cut = _cut_above(followed, node)
    if cut is not None:
        return cut
    if blank in followed.wrong and blank in followed.claimed_visits:
        return followed.claimed_visits[blank]
    for each in (node, *tree.ancestors(node)):
        if each in followed.before and followed.before[each].value is not None:
            return each
    return node


def _far_bound(mover: Mover, moment: NodeState) -> dict[str, str]:
    """The bound that a player must reach to cut; who plays against several has none alone."""
    if mover is Mover.MAX:
        return {"beta": show(moment.window.beta)}
    return {"alpha": show(moment.window.alpha)} if mover is Mover.MIN else {}


def _cut(
    exercise: Exercise,
    followed: FollowThrough,
    parent: NodeId,
    moment: NodeState,
    stop: Reason,
    words: dict[str, Value],
) -> Message:
    """The window has closed: who holds the bound, and since when."""
    tree, value = exercise.tree, moment.value
    mover = tree.mover(parent)
    if stop is Reason.RANGE:
        return message("why-cut-range", **words)
    above = tree.parent(parent)
    if tree.players is not None and above is not None and value is not None:
        words["holder"] = name(tree, above)
        left = shares(exercise.rules, tree, parent, value, moment.window.beta)
        return message("why-cut-sum", **words, **left)
    words["sign"] = cut_sign(exercise.rules, mover, at_alpha=mover is Mover.MIN)
    words |= _far_bound(mover, moment)
    writer = followed.writer(parent, mover is Mover.MAX)
    if writer is not None:
        return message(f"why-cut-{side(mover)}-yours", writer=name(tree, writer), **words)
    holder = followed.holder(parent, mover is Mover.MAX)
    if holder is None:
        return message(f"why-cut-{side(mover)}-given", **words)
    words["holder"] = name(tree, holder)
    through = thrown(tree, parent, holder, followed.entered, mover is Mover.MAX)
    if through:
        words["player"] = tree.mover(holder).value.upper()
        return message(f"why-cut-{side(mover)}-throw", **words, **through)
    deep = "" if holder == tree.parent(parent) else "-deep"
    return message(f"why-cut-{side(mover)}{deep}", **words)


def _range(
    exercise: Exercise, node: NodeId, due: Interval, entry: Entry | None, words: dict[str, Value]
) -> Message:
    """An x for which the answer is wrong; without an answer, one for which the branch is cut."""
    inside = in_an_interval(exercise, node, due)
    if not isinstance(entry, Interval):
        return message("why-range", **words, **inside)
    beyond, missing = outside(entry, due), outside(due, entry)
    if beyond is not None:
        return message("why-range-visited", beyond=show(beyond), **words, **inside)
    if missing is not None:
        inside = cut_at(exercise, node, missing)
    return message("why-range", **words, **inside)


def _praise(exercise: Exercise, followed: FollowThrough, judgement: Judgement) -> Message | None:
    """A word for what was hard: a deep cut, a cut on equality, rightly going on."""
    blank, tree = judgement.blank, exercise.tree
    parent = tree.parent(blank.node)
    moment = followed.before.get(blank.node)
    if (
        blank.ask.row.position is not Position.BRANCH
        or parent is None
        or moment is None
        or tree.players is not None
    ):
        return None
    mover = tree.mover(parent)
    if mover is Mover.CHANCE or moment.value is None:
        return None
    bound = moment.window.beta if mover is Mover.MAX else moment.window.alpha
    words = {"value": show(moment.value), "bound": show(bound), **named(exercise, blank)}
    if judgement.entry is None:
        near = bound == (moment.value + 1 if mover is Mover.MAX else moment.value - 1)  # type: ignore[operator]
        return message("praise-going-on", **words) if near else None
    holder = followed.holder(parent, mover is Mover.MAX)
    if holder is not None and holder != tree.parent(parent):
        return message("praise-deep", holder=name(tree, holder), **words)
    return message("praise-equal", **words) if bound == moment.value else None


def worse_for(exercise: Exercise, node: NodeId) -> bool:
    """Whether the children of a node, left as they are drawn, cost more leaves than need be."""
    tree, rules = exercise.tree, exercise.rules
    return least_leaves(tree, rules, {node: tree.children(node)}) > least_leaves(tree, rules)


def named(exercise: Exercise, blank: Blank) -> dict[str, str]:
    """What a blank asks, and where, as sentences call it."""
    tree = exercise.tree
    parent = tree.parent(blank.node)
    return {
        "ask": blank.ask.value,
        "node": name(tree, blank.node),
        "parent": "" if parent is None else name(tree, parent),
    }


def _entry(exercise: Exercise, blank: Blank, entry: Entry | None) -> str:
    """An entry as sentences show it; children by their names."""
    return "" if entry is None else show_at(exercise.tree, blank, entry)


def side(mover: Mover) -> str:
    """The sort of node: all players of a game of several are alike."""
    return mover.value if mover in (Mover.MAX, Mover.MIN, Mover.CHANCE) else "player"


def seen(followed: FollowThrough, node: NodeId) -> str:
    """The children's values, as far as they were seen."""
    return ", ".join(show(value) for value in followed.seen.get(node, {}).values())


def weighed(followed: FollowThrough, node: NodeId) -> str:
    """What a chance node adds up to, with its odds."""
    tree = followed.tree
    odds = dict(zip(tree.children(node), tree.shape.odds[node], strict=True))
    return " + ".join(
        f"{show(odds[child])} · {show_factor(value)}"
        for child, value in followed.seen[node].items()
    )
