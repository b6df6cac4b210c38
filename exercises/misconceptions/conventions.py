"""Other courses as variants: each has one rule otherwise, or fills in more than is found."""

from __future__ import annotations

from itertools import combinations

from exercises.asks import Ask
from exercises.exercise import Exercise
from exercises.misconceptions.variant import Nature, Variant, always
from exercises.solution import Answers, read_off, solution, solution_under
from search.frontier import plies
from search.methods import METHODS
from search.rules import RULES

_METHODS = {"minimax": "MM", "alpha-beta": "AB", "expectimax": "EX", "max-n": "MN"}
_RULES = {
    "cut_on_equal": "STRICT",
    "deep": "SHALLOW",
    "fail": "FAILHARD",
    "update_on_cut": "CUTUPDATE",
    "asked": "LEAVING",
    "ties": "LASTTIE",
    "order": "RTL",
}


_BY_HAND = {"ucb": "DOUBLE", "wins": "ROOTWINS", "final_move": "MEAN", "order": "RTL"}
"""What courses have otherwise in Monte Carlo tree search."""


def _elsewhere(name: str, method: str, rule: str, kinds: tuple[str, ...] = ()) -> Variant:
    """Somebody who has one rule otherwise."""

    def answers(exercise: Exercise) -> Answers:
        return solution_under(exercise, RULES[rule].otherwise(exercise.rules))

    possible = _stops_early_elsewhere if rule == "depth_unit" else always
    in_intervals = rule == "cut_on_equal" and method == "alpha-beta"
    return Variant(
        name, Nature.CONVENTION, method, answers, rule, 9, possible, in_intervals, kinds=kinds
    )


def _stops_early_elsewhere(exercise: Exercise) -> bool:
    """Whether the depth limit, counted otherwise, stands above some leaf: else it is none."""
    limit = plies(exercise.tree, RULES["depth_unit"].otherwise(exercise.rules))
    return limit is not None and limit < exercise.tree.height


def _exact_values(exercise: Exercise) -> Answers:
    """Plain minimax everywhere, then the branches crossed out."""
    rules = exercise.rules._replace(range=None)
    plain = read_off(exercise, METHODS["minimax"].run(exercise.tree, rules))
    right = solution(exercise)
    values = exercise.asked.get(Ask.VALUE, {}).values()
    return right | {blank: plain[blank] for blank in values if blank in right}


CONVENTIONS = (
    *(
        _elsewhere(f"{prefix}-{suffix}", method, rule)
        for method, prefix in _METHODS.items()
        for rule, suffix in _RULES.items()
        if rule in METHODS[method].rules
    ),
    *(
        _elsewhere(f"MC-{suffix}", "mcts", rule, ("mcts", "ucb1"))
        for rule, suffix in _BY_HAND.items()
    ),
    _elsewhere("DL-PLYUNIT", "minimax", "depth_unit"),
    _elsewhere("QS-STANDPAT", "quiescence", "stand_pat", ("quiescence",)),
    Variant("AB-EXACTFILL", Nature.CONVENTION, "alpha-beta", _exact_values),
)
"""The courses that differ from another by one convention."""


def pairs(exercise: Exercise) -> list[tuple[tuple[Variant, Variant], Answers]]:
    """What belongs in the blanks where a course has two conventions otherwise."""
    possible = [each for each in CONVENTIONS if each.applies(exercise)]
    return [
        ((first, second), second.answers(_moved(exercise, first)))
        for first, second in combinations(possible, 2)
        if first.rule is not None
    ]


def _moved(exercise: Exercise, convention: Variant) -> Exercise:
    """The exercise in the course of a convention that changes a rule."""
    assert convention.rule is not None
    return exercise.under(RULES[convention.rule].otherwise(exercise.rules))
