"""Questions about a game that is grown: its states, values, cuts and best move."""

from __future__ import annotations

from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.asks.state_answers import successor_labels
from exercises.exercise import Given
from exercises.items import GivenError, Item, Placed, Written
from exercises.items.equally_good import any_of, best_letters, first_of
from exercises.items.games.grown_tree import (
    OUTCOMES,
    VALUED,
    Ends,
    Growth,
    LeadsFrom,
    alike,
    asks_cuts,
    game_given,
    places,
    utility,
)
from resources.words import Message, Value, message
from search.games.game import winner
from search.games.state_pictures import state_text
from search.methods import METHODS
from search.numbers import show_number
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId, Payoff, TreeError

CROSSED = Fraction(1, 2)
"""What a cross is worth beside a state."""


def items(
    tree: GameTree,
    rules: Rules,
    given: Given,
    leads: LeadsFrom = successor_labels,
    ends: Ends = utility,
) -> tuple[Item, ...]:
    """The states in every place, what they are worth, the best move, and what is evaluated."""
    growth = Growth(tree, game_given(given), leads, ends)
    if tree.shape != places(given).shape._replace(names=tree.shape.names):
        raise GivenError(message("given-growing-places"))
    below = [node for level in tree.levels for node in level if node != GameTree.ROOT]
    states = [_state(growth, node) for node in below]
    values = [_value(growth, node) for node in (*reversed(below), GameTree.ROOT)]
    names = tuple(item.name for item in (*states, *values))
    cuts = [_cut(growth, node, names) for node in sorted(below)] if asks_cuts(given) else []
    return (*states, *values, _move(growth), *cuts, _evaluated(growth, names, cuts))


def explained(given: Given) -> Message:
    """That there are more places than states, that their order is free, and what is crossed out."""
    return message("given-grown", cuts="yes" if asks_cuts(given) else "no")


def _shown(growth: Growth, node: NodeId, written: Written) -> str:
    return state_text(growth.label(node, written) or "", growth.game.look)


def _state(growth: Growth, node: NodeId) -> Item:
    """The state in a place."""
    tree = growth.tree
    parent = tree.parent(node) or GameTree.ROOT
    above = tree.labels[parent]

    def why(written: Written) -> Message:
        due = growth.after(parent, written)
        words: dict[str, Value] = {"node": above, "state": _shown(growth, parent, written)}
        if growth.label(parent, written) is None:
            return message("why-grown-nothing", **words)
        if due is None:
            return message("why-grown-no-state", **words)
        if not due:
            return message("why-grown-end", **words)
        listed = "; ".join(state_text(state, growth.game.look) for state in due)
        return message("why-grown", states=listed, count=len(due), **words)

    return Item(
        growth.name(node),
        Ask.STATE,
        message("item-grown", place=growth.called(node)),
        lambda written: growth.placed(node, written, {}).due,
        why,
        where=message("hint-grown-where", node=above),
        rule=message("hint-grown"),
        inputs=() if parent == GameTree.ROOT else (growth.name(parent),),
        node=node,
        placed=lambda written, sheet: growth.placed(node, written, sheet),
        look=growth.game.look,
    )


def _value(growth: Growth, node: NodeId) -> Item:
    """What the state in a place is worth."""
    label = growth.called(node)
    mover = growth.mover(node).value

    def why(written: Written) -> Message:
        words: dict[str, Value] = {"state": _shown(growth, node, written), "node": label}
        state = growth.state(node, written)
        if state is None:
            return message("why-grown-nothing", **words)
        if not growth.game.moves(state):
            worth = growth.ends(growth.game, state)
            return message(f"why-grown-{winner(worth)}", **words)
        values = [written.get(growth.value_name(c)) for c in growth.below(node, written)]
        shown = ", ".join(show_number(each) for each in values if isinstance(each, int | Fraction))
        return message(f"why-opponent-{mover}", values=shown)

    own = () if node == GameTree.ROOT else (growth.name(node),)
    children = growth.tree.children(node)
    return Item(
        growth.value_name(node),
        Ask.VALUE,
        message("item-worth", node=label),
        lambda written: growth.value(node, written, {}).due,
        why,
        where=message("hint-grown-value-where", node=label),
        rule=message("hint-grown-value", mover=mover.upper()),
        inputs=(
            *own,
            *(growth.name(child) for child in children),
            *(growth.value_name(child) for child in children),
        ),
        node=node,
        weight=VALUED,
        choices=2,
        placed=lambda written, sheet: growth.value(node, written, sheet),
    )


def _move(growth: Growth) -> Item:
    """The best move at the root, by the state that it leads to."""
    root = GameTree.ROOT
    states = successor_labels(growth.game, growth.game.start)
    options = tuple(state_text(state, growth.game.look) for state in states)
    rising = growth.mover(root) is Mover.MAX
    children = growth.tree.children(root)

    def worth(written: Written) -> dict[str, Payoff]:
        """What the states after the first move are worth, as far as that is written."""
        found: dict[str, Payoff] = {}
        for child in growth.below(root, written):
            value, label = written.get(growth.value_name(child)), growth.label(child, written)
            place = next((at for at, state in enumerate(states) if alike(state, label or "")), None)
            if isinstance(value, int | Fraction) and place is not None:
                found[item.letters[place]] = value
        return found

    def best(written: Written) -> list[str]:
        values = worth(written)
        return sorted(best_letters([*values], [*values.values()], rising))

    def why(written: Written) -> Message:
        values = worth(written)
        shown = ", ".join(
            f"{option}: {show_number(values[letter])}"
            for letter, option in zip(item.letters, options, strict=True)
            if letter in values
        )
        return message("why-grown-move", values=shown, mover=growth.mover(root).value.upper())

    item = Item(
        "best",
        Ask.PICK,
        message("item-grown-move"),
        first_of(best),
        why,
        where=message("hint-grown-move-where"),
        rule=message("hint-grown-move"),
        inputs=tuple(
            name for child in children for name in (growth.name(child), growth.value_name(child))
        ),
        options=options,
        placed=any_of("best", best),
    )
    return item


def _cut(growth: Growth, node: NodeId, names: tuple[str, ...]) -> Item:
    """Whether the branch above a place need not be looked at, where the outcomes are known."""
    parent = growth.tree.parent(node) or GameTree.ROOT
    above = growth.tree.labels[parent]

    def placed_cut(written: Written, sheet: Written) -> Placed:
        return growth.cuts(written, sheet).get(node, Placed(None, known=False))

    def why(written: Written) -> Message:
        found, mover = placed_cut(written, written), growth.mover(parent).value
        if not found.known:
            return message("why-grown-not-reached", node=above)
        return message(f"why-grown-cut-{mover}" if found.due else "why-grown-no-cut", node=above)

    return Item(
        growth.cut_name(node),
        Ask.CUT,
        message("item-grown-cut", place=growth.called(node)),
        lambda written: placed_cut(written, written).due,
        why,
        where=message("hint-grown-cut-where", node=above),
        rule=message("hint-grown-evaluated"),
        inputs=names,
        node=node,
        weight=CROSSED,
        choices=2,
        placed=placed_cut,
    )


def _evaluated(growth: Growth, names: tuple[str, ...], cuts: list[Item]) -> Item:
    """How many ends are evaluated where the best and the worst outcome are known."""

    def answer(written: Written) -> Entry | None:
        tree = growth.grown(written)
        if tree is None:
            return None
        if any(written.get(item.name) is True for item in cuts):
            return growth.ends_seen(GameTree.ROOT, written)
        try:
            return len(METHODS["alpha-beta"].run(tree, Rules(range=OUTCOMES)).leaves)
        except TreeError:
            return None  # what a slip makes an end worth lies outside what is known

    def why(written: Written) -> Message:
        tree = growth.grown(written)
        ends = 0 if tree is None else len(tree.leaves)
        found = answer(written)
        return message("why-grown-evaluated", ends=ends, found=0 if found is None else int(found))  # type: ignore[arg-type]

    return Item(
        "evaluated",
        Ask.CELL,
        message("item-grown-evaluated"),
        answer,
        why,
        where=message("hint-grown-evaluated-where"),
        rule=message("hint-grown-evaluated"),
        inputs=(*names, *(item.name for item in cuts)),
    )
