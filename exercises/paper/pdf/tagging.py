"""What a page's items are to a screen reader."""

from __future__ import annotations

from typing import NamedTuple

from exercises.drawing.parts.picture import Text, printable
from exercises.paper.layout.page import Cell, Foreign, PageItem, Role
from resources.words import say
from search.games.state_pictures import in_numbers

_KINDS = {
    Role.TITLE: "H1",
    Role.HEADING: "H2",
    Role.SUBHEADING: "H3",
    Role.PARAGRAPH: "P",
    Role.STEP: "LBody",
    Role.CONTENTS: "P",
    Role.NAME_FIELD: "P",
    Role.CHOICE: "P",
    Role.ANSWER_BOX: "P",
    Role.WRITING_SPACE: "P",
    Role.LOGO: "Figure",
    Role.CODE: "Figure",
    Role.TREE: "Figure",
    Role.CHART: "Figure",
}


class Tag(NamedTuple):
    """What an item is called in the structure tree, and what is read out in its place."""

    kind: str
    alternative: str = ""
    text: str = ""  # what is written, where its letters may stand in another order
    cell: Cell | None = None


def tag_of(item: PageItem, language: str) -> Tag | None:
    """The tag of an item; None where there is nothing to read out."""
    if item.role is Role.ARTIFACT:
        return None
    kind, words, told = _KINDS[item.role], _words(item), in_numbers(item.alternative)
    if kind == "Figure" or (told and item.role is Role.ANSWER_BOX):
        return Tag("Figure", printable(told or words), cell=item.cell)
    if words or told:
        foreign = any(isinstance(shape, Foreign) for shape in item.shapes)
        if item.cell is not None:
            kind = "TD" if all(item.cell) else "TH"
        text = told or (words if foreign else "")
        return Tag(kind, text=printable(text), cell=item.cell)
    if item.role is Role.ANSWER_BOX:
        return Tag("Figure", say("paper-answer-box", language))
    return None


def _words(item: PageItem) -> str:
    texts = (shape.text for shape in item.shapes if isinstance(shape, Text | Foreign))
    return " ".join(text for text in texts if text.strip())
