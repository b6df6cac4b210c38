"""A pick of the best of several: where some are equally good, any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from exercises.asks.entry import Entry
from exercises.items import Placed, Written
from resources.words import Message, message
from search.numbers import show_number
from search.rules import Ties
from search.tree import Payoff, Score

BestLetters = Callable[[Written], Sequence[str]]
"""The options that are best by what stands at the items; none where something misses."""


def best_letters(
    letters: Sequence[str], values: Sequence[Payoff] | None, rising: bool = True
) -> list[str]:
    """The options that are worth most, or least; none where it is not known what they are worth."""
    most = (max if rising else min)(values or (), default=None)
    return [letter for letter, value in zip(letters, values or (), strict=False) if value == most]


def first_of(best: BestLetters) -> Callable[[Written], Entry | None]:
    """The option that is shown as the answer."""
    return lambda written: next(iter(best(written)), None)


def tied(
    options: Sequence[str], values: Sequence[Score], ties: Ties, rising: bool = True
) -> Message | None:
    """That several are equally good, and which of them is right; None where one is best."""
    best = best_letters(options, values, rising)
    if len(best) == 1:
        return None
    tie, most = message(f"tie-{ties.value}"), (max if rising else min)(values)
    return message("why-board-tied", moves=", ".join(best), value=show_number(most), tie=tie)


def any_of(name: str, best: BestLetters) -> Callable[[Written, Written], Placed]:
    """What belongs at a pick: the option on the sheet if it is one of the best, else the first."""

    def placed(written: Written, sheet: Written) -> Placed:
        letters = best(written)
        if not letters:
            return Placed(None, known=False)
        chosen = sheet.get(name)
        return Placed(chosen if chosen in letters else letters[0])

    return placed
