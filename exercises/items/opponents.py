"""One tree against several opponents: MIN, one who moves at random, and MIN who errs at times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written
from resources.words import Message, message, placed
from search.numbers import NumberError, as_int, read_decimal, show_number
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId, Score


class Opponent(Enum):
    """Who moves at the MIN nodes."""

    BEST = "min"  # always takes the least
    RANDOM = "random"  # takes each move as often
    ERRS = "errs"  # moves at random with probability p, else takes the least


Reply = Callable[[Opponent, Sequence[Score], Fraction], Score]
"""What a MIN node is worth against an opponent, by its children and p."""


def reply(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """What is to be expected of a move of the opponent."""
    least, mean = min(values), Fraction(sum(values)) / len(values)
    share = {Opponent.BEST: 0, Opponent.RANDOM: 1, Opponent.ERRS: p}[opponent]
    return as_int((1 - share) * least + share * mean)


def items(tree: GameTree, rules: Rules, given: Given, replies: Reply = reply) -> tuple[Item, ...]:
    """Every value and the move against each opponent, and for which p two moves are equal."""
    if tree.mover(GameTree.ROOT) is not Mover.MAX or rules.depth is not None:
        raise GivenError(message("given-whole-for-max"))
    told = dict(given)
    opponents, p = _opponents(told.get("opponents", ())), _probability(told.get("p", ("0",))[0])
    if Opponent.ERRS in opponents and not 0 < p < 1:
        raise GivenError(placed(message("given-probability"), "given", "p"))
    found = {
        item.name: item
        for opponent in opponents
        for item in _Against(tree, opponent, p, replies).items()
    }
    between = told.get("between")
    if between is not None:
        found["p"] = _equal(tree, between, found)
    return tuple(found.values())


def _opponents(words: Sequence[str]) -> tuple[Opponent, ...]:
    known = {opponent.value: opponent for opponent in Opponent}
    strange = [word for word in words if word not in known]
    if strange or not words:
        listed = ", ".join(known)
        unknown = message("given-opponent", name=repr("".join(strange[:1])), known=listed)
        raise GivenError(placed(unknown, "given", "opponents"))
    return tuple(known[word] for word in words)


def _probability(text: str) -> Fraction:
    try:
        return Fraction(read_decimal(text))
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", "p")) from None


class _Against:
    """The items about one opponent."""

    def __init__(self, tree: GameTree, opponent: Opponent, p: Fraction, replies: Reply) -> None:
        self.tree, self.opponent, self.p, self.replies = tree, opponent, p, replies

    def items(self) -> list[Item]:
        """The nodes from the bottom up, and the move at the root."""
        inner = sorted(self.tree.inner, key=self.tree.depth, reverse=True)
        return [*map(self._value, inner), self._move()]

    def name(self, node: NodeId) -> str:
        """What a node's item is called; where nobody else moves below, all opponents share it."""
        label = self.tree.labels[node]
        below = (self.tree.shape.movers[each] for each in self.tree.within(node))
        return f"{self.opponent.value}.{label}" if Mover.MIN in below else label

    def _shown(self) -> Message:
        return message(f"opponent-{self.opponent.value}", p=show_number(as_int(self.p)))

    def _values(self, node: NodeId, written: Written) -> list[Score] | None:
        """What the children are worth; None where something is missing."""
        values: list[Score] = []
        for child in self.tree.children(node):
            value: Entry | None = self.tree.payoffs[child]
            if not self.tree.is_leaf(child):
                value = written.get(self.name(child))
            if not isinstance(value, int | Fraction):
                return None
            values.append(value)
        return values

    def _value(self, node: NodeId) -> Item:
        rising = self.tree.mover(node) is Mover.MAX

        def answer(written: Written) -> Entry | None:
            values = self._values(node, written)
            if values is None:
                return None
            return max(values) if rising else self.replies(self.opponent, values, self.p)

        def why(written: Written) -> Message:
            values = self._values(node, written) or []
            shown = {
                "values": ", ".join(map(show_number, values)),
                "sum": " + ".join(
                    f"({show_number(v)})" if v < 0 else show_number(v) for v in values
                ),
                "count": len(values),
                "least": show_number(min(values)),
                "mean": show_number(as_int(Fraction(sum(values)) / len(values))),
                "best": show_number(as_int(1 - self.p)),
                "p": show_number(as_int(self.p)),
            }
            return message(f"why-opponent-{'max' if rising else self.opponent.value}", **shown)

        label = self.tree.labels[node]
        shared = "." not in self.name(node)
        asked = message("item-worth", node=label)
        against = message("item-worth-against", node=label, opponent=self._shown())
        children = self.tree.children(node)
        return Item(
            self.name(node),
            Ask.CELL,
            asked if shared else against,
            answer,
            why,
            where=message("hint-opponent-where", node=label),
            rule=message(f"hint-opponent-{'max' if rising else self.opponent.value}"),
            inputs=tuple(self.name(c) for c in children if not self.tree.is_leaf(c)),
            decimals=None if shared or self.opponent is Opponent.BEST else 2,
            row=label,
            column=message("column-everybody") if shared else self._shown(),
            node=node,
        )

    def _move(self) -> Item:
        tree, root = self.tree, GameTree.ROOT
        children = tree.children(root)
        options = tuple(_called(tree, child) for child in children)

        def answer(written: Written) -> Entry | None:
            values = self._values(root, written)
            return None if values is None else item.letters[values.index(max(values))]

        def why(written: Written) -> Message:
            values = self._values(root, written) or []
            best = values.index(max(values))
            return message("why-opponent-move", move=options[best], value=show_number(values[best]))

        question = message("item-move-against", node=tree.labels[root], opponent=self._shown())
        item = Item(
            f"{self.opponent.value}.move",
            Ask.PICK,
            question,
            answer,
            why,
            where=message("hint-opponent-where", node=tree.labels[root]),
            rule=message("hint-opponent-move"),
            inputs=tuple(self.name(c) for c in children if not tree.is_leaf(c)),
            options=options,
        )
        return item


def _called(tree: GameTree, node: NodeId) -> str:
    payoff = tree.payoffs[node]
    return tree.labels[node] or ("?" if payoff is None else show_number(payoff))


def _equal(tree: GameTree, names: Sequence[str], found: dict[str, Item]) -> Item:
    """The p for which two moves are equally good against MIN who errs."""
    needed = tuple(
        f"{opponent.value}.{name}"
        for name in names
        for opponent in (Opponent.BEST, Opponent.RANDOM)
    )
    moves = [tree.labels[child] for child in tree.children(GameTree.ROOT)]
    if len(set(names) & set(moves)) != 2 or any(name not in found for name in needed):
        raise GivenError(placed(message("given-between"), "given", "between"))
    first, second = names

    def gaps(written: Written) -> tuple[Fraction, Fraction] | None:
        values = [written.get(name) for name in needed]
        if not all(isinstance(value, int | Fraction) for value in values):
            return None
        least, mean, other_least, other_mean = (Fraction(value) for value in values)  # type: ignore[arg-type]
        return least - other_least, other_mean - mean

    def answer(written: Written) -> Entry | None:
        ahead = gaps(written)
        if ahead is None or sum(ahead) == 0:
            return None
        p = ahead[0] / sum(ahead)
        return as_int(p) if 0 <= p <= 1 else None

    def why(written: Written) -> Message:
        ahead = gaps(written) or (Fraction(0), Fraction(0))
        return message(
            "why-opponent-p",
            first=first,
            second=second,
            least=show_number(as_int(ahead[0])),
            mean=show_number(as_int(ahead[1])),
        )

    return Item(
        "p",
        Ask.CELL,
        message("item-equal-p", first=first, second=second),
        answer,
        why,
        where=message("hint-opponent-p-where"),
        rule=message("hint-opponent-p"),
        inputs=needed,
        decimals=2,
    )
