"""How much of an answer is found by someone who knows nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from exercises.asks import Ask, Topic
from exercises.asks.entry import Chain, Entry
from exercises.exercise import Blank, Exercise
from exercises.guesses import GUESSES
from exercises.guesses.printed import Sheet
from exercises.solution import Answers
from search.frontier import searched


def found_by_guesses(exercise: Exercise, right: Answers) -> Iterator[Fraction]:
    """The share that each fixed guess finds of what is to be found out."""
    topics = {blank.ask.row.topic for blank in exercise.blanks}
    for topic in topics & _SHARES.keys():
        share, guessed = _SHARES[topic], set()
        hidden = {blank: entry for blank, entry in right.items() if blank.ask.row.topic is topic}
        for guess in GUESSES[topic].values():
            sheet = guess(exercise)
            words = frozenset(sheet.items())
            if words not in guessed:
                guessed.add(words)
                yield share(exercise, hidden, sheet)


def _values(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the values that somebody chooses; what is printed already needs no finding."""
    chosen = set(searched(exercise.tree, exercise.rules))
    return _equal({blank: entry for blank, entry in right.items() if blank.node in chosen}, sheet)


def _windows(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the ends that are numbers: an infinity stands wherever nothing is known."""
    return _equal({b: end for b, end in right.items() if not isinstance(end, float)}, sheet)


def _chains(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the ends that move."""
    moved = {
        b: entry for b, entry in right.items() if isinstance(entry, Chain) and entry.bounds[1:]
    }
    return _equal(moved, sheet)


def _equal(right: Mapping[Blank, Entry], sheet: Sheet) -> Fraction:
    found = sum(sheet.get(blank) == entry for blank, entry in right.items())
    return Fraction(found, max(1, len(right)))


def _visits(exercise: Exercise, right: Answers, sheet: Sheet) -> Fraction:
    """Of the branches cut, or of the leaves left out; a false one takes half of a right one."""
    hidden, guessed = set(right), set(sheet)
    leaves = {Blank(leaf, Ask.SEEN) for leaf in exercise.tree.leaves}
    if hidden & leaves:
        hidden, guessed = leaves - hidden, leaves - guessed
    found = 2 * len(hidden & guessed) - len(guessed - hidden)
    return Fraction(max(0, found), 2 * max(1, len(hidden)))


_SHARES = {
    Topic.VALUE: _values,
    Topic.WINDOW: _windows,
    Topic.CHAIN: _chains,
    Topic.VISIT: _visits,
}
