"""Why no move is marked at a node: the line of best play, or the student's own, goes elsewhere."""

from __future__ import annotations

from itertools import pairwise

from exercises.exercise import Blank
from exercises.judging.follow_through import FollowThrough
from exercises.wording.node_names import name
from resources.words import Message, Value, message


def off_line(followed: FollowThrough, blank: Blank, words: dict[str, Value]) -> Message:
    """Where the line goes instead, as far as the student has marked it."""
    parting = line_elsewhere(followed, blank)
    if not parting:
        return message("why-off-line", **words)
    return message("why-off-own-line", **parting, **words)


def line_elsewhere(followed: FollowThrough, blank: Blank) -> dict[str, Value]:
    """The move on the way to a node by which the student's own line leaves it, and what it leaves.

    Empty where no such move is marked.
    """
    tree = followed.tree
    way = [blank.node, *tree.ancestors(blank.node)][::-1]
    for above, child in pairwise(way):
        move = followed.given.get(followed.bests.get(above))  # type: ignore[arg-type]
        taken = tree.children(above)[move] if isinstance(move, int) else child
        if taken != child:
            return {"taken": name(tree, taken), "instead": name(tree, child)}
    return {}
