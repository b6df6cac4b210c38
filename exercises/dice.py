"""Chance for generators: the same seed gives the same draws on every machine and Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Draws made of `Random.random` alone, the one source whose sequence Python promises."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self.random() * (high - low + 1))

    def one_of(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[int(self.random() * len(things))]

    def some_of(self, things: Sequence[T], count: int) -> list[T]:
        """Different ones of the things, in random order."""
        chosen: list[T] = []
        moved: dict[int, int] = {}  # where in the shuffled things another stands, and which
        for place in range(count):
            other = place + int(self.random() * (len(things) - place))
            chosen.append(things[moved.get(other, other)])
            moved[other] = moved.get(place, place)
        return chosen
