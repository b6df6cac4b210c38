"""One tree against several opponents: MIN, one who moves at random, and MIN who errs with p.

`opponents` names them, else it is MIN, one who moves at random, and, where `p` is given, MIN who
errs; `between` two moves, for which is asked at which p they are equally good.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written, move_text
from exercises.items.equally_good import any_of, best_letters, first_of, tied
from resources.words import Message, Value, message, placed
from search.numbers import NumberError, as_int, read_decimal, show_factor, show_number
from search.rules import Rules, Ties
from search.tree import GameTree, Mover, NodeId, Score


class Opponent(Enum):
    """Who moves at the MIN nodes."""

    BEST = "min"  # always takes the least
    RANDOM = "random"  # takes each move as often
    ERRS = "errs"  # takes the most with probability p, else the least
    WANDERS = "wanders"  # moves at random with probability p, else takes the least


AT_TIMES = (Opponent.ERRS, Opponent.WANDERS)
"""Who does not always play alike."""


Reply = Callable[[Opponent, Sequence[Score], Fraction], Score]
"""What a MIN node is worth against an opponent, by its children and p."""


def reply(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """What is to be expected of a move of the opponent."""
    if opponent is Opponent.BEST:
        return min(values)
    if opponent is Opponent.RANDOM:
        return as_int(Fraction(sum(values)) / len(values))
    return as_int((1 - p) * Fraction(min(values)) + p * lapse(opponent, values))


def lapse(opponent: Opponent, values: Sequence[Score]) -> Score:
    """What is to be expected where MIN does not take the least."""
    return max(values) if opponent is Opponent.ERRS else reply(Opponent.RANDOM, values, Fraction(1))


def items(tree: GameTree, rules: Rules, given: Given, replies: Reply = reply) -> tuple[Item, ...]:
    """Every value and the move against each opponent, and for which p two moves are equal."""
    if tree.mover(GameTree.ROOT) is not Mover.MAX or rules.depth is not None:
        raise GivenError(message("given-whole-for-max"))
    for leaf in tree.leaves:
        if tree.payoffs[leaf] is None:
            raise GivenError(message("given-leaf-unknown", path=repr(tree.path(leaf))))
    told, opponents = dict(given), _given_opponents(given)
    p = _probability(told.get("p", () if set(opponents) & set(AT_TIMES) else ("0",)))
    against = {opponent: _Against(tree, opponent, p, replies) for opponent in opponents}
    found = {item.name: item for each in against.values() for item in each.items()}
    between = told.get("between")
    if between is not None:
        names = between[0].split() if len(between) == 1 else between
        found["p"] = _equal(tree, names, against)
    return tuple(found.values())


def explained(given: Given) -> Message:
    """How each opponent moves."""
    opponents = _given_opponents(given)
    met = {each.value: "yes" if each in opponents else "no" for each in Opponent}
    return message("given-opponents", **met)


def _given_opponents(given: Given) -> tuple[Opponent, ...]:
    told = dict(given)
    usual = ("min", "random", "errs") if "p" in told else ("min", "random")
    return _opponents(told.get("opponents", usual))


def _opponents(words: Sequence[str]) -> tuple[Opponent, ...]:
    known = {opponent.value: opponent for opponent in Opponent}
    strange = [word for word in words if word not in known]
    if strange or not words:
        listed = ", ".join(known)
        unknown = message("given-opponent", name=repr("".join(strange[:1])), known=listed)
        raise GivenError(placed(unknown, "given", "opponents"))
    return tuple(known[word] for word in words)


def _probability(texts: Sequence[str]) -> Fraction:
    """The one probability that is given, as a number or in percent."""
    bare = " ".join(texts).strip()
    try:
        p = Fraction(read_decimal(bare.rstrip("% "))) / (100 if bare.endswith("%") else 1)
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", "p")) from None
    if not 0 <= p <= 1:
        raise GivenError(placed(message("given-probability"), "given", "p"))
    return p


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

    def values(self, node: NodeId, written: Written) -> list[Score] | None:
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
            values = self.values(node, written)
            if values is None:
                return None
            return max(values) if rising else self.replies(self.opponent, values, self.p)

        def why(written: Written) -> Message:
            values = self.values(node, written) or []
            mean = as_int(Fraction(sum(values)) / len(values))
            found = mean if rising else self.replies(self.opponent, values, self.p)
            shown: dict[str, Value] = {
                "values": ", ".join(map(show_number, values)),
                "sum": " + ".join(map(show_factor, values)),
                "count": len(values),
                "least": show_factor(min(values)),
                "mean": show_factor(mean),
                "value": show_number(as_int(found)),
                "most": show_factor(max(values)),
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
        options = tuple(move_text(tree, child) for child in children)

        def best(written: Written) -> list[str]:
            return best_letters(item.letters, self.values(root, written))

        def why(written: Written) -> Message:
            values = self.values(root, written) or [0] * len(options)
            move, value = options[values.index(max(values))], show_number(max(values))
            one = message("why-opponent-move", move=move, value=value)
            return tied(options, values, Ties.ANY) or one

        name = f"{self.opponent.value}.move"
        question = message("item-move-against", node=tree.labels[root], opponent=self._shown())
        item = Item(
            name,
            Ask.PICK,
            question,
            first_of(best),
            why,
            where=message("hint-opponent-where", node=tree.labels[root]),
            rule=message("hint-opponent-move"),
            inputs=tuple(self.name(c) for c in children if not tree.is_leaf(c)),
            options=options,
            placed=any_of(name, best),
        )
        return item


def replied_moves(tree: GameTree) -> list[NodeId]:
    """The moves at the root that MIN replies to: what they are worth hangs on p."""
    inner = (child for child in tree.children(GameTree.ROOT) if not tree.is_leaf(child))
    return [child for child in inner if tree.mover(child) is Mover.MIN]


def min_moves_again(tree: GameTree) -> bool:
    """Whether MIN moves more than once on some way down: then p counts more than once."""
    return any(tree.mover(node) is Mover.MIN and tree.depth(node) > 1 for node in tree.inner)


def _equal(tree: GameTree, names: Sequence[str], against: Mapping[Opponent, _Against]) -> Item:
    """The p for which two moves are equally good."""
    opponent = next((each for each in AT_TIMES if each in against), Opponent.ERRS)
    moves = {tree.labels[child]: child for child in tree.children(GameTree.ROOT)}
    known = len(names) == 2 and all(tree.labels.count(name) == 1 for name in names)
    if min_moves_again(tree) or not known or not set(names) <= set(moves):
        raise GivenError(placed(message("given-between"), "given", "between"))
    asking = against.get(opponent) or _Against(tree, opponent, Fraction(0), reply)
    first, second = names
    replied = replied_moves(tree)

    def ends(name: str, written: Written) -> tuple[Score, Score] | None:
        """What a move is worth where MIN takes the least, and elsewhere; alike without a reply."""
        node = moves[name]
        if node in replied:
            values = asking.values(node, written)
            return None if values is None else (min(values), lapse(opponent, values))
        sure = tree.payoffs[node] if tree.is_leaf(node) else written.get(asking.name(node))
        return (sure, sure) if isinstance(sure, int | Fraction) else None

    def gaps(written: Written) -> tuple[Fraction, Fraction] | None:
        """By how much the first is ahead where MIN takes the least, and behind elsewhere."""
        one, other = (ends(name, written) for name in names)
        if one is None or other is None:
            return None
        return Fraction(one[0] - other[0]), Fraction(other[1] - one[1])

    def answer(written: Written) -> Entry | None:
        apart = gaps(written)
        if apart is None or sum(apart) == 0 or not 0 <= apart[0] / sum(apart) <= 1:
            return None
        return as_int(apart[0] / sum(apart))

    def why(written: Written) -> Message:
        ahead, behind = (as_int(each) for each in gaps(written) or (Fraction(0), Fraction(0)))
        return message(
            "why-opponent-p",
            first=first if ahead >= 0 else second,  # who is ahead where MIN takes the least
            second=second if ahead >= 0 else first,
            ahead=show_number(abs(ahead)),
            behind=show_number(abs(behind)),
        )

    return Item(
        "p",
        Ask.CELL,
        message(f"item-equal-{opponent.value}", first=first, second=second),
        answer,
        why,
        where=message("hint-opponent-p-where", first=first, second=second),
        rule=message("hint-opponent-p"),
        inputs=tuple(
            asking.name(node)
            for move in map(moves.__getitem__, names)
            for node in (tree.children(move) if move in replied else (move,))
            if not tree.is_leaf(node)
        ),
        decimals=3,
    )
