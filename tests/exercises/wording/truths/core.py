"""Sentences and their truths: the table, and how sentences are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from replay import INFINITY, Replay, with_x

from exercises.exercise import Blank, Exercise, Verdict
from resources.words import Message, say
from search.rules import Rules
from search.tree import SEATS, Mover

SIGNS: dict[str, Callable] = {
    "=": lambda a, b: a == b,
    "≥": lambda a, b: a >= b,
    "≤": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


class Missing(LookupError):
    """A sentence that has no truth, or whose words are not those that its truth knows."""


@dataclass
class Context:
    """What a sentence is said about: the sheet as the search goes with it, and without it."""

    exercise: Exercise
    blank: Blank | None = None
    entry: Any = None
    typed: str | bool | None = None
    verdict: Verdict | None = None
    right: Any = None
    r: Replay = None  # type: ignore[assignment]
    plain: Replay = None  # type: ignore[assignment]
    extra: dict = field(default_factory=dict)

    @property
    def tree(self):
        return self.exercise.tree

    @property
    def rules(self) -> Rules:
        return self.exercise.rules

    def nodes(self, name: str) -> list:
        return [node for node in self.tree if called(self.tree, node) == name]

    def on_branch(self, parent: str, child: str) -> list:
        """The branches that these names may mean."""
        return [
            node
            for node in self.nodes(child)
            if self.tree.parent(node) is not None
            and called(self.tree, self.tree.parent(node)) == parent
        ]


Truth = Callable[..., bool]
TRUTHS: dict[str, list[tuple[re.Pattern, Truth]]] = {}


def says(key: str, *texts: str) -> Callable[[Truth], Truth]:
    """A truth, with the words of its sentence; {names} are handed over."""

    def keep(truth: Truth) -> Truth:
        TRUTHS.setdefault(key, []).extend((_pattern(text), truth) for text in texts)
        return truth

    return keep


def _pattern(text: str) -> re.Pattern:
    escaped = re.escape(text).replace(r"\{", "{").replace(r"\}", "}")
    escaped = escaped.replace("{against}", r"(?:, not (?P<against>.+?))?")
    escaped = escaped.replace("{tie}", r"(?P<tie>; .+?)?")
    once: set[str] = set()

    def group(found: re.Match) -> str:
        name = found[1]
        if name in once:
            return f"(?P={name})"
        once.add(name)
        return f"(?P<{name}>.+?)"

    return re.compile(re.sub(r"\{(\w+)\}", group, escaped), re.DOTALL)


def is_true(context: Context, sentence: Message) -> bool:
    """Whether all that a sentence says is so, and all that is said within it."""
    inner = [value for _, value in sentence.values if isinstance(value, Message)]
    if sentence.key in ("why-range", "why-range-visited", "worked-range"):
        x = number(dict(sentence.values)["x"])
        context = replace(context, r=Replay(with_x(context.exercise, x)), extra={"x": x})
        context.extra["r"] = context.r
    return true_itself(context, sentence) and all(is_true(context, each) for each in inner)


def true_itself(context: Context, sentence: Message) -> bool:
    """Whether what a sentence says is so, whatever is said within it."""
    text = as_typed(say(sentence))
    if sentence.key not in TRUTHS:
        raise Missing(f"{sentence.key} has no truth: {text}")
    read = [(pattern.fullmatch(text), truth) for pattern, truth in TRUTHS[sentence.key]]
    if not any(found for found, _ in read):
        raise Missing(f"{sentence.key} says in other words: {text}")
    return any(truth(context, **found.groupdict()) for found, truth in read if found)


# Reading.


def as_typed(text: str) -> str:
    """A sentence with its states as one types them, without the counts behind long piles.

    Those must be right: IIIIII (6). Tokens are told by their squares, split piles by their sizes.
    """

    def strokes(found: re.Match) -> str:
        sizes = [len(pile.strip("0")) for pile in found[1].split()]
        assert sizes == [int(size) for size in found[2].split()], text
        return found[1]

    piles = r"((?:[I|]+|0)(?:\xa0(?:[I|]+|0))*)\xa0\(([\d\xa0]+)\)"
    told = re.sub(piles, strokes, text)
    row = "□*[▲▼][□▲▼]+"
    told = re.sub(row, lambda row: f"{row[0].find('▲') + 1},{row[0].find('▼') + 1}", told)
    return re.sub(r"\|+", lambda pile: str(len(pile[0])), told)


def number(text: str) -> Any:
    """A number, an infinity or a vector as it is shown."""
    text = text.strip().replace("\xa0", " ").replace("−", "-")
    if ", " in text:
        if (text[0], text[-1]) != ("(", ")"):
            raise Missing(f"a vector without brackets: {text}")
        return tuple(number(part) for part in text.strip("()").split(", "))
    if text.strip("()+-") == "∞":
        return -INFINITY if "-" in text else INFINITY
    return Fraction(text.strip("()").replace(",", "."))


def numbers(text: str) -> list:
    return [number(part) for part in text.split(", ")]


def claim(text: str) -> tuple[str, Any]:
    """How a number is known, and the number."""
    text = text.replace("\xa0", " ")
    return (text[0], number(text[1:])) if text[0] in "≤≥=" else ("=", number(text))


def reckon(text: str) -> Fraction:
    """What a sum of products is worth."""
    total = Fraction(0)
    for term in text.split(" + "):
        product = Fraction(1)
        for factor in term.split(" · "):
            product *= number(factor)
        total += product
    return total


def called(tree, node) -> str:
    payoff = tree.payoffs[node]
    if tree.labels[node]:
        return tree.labels[node]
    if payoff is None:
        return "?"
    if isinstance(payoff, tuple):
        return "(" + ",\xa0".join(str(part) for part in payoff).replace("-", "−") + ")"
    return str(payoff).replace("-", "−")


def side(greek: str) -> int:
    return {"α": 0, "β": 1}[greek]


def owner(greek: str) -> Mover:
    return {"α": Mover.MAX, "β": Mover.MIN}[greek]


def own(value, mover):
    return value[SEATS.index(mover)] if value is not None and mover in SEATS else value
