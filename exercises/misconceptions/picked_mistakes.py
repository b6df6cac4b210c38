"""Mistakes where the answer is picked: the option that says what the mistake would write."""

from __future__ import annotations

from dataclasses import replace

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from exercises.items.choice import option_text
from exercises.kinds import items_of, source_exercise, sources_of
from exercises.misconceptions.variant import Variant
from exercises.solution import Answers, item_answers
from search.numbers import show_number
from search.tree import TreeError


def source_exercises(exercise: Exercise) -> list[Exercise]:
    """The exercises on whose blanks the picks are about, each once."""
    kinds = {source.kind: source for source in sources_of(exercise)}
    return [source_exercise(exercise, source) for source in kinds.values()]


def picking(variant: Variant) -> Variant:
    """The same mistake by somebody who picks what it comes to."""

    def answers(exercise: Exercise) -> Answers:
        found = dict(item_answers(exercise))
        for item in items_of(exercise).values():
            if item.source is not None and item.blank in exercise.blanks:
                asked = source_exercise(exercise, item.source)
                if variant.applies(asked):
                    found.pop(item.blank, None)
                    text = mistaken_text(variant, asked, item.source.blank)
                    letter = None if text is None else item.letter_of(text)
                    found |= {} if letter is None else {item.blank: letter}
        return found

    return replace(variant, answers=answers)


def last_leaf(exercise: Exercise) -> Answers:
    """The last number of the tree is taken for the value of its top."""
    tree, found = exercise.tree, dict(item_answers(exercise))
    payoff = tree.payoffs[tree.leaves[-1]]
    for item in items_of(exercise).values():
        top = item.source is not None and item.source.blank == Blank(tree.ROOT, Ask.VALUE)
        letter = item.letter_of(show_number(payoff)) if top and payoff is not None else None
        if letter is not None:
            found[item.blank] = letter
    return found


def mistaken_text(variant: Variant, asked: Exercise, blank: Blank) -> str | None:
    """What a mistake would write into a blank, as an option."""
    try:
        entry = variant.answers(asked).get(blank)
    except TreeError:
        return None  # it loses its way on this tree
    return None if entry is None else option_text(asked.tree, blank, entry)
