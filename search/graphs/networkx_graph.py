"""Trees as networkx graphs, and back after a check that a graph is an ordered arborescence.

A leaf carries its `payoff`; an inner node may carry `mover` and `static`, and `unquiet` where it
is marked so; any node a name as its `title` (pydot can't read a `name`), and what stands in it as
its `state`.
An edge carries its place among its siblings as `order`, below chance its `odds`, and the name of
its `move`.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from resources.words import message
from search.builder import Builder
from search.notation import is_name
from search.numbers import NumberError, as_int, read_number, write_payoff
from search.tree import MOST_NODES, MOST_PLAYERS, GameTree, Mover, Payoff, Score, TreeError

if TYPE_CHECKING:
    import networkx

# Other programs' words for the same things; the first of each is the one written.
_PAYOFF = ("payoff", "utility", "value", "label")
_NAME = ("title", "name")
_MOVER = ("mover", "player")
_ODDS = ("odds", "probability")
_ORDER = ("order", "index")
_NUMBERED = re.compile(r"[A-Za-z]{0,4}_?\d+")
"""A node's number, as programs write it: 3, n3 or node_3."""
_STATIC = ("static",)
_UNQUIET = ("unquiet",)
_STATE = ("state",)
_MOVE = ("move",)
WORDS = frozenset(
    (*_PAYOFF, *_NAME, *_MOVER, *_STATIC, *_UNQUIET, *_STATE, *_ODDS, *_ORDER, *_MOVE)
)
"""All attributes that say something about a tree."""


def to_networkx(tree: GameTree) -> networkx.DiGraph:
    """The tree as a directed graph that reads back as the same tree."""
    import networkx

    graph = networkx.DiGraph()
    shape = tree.shape
    for node in tree:
        given: dict[str, int | str | None] = {
            "title": shape.names[node],
            "state": shape.states[node],
        }
        if tree.is_leaf(node):
            payoff = tree.payoffs[node]
            given["payoff"] = "?" if payoff is None else _written(payoff)
        else:
            given["mover"] = tree.mover(node).value
            static = shape.statics[node]
            given["static"] = None if static is None else _written(static)
            given["unquiet"] = 1 if shape.unquiet[node] else None
        graph.add_node(
            int(node), **{word: what for word, what in given.items() if what is not None}
        )
    for node in tree.inner:
        for order, child in enumerate(tree.children(node)):
            more = {"odds": _written(shape.odds[node][order])} if shape.odds[node] else {}
            if (move := shape.moves[child]) is not None:
                more["move"] = move
            graph.add_edge(int(node), int(child), order=order, **more)
    return graph


def from_networkx(graph: networkx.Graph, layers: Sequence[Mover] | None = None) -> GameTree:
    """The tree that a graph means; where no order is given, children stand as their edges do."""
    if not graph.is_directed():
        raise TreeError(message("graph-undirected"))
    if len(graph) > MOST_NODES:
        raise TreeError(message("graph-large", most=MOST_NODES, what="nodes"))
    root = _root(graph)
    builder, found = Builder(), [root]
    waiting: list[Any] = [root]
    try:
        while waiting:
            node = waiting.pop()
            if node is _END:
                builder.close()
                continue
            found[len(builder.payoffs) :] = [node]
            children = _children(graph, node)
            _add(builder, graph, node, bool(children))
            if children:
                waiting.append(_END)
                waiting.extend(reversed(children))
        if len(builder.payoffs) < len(graph):
            reached = set(found)
            lost = next(node for node in graph if node not in reached)
            raise TreeError(message("graph-cycle", node=repr(lost)))
        return builder.done(layers)
    except TreeError as error:
        if error.node is None:
            raise
        at = message("at-node", node=repr(found[error.node]), why=error.sentence)
        raise TreeError(at, error.node) from None


_END = object()
"""Stands in the list of waiting nodes where an inner node's children are all read."""


def _root(graph: networkx.DiGraph) -> Hashable:
    """The one node without a parent, once every other is seen to have just one."""
    roots: list[Hashable] = []
    for node in graph:
        above = [parent for parent, _ in graph.in_edges(node)]
        if len(above) > 1:
            raise TreeError(
                message(
                    "graph-parents",
                    node=repr(node),
                    count=str(len(above)),
                    one=repr(above[0]),
                    other=repr(above[1]),
                )
            )
        if not above:
            roots.append(node)
    if len(roots) > 1:
        raise TreeError(message("graph-roots", one=repr(roots[0]), other=repr(roots[1])))
    if not roots and len(graph):
        raise TreeError(message("graph-rootless", node=repr(next(iter(graph)))))
    if not roots:
        raise TreeError(message("graph-empty"))
    return roots[0]


def _children(graph: networkx.DiGraph, node: Hashable) -> list[Hashable]:
    """The node's children, from left to right."""
    children = list(graph.successors(node))
    given = [_first(_ORDER, _edge(graph, node, child), graph.nodes[child]) for child in children]
    if all(order is None for order in given):
        return children
    places: dict[Score, Hashable] = {}
    for child, order in zip(children, given, strict=True):
        if order is None:
            raise TreeError(message("graph-order-some", node=repr(child)))
        place = _number(child, order)
        if place in places:
            raise TreeError(
                message(
                    "graph-order-twice",
                    one=repr(places[place]),
                    other=repr(child),
                    order=str(place),
                )
            )
        places[place] = child
    return [places[place] for place in sorted(places)]


def _own_name(node: Hashable) -> str | None:
    """What a file calls a node; the numbers that programs give to nodes are no names."""
    called = isinstance(node, str) and is_name(node) and not _NUMBERED.fullmatch(node)
    return str(node) if called else None


def _add(builder: Builder, graph: networkx.DiGraph, node: Hashable, inner: bool) -> None:
    """Grow this node in the tree."""
    given = graph.nodes[node]
    above = next(iter(graph.predecessors(node)), None) if builder.path else None
    edge = {} if above is None else _edge(graph, above, node)
    odds, move, state = _first(_ODDS, edge), _first(_MOVE, edge), _first(_STATE, given)
    share = None if odds is None else _number(node, odds)
    shown = None if state is None else str(state), None if move is None else str(move)
    name = _first(_NAME, given)
    if name is not None and not is_name(str(name)):
        raise TreeError(message("graph-name", node=repr(node), name=repr(name)))
    name = _own_name(node) if name is None else str(name)
    if not inner:
        payoff = _first(_PAYOFF, given)
        if payoff is None:
            raise TreeError(message("graph-no-payoff", node=repr(node)))
        if _first(("mover",), given) is not None:
            raise TreeError(message("graph-leaf-mover", node=repr(node)))
        builder.leaf(None if payoff == "?" else _payoff(node, payoff), name, share, *shown)
        return
    if _first(("payoff",), given) is not None:
        raise TreeError(message("graph-inner-payoff", node=repr(node)))
    static = _first(_STATIC, given)
    worth = None if static is None else _payoff(node, static)
    unquiet = str(_first(_UNQUIET, given) or "0").lower() not in ("0", "false", "no")
    builder.open(_mover(node, given), worth, name, share, *shown, unquiet)


def _edge(graph: networkx.DiGraph, node: Hashable, child: Hashable) -> Mapping[str, Any]:
    """What the only edge between the two carries."""
    edge: Mapping[Any, Any] = graph.get_edge_data(node, child)
    return next(iter(edge.values())) if graph.is_multigraph() else edge


def _first(words: Iterable[str], *places: Mapping[str, Any]) -> Any:
    """The first attribute that is given and not empty."""
    for given in places:
        for word in words:
            if given.get(word) not in (None, ""):
                return given[word]
    return None


def _mover(node: Hashable, given: Mapping[str, Any]) -> Mover | None:
    word = _first(_MOVER, given)
    if word is None:
        return None
    for mover in Mover:
        if str(word) in (mover.value, mover.value.upper()):
            return mover
    unknown = message("graph-mover", word=repr(word))
    raise TreeError(message("at-node", node=repr(node), why=unknown))


def _payoff(node: Hashable, given: Any) -> Payoff:
    """A number, or a vector as a list or as text such as (1, 2, 6)."""
    if isinstance(given, str) and given.strip().startswith("("):
        given = given.strip().strip("()").replace(",", " ").split()
    if isinstance(given, list | tuple):
        if len(given) > MOST_PLAYERS:
            why = message("vector-length", most=MOST_PLAYERS, count=str(len(given)))
            raise TreeError(message("at-node", node=repr(node), why=why))
        return tuple(_number(node, score) for score in given)
    return _number(node, given)


def _number(node: Hashable, given: Any) -> Score:
    if isinstance(given, Fraction):
        return as_int(given)
    try:
        return read_number(str(given).strip())
    except NumberError as error:
        why = message("graph-number", why=error.sentence)
        raise TreeError(message("at-node", node=repr(node), why=why)) from None


def _written(payoff: Payoff) -> int | str:
    """As a number where that is exact in every format, else as text."""
    return payoff if isinstance(payoff, int) else write_payoff(payoff)
