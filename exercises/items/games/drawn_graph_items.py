"""The questions about a drawn graph: its states, what they are worth, the best move, and sizes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.state_answers import sorted_piles
from exercises.exercise import Given
from exercises.items import GivenError, Item, Placed, Written
from exercises.items.games.drawn_graph import DrawnGraph, graph_given, skeleton
from exercises.items.games.grown_tree import VALUED, Ends, utility
from resources.words import Message, Value, message
from search.games.game import winner
from search.games.state_pictures import state_text
from search.numbers import show_number
from search.tree import GameTree, Mover, NodeId


def items(
    tree: GameTree, given: Given, ends: Ends = utility, way: type[DrawnGraph] = DrawnGraph
) -> tuple[Item, ...]:
    """The state of every node, what it is worth, the best move, and how much a tree repeats."""
    graph = graph_given(given, ends, way)
    if tree != skeleton(given):
        raise GivenError(message("given-graph-tree"))
    states = [_state(graph, node) for node in graph.nodes if node != GameTree.ROOT]
    values = [_value(graph, node) for node in graph.settled_by]
    move = [_move(graph)] if len(set(graph.after(GameTree.ROOT))) > 1 else []
    counts = [_without_mover(graph), *([] if graph.game.loops else [_tree_nodes(graph)])]
    return (*states, *values, *move, *counts)


def explained(given: Given) -> Message:
    """What is written where, and what circles are worth."""
    return message("given-drawn-graph", loops="yes" if graph_given(given).game.loops else "no")


def _shown(graph: DrawnGraph, node: NodeId, written: Written) -> str:
    state = graph.state(node, written)
    return "" if state is None else state_text(graph.game.label(state), graph.game.look)


def _state(graph: DrawnGraph, node: NodeId) -> Item:
    """The state that stands in a node."""
    labels, parent = graph.tree.labels, graph.tree.parent(node) or GameTree.ROOT
    words: dict[str, Value] = {
        "node": labels[node],
        "from": labels[parent],
        "move": (graph.tree.shape.moves[node] or "").replace("->", "→"),
    }

    def why(written: Written) -> Message:
        led = graph.led_to(node, written)
        fits = led != graph.led_to(node, {})
        shown = state_text(led, graph.game.look)
        before = _shown(graph, parent, written if fits else {})
        return message("why-drawn-state", before=before, state=shown, **words)

    return Item(
        graph.name(node),
        Ask.STATE,
        message("item-drawn-state", **words),
        lambda written: graph.led_to(node, written),
        why,
        where=message("hint-drawn-state-where", **words),
        rule=message("hint-drawn-state", **words),
        inputs=() if parent == GameTree.ROOT else (graph.name(parent),),
        node=node,
        look=graph.game.look,
    )


def _value(graph: DrawnGraph, node: NodeId) -> Item:
    """What the state in a node is worth."""
    label, mover, after = graph.tree.labels[node], graph.mover(node), graph.after(node)
    settled = graph.settled_by[node]

    def why(written: Written) -> Message:
        numbers = graph.numbers(node, written)
        if not after:
            state, worth = graph.end(node, written), graph.value(node, written) or 0
            told = state_text(graph.game.label(state), graph.game.look)
            return message(f"why-grown-{winner(worth)}", state=told, node=label)
        shown = ", ".join(map(show_number, numbers))
        if graph.best(node, numbers, len(after)) is None:
            return message("why-drawn-circle", node=label)
        if len(settled) < len(after):
            return message("why-drawn-won", node=label, mover=mover.value.upper(), values=shown)
        return message(f"why-opponent-{mover.value}", values=shown)

    own = () if after or node == GameTree.ROOT else (graph.name(node),)
    return Item(
        graph.value_name(node),
        Ask.VALUE,
        message("item-worth", node=label),
        lambda written: graph.value(node, written),
        why,
        where=message("hint-drawn-value-where", node=label, end="no" if after else "yes"),
        rule=message("hint-drawn-value", mover=mover.value.upper(), end="no" if after else "yes"),
        inputs=(*own, *map(graph.value_name, settled)),
        node=node,
        weight=VALUED,
        choices=2,
    )


def _move(graph: DrawnGraph) -> Item:
    """The best first move, by the node that its arrow leads to."""
    root, labels = GameTree.ROOT, graph.tree.labels
    after = list(dict.fromkeys(graph.after(root)))
    mover = graph.mover(root)

    def placed_move(written: Written, sheet: Written) -> Placed:
        values = {
            letter: worth
            for letter, node in zip(item.letters, after, strict=True)
            if isinstance(worth := written.get(graph.value_name(node)), int | Fraction)
        }
        if len(values) < len(after):
            return Placed(None, known=False)
        best = max(values.values()) if mover is Mover.MAX else min(values.values())
        good = [letter for letter, worth in values.items() if worth == best]
        chosen = sheet.get("best")
        return Placed(chosen if chosen in good else min(good))

    def why(written: Written) -> Message:
        shown = ", ".join(
            f"{labels[node]}: {show_number(worth)}"
            for node in after
            if isinstance(worth := written.get(graph.value_name(node)), int | Fraction)
        )
        return message("why-grown-move", values=shown, mover=mover.value.upper())

    item = Item(
        "best",
        Ask.PICK,
        message("item-drawn-move"),
        lambda written: placed_move(written, {}).due,
        why,
        where=message("hint-drawn-move-where"),
        rule=message("hint-grown-move"),
        inputs=tuple(map(graph.value_name, after)),
        options=tuple(labels[node] for node in after),
        nodes=tuple(after),
        placed=placed_move,
    )
    return item


def _without_mover(graph: DrawnGraph) -> Item:
    """How many states there would be if it did not matter who is to move."""
    names = tuple(graph.name(node) for node in graph.nodes if node != GameTree.ROOT)
    nodes = graph.nodes

    def counted(written: Written) -> int:
        return len({sorted_piles(_shown(graph, node, written)) for node in nodes})

    return Item(
        "positions",
        Ask.CELL,
        message("item-drawn-positions"),
        counted,
        lambda written: message("why-drawn-positions", states=len(nodes), left=counted(written)),
        where=message("hint-drawn-positions-where"),
        rule=message("hint-drawn-positions"),
        inputs=names,
    )


def _tree_nodes(graph: DrawnGraph) -> Item:
    """How many nodes the tree has, in which a state stands as often as it is come to."""
    sizes: dict[NodeId, int] = {}

    def size(node: NodeId) -> int:
        if node not in sizes:
            sizes[node] = 1 + sum(map(size, DrawnGraph.after(graph, node)))
        return sizes[node]

    size(GameTree.ROOT)
    labels = graph.tree.labels
    return tree_nodes({labels[node]: size for node, size in sizes.items()}, sizes[GameTree.ROOT])


def tree_nodes(sizes: Mapping[str, int], whole: int) -> Item:
    """How many nodes the tree of a game has, by the sizes of the trees from its states on."""
    shown = ", ".join(f"{state}: {size}" for state, size in sizes.items())
    return Item(
        "nodes",
        Ask.CELL,
        message("item-graph-nodes"),
        lambda _: whole,
        lambda _: message("why-graph-nodes", sizes=shown),
        where=message("hint-graph-nodes-where"),
        rule=message("hint-graph-nodes"),
    )
