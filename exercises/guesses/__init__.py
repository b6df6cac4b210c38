"""What someone writes who knows nothing: one fixed habit for every sheet, without searching.

Marks are weighed so that no guess pays, trees are made so that guesses fail, and an instructor may
take the best guess off. A guess looks at what is printed on the tree and at nothing else.
"""

from __future__ import annotations

from exercises.asks import Topic
from exercises.exercise import Exercise
from exercises.guesses import beside, choices, game_states, intervals, numbers, visits
from exercises.guesses.printed import Guess
from exercises.solution import Answers

GUESSES: dict[Topic, dict[str, Guess]] = {
    Topic.VALUE: numbers.VALUES,
    Topic.WINDOW: numbers.WINDOWS,
    Topic.CHAIN: numbers.CHAINS,
    Topic.VISIT: visits.VISITS,
    Topic.MOVE: choices.MOVES,
    Topic.RANGE: intervals.INTERVALS,
    Topic.ORDER: choices.ORDERS,
    Topic.ITEM: beside.ITEMS,
    Topic.STATE: game_states.STATES,
}
"""The guesses at each thing that is asked, by a name; who ticks leaves counts the ticks."""

LATER = {
    **dict.fromkeys((*numbers.FOR_ONE, visits.AFTER_TWO), 6),
    **dict.fromkeys((*numbers.EVERYWHERE, *visits.SINCE_SEVEN), 7),
    **dict.fromkeys(
        (*numbers.SINCE_TEN, *visits.SINCE_TEN, *choices.SINCE_TEN, *intervals.SINCE_TEN), 10
    ),
}
"""The editions with which guesses came later: trees of older recipes, which codes rest on, need not
withstand them."""


def guesses(exercise: Exercise) -> dict[Topic, dict[str, Answers]]:
    """By what is asked, the sheets of those who guess at that and leave the rest empty."""
    topics = {blank.topic for blank in exercise.blanks}
    return {
        topic: {name: guess(exercise) for name, guess in named.items()}
        for topic, named in GUESSES.items()
        if topic in topics
    }


def is_guess(exercise: Exercise, sheet: Answers) -> bool:
    """Whether someone who knows nothing would have written just this."""
    return any(sheet in sheets.values() for sheets in guesses(exercise).values())


def different(sheets: dict[str, Answers]) -> dict[str, Answers]:
    """The sheets without those that say the same as one before."""
    found: dict[str, Answers] = {}
    for name, sheet in sheets.items():
        if sheet and sheet not in found.values():
            found[name] = sheet
    return found
