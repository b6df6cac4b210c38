"""What is said of one tree against several opponents, worked out from who replies how."""

from __future__ import annotations

from fractions import Fraction

from exercises.kinds import items_of
from search.tree import Mover
from truths.beside import LedSheet, agree
from truths.core import number, reckon, says


def odds(opponent, count, p):
    """How likely each of so many replies is, the least first."""
    p = {"min": Fraction(0), "random": Fraction(1)}.get(opponent, p)
    if opponent == "errs":
        return [Fraction(1)] if count == 1 else [1 - p, *[Fraction(0)] * (count - 2), p]
    return [p / count + (1 - p) * (place == 0) for place in range(count)]


def _summed(opponent, count, p):
    """Replies at random each count whole."""
    if opponent in ("min", "errs"):
        return odds(opponent, count, p)
    p = 1 if opponent == "random" else p
    return [p + (1 - p) * (place == 0) for place in range(count)]


def _kind(opponent, count, p):
    return odds("errs", count, 1) if opponent == "random" else odds(opponent, count, p)


def _other_lapse(opponent, count, p):
    return odds({"errs": "wanders", "wanders": "errs"}.get(opponent, opponent), count, p)


BELIEFS = {
    "every opponent is taken for a perfect one": lambda _, count, p: odds("min", count, p),
    "an opponent who moves at random is thought to take what is best for MAX": _kind,
    "the outcomes of a random move are added up and not divided by their number": _summed,
    "the best reply and the other one have each other's probability": (
        lambda opponent, count, p: odds(opponent, count, 1 - p)
    ),
    "MIN is thought to move at random where it takes its worst move, "
    "or the other way round": _other_lapse,
}
"""How likely the replies are for who takes something for true."""


class LedOpponents(LedSheet):
    """Every node against every opponent, each reply weighed by how likely it is."""

    odds = staticmethod(odds)

    @property
    def p(self):
        return Fraction(dict(self.exercise.given).get("p", "0")[0])

    def split(self, name):
        """The opponent, and the node."""
        opponent, _, label = name.rpartition(".")
        (node,) = (each for each in self.tree.inner if self.tree.labels[each] == label)
        return opponent, node

    def worth(self, opponent, child):
        """What a child is worth as it stands on the sheet."""
        if self.tree.is_leaf(child):
            return Fraction(self.tree.payoffs[child])
        return self.at(self.name(opponent, child))

    def name(self, opponent, node):
        at_stake = any(self.tree.shape.movers[each] is Mover.MIN for each in self.tree.within(node))
        return f"{opponent}.{self.tree.labels[node]}" if at_stake else self.tree.labels[node]

    def children(self, opponent, node):
        return [self.worth(opponent, child) for child in self.tree.children(node)]

    def below(self, name):
        return self.children(*self.split(name))

    def due(self, name):
        if name == "p":
            return self.equal()
        if name.endswith(".move"):
            values = self.children(name.partition(".")[0], self.tree.ROOT)
            return self.picked(name, values, max(values))
        opponent, node = self.split(name)
        values = sorted(self.children(opponent, node))
        if self.tree.mover(node) is Mover.MAX:
            return values[-1]
        shares = self.odds(opponent, len(values), self.p)
        return sum(share * value for share, value in zip(shares, values, strict=True))

    def believing(self, about):
        found = LedOpponents(self.exercise)
        found.odds = BELIEFS[about]
        return found

    def gap(self, p):
        """By how much the first of the two moves is ahead of the second, with any p."""
        opponents, names = (dict(self.exercise.given)[each] for each in ("opponents", "between"))
        (by,) = set(opponents) & {"errs", "wanders"}
        found = []
        for name in names:
            node = self.split(f"{by}.{name}")[1]
            values = sorted(self.children(by, node))
            mean = sum(values) / Fraction(len(values))
            other = values[-1] if by == "errs" else mean
            found.append((1 - p) * values[0] + p * other)
        return found[0] - found[1]

    def equal(self):
        """Where the line through both ends comes to 0."""
        start, end = self.gap(0), self.gap(1)
        if start == end or not 0 <= start / (start - end) <= 1:
            return None
        return start / (start - end)


@says("why-opponent-random", "Each reply is equally likely: ({terms}) / {count} = {value}.")
def _(c, terms, count, value):
    found = [number(each) for each in terms.split(" + ")]
    opponent, node = c.r.split(c.blank.item)
    by_chance = number(value) == c.r.due(c.blank.item) == reckon(terms) / int(count)
    return opponent == "random" and found == c.r.children(opponent, node) and by_chance


@says(
    "why-opponent-errs",
    "{best} · {least} for the best reply and {p} · {most} for the worst: {value} in all.",
)
def _(c, best, least, p, most, value):
    values = c.r.below(c.blank.item)
    ends = number(least) == min(values) and number(most) == max(values)
    return (
        ends
        and number(value) == c.r.due(c.blank.item)
        and _adds_up(c, f"{best} · {least} + {p} · {most}", p)
    )


@says(
    "why-opponent-wanders",
    "{best} · {least} for the best reply and {p} · {mean} for a random one: {value} in all.",
)
def _(c, best, least, p, mean, value):
    values = c.r.below(c.blank.item)
    ends = number(least) == min(values) and number(mean) * len(values) == sum(values)
    return (
        ends
        and number(value) == c.r.due(c.blank.item)
        and _adds_up(c, f"{best} · {least} + {p} · {mean}", p)
    )


def _adds_up(c, text, p):
    return reckon(text) == c.r.due(c.blank.item) and number(p) == c.r.p


@says("why-opponent-move", "{move} brings the most, {value}.")
def _(c, move, value):
    values = c.r.children(c.blank.item.partition(".")[0], c.tree.ROOT)
    return move == c.r.due(c.blank.item) and number(value) == max(values)


@says("why-board-tied", "{moves} are worth {value} each, and no other is better{tie}.")
def _(c, moves, value, tie):
    root, item = c.tree.ROOT, items_of(c.exercise)[c.blank.item]
    against = c.blank.item.endswith(".move")
    values = c.r.children(c.blank.item.partition(".")[0], root) if against else c.r.below("move")
    best = max(values) if c.tree.mover(root) is Mover.MAX else min(values)
    equals = [text for text, worth in zip(item.texts, values, strict=True) if worth == best]
    return moves == ", ".join(equals) and len(equals) > 1 and number(value) == best


@says(
    "why-opponent-p",
    "Where MIN takes the least, {first} is worth {ahead} more than {second}; where it does not, "
    "{second} is worth {behind} more than {first}: they are equal where (1 − p) · {ahead} = "
    "p · {behind}.",
)
def _(c, first, second, ahead, behind):
    p, between = c.r.due("p"), [*dict(c.exercise.given)["between"]]
    way = 1 if [first, second] == between else -1
    gaps = number(ahead) == way * c.r.gap(0) and number(behind) == -way * c.r.gap(1)
    level = p is None or agree(c.r.gap(p), 0)
    return gaps and level and sorted([first, second]) == sorted(between)


@says("hint-opponent-where", "Look at the children of {node}, and at who moves there.")
def _(c, node):
    label = c.blank.item.rpartition(".")[2]
    return node == (c.tree.labels[c.tree.ROOT] if label == "move" else label)


HINTS = {
    "max": "MAX takes the largest of the children's values, whoever the opponent is.",
    "min": "MIN always takes the smallest of the children's values.",
    "random": "Each reply is equally likely: take the mean of the children's values.",
    "errs": "Take the smallest value times 1 − p, and the largest times p.",
    "wanders": "Take the smallest value times 1 − p, and the mean of the values times p.",
}


def _hinted(key, values, p):
    mean = sum(values) / Fraction(len(values))
    return {
        "max": max(values),
        "min": min(values),
        "random": mean,
        "errs": min(values) * (1 - p) + max(values) * p,
        "wanders": min(values) * (1 - p) + mean * p,
    }[key]


for _key, _text in HINTS.items():

    @says(f"hint-opponent-{_key}", _text)
    def _(c, key=_key):
        values, p = c.r.below(c.blank.item), getattr(c.r, "p", 0)
        return _hinted(key, values, p) == c.r.due(c.blank.item)


@says("hint-opponent-move", "MAX takes the child that is worth most against this opponent.")
def _(c):
    return c.tree.mover(c.tree.ROOT) is Mover.MAX


@says("hint-opponent-p-where", "Look at the children of {first} and of {second}.")
def _(c, first, second):
    return (first, second) == dict(c.exercise.given)["between"]


@says(
    "hint-opponent-p",
    "Each move is worth (1 − p) times what MIN's best reply leaves and p times what the other "
    "leaves: set the two equal.",
)
def _(c):
    return c.r.due("p") is None or c.r.gap(c.r.due("p")) == 0


KNOWN = "MAX knows how the opponent moves, and plays the best it can against that."
WAYS = {
    "random": " One who moves at random takes every move with the same probability.",
    "errs": " MIN who takes its worst move with a probability decides that anew at every node, and "
    "takes its best one else; the worst is what is worst for MIN.",
    "wanders": " MIN who moves at random with a probability decides that anew at every node, and "
    "takes its best move else; at random each move is equally likely.",
}


@says("given-opponents", KNOWN, KNOWN + "{ways}")
def _(c, ways=""):
    """Those are told of who are met: their replies at the lowest nodes of MIN are weighed so."""
    names = [blank.item for blank in c.exercise.blanks if "." in blank.item]
    met = {name.split(".")[0] for name in names}
    return ways == "".join(words for way, words in WAYS.items() if way in met)
