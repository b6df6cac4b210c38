"""Items about values backed up over a tree: what a node is worth by its children, and the move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import NodeLabel
from exercises.items import Item, Written, move_text
from exercises.items.equally_good import any_of, best_letters, first_of, tied
from resources.words import Message, Value, message
from search.methods.quiescence import worth_at_once
from search.numbers import show_number
from search.rules import Rules, Ties
from search.tree import GameTree, Mover, NodeId, Score

Values = Callable[[Written], Sequence[Score] | None]
"""What the children of a node are worth, by what stands at the items; None if something misses."""

WORTH = NodeLabel(0, "", "−00")
"""Where a node is worth one thing, that is written in it."""
TICKED = NodeLabel(1, "✓", "")
"""What is so of a node is ticked beside it."""


def best(tree: GameTree, node: NodeId, values: Sequence[Score]) -> Score:
    """What who moves at a node takes."""
    return max(values) if tree.mover(node) is Mover.MAX else min(values)


def written_values(names: Sequence[str], fixed: Sequence[Score | None]) -> Values:
    """The numbers that stand at items, or in the place of one without a name a fixed number."""

    def values(written: Written) -> list[Score] | None:
        found: list[Score] = []
        for name, number in zip(names, fixed, strict=True):
            value = written.get(name) if name else number
            if not isinstance(value, int | Fraction):
                return None
            found.append(value)
        return found

    return values


def worth_item(
    name: str,
    tree: GameTree,
    node: NodeId,
    values: Values,
    inputs: Sequence[str],
    question: Message,
    row: Value = "",
    column: Value = "",
    label: NodeLabel | None = None,
) -> Item:
    """What a node is worth by its children."""
    player = "max" if tree.mover(node) is Mover.MAX else "min"

    def answer(written: Written) -> Entry | None:
        found = values(written)
        return None if found is None else best(tree, node, found)

    def why(written: Written) -> Message:
        shown = ", ".join(map(show_number, values(written) or []))
        return message(f"why-opponent-{player}", values=shown)

    return Item(
        name,
        Ask.CELL,
        question,
        answer,
        why,
        where=message("hint-opponent-where", node=tree.labels[node]),
        rule=message(f"hint-backed-{player}"),
        inputs=tuple(filter(None, inputs)),
        row=row,
        column=column,
        node=node,
        label=label,
    )


def move_item(
    name: str,
    tree: GameTree,
    rules: Rules,
    values: Values,
    inputs: Sequence[str],
    question: Message,
) -> Item:
    """Which move is played at the root."""
    root = GameTree.ROOT
    options = tuple(move_text(tree, child) for child in tree.children(root))
    rising = tree.mover(root) is Mover.MAX

    def equals(written: Written) -> list[str]:
        return best_letters(item.letters, values(written), rising)

    def taken(written: Written) -> list[str]:
        """Those of equally good moves that are right in this course."""
        match rules.ties:
            case Ties.FIRST:
                return equals(written)[:1]
            case Ties.LAST:
                return equals(written)[-1:]
            case Ties.ANY:
                return equals(written)

    def why(written: Written) -> Message:
        found = values(written) or [0] * len(options)
        most = best(tree, root, found)
        move = options[found.index(most)]
        one = message("why-board-move", move=move, value=show_number(most))
        return tied(options, found, rules.ties, rising) or one

    item = Item(
        name,
        Ask.PICK,
        question,
        first_of(taken),
        why,
        where=message("hint-opponent-where", node=tree.labels[root]),
        rule=message("hint-backed-move", player=tree.mover(root).value.upper()),
        inputs=tuple(filter(None, inputs)),
        options=options,
        nodes=tuple(tree.children(root)),
        placed=any_of(name, taken),
    )
    return item


def above(tree: GameTree, rules: Rules, limit: int) -> Iterator[Item]:
    """What each node above the depth limit is worth, from the bottom up, and the move."""
    inner = [node for node in tree.inner if tree.depth(node) < limit]
    for node in sorted(inner, key=tree.depth, reverse=True):
        names = _below(tree, node)
        values = written_values(names, _payoffs(tree, node))
        question = message("item-worth", node=tree.labels[node])
        place = tree.labels[node], message("column-worth")
        yield worth_item(tree.labels[node], tree, node, values, names, question, *place, WORTH)
    names = _below(tree, GameTree.ROOT)
    values = written_values(names, _payoffs(tree, GameTree.ROOT))
    question = message("item-move", node=tree.labels[GameTree.ROOT])
    yield move_item("move", tree, rules, values, names, question)


def _below(tree: GameTree, node: NodeId) -> list[str]:
    """The items of a node's children; a leaf has none."""
    return ["" if tree.is_leaf(child) else tree.labels[child] for child in tree.children(node)]


def _payoffs(tree: GameTree, node: NodeId) -> list[Score | None]:
    payoffs = (tree.payoffs[child] for child in tree.children(node))
    return [payoff if isinstance(payoff, Score) else None for payoff in payoffs]


def plain_worth(tree: GameTree, node: NodeId, limit: int) -> Score:
    """What minimax says that stops at a depth wherever it is."""
    if tree.is_leaf(node) or tree.depth(node) == limit:
        return worth_at_once(tree, node)
    return best(tree, node, [plain_worth(tree, child, limit) for child in tree.children(node)])


def plain_items(tree: GameTree, rules: Rules, limit: int) -> list[Item]:
    """The root's value and the move where the search always stops at the depth limit."""
    root = GameTree.ROOT
    found = [plain_worth(tree, child, limit) for child in tree.children(root)]
    worth = message("item-plain-worth", node=tree.labels[root])
    move = message("item-plain-move", node=tree.labels[root])
    return [
        worth_item("plain", tree, root, lambda _: found, (), worth),
        move_item("plain.move", tree, rules, lambda _: found, (), move),
    ]
