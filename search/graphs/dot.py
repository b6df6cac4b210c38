"""Graphviz's DOT language, as far as it says what is connected: nodes, edges, attributes.

Ours, because pydot needs milliseconds for every node and prints its complaints.
The grammar is https://graphviz.org/doc/info/lang.html; ports are read and forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from resources.words import Message, message
from search.graphs.networkx_graph import WORDS
from search.tree import MOST_NODES, MOST_PLIES, TreeError

if TYPE_CHECKING:
    import networkx

_TOKEN = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/|^\#[^\n]*)|(?P<arrow>->|--)"
    r'|(?P<word>[^\W\d]\w*|-?(?:\.\d+|\d+(?:\.\d*)?)|"[^"\\]*(?:\\.[^"\\]*)*")'
    r"|(?P<sign>[{}\[\]=;,:])|(?P<other>.)",
    re.DOTALL | re.MULTILINE,
)
_KEYWORDS = ("graph", "digraph", "node", "edge", "subgraph", "strict")
_Attributes = dict[str, str]


class _Token(NamedTuple):
    kind: str
    text: str
    place: int


def read(text: str) -> networkx.Graph:
    """The graph that a DOT file means; its edges keep the order in which they are written."""
    return _Reader(text).graph()


def write(graph: networkx.DiGraph) -> str:
    """A directed graph as DOT."""
    lines = ["digraph {"]
    for node, given in graph.nodes(data=True):
        lines.append(f"  {_quoted(node)}{_listed(given)};")
    for node, child, given in graph.edges(data=True):
        lines.append(f"  {_quoted(node)} -> {_quoted(child)}{_listed(given)};")
    return "\n".join([*lines, "}", ""])


def _listed(given: dict[str, Any]) -> str:
    pairs = [f"{word}={_quoted(what)}" for word, what in given.items()]
    return f" [{', '.join(pairs)}]" if pairs else ""


def _quoted(what: object) -> str:
    text = str(what).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = self._tokens()
        self.token = next(self.tokens)
        self.level = 0
        self.edges = 0

    def graph(self) -> networkx.Graph:
        """Graph := ["strict"] ("graph" | "digraph") [name] "{" statements "}"."""
        import networkx

        self.takes("strict")
        directed = self.takes("digraph")
        if not directed and not self.takes("graph"):
            self.fail(message("dot-sign", sign="digraph"))
        if self.token.kind == "word":
            self.step()
        self.found = networkx.DiGraph() if directed else networkx.Graph()
        self.body({}, {})
        if self.token.kind != "end":
            self.fail(message("dot-more"))
        return self.found

    def body(self, nodes: _Attributes, edges: _Attributes) -> list[str]:
        """Statements in braces, and the nodes they name; new nodes and edges get these defaults."""
        self.level += 1
        if self.level > MOST_PLIES:
            self.fail(message("dot-deep", most=MOST_PLIES))
        self.expect("{")
        named: list[str] = []
        while not self.takes("}"):
            named += self.statement(nodes, edges)
            self.takes(";")
        self.level -= 1
        return named

    def statement(self, nodes: _Attributes, edges: _Attributes) -> list[str]:
        """Defaults, an assignment, a node, or a chain of edges; the nodes that it names."""
        for word, defaults in (("node", nodes), ("edge", edges), ("graph", {})):
            if self.takes(word):
                defaults.update(self.attributes())
                return []
        chain = [self.end(nodes, edges)]
        if len(chain[0]) == 1 and self.takes("="):
            self.word()
            return []
        while self.token.kind == "arrow":
            self.step()
            chain.append(self.end(nodes, edges))
        given = self.attributes()
        named = [node for end in chain for node in end]
        for node in named:
            self.add(node, nodes, given if len(chain) == 1 else {})
        for ends, others in pairwise(chain):
            for node in ends:
                for child in others:
                    if self.found.has_edge(node, child):
                        self.fail(message("dot-edge-twice", node=repr(node), child=repr(child)))
                    self.bound(self.edges, "edges")
                    self.edges += 1
                    self.found.add_edge(node, child, **{**edges, **given})
        return named

    def end(self, nodes: _Attributes, edges: _Attributes) -> list[str]:
        """A node, or all nodes of a subgraph."""
        if self.takes("subgraph") and self.token.kind == "word":
            self.step()
        if self.token.text == "{":
            return self.body(dict(nodes), dict(edges))
        node = self.word()
        while self.takes(":"):
            self.word()
        return [node]

    def add(self, node: str, defaults: _Attributes, given: _Attributes) -> None:
        if node not in self.found:
            self.bound(len(self.found), "nodes")
            self.found.add_node(node, **defaults)
        self.found.nodes[node].update(given)

    def bound(self, count: int, what: str) -> None:
        if count >= MOST_NODES:
            self.fail(message("graph-large", most=MOST_NODES, what=what))

    def attributes(self) -> _Attributes:
        """Any number of lists of word=value in square brackets; kept is what a tree has use for.

        Defaults go to every node, so a file of them could fill the memory.
        """
        given: _Attributes = {}
        while self.takes("["):
            while not self.takes("]"):
                word = self.word()
                self.expect("=")
                value = self.word()
                if word in WORDS:
                    given[word] = value
                self.takes(";" if self.token.text == ";" else ",")
        return given

    def word(self) -> str:
        token = self.token
        if token.kind != "word" or token.text in _KEYWORDS:
            self.fail(message("dot-word"))
        self.step()
        if token.text.startswith('"'):
            return re.sub(r'\\(["\\])', r"\1", token.text[1:-1])
        return token.text

    def takes(self, text: str) -> bool:
        if self.token.text.lower() == text:
            self.step()
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.takes(text):
            self.fail(message("dot-sign", sign=text))

    def step(self) -> None:
        if self.token.kind != "end":
            self.token = next(self.tokens)

    def fail(self, why: Message) -> NoReturn:
        line = self.text.count("\n", 0, self.token.place) + 1
        column = self.token.place - self.text.rfind("\n", 0, self.token.place)
        what = message("the-end") if self.token.kind == "end" else repr(self.token.text[:24])
        near = message("near", why=why, what=what)
        raise TreeError(message("at-column", line=str(line), column=str(column), why=near))

    def _tokens(self) -> Iterator[_Token]:
        for match in _TOKEN.finditer(self.text):
            if match.lastgroup != "space":
                yield _Token(match.lastgroup or "other", match.group(), match.start())
        yield _Token("end", "", len(self.text))
