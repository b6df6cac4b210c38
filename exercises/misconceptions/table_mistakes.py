"""Mistakes about a transposition table: each keeps it, or looks things up, in another way."""

from __future__ import annotations

from collections.abc import Callable

from exercises.exercise import Exercise
from exercises.items.deeper import transpositions
from exercises.items.deeper.led_table import Way
from exercises.misconceptions.beside_mistakes import answering
from exercises.solution import Answers


def keeping(way: Way) -> Callable[[Exercise], Answers]:
    """What somebody writes who keeps the table in this way."""
    return answering(lambda e: transpositions.items(e.tree, e.rules, e.given, way))


TABLES = {
    "TT-NOMOVER": Way(movers=False),
    "TT-ALLEXACT": Way(bounds=False),
    "TT-TURNED": Way(turned=True),
    "TT-ANYBOUND": Way(always=True),
    "TT-ONLYEXACT": Way(exact=True),
    "TT-NEVER": Way(never=True),
    "TT-ALLBELOW": Way(below=True),
}
"""Each by its id."""
