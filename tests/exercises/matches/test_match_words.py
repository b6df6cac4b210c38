"""What is said of a match to the person who plays it."""

from __future__ import annotations

import pytest

from exercises.matches import engine
from exercises.matches.engine import Look, Strength
from exercises.matches.match import Match
from exercises.matches.wording import best_moves, looked, result_word, rules, sides, signed, status
from exercises.matches.wording import worth_words as worth_of
from resources.words import say
from search.games.spec import game_from_words
from search.rules import Rules
from search.tree import Mover

YOU, ENGINE = Mover.MAX, Mover.MIN
THREE = "nim 3 --take 1,2"


@pytest.mark.parametrize(
    ("words", "you", "said"),
    [
        (THREE, YOU, "You are MAX (▲); a win of yours is worth +1."),
        (THREE, ENGINE, "You are MIN (▼); a win of yours is worth −1."),
        ("tictactoe", YOU, "You are X and MAX; a win of yours is worth +1."),
    ],
)
def test_a_person_is_told_the_side_and_what_a_win_is_worth(
    words: str, you: Mover, said: str
) -> None:
    assert say(sides(Match(game_from_words(words), you))) == said


@pytest.mark.parametrize(
    ("words", "said"), [(THREE, "Take 1 to 2 sticks"), ("nim 3", "Take any number of sticks")]
)
def test_the_rules_say_how_many_sticks_are_taken(words: str, said: str) -> None:
    assert say(rules(game_from_words(words))).startswith(said)


@pytest.mark.parametrize(
    ("words", "you", "played", "said"),
    [
        (THREE, YOU, (), "You begin."),
        (THREE, ENGINE, (), "The engine is to move."),
        (THREE, YOU, (0, 0), "The engine played: take 1."),
        (THREE, YOU, (0, 0, 0), "You have won. Last move: take 1."),
        (THREE, ENGINE, (0, 0, 0), "The engine has won. Last move: take 1."),
        (
            "line 5",
            YOU,
            (0, 0, 0, 1),
            "A draw: this position was there before. Last move: go to 5.",
        ),
        ("tictactoe XOXXOOOX_", YOU, (0,), "A draw. Last move: c1."),
    ],
)
def test_who_is_to_move_or_has_won_is_said_after_what(
    words: str, you: Mover, played: tuple[int, ...], said: str
) -> None:
    match = Match(game_from_words(words), you)
    for place in played:
        match = match.play(place)
    assert say(status(match)) == said


@pytest.mark.parametrize(
    ("you", "played", "said", "results", "best"),
    [
        (YOU, (), ["loses: the answer is take 2", "loses: the answer is take 1"], "loses", [0, 1]),
        (ENGINE, (0,), ["loses: the answer is take 1", "wins at once"], "wins", [1]),
    ],
)
def test_a_move_is_worth_what_it_is_to_who_makes_it(
    you: Mover, played: tuple[int, ...], said: list[str], results: str, best: list[int]
) -> None:
    match = Match(game_from_words(THREE), you)
    for place in played:
        match = match.play(place)
    found = engine.worths(match, engine.to_the_end(match))
    assert [say(worth_of(match, place, each)) for place, each in enumerate(found)] == said
    assert best_moves(match, found) == best
    assert {say(result_word(match, found[place].worth.value)) for place in best} == {results}


def test_only_what_is_more_than_nothing_has_a_plus() -> None:
    assert [signed(value) for value in (2, 0, -1)] == ["+2", "0", "−1"]


def test_a_winning_move_says_what_it_leaves() -> None:
    match = Match(game_from_words("nim 5 --take 1,2,3"))
    found = engine.worths(match, engine.to_the_end(match))
    assert "a multiple of 4" in say(worth_of(match, 0, found[0]))
    assert "multiple" not in say(worth_of(match, 1, found[1]))


def test_how_far_the_engine_looked_is_said_with_what_is_shown_of_it() -> None:
    match = Match(game_from_words("nim 5"))
    seen = engine.look(match, Strength(plies=2), Rules())
    assert say(looked(seen)[1]) == "Where the game goes on after 2 plies, it sees 0."
    (counted,) = looked(Look(seen.trace, 2, None, False))
    assert "positions looked at" in say(counted)
    _, shown = looked(Look(seen.trace, 2, 1, False))
    assert say(shown) == "It looks 2 plies ahead; the first one is shown."
    (playouts,) = looked(engine.look(match, Strength(playouts=7), Rules()))
    assert say(playouts) == "7 games were played out."
