"""Mistakes in Monte Carlo tree search by hand, worked out on two trees."""

import pytest

from exercises.entries import write_at
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.misconceptions.table import VARIANTS
from exercises.misconceptions.variant import Nature
from exercises.solution import solution
from resources.words import say

COUNTED = (
    'A:"4/11" max[B:"4/5" min[F:"0/2" max[L:"1/1" ?] G:"1/2" max[M:"0/1" ?]] '
    'D:"3/4" min[H:"0/2" max[P:"1/1" ?] J:"0/1" max[Q:?]] E:"0/2" min[K:"1/1" max[R:? S:?]]]'
)
FROM_NOTHING = "root:max[a:min[a1:? a2:?] b:min[b1:? b2:?] c:min[c1:? c2:?]]"
ONE = (COUNTED, {"playouts": [1], "exploration": "1.4"})
LOST = (COUNTED, {"playouts": [0], "exploration": "1.4"})
SEVEN = (FROM_NOTHING, {"playouts": [1, 0, 1, 0, 1, 1, 1]})
WRONG = {
    "MC-NOC": (ONE, {"1.ucb1.B": "1.493", "1.ucb1.D": "1.524", "1.ucb1.E": "1.095"}),
    "MC-SQRT": (ONE, {"1.ucb1.B": "1.471", "1.ucb1.D": "1.589", "1.ucb1.E": "1.679"}),
    "MC-CINROOT": (ONE, {"1.ucb1.B": "1.619", "1.ucb1.D": "1.666", "1.ucb1.E": "1.296"}),
    "MC-LOG10": (ONE, {"1.ucb1.B": "1.439", "1.ucb1.D": "1.464", "1.ucb1.E": "1.010"}),
    "MC-LOG2": (ONE, {"1.ucb1.B": "1.965", "1.ucb1.D": "2.052", "1.ucb1.E": "1.841"}),
    "MC-ALLSIMS": (ONE, {"1.ucb1.B": "1.770", "1.ucb1.H": "1.533", "1.ucb1.J": "2.168"}),
    "MC-EVERYWIN": (ONE, {"A.wins": "5", "D.wins": "4", "J.wins": "1", "played.wins": "1"}),
    "MC-WRONGWINS": (ONE, {"A.wins": "5", "D.wins": "3", "J.wins": "1", "played.wins": "0"}),
    "MC-NOROOT": (LOST, {"A.wins": "4", "A.visits": "11", "D.visits": "5"}),
    "MC-UNVISITED": (SEVEN, {"1.node": "1", "2.node": "4", "3.node": "4", "root.visits": "7"}),
    "MC-PLAYOUT": (SEVEN, {"a1.visits": "1", "a2.visits": "1", "b1.visits": "1"}),
}


def asked(tree, rules):
    table = {"format": "plywood-exercise/1", "kind": "mcts", "tree": tree, "rules": rules}
    return exercise_from_table(table)


def test_every_mistake_by_hand_has_a_case():
    by_hand = {
        name
        for name, variant in VARIANTS.items()
        if "mcts" in variant.kinds and variant.nature is Nature.MISCONCEPTION
    }
    assert by_hand == set(WRONG)


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_gives_its_own_answers_and_is_named(name):
    task, want = WRONG[name]
    exercise = asked(*task)
    answers = VARIANTS[name].answers(exercise)
    found = {blank.item: write_at(exercise, blank, entry) for blank, entry in answers.items()}
    assert {item: found[item] for item in want} == want
    typed = {blank: found[blank.item] for blank in answers}
    told = diagnose(exercise, judge(exercise, typed))
    assert name in {told.named, *told.candidates}
    assert say(f"about-{name}")


def test_a_root_that_never_counts_is_named_from_an_empty_tree_too():
    exercise = asked(*SEVEN)
    right, answers = solution(exercise), VARIANTS["MC-NOROOT"].answers(exercise)
    changed = {blank.item: answers[blank] for blank in right if answers[blank] != right[blank]}
    assert changed == {"root.wins": 0, "root.visits": 0}
    typed = {blank: write_at(exercise, blank, entry) for blank, entry in answers.items()}
    assert diagnose(exercise, judge(exercise, typed)).named == "MC-NOROOT"


@pytest.mark.parametrize("name", ["MC-DOUBLE", "MC-ROOTWINS", "MC-RTL"])
def test_another_course_is_no_mistake(name):
    exercise = asked(*ONE) if name != "MC-RTL" else asked(*SEVEN)
    answers = VARIANTS[name].answers(exercise)
    assert answers != solution(exercise)
    typed = {blank: write_at(exercise, blank, entry) for blank, entry in answers.items()}
    told = diagnose(exercise, judge(exercise, typed))
    assert told.conventions == (name,)
    assert VARIANTS[name].nature is Nature.CONVENTION
