"""Numbers in what a student is told stand there as the student typed them."""

import re

import pytest
from asking import asked, typed
from generated import generated, kind_levels

from exercises.asks import Ask
from exercises.asks.reading import Unreadable
from exercises.entries import read, write_at
from exercises.exercise import Blank
from exercises.judging.check import judge
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from resources.words import say
from search.rules import Rules
from search.tree import GameTree

BLANKS = 4
"""How many of each kind are looked at."""
TYPED = {"14.83": "1483/100", "31.50": "63/2", "−32.5": "65/2", "74/10": "37/5", "17.0": "17"}
"""What is typed, and how the program would write it; no key has such a number."""
FORMS = {
    Ask.VALUE: ("{}", "≤ {}", "= {}", "({})"),
    Ask.BOUND: (">= {}", "{}"),
    Ask.ALPHA: ("{}",),
    Ask.BETA: ("{}",),
    Ask.ALPHAS: ("{}", "-inf, {}", "-inf → {} → 50.50"),
    Ask.BETAS: ("{}", "inf, {}", "inf → {} → 5.50"),
    Ask.RANGE: ("{} < x", "x <= {}", "-90.50 < x < {}"),
    Ask.CELL: ("{}",),
    Ask.CLAIM: ("<= {}", "= {}"),
}
"""How numbers stand in an entry, at each ask that holds any."""


def entries(exercise, blank):
    """Wrong entries at a blank, each with its number as typed, and as it must not be said."""
    for number, other in TYPED.items():
        for form in FORMS.get(blank.ask, ()):
            parts = (exercise.tree.players or 1) if blank.ask is Ask.VALUE else 1
            text = form.format(" ".join([number] + ["2.25"] * (parts - 1)))
            try:
                read(exercise, blank, text)
            except Unreadable:
                continue
            yield text, number, other


def sentences(exercise, answers, blank):
    """All that is told of a sheet; and what is said of this blank."""
    feedback = check(exercise, answers)
    for remark in feedback.remarks:
        yield remark.blank, say(remark.text)
    for step in range(1, HINTS + 1):
        yield blank, say(hint(exercise, feedback.judged, blank, step))


def says(sentence, number):
    return re.search(rf"(?<![\d/.]){re.escape(number)}(?![\d/]|\.\d)", sentence) is not None


@pytest.mark.parametrize(("kind", "level"), kind_levels())
def test_no_number_is_spelled_otherwise_than_it_was_typed(kind, level):
    exercise = generated(kind, level)
    right = {blank: write_at(exercise, blank, entry) for blank, entry in solution(exercise).items()}
    blanks = [blank for blank in exercise.blanks if blank.ask in FORMS]
    for blank in blanks[:: len(blanks) // BLANKS + 1]:
        for text, number, other in entries(exercise, blank):
            answers = {**right, blank: text}
            for at, sentence in sentences(exercise, answers, blank):
                told = f"{text} at {exercise.key(blank)}: {sentence}"
                if "/" in other and other not in right.values():
                    assert not says(sentence, other), told
                if at == blank and says(sentence, f"not {other}"):
                    assert says(sentence, number), told


@pytest.mark.parametrize(
    ("kind", "rules", "at", "text", "where", "told"),
    [
        ("window-chain", Rules(), (1, Ask.ALPHAS), "3.5", 1, "not 3.5"),
        ("window-chain", Rules(), (1, Ask.ALPHAS), "-14.8", 1, "not −14.8"),
        ("window-chain", Rules(), (1, Ask.ALPHAS), "7.0 → 9", 1, "not 7.0"),
        (
            "windows",
            Rules(),
            (0, Ask.ALPHA),
            "3.5",
            1,
            "α = 3.5, not 11: that is what you wrote",
        ),
        (
            "windows",
            Rules(),
            (0, Ask.ALPHA),
            "7.0",
            1,
            "α = 7.0, not 11: that is what you wrote",
        ),
        ("minimax", Rules(), (1, Ask.VALUE), "5.50", 0, "5.50, 1 is 5.50"),
    ],
)
def test_a_number_is_told_as_typed_also_where_it_is_handed_on(kind, rules, at, text, where, told):
    exercise = asked(kind, "max[min[7/2 3] min[1 2]]", rules)
    right = typed(solution(exercise))
    blank, about = Blank(*at), Blank(exercise.tree.inner[where], at[1])
    answers = {**right, blank: text}
    if about != blank:
        answers[about] = "11"
    remarks = {each.blank: say(each.text) for each in check(exercise, answers).remarks}
    assert told in remarks[about]


def test_a_fraction_that_the_tree_shows_stays_as_it_stands_there():
    exercise = asked("minimax", "max[min[7/2 4] min[1 2]]")
    blank = Blank(exercise.tree.find("0"), Ask.VALUE)
    answers = {**typed(solution(exercise)), Blank(GameTree.ROOT, Ask.VALUE): "3.5", blank: "9"}
    remarks = {each.blank: say(each.text) for each in check(exercise, answers).remarks}
    assert "7/2, 4 is 7/2, not 9" in remarks[blank]


def test_a_bound_of_the_students_own_cuts_as_it_was_typed():
    exercise = asked("alpha-beta", "max[min[7/2 3] min[1 2]]")
    node, mark = exercise.tree.find("1"), Blank(exercise.tree.find("1.1"), Ask.CUT)
    answers = {**typed(solution(exercise)), Blank(node, Ask.ALPHA): "2.0"}
    del answers[mark]
    remarks = {each.blank: say(each.text) for each in check(exercise, answers).remarks}
    assert "1 ≤ 2.0, the α that you wrote at C" in remarks[mark]


def test_right_numbers_that_are_typed_otherwise_are_no_slips_to_go_by():
    exercise = asked("expectimax", "max[chance[3 4] chance[2 3]]")
    root, *chances = (Blank(node, Ask.VALUE) for node in exercise.tree.inner)
    judged = judge(exercise, {root: "7", **dict(zip(chances, ("3.5", "2.5"), strict=True))})
    assert [say(hint(exercise, judged, root, step)) for step in (2, 3)] == [
        "MAX takes the largest: max(3.5, 2.5).",
        "A is MAX's: the largest of 3.5, 2.5 is 3.5, not 7.",
    ]
