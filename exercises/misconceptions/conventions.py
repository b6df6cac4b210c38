"""Other courses as variants: each has one rule otherwise, or fills in more than is found."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import combinations

from exercises.asks import Ask
from exercises.exercise import Exercise
from exercises.misconceptions.variant import Nature, Variant, always
from exercises.solution import Answers, read_off, solution, solution_under
from search.frontier import plies
from search.methods import METHODS
from search.rules import RULES, Fail

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


def _elsewhere(
    name: str,
    method: str,
    rule: str,
    kinds: tuple[str, ...] = (),
    choice: Enum | None = None,
    possible: Callable[[Exercise], bool] = always,
) -> Variant:
    """Somebody who has one rule otherwise."""

    def answers(exercise: Exercise) -> Answers:
        return solution_under(exercise, course.elsewhere(exercise.rules))

    in_intervals = rule in ("cut_on_equal", "deep", "order") and method == "alpha-beta"
    course = Variant(
        name,
        None,
        method,
        answers,
        Nature.CONVENTION,
        rule,
        choice,
        possible=possible,
        in_intervals=in_intervals,
        kinds=kinds,
    )
    return course


def _writes_values(exercise: Exercise) -> bool:
    """Whether the values are asked that another course would write as bounds."""
    return Ask.VALUE in exercise.asked and exercise.rules.fail is not Fail.BOUND


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
    _elsewhere("AB-BOUNDS", "alpha-beta", "fail", choice=Fail.BOUND, possible=_writes_values),
    _elsewhere("DL-PLYUNIT", "minimax", "depth_unit", possible=_stops_early_elsewhere),
    _elsewhere("QS-STANDPAT", "quiescence", "stand_pat", ("quiescence",)),
    Variant("AB-EXACTFILL", None, "alpha-beta", _exact_values, Nature.CONVENTION),
)
"""The courses that differ from another by one convention."""


def pairs(exercise: Exercise) -> list[tuple[tuple[Variant, Variant], Answers]]:
    """What belongs in the blanks where a course has two conventions otherwise."""
    possible = [each for each in CONVENTIONS if each.applies(exercise)]
    return [
        ((first, second), second.answers(exercise.under(first.elsewhere(exercise.rules))))
        for first, second in combinations(possible, 2)
        if first.rule not in (None, second.rule)
    ]
