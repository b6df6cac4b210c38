"""What mistakes beyond alpha-beta come to, worked out by hand on one tree each."""

import json
from pathlib import Path

import pytest
from asking import typed

from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.misconceptions.table import VARIANTS
from exercises.solution import solution
from resources.words import say

CASES = json.loads((Path(__file__).parents[2] / "cases" / "deeper.json").read_text())
TREES = {case["id"]: case["given"] for case in CASES}
PASSES = {
    "kind": "deepening",
    "tree": TREES["iterative-deepening-order"]["tree"],
    "given": {"inner": "yes", "clock": "10"},
}
CHANGED = {
    "kind": "deepening",
    "tree": "max[B:min{8}[3 20] C:min{9}[4 14] D:min{6}[17 8]]",
    "given": {"clock": "6"},
}
"""Pass 1 plays C, pass 2 would play D."""
STATES = {
    "kind": "table",
    "tree": '"s" max["p" min["q" max[3 5] "r" max[2 9]] "u" min["r" max[2 9] "q" max[3 5]]'
    ' "v" min["q" max[3 5] "p" max[8 1]]]',
}
"""F is left with ≥ 9, which is not enough at G; E with = 5, which answers at H and I."""
MOVERS = {
    "kind": "table",
    "tree": '"t" max["r" min["q" max[22 28] "p" max[10 3] "s" max[17 12]]'
    ' "p" min["p" max[10 3] "r" max[25 5] "s" max[17 12]]]',
}
"""p and r stand for MIN to move, and for MAX."""
BOUNDS = {
    "kind": "table",
    "tree": '"q" max["q" min["s" max[25 30 16] "r" max[9 33 27]]'
    ' "p" min["p" max[22 1 19] "r" max[9 33 27]] "u" min["p" max[22 1 19] "u" max[10 26 28]]]',
}
"""F is left with ≤ 22, which is enough at I."""
EARLY = {
    "kind": "table",
    "tree": '"r" max["u" min["s" max["r" min[-17 5] 4] "p" max["p" min[20 -19] 12] 16]'
    ' "s" min["p" max["p" min[20 -19] 12] "s" max["r" min[-17 5] 4] 10]]',
}
KILLERS = {
    "kind": "killers",
    "tree": 'max[min["p">28 "q">17 "r">9] min["p">3 "q">33 "r">15] min["p">19 "q">4 "r">30]'
    ' min["p">26 "q">2 "r">18]]',
}
"""p cuts at C, q at D, and q saves a leaf at E."""
LATE = {
    "kind": "killers",
    "tree": 'max[min["p">19 "q">36 "r">39 "s">42] min["p">34 "q">24 "r">12 "s">49]'
    ' min["p">30 "q">45 "r">3 "s">11] min["p">4 "q">14 "r">37 "s">1]]',
}
"""r cuts at C and at D; E has two more moves before it that change places."""
BEST = {
    "kind": "killers",
    "tree": 'max[min["p">5 "q">11 "r">16] min["p">21 "q">31 "r">19] min["p">28 "q">17 "r">34]'
    ' min["p">40 "q">10 "r">15]]',
}
"""Nothing is cut before D, so that no move is kept until then."""
PLIES = {
    "kind": "killers",
    "tree": 'min[max["p">min["p">-7 "q">17] "q">min["p">-14 "q">14] "r">min["p">1 "q">-9]]'
    ' max["p">min["p">-19 "q">-3] "q">min["p">8 "q">7] "r">min["p">-2 "q">6]]'
    ' max["p">min["p">-18 "q">-16] "q">min["p">0 "q">-6] "r">min["p">15 "q">3]]]',
}
"""p cuts two plies below the root before anything is cut at ply 1."""
WRONG = {
    "ID-NOORDER": (
        PASSES,
        {"2.order": "B C D", "2.evaluations": "5", "3.order": "B C D", "3.evaluations": "9"},
    ),
    "ID-STATIC": (PASSES, {"2.order": "C D B", "3.order": "C D B"}),
    "ID-WORSTFIRST": (PASSES, {"2.order": "B D C", "3.order": "D B C", "3.order.B": "F E"}),
    "ID-MINFALLING": (PASSES, {"3.order": "C B D", "3.order.C": "G H", "3.evaluations": "8"}),
    "ID-UNSEENFIRST": (PASSES, {"3.order.B": "F E", "3.order.D": "J I", "3.value.D": "6"}),
    "ID-NOCUTS": (PASSES, {"1.evaluations": "3", "2.evaluations": "6", "3.evaluations": "12"}),
    "ID-INALL": (PASSES, {"1.evaluations": "3", "2.evaluations": "7", "3.evaluations": "14"}),
    "ID-UNFINISHED": (CHANGED, {"1.move": "2", "2.move": "3", "clock": "3"}),
    "TT-NOMOVER": (MOVERS, {"E.state": "3", "H.state": "2", "C.recall": "True", "C.entry": None}),
    "TT-ALLEXACT": (STATES, {"F.entry": "= 9", "G.recall": "True", "C.entry": "= 5", "with": "4"}),
    "TT-TURNED": (STATES, {"F.entry": "≤ 9", "C.entry": "≥ 5", "D.entry": "≥ 5"}),
    "TT-ANYBOUND": (STATES, {"G.recall": "True", "G.entry": None, "with": "4", "saved": "6"}),
    "TT-ONLYEXACT": (BOUNDS, {"I.recall": None, "I.entry": "≤ 22", "with": "11", "saved": "0"}),
    "TT-NEVER": (STATES, {"H.recall": None, "H.entry": "≤ 5", "with": "10", "saved": "0"}),
    "TT-ALLBELOW": (EARLY, {"saved": "5"}),
    "KM-NEVER": (KILLERS, {"D.order": "p q r", "E.order": "p q r", "with": "8", "saved": "0"}),
    "KM-ONESLOT": (PLIES, {"B.killer": "1", "L.order": "q p", "L.killer": "2"}),
    "KM-FIRST": (KILLERS, {"D.killer": "1", "E.order": "p q r", "with": "8", "saved": "0"}),
    "KM-BEST": (BEST, {"B.killer": "1", "C.killer": "3", "D.order": "r p q", "with": "10"}),
    "KM-CUTOFF": (KILLERS, {"C.killer": "2", "D.order": "q p r", "D.killer": "1"}),
    "KM-EXCHANGED": (LATE, {"D.order": "r q p s", "E.order": "r q p s"}),
}
ONE_SLIP = {
    "KM-NEVER",
    "TT-ANYBOUND",
    "TT-ALLBELOW",
    "ID-STATIC",
    "ID-MINFALLING",
    "ID-UNSEENFIRST",
    "ID-UNFINISHED",
}
"""What shows in so little of that tree that somebody may just have slipped there."""


def asked(table):
    return exercise_from_table({"format": "plywood-exercise/1", **table})


def written(exercise, answers):
    return {blank.item: str(text) for blank, text in typed(answers, exercise).items()}


def test_every_mistake_about_a_method_beyond_alpha_beta_has_a_case():
    assert {name for name in VARIANTS if name.startswith(("ID-", "TT-", "KM-"))} == set(WRONG)


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_gives_its_own_answers_and_is_named(name):
    table, want = WRONG[name]
    exercise = asked(table)
    answers = VARIANTS[name].answers(exercise)
    found = written(exercise, answers)
    assert {item: found.get(item) for item in want} == want
    assert found != written(exercise, solution(exercise))
    told = diagnose(exercise, judge(exercise, typed(answers, exercise)))
    assert (name in {told.named, *told.candidates}) is (name not in ONE_SLIP)
    assert say(f"about-{name}")
