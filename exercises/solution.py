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
    """The right entries, kept with the exercise: they are asked for again and again."""
    kept: Answers | None = exercise.__dict__.get("solution")
    if kept is None:
        kept = exercise.__dict__["solution"] = _solution(exercise)
    return kept


def _solution(exercise: Exercise) -> Answers:
    asked, tree, rules = exercise.asked, exercise.tree, exercise.rules
    if Ask.RANGE in asked:
        intervals = cut_intervals(tree, exercise.method, rules)
        known = [blank for blank in asked[Ask.RANGE] if blank.node in intervals]
        return {blank: intervals[blank.node] for blank in known}
    if Ask.ORDER in asked:
        orders = best_orders(tree, rules)
        return {
            blank: tuple(map(tree.children(blank.node).index, orders[blank.node]))
            for blank in asked[Ask.ORDER]
        }
    if Ask.BOUND in asked or rules.fail is Fail.BOUND:
        knowledge = Knowledge(tree)
        return _claims(read_off(exercise, run(exercise, knowledge)), knowledge)
    return read_off(exercise, run(exercise))


def _claims(answers: Answers, knowledge: Knowledge) -> Answers:
    """Values as what they are known to be; an exact one stays a number where a value is asked."""
    claims: Answers = {}
    for blank, entry in answers.items():
        relation = knowledge.relations.get(blank.node)
        bound = blank.ask is Ask.VALUE and relation is not Relation.EXACTLY
        if relation is not None and (bound or blank.ask is Ask.BOUND):
            entry = Claim(relation, entry)  # type: ignore[arg-type]
        claims[blank] = entry
    return claims


def read_off(exercise: Exercise, trace: Trace) -> Answers:
    """The entries that a trace puts into the blanks, for kinds that a search fills."""
    asked, answers = exercise.asked, Answers()
    if Ask.VALUE in asked or Ask.BOUND in asked:
        values = trace.values
        for blank in asked.get(Ask.VALUE, asked.get(Ask.BOUND, ())):
            if blank.node in values:
                answers[blank] = values[blank.node]
    if Ask.ALPHA in asked:
        leaving = exercise.rules.asked is Asked.LEAVING
        windows = trace.windows_on_leaving if leaving else trace.windows
        for alpha, beta in zip(asked[Ask.ALPHA], asked[Ask.BETA], strict=True):
            if alpha.node in windows:
                answers[alpha], answers[beta] = windows[alpha.node]
    if Ask.CUT in asked:
        answers.update((Blank(node, Ask.CUT), True) for node in trace.pruned)
    if Ask.SEEN in asked:
        answers.update((Blank(leaf, Ask.SEEN), True) for leaf in trace.leaves)
    for blank in asked.get(Ask.LEAVES, ()):
        answers[blank] = len(trace.leaves)
    if Ask.BEST in asked:
        moves, on_line = trace.moves, {GameTree.ROOT, *trace.line}
        for blank in asked[Ask.BEST]:
            if blank.node in on_line and blank.node in moves:
                children = exercise.tree.children(blank.node)
                answers[blank] = children.index(moves[blank.node])
    return answers
