"""What a platform asks for in one question: fields to type into, to choose from, or to tick."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from exercises.asks import Ask
from resources.words import Message, Value
from search.tree import Score

CENTS = 100
"""Points are shared out in hundredths."""


class Listed(NamedTuple):
    """Texts that a platform knows, what share of the field's worth they earn, and what to say."""

    texts: tuple[str, ...]
    share: Fraction
    feedback: Message | None = None


class TextField(NamedTuple):
    """A field to type into."""

    label: Message
    worth: Fraction
    ask: Ask
    listed: tuple[Listed, ...]  # the right ones first, then known mistakes
    number: Score | None = None  # the right answer, where it is a number and nothing else
    tolerance: Fraction = Fraction(0)

    @property
    def right(self) -> tuple[str, ...]:
        """All texts that earn everything."""
        return tuple(text for each in self.listed if each.share == 1 for text in each.texts)


class Option(NamedTuple):
    """One of several, to be chosen or ticked."""

    text: Value
    right: bool
    feedback: Message | None = None
    idle: bool = False  # neither right nor wrong to tick


class ChoiceField(NamedTuple):
    """A field that takes one of several options."""

    label: Message
    worth: Fraction
    options: tuple[Option, ...]


class TicksField(NamedTuple):
    """Options each of which is ticked or not; the last says that none of the others is."""

    label: Message
    worth: Fraction
    options: tuple[Option, ...]

    @property
    def right(self) -> int:
        """How many belong ticked."""
        return sum(option.right for option in self.options)

    @property
    def wrong(self) -> int:
        """How many don't."""
        return sum(not option.right and not option.idle for option in self.options)


Field = TextField | ChoiceField | TicksField


def weights(fields: tuple[Field, ...], units: int) -> list[int]:
    """So many units shared among fields: each has at least one, the others by their worth."""
    spare, total = units - len(fields), sum((field.worth for field in fields), Fraction(0))
    assert spare >= 0, "there is a unit for every field"
    due = [field.worth if total else Fraction(1) for field in fields]
    whole = total or Fraction(len(fields))
    exact = [spare * each / whole for each in due]
    given = [int(each) for each in exact]
    by_rest = sorted(range(len(fields)), key=lambda place: given[place] - exact[place])
    for place in by_rest[: spare - sum(given)]:
        given[place] += 1
    return [1 + each for each in given]


def worths(fields: tuple[Field, ...], points: Fraction) -> list[Fraction]:
    """What each field is worth of a question's points, shared out in hundredths."""
    if not points:
        return [Fraction(0)] * len(fields)
    shared = weights(fields, max(int(points * CENTS), len(fields)))
    return [each * points / sum(shared) for each in shared]


def decimal(number: Fraction) -> str:
    """A number as platforms read it."""
    return f"{float(number):.8f}".rstrip("0").rstrip(".")
