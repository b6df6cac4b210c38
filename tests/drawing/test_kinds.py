from __future__ import annotations

import pytest
from generated import generated, in_turn, plain_if

from exercises.drawing.compose import compose
from exercises.drawing.markup_from import from_exercise, from_solution
from exercises.drawing.parts.style import CLOSE, PAPER, SCREEN
from exercises.kinds import KINDS, items_of
from exercises.making.codes import exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from tests.drawing.overlaps import outside, overlaps

STYLES = {"screen": SCREEN, "close": CLOSE, "paper": PAPER}
CASES = [
    pytest.param(
        kind, level, style, marks=plain_if(in_turn(place, level) and number == level % len(STYLES))
    )
    for place, kind in enumerate(KINDS)
    for level in range(1, LEVELS + 1)
    for number, style in enumerate(STYLES)
]


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level", "style"), CASES)
def test_every_kind_and_level_is_drawn_without_overlap(kind: str, level: int, style: str) -> None:
    exercise = generated(kind, level)
    for markup in (from_exercise(exercise), from_solution(exercise)):
        drawing = compose(markup, STYLES[style])
        assert not list(overlaps(drawing))
        assert not list(outside(drawing))
        for blank in exercise.blanks:
            assert blank.beside or drawing.blank(blank) is not None


@pytest.mark.parametrize("code", ["singular-3.3-0000Z", "quiescence-5.9-0000Z", "mcts-3.7-0000Z"])
def test_a_solution_shows_the_move_that_the_search_plays(code):
    exercise = exercise_of(code)
    right = {blank.item: entry for blank, entry in solution(exercise).items()}
    move = items_of(exercise)["move"]
    played = move.nodes[move.letters.index(right["move"])]
    assert [node for node in from_solution(exercise).best if exercise.tree.depth(node) == 1] == [
        played
    ]
