"""The states of games that are written in numbers are drawn: tokens on squares, and piles."""

import pytest

from exercises.asks import Ask
from exercises.asks.reading import pick
from exercises.drawing.compose import compose
from exercises.drawing.geometry.state_rows import StateRows
from exercises.drawing.geometry.texts import StateForm, state_form
from exercises.drawing.markup_from import from_exercise, from_solution
from exercises.drawing.parts.picture import Polygon, Text
from exercises.drawing.parts.style import PAPER, SCREEN
from exercises.drawing.sentences import DrawnState, parts
from exercises.drawing.shapes import states
from exercises.exercise import Blank
from exercises.kinds import items_of
from exercises.making.codes import exercise_of
from search import notation
from search.games.spec import game_from_words
from search.games.state_pictures import (
    StateLook,
    as_drawn,
    in_numbers,
    look_of_tree,
    picture,
    state_text,
)
from search.tree import NodeId

LINE, SPLIT = StateLook(squares=4), StateLook(split=True)


@pytest.mark.parametrize(
    ("look", "state", "drawn"),
    [
        (LINE, "1,4", "▲□□▼"),
        (LINE, "3,2", "□▼▲□"),
        (LINE, "2,5", "2,5"),
        (LINE, "0,3", "0,3"),
        (LINE, "2,2", "2,2"),
        (LINE, "?", "?"),
        (SPLIT, "4 2 1", "|||| || |"),
        (SPLIT, "17", "17"),
        (SPLIT, "4,2", "4,2"),
        (None, "1,4", "1,4"),
        (None, "4 2 1", "4 2 1"),
    ],
)
def test_a_state_is_drawn_if_it_can_be_one_of_its_game(look, state, drawn):
    assert picture(state, look) == drawn


@pytest.mark.parametrize(
    ("words", "look"),
    [
        ("line 4", StateLook(squares=4)),
        ("line 5 --first min --depth 3", StateLook(squares=5)),
        ("grundy 7", StateLook(split=True)),
        ("nim 3 2", None),
        ("tictactoe XXOOO_XX_", None),
    ],
)
def test_a_game_and_its_tree_tell_how_its_states_look(words, look):
    spec = game_from_words(words)
    assert spec.game().look == look
    assert look_of_tree(spec.tree()) == look


@pytest.mark.parametrize(
    "text",
    [
        '"5" ["7" ["5" 1 "6" 2] "6" ["5" 1 2]]',
        '"2,3" max["1,3" 1 "4,3" 2]',
        '"1,3" max["1,2" 1 "4,3" 2]',
        "[[3 12 8] [2 4 6]]",
    ],
)
def test_numbers_in_any_other_tree_stay_numbers(text):
    tree = notation.read(text)
    assert as_drawn(tree) is tree


def test_a_row_has_a_triangle_for_each_token_and_no_letters():
    shapes = states.shapes("▲□□▼", 0.0, 0.0, 52.0, 13.0, 1.0)
    up, down = (shape for shape in shapes if isinstance(shape, Polygon))
    assert not any(isinstance(shape, Text) for shape in shapes)
    assert up.points[0][1] < up.points[1][1]
    assert down.points[0][1] > down.points[1][1]
    assert up.points[0][0] < down.points[0][0]


def _boxes(markup, style):
    """How large the boxes for states are."""
    places = (place for box in compose(markup, style).geometry.node_boxes for place in box.places)
    return [place.rectangle[2:] for place in places if place.ask is Ask.STATE]


@pytest.mark.parametrize("style", [SCREEN, PAPER], ids=["screen", "paper"])
@pytest.mark.parametrize(
    ("code", "form"),
    [("game-states-2.2-00001", StateForm.ROW), ("game-tree-1.2-00006", StateForm.PILES)],
)
def test_states_of_an_exercise_are_drawn_given_and_filled_in(code, form, style):
    exercise = exercise_of(code)
    markup = from_solution(exercise)
    filled = [text for blank, text in markup.texts.items() if blank.ask is Ask.STATE]
    shown = [state for state in markup.tree.shape.states if state]
    assert len(filled) > 4
    assert {state_form(state) for state in (*shown, *filled)} == {form}
    assert _boxes(markup, style) == _boxes(from_exercise(exercise), style)


def test_what_cannot_be_a_state_is_shown_as_it_was_typed():
    exercise = exercise_of("game-states-2.2-00001")
    first = Blank(NodeId(1), Ask.STATE)
    assert from_exercise(exercise, {first: "2,5"}).texts[first] == "2,5"
    assert from_exercise(exercise, {first: "2 4"}).texts[first] == "□▲□▼"


def test_a_line_of_a_board_is_drawn_in_a_sentence():
    assert parts("It has □O□: −1.")[1::2] == ["□O□"]
    assert parts("It has ___: 0.")[1::2] == []
    line = DrawnState("□O□", 10.0)
    assert line.width > 2.5 * (line.above + line.below)


@pytest.mark.parametrize(
    ("look", "state", "told", "typed"),
    [
        (None, "II III", "II\xa0III", "II\xa0III"),
        (None, "IIIII", "IIIII\xa0(5)", "IIIII\xa0(5)"),
        (None, "0 IIIIII", "0\xa0IIIIII\xa0(0\xa06)", "0\xa0IIIIII\xa0(0\xa06)"),
        (None, "XX_OO____", "XX_OO____", "XX_OO____"),
        (None, "0", "0", "0"),
        (SPLIT, "4 2 1", "||||\xa0||\xa0|", "4 2 1"),
        (SPLIT, "6 1", "||||||\xa0|\xa0(6\xa01)", "6 1"),
        (SPLIT, "7", "|||||||\xa0(7)", "7"),
        (LINE, "1,4", "▲□□▼", "1,4"),
        (LINE, "3,2", "□▼▲□", "3,2"),
    ],
)
def test_a_sentence_has_a_state_as_it_is_drawn_and_says_it_as_it_is_typed(look, state, told, typed):
    assert state_text(state, look) == told
    sentence = f"At A stands {told}, not {told}: 3."
    assert in_numbers(sentence) == f"At A stands {typed}, not {typed}: 3."
    drawn = told.partition("\xa0(")[0]
    assert parts(sentence)[1::2] == ([] if state == "0" else [drawn, drawn])
    if state != "0":
        assert state_form(DrawnState(drawn, 10.0).on_tree) is not StateForm.WORDS


def test_an_option_that_is_drawn_can_be_typed():
    best = items_of(exercise_of("grow-3.6-00002"))["best"]
    assert best.options == ("|||||\xa0|\xa0(5\xa01)", "||||\xa0||")
    assert pick(best.texts, "4 2") == "b"


def _written_below(markup):
    return {blank.node: text for blank, text in markup.texts.items()}


@pytest.mark.parametrize(
    ("code", "node", "drawn", "rows"),
    [
        ("successors-5.2-0000C", "0.0", "XXOO_XOXO; XX_OOXOXO", 1),
        ("successors-5.2-00004", "0.0.0.0.0", "□▲□□▼□; □□□▲▼□", 2),
        ("successors-2.2-00002", "0", "I I; II 0; 0 I", 3),
        ("successors-1.2-00001", "2", "III; II; 0", 1),
        ("successors-3.2-00003", "0.0", "0", 1),
    ],
)
@pytest.mark.parametrize("style", [SCREEN, PAPER], ids=["screen", "paper"])
def test_where_moves_lead_is_drawn_below_each_end(code, node, drawn, rows, style):
    exercise = exercise_of(code)
    place = exercise.tree.find(node)
    markup = from_solution(exercise)
    assert _written_below(markup)[place] == drawn
    found = StateRows.of(drawn)
    assert len(found.rows) == rows
    composed = compose(markup, style)
    (box,) = (each.rectangle for each in composed.geometry.node_boxes[place].places)
    assert found.width < box.width
    assert found.height < box.height


def test_several_states_are_letters_while_they_are_typed_and_where_there_are_none():
    exercise = exercise_of("successors-5.2-00004")
    blank = exercise.blanks[0]
    typed = {blank: "2,5; 4,5"}
    assert _written_below(from_exercise(exercise, typed))[blank.node] == "□▲□□▼□; □□□▲▼□"
    assert _written_below(from_exercise(exercise, typed, focus=blank))[blank.node] == (
        "2,5;\xa04,5"
    )
    assert StateRows.of("∅").rows == StateRows.of("").rows == ()
