"""The horizon effect by hand: one tree searched to several depths, and the depth that suffices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written, given_texts
from exercises.items.backing_up import move_item, plain_worth, worth_item, written_values
from resources.words import Message, message, placed
from search.methods.quiescence import worth_at_once
from search.numbers import show_number
from search.rules import Rules
from search.tree import MOST_PLIES, GameTree, NodeId, Score, TreeError

LimitedWorth = Callable[[GameTree, NodeId, int], Score]
"""What a node is worth to a search that stops after so many moves from the root."""
MOST_DEPTHS = 8


def items(
    tree: GameTree, rules: Rules, given: Given, worth: LimitedWorth = plain_worth
) -> tuple[Item, ...]:
    """For each depth what the moves are worth, the root and the move; then the least depth."""
    if tree.is_leaf(GameTree.ROOT) or rules.depth is not None:
        raise GivenError(message("given-depths-tree"))
    depths = _depths(tree, given)
    found: list[Item] = []
    for depth in depths:
        found += _searched(tree, rules, depth, worth)
    return (*found, _least(depths)) if len(depths) > 2 else tuple(found)


def explained(given: Given) -> Message:
    """What a search to a depth takes for the value of a node there."""
    return message("given-depths-explained", depths=", ".join(given_texts(given, "depths")))


def _depths(tree: GameTree, given: Given) -> list[int]:
    """The depths, each greater than the one before."""
    texts = given_texts(given, "depths")
    whole = all(text.isdecimal() and len(text) < 3 for text in texts)
    depths = [int(text) for text in texts] if whole else [0]
    rising = depths == sorted(set(depths)) and depths[0] >= 1 and depths[-1] <= MOST_PLIES
    if not rising or len(depths) > MOST_DEPTHS:
        wrong = message("given-depths", most=MOST_DEPTHS)
        raise GivenError(placed(wrong, "given", "depths"))
    ends = [node for node in tree if tree.is_leaf(node) or tree.depth(node) in depths]
    try:
        for node in ends:
            worth_at_once(tree, node)
    except TreeError as error:
        raise GivenError(error.sentence) from None
    return depths


def _searched(tree: GameTree, rules: Rules, depth: int, worth: LimitedWorth) -> list[Item]:
    """What a search to one depth finds."""
    root, children = GameTree.ROOT, tree.children(GameTree.ROOT)
    row = message("row-depth", depth=depth)
    inner = [child for child in children if not tree.is_leaf(child)]
    names = ["" if tree.is_leaf(c) else f"{depth}.{tree.labels[c]}" for c in children]
    fixed = [worth_at_once(tree, c) if tree.is_leaf(c) else None for c in children]
    values = written_values(names, fixed)
    label = tree.labels[root]
    value = message("item-depth-worth", node=label, depth=depth)
    move = message("item-depth-move", node=label, depth=depth)
    column = message("column-value")
    return [
        *(_child(tree, child, depth, row, worth) for child in inner),
        worth_item(f"{depth}.value", tree, root, values, names, value, row, column),
        move_item(f"{depth}.move", tree, rules, values, names, move),
    ]


def _child(tree: GameTree, node: NodeId, depth: int, row: Message, worth: LimitedWorth) -> Item:
    label, player = tree.labels[node], tree.mover(node).value.upper()
    if tree.depth(node) == depth:
        why = message("why-depth-static", node=label, value=show_number(worth_at_once(tree, node)))
    else:
        values = [plain_worth(tree, child, depth) for child in tree.children(node)]
        shown = ", ".join(map(show_number, values))
        why = message("why-depth", node=label, player=player, values=shown, depth=depth)
    return Item(
        f"{depth}.{label}",
        Ask.CELL,
        message("item-depth-worth", node=label, depth=depth),
        lambda _: worth(tree, node, depth),
        lambda _: why,
        where=message("hint-depth-where", node=label, depth=depth),
        rule=message("hint-depth", depth=depth),
        row=row,
        column=label,
        node=node,
    )


def _least(depths: Sequence[int]) -> Item:
    """The least depth at which the move is that of the deepest search."""
    names = [f"{depth}.move" for depth in depths]

    def answer(written: Written) -> Entry | None:
        moves = [written.get(name) for name in names]
        return None if None in moves else depths[moves.index(moves[-1])]

    return Item(
        "least",
        Ask.CELL,
        message("item-least-depth", deepest=depths[-1]),
        answer,
        lambda written: message("why-least-depth", depth=str(answer(written)), deepest=depths[-1]),
        where=message("hint-least-depth-where"),
        rule=message("hint-least-depth", deepest=depths[-1]),
        inputs=tuple(names),
    )
