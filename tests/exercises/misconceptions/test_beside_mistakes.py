"""What mistakes come to in questions beside a tree, worked out by hand."""

import pytest

from exercises.entries import write
from exercises.exercise import Exercise
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.kinds import KINDS
from exercises.misconceptions.table import VARIANTS
from search import notation
from search.rules import Rules

BOARD = ("evaluation", '"XX_OO___X" ?', (("by", ("lines",)),))
MOVES = (
    "evaluation",
    'max[min[a:"XO_______" ? b:"X_O______" ? c:"X___O____" ?]'
    ' min[d:"_O__X____" ? e:"O___X____" ?]]',
    (("by", ("counts",)),),
)
GAMES = ("chess", "backgammon", "ludo-four", "poker-six", "battleships", "rock-paper-scissors")
TRAITS = ("game-traits", "0", (("games", GAMES), ("traits", ("chance", "perfect"))))
SUMS = (
    "game-traits",
    "0",
    (
        (
            "games",
            (
                *("poker-six", "ludo-four", "prisoners-dilemma", "chess", "nim"),
                *("Stag hunt: two", "Chicken: two", "chinese-checkers-six"),
            ),
        ),
        ("traits", ("two", "zero-sum")),
    ),
)
NIM = ("formal-game", "0", (("sticks", ("6",)), ("take", ("1", "3")), ("last", ("wins",))))
PIECES = (
    "features",
    "0",
    (
        ("features", ("rooks", "pawns", "doubled pawns")),
        ("weights", ("5", "2", "-1/2")),
        ("positions", ("2-1 8-6 2", "1-0 7-4 4")),
    ),
)
WEIGHT = (
    "features",
    "0",
    (
        ("features", ("bishops", "pawns")),
        ("weights", ("?", "2")),
        ("positions", ("2-1 6-5", "0-1 8-4")),
        ("between", ("A B",)),
    ),
)
ONE_SLIP = {"EV-MIXED", "FE-TURNED"}
"""What shows in one entry there: somebody may just have slipped."""
CASES = {
    "EV-BOTH": (BOARD, {"line1": "10", "line2": "10", "line4": "0", "sum": "23"}),
    "EV-NODIAGONAL": (MOVES, {"a": "0", "b": "0", "c": "0", "d": "0", "e": "0"}),
    "EV-MIXED": (BOARD, {"line4": "0", "line7": "9", "sum": "10"}),
    "EV-ONLYX": (BOARD, {"line1": "10", "line2": "0", "line3": "1", "sum": "12"}),
    "FE-NOWEIGHT": (PIECES, {"A.1": "1", "A.3": "2", "A.sum": "5", "B.sum": "8"}),
    "FE-ADDED": (PIECES, {"A.1": "15", "A.3": "-1", "A.sum": "42", "B.sum": "25"}),
    "FE-OWN": (PIECES, {"A.1": "10", "A.2": "16", "A.3": "-1", "A.sum": "25"}),
    "FE-NOSIGN": (PIECES, {"A.1": "5", "A.3": "1", "A.sum": "10", "B.sum": "13"}),
    "FE-MEAN": (PIECES, {"A.1": "5", "A.sum": "16/15", "B.sum": "6/5"}),
    "FE-TURNED": (WEIGHT, {"A.1": "1", "B.1": "-1", "w.A.B": "3", "side.A.B": "b"}),
    "KG-HIDDENCHANCE": (TRAITS, {"g2.chance": None, "g5.chance": "True"}),
    "KG-CHANCEHIDDEN": (TRAITS, {"g2.perfect": None, "g5.perfect": "True"}),
    "KG-ONLYTWO": (SUMS, {"g1.zero-sum": None, "g2.zero-sum": None, "g4.zero-sum": "True"}),
    "KG-TWOALWAYS": (SUMS, {"g1.zero-sum": "True", "g3.zero-sum": "True"}),
    "FG-ONE": (NIM, {"succ6.5": "True", "succ6.3": None, "u.max": "-1"}),
    "FG-FEWER": (NIM, {"succ3.1": "True", "u.max": "-1"}),
    "FG-ITSELF": (NIM, {"succ2.2": "True", "succ3.1": None}),
    "FG-WRONGPLAYER": (NIM, {"u.max": "1", "u.min": "-1", "succ3.1": None}),
}


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_gives_its_own_answers_and_is_named(name):
    (kind, text, given), want = CASES[name]
    tree = notation.read(text)
    blanks = KINDS[kind].blanks(tree, Rules(), given)
    asked = Exercise(tree, "minimax", Rules(), kind, blanks, given=given)
    answers = VARIANTS[name].answers(asked)
    found = {blank.item: str(write(entry)) for blank, entry in answers.items()}
    assert {item: found.get(item) for item in want} == want
    told = diagnose(asked, judge(asked, {blank: write(entry) for blank, entry in answers.items()}))
    seen = {told.named, *told.candidates}
    assert (name in seen) is (name not in ONE_SLIP)
