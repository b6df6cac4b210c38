"""Why something belongs at a question beside the tree, and what a wrong pick may come from."""

from __future__ import annotations

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Blank, Exercise
from exercises.items import Item
from exercises.judging.follow_through import FollowThrough
from exercises.kinds import items_of
from exercises.misconceptions.behind_options import mistakes_behind
from exercises.wording.node_names import name
from resources.words import Message, Value, message


def item_reason(
    exercise: Exercise,
    followed: FollowThrough,
    blank: Blank,
    against: Value,
    source: Message | None,
) -> Message:
    """What belongs there, and why; the blank that an item asks about may say it for it."""
    item, due = items_of(exercise)[blank.item], followed.due.get(blank)
    first = _first_to_write(followed, item)
    if first is not None:
        return first
    because = source or (item.why(followed.beside) if item.why is not None else "")
    words: dict[str, Value] = {"question": item.question, "why": because, "against": against}
    if item.ask is Ask.TICK:
        return message("why-tick" if due else "why-no-tick", **words)
    if item.ask is Ask.CUT:
        return message("why-crossed" if due else "why-not-crossed", **words)
    if item.placed is not None and item.ask is Ask.STATE:
        return _placed_reason(followed, item, due, words)
    if due is None and (item.empty or item.placed is not None):
        return message("why-item-nothing", **words)
    if due is None:
        return message("why-item-none", **words)
    key = "why-cell" if item.placed is not None or not blank.named else f"why-{item.ask.value}"
    return message(key, due=item.said(due), **words)


def _first_to_write(followed: FollowThrough, item: Item) -> Message | None:
    """The state that must be written before it can be told what belongs at a place below it."""
    exercise, tree = followed.exercise, followed.exercise.tree
    sheet = {blank.item: entry for blank, entry in followed.given.items()}
    if item.placed is None or not item.placed(followed.beside, sheet).missing:
        return None
    states = [each for each in items_of(exercise).values() if each.ask is Ask.STATE]
    empty = {each.node for each in states if each.name not in followed.beside}
    first = min(empty.intersection((item.node, *tree.ancestors(item.node))))
    if first == item.node:
        return message("why-placed-first-here")
    return message("why-placed-first", node=name(tree, first))


def _placed_reason(
    followed: FollowThrough, item: Item, due: Entry | None, words: dict[str, Value]
) -> Message:
    """What is still missing among the states below a node; the same may stand there already."""
    tree, given = followed.exercise.tree, followed.given
    entry, parent = given.get(item.blank), tree.parent(item.node)
    beside = () if parent is None else tree.children(parent)
    others = [given.get(each) for each in given if each.node in beside and each.node != item.node]
    words["due"] = "" if due is None else item.show(due)
    if entry is not None and not item.same(entry, due):
        words["entry"] = item.show(entry)
        if any(other is not None and item.same(entry, other) for other in others):
            return message("why-placed-twice", **words)
    return message("why-placed" if due is not None else "why-placed-none", **words)


def mistaken(
    followed: FollowThrough, blank: Blank, entry: Entry | None, by_entries: bool
) -> Message | None:
    """Which known mistakes come to the option that was picked, the word or the number written.

    What comes to an option does so with the right entries before it, and not with others.
    """
    if not blank.item or entry is None:
        return None
    exercise = followed.exercise
    item = items_of(exercise)[blank.item]
    if item.slip is not None:
        return item.slip(followed.beside, entry)
    if by_entries or blank.ask not in (Ask.PICK, Ask.TRUE):
        return None
    behind = mistakes_behind(exercise, item).get(str(entry), [])
    found = [message(f"about-{mistake}") for mistake in behind]
    if not found:
        return None
    words = {"option": item.show(entry), "about": found[0]}
    return message("pick-from" if len(found) == 1 else "pick-from-either", **words, other=found[-1])
