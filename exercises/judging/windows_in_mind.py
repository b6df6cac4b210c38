"""Windows that somebody had in mind where they are not asked: as a node was cut, or began."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.exercise import Blank
from exercises.judging.follow_through import FollowThrough
from exercises.judging.head_slips import HeadSlip, Mistaken, Stopped
from search.frontier import in_order
from search.tree import TWO_PLAYERS


def windows_in_mind(
    followed: FollowThrough, blamed: Blank, wrong: list[Blank]
) -> Iterator[HeadSlip]:
    """Where a window is asked as it is left, it may have been cut too early, or begun otherwise.

    Whoever writes all its ends in time writes how it began, but not where it was cut.
    """
    if followed.leaving or followed.chained:
        yield from _stopped(followed, blamed)
    if followed.leaving:
        yield from _begun(followed, blamed, wrong)


def _stopped(followed: FollowThrough, blamed: Blank) -> Iterator[HeadSlip]:
    """Cut after a child though the window was still open."""
    tree = followed.tree
    for node in (blamed.node, tree.parent(blamed.node)):
        if node is None or tree.shape.movers[node] not in TWO_PLAYERS:
            continue
        for child in in_order(tree, followed.exercise.rules, node)[:-1]:
            if child in followed.seen.get(node, ()):
                yield Stopped(child)


def _begun(followed: FollowThrough, blamed: Blank, wrong: list[Blank]) -> Iterator[HeadSlip]:
    """Begun with another end, which is written there or further down."""
    tree, given = followed.tree, followed.given
    for node in (blamed.node, *tree.ancestors(blamed.node)):
        if node not in followed.entered:
            continue
        below = tree.within(node)
        for beta, asked in ((False, followed.alphas), (True, followed.betas)):
            ends = [
                given.get(blank)
                for blank in wrong
                if asked.get(blank.node) == blank and blank.node in below
            ]
            for end in dict.fromkeys(ends):
                if end is not None and end != followed.entered[node][beta]:
                    yield Mistaken(node, beta, end)  # type: ignore[arg-type]
