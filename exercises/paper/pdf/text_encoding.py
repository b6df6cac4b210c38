"""All words of a page at once, with letters encoded alike in every file.

reportlab gives letters their codes as they come, one by one, which takes most of the time of a
page. Here the usual letters have theirs from the start, so that a word is encoded once for all
files; words with other letters are left to reportlab.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import Text, printable
from exercises.drawing.writers import pdf

USUAL = "αβ−∞≤≥·–—’“”…½¼¾×✓✕→⇄äöüßéèàçñ"
"""The letters beyond ASCII that sheets are full of."""


def prepare(canvas: Canvas) -> None:
    """Give the fonts their names and the usual letters their codes, in a new file."""
    for bold in (False, True):
        font = _font(bold)
        pieces = font.splitString(USUAL, canvas._doc)
        assert [subset for subset, _ in pieces] == [0], "the usual letters fit into one subset"
        font.getSubsetInternalName(0, canvas._doc)


def draw_words(canvas: Canvas, words: Iterable[Text], height: float) -> bool:
    """Draw words whose places are in points from the upper left corner of a page.

    Tells whether all letters were usual: then the page is the same in every file.
    """
    usual = True
    looks: dict[tuple[bool, float, str], list[Text]] = {}
    for word in words:
        look = (word.bold, word.size, PRINT.word(word.ink, word.opacity))
        looks.setdefault(look, []).append(word)
    code = ["BT"]
    for (bold, size, colour), alike in looks.items():
        code.append(_ink(colour))
        font = _font(bold)
        face = None
        for word in alike:
            code.append(f"1 0 0 1 {word.left:.2f} {height - word.y:.2f} Tm")
            string = _usual(word.text, bold)
            pieces = [(0, string)] if string is not None else _pieces(canvas, word.text, bold)
            usual = usual and string is not None
            for subset, string in pieces:
                if subset != face:
                    name = font.getSubsetInternalName(subset, canvas._doc)
                    code.append(f"{name} {size:.3f} Tf")
                    face = subset
                code.append(f"({string}) Tj")
    code.append("ET")
    canvas.addLiteral("\n".join(code))
    return usual


def _pieces(canvas: Canvas, text: str, bold: bool) -> list[tuple[int, str]]:
    """A text in the codes of its font, piece by piece where it needs several subsets."""
    pieces = _font(bold).splitString(printable(text), canvas._doc)
    return [(subset, _escaped(string)) for subset, string in pieces]


@lru_cache(maxsize=1024)
def _usual(text: str, bold: bool) -> str | None:
    """A text of usual letters in its codes; None if it has others."""
    codes = _codes(bold)
    try:
        return _escaped(bytes(codes[letter] for letter in text))
    except KeyError:
        return None


@cache
def _codes(bold: bool) -> dict[str, int]:
    """The codes that `prepare` gives out."""
    canvas = Canvas("")
    letters = "".join(map(chr, range(32, 127))) + USUAL
    prepare(canvas)
    ((_, codes),) = _font(bold).splitString(letters, canvas._doc)
    return dict(zip(letters, codes, strict=True))


def _escaped(codes: bytes) -> str:
    """Codes as a string of a PDF has them."""
    return "".join(map(_SIGNS.__getitem__, codes))


_SIGNS = [
    chr(code) if 32 <= code < 127 and chr(code) not in "()\\" else f"\\{code:03o}"
    for code in range(256)
]


@cache
def _ink(colour: str) -> str:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return " ".join(f"{part:.3f}" for part in parts) + " rg"


@cache
def _font(bold: bool) -> Any:
    """A font that makes the same subset only once, and not for every file."""
    pdf.register_fonts()
    font = pdfmetrics.getFont(pdf.BOLD if bold else pdf.REGULAR)
    make = lru_cache(maxsize=64)(lambda letters: font.face.__class__.makeSubset(font.face, letters))
    font.face.makeSubset = lambda letters: make(tuple(letters))
    return font
