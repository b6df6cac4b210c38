"""Counting what a search looks at: on the tree, by formula, and what that means for depth and time.

What is given tells what is asked: `b` and `plies`; `b`, `speed` and `seconds`; `b` and two
`depths`; `states`, `depth`, `exponent` and `speed`. A tree of several nodes is asked about, too.
`ask` may name some of all that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from exercises.asks import Ask
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written
from resources.words import Message, Value, message, placed
from search.methods import METHODS
from search.methods.ordering import least_leaves
from search.numbers import NumberError, read_number, show_number
from search.rules import Rules
from search.tree import GameTree, Score

MOST_PLIES, MOST_BRANCHES, LARGEST = 100, 1_000, 10**30
"""Nobody counts further."""
DIGITS = 40
"""How exactly roots are drawn."""


def minimax_leaves(b: int, plies: int) -> int:
    """The leaves of a tree with b moves everywhere."""
    leaves: int = b**plies
    return leaves


def best_leaves(b: int, plies: int) -> int:
    """What alpha-beta evaluates of them in the best order (Knuth and Moore 1975)."""
    leaves: int = b ** ((plies + 1) // 2) + b ** (plies // 2) - 1
    return leaves


def parent_leaves(b: int, plies: int) -> int:
    """The same, where a node knows its parent's bound only.

    The first child is searched like its parent; of every other one only the first child is, and
    that without any bound.
    """
    before, now = 1, b
    for _ in range(plies - 1):
        before, now = now, now + (b - 1) * before
    return now if plies else 1


def depth_within(leaves: Callable[[int, int], int], b: int, most: Score) -> int:
    """How many plies there are time for, where so many leaves can be evaluated."""
    plies = 0
    while plies < MOST_PLIES and leaves(b, plies + 1) <= most:
        plies += 1
    return plies


def power(base: Score, exponent: Score) -> Fraction:
    """A power with any exponent, to many digits."""
    with localcontext() as context:
        context.prec = DIGITS
        number = Decimal(base.numerator) / base.denominator
        return Fraction(number ** (Decimal(exponent.numerator) / exponent.denominator))


@dataclass(frozen=True, eq=False)
class CountFacts:
    """The tree, the rules and the numbers that are given."""

    tree: GameTree
    rules: Rules
    numbers: dict[str, tuple[Score, ...]]

    def __getitem__(self, name: str) -> Score:
        return self.numbers[name][0]

    def whole(self, name: str) -> int:
        """A number that must be whole."""
        return int(self[name])

    def words(self) -> dict[str, Value]:
        """All that is given, as sentences show it."""
        depths = dict(zip(("first", "second"), self.numbers.get("depths", ()), strict=False))
        first = {name: found[0] for name, found in self.numbers.items()}
        shown = {name: _shown(number) for name, number in {**first, **depths}.items()}
        return {**shown, "strict": "no" if self.rules.cut_on_equal else "yes"}


def _shown(number: Score) -> Value:
    """A number in a sentence, which groups the digits of a large one."""
    return number if isinstance(number, int) else show_number(number)


class Count(NamedTuple):
    """One number that can be asked for: what it needs, and what it is."""

    needs: tuple[str, ...]  # "tree" or names of given numbers
    right: Callable[[CountFacts, Written], Score | None]
    inputs: tuple[str, ...] = ()
    decimals: int | None = None
    percent: int = 0
    named: bool = False  # asked only where `ask` names it


def _seen(facts: CountFacts, _: Written) -> Score:
    return len(METHODS["alpha-beta"].run(facts.tree, facts.rules).leaves)


def _formula(leaves: Callable[[int, int], int], facts: CountFacts, _: Written) -> Score:
    return leaves(facts.whole("b"), facts.whole("plies"))


def _depth(leaves: Callable[[int, int], int], facts: CountFacts, _: Written) -> Score:
    return depth_within(leaves, facts.whole("b"), facts["speed"] * facts["seconds"])


def plies_about(facts: CountFacts, share: int) -> Fraction:
    """The d at which b to the power of d / share is as many leaves as there is time for."""
    with localcontext() as context:
        context.prec = DIGITS
        most = Fraction(facts["speed"] * facts["seconds"])
        leaves = Decimal(most.numerator) / most.denominator
        return share * Fraction(max(leaves.ln() / Decimal(facts.whole("b")).ln(), Decimal(0)))


def _about(share: int, facts: CountFacts, _: Written) -> Score:
    return plies_about(facts, share)


def _ratio(facts: CountFacts, _: Written) -> Score:
    deeper, other = (best_leaves(facts.whole("b"), int(depth)) for depth in facts.numbers["depths"])
    return round(Fraction(deeper, other))


def _branching(facts: CountFacts, _: Written) -> Score:
    """b, where b to the power of exponent times depth states were seen."""
    return power(facts["states"], 1 / (Fraction(facts["exponent"]) * facts["depth"]))


def _hours(facts: CountFacts, written: Written) -> Score | None:
    """How long plain minimax takes, with b as it was written down: two decimals."""
    b = written.get("branching")
    if not isinstance(b, int | Fraction) or not 0 < b <= MOST_BRANCHES:
        return None
    rounded = Fraction(round(b * 100), 100)
    return rounded ** facts.whole("depth") / facts["speed"] / 3600


def _perfect(facts: CountFacts, _: Written) -> Score:
    """How long the best order takes at half the speed: half the depth, so that share of states."""
    share = Fraction(1, 2) / Fraction(facts["exponent"])
    return power(facts["states"], share) / (Fraction(facts["speed"]) / 2)


_STATES = ("states", "depth", "exponent", "speed")
COUNTS: dict[str, Count] = {
    "all": Count(("tree",), lambda facts, _: len(facts.tree.leaves)),
    "seen": Count(("tree",), _seen),
    "least": Count(("tree",), lambda facts, _: least_leaves(facts.tree, facts.rules)),
    "minimax": Count(("b", "plies"), partial(_formula, minimax_leaves)),
    "best": Count(("b", "plies"), partial(_formula, best_leaves)),
    "parent": Count(("b", "plies"), partial(_formula, parent_leaves)),
    "depth": Count(("b", "speed", "seconds"), partial(_depth, minimax_leaves)),
    "depth-best": Count(("b", "speed", "seconds"), partial(_depth, best_leaves)),
    "about": Count(("b", "speed", "seconds"), partial(_about, 1), decimals=0, named=True),
    "about-best": Count(("b", "speed", "seconds"), partial(_about, 2), decimals=0, named=True),
    "ratio": Count(("b", "depths"), _ratio, decimals=0),
    "branching": Count(_STATES[:3], _branching, decimals=2),
    "hours": Count(_STATES, _hours, ("branching",), decimals=0, percent=10),
    "perfect": Count(_STATES, _perfect, decimals=2, percent=10),
}
"""All that can be counted, in the order in which it is asked."""


def items(tree: GameTree, rules: Rules, given: Given) -> tuple[Item, ...]:
    """The numbers that are asked for: those named, else all that what is given is enough for."""
    facts = facts_of(tree, rules, given)
    known = {*facts.numbers, *(["tree"] if len(tree) > 1 else [])}
    possible = [name for name, count in COUNTS.items() if known.issuperset(count.needs)]
    usual = tuple(name for name in possible if not COUNTS[name].named)
    asked = dict(given).get("ask") or usual
    for name in asked:
        if name not in possible:
            wrong = message("given-choice", name=repr(name), known=", ".join(possible))
            raise GivenError(placed(wrong, "given", "ask"))
    if not asked:
        raise GivenError(placed(message("given-counts"), "given"))
    return tuple(_item(facts, name) for name in COUNTS if name in asked)


def facts_of(tree: GameTree, rules: Rules, given: Given) -> CountFacts:
    """All that can be counted with."""
    numbers = {name: _numbers(name, texts) for name, texts in given if name in _KNOWN}
    if "plies" in numbers and "b" in numbers:
        leaves = int(numbers["b"][0]) ** int(numbers["plies"][0])
        if leaves > LARGEST:
            raise GivenError(placed(message("given-count-large"), "given", "plies"))
    return CountFacts(tree, rules, numbers)


_KNOWN = {"b", "plies", "seconds", "depths", *_STATES}
_MOST = {"b": MOST_BRANCHES, "plies": MOST_PLIES, "depth": MOST_PLIES, "depths": MOST_PLIES}
_LEAST = {"b": 2}


def _numbers(name: str, texts: tuple[str, ...]) -> tuple[Score, ...]:
    """Numbers that can be counted with."""
    try:
        found = tuple(map(read_number, texts))
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", name)) from None
    most, least = _MOST.get(name, LARGEST), _LEAST.get(name, 0)
    whole = name not in _MOST or all(isinstance(each, int) for each in found)
    positive = all(least <= each <= most and each > 0 for each in found)
    if len(found) != (2 if name == "depths" else 1) or not whole or not positive:
        between = message("given-count", least=str(max(least, 1)), most=str(most))
        raise GivenError(placed(between, "given", name))
    return tuple(sorted(found, reverse=True))  # the deeper one first


def _item(facts: CountFacts, name: str) -> Item:
    count = COUNTS[name]

    def why(written: Written) -> Message:
        found = count.right(facts, written)
        if found is None:
            return message("why-item-none")
        shown = _shown(found) if count.decimals is None else item.show(found)
        words = {**facts.words(), **_worked(facts, written), "found": shown}
        return message(f"count-{name}-why", **words)

    item = Item(
        name,
        Ask.CELL,
        message(f"count-{name}", **facts.words()),
        lambda written: count.right(facts, written),
        why,
        where=message(f"count-{name}-where", **facts.words()),
        rule=message(f"count-{name}-rule", **facts.words()),
        inputs=count.inputs,
        decimals=count.decimals,
        percent=count.percent,
    )
    return item


def _worked(facts: CountFacts, written: Written) -> dict[str, Value]:
    """Numbers on the way, for whoever is told why."""
    told: dict[str, Value] = {}
    given = facts.numbers
    if len(facts.tree) > 1:
        told["all"] = len(facts.tree.leaves)
    if "b" in given and "plies" in given:
        b, plies = facts.whole("b"), facts.whole("plies")
        told |= {"up": (plies + 1) // 2, "down": plies // 2, "less": b - 1}
        told |= {"one": parent_leaves(b, plies - 1), "two": parent_leaves(b, max(plies - 2, 0))}
    if "speed" in given and "seconds" in given:
        b, most = facts.whole("b"), facts["speed"] * facts["seconds"]
        told["most"] = _shown(most)
        told |= {
            name: f"{float(plies_about(facts, share)):.2f}"
            for name, share in (("whole", 1), ("half", 2))
        }
        for leaves, name in ((minimax_leaves, "plain"), (best_leaves, "ordered")):
            plies = depth_within(leaves, b, most)
            told |= {name: leaves(b, plies), f"{name}-next": leaves(b, plies + 1)}
    if "depths" in given:
        pairs = zip(("deep", "shallow"), given["depths"], strict=True)
        told |= {name: best_leaves(facts.whole("b"), int(depth)) for name, depth in pairs}
    branching = written.get("branching")
    if isinstance(branching, int | Fraction):
        told["branching"] = f"{float(branching):.2f}"
    return told
