"""What stands on a tree, as plain data; `compose` makes a drawing of it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from exercises.asks import Ask, Position
from exercises.drawing.parts.picture import Ink
from exercises.exercise import Blank, NodeLabel, Verdict
from search.tree import GameTree, Mover, NodeId


class Arc(NamedTuple):
    """A dotted arc from an ancestor to a node, with words: "α = 5 comes from A"."""

    ancestor: NodeId
    node: NodeId
    text: str
    ink: Ink = Ink.MAX


BAND_NAMES: Mapping[Mover, str] = {mover: mover.value for mover in Mover} | {
    Mover.MAX: "MAX",
    Mover.MIN: "MIN",
}


class Markup(NamedTuple):
    """All that is to be seen on a tree.

    Everything has its place, which a `Blank` names, whether or not it was asked for: the value
    of node 3 stands at `Blank(3, Ask.VALUE)`, its cut mark (True) at `Blank(3, Ask.CUT)`. A
    question that is answered at a node has a box of its own there, with its label. Places in
    `blanks` are drawn as boxes. Texts are drawn as they are given.
    """

    tree: GameTree
    texts: Mapping[Blank, str | bool] = MappingProxyType({})
    blanks: frozenset[Blank] = frozenset()
    reserved: frozenset[Blank] = frozenset()  # kept free, so that what comes later moves nothing
    verdicts: Mapping[Blank, Verdict] = MappingProxyType({})
    best: frozenset[NodeId] = frozenset()  # nodes whose branch above is heavy
    faded: frozenset[NodeId] = frozenset()
    hidden: frozenset[NodeId] = frozenset()  # leaves that show a question mark for their payoff
    halo: NodeId | None = None
    focus: Blank | None = None  # the selected blank
    arcs: tuple[Arc, ...] = ()
    letters: bool = True
    band_names: Mapping[Mover, str] = BAND_NAMES
    graph: bool = False  # leaves that refer to a node are arrows that lead there


def level_name(markup: Markup, movers: Sequence[Mover]) -> str:
    """What stands at the left of a level."""
    return " · ".join(markup.band_names[mover] for mover in movers)


class NodeText(NamedTuple):
    """What stands at one place of a node."""

    ask: Ask
    text: str
    blank: bool
    verdict: Verdict | None
    focus: bool
    reserved: bool
    item: str  # the question that is answered there, if it has a box of its own
    label: NodeLabel | None

    @property
    def inside(self) -> bool:
        """Whether it stands in the node."""
        if self.label is not None:
            return not self.label.text
        return self.ask.row.position is Position.INSIDE


class NodeMarkup(NamedTuple):
    """All that stands at one node and on the branch above it."""

    items: tuple[NodeText, ...] = ()
    best: bool = False
    faded: bool = False
    halo: bool = False


def node_markups(markup: Markup) -> list[NodeMarkup]:
    """What stands at each node, in the order of the tree."""
    nothing, faint = NodeMarkup(), NodeMarkup(faded=True)
    found = [nothing] * len(markup.tree)
    for node in markup.faded:
        found[node] = faint
    items: dict[NodeId, list[NodeText]] = {}
    for blank in {*markup.blanks, *markup.reserved, *markup.texts}:
        items.setdefault(blank.node, []).append(_item(markup, blank))
    for node, texts in items.items():
        texts.sort(key=_rank)
        found[node] = found[node]._replace(items=tuple(texts))
    for node in markup.best:
        found[node] = found[node]._replace(best=True)
    if markup.halo is not None:
        found[markup.halo] = found[markup.halo]._replace(halo=True)
    return found


def changed(markup: Markup, before: Markup) -> set[NodeId] | None:
    """The nodes at which something else stands than before; None if that takes a look at all."""
    if (markup.blanks, markup.reserved) != (before.blanks, before.reserved):
        return None
    found = {*(markup.best ^ before.best), *(markup.faded ^ before.faded)}
    found |= markup.hidden ^ before.hidden
    found |= {blank.node for blank, _ in markup.texts.items() ^ before.texts.items()}
    found |= {blank.node for blank, _ in markup.verdicts.items() ^ before.verdicts.items()}
    if markup.focus != before.focus:
        found |= {blank.node for blank in (markup.focus, before.focus) if blank is not None}
    if markup.halo != before.halo:
        found |= {node for node in (markup.halo, before.halo) if node is not None}
    return found


def node_markup(markup: Markup, node: NodeId) -> NodeMarkup:
    """What stands at one node."""
    there = [Blank(node, ask) for ask in Ask]
    labelled = (blank for blank in markup.blanks if blank.node == node and blank.label)
    items = [
        _item(markup, blank)
        for blank in (*there, *labelled)
        if blank in markup.blanks or blank in markup.reserved or blank in markup.texts
    ]
    return NodeMarkup(
        tuple(sorted(items, key=_rank)),
        node in markup.best,
        node in markup.faded,
        node == markup.halo,
    )


def _item(markup: Markup, blank: Blank) -> NodeText:
    text = markup.texts.get(blank, "")
    if isinstance(text, bool):
        text = "✕" if text else ""
    boxed = blank in markup.blanks
    return NodeText(
        blank.ask,
        text,
        boxed,
        markup.verdicts.get(blank),
        blank == markup.focus,
        boxed or blank in markup.reserved,
        blank.item,
        blank.label,
    )


_RANKS = {ask: rank for rank, ask in enumerate(Ask)}


def _rank(item: NodeText) -> tuple[int, int]:
    return _RANKS[item.ask], item.label.row if item.label is not None else 0
