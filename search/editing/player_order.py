"""Whose turn it is at nodes that are new where they stand."""

from __future__ import annotations

from search.editing.draft import Draft
from search.tree import SEATS, GameTree, Mover

_NEXT = {Mover.MAX: Mover.MIN, Mover.MIN: Mover.MAX, Mover.CHANCE: Mover.MAX}


class PlayerOrder:
    """The players of a tree's levels, and who comes after whom."""

    def __init__(self, tree: GameTree) -> None:
        self._players = tree.players
        self._levels = tree.level_movers

    def at(self, depth: int, above: Mover | None) -> Mover:
        """Who moves at a leaf of this depth once it has children."""
        return self._usual(depth, above) or self._after(above)

    def take(self, branch: Draft, depth: int, above: Mover) -> None:
        """Let the players of a branch that comes to this depth move as they do there.

        Chance stays chance, and where a level has several players, everybody stays who they are.
        """
        if not branch.children:
            return
        if branch.mover is not Mover.CHANCE:
            branch.mover = self._usual(depth, above) or branch.mover
        assert branch.mover is not None
        for child in branch.children:
            self.take(child, depth + 1, branch.mover)

    def _usual(self, depth: int, above: Mover | None) -> Mover | None:
        """The only player of a level; below the last one, the next player."""
        movers = self._levels[depth] if depth < len(self._levels) else ()
        if not movers and above is not Mover.CHANCE:
            return self._after(above)
        return movers[0] if len(movers) == 1 and movers[0] is not Mover.CHANCE else None

    def _after(self, above: Mover | None) -> Mover:
        if above in _NEXT and self._players is None:
            return _NEXT[above]
        if above is None or above is Mover.CHANCE:
            return Mover.MAX if self._players is None else Mover.A
        return SEATS[(above.seat + 1) % (self._players or len(SEATS))]
