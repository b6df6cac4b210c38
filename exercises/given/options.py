"""Options of picks: the right one, and what known mistakes come to on that very tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from exercises.asks import Children, Topic
from exercises.dice import Dice
from exercises.exercise import Blank, Exercise, Given
from exercises.items.choice import CHOICES, option_text
from exercises.kinds import source_exercise
from exercises.misconceptions.picked_mistakes import mistaken_text
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import run, solution
from search.numbers import read_number, show_number, western


def options(exercise: Exercise, settings: Mapping[str, int], dice: Dice) -> Given | None:
    """For each thing that is asked so many options, in random order; None if there are too few."""
    given: list[tuple[str, tuple[str, ...]]] = []
    for name, count in settings.items():
        source = CHOICES[name].source(exercise.tree)
        asked, blank = source_exercise(exercise, source), source.blank
        entry = solution(asked).get(blank)
        if entry is None:  # a known range may cut even here
            return None
        right = option_text(asked.tree, blank, entry)
        found = dict.fromkeys((*_mistaken(asked, blank), *_near(asked, blank, dice)))
        elsewhere = set(_elsewhere(asked, blank))  # what another course has there is no mistake
        wrong = [text for text in found if text != right and text not in elsewhere]
        if blank.ask.row.children is Children.NONE:
            wrong = _beside(right, wrong, count - 1, dice)
        if len(wrong) < count - 1:
            return None
        texts = dice.some_of([right, *wrong[: count - 1]], count)
        given.append((name, tuple(map(western, texts))))
    return tuple(given)


def _beside(right: str, wrong: list[str], count: int, dice: Dice) -> list[str]:
    """So many wrong numbers, mistakes first; the right one is as often the least as the largest."""
    below = [text for text in wrong if read_number(text) < read_number(right)]
    above = [text for text in wrong if text not in below]
    fewest, most = max(0, count - len(above)), min(count, len(below))
    smaller = dice.between(min(fewest, most), most)
    return below[:smaller] + above[: count - smaller]


def _elsewhere(asked: Exercise, blank: Blank) -> Iterator[str | None]:
    """What belongs there in courses with one other convention."""
    for variant in applicable(asked, Nature.CONVENTION):
        yield mistaken_text(variant, asked, blank)


def _mistaken(asked: Exercise, blank: Blank) -> Iterator[str]:
    """What known mistakes come to, the commonest first."""
    for variant in sorted(applicable(asked), key=lambda variant: variant.rank):
        if variant.nature in (Nature.MISCONCEPTION, Nature.SLIP):
            text = mistaken_text(variant, asked, blank)
            if text is not None:
                yield text


def _near(asked: Exercise, blank: Blank, dice: Dice) -> list[str]:
    """Other numbers of the tree, or other moves, where mistakes come to too little."""
    tree = asked.tree
    if blank.ask.row.children is Children.ONE:
        children = range(len(tree.children(blank.node)))
        return dice.some_of([option_text(tree, blank, child) for child in children], len(children))
    if blank.ask.row.topic is Topic.COUNT:
        counts = [str(count) for count in range(1, len(tree.leaves) + 1)]
        seen = len(run(asked).leaves)
        return sorted(counts, key=lambda count: abs(int(count) - seen))
    values = [show_number(value) for node, value in run(asked).values.items() if node != blank.node]
    return dice.some_of(values, len(values))
