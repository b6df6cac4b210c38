"""The table of docs/platforms.md: how each kind is asked and marked on each platform.

`python -m tests.export.platform_table` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from exercises.exercise import Exercise
from exercises.export.canvas_items import canvas_questions
from exercises.export.exercise_fields import fields
from exercises.export.fields import ChoiceField, TextField, TicksField
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from exercises.making.generate import generate
from exercises.making.recipe_files import level_recipe
from resources.words import say

PAGE = Path(__file__).parents[2] / "docs" / "platforms.md"
BEGIN, END = "<!-- table -->\n", "<!-- end of table -->\n"
HEAD = (
    "| kind | in words | Moodle (one cloze question) | Canvas | QTI 2.1 (one item) |\n"
    "|---|---|---|---|---|\n"
)
CANVAS = {
    "fill_in_multiple_blanks_question": "fill in multiple blanks",
    "multiple_dropdowns_question": "multiple dropdowns",
    "multiple_answers_question": "multiple answers",
    "numerical_question": "numerical",
}
MOODLE = {TextField: "typed", ChoiceField: "dropdown", TicksField: "tick boxes"}
QTI = {TextField: "text entry", ChoiceField: "inline choice", TicksField: "choice of several"}


def cells(kind: str, exercises: Iterable[Exercise]) -> list[set[str]]:
    """How a kind is asked in these exercises, platform by platform."""
    sorts: set[type] = set()
    canvas: set[str] = set()
    for exercise in exercises:
        asked = fields(exercise, Scheme.KNOWLEDGE)
        sorts |= set(map(type, asked))
        canvas |= {CANVAS[part.sort] for part in canvas_questions(asked)}
    return [{MOODLE[sort] for sort in sorts}, canvas, {QTI[sort] for sort in sorts}]


def rows() -> dict[str, list[set[str]]]:
    """What the page says of each kind."""
    _, _, rest = PAGE.read_text("utf-8").partition(BEGIN + HEAD)
    lines = [line.strip("| \n").split(" | ") for line in rest.partition(END)[0].splitlines()]
    return {kind.strip("`"): [set(cell.split("; ")) for cell in said] for kind, _, *said in lines}


def table() -> str:
    """The table, from every level of every kind."""
    written = HEAD
    for kind in KINDS:
        found = cells(kind, (generate(level_recipe(kind, level), 1) for level in range(1, 6)))
        named = ["; ".join(sorted(cell)) for cell in found]
        written += f"| {' | '.join([f'`{kind}`', say(f'kind-{kind}'), *named])} |\n"
    return written


def page() -> str:
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return before + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
