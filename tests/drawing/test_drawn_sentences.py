"""Boards and piles are drawn between the words of a sentence, where they are not what one types."""

import pytest

from exercises.drawing.parts.picture import Ellipse, Line, Text
from exercises.drawing.sentences import DrawnState, parts
from exercises.drawing.shapes import states
from exercises.paper.layout.page import Role
from exercises.paper.layout.text_blocks import numbered


@pytest.mark.parametrize(
    ("sentence", "drawn"),
    [
        ("From XX_OO____ a move leads to XXXOO____.", ["XX_OO____", "XXXOO____"]),
        ("At A stands IIIII\u00a0(5): take 2 leaves III.", ["IIIII", "III"]),
        ("From I\u00a0III one can come to 0\u00a0III.", ["I\u00a0III", "0\u00a0III"]),
        ("I is at I, and 0 is left.", []),
        ("A board is written row by row: “XX_OO____”.", []),
        ("Node XIII follows VIII and MAX_OO.", []),
    ],
)
def test_states_are_told_from_words(sentence, drawn):
    assert parts(sentence)[1::2] == drawn
    assert "".join(parts(sentence)) == sentence


def test_a_board_is_as_high_in_the_middle_as_the_letters_beside_it():
    board, sticks = DrawnState("XX_OO____", 10.0), DrawnState("III", 10.0)
    assert board.above - board.below == pytest.approx(sticks.above - sticks.below)
    assert board.above + board.below == pytest.approx(board.width)
    assert sticks.below == pytest.approx(0.0)


def test_a_step_on_paper_has_its_boards_drawn_and_its_words_read_out():
    plain, taller = numbered(["The game is over.", "The game is over at XXXOO____."], 400.0)
    (item,) = taller.items
    assert taller.height > plain.height
    assert [shape.text for shape in item.shapes if isinstance(shape, Text)] == [
        "2.",
        "The game is over at ",
        ".",
    ]
    assert sum(isinstance(shape, Ellipse) for shape in item.shapes) == 2
    assert (item.role, item.alternative) == (Role.STEP, "2. The game is over at XXXOO____.")


def test_a_corridor_is_drawn_with_all_that_stands_in_it():
    shapes = states.shapes("• _ G P _ •", 0.0, 0.0, 90.0, 15.0, 1.0)
    assert not any(isinstance(shape, Text) for shape in shapes)
    dots, eyes = 2, 2
    assert sum(isinstance(shape, Ellipse) for shape in shapes) == dots + eyes
    assert sum(isinstance(shape, Line) for shape in shapes) == 2 + 2 * 5
