"""Orders of children as entries: what children are called, and how an order is read and written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from exercises.asks.entry import Entry, Listing
from exercises.asks.reading import Unreadable, sequence
from exercises.exercise import Given
from exercises.items import GivenError, move_text
from resources.words import placed
from search.frontier import in_order
from search.rules import Rules
from search.tree import GameTree, NodeId


def node_name(tree: GameTree, node: NodeId) -> str:
    """A node by its letter; by its path where another has the same."""
    label = tree.labels[node]
    return label if tree.labels.count(label) == 1 else tree.path(node) or label


def child_names(tree: GameTree, node: NodeId) -> dict[NodeId, str]:
    """What the children of a node are called: as moves are, or by place where two are alike."""
    children = tree.children(node)
    names = [move_text(tree, child) for child in children]
    if len(set(map(str.lower, names))) < len(names):
        names = [str(place) for place, _ in enumerate(names, 1)]
    return dict(zip(children, names, strict=True))


def order_entry(names: Mapping[NodeId, str], order: Iterable[NodeId]) -> Listing:
    """Children in this order, as an entry."""
    return Listing(tuple(names[child] for child in order))


def order_of(names: Mapping[NodeId, str], entry: Entry) -> list[NodeId]:
    """The children in the order that an entry tells."""
    assert isinstance(entry, Listing)
    named = {name: child for child, name in names.items()}
    return [named[name] for name in entry.names]


def given_order(tree: GameTree, rules: Rules, given: Given) -> Sequence[NodeId]:
    """The order of the root's children that an exercise gives; else the order of the search."""
    texts = dict(given).get("order")
    names = child_names(tree, GameTree.ROOT)
    if texts is None:
        return in_order(tree, rules, GameTree.ROOT)
    try:
        return order_of(names, sequence(tuple(names.values()), ", ".join(texts)))
    except Unreadable as error:
        raise GivenError(placed(error.sentence, "given", "order")) from None


def told_order(given: Given) -> str:
    """The order that is given, as it is told; nothing if none is."""
    return ", ".join(dict(given).get("order", ()))
