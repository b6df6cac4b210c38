"""What belongs in the blanks, read off a trace."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from exercises.asks import Topic
from exercises.asks.answers import ByNode
from exercises.asks.entry import Claim, Entry, Relation
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import game_of
from exercises.kinds import KINDS, items_of
from search.hooks import Hooks, InTurn
from search.methods import METHODS
from search.on_demand import on_demand
from search.rules import Fail, Rules, Ties
from search.trace import Trace
from search.tree import GameTree, NodeId

if TYPE_CHECKING:
    from exercises.bound_tracker import BoundTracker
    from exercises.tie_chooser import TieChooser

Answers = dict[Blank, Entry]
"""Entries by blank; a blank that nothing belongs in is left out, marks that say no too."""
_bound_tracker: Callable[[GameTree, Rules], BoundTracker] = on_demand(
    "exercises.bound_tracker.BoundTracker"
)
_tie_chooser: Callable[[Exercise, Answers, bool], TieChooser] = on_demand(
    "exercises.tie_chooser.TieChooser"
)
_equally_good_searches: Callable[[Exercise], Iterator[Trace]] = on_demand(
    "exercises.tie_chooser.equally_good_searches"
)
_answers = on_demand("exercises.items.answers")
_arranged = on_demand("exercises.items.arranged")


def run(exercise: Exercise, hooks: Hooks | None = None) -> Trace:
    """The search that the exercise is about."""
    return _trace(exercise) if hooks is None else _run(exercise, hooks)


@lru_cache(maxsize=16)  # what is made, paid and explained goes by one and the same trace
def _trace(exercise: Exercise) -> Trace:
    return _run(exercise, None)


def _run(exercise: Exercise, hooks: Hooks | None) -> Trace:
    kind = KINDS[exercise.kind]
    if kind.search is not None:
        return kind.search(exercise.tree, exercise.rules, exercise.given, hooks)
    filled = kind.filled
    tree = exercise.tree if filled is None else filled(exercise.tree, exercise.given)
    return METHODS[exercise.method].run(tree, exercise.rules, hooks)


@lru_cache(maxsize=8)
def solution(exercise: Exercise) -> Answers:
    """The right entries; cached, since they are asked for with every check."""
    return solution_under(exercise, exercise.rules)


def solution_chosen(exercise: Exercise, given: Answers) -> Answers:
    """The right entries; where any of several equally good moves is right, those of the student."""
    beside = items_of(exercise).values()
    if any(item.placed is not None for item in beside):
        sheet = {blank.item: entry for blank, entry in given.items()}
        placed = _arranged(beside, sheet)
        return {
            item.blank: placed[item.name]
            for item in beside
            if item.name in placed and item.blank in exercise.blanks
        }
    if exercise.rules.ties is not Ties.ANY:
        return solution(exercise)
    chosen = solution_under(exercise, exercise.rules, given)
    if exercise.tree.players is None or given.items() <= chosen.items():
        return chosen
    # A choice that nobody wrote down, elsewhere on the tree, may be what makes the line a best one.
    found = (read_off(exercise, trace) for trace in _equally_good_searches(exercise))
    return next((each for each in found if given.items() <= each.items()), chosen)


def solution_under(exercise: Exercise, rules: Rules, given: Answers | None = None) -> Answers:
    """The right entries in a course with these rules."""
    tree, asked = exercise.tree, exercise.asked
    worked_out = played(exercise)
    for ask, blanks in asked.items():
        if ask.row.work_out is not None:
            worked_out |= _entries(blanks, ask.row.work_out(tree, exercise.method, rules))
    worked_out |= item_answers(exercise.under(rules))
    if all(ask.row.read_off is None for ask in asked):
        return worked_out
    if not given:
        return worked_out | searched(exercise, tree, rules)
    chooser = _tie_chooser(exercise.under(rules), given, _claimed(exercise, rules))
    found = read_off(exercise, METHODS[exercise.method].run(tree, rules, chooser))
    return worked_out | (_claims(found, chooser) if _claimed(exercise, rules) else found)


def item_answers(exercise: Exercise) -> Answers:
    """The right entries of the questions beside the tree."""
    beside = items_of(exercise)
    if not beside:
        return {}
    right = _answers(beside.values())
    blanks = ((blank, right.get(blank.item)) for blank in exercise.blanks if blank.item)
    return {blank: entry for blank, entry in blanks if entry is not None}


def played(exercise: Exercise) -> Answers:
    """What the rules of a game put into the blanks that they fill."""
    found: Answers = {}
    for ask, blanks in exercise.asked.items():
        if ask.row.play is not None:
            found |= _entries(blanks, ask.row.play(exercise.tree, game_of(exercise)))
    return found


def searched(
    exercise: Exercise, tree: GameTree, rules: Rules, hooks: Hooks | None = None
) -> Answers:
    """What a search puts into the blanks that one search fills, whoever leads it and reads what."""
    search = METHODS[exercise.method].run
    if not _claimed(exercise, rules):
        return read_off(exercise, search(tree, rules, hooks))
    known = _bound_tracker(tree, rules)
    trace = search(tree, rules, known if hooks is None else InTurn(hooks, known))
    return _claims(read_off(exercise, trace), known)


def _claimed(exercise: Exercise, rules: Rules) -> bool:
    """Whether values are written as what they are known to be."""
    return rules.fail is Fail.BOUND or any(ask.row.claim for ask in exercise.asked)


def _claims(answers: Answers, tracker: BoundTracker) -> Answers:
    """Values as what they are known to be; an exact one stays a number where a value is asked."""
    claims: Answers = {}
    for blank, entry in answers.items():
        relation = tracker.relations.get(blank.node)
        row = blank.ask.row
        bound = row.claim or relation is not Relation.EXACTLY
        if relation is not None and row.topic is Topic.VALUE and bound:
            entry = Claim(relation, entry)  # type: ignore[arg-type]
        claims[blank] = entry
    return claims


def read_off(exercise: Exercise, trace: Trace) -> Answers:
    """The entries that a trace puts into the blanks that one search fills."""
    last, found = trace.passes[-1], Answers()
    for ask, blanks in exercise.asked.items():
        if ask.row.read_off is not None:
            found |= _entries(blanks, ask.row.read_off(last))
    return found


def _entries(blanks: Mapping[NodeId, Blank], entries: ByNode) -> Answers:
    return {blanks[node]: entry for node, entry in entries.items() if node in blanks}
