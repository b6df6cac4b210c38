"""Singular extensions by hand: which child is searched one ply deeper, and what that is worth.

`ask` may name `plain`: the same search without any extension.
"""

from __future__ import annotations

from collections.abc import Sequence

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written, move_text
from exercises.items.backing_up import (
    WORTH,
    Values,
    above,
    best,
    move_item,
    plain_items,
    worth_item,
)
from resources.words import Message, Value, message, placed
from search.frontier import plies
from search.methods.quiescence import lead, worth_at_once
from search.numbers import show_number
from search.rules import Rules
from search.tree import GameTree, NodeId, Score, TreeError


class Extension:
    """Which child is searched deeper; whoever is mistaken does one thing otherwise."""

    def __init__(self, tree: GameTree, rules: Rules) -> None:
        self.tree, self.rules = tree, rules
        assert rules.singular is not None
        self.margin: Score = rules.singular

    def singular(self, node: NodeId) -> NodeId | None:
        """The child of a node one ply above the limit that is searched deeper, if one is."""
        child, ahead = lead(self.tree, node)
        return child if ahead >= self.margin and not self.tree.is_leaf(child) else None

    def worth(self, child: NodeId, deeper: bool) -> Score:
        """What a child at the limit is worth."""
        if not deeper or self.tree.is_leaf(child):
            return worth_at_once(self.tree, child)
        below = [worth_at_once(self.tree, each) for each in self.tree.children(child)]
        return best(self.tree, child, below)


def items(
    tree: GameTree, rules: Rules, given: Given, search: type[Extension] = Extension
) -> tuple[Item, ...]:
    """At each node above the limit the child that is searched deeper, then values and the move."""
    limit = _limit(tree, rules, given)
    way = search(tree, rules)
    parents = [node for node in tree.inner if tree.depth(node) == limit - 1]
    found = [_pick(way, node) for node in parents if _picked(tree, node)]
    found += [_extended(way, node) for node in parents]
    if limit == 1:
        root, values = GameTree.ROOT, _values(way, GameTree.ROOT)
        question = message("item-move", node=tree.labels[root])
        found.append(move_item("move", tree, rules, values, _picked(tree, root), question))
    else:
        found += above(tree, rules, limit - 1)
    asked = dict(given).get("ask", ())
    return (*found, *plain_items(tree, rules, limit)) if "plain" in asked else tuple(found)


def _limit(tree: GameTree, rules: Rules, given: Given) -> int:
    limit = plies(tree, rules)
    if limit is None or not 0 < limit < tree.height or rules.singular is None:
        raise GivenError(message("given-singular"))
    if any(tree.shape.unquiet):
        raise GivenError(message("given-singular-quiet"))
    strange = [name for name in dict(given).get("ask", ()) if name != "plain"]
    if strange:
        wrong = message("given-choice", name=repr(strange[0]), known="plain")
        raise GivenError(placed(wrong, "given", "ask"))
    try:
        for node in tree:
            if tree.is_leaf(node) or limit <= tree.depth(node) <= limit + 1:
                worth_at_once(tree, node)
    except TreeError as error:
        raise GivenError(error.sentence) from None
    return limit


def _picked(tree: GameTree, node: NodeId) -> Sequence[str]:
    """The item that says which child is searched deeper; with an only child there is none."""
    return (f"{tree.labels[node]}.deeper",) if len(tree.children(node)) > 1 else ()


def _values(way: Extension, node: NodeId) -> Values:
    """What the children are worth, by which of them is said to be searched deeper."""
    tree, names = way.tree, _picked(way.tree, node)

    def values(written: Written) -> list[Score]:
        entry = written.get(names[0]) if names else None
        letters = _options_item(tree, node).letters
        return [
            way.worth(child, entry == letter)
            for child, letter in zip(tree.children(node), letters, strict=False)
        ]

    return values


def _extended(way: Extension, node: NodeId) -> Item:
    """What a node is worth, by which of its children is searched deeper."""
    tree, label = way.tree, way.tree.labels[node]
    names, values = _picked(tree, node), _values(way, node)
    place = label, message("column-worth")
    question = message("item-worth", node=label)
    return worth_item(label, tree, node, values, names, question, *place, WORTH)


def _options_item(tree: GameTree, node: NodeId) -> Item:
    """The question which child is searched deeper, without its answer."""
    label = tree.labels[node]
    texts: list[Value] = [move_text(tree, child) for child in tree.children(node)]
    return Item(
        f"{label}.deeper",
        Ask.PICK,
        message("item-deeper", node=label),
        lambda _: None,
        options=(*texts, message("option-nobody")),
        nodes=tuple(tree.children(node)),
        node=node,
    )


def _pick(way: Extension, node: NodeId) -> Item:
    tree, asked = way.tree, _options_item(way.tree, node)
    children = tree.children(node)

    def answer(_: Written) -> Entry:
        child = way.singular(node)
        return asked.letters[len(children) if child is None else children.index(child)]

    child, ahead = lead(tree, node)
    words: dict[str, Value] = {
        "node": tree.labels[node],
        "player": tree.mover(node).value.upper(),
        "child": move_text(tree, child),
        "ahead": show_number(ahead),
        "margin": show_number(way.margin),
    }
    key = "leaf" if tree.is_leaf(child) else "yes" if ahead >= way.margin else "no"
    why: Message = message(f"why-deeper-{key}", **words)
    return asked._replace(
        answer=answer,
        why=lambda _: why,
        where=message("hint-deeper-where", node=tree.labels[node]),
        rule=message("hint-deeper", margin=show_number(way.margin)),
    )
