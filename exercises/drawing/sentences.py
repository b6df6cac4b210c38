"""Sentences with states of games in them: what of them is written, and what is drawn."""

from __future__ import annotations

import re
from typing import NamedTuple

from exercises.drawing.geometry.texts import StateForm, state_form, state_size
from exercises.drawing.parts.picture import Shape
from exercises.drawing.shapes import states
from resources.fonts import CAP_HEIGHT

BOARD = 3.0
"""How tall a board in a sentence is, in letters."""
ROW = 1.1
"""And a row of squares."""

_STATE = re.compile(
    r"(?<![\w“\"])"
    r"((?:[XO_]{9})|[XO□]{3}|□*[▲▼]□*[▲▼]□*"
    r"|(?:I+|0)(?:\u00a0(?:I+|0))+|I{2,}|\|+(?:\u00a0\|+)+|\|{2,})"
    r"(?![\w”\"])"
)
"""A board, a line of one, a row with tokens, or piles of sticks; in quotes it says how one writes
them."""


def parts(text: str) -> list[str]:
    """A sentence in parts: words, a state, words, a state, ..., words."""
    return _STATE.split(text)


class DrawnState(NamedTuple):
    """A state between words."""

    state: str
    size: float  # of the letters beside it

    @property
    def on_tree(self) -> str:
        """The same as it stands on a tree, where nothing is broken across lines."""
        return self.state.replace("\N{NO-BREAK SPACE}", " ")

    @property
    def scale(self) -> float:
        """How large it is drawn, in parts of its size on a tree."""
        tall = {StateForm.BOARD: BOARD, StateForm.ROW: ROW}
        high = tall.get(state_form(self.on_tree), CAP_HEIGHT)
        return high * self.size / state_size(self.on_tree)[1]

    @property
    def width(self) -> float:
        """From its left edge to its right one."""
        return state_size(self.on_tree)[0] * self.scale

    @property
    def above(self) -> float:
        """How far it stands over the line of the letters: it is as high in the middle as they."""
        return (state_size(self.on_tree)[1] * self.scale + CAP_HEIGHT * self.size) / 2

    @property
    def below(self) -> float:
        """How far it hangs below the line of the letters."""
        return self.above - CAP_HEIGHT * self.size

    def shapes(self) -> list[Shape]:
        """What is drawn, as large as on a tree."""
        return states.shapes(self.on_tree, 0.0, 0.0, *state_size(self.on_tree), 1.0)
