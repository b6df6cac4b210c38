"""Mistakes in counting: other formulas in the place of the right ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from exercises.asks.entry import Entry
from exercises.exercise import Exercise
from exercises.items.counts import CountFacts, best_leaves, depth_within, facts_of, minimax_leaves
from exercises.kinds import items_of
from exercises.misconceptions.variant import Variant
from exercises.solution import Answers
from search.tree import Score

Formula = Callable[[CountFacts], Score]


def _nodes(facts: CountFacts) -> Score:
    b, plies = facts.whole("b"), facts.whole("plies")
    nodes: int = (b ** (plies + 1) - 1) // (b - 1)
    return nodes


def _of_plies(formula: Callable[[int, int], int]) -> Formula:
    return lambda facts: formula(facts.whole("b"), facts.whole("plies"))


def _beyond(leaves: Callable[[int, int], int]) -> Formula:
    def formula(facts: CountFacts) -> Score:
        most = facts["speed"] * facts["seconds"]
        return depth_within(leaves, facts.whole("b"), most) + 1

    return formula


def _counts(formulas: Mapping[str, Formula]) -> Callable[[Exercise], Answers]:
    """The right numbers, but for those that are worked out otherwise, and what follows of them."""

    def answers(exercise: Exercise) -> Answers:
        facts = facts_of(exercise.tree, exercise.rules, exercise.given)
        written: dict[str, Entry] = {}
        found: Answers = {}
        for name, item in items_of(exercise).items():
            entry = formulas[name](facts) if name in formulas else item.answer(written)
            if entry is not None:
                written[name] = entry
                found |= {item.blank: entry} if item.blank in exercise.blanks else {}
        return found

    return answers


def _mistake(name: str, rank: int, **formulas: Formula) -> Variant:
    named = {formula.replace("_", "-"): each for formula, each in formulas.items()}
    made = "counting", "alpha-beta", _counts(named)
    return Variant(name, *made, rank=rank, kinds=("counts",))


COUNT_MISTAKES = (
    _mistake("CO-NODES", 1, all=lambda facts: len(facts.tree), minimax=_nodes),
    _mistake("CO-PRODUCT", 2, minimax=_of_plies(lambda b, plies: b * plies)),
    _mistake("CO-SWAPPED", 3, minimax=_of_plies(lambda b, plies: plies**b)),
    _mistake("CO-ROOT", 1, best=_of_plies(lambda b, plies: b ** ((plies + 1) // 2))),
    _mistake("CO-BOTH", 2, best=_of_plies(lambda b, plies: best_leaves(b, plies) + 1)),
    _mistake("CO-DEEP", 3, parent=_of_plies(best_leaves)),
    _mistake("CO-BEYOND", 4, depth=_beyond(minimax_leaves), depth_best=_beyond(best_leaves)),
)
