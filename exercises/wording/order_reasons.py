"""Why an order of the children is better than another: how many leaves each costs."""

from __future__ import annotations

from exercises.asks.entry import Entry, in_order_of
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.judging.follow_through import FollowThrough
from exercises.wording.node_names import name
from resources.words import Message, Value, message
from search.methods import exact_values
from search.methods.ordering import best_orders, least_leaves
from search.rules import Order
from search.tree import Mover, NodeId, Score


def order_reason(
    exercise: Exercise, followed: FollowThrough, blank: Blank, entry: Entry | None
) -> Message:
    """How many leaves an order costs, after the student's orders before it, and a best one."""
    tree, rules, node = exercise.tree, exercise.rules, blank.node
    children = tree.children(node)
    order = children if entry is None else in_order_of(entry, children)
    before = {
        each.node: in_order_of(followed.given[each], tree.children(each.node))
        for each in exercise.blanks
        if each in followed.given and each.node < node
    }
    now, least = (least_leaves(tree, rules, fixed) for fixed in ({**before, node: order}, before))
    if now == least:
        return message("why-order-fine", node=name(tree, node), least=least)
    best = best_orders(tree, rules, before)[node]
    return message("why-order", now=now, least=least, **order_words(exercise, node, best))


def order_words(exercise: Exercise, node: NodeId, order: tuple[NodeId, ...]) -> dict[str, Value]:
    """An order of children by their names, with what they are worth and who moves."""
    tree, rules = exercise.tree, exercise.rules
    worth: dict[NodeId, Score] = exact_values(tree, exercise.method, rules)  # type: ignore[assignment]
    mover = tree.mover(node)
    values = [worth[child] for child in order]
    best = max(values) if mover is Mover.MAX else min(values)
    backwards = exercise.rules.order is Order.RIGHT_TO_LEFT
    words: dict[str, Value] = {
        "player": mover.value.upper(),
        "children": ", ".join(name(tree, child) for child in order),
        "values": ", ".join(map(show, values)),
    }
    leaves = "-leaves" if all(tree.is_leaf(child) for child in order) else ""
    where = "other" if values[-backwards] != best else "last" if backwards else "best"
    told = message(f"order-{where}{leaves}", **words)
    return {"node": name(tree, node), "order": told, **words}
