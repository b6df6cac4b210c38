"""One slip in the head behind several entries, as a sentence: a number read or taken otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks import Ask
from exercises.asks.entry import Chain, Claim, Entry
from exercises.entries import show
from exercises.exercise import Blank
from exercises.judging.follow import follow
from exercises.judging.follow_through import FollowThrough
from exercises.judging.head_slips import HiddenSlip, Misread, Mistaken, Stopped, Strayed
from exercises.wording.node_names import name, named
from resources.words import Message, Value, message
from search.tree import NodeId, Payoff


def one_slip(followed: FollowThrough, blank: Blank) -> Message:
    """How one slip in the head leads to an entry and to the one where it shows first."""
    hidden = followed.hidden_slips[blank]
    tree, slip = followed.tree, _slip(followed, hidden.shows_at)
    match hidden.slip:
        case Misread():
            return _misread(followed, blank, hidden, hidden.slip)
        case Mistaken(node, beta, bound):
            end = (Ask.BETA if beta else Ask.ALPHA).row.label
            words: dict[str, Value] = {"node": name(tree, node), "bound": end, "value": show(bound)}
            return message("remark-hidden-window", slip=slip, **words)
        case Stopped(child):
            parent = name(tree, tree.parent(child) or tree.ROOT)
            after = name(tree, child)
            return message("remark-hidden-after", slip=slip, parent=parent, child=after)
        case Strayed(nodes, cut):
            parent = name(tree, tree.parent(nodes[0]) or tree.ROOT)
            what = ("cut" if cut else "missed") if len(nodes) == 1 else ("stop" if cut else "go-on")
            branch = name(tree, nodes[0])
            return message(f"remark-hidden-{what}", slip=slip, parent=parent, branch=branch)


def _misread(
    followed: FollowThrough, blank: Blank, hidden: HiddenSlip, misread: Misread
) -> Message:
    """Which number was read or taken otherwise."""
    tree, node, slip = followed.tree, misread.node, _slip(followed, hidden.shows_at)
    if not followed.own_frame and _is_passed(followed, hidden, misread, blank):
        return message("remark-one-slip", slip=slip)
    parent = tree.parent(node)
    payoff = tree.payoffs[node] if tree.is_leaf(node) else None
    words: dict[str, Value] = {"read": _read_as(followed, hidden, misread), "slip": slip}
    if parent is None or payoff is None:
        return message("remark-hidden-slip-node", source=name(tree, node), **words)
    where = {"source": show(payoff), "parent": name(tree, parent)}
    return message("remark-hidden-slip", **where, **words)


def _is_passed(followed: FollowThrough, hidden: HiddenSlip, misread: Misread, blank: Blank) -> bool:
    """Whether that number would cut a branch on the way to an entry: then it doesn't lead there."""
    other = follow(followed, misread)
    missed = other.gone_on - followed.gone_on
    nodes = (blank.node, hidden.shows_at.node)
    return any(not missed.isdisjoint((node, *followed.tree.ancestors(node))) for node in nodes)


def _slip(followed: FollowThrough, blank: Blank) -> Message:
    """The entry where the number shows first."""
    entry = followed.given.get(blank)
    state = "empty" if entry is None else "written"
    return message("hidden-slip-at", state=state, **named(followed.exercise, blank))


def _read_as(followed: FollowThrough, hidden: HiddenSlip, misread: Misread) -> Value:
    """The number itself where the entries tell it, else only whether it is larger or smaller."""
    behind = [blank for blank, slip in followed.hidden_slips.items() if slip == hidden]
    entries = (followed.given.get(blank) for blank in (hidden.shows_at, *behind))
    told = {number for entry in entries for number in _numbers(entry)}
    true, value = _true_value(followed, misread.node), misread.value
    if value in told or isinstance(value, tuple) or true is None:
        return show(value)
    return message("hidden-larger" if value > true else "hidden-smaller")  # type: ignore[operator]


def _true_value(followed: FollowThrough, node: NodeId) -> Payoff | None:
    """What the search has at a node that the student takes for something else."""
    tree = followed.tree
    parent = tree.parent(node)
    seen = {} if parent is None else followed.seen.get(parent, {})
    return seen.get(node, tree.payoffs[node])


def _numbers(entry: Entry | None) -> Iterator[object]:
    if isinstance(entry, Chain):
        yield from entry.bounds
    elif not isinstance(entry, bool):
        yield entry.value if isinstance(entry, Claim) else entry
