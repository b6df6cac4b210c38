"""What belongs in the blanks, read off a trace."""

from __future__ import annotations

from collections.abc import Mapping

from exercises.bound_tracker import BoundTracker
from exercises.cut_interval import cut_intervals
from exercises.exercise import Ask, Blank, Claim, Entry, Exercise, Relation
from search.hooks import Hooks
from search.methods import METHODS
from search.methods.ordering import best_orders
from search.rules import Fail, Rules, WindowAsked
from search.trace import Cut, Enter, Evaluate, Leave, MethodStep, StartPass, Trace, Update
from search.tree import GameTree, NodeId

Answers = dict[Blank, Entry]
"""Entries by blank; a blank that nothing belongs in is left out, marks that say no too."""


def run(exercise: Exercise, hooks: Hooks | None = None) -> Trace:
    """The search that the exercise is about."""
    return METHODS[exercise.method].run(exercise.tree, exercise.rules, hooks)


def solution(exercise: Exercise) -> Answers:
    """The right entries, kept with the exercise: they are asked for again and again."""
    kept: Answers | None = exercise.__dict__.get("solution")
    if kept is None:
        kept = exercise.__dict__["solution"] = solution_under(exercise, exercise.rules)
    return kept


def solution_under(exercise: Exercise, rules: Rules) -> Answers:
    """The right entries in a course with these rules."""
    asked, tree = exercise.asked, exercise.tree
    search = METHODS[exercise.method].run
    if Ask.RANGE in asked:
        intervals = cut_intervals(tree, exercise.method, rules)
        return {
            blank: intervals[node] for node, blank in asked[Ask.RANGE].items() if node in intervals
        }
    if Ask.ORDER in asked:
        orders = best_orders(tree, rules)
        return {
            blank: tuple(tree.indexes(child)[-1] for child in orders[node])
            for node, blank in asked[Ask.ORDER].items()
        }
    if Ask.BOUND in asked or rules.fail is Fail.BOUND:
        knowledge = BoundTracker(tree)
        return _claims(read_off(exercise, search(tree, rules, knowledge)), knowledge)
    return read_off(exercise, search(tree, rules))


def _claims(answers: Answers, knowledge: BoundTracker) -> Answers:
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
    values = asked.get(Ask.VALUE) or asked.get(Ask.BOUND, _NOWHERE)
    alphas, betas = asked.get(Ask.ALPHA, _NOWHERE), asked.get(Ask.BETA, _NOWHERE)
    cuts, seen = asked.get(Ask.CUT, _NOWHERE), asked.get(Ask.SEEN, _NOWHERE)
    last = trace.passes[-1]
    leaving = last.rules.asked is WindowAsked.LEAVING

    def write(blanks: Mapping[NodeId, Blank], node: NodeId, entry: Entry) -> None:
        if node in blanks:
            answers[blanks[node]] = entry

    for step in last.steps:
        match step:
            case Enter(node, alpha, beta):
                write(alphas, node, alpha)
                write(betas, node, beta)
            case Update(node, _, _, alpha, beta):
                if leaving:
                    write(alphas, node, alpha)
                    write(betas, node, beta)
            case Evaluate(node, value):
                write(seen, node, True)
                write(values, node, value)
            case Cut(_, skipped, _):
                for child in skipped:
                    write(cuts, child, True)
            case Leave(node, value, _):
                write(values, node, value)
            case StartPass() | MethodStep():
                pass
    for blank in asked.get(Ask.LEAVES, _NOWHERE).values():
        answers[blank] = len(trace.leaves)
    at, line = GameTree.ROOT, asked.get(Ask.BEST, _NOWHERE)
    while at in line and (move := trace.moves.get(at)) is not None:
        answers[line[at]] = exercise.tree.children(at).index(move)
        at = move
    return answers


_NOWHERE: dict[NodeId, Blank] = {}
