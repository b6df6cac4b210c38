"""What belongs in the blanks, read off a trace."""

from __future__ import annotations

from exercises.exercise import Ask, Blank, Claim, Entry, Exercise, Relation
from exercises.interval import cut_intervals
from exercises.knowledge import Knowledge
from search.hand import Hand
from search.methods import METHODS
from search.ordering import best_orders
from search.rules import Asked, Fail, Rules
from search.trace import Enter, Evaluate, Leave, Trace, Update
from search.tree import GameTree, NodeId

Answers = dict[Blank, Entry]
"""Entries by blank; a blank that nothing belongs in is left out, marks that say no too."""


def run(exercise: Exercise, hand: Hand | None = None) -> Trace:
    """The search that the exercise is about."""
    return METHODS[exercise.method].run(exercise.tree, exercise.rules, hand)


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
        knowledge = Knowledge(tree)
        return _claims(read_off(exercise, search(tree, rules, knowledge)), knowledge)
    return read_off(exercise, search(tree, rules))


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
    """The entries that a trace puts into the blanks, for kinds that a search fills.

    Generating and diagnosing spend their time here, so the record is read once, as it is.
    """
    asked, blanks, answers = exercise.asked, exercise.at, Answers()
    values = blanks(Ask.VALUE if Ask.VALUE in asked else Ask.BOUND)
    alphas, betas = blanks(Ask.ALPHA), blanks(Ask.BETA)
    cuts, seen = blanks(Ask.CUT), blanks(Ask.SEEN)
    leaving = trace.rules.asked is Asked.LEAVING
    moves: dict[NodeId, NodeId | None] = {}
    for fields in trace.record:
        kind = fields[0]
        if kind is Update:
            if leaving:
                _, node, _, _, alpha, beta = fields
                if (blank := alphas[node]) is not None:
                    answers[blank] = alpha
                if (blank := betas[node]) is not None:
                    answers[blank] = beta
        elif kind is Evaluate:
            _, node, value = fields
            if (blank := seen[node]) is not None:
                answers[blank] = True
            if (blank := values[node]) is not None:
                answers[blank] = value
        elif kind is Leave:
            _, node, value, moves[node] = fields
            if (blank := values[node]) is not None:
                answers[blank] = value
        elif kind is Enter:
            _, node, alpha, beta = fields
            if (blank := alphas[node]) is not None:
                answers[blank] = alpha
            if (blank := betas[node]) is not None:
                answers[blank] = beta
        else:
            for child in fields[2]:
                if (blank := cuts[child]) is not None:
                    answers[blank] = True
    for blank in asked.get(Ask.LEAVES, _NOWHERE).values():
        answers[blank] = len(trace.leaves)
    at, line = GameTree.ROOT, asked.get(Ask.BEST, _NOWHERE)
    while at in line and (move := moves.get(at)) is not None:
        answers[line[at]] = exercise.tree.children(at).index(move)
        at = move
    return answers


_NOWHERE: dict[NodeId, Blank] = {}
