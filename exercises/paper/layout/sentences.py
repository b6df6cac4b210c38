"""Lines of sentences on a page, in which the states of games are drawn."""

from __future__ import annotations

from typing import NamedTuple

from exercises.drawing.sentences import DrawnState, parts
from exercises.paper.layout.enlarged import enlarged_shape
from exercises.paper.layout.font_choice import width, words, wrapped
from exercises.paper.layout.page import PageShape, moved

ABOVE, BELOW = 0.85, 0.25
"""What a line of letters has above and below it, in their size."""


class SentenceLine(NamedTuple):
    """A line with room for what is drawn in it."""

    text: str
    size: float
    bold: bool = False

    @property
    def states(self) -> list[DrawnState]:
        """What is drawn."""
        return [DrawnState(state, self.size) for state in parts(self.text)[1::2]]

    @property
    def above(self) -> float:
        """How much more room than a line of letters it needs above them."""
        return max([0.0, *(state.above - ABOVE * self.size for state in self.states)])

    @property
    def below(self) -> float:
        """How much more room than a line of letters it needs below them."""
        return max([0.0, *(state.below - BELOW * self.size for state in self.states)])

    def shapes(self, x: float, y: float) -> list[PageShape]:
        """The line from x on; y is where its letters would stand if nothing were drawn."""
        placed: list[PageShape] = []
        y += self.above
        for place, part in enumerate(parts(self.text)):
            if place % 2:
                state = DrawnState(part, self.size)
                placed += (
                    moved(enlarged_shape(shape, state.scale), x, y - state.above)
                    for shape in state.shapes()
                )
                x += state.width
            elif part:
                placed.append(words(x, y, part, self.size, self.bold))
                x += width(part, self.size, self.bold)
        return placed


def sentence_width(text: str, size: float, bold: bool = False) -> float:
    """How wide a sentence is on one line."""
    return sum(
        DrawnState(part, size).width if place % 2 else width(part, size, bold)
        for place, part in enumerate(parts(text))
    )


def sentence_lines(
    text: str, room: float, size: float, bold: bool = False
) -> tuple[SentenceLine, ...]:
    """The lines of a sentence, none wider than the room."""
    drawn = len(parts(text)) > 1
    lines = wrapped(text, room, size, bold, sentence_width if drawn else width)
    return tuple(SentenceLine(line, size, bold) for line in lines)
