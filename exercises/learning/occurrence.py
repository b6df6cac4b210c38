"""Which skills occur in an exercise, at which of its blanks, and which mistakes show in it."""

from __future__ import annotations

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from exercises.learning.skills import OF_CUT, CutKind, skill_of
from exercises.misconceptions.table import VARIANTS
from exercises.solution import run, solution
from search.frontier import in_order
from search.trace import Trace
from search.tree import Mover, NodeId, TreeError


def blanks_of_skills(exercise: Exercise) -> dict[str, tuple[Blank, ...]]:
    """The blanks that show each skill; a cut shows the one skill that it is hard by."""
    skills = {blank: skill_of(exercise, blank) for blank in exercise.blanks}
    crossed = [
        blank
        for blank, skill in skills.items()
        if skill == OF_CUT[CutKind.PLAIN] and blank.ask in (Ask.CUT, Ask.SEEN)
    ]
    cuts = _cut_kinds(exercise) if crossed else {}
    skills |= {blank: OF_CUT[cuts.get(blank.node, CutKind.PLAIN)] for blank in crossed}
    found: dict[str, list[Blank]] = {}
    for blank, skill in skills.items():
        if skill is not None:
            found.setdefault(skill, []).append(blank)
    return {skill: tuple(blanks) for skill, blanks in found.items()}


def _cut_kinds(exercise: Exercise) -> dict[NodeId, CutKind]:
    """The branches whose cut is no plain one, with all that lies below them."""
    try:
        trace = run(exercise)
        parents_only = run(exercise.under(exercise.rules._replace(deep=False))).pruned
    except TreeError:
        return {}
    found: dict[NodeId, CutKind] = {}
    for node, child in _equal(trace):
        order = in_order(trace.tree, trace.rules, node)
        found |= dict.fromkeys(order[order.index(child) + 1 :], CutKind.EQUAL)
    for cutoff in trace.cutoffs:
        if cutoff.cause not in (None, trace.tree.parent(cutoff.node)):
            deep = (node for node in cutoff.skipped if node not in parents_only)
            found |= dict.fromkeys(deep, CutKind.DEEP)
    for top, kind in tuple(found.items()):
        below = (NodeId(node) for node in trace.tree.within(top))
        found = dict.fromkeys(below, kind) | found
    return found


def _equal(trace: Trace) -> list[tuple[NodeId, NodeId]]:
    """The nodes that equal the bound that could cut them, each after which child."""
    found = []
    for node, child, value, alpha, beta in trace.updates:
        mover = trace.tree.mover(node)
        if (mover is Mover.MAX and value == beta) or (mover is Mover.MIN and value == alpha):
            found.append((node, child))
    return found


def mistake_shows(name: str, exercise: Exercise) -> bool:
    """Whether somebody who follows a mistake writes something else than belongs there."""
    variant = VARIANTS[name]
    if not variant.applies(exercise):
        return False
    try:
        return variant.answers(exercise) != solution(exercise)
    except TreeError:
        return False
