"""What is said of an answer beside the tree, whatever it is about: what the sheet leads to."""

from __future__ import annotations

from fractions import Fraction

from plain_games import alike

from exercises.asks import Ask
from exercises.exercise import Exercise
from exercises.kinds import items_of
from resources.words import say
from truths.core import as_typed, number, numbers, says


class LedSheet:
    """What belongs at each question of a sheet, by what is written at those before it.

    A kind says in `due` what belongs at a question, and in `below` what its choice is made from.
    """

    def __init__(self, exercise: Exercise, given=None, said_no=()) -> None:
        self.exercise, self.tree = exercise, exercise.tree
        self.given = {blank.item: entry for blank, entry in (given or {}).items()}
        self.said_no = {blank.item for blank in said_no}
        self.ticked = any(entry is True for entry in self.given.values())
        self.worked_out: dict = {}

    def at(self, name):
        """What stands at a question: what is written, else what belongs there."""
        if name in self.given:
            return self.given[name]
        if name not in self.worked_out:
            self.worked_out[name] = self.due(name)
        return self.worked_out[name]

    def picked(self, name, values, best):
        """The option that belongs at a pick: of equally good ones the sheet's own, if it is one."""
        item = items_of(self.exercise)[name]
        equals = [text for text, value in zip(item.texts, values, strict=True) if value == best]
        written = dict(zip(item.letters, item.texts, strict=True)).get(self.given.get(name))
        return written if written in equals else equals[0]

    def due(self, name):
        raise NotImplementedError

    def below(self, name):
        raise NotImplementedError

    def believing(self, about):
        """The same exercise, with nothing written, for who takes something for true."""
        raise NotImplementedError


def read_answer(text):
    """An answer as it is shown: a pick by what its option says; None where nothing belongs."""
    if text in ("yes", "no", "nothing"):
        return text == "yes" or None
    return text.partition(") ")[2] or number(text)


def agree(told, entry) -> bool:
    """Whether two answers are the same, a number with decimals as far as it is written."""
    if isinstance(told, Fraction) and not isinstance(entry, str | None):
        return abs(told - entry) <= (Fraction(1, 200) if told.denominator > 1 else 0)
    return told == entry


def _is(c, text, entry):
    if c.blank.ask is Ask.STATE and text != "nothing":
        return entry is not None and alike(text) == alike(entry)
    return agree(read_answer(text), entry)


def _after_question(c, told):
    question = as_typed(say(items_of(c.exercise)[c.blank.item].question))
    assert told.startswith(f"{question} "), told
    return told.removeprefix(f"{question} ")


@says("why-cell", "{due} is right{against}. {why}")
@says("why-pick", "{due} is right{against}. {why}")
def _(c, due, against, why):
    return _is(c, due, c.r.due(c.blank.item)) and (against is None or not _is(c, against, c.right))


@says("why-tick", "This is to be ticked. {why}")
def _(c, why):
    return c.r.due(c.blank.item) is True


@says("why-no-tick", "This is not to be ticked. {why}")
@says("why-item-nothing", "Nothing belongs here. {why}")
@says("why-item-none", "With your earlier entries there is nothing to work out here.")
def _(c, why=None):
    return c.r.due(c.blank.item) is None


@says("worked-item-why", "{question} Answer: {answer}. {why}")
def _(c, question, answer, why):
    return _is(c, answer, c.r.due(c.blank.item))


@says("remark-right-item", "{told}: right.")
def _(c, told):
    entry = _after_question(c, told)
    return any(_is(c, entry, each) for each in (c.r.due(c.blank.item), c.right))


@says("remark-empty-item", "Still open: {question}")
def _(c, question):
    return c.entry is None


@says(
    "remark-follows-item",
    "{told} follows from your earlier entries; without that slip it is {right}.",
)
def _(c, told, right):
    return _is(c, _after_question(c, told), c.r.due(c.blank.item)) and _is(c, right, c.right)


@says(
    "remark-follows-empty-item",
    "{question} With your earlier entries nothing belongs here; without that slip it is {right}.",
)
def _(c, question, right):
    return c.entry is c.r.due(c.blank.item) is None and _is(c, right, c.right)


@says("pick-from", "“{option}” may come from this mistake: {about}.")
@says(
    "pick-from-either",
    "“{option}” may come from one of these mistakes: {about}; or {other}.",
)
def _(c, option, about, other=None):
    beliefs = [each for each in (about, other) if each is not None]
    return not _is(c, option, c.r.due(c.blank.item)) and all(
        _is(c, option, c.r.believing(each).due(c.blank.item)) for each in beliefs
    )


@says("why-opponent-max", "MAX takes the most of {values}.")
def _(c, values):
    found = numbers(values)
    return found == c.r.below(c.blank.item) and max(found) == c.r.due(c.blank.item)


@says("why-opponent-min", "MIN takes the least of {values}.")
def _(c, values):
    found = numbers(values)
    return found == c.r.below(c.blank.item) and min(found) == c.r.due(c.blank.item)
