"""First hints: where on the tree to look."""

from __future__ import annotations

from exercises.asks import Position, Topic
from exercises.exercise import Blank, Exercise
from exercises.judging.follow_through import FollowThrough
from exercises.wording.game_reasons import is_end
from exercises.wording.line_reasons import line_elsewhere
from exercises.wording.node_names import name, named
from resources.words import Message, Value, message
from search.frontier import plies


def where(exercise: Exercise, followed: FollowThrough, blank: Blank, unvisited: bool) -> Message:
    """Where to look, as the search goes that is led so."""
    tree, rules = exercise.tree, exercise.rules
    children = ", ".join(name(tree, child) for child in tree.children(blank.node))
    words: dict[str, Value] = {"children": children, **named(exercise, blank)}
    words |= {"count": rules.frame or 0, "bound": blank.ask.row.label}
    at = "unvisited" if unvisited else _place(exercise, followed, blank)
    return message(f"hint-where-{at}", **words)


def _place(exercise: Exercise, followed: FollowThrough, blank: Blank) -> str:
    tree, rules, row = exercise.tree, exercise.rules, blank.ask.row
    topic, ask = row.topic, str(blank.ask.value)
    at_limit = tree.depth(blank.node) == plies(tree, rules)
    if topic is Topic.VALUE and is_end(exercise, blank):
        return "utility"
    if topic is Topic.VALUE and not row.claim and at_limit:
        return "limit"
    if row.position is Position.BRANCH and tree.players is not None:
        return "cut-sum"
    if followed.framed is not None:
        return "frame"
    if topic is Topic.MOVE and followed.due.get(blank) is None:
        return "off-own-line" if line_elsewhere(followed, blank) else "off-line"
    if topic is Topic.CHAIN:
        return "chain"
    if topic is Topic.WINDOW and followed.leaving:
        return "leaving"
    if topic is Topic.WINDOW and tree.parent(blank.node) is None:
        return "root"
    return "parent" if topic is Topic.WINDOW and not rules.deep else ask
