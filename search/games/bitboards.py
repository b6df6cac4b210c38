"""Tic-tac-toe on two numbers of nine bits: node by node, or with a table of states."""

from __future__ import annotations

from typing import NamedTuple

from search.games.tictactoe import LINES

_WON = bytes(
    any(all(board >> place & 1 for place in line) for line in LINES) for board in range(512)
)
_MOVES = [tuple(1 << place for place in range(9) if not board >> place & 1) for board in range(512)]


class Walk(NamedTuple):
    """The size of the tree below a board, and what it is worth to who is to move: 1, 0 or −1."""

    nodes: int
    leaves: int
    value: int


def walk(mine: int, theirs: int) -> Walk:
    """The tree below a board: the squares of who is to move, and those of the opponent."""
    if _WON[theirs] or not _MOVES[mine | theirs]:
        return Walk(1, 1, -_WON[theirs])
    nodes, leaves = 1, 0

    def value(mine: int, theirs: int) -> int:
        nonlocal nodes, leaves
        moves, best = _MOVES[mine | theirs], -1
        nodes += len(moves)
        if len(moves) == 1:
            leaves += 1
            return _WON[mine | moves[0]]
        for move in moves:
            if _WON[mine | move]:
                leaves += 1
                best = 1
            else:
                best = max(best, -value(theirs, mine | move))
        return best

    return Walk(value=value(mine, theirs), nodes=nodes, leaves=leaves)


SOONEST = 10
"""A win in so many plies less is worth that to who is to move; a loss the same below 0."""


class BoardScores:
    """What boards are worth to who is to move, a win soon and a loss late, each worked out once."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def score(self, mine: int, theirs: int) -> int:
        """Of a board on which the game goes on."""
        key = mine << 9 | theirs
        found = self._known.get(key)
        if found is not None:
            return found
        moves = _MOVES[mine | theirs]
        best = -SOONEST
        for move in moves:
            if _WON[mine | move]:
                best = SOONEST - 1
                break
        else:
            for move in moves:
                last = len(moves) == 1
                after = 0 if last else -self.score(theirs, mine | move)
                later = after - 1 if after > 0 else after + 1 if after < 0 else 0
                if later > best:
                    best = later
        self._known[key] = best
        return best


def squares(state: str, sign: str) -> int:
    """Where one of the signs stands, as bits."""
    return sum(1 << place for place, square in enumerate(state) if square == sign)
