"""What there is to say about one entry: right, empty, following from a slip, or wrong and why."""

from __future__ import annotations

from itertools import pairwise

from exercises.asks import Ask, Position, Topic
from exercises.entries import show
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.check import Judged, Judgement
from exercises.judging.follow_through import FollowThrough
from exercises.wording.explain import echo, why
from exercises.wording.game_reasons import nothing_follows
from exercises.wording.node_names import name, named, said_entry
from exercises.wording.slip_reasons import one_slip
from exercises.wording.spelling import spelled
from exercises.wording.visit_reasons import bound_finder, cut_above
from resources.words import Message, Value, message
from search.cuts import cut_reason, cut_sign, equal_cuts
from search.trace import Reason
from search.tree import Mover, NodeId

NOT_VISITED = (Topic.COUNT, Topic.RANGE, Topic.ORDER, Topic.STATE)
"""What no search comes to: asked of it as a whole, or of the game before it."""

PRAISES = ("praise-deep", "praise-equal", "praise-going-on-equal", "praise-going-on")
"""What is praised, the hardest first."""

_ITEM_REMARKS = {
    Verdict.RIGHT: "remark-right-item",
    Verdict.EMPTY: "remark-empty-item",
    Verdict.FOLLOWS: "remark-follows-item",
}


def remark(exercise: Exercise, judged: Judged, judgement: Judgement) -> Message:
    """What there is to say about one entry, with numbers as the student wrote them."""
    text = _remark(exercise, judged, judgement)
    return spelled(judged.followed, text, judgement.blank)


def _remark(exercise: Exercise, judged: Judged, judgement: Judgement) -> Message:
    blank, entry, right = judgement.blank, judgement.entry, judgement.right
    row = blank.ask.row
    values: dict[str, Value] = {
        "entry": echo(judged.followed, blank, entry),
        "right": "" if right is None else said_entry(exercise, blank, right),
        "state": "empty" if entry is None else "marked" if entry is True else "written",
        **named(exercise, blank),
    }
    if blank.item and judgement.verdict in _ITEM_REMARKS:
        nothing = message("item-no" if row.mark else "item-nothing")
        values |= {"entry": nothing} if entry is None else {}
        values |= {"right": nothing} if right is None else {}
        if judgement.verdict is Verdict.FOLLOWS and entry is None and not row.mark:
            return message("remark-follows-empty-item", **values)
        return message(_ITEM_REMARKS[judgement.verdict], **values)
    off_path = judged.followed.framed is not None and right is None
    off_path = off_path and blank not in judged.followed.hidden_slips
    if off_path and judgement.verdict in (Verdict.RIGHT, Verdict.FOLLOWS):
        return message("remark-off-path", **values)
    if not judgement.reached and judgement.verdict in (Verdict.RIGHT, Verdict.FOLLOWS):
        if row.position is Position.BRANCH and judged.followed.below_a_cut(blank.node):
            lost = judged.says_nothing(judgement)
            return message("remark-lost-mark" if lost else "remark-below-cut", **values)
        if (
            judgement.verdict is Verdict.FOLLOWS
            and entry is not None
            and row.topic not in NOT_VISITED
        ):
            cut = cut_above(judged.followed, blank.node) is not None
            return message("remark-below-own-cut" if cut else "why-unvisited", **values)
    match judgement.verdict:
        case Verdict.RIGHT:
            missed = _missed_above(judged.followed, blank)
            if missed is not None:
                return message("remark-below-missed", branch=name(exercise.tree, missed), **values)
            praise = _praise(exercise, judged.followed, judgement)
            if praise is not None and praise != _praise(exercise, judged.reference_run, judgement):
                praise = None  # a slip made it look hard
            return praise or message("remark-right", **values)
        case Verdict.EMPTY:
            return message("remark-empty", **values)
        case Verdict.UNREADABLE:
            return judgement.unreadable or message("remark-empty", **values)
        case Verdict.FOLLOWS:
            return _follows(exercise, judged.followed, judgement, values)
        case Verdict.WRONG:
            return why(judged, blank, entry)


def _follows(
    exercise: Exercise, followed: FollowThrough, judgement: Judgement, values: dict[str, Value]
) -> Message:
    """What an entry goes on from that is not right, and yet no new slip."""
    blank, entry, topic = judgement.blank, judgement.entry, judgement.blank.ask.row.topic
    tree = exercise.tree
    if blank in followed.repeats:
        slip = followed.repeats[blank].node
        return message("remark-repeats", slip=name(tree, slip), **values)
    if blank in followed.hidden_slips and (entry is not None or blank not in followed.left_out):
        return one_slip(followed, blank)
    if topic is Topic.STATE and followed.due.get(blank) is None:
        return nothing_follows(exercise, followed, blank, entry)
    if topic is Topic.COUNT and not followed.ticks:
        return message("remark-follows-count", **values)
    if topic in (Topic.COUNT, Topic.ORDER):
        return message(f"remark-follows-{blank.ask.value}", **values)
    if entry is None and topic is not Topic.MOVE:
        left_out = cut_above(followed, blank.node)
        if left_out is not None and blank.ask.row.position is not Position.BRANCH:
            return message("remark-left-out", branch=name(tree, left_out), **values)
    if entry is None:
        return message("remark-follows-empty", **values)
    gone_on = _gone_on(followed, blank)
    if gone_on and judgement.right is not None:
        return message("remark-follows-going-on", **gone_on, **values)
    return message(
        "remark-follows-extra" if judgement.right is None else "remark-follows", **values
    )


def _gone_on(followed: FollowThrough, blank: Blank) -> dict[str, Value]:
    """The branch on the way to a node that the student takes though the entries cut it, if any."""
    way = (blank.node, *followed.tree.ancestors(blank.node))[::-1]
    for above, child in pairwise(way):
        if child in followed.gone_on:
            return {"above": name(followed.tree, above), "branch": name(followed.tree, child)}
    return {}


def _missed_above(followed: FollowThrough, blank: Blank) -> NodeId | None:
    """The branch above an unmarked one that is cut in truth, and not on this sheet."""
    if blank.ask is not Ask.CUT or blank in followed.given:
        return None
    above = followed.tree.ancestors(blank.node)
    return next((node for node in above if Blank(node, Ask.CUT) in followed.right), None)


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
    high, value = mover is Mover.MAX, moment.value
    bound = moment.window[high]
    words = {"value": show(value), "bound": show(bound), **named(exercise, blank)}
    if judgement.entry is None:
        words["greek"] = "β" if high else "α"
        if bound == value and not equal_cuts(exercise.rules, mover):
            return message("praise-going-on-equal", **words)
        near = bound == (value + 1 if high else value - 1)  # type: ignore[operator]
        return message("praise-going-on", sign="<" if high else ">", **words) if near else None
    if cut_reason(exercise.rules, mover, value, moment.window) in (None, Reason.RANGE):  # type: ignore[arg-type]
        return None
    holder = bound_finder(followed, parent, high)
    if holder is not None and holder != tree.parent(parent):
        sign = cut_sign(exercise.rules, mover, at_alpha=not high)
        return message("praise-deep", holder=name(tree, holder), sign=sign, **words)
    return message("praise-equal", **words) if bound == value else None
