"""Trees as graph files: GraphML, node-link JSON and DOT, each read with care and written back."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn
from xml.etree.ElementTree import ParseError
from xml.parsers import expat

from resources.words import Message, Value, message
from search import notation
from search.graphs import dot
from search.graphs.networkx_graph import from_networkx, to_networkx
from search.tree import MOST_NODES, GameTree, Mover, NodeId, TreeError

if TYPE_CHECKING:
    import networkx

MOST_NESTED = 16
"""GraphML is flat: what is nested deeper is something else."""
MOST_ELEMENTS = 5 * MOST_NODES
"""A node and its edge, with three facts about them."""
SPACE = " "
"""Stands between the address of a namespace and the name of an element."""


def read(text: str, suffix: str, layers: Sequence[Mover] | None = None) -> GameTree:
    """The tree in a file whose name ends like this; a nested JSON list is notation already."""
    if suffix == ".json" and text.lstrip().startswith("["):
        return notation.read(text, layers)
    return from_networkx(_READERS[suffix](text), layers)


def write(tree: GameTree, suffix: str) -> str:
    """The tree as the text of a file whose name ends like this."""
    return _WRITERS[suffix](to_networkx(tree))


def write_graph(tree: GameTree, suffix: str, same: Mapping[NodeId, NodeId]) -> str:
    """A tree as the graph that it stands for: arrows to a leaf lead to the node that it is."""
    graph = to_networkx(tree)
    for leaf, node in same.items():
        for parent, _, given in list(graph.in_edges(int(leaf), data=True)):
            graph.add_edge(parent, int(node), **given)
        graph.remove_node(int(leaf))
    return _WRITERS[suffix](graph)


def _read_graphml(text: str) -> networkx.Graph:
    import networkx

    _look_over(text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return networkx.parse_graphml(text)
    except (networkx.NetworkXException, ParseError, LookupError, TypeError, ValueError) as error:
        raise TreeError(message("graphml-none", why=_reason(error))) from None


def _look_over(text: str) -> None:
    """Refuse XML that is broken, too large, or defines entities, before anything is built."""
    counts = {"node": 0, "edge": 0}
    elements = 0
    nested = 0

    def start(tag: str, _: object) -> None:
        nonlocal nested, elements
        nested += 1
        elements += 1
        kind = tag.rpartition(SPACE)[2]
        if kind in counts:
            counts[kind] += 1
            if counts[kind] > MOST_NODES:
                fail(message("graph-large", most=MOST_NODES, what=f"{kind}s"))
        if elements > MOST_ELEMENTS:
            fail(message("graphml-large", most=MOST_ELEMENTS))
        if nested > MOST_NESTED:
            fail(message("graphml-deep", element=kind, depth=nested, most=MOST_NESTED))

    def end(_: str) -> None:
        nonlocal nested
        nested -= 1

    def doctype(*_: object) -> None:
        fail(message("graphml-doctype"))

    def fail(why: Message) -> NoReturn:
        raise TreeError(message("at-line", line=str(parser.CurrentLineNumber), why=why))

    parser = expat.ParserCreate(namespace_separator=SPACE)
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        why = message("xml-none", why=expat.ErrorString(error.code))
        line, column = str(error.lineno), str(error.offset + 1)
        raise TreeError(message("at-column", line=line, column=column, why=why)) from None


def _read_json(text: str) -> networkx.Graph:
    import networkx

    # A node and its edge are an object each, so this refuses nothing that could be read.
    if text.count("{") > 2 * MOST_NODES + 2:
        raise TreeError(message("graph-large", most=MOST_NODES, what="nodes"))
    try:
        data = json.loads(text, parse_int=str, parse_float=str, parse_constant=str)
    except json.JSONDecodeError as error:
        why = message("json-none", why=error.msg)
        line, column = str(error.lineno), str(error.colno)
        raise TreeError(message("at-column", line=line, column=column, why=why)) from None
    except RecursionError:
        raise TreeError(message("node-link-deep")) from None
    if not isinstance(data, dict):
        raise TreeError(message("json-no-tree"))
    edges = "links" if "links" in data else "edges"
    for key in ("nodes", edges):
        rows = data.get(key)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise TreeError(message("node-link-needs", field=key))
    try:
        return networkx.node_link_graph(
            {"directed": False, "multigraph": False, **data}, edges=edges
        )
    except (networkx.NetworkXException, LookupError, TypeError, ValueError) as error:
        raise TreeError(message("node-link-none", why=_reason(error))) from None


def _reason(error: Exception) -> Value:
    """What another library says of bad input, as part of one line."""
    words = " ".join(str(error).split())
    return message("missing", what=words) if isinstance(error, KeyError) else words


def _write_graphml(graph: networkx.DiGraph) -> str:
    import networkx

    return "\n".join(networkx.generate_graphml(graph)) + "\n"


def _write_json(graph: networkx.DiGraph) -> str:
    import networkx

    return json.dumps(networkx.node_link_data(graph, edges="edges"), ensure_ascii=False) + "\n"


_READERS: dict[str, Callable[[str], Any]] = {
    ".graphml": _read_graphml,
    ".json": _read_json,
    ".dot": dot.read,
    ".gv": dot.read,
}
_WRITERS: dict[str, Callable[[Any], str]] = {
    ".graphml": _write_graphml,
    ".json": _write_json,
    ".dot": dot.write,
    ".gv": dot.write,
}
SUFFIXES = tuple(_READERS)
