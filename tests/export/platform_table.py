"""The table of docs/platforms.md: how each kind is asked and marked on each platform.

`python -m tests.export.platform_table` writes it anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from exercises.export.canvas import parts
from exercises.export.exercise_fields import fields
from exercises.export.fields import ChoiceField, TextField, TicksField
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
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
QTI = {TextField: "text entry", ChoiceField: "inline choice", TicksField: "choice, several"}


def table() -> str:
    from generated import generated

    rows = []
    for kind in KINDS:
        sorts: dict[type, None] = {}
        canvas: dict[str, None] = {}
        for level in (1, 5):
            asked = fields(generated(kind, level), Scheme.KNOWLEDGE)
            sorts |= dict.fromkeys(map(type, asked))
            canvas |= dict.fromkeys(CANVAS[part.sort] for part in parts(asked))
        cells = [
            f"`{kind}`",
            say(f"kind-{kind}"),
            *(", ".join(names[sort] for sort in names if sort in sorts) for names in (MOODLE,)),
            ", ".join(name for name in CANVAS.values() if name in canvas),
            ", ".join(QTI[sort] for sort in QTI if sort in sorts),
        ]
        rows.append(f"| {' | '.join(cells)} |\n")
    return HEAD + "".join(rows)


def page() -> str:
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return before + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "exercises"))
    PAGE.write_text(page(), "utf-8")
