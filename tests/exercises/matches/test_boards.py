"""A match as it is drawn: what stands where."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from exercises.drawing.parts.picture import Box, Ellipse, Ink, Line, Polygon, Rectangle, Shape, Text
from exercises.matches.boards import board, won_line
from exercises.matches.match import Match
from search.games.spec import game_from_words


def corners(shape: Shape) -> list[tuple[float, float]]:
    """Points that a shape reaches in all directions."""
    match shape:
        case Line(x1, y1, x2, y2):
            return [(x1, y1), (x2, y2)]
        case Polygon(points):
            return [*points]
        case Box(x, y, width, height) | Text(bounds=Rectangle(x, y, width, height)):
            return [(x, y), (x + width, y + height)]
        case Ellipse(x, y, wide, high):
            return [(x - wide, y - high), (x + wide, y + high)]
    raise AssertionError(shape)


@pytest.mark.parametrize(
    ("words", "played"),
    [
        ("tictactoe", (4, 0, 5)),
        ("line 4", ()),
        ("line 5", (0, 0)),
        ("nim 3 4 5", (2, 1)),
        ("grundy 9", ()),
        ("grundy 14", (1, 1)),
    ],
)
def test_every_place_holds_its_signs_and_every_move_has_a_place(
    words: str, played: tuple[int, ...]
) -> None:
    match = Match(game_from_words(words))
    for move in played:
        match = match.play(move)
    found = board(match)
    whole = Rectangle(0, 0, found.width, found.height)
    for spot in found.spots:
        for point in [point for shape in spot.shapes for point in corners(shape)]:
            assert spot.room.contains(*point)
        assert all(whole.contains(*point) for point in corners(Box(*spot.room, 0, None, None)))
    assert all(whole.contains(*point, 4) for shape in found.shapes for point in corners(shape))
    assert not any(one.room.overlaps(two.room) for one, two in combinations(found.spots, 2))
    places = [spot.place for spot in found.spots if spot.place is not None]
    assert sorted(set(places)) == (list(range(len(match.moves))) if match.your_turn else [])


def test_the_line_goes_through_three_in_a_row() -> None:
    assert won_line(Match(game_from_words("tictactoe XX_OO____"))) == ()
    match = Match(game_from_words("tictactoe XX_OO____")).play(0)
    rooms = [spot.room for spot in board(match).spots[:3]]
    (line,) = won_line(match)
    assert corners(line) == [
        (room.x + room.width / 2, room.y + room.height / 2) for room in (rooms[0], rooms[2])
    ]


def test_tokens_stand_in_the_middle_of_their_squares_up_for_max_and_down_for_min() -> None:
    spots = board(Match(game_from_words("line 4"))).spots
    tokens = [spot for spot in spots if spot.shapes]
    assert tokens == [spots[0], spots[-1]]
    for spot, up in zip(tokens, (True, False), strict=True):
        (token,) = (shape for shape in spot.shapes if isinstance(shape, Polygon))
        (tip, tip_y), (right, foot), (left, other_foot) = token.points
        room = spot.room
        assert tip == (left + right) / 2 == room.x + room.width / 2
        assert room.x < left < right < room.x + room.width
        assert foot == other_foot
        assert (tip_y < foot) is up
        assert room.y < min(tip_y, foot) < max(tip_y, foot) < room.y + room.height


def after(words: str, *places: int) -> Match:
    match = Match(game_from_words(words))
    for place in places:
        match = match.play(place)
    return match


@pytest.mark.parametrize(
    ("words", "played", "tinted"),
    [("tictactoe", (4,), [4]), ("tictactoe", (4, 0), [0]), ("tictactoe", (), []),
     ("line 5", (0,), [1]), ("line 5", (0, 0), [3]), ("line 5", (), [])],
)  # fmt: skip
def test_what_moved_last_stands_on_a_tinted_ground(
    words: str, played: tuple[int, ...], tinted: list[int]
) -> None:
    spots = board(after(words, *played)).spots
    grounds = [any(isinstance(shape, Box) for shape in spot.shapes) for spot in spots]
    assert [place for place, ground in enumerate(grounds) if ground] == tinted


def test_a_cross_reaches_all_four_corners_and_a_nought_is_round() -> None:
    spots = board(Match(game_from_words("tictactoe XO_______"))).spots
    ends = {point for shape in spots[0].shapes for point in corners(shape)}
    assert len(ends) == len({x for x, _ in ends}) * len({y for _, y in ends}) == 4
    assert [type(shape) for shape in spots[1].shapes] == [Ellipse]
    assert [spot.sign for spot in spots[:3]] == [False, False, True]


def test_squares_are_lettered_below_and_numbered_from_below() -> None:
    found = board(Match(game_from_words("tictactoe")))
    texts = {shape.text: shape for shape in found.shapes if isinstance(shape, Text)}
    for square, spot in enumerate(found.spots):
        middle = spot.room.x + spot.room.width / 2
        assert texts["abc"[square % 3]].x == middle
        assert spot.room.y < texts["321"[square // 3]].y < spot.room.y + spot.room.height
    assert all(texts[letter].y > found.spots[-1].room.y + 84 for letter in "abc")


def test_a_token_steps_to_the_squares_that_its_moves_name() -> None:
    match = after("line 5", 0, 0)
    spots = board(match).spots
    assert {place: spot.place for place, spot in enumerate(spots) if spot.place is not None} == {
        after[0] - 1: place for place, (_, after) in enumerate(match.moves)
    }
    assert [spot.sign for spot in spots] == [True, False, True, False, True]


def test_a_stick_takes_along_those_to_its_right_and_taken_ones_stay_dotted() -> None:
    match = after("nim 3 4", 0, 1)
    found, (first, second) = board(match), match.state.sizes
    assert [spot.together for spot in found.spots[:first]] == [
        tuple(range(stick, first)) for stick in range(first)
    ]
    assert found.spots[first].together == tuple(range(first, first + second))
    for spot in found.spots:
        if spot.place is not None:
            left = match.moves[spot.place][1].sizes
            assert len(spot.together) == first + second - sum(left)
    dotted = [shape for shape in found.shapes if isinstance(shape, Line)]
    assert len(dotted) == 3 + 4 - first - second
    was = sum(match.past[-1].sizes)
    assert [shape.pen.ink for shape in dotted].count(Ink.CUT) == was - first - second


def test_a_pile_is_split_between_two_of_its_sticks() -> None:
    found = board(Match(game_from_words("grundy 5")))
    sticks = [shape.x1 for shape in found.shapes if isinstance(shape, Line)]
    assert len(set(sticks)) == 5
    gaps = [spot.room.x + spot.room.width / 2 for spot in found.spots]
    between = [(one + two) / 2 for one, two in pairwise(sticks)]
    assert gaps == between


def test_piles_that_are_many_stand_in_rows_apart_from_each_other() -> None:
    match = after("grundy 14", 1)
    found = board(match)
    sticks = [shape for shape in found.shapes if isinstance(shape, Line)]
    assert len({(stick.x1, stick.y1) for stick in sticks}) == len(sticks) == 14
    rows = [stick.y1 for stick in sticks]
    assert len(set(rows)) == 2
    assert {stick.y1 < stick.y2 for stick in sticks} == {True}
