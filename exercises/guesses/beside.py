"""Guesses at questions beside the tree: the same option, or the same word, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from exercises.asks import Ask
from exercises.asks.entry import Claim, Listing, Relation
from exercises.exercise import Exercise
from exercises.guesses.printed import Guess
from exercises.items import Item
from exercises.kinds import items_of
from exercises.solution import Answers
from search.numbers import NumberError, read_number
from search.tree import Score

ChooseOption = Callable[[Item], int]
"""The place of an option."""


def _picks(choose: ChooseOption, place: int, truth: bool, exercise: Exercise) -> Answers:
    """One choice for every pick, one word for every statement; ticks at all, some or none."""
    sheet: Answers = {}
    for number, item in enumerate(items_of(exercise).values()):
        if item.blank not in exercise.blanks:
            continue
        if item.ask is Ask.PICK:
            sheet[item.blank] = item.letters[choose(item)]
        elif item.ask is Ask.TRUE:
            sheet[item.blank] = truth
        elif item.ask is Ask.TICK and truth and (place != 1 or number % 2):
            sheet[item.blank] = True
        elif item.ask is Ask.SEQUENCE:
            first = place % len(item.texts)
            turned = item.texts[first:] + item.texts[:first]
            sheet[item.blank] = Listing(turned if truth else turned[::-1])
        elif item.ask is Ask.STATE:
            sheet[item.blank] = exercise.tree.shape.states[exercise.tree.ROOT] or ""
        elif item.ask is Ask.VALUE:
            sheet[item.blank] = 1 if truth else -1
        elif item.ask in (Ask.CELL, Ask.CLAIM):
            printed = _printed(exercise)
            guessed = printed[place % len(printed)]
            known = Claim(Relation.EXACTLY if truth else Relation.AT_LEAST, guessed)
            sheet[item.blank] = guessed if item.ask is Ask.CELL else known
    return sheet


def _printed(exercise: Exercise) -> list[Score]:
    """The numbers that are given, and 0 and 1."""
    texts = [word for _, texts in exercise.given for text in texts for word in text.split()]
    numbers: set[Score] = {0, 1}
    for text in texts:
        with suppress(NumberError):
            numbers.add(read_number(text))
    return sorted(numbers)


def _by_size(place: int, item: Item) -> int:
    """An option by its size; by its place where options are no numbers."""
    try:
        numbers = [read_number(text) for text in item.texts]
    except NumberError:
        return place % len(item.options)
    return sorted(range(len(numbers)), key=numbers.__getitem__)[place % len(numbers)]


def _by_place(place: int, item: Item) -> int:
    return place % len(item.options)


def _copied(exercise: Exercise) -> Answers:
    """The static value in every cell about a node, a tick where a node is marked as unquiet."""
    shape, sheet = exercise.tree.shape, Answers()
    for item in items_of(exercise).values():
        static = shape.statics[item.node]
        if item.ask is Ask.CELL and static is not None:
            sheet[item.blank] = static
        elif item.ask is Ask.TICK and shape.unquiet[item.node]:
            sheet[item.blank] = True
    return {blank: entry for blank, entry in sheet.items() if blank in exercise.blanks}


ITEMS: dict[str, Guess] = {
    "what is printed": _copied,
    **{
        f"{name} option, {word}": partial(_picks, partial(choose, place), place, word == "true")
        for name, choose, place in (
            ("first", _by_place, 0),
            ("second", _by_place, 1),
            ("last", _by_place, -1),
            ("smallest", _by_size, 0),
            ("second smallest", _by_size, 1),
            ("second largest", _by_size, -2),
            ("largest", _by_size, -1),
        )
        for word in ("true", "false")
    },
}
