"""Trees as graph files: GraphML, node-link JSON and DOT, each read with care and written back."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn
from xml.etree.ElementTree import ParseError
from xml.parsers import expat

from search import notation
from search.graphs import dot
from search.graphs.networkx_graph import from_networkx, to_networkx
from search.tree import MOST_NODES, GameTree, Mover, TreeError

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
    # The children of a node have an order in JSON lists and in DOT; GraphML says they have none.
    return from_networkx(_READERS[suffix](text), layers, in_order=suffix != ".graphml")


def write(tree: GameTree, suffix: str) -> str:
    """The tree as the text of a file whose name ends like this."""
    return _WRITERS[suffix](to_networkx(tree))


def _read_graphml(text: str) -> networkx.Graph:
    import networkx

    _look_over(text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return networkx.parse_graphml(text)
    except (networkx.NetworkXException, ParseError, LookupError, TypeError, ValueError) as error:
        raise TreeError(f"this is not GraphML that can be read: {_reason(error)}") from None


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
                fail(f"the graph has more than {MOST_NODES:,} {kind}s: take a smaller one")
        if elements > MOST_ELEMENTS:
            fail(f"there are more than {MOST_ELEMENTS:,} elements: take a smaller graph")
        if nested > MOST_NESTED:
            fail(
                f"<{kind}> stands {nested} elements deep: GraphML needs no more than {MOST_NESTED}"
            )

    def end(_: str) -> None:
        nonlocal nested
        nested -= 1

    def doctype(*_: object) -> None:
        fail("a DOCTYPE can hide an XML bomb: take it out")

    def fail(message: str) -> NoReturn:
        raise TreeError(f"line {parser.CurrentLineNumber}: {message}")

    parser = expat.ParserCreate(namespace_separator=SPACE)
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise TreeError(
            f"line {error.lineno}, column {error.offset + 1}: this is not XML: "
            f"{expat.ErrorString(error.code)}"
        ) from None


def _read_json(text: str) -> networkx.Graph:
    import networkx

    # A node and its edge are an object each, so this refuses nothing that could be read.
    if text.count("{") > 2 * MOST_NODES + 2:
        raise TreeError(f"the graph has more than {MOST_NODES:,} nodes: take a smaller one")
    try:
        data = json.loads(text, parse_int=str, parse_float=str, parse_constant=str)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise TreeError(f"{where}: this is not JSON: {error.msg}") from None
    except RecursionError:
        raise TreeError("the file is nested too deep: a node-link graph is flat") from None
    if not isinstance(data, dict):
        raise TreeError("this is neither a nested list nor a node-link graph: write one of them")
    edges = "links" if "links" in data else "edges"
    for key in ("nodes", edges):
        rows = data.get(key)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise TreeError(f'a node-link graph needs "{key}", a list of objects')
    try:
        return networkx.node_link_graph(
            {"directed": False, "multigraph": False, **data}, edges=edges
        )
    except (networkx.NetworkXException, LookupError, TypeError, ValueError) as error:
        raise TreeError(f"this is not a node-link graph: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    """What another library says of bad input, as part of one line."""
    words = " ".join(str(error).split())
    return f"{words} is missing" if isinstance(error, KeyError) else words


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
