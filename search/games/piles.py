"""Nim and Grundy's game: piles of sticks, and players who take turns until nobody can move."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from search.games.game import Move, other
from search.games.state_pictures import StateLook
from search.tree import Mover


def pile_size(word: str) -> int:
    """How many sticks a word stands for: III, or 3; ValueError if it is neither."""
    return len(word) if word and not word.strip("I") else int(word)


class Piles(NamedTuple):
    """The sizes of the piles from left to right, and who is to move."""

    sizes: tuple[int, ...]
    mover: Mover


class _PileGame:
    """What games of piles share: who can't move has lost, or has won."""

    loops = False
    look: StateLook | None = None

    def __init__(self, sizes: Sequence[int], first: Mover, last_wins: bool) -> None:
        self.start = Piles(tuple(sizes), first)
        self.last_wins = last_wins

    def mover(self, state: Piles) -> Mover:
        """Who is to move."""
        return state.mover

    def utility(self, state: Piles) -> int:
        """1 where MAX has won: whoever is to move found nothing to do."""
        return 1 if (state.mover is Mover.MIN) is self.last_wins else -1

    def label(self, state: Piles) -> str:
        """The piles as strokes, II III; an empty pile is 0."""
        return " ".join("I" * size or "0" for size in state.sizes)

    def labelled(self, label: str, mover: Mover) -> Piles:
        """The piles of strokes or numbers."""
        return Piles(tuple(map(pile_size, label.split())), mover)

    def symmetric(self, state: Piles) -> Hashable:
        """The order of the piles does not matter."""
        return tuple(sorted(state.sizes)), state.mover


class Nim(_PileGame):
    """Take some sticks of one pile; who takes the last one wins, or loses."""

    def __init__(
        self,
        sizes: Sequence[int],
        take: Sequence[int] | None = None,
        first: Mover = Mover.MAX,
        last_wins: bool = True,
    ) -> None:
        super().__init__(sizes, first, last_wins)
        self.take = take

    def moves(self, state: Piles) -> list[Move[Piles]]:
        """The pile at the left first, and of each the fewest sticks first."""
        found: list[Move[Piles]] = []
        for place, size in enumerate(state.sizes):
            for count in self.take or range(1, size + 1):
                if count <= size:
                    left = (*state.sizes[:place], size - count, *state.sizes[place + 1 :])
                    one = len(state.sizes) == 1
                    name = f"take {count}" if one else f"{size} -> {size - count}"
                    found.append((name, Piles(left, other(state.mover))))
        return found


class Grundy(_PileGame):
    """Split a pile into two of different size; who can't has lost."""

    look = StateLook(split=True)

    def __init__(self, sizes: Sequence[int], first: Mover = Mover.MAX) -> None:
        super().__init__(sizes, first, last_wins=True)

    def moves(self, state: Piles) -> list[Move[Piles]]:
        """The largest part that is left first: 7 into 6 and 1, 5 and 2, 4 and 3."""
        found: dict[tuple[int, ...], Move[Piles]] = {}
        for place, size in enumerate(state.sizes):
            for less in range(1, (size + 1) // 2):
                parts = (size - less, less)
                rest = (*state.sizes[:place], *state.sizes[place + 1 :])
                left = tuple(sorted((*rest, *parts), reverse=True))
                name = f"{size} -> {parts[0]} + {parts[1]}"
                found.setdefault(left, (name, Piles(left, other(state.mover))))
        return list(found.values())

    def label(self, state: Piles) -> str:
        """The sizes of the piles, 4 2 1."""
        return " ".join(map(str, state.sizes))
