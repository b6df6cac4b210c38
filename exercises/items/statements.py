"""Statements to call true or false: about the tree, and about search and games in general.

A statement is named as files name it, with what it is about after a colon: `visited:C`, `add:10`,
`change:1.0=7`. The engine tests each; one that is false is answered by where it fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from exercises.asks import Ask
from exercises.exercise import Given
from exercises.items import GivenError, Item, given_texts, move_text
from exercises.items.mcts_claims import CLAIMS
from resources.words import Message, Value, message, placed
from search.builder import reordered
from search.methods import METHODS
from search.notation import read
from search.numbers import NumberError, read_number, show_number
from search.rules import Order, Rules
from search.trace import Trace
from search.tree import GameTree, Mover, NodeId, Score, TreeError

MOST_STATEMENTS = 20


class Finding(NamedTuple):
    """Whether a statement is true, and the numbers that show it."""

    true: bool
    words: Mapping[str, Value] = MappingProxyType({})


Test = Callable[[GameTree, Rules, str], Finding]


class Statement(NamedTuple):
    """Something that can be said, and how it is tested."""

    test: Test
    about: str = ""  # what stands behind its name: "node", "number" or "change"
    general: bool = False  # whether it needs no tree

    def fits(self, tree: GameTree) -> bool:
        """Whether it can be said of this tree."""
        return self.general or len(tree) > 1


def _searched(tree: GameTree, rules: Rules) -> Trace:
    return METHODS["alpha-beta"].run(tree, rules)


def _exact(tree: GameTree, rules: Rules) -> Trace:
    return METHODS["minimax"].run(tree, Rules(ties=rules.ties))


def _same_value(tree: GameTree, rules: Rules, about: str) -> Finding:
    found, exact = _searched(tree, rules).value, _exact(tree, rules).value
    return Finding(found == exact, {"value": show_number(exact), "found": show_number(found)})


def _same_values(tree: GameTree, rules: Rules, about: str) -> Finding:
    found, exact = _searched(tree, rules).values, _exact(tree, rules).values
    other = next((node for node in sorted(found) if found[node] != exact[node]), None)
    if other is None:
        return Finding(True)
    words = {"node": move_text(tree, other), "found": show_number(found[other])}
    return Finding(False, {**words, "value": show_number(exact[other])})


def _visited(tree: GameTree, rules: Rules, about: str) -> Finding:
    node, trace = _node(tree, about), _searched(tree, rules)
    above = {node, *tree.ancestors(node)}
    for cutoff in trace.cutoffs:
        if above.intersection(cutoff.skipped):
            stops, after = move_text(tree, cutoff.node), move_text(tree, cutoff.after)
            return Finding(False, {"stops": stops, "after": after})
    return Finding(True)


def _reversed(tree: GameTree, rules: Rules, about: str) -> Finding:
    node = _node(tree, about, inner=True)
    turned = reordered(tree, {node: tree.children(node)[::-1]})
    now, then = (len(_searched(each, rules).leaves) for each in (tree, turned))
    return Finding(then < now, {"now": now, "then": then})


def _backwards(tree: GameTree, rules: Rules, about: str) -> Finding:
    orders = (Order.LEFT_TO_RIGHT, Order.RIGHT_TO_LEFT)
    now, then = (len(_searched(tree, rules._replace(order=each)).leaves) for each in orders)
    return Finding(then < now, {"now": now, "then": then})


def _move_stays(change: Callable[[Score, str], Score]) -> Test:
    """Whether the best move is the same where every leaf is changed so."""

    def test(tree: GameTree, rules: Rules, about: str) -> Finding:
        payoffs = [
            change(each, about) if isinstance(each, int | Fraction) else each
            for each in tree.payoffs
        ]
        before, after = _exact(tree, rules), _exact(tree.with_payoffs(payoffs), rules)
        moves = [move_text(tree, trace.line[0]) if trace.line else "" for trace in (before, after)]
        shown = ", ".join(
            show_number(after.values[child]) for child in tree.children(GameTree.ROOT)
        )
        words: dict[str, Value] = {"move": moves[0], "other": moves[1], "values": shown}
        return Finding(moves[0] == moves[1], words)

    return test


def _added(score: Score, about: str) -> Score:
    return score + _number(about)


def _reached(tree: GameTree, trace: Trace) -> list[NodeId]:
    """The leaves that the game can end at, if who moves at the root plays the best moves."""
    mover, found, waiting = tree.mover(GameTree.ROOT), [], [GameTree.ROOT]
    while waiting:
        node = waiting.pop()
        if tree.is_leaf(node):
            found.append(node)
        elif tree.mover(node) is mover:
            waiting.append(trace.moves[node])
        else:
            waiting += tree.children(node)
    return sorted(found)


def _ends(tree: GameTree, rules: Rules, exactly: bool) -> Finding:
    """Whether who moves at the root gets at least, or exactly, the value, whatever is replied."""
    trace = _exact(tree, rules)
    rising = tree.mover(GameTree.ROOT) is Mover.MAX
    other = None
    for leaf in _reached(tree, trace):
        payoff = tree.payoffs[leaf]
        worse = payoff < trace.value if rising else payoff > trace.value  # type: ignore[operator]
        if worse or (exactly and payoff != trace.value):
            other = payoff
    words: dict[str, Value] = {
        "value": show_number(trace.value),
        "move": move_text(tree, trace.line[0]),
    }
    return Finding(other is None, {**words, "other": "" if other is None else show_number(other)})


def _changes(tree: GameTree, rules: Rules, about: str) -> Finding:
    leaf, number = _change(tree, about)
    payoffs = list(tree.payoffs)
    payoffs[leaf] = number
    now, then = (_exact(each, rules).value for each in (tree, tree.with_payoffs(payoffs)))
    return Finding(now != then, {"value": show_number(now), "then": show_number(then)})


def _always(tree: GameTree, rules: Rules, about: str) -> Finding:
    return Finding(True)


def _refuted(notation: str, other: str) -> Test:
    """A statement about any tree that fails on this one: another opponent takes another move."""

    def test(tree: GameTree, rules: Rules, about: str) -> Finding:
        example = read(notation)
        values = [METHODS["expectimax"].run(read(each), Rules()) for each in (notation, other)]
        moves = [move_text(example, trace.line[0]) for trace in values]
        worth = [
            ", ".join(show_number(trace.values[child]) for child in example.children(GameTree.ROOT))
            for trace in values
        ]
        words: dict[str, Value] = {"tree": notation, "one": moves[0], "other": moves[1]}
        words |= {"values": worth[0], "others": worth[1]}
        return Finding(moves[0] == moves[1], words)

    return test


_RANDOM = ("max[L:min[10 10] R:min[9 100]]", "max[L:chance[10 10] R:chance[9 100]]")
_SQUARED = ("max[L:chance[0 20] R:chance[12 12]]", "max[L:chance[0 400] R:chance[144 144]]")
_LOST = "max[L:chance[1 -1] R:chance[0 -1]]"


def _pennies(tree: GameTree, rules: Rules, about: str) -> Finding:
    """Knowing the other's coin wins every time; without that, half the games."""
    known = METHODS["minimax"].run(read("min[max[1 -1] max[-1 1]]"), Rules()).value
    hidden = METHODS["expectimax"].run(read("max[chance[1 -1] chance[-1 1]]"), Rules()).value
    return Finding(known == hidden, {"known": show_number(known), "hidden": show_number(hidden)})


def _dice(tree: GameTree, rules: Rules, about: str) -> Finding:
    """Even the best move of a game of dice may lose."""
    example = read(_LOST)
    best = METHODS["expectimax"].run(example, Rules()).line[0]
    worst = min(example.payoffs[child] for child in example.children(best))  # type: ignore[type-var]
    return Finding(worst >= 0, {"tree": _LOST, "move": move_text(example, best)})  # type: ignore[operator]


def _claimed(claim: Callable[[], tuple[bool, dict[str, Value]]]) -> Test:
    """A statement about Monte Carlo tree search, which an example shows."""
    return lambda *_: Finding(*claim())


STATEMENTS: dict[str, Statement] = {
    "same-value": Statement(_same_value),
    "same-values": Statement(_same_values),
    "visited": Statement(_visited, "node"),
    "reversed": Statement(_reversed, "node"),
    "backwards": Statement(_backwards),
    "add": Statement(_move_stays(_added), "number"),
    "square": Statement(_move_stays(lambda score, _: score * score)),
    "negate": Statement(_move_stays(lambda score, _: -score)),
    "at-least": Statement(lambda tree, rules, _: _ends(tree, rules, exactly=False)),
    "exactly": Statement(lambda tree, rules, _: _ends(tree, rules, exactly=True)),
    "change": Statement(_changes, "change"),
    "order": Statement(lambda *_: Finding(False), general=True),
    "twice": Statement(_always, general=True),
    "monotone": Statement(_always, general=True),
    "random": Statement(_refuted(*_RANDOM), general=True),
    "chance-square": Statement(_refuted(*_SQUARED), general=True),
    "reply": Statement(_always, general=True),
    "reply-hidden": Statement(_pennies, general=True),
    "dice": Statement(_dice, general=True),
    **{name: Statement(_claimed(claim), general=True) for name, claim in CLAIMS.items()},
}
"""All that can be said, by the name that files have for it."""


def items(tree: GameTree, rules: Rules, given: Given) -> tuple[Item, ...]:
    """A true or false for every statement that is given."""
    texts = given_texts(given, "statements")
    if len(texts) > MOST_STATEMENTS:
        many = message("given-statements-many", most=MOST_STATEMENTS)
        raise GivenError(placed(many, "given", "statements"))
    return tuple(_item(tree, rules, f"s{number}", text) for number, text in enumerate(texts, 1))


def finding(tree: GameTree, rules: Rules, text: str) -> Finding:
    """Whether a statement is true of a tree, and what shows it."""
    name, _, about = text.partition(":")
    return STATEMENTS[name].test(tree, rules, about)


def _item(tree: GameTree, rules: Rules, name: str, text: str) -> Item:
    kind, _, about = text.partition(":")
    statement = STATEMENTS.get(kind)
    if statement is None or bool(about) != bool(statement.about) or not statement.fits(tree):
        wrong = message("given-statement", statement=repr(text), known=", ".join(STATEMENTS))
        raise GivenError(placed(wrong, "given", "statements"))
    said = _said(tree, kind, about)

    @cache
    def found() -> Finding:  # tested only once somebody asks: no question sheet does
        return statement.test(tree, rules, about)

    def why() -> Message:
        answer = "true" if found().true else "false"
        return message(f"statement-{kind}-{answer}", **{**said, **found().words})

    def example() -> GameTree | None:
        drawn = found().words.get("tree")
        return None if drawn is None or found().true else read(str(drawn))

    return Item(
        name,
        Ask.TRUE,
        message(f"statement-{kind}", **said),
        lambda _: found().true,
        lambda _: why(),
        where=message(f"statement-{kind}-where", **said),
        rule=message(f"statement-{kind}-rule", **said),
        example=example,
    )


def _said(tree: GameTree, kind: str, about: str) -> dict[str, Value]:
    """What a statement is about, as its words call it; GivenError if there is no such thing."""
    sort = STATEMENTS[kind].about
    words: dict[str, Value] = {"root": tree.labels[GameTree.ROOT]}
    if len(tree) > 1:
        words["player"] = tree.mover(GameTree.ROOT).value.upper()
    if sort == "node":
        words["node"] = tree.labels[_node(tree, about, inner=kind == "reversed")]
    elif sort == "number":
        words["number"] = show_number(_number(about))
    elif sort == "change":
        leaf, number = _change(tree, about)
        parent = tree.parent(leaf)
        words |= {"leaf": move_text(tree, leaf), "number": show_number(number)}
        words["parent"] = "" if parent is None else move_text(tree, parent)
    return words


def _node(tree: GameTree, label: str, inner: bool = False) -> NodeId:
    """The node with this name; where somebody must move, one where somebody does."""
    found = [node for node in (tree.inner if inner else tree) if tree.labels[node] == label]
    if not found:
        raise GivenError(placed(message("given-node", node=repr(label)), "given", "statements"))
    return NodeId(found[0])


def _number(text: str) -> Score:
    try:
        return read_number(text)
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", "statements")) from None


def _change(tree: GameTree, about: str) -> tuple[NodeId, Score]:
    """The leaf by its name or its path, and its other number."""
    path, _, number = about.partition("=")
    try:
        leaf = _node(tree, path) if path in tree.labels else tree.find(path)
    except TreeError as error:
        raise GivenError(placed(error.sentence, "given", "statements")) from None
    if not tree.is_leaf(leaf):
        raise GivenError(placed(message("given-leaf", path=repr(path)), "given", "statements"))
    return leaf, _number(number)
