"""Looking ahead to the end of tic-tac-toe: with a table of boards as without."""

from search.games.lookahead import Lookahead
from search.games.tictactoe import TicTacToe


def boards(game):
    """Every board that a game comes to."""
    found, ahead = {game.start}, [game.start]
    while ahead:
        new = {after for _, after in game.moves(ahead.pop())} - found
        found |= new
        ahead += sorted(new)
    return sorted(found)


def test_boards_are_worth_to_the_end_what_nine_plies_ahead_find():
    game = TicTacToe(win=5)
    table, plain = Lookahead(game), Lookahead(game)
    every = boards(game)
    assert len(every) == 5478
    for board in every[::3]:
        assert table.worth(board) == plain.worth(board, 9), board


def test_a_win_comes_as_soon_as_it_can():
    game = TicTacToe("XX_OO____")
    assert Lookahead(game).worth(game.start) == (1, 1)
    assert game.moves(game.start)[Lookahead(game).best(game.start)][0] == "top right"
