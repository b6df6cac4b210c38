"""A match as it is drawn: what stands where."""

from __future__ import annotations

from exercises.drawing.parts.picture import Polygon
from exercises.matches.boards import board
from exercises.matches.match import Match
from search.games.spec import game_from_words


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
