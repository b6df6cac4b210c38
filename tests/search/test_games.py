"""Games unrolled: sizes, values and best moves that were published or counted elsewhere."""

from itertools import product
from random import Random

import pytest

from search import notation
from search.games.corridor import Corridor, CorridorState, Evaluation
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.solving import solve, solve_tree
from search.games.spec import GameSpec, game_from_words
from search.games.state_graph import folded, state_values
from search.games.state_keys import same_state
from search.games.tictactoe import TicTacToe, line_scores
from search.games.unrolling import states, unroll
from search.tree import GameTree, Mover, TreeError


def test_nim_with_five_sticks_is_the_tree_of_the_slides():
    nim = Nim([5], (1, 2, 3))
    tree = unroll(nim)
    found = solve(nim)
    assert (found.nodes, found.leaves, found.value, found.best) == (28, 13, 1, ("take 1",))
    assert (len(tree), len(tree.leaves), len(tree.inner)) == (28, 13, 15)
    assert sum(tree.payoffs[leaf] == 1 for leaf in tree.leaves) == 7
    below = tree.children(GameTree.ROOT)
    assert [tree.shape.states[node] for node in below] == ["IIII", "III", "II"]
    assert [tree.shape.moves[node] for node in below] == ["take 1", "take 2", "take 3"]
    assert len(states(nim)) == 10


def test_nim_with_two_piles_is_won_by_making_them_equal():
    nim = Nim([2, 3])
    assert solve(nim).value == 1
    assert solve(nim).best == ("3 -> 2",)
    assert len(states(nim)) == 20
    assert len(states(nim, symmetric=True)) == 15


@pytest.mark.parametrize("sizes", list(product(range(5), repeat=2)))
def test_who_begins_loses_nim_exactly_where_the_piles_sum_to_nothing_in_binary(sizes):
    assert solve(Nim(sizes)).value == (1 if sizes[0] ^ sizes[1] else -1)


@pytest.mark.parametrize("sticks", range(1, 13))
def test_who_must_take_the_last_stick_is_lost_at_one_more_than_a_multiple_of_four(sticks):
    assert solve(Nim([sticks], (1, 2, 3), last_wins=False)).value == (-1 if sticks % 4 == 1 else 1)


def test_min_may_begin():
    nim = Nim([4], (1, 2, 3), Mover.MIN)
    assert solve(nim).value == 1
    assert unroll(nim).mover(GameTree.ROOT) is Mover.MIN


@pytest.mark.parametrize("size", range(1, 21))
def test_grundys_game_is_lost_at_the_piles_that_are_known(size):
    assert solve(Grundy([size])).value == (-1 if size in (1, 2, 4, 7, 10, 20) else 1)


@pytest.mark.parametrize("squares", range(3, 9))
def test_the_line_game_is_won_on_an_even_number_of_squares(squares):
    assert solve(LineGame(squares)).value == (-1 if squares % 2 else 1)


def test_the_line_game_of_four_squares_ends_where_a_state_comes_again():
    tree = unroll(LineGame(4))
    assert len(tree) == 11
    assert sum(tree.payoffs[leaf] == 0 for leaf in tree.leaves) == 2


def test_tic_tac_toe_has_as_many_games_and_states_as_others_counted():
    found = solve(TicTacToe())
    assert (found.nodes, found.leaves, found.value, len(found.best)) == (549_946, 255_168, 0, 9)
    assert len(states(TicTacToe())) == 5_478
    assert len(states(TicTacToe(), symmetric=True)) == 765


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 1 + 3), (2, 1 + 3 + 12)])
def test_a_depth_limit_counts_the_plies_that_states_are_looked_for(depth, count):
    assert len(states(TicTacToe(), symmetric=True, depth=depth)) == count


def test_two_plies_of_tic_tac_toe_up_to_symmetry_say_centre():
    tree = unroll(TicTacToe(), 2, lambda board: sum(line_scores(board, (1, 3))), symmetric=True)
    below = [tree.payoffs[leaf] for leaf in tree.leaves]
    assert len(below) == 12
    assert sorted(below) == sorted([1, 0, 1, -1, 0, -1, 0, -2, -1, 0, 2, 1])
    assert solve_tree(tree).value == 1
    assert solve_tree(tree).best == ("centre",)


@pytest.mark.parametrize(
    ("board", "score"),
    [("XX_OO____", -1), ("XXXOO____", 91), ("X_O_X__O_", 10), ("____X____", 4), ("OX_XO__X_", -10)],
)
def test_a_line_counts_for_whoever_has_it_alone(board, score):
    assert sum(line_scores(board, (1, 10, 100))) == score


def test_the_eight_lines_are_rows_columns_and_diagonals():
    assert line_scores("XX_OO____", (1, 10, 100)) == (10, -10, 0, 0, 0, 0, 0, -1)


@pytest.mark.parametrize("board", ["", "XX", "XXXXXXXXXX", "XXO______X", "OO_______", "XYZ______"])
def test_a_board_that_cannot_be_is_refused(board):
    with pytest.raises(TreeError):
        TicTacToe(board)


@pytest.mark.parametrize(
    "game",
    [
        Nim([5], (1, 2, 3)),
        Nim([1, 2, 2]),
        Grundy([8]),
        LineGame(5),
        TicTacToe("XO_XO____"),
        TicTacToe("_X__O____", 10),
    ],
    ids=lambda game: type(game).__name__,
)
@pytest.mark.parametrize("symmetric", [False, True])
def test_what_is_counted_is_what_is_drawn(game, symmetric):
    tree = unroll(game, symmetric=symmetric)
    assert solve(game, symmetric) == solve_tree(tree)
    assert solve(game).value == solve(game, symmetric).value


def test_a_board_is_walked_node_by_node_from_any_state():
    for board in dice_boards(12):
        game = TicTacToe(board)
        assert solve(game) == solve_tree(unroll(game))


def dice_boards(count):
    """Boards after a few moves, where the game may be over."""
    dice, game = Random(5), TicTacToe()
    for _ in range(count):
        state = game.start
        for _ in range(dice.randint(3, 9)):
            state = dice.choice(game.moves(state) or [("", state)])[1]
        yield state


def test_what_is_too_large_is_refused():
    with pytest.raises(TreeError, match="plies"):
        solve(Nim([60, 60]))
    with pytest.raises(TreeError, match="states"):
        states(Nim([40] * 8))


def test_equal_states_are_known_by_their_key_and_not_by_their_label_alone():
    tree = unroll(Nim([4], (1, 2)))
    pairs = [tree.find("0.0"), tree.find("1")]  # MAX's II after two moves, MIN's II after one
    assert {tree.shape.states[node] for node in pairs} == {"II"}
    assert same_state(tree, pairs[1]) == ()
    ends = [node for node in tree.leaves if tree.payoffs[node] == 1]
    assert set(same_state(tree, ends[0])) == set(ends[1:])


def test_a_game_in_words_is_read_back():
    for spec in (
        GameSpec(name="nim", piles=(2, 3), last="loses", symmetric=True),
        GameSpec(name="nim", piles=(5,), take=(1, 2, 3), first="min", depth=2),
        GameSpec(name="grundy", piles=(7,)),
        GameSpec(name="line", squares=5),
        GameSpec(name="tictactoe", position="XX_OO____", win=10),
    ):
        assert game_from_words(spec.words()) == spec
    spelt = "Nim 5 --take 1-3", "tic-tac-toe xx./oo./..."
    assert [game_from_words(each).words() for each in spelt] == [
        "nim 5 --take 1,2,3",
        "tictactoe XX_OO____",
    ]
    for words in ("", "nim", "nim five", "nim 5 --take", "nim 5 --take 3-1", "line 99"):
        with pytest.raises(TreeError):
            game_from_words(words)


def test_a_game_of_one_s_own_that_can_t_be_is_refused_with_the_reason():
    for fields in (
        {"name": "chess"},
        {"name": "nim"},
        {"name": "nim", "piles": (99,)},
        {"name": "nim", "piles": (3,), "take": (0,)},
        {"name": "nim", "piles": (3,), "last": "draws"},
        {"name": "grundy", "piles": (1,) * 9},
        {"name": "line", "squares": 2},
        {"name": "tictactoe", "position": "XXX"},
        {"name": "tictactoe", "first": "min"},
    ):
        with pytest.raises(TreeError):
            GameSpec(**fields).game()


def test_a_folded_tree_holds_each_state_once_nearest_to_the_root():
    tree = folded(unroll(Nim([3], (1, 2))))
    assert notation.write(tree) == (
        'A:"III" max["take 1">B:"II" min["take 1">D:"I" max["take 1">F:"0" 1] "take 2">E:"0" -1]'
        ' "take 2">C:"I" min["take 1">"→ E" ?]]'
    )


@pytest.mark.parametrize("words", ["nim 3 --take 1,2", "nim 2 3", "grundy 6"])
def test_a_state_is_worth_what_the_whole_game_from_it_is(words):
    game = game_from_words(words).game()
    values = state_values(game)
    for state, value in values.items():
        best = max if game.mover(state) is Mover.MAX else min
        after = [values[each] for _, each in game.moves(state)]
        assert value == (best(after) if after else game.utility(state))


@pytest.mark.parametrize(("squares", "value"), [(4, 1), (5, -1), (6, 1)])
def test_who_gets_across_first_is_known_although_states_come_again(squares, value):
    game = LineGame(squares)
    assert state_values(game)[game.start] == value


def test_the_label_of_a_corridor_says_where_everybody_is():
    state = CorridorState(1, (3, -2), (4,))
    game = Corridor(state, 1, Evaluation.DOTS)
    assert game.label(state) == "P1 .3 .-2 G4"
    assert game.labelled(game.label(state), Mover.MAX) == state
