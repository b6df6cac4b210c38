"""One slip in the head behind several entries, as a sentence: a number read or taken otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks.entry import Chain, Claim, Entry
from exercises.entries import show
from exercises.exercise import Blank
from exercises.judging.follow import follow
from exercises.judging.follow_through import FollowThrough, HiddenSlip
from exercises.wording.node_names import name, named
from resources.words import Message, Value, message
from search.tree import NodeId, Payoff


def one_slip(followed: FollowThrough, blank: Blank) -> Message:
    """How one number, read or taken otherwise, leads to an entry and to the slip before it."""
    tree, hidden = followed.tree, followed.hidden_slips[blank]
    slip = _slip(followed, hidden.shows_at)
    if _is_passed(followed, hidden, blank):
        return message("remark-one-slip", slip=slip)
    parent, leaf = tree.parent(hidden.node), tree.is_leaf(hidden.node)
    payoff = tree.payoffs[hidden.node] if leaf else None
    words: dict[str, Value] = {"read": _read_as(followed, hidden), "slip": slip}
    if parent is None or payoff is None:
        return message("remark-hidden-slip-node", source=name(tree, hidden.node), **words)
    where = {"source": show(payoff), "parent": name(tree, parent)}
    return message("remark-hidden-slip", **where, **words)


def _is_passed(followed: FollowThrough, hidden: HiddenSlip, blank: Blank) -> bool:
    """Whether that number would cut a branch on the way to an entry: then it doesn't lead there."""
    other = follow(followed, {hidden.node: hidden.value})
    missed = other.gone_on - followed.gone_on
    nodes = (blank.node, hidden.shows_at.node)
    return any(not missed.isdisjoint((node, *followed.tree.ancestors(node))) for node in nodes)


def _slip(followed: FollowThrough, blank: Blank) -> Message:
    """The entry where the number shows first."""
    entry = followed.given.get(blank)
    state = "empty" if entry is None else "written"
    return message("hidden-slip-at", state=state, **named(followed.exercise, blank))


def _read_as(followed: FollowThrough, hidden: HiddenSlip) -> Value:
    """The number itself where the entries tell it, else only whether it is larger or smaller."""
    behind = [blank for blank, slip in followed.hidden_slips.items() if slip == hidden]
    entries = (followed.given.get(blank) for blank in (hidden.shows_at, *behind))
    told = {number for entry in entries for number in _numbers(entry)}
    true = _true_value(followed, hidden.node)
    if hidden.value in told or isinstance(hidden.value, tuple) or true is None:
        return show(hidden.value)
    return message("hidden-larger" if hidden.value > true else "hidden-smaller")  # type: ignore[operator]


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
