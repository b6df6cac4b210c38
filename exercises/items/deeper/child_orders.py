"""Orders of children: what they are called and return, and how an order is read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from exercises.asks.entry import Entry, Listing
from exercises.asks.reading import Unreadable, sequence
from exercises.exercise import Given
from exercises.items import GivenError, move_text
from resources.words import Message, message, placed
from search.cuts import cut_sign
from search.numbers import show_number, western
from search.trace import Cutoff, Reason, Trace
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


def returned(trace: Trace, node: NodeId) -> str:
    """A node by its letter, if it has one, with what it returned."""
    return f"{trace.tree.labels[node]} {show_number(trace.values[node])}".strip()


def tried(trace: Trace, node: NodeId) -> str:
    """The children that a node tried in their order, each with what it returned."""
    children = [step.child for step in trace.updates_at.get(node, [])]
    return ", ".join(returned(trace, child) for child in children) or "–"


def stopped(trace: Trace, cutoff: Cutoff) -> Message:
    """What a node had when it stopped, beside the bound that it had come to."""
    window, at_alpha = trace.windows[cutoff.node], cutoff.reason is Reason.ALPHA
    value = show_number(trace.found[cutoff.node])
    if cutoff.reason is Reason.RANGE:
        return message("stopped-at-range", value=value)
    return message(
        "stopped-at",
        value=value,
        sign=cut_sign(trace.rules, trace.tree.mover(cutoff.node), at_alpha=at_alpha),
        greek="α" if at_alpha else "β",
        bound=show_number(window.alpha if at_alpha else window.beta),
    )


def order_entry(names: Mapping[NodeId, str], order: Iterable[NodeId]) -> Listing:
    """Children in this order, as an entry."""
    return Listing(tuple(names[child] for child in order))


def order_of(names: Mapping[NodeId, str], entry: Entry) -> list[NodeId]:
    """The children in the order that an entry tells."""
    assert isinstance(entry, Listing)
    named = {name: child for child, name in names.items()}
    return [named[name] for name in entry.names]


def given_orders(
    tree: GameTree,
    given: Given,
    names: Callable[[GameTree, NodeId], Mapping[NodeId, str]] = child_names,
) -> dict[NodeId, list[NodeId]]:
    """The orders in which an exercise has children tried: those of the root, or `B: F E` at B."""
    nodes = {node_name(tree, node): node for node in tree.inner}
    orders = {node_name(tree, GameTree.ROOT): told_order(given)} if told_order(given) else {}
    for line in _inner_orders(given):
        name, _, order = line.partition(":")
        orders[name.strip()] = order
    found: dict[NodeId, list[NodeId]] = {}
    for name, text in orders.items():
        if name not in nodes:
            unknown = message("given-choice", name=repr(name), known=", ".join(nodes))
            raise GivenError(placed(unknown, "given", "order"))
        node = nodes[name]
        called = (names if node else child_names)(tree, node)
        try:
            found[node] = order_of(called, sequence(tuple(called.values()), western(text.strip())))
        except Unreadable as error:
            raise GivenError(placed(error.sentence, "given", "order")) from None
    return found


def told_order(given: Given) -> str:
    """The order of the root's children that is given, as it is told; nothing if none is."""
    return ", ".join(text for text in dict(given).get("order", ()) if ":" not in text)


def told_inner_orders(given: Given) -> str:
    """The orders that are given at other nodes, as they are told; nothing if none is."""
    return "; ".join(_inner_orders(given))


def _inner_orders(given: Given) -> list[str]:
    return [text for text in dict(given).get("order", ()) if ":" in text]
