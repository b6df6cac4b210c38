"""A match: its moves, what the engine looks at and answers, and what each move is worth."""

from random import Random

import pytest

from exercises.drawing.compose import compose
from exercises.drawing.parts.picture import Text
from exercises.drawing.parts.style import SCREEN
from exercises.drawing.worded_markup import of_snapshot
from exercises.matches import engine, stored_match, wording
from exercises.matches.engine import MOST_SHOWN, Strength
from exercises.matches.match import Match
from exercises.matches.move_reasons import winning_reason
from exercises.wording.step_sentences import step_text
from resources.words import PlywoodError, message, say
from search.games.spec import GameSpec, game_from_words
from search.rules import Rules
from search.tree import GameTree, Mover

NIM = GameSpec(name="nim", piles=(7,), take=(1, 2, 3))
GAMES = {
    "nim": NIM,
    "piles": GameSpec(name="nim", piles=(1, 2, 3)),
    "misere": GameSpec(name="nim", piles=(2, 3), last="loses"),
    "engine first": GameSpec(name="nim", piles=(5,), take=(1, 2), first="min"),
    "grundy": GameSpec(name="grundy", piles=(8,)),
    "line": GameSpec(name="line", squares=5),
    "board": GameSpec(name="tictactoe", position="XO__X____"),
    "empty": GameSpec(name="tictactoe"),
}


def plain_value(game, state, past):
    """What a state is worth to MAX, found by the definition alone."""
    if game.loops and state in past:
        return 0
    after = [plain_value(game, below, {*past, state}) for _, below in game.moves(state)]
    if not after:
        return game.utility(state)
    return max(after) if game.mover(state) is Mover.MAX else min(after)


def tree_to_explore(match):
    return engine.tree_from(match, 2_000, engine.to_the_end(match))


def played_out(match, strength, dice):
    """The match to its end: the person moves anyhow, the engine by its strength."""
    while not match.over:
        if match.your_turn:
            place = dice.randrange(len(match.moves))
        else:
            look = engine.look(match, strength, Rules())
            place = engine.answer(match, look, strength, dice)
        match = match.play(place)
    return match


@pytest.mark.parametrize("name", [name for name in GAMES if name != "empty"])
def test_each_move_is_worth_what_the_definition_says(name):
    match, dice = Match(GAMES[name], Mover.MAX), Random(name)
    while not match.over:
        found = [each.worth.value for each in engine.worths(match, engine.to_the_end(match))]
        past = {*match.past, match.state}
        assert found == [plain_value(match.game, after, past) for _, after in match.moves]
        match = match.play(dice.randrange(len(match.moves)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("you", [Mover.MAX, Mover.MIN])
def test_an_engine_that_looks_to_the_end_never_throws_a_result_away(name, you):
    for seed in range(1 if name == "empty" else 3):
        match, dice = Match(GAMES[name], you), Random(seed)
        while not match.over:
            if match.your_turn:
                match = match.play(dice.randrange(len(match.moves)))
                continue
            best = [each.worth.value for each in engine.worths(match, engine.to_the_end(match))]
            strength = Strength(plies=9)
            place = engine.answer(match, engine.look(match, strength, Rules()), strength, dice)
            assert best[place] == (max(best) if match.engine is Mover.MAX else min(best))
            match = match.play(place)


@pytest.mark.parametrize("cuts", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_a_tree_that_is_shown_in_part_is_worth_what_the_whole_is(name, cuts):
    match = Match(GAMES[name], Mover.MAX)
    look = engine.look(match, Strength(plies=9, cuts=cuts), Rules())
    assert len(look.trace.tree) <= MOST_SHOWN
    assert look.trace.value == max(
        (each.worth.value for each in engine.worths(match, engine.to_the_end(match))),
        key=lambda value: value if match.game.mover(match.state) is Mover.MAX else -value,
    )


def test_looking_less_far_finds_less():
    match = Match(NIM, Mover.MAX)
    near = engine.look(match, Strength(plies=2), Rules())
    assert near.trace.value == 0
    assert engine.look(match, Strength(plies=5), Rules()).trace.value == 1


def test_plain_minimax_cuts_nothing():
    match = Match(GameSpec(name="tictactoe", position="XXOO_XO__"), Mover.MAX)
    plain = engine.look(match, Strength(cuts=False), Rules()).trace
    cut = engine.look(match, Strength(), Rules()).trace
    assert (plain.visited, len(plain.pruned)) == (14, 0)
    assert (cut.visited, len(cut.pruned)) == (10, 2)


@pytest.mark.parametrize("name", GAMES)
def test_an_engine_that_stops_at_a_sure_win_sees_less_and_finds_the_same(name):
    match = Match(GAMES[name])
    usual = engine.look(match, Strength(plies=9, cuts=False), Rules()).trace
    sure = engine.look(match, Strength(plies=9, cuts=False, sure=True), Rules()).trace
    assert sure.value == usual.value
    assert sure.visited <= usual.visited
    if name == "nim":
        assert sure.visited < usual.visited


def test_a_random_engine_makes_every_move_now_and_then():
    match, strength = (
        Match(GameSpec(name="nim", piles=(5,), take=(1, 2, 3)), Mover.MIN),
        Strength(random=True),
    )
    look = engine.look(match, strength, Rules())
    found = {engine.answer(match, look, strength, Random(seed)) for seed in range(40)}
    assert found == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
def test_an_engine_that_plays_out_moves_where_it_has_been_most(name):
    match, strength = Match(GAMES[name], Mover.MIN), Strength(playouts=60)
    seen = engine.look(match, strength, Rules())
    counts = seen.trace.end.counts
    visits = [int(counts[child].split("/")[1]) for child in seen.trace.tree.children(0)]
    assert sum(visits) == int(counts[0].split("/")[1]) == 60
    place = engine.answer(match, seen, strength, Random(0))
    assert visits[place] == max(visits)
    assert say(wording.looked(seen)[0]) == "60 games were played out."
    assert engine.look(match, strength, Rules()).trace.end.counts == counts


def test_enough_playouts_find_a_win_that_is_near():
    match = Match(GameSpec(name="tictactoe", position="XX_OO____"), Mover.MIN)
    strength = Strength(playouts=300)
    assert engine.answer(match, engine.look(match, strength, Rules()), strength, Random(0)) == 0


def test_a_position_that_comes_again_is_a_draw():
    match = Match(GameSpec(name="line", squares=6), Mover.MAX)
    for place in (0, 0, 0, 1):
        match = match.play(place)
    assert match.state == match.way[0]
    assert match.over
    assert match.result == 0


def test_the_tree_to_explore_is_whole_where_it_can_be():
    assert len(tree_to_explore(Match(game_from_words("nim 5 --take 1,2,3")))) == 28
    large = tree_to_explore(Match(GameSpec(name="tictactoe")))
    assert len(large) == 1 + 9 + 72 + 504
    assert {large.payoffs[leaf] for leaf in large.leaves} == {-1, 0, 1}
    assert large.shape.moves[large.children(GameTree.ROOT)[4]] == "b2"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_comes_back_as_it_was_kept(name):
    match = played_out(Match(GAMES[name], Mover.MIN), Strength(plies=2), Random(1))
    again = stored_match.bring_back(stored_match.keep(match))
    assert (again.way, again.you, again.result) == (match.way, match.you, match.result)


@pytest.mark.parametrize(
    "words",
    [
        "nim 0 0",
        "nim 22",
        "nim 1 1 1 1 1",
        "nim 21 21 21 21",
        "grundy 2",
        "grundy 21",
        "grundy 5 4",
        "line 3",
        "line 9",
        "tictactoe XXXOO____",
    ],
)
def test_what_cannot_be_played_is_refused(words):
    with pytest.raises(PlywoodError):
        stored_match.begin(game_from_words(words), Mover.MAX)


@pytest.mark.parametrize(
    "words", ["nim 21", "nim 1 1 1 1", "grundy 20", "line 4", "line 6", "tictactoe"]
)
def test_what_is_just_small_enough_can_be_played(words):
    assert stored_match.begin(game_from_words(words), Mover.MAX).moves


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"game": "chess", "you": "max", "played": []},
        {"game": 9, "you": "max", "played": []},
        {"game": "line 4", "you": "A", "played": []},
        {"game": "line 4", "you": "max", "played": [7]},
        {"game": "line 4", "you": "max", "played": [0.0]},
        {"game": "line 4", "you": "max", "played": "0"},
    ],
)
def test_a_match_that_cannot_be_read_is_one_of_the_known_errors(kept):
    with pytest.raises(stored_match.UNREADABLE):
        stored_match.bring_back(kept)


def test_a_win_is_wanted_soon_and_a_loss_late():
    match = Match(GameSpec(name="tictactoe", position="XX_OO____"), Mover.MAX)
    worths = {
        match.moves[place][0]: each
        for place, each in enumerate(engine.worths(match, engine.to_the_end(match)))
    }
    assert worths["top right"].worth == (1, 0)
    assert worths["top right"].answer is None
    assert worths["bottom"].worth == (-1, 1)


@pytest.mark.parametrize("words", ["nim 3 4 5", "nim 9 --take 1,2,3", "nim 4 5 6 --take 1,2"])
def test_in_nim_exactly_the_moves_that_win_leave_what_the_rule_says(words):
    match, dice = Match(game_from_words(words)), Random(words)
    said = 0
    while not match.over:
        for place, found in enumerate(engine.worths(match, engine.to_the_end(match))):
            if found.answer is not None:
                mover = match.game.mover(match.state)
                wins = found.worth.value == (1 if mover is Mover.MAX else -1)
                assert wins is (winning_reason(match, place) is not None)
                said += wins
        match = match.play(dice.randrange(len(match.moves)))
    assert said


def test_a_fork_is_told_by_the_squares_that_it_threatens():
    match = Match(game_from_words("tictactoe XXOO_XO__"))
    assert winning_reason(match, 0) == message("why-threats", one="b1", two="c1")
    assert winning_reason(match, 1) is None


def test_where_the_last_stick_loses_no_rule_is_claimed():
    match = Match(game_from_words("nim 3 4 --last loses"))
    assert {winning_reason(match, place) for place in range(len(match.moves))} == {None}


def test_what_was_played_out_is_seen_at_every_move_and_the_move_is_told_by_its_name():
    match, strength = Match(GameSpec(name="tictactoe"), Mover.MIN), Strength(playouts=60)
    trace = engine.look(match, strength, Rules()).trace
    snapshot = trace.end
    picture = compose(of_snapshot(snapshot, None, trace, False, "en"), SCREEN).picture
    words = [shape.text for shape in picture.shapes if isinstance(shape, Text)]
    counts = [snapshot.counts[node] for node in trace.tree]
    assert len(counts) == 10
    assert sorted(word for word in words if "/" in word) == sorted(counts)
    assert "0" not in words
    moves = [trace.tree.shape.moves[child] for child in trace.tree.children(GameTree.ROOT)]
    told = say(step_text(trace, trace.steps[-1], snapshot))
    assert told in {f"A plays {move}: it has the most visits." for move in moves}
