"""What belongs in the blanks, read off a trace."""

from __future__ import annotations

from exercises.exercise import Ask, Blank, Claim, Entry, Exercise, Relation
from exercises.interval import cut_intervals
from exercises.knowledge import Knowledge
from search.hand import Hand
from search.methods import METHODS
from search.ordering import best_orders
from search.rules import Asked, Fail
from search.trace import Trace
from search.tree import GameTree

Answers = dict[Blank, Entry]
"""Entries by blank; a blank that nothing belongs in is left out, marks that say no too."""


def run(exercise: Exercise, hand: Hand | None = None) -> Trace:
    """The search that the exercise is about."""
    return METHODS[exercise.method].run(exercise.tree, exercise.rules, hand)


def solution(exercise: Exercise) -> Answers:
    """The right entries."""
    asks = {blank.ask for blank in exercise.blanks}
    tree, rules = exercise.tree, exercise.rules
    if Ask.RANGE in asks:
        intervals = cut_intervals(tree, exercise.method, rules)
        return {
            blank: intervals[blank.node] for blank in exercise.blanks if blank.node in intervals
        }
    if Ask.ORDER in asks:
        orders = best_orders(tree, rules)
        return {
            blank: tuple(map(tree.children(blank.node).index, orders[blank.node]))
            for blank in exercise.blanks
        }
    if Ask.BOUND in asks or rules.fail is Fail.BOUND:
        knowledge = Knowledge(tree)
        return read_off(exercise, run(exercise, knowledge), knowledge)
    return read_off(exercise, run(exercise))


def read_off(exercise: Exercise, trace: Trace, knowledge: Knowledge | None = None) -> Answers:
    """The entries that a trace puts into the blanks, for kinds that a search fills."""
    tree = exercise.tree
    leaving = exercise.rules.asked is Asked.LEAVING
    windows = trace.windows_on_leaving if leaving else trace.windows
    values = trace.values
    pruned, leaves = set(trace.pruned), set(trace.leaves)
    on_line = {GameTree.ROOT, *trace.line}
    answers: Answers = {}
    for blank in exercise.blanks:
        node, ask = blank
        entry: Entry | None = None
        if ask is Ask.VALUE or ask is Ask.BOUND:
            entry = values.get(node)
            if knowledge is not None and entry is not None and node in knowledge.relations:
                relation = knowledge.relations[node]
                if ask is Ask.BOUND or relation is not Relation.EXACTLY:
                    entry = Claim(relation, entry)  # type: ignore[arg-type]
        elif ask is Ask.ALPHA or ask is Ask.BETA:
            window = windows.get(node)
            if window is not None:
                entry = window.alpha if ask is Ask.ALPHA else window.beta
        elif ask is Ask.CUT:
            entry = node in pruned or None
        elif ask is Ask.SEEN:
            entry = node in leaves or None
        elif ask is Ask.LEAVES:
            entry = len(leaves)
        elif ask is Ask.BEST:
            move = trace.moves.get(node) if node in on_line else None
            entry = None if move is None else tree.children(node).index(move)
        if entry is not None:
            answers[blank] = entry
    return answers
