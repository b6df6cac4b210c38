"""Mistakes about a transposition table: each keeps it, or looks things up, in another way."""

from __future__ import annotations

from collections.abc import Callable

from exercises.exercise import Exercise
from exercises.items.deeper import transpositions
from exercises.items.deeper.led_table import TableWay
from exercises.misconceptions.beside_mistakes import answering
from exercises.solution import Answers


def keeping(way: TableWay) -> Callable[[Exercise], Answers]:
    """What somebody writes who keeps the table in this way."""
    return answering(lambda e: transpositions.items(e.tree, e.rules, e.given, way))


TABLES = {
    "TT-NOMOVER": TableWay(movers=False),
    "TT-ALLEXACT": TableWay(bounds=False),
    "TT-TURNED": TableWay(turned=True),
    "TT-ANYBOUND": TableWay(always=True),
    "TT-ONLYEXACT": TableWay(exact=True),
    "TT-NEVER": TableWay(never=True),
    "TT-ALLBELOW": TableWay(below=True),
}
"""Each by its id."""
