"""Odds of 0 are odds like others: read, written, drawn, searched, edited and judged."""

from fractions import Fraction

import pytest
from asking import asked, typed

from exercises.kinds import KINDS
from exercises.paper.layout.exercise_drawings import ANY_SIZE, solved_markup, tree_drawing
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from exercises.wording.worked import worked
from resources.words import say
from search import notation
from search.editing import node_editing
from search.graphs import graph_text
from search.methods import METHODS
from search.rules import Range, Rules
from search.tree import GameTree, NodeId

TREE = "max[chance[8 4] chance[0*max[8 10] 1/2*2 1/2*3] chance[1/3*9 2/3*10 0*1]]"


@pytest.mark.parametrize("suffix", [".graphml", ".dot", ".json"])
def test_odds_of_zero_come_back_from_every_file(suffix):
    tree = notation.read(TREE)
    assert notation.write(tree) == TREE
    assert graph_text.read(graph_text.write(tree, suffix), suffix) == tree


def test_an_outcome_that_never_comes_counts_for_nothing():
    tree = notation.read(TREE)
    values = METHODS["expectimax"].run(tree, Rules()).values
    worth = [values[node] for node in tree.children(GameTree.ROOT)]
    assert worth == [6, Fraction(5, 2), Fraction(29, 3)]


@pytest.mark.parametrize("kind", [kind for kind, row in KINDS.items() if row.chance])
@pytest.mark.parametrize("deep", [True, False])
def test_a_question_with_odds_of_zero_is_judged_explained_and_drawn(kind, deep):
    ranged = KINDS[kind].need is not None
    exercise = asked(kind, TREE, Rules(deep=deep, range=Range(0, 10) if ranged else None))
    feedback = check(exercise, typed(solution(exercise)))
    assert feedback.score == feedback.maximum > 0
    assert all(say(sentence) for sentence in worked(exercise))
    assert tree_drawing(solved_markup, ANY_SIZE, exercise).markup.tree == exercise.tree
    told = [say(rule) for rule in conventions(exercise).values()]
    assert any("odds 0" in rule for rule in told) is ranged


def test_a_branch_below_odds_of_zero_starts_with_an_open_window():
    trace = METHODS["expectimax"].run(notation.read(TREE), Rules(range=Range(0, 10)))
    below = notation.read(TREE).find("1.0")
    assert trace.windows[below] == trace.windows[GameTree.ROOT]


def test_the_editor_takes_odds_of_zero_and_gets_rid_of_them():
    tree = node_editing.set_odds(notation.read("chance[1 2 3]"), GameTree.ROOT, (0, 1, 0))
    assert notation.write(tree) == "chance[0*1 1*2 0*3]"
    assert notation.write(node_editing.delete(tree, NodeId(2))) == "chance[1 3]"
    assert notation.write(node_editing.delete(tree, NodeId(1))) == "chance[1*2 0*3]"
