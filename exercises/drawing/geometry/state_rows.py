"""Several states in one blank: beside each other, in as many rows as they need."""

from collections.abc import Iterator
from typing import NamedTuple

from exercises.drawing.geometry.texts import StateForm, state_form, state_size, states_room

BESIDE, BELOW = 11.0, 5.0
"""What stays free between two states beside and below each other."""
BETWEEN = "; "


class StateRows(NamedTuple):
    """The states of a blank in their rows; none where it holds words."""

    rows: tuple[tuple[str, ...], ...]

    @classmethod
    def of(cls, text: str) -> "StateRows":
        """As many beside each other as an empty blank has room for; one of several piles alone."""
        states = text.split(BETWEEN) if text else []
        if any(state_form(state) is StateForm.WORDS for state in states):
            return cls(())
        piles = any(" " in state for state in states)
        rows: list[tuple[str, ...]] = []
        for state in states:
            if rows and not piles and _width((*rows[-1], state)) <= states_room():
                rows[-1] = (*rows[-1], state)
            else:
                rows.append((state,))
        return cls(tuple(rows))

    @property
    def width(self) -> float:
        """Of the widest row."""
        return max(map(_width, self.rows), default=0.0)

    @property
    def height(self) -> float:
        """Of all rows."""
        return sum(map(_height, self.rows)) + BELOW * max(0, len(self.rows) - 1)

    def placed(self, middle: float, top: float) -> Iterator[tuple[str, float, float]]:
        """Every state with its left and its upper edge, each row in the middle."""
        for row in self.rows:
            left = middle - _width(row) / 2
            for state in row:
                yield state, left, top + (_height(row) - state_size(state)[1]) / 2
                left += state_size(state)[0] + BESIDE
            top += _height(row) + BELOW


def _width(row: tuple[str, ...]) -> float:
    return sum(state_size(state)[0] for state in row) + BESIDE * (len(row) - 1)


def _height(row: tuple[str, ...]) -> float:
    return max(state_size(state)[1] for state in row)
