"""Right searches, written down in another way: marks elsewhere, relations turned round."""

from __future__ import annotations

from exercises.asks import Ask
from exercises.asks.entry import Claim
from exercises.exercise import Blank, Exercise
from exercises.solution import Answers, run, solution
from search.tree import NodeId


def first_mark(exercise: Exercise) -> Answers:
    """Only the first of the children cut at a node is marked."""
    answers, marked = dict(solution(exercise)), set[NodeId | None]()
    for node, blank in exercise.asked.get(Ask.CUT, {}).items():
        if blank in answers:
            parent = exercise.tree.parent(node)
            if parent in marked:
                del answers[blank]
            marked.add(parent)
    return answers


def marked_node(exercise: Exercise) -> Answers:
    """The node whose window closed is marked, not its unvisited children."""
    answers, marked = dict(solution(exercise)), set[NodeId]()
    for node, blank in exercise.asked.get(Ask.CUT, {}).items():
        parent = exercise.tree.parent(node)
        if blank in answers and parent:
            del answers[blank]
            marked.add(parent)
    return answers | {Blank(node, Ask.CUT): True for node in marked}


def cutting_child(exercise: Exercise) -> Answers:
    """The child that closed the window is marked too, as if it were not visited."""
    cuts = exercise.asked.get(Ask.CUT, {})
    cutoffs = run(exercise).cutoffs
    return solution(exercise) | {cuts[each.after]: True for each in cutoffs if each.after in cuts}


def turned_round(exercise: Exercise) -> Answers:
    """≤ for ≥ everywhere, and ≥ for ≤."""
    return {
        blank: Claim(entry.relation.turned, entry.value) if isinstance(entry, Claim) else entry
        for blank, entry in solution(exercise).items()
    }
