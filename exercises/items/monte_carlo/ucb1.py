"""UCB1 of children: the number, which child is selected, and for which C.

`C` names one constant or several, that of the rules if nothing is said; `for` a child, of which is
asked from which C on and up to which C it is selected. A file may leave out the tree and give
`children` by name with wins and visits, and `root`, or `parent_visits`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given, NodeLabel
from exercises.items import GivenError, Item, Written
from exercises.items.monte_carlo.by_hand import NEVER, ByHand, Counts
from exercises.items.monte_carlo.ucb1_constants import constant_items
from exercises.items.monte_carlo.ucb1_numbers import DECIMALS, TOLERANCE, double, rounded, short
from exercises.items.monte_carlo.ucb1_slips import slip_behind
from resources.words import Message, Value, message, placed
from search.methods.mcts_counts import count_in
from search.methods.mcts_steps import node_name
from search.methods.ucb import root_of_log
from search.numbers import NumberError, show_number
from search.roots import read_root
from search.rules import Rules
from search.tree import GameTree, NodeId, Score

MOST_CHILDREN, MOST_CONSTANTS = 12, 4
AT_NODE = NodeLabel(0, "UCB1", "0.000")
"""Where UCB1 of a node is asked once, it is written there."""


def items(
    tree: GameTree, rules: Rules, given: Given, by: type[ByHand] = ByHand
) -> tuple[Item, ...]:
    """UCB1 of every child of the root and which is selected, for every C; and for which C."""
    told = dict(given)
    first = by(tree, rules)
    children = tree.children(GameTree.ROOT)
    states = [state for child in children if (state := tree.shape.states[child])]
    counted = any(map(first.first.get, children)) and all(map(count_in, states))
    if not 2 <= len(children) <= MOST_CHILDREN or not counted:
        raise GivenError(placed(message("given-ucb1-tree", most=MOST_CHILDREN), "tree"))
    constants = told.get("C", (rules.exploration.text(),))
    if len(constants) > MOST_CONSTANTS:
        raise GivenError(placed(message("given-ucb1-many", most=MOST_CONSTANTS), "given", "C"))
    found: list[Item] = []
    for text in constants:
        several = text if len(constants) > 1 else ""
        found += _with_constant(by(tree, _with(rules, text)), several)
    for text in told.get("for", ()):
        found += constant_items(first, _child(tree, text))
    return tuple(found)


def _with(rules: Rules, text: str) -> Rules:
    try:
        return rules._replace(exploration=read_root(text))
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", "C")) from None


def _child(tree: GameTree, text: str) -> NodeId:
    children = tree.children(GameTree.ROOT)
    counts = [str(tree.shape.states[child]) for child in children]
    once = [count for count in counts if counts.count(count) == 1]
    names = {count: children[counts.index(count)] for count in once}
    names |= {node_name(tree, child): child for child in children}
    if text not in names:
        known = ", ".join(node_name(tree, child) for child in children)
        unknown = message("given-choice", name=repr(text), known=known)
        raise GivenError(placed(unknown, "given", "for"))
    return names[text]


def _with_constant(by: ByHand, several: str) -> Iterator[Item]:
    """UCB1 of all children with one C, and the child that has the highest."""
    tree, root = by.tree, GameTree.ROOT
    end = f".{several}" if several else ""
    shown = by.rules.exploration.show()
    column = message("column-ucb1-c", c=shown) if several else message("column-ucb1")
    counted = [child for child in tree.children(root) if child in by.first]  # others have none
    names = [f"ucb1.{node_name(tree, child)}{end}" for child in counted]
    for child, name in zip(counted, names, strict=True):
        words = {"node": node_name(tree, child), "c": shown}
        question = message("item-ucb1-c" if several else "item-ucb1", **words)
        item = ucb1_item(by, name, child, question, column, lambda _: by.first)
        yield item if several else item._replace(label=AT_NODE)

    def scores(written: Written) -> dict[NodeId, Score]:
        pairs = zip(counted, map(written.get, names), strict=True)
        return {child: score for child, score in pairs if isinstance(score, int | Fraction)}

    yield chosen_item(
        by,
        f"chosen{end}",
        message("item-chosen-c" if several else "item-chosen", node=node_name(tree, root), c=shown),
        lambda _: by.first,
        scores,
        tuple(names),
    )


def ucb1_item(
    by: ByHand,
    name: str,
    node: NodeId,
    question: Message,
    column: Value,
    counts: Callable[[Written], Counts],
    inputs: tuple[str, ...] = (),
) -> Item:
    """The cell for UCB1 of a node."""

    def answer(written: Written) -> Entry | None:
        return short(by.ucb1(counts(written), node))

    def slip(written: Written, entry: Entry) -> Message | None:
        return slip_behind(by, counts(written), node, item, entry)

    label = node_name(by.tree, node)
    item = Item(
        name,
        Ask.CELL,
        question,
        answer,
        lambda written: why_ucb1(by, counts(written), node),
        where=message("hint-ucb1-where", node=label),
        rule=message(f"hint-ucb1-{_formula(by, node)}", c=by.rules.exploration.show()),
        inputs=inputs,
        decimals=DECIMALS,
        tolerance=TOLERANCE,
        row=label,
        column=column,
        node=node,
        slip=slip,
    )
    return item


def chosen_item(
    by: ByHand,
    name: str,
    question: Message,
    counts: Callable[[Written], Counts],
    scores: Callable[[Written], dict[NodeId, Score]],
    inputs: tuple[str, ...],
) -> Item:
    """The pick of the child that is taken at the root."""
    root, options = GameTree.ROOT, by.tree.children(GameTree.ROOT)

    def answer(written: Written) -> Entry | None:
        chosen = by.choose(counts(written), root, scores(written))
        return item.letters[options.index(chosen)]

    item = Item(
        name,
        Ask.PICK,
        question,
        answer,
        lambda written: why_chosen(by, counts(written), root, scores(written)),
        where=message("hint-chosen-where", node=node_name(by.tree, root)),
        rule=message("hint-chosen"),
        inputs=inputs,
        options=tuple(node_name(by.tree, child) for child in options),
        nodes=tuple(options),
    )
    return item


def why_chosen(by: ByHand, counts: Counts, node: NodeId, scores: dict[NodeId, Score]) -> Message:
    """UCB1 of all children, or that one was never visited."""
    chosen = by.choose(counts, node, scores)
    words: dict[str, Value] = {"node": node_name(by.tree, node)}
    words["child"] = node_name(by.tree, chosen)
    if counts.get(chosen, NEVER)[1] < 1:
        return message("why-unvisited-first", **words)
    found = {c: scores.get(c, by.ucb1(counts, c) or 0) for c in by.children(node)}
    listed = ", ".join(f"{node_name(by.tree, c)} {rounded(score)}" for c, score in found.items())
    return message("why-chosen", scores=listed, **words)


def why_ucb1(by: ByHand, counts: Counts, node: NodeId) -> Message:
    """The sum with its numbers."""
    (wins, visits), parent = counts.get(node, NEVER), by.parent_visits(counts, node)
    score = by.ucb1(counts, node)
    if score is None:
        return message("why-item-none")
    root = Fraction(root_of_log(visits, parent)) * double(by.rules)
    words: dict[str, Value] = {
        "wins": show_number(wins),
        "visits": str(visits),
        "parent": str(parent),
        "root": rounded(root, 3),
        "c": by.rules.exploration.show(),
        "found": rounded(score),
    }
    return message(f"why-ucb1-{_formula(by, node)}", **words)


def _formula(by: ByHand, node: NodeId) -> str:
    """By which formula a node is chosen; the wins of the other player count turned."""
    turned = not by.chooser_is_counted(by.tree.parent(node) or GameTree.ROOT)
    return f"{by.rules.ucb.value}{'-turned' if turned else ''}"
