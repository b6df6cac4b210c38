"""What is known of a node by what was seen below it, as a sentence: a value, or a bound of it."""

from __future__ import annotations

from exercises.asks.entry import Claim, Relation
from exercises.entries import show
from exercises.exercise import Blank
from exercises.judging.follow_through import FollowThrough
from resources.words import Message, Value, message
from search.tree import NodeId, Payoff


def too_little(followed: FollowThrough, blank: Blank, words: dict[str, Value]) -> Message:
    """What the student's own claims leave to know of a node, where that is no longer its value."""
    limits, span, right = followed.limits, followed.spans[blank.node], followed.right.get(blank)
    ends = (Claim(Relation.AT_LEAST, span.least), Claim(Relation.AT_MOST, span.most))  # type: ignore[arg-type]
    sure = [show(end) for end, limit in zip(ends, limits, strict=True) if end.value != limit]
    if not sure:
        told = message("why-bound-unknown", **words)
    elif len(sure) == 1:
        told = message("why-bound-only", sure=sure[0], **words)
    else:
        told = message("why-bound-between", least=sure[0], most=sure[1], **words)
    if right is None:
        return told
    there = right if isinstance(right, Claim) else Claim(Relation.EXACTLY, right)  # type: ignore[arg-type]
    return message("why-bound-slip", told=told, node=words["node"], right=show(there))


def known(followed: FollowThrough, node: NodeId) -> str:
    """What is known of the children, as far as they were seen: 5, ≤ 4."""
    return ", ".join(
        _known(followed, child, value) for child, value in followed.seen.get(node, {}).items()
    )


def _known(followed: FollowThrough, child: NodeId, value: Payoff) -> str:
    """A value with its relation, if that is the student's own or is sure."""
    claim = Claim(followed.relations.get(child, Relation.EXACTLY), value)  # type: ignore[arg-type]
    blank = followed.values.get(child)
    written = isinstance(followed.given.get(blank), Claim)  # type: ignore[arg-type]
    sure = written or child not in followed.spans or followed.spans[child].holds(claim)
    return show(claim if sure and claim.relation is not Relation.EXACTLY else value)
