"""Quiescence by hand: which nodes are searched on at the depth limit, and what that is worth.

`ask` may name what is asked besides: `plain`, the same search without quiescence, and `extra`, how
many nodes are evaluated below the depth limit.
"""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written
from exercises.items.backing_up import TICKED, WORTH, above, best, plain_items
from resources.words import Message, Value, message, placed
from search.frontier import plies
from search.hooks import Hooks
from search.methods.quiescence import run_uncut, worth_at_once
from search.numbers import show_number
from search.rules import Rules
from search.trace import Trace
from search.tree import GameTree, NodeId, Score

BESIDE = ("plain", "extra")


class Quiescence:
    """The search at the depth limit and below it; whoever is mistaken does one thing otherwise."""

    def __init__(self, tree: GameTree, rules: Rules) -> None:
        self.tree, self.rules, self.limit = tree, rules, plies(tree, rules) or 0

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """Whether the search does not stop at a node, by whether it goes on at the one above."""
        reached = self.tree.depth(node) == self.limit or parent_on
        return reached and self.tree.shape.unquiet[node]

    def taken(self, node: NodeId, values: list[Score]) -> Score:
        """What a node that is searched on is worth by its children."""
        standing = [worth_at_once(self.tree, node)] if self.rules.stand_pat else []
        return best(self.tree, node, values + standing)

    def worth(self, node: NodeId, written: Written) -> Score:
        """What a node at the limit or below it is worth, by which nodes are said to be on."""
        if self.tree.is_leaf(node) or not is_on(self.tree, node, written):
            return worth_at_once(self.tree, node)
        return self.taken(node, [self.worth(child, written) for child in self.tree.children(node)])

    def evaluated(self, node: NodeId, written: Written) -> int:
        """How many nodes are evaluated below this one, where it is searched on."""
        if self.tree.is_leaf(node) or not is_on(self.tree, node, written):
            return 0
        below = [self.evaluated(child, written) for child in self.tree.children(node)]
        return sum(count or 1 for count in below)


def search(tree: GameTree, rules: Rules, _: Given, hooks: Hooks | None) -> Trace:
    """The search as it is asked about: nothing is cut."""
    return run_uncut(tree, rules, hooks)


def items(
    tree: GameTree,
    rules: Rules,
    given: Given,
    search: type[Quiescence] = Quiescence,
) -> tuple[Item, ...]:
    """A tick for each node that might be searched on, values from the limit up, and the move."""
    _check(tree, rules, given)
    way, asked = search(tree, rules), dict(given).get("ask", ())
    limit = plies(tree, rules) or 0
    ticks = [_tick(way, node) for node in doubtful(tree, limit)]
    found = [*ticks, *_frontier(way, limit), *above(tree, rules, limit)]
    if "plain" in asked:
        found += plain_items(tree, rules, limit)
    if "extra" in asked:
        found.append(_extra(way, limit))
    return tuple(found)


def _check(tree: GameTree, rules: Rules, given: Given) -> None:
    limit = plies(tree, rules)
    if limit is None or limit == 0 or limit >= tree.height:
        raise GivenError(message("given-limit"))
    numbers = [
        tree.payoffs[node] if tree.is_leaf(node) else tree.shape.statics[node]
        for node in tree
        if tree.is_leaf(node) or tree.depth(node) >= limit
    ]
    if not all(isinstance(number, Score) for number in numbers):
        raise GivenError(message("given-statics"))
    for name in dict(given).get("ask", ()):
        if name not in BESIDE:
            wrong = message("given-choice", name=repr(name), known=", ".join(BESIDE))
            raise GivenError(placed(wrong, "given", "ask"))


def doubtful(tree: GameTree, limit: int) -> list[NodeId]:
    """The nodes that might be searched on: all at the limit, those with a mark below it."""
    marked = tree.shape.unquiet
    at_limit = [node for node in tree.inner if tree.depth(node) == limit]
    below = [node for node in tree.inner if tree.depth(node) > limit and marked[node]]
    return at_limit + sorted(below, key=tree.depth)


def _tick_name(tree: GameTree, node: NodeId) -> str:
    return f"on.{tree.labels[node]}"


def is_on(tree: GameTree, node: NodeId, written: Written) -> bool:
    """Whether a node is said to be searched on."""
    return written.get(_tick_name(tree, node)) is True


def _tick(way: Quiescence, node: NodeId) -> Item:
    """Whether a node is searched on."""
    tree, label = way.tree, way.tree.labels[node]
    parent = tree.parent(node)
    on_above = parent if tree.depth(node) > way.limit else None

    def right(written: Written) -> bool:
        return way.searches_on(node, on_above is not None and is_on(tree, on_above, written))

    def why(written: Written) -> Message:
        reached = on_above is None or is_on(tree, on_above, written)
        marked = tree.shape.unquiet[node]
        key = "quiet" if not marked else "below" if on_above is not None else "limit"
        named = "" if on_above is None else tree.labels[on_above]
        return message(f"why-on-{key if reached else 'never'}", node=label, parent=named)

    return Item(
        _tick_name(tree, node),
        Ask.TICK,
        message("item-on", node=label),
        lambda written: right(written) or None,
        why,
        where=message("hint-on-where", node=label),
        rule=message("hint-on"),
        inputs=() if on_above is None else (_tick_name(tree, on_above),),
        row=label,
        column=message("column-on"),
        node=node,
        label=TICKED,
    )


def _frontier(way: Quiescence, limit: int) -> Iterator[Item]:
    """What each node at the depth limit is worth."""
    for node in way.tree.inner:
        if way.tree.depth(node) == limit:
            yield _at_limit(way, node)


def _at_limit(way: Quiescence, node: NodeId) -> Item:
    tree, label = way.tree, way.tree.labels[node]
    right = Quiescence(tree, way.rules)

    def why(written: Written) -> Message:
        if not is_on(tree, node, written):
            return message(
                "why-limit-static", node=label, value=show_number(worth_at_once(tree, node))
            )
        values = [right.worth(child, written) for child in tree.children(node)]
        words: dict[str, Value] = {
            "node": label,
            "player": tree.mover(node).value.upper(),
            "values": ", ".join(map(show_number, values)),
            "static": show_number(worth_at_once(tree, node)),
            "value": show_number(right.taken(node, values)),
        }
        return message("why-limit-stand" if way.rules.stand_pat else "why-limit-on", **words)

    below = [each for each in doubtful(tree, tree.depth(node)) if each in tree.within(node)]
    return Item(
        label,
        Ask.CELL,
        message("item-worth", node=label),
        lambda written: way.worth(node, written),
        why,
        where=message("hint-limit-where", node=label),
        rule=message("hint-limit-stand" if way.rules.stand_pat else "hint-limit"),
        inputs=tuple(_tick_name(tree, each) for each in below),
        row=label,
        column=message("column-worth"),
        node=node,
        label=WORTH,
    )


def _extra(way: Quiescence, limit: int) -> Item:
    """How many nodes are evaluated below the depth limit."""
    tree = way.tree
    at_limit = [node for node in tree.inner if tree.depth(node) == limit]

    def answer(written: Written) -> Entry:
        return sum(way.evaluated(node, written) for node in at_limit)

    def why(written: Written) -> Message:
        on = [node for node in at_limit if is_on(tree, node, written)]
        parts = ", ".join(f"{tree.labels[n]} {way.evaluated(n, written)}" for n in on)
        return message("why-extra", parts=parts or "0")

    return Item(
        "extra",
        Ask.CELL,
        message("item-extra"),
        answer,
        why,
        where=message("hint-extra-where"),
        rule=message("hint-extra"),
        inputs=tuple(_tick_name(tree, node) for node in doubtful(tree, limit)),
    )
