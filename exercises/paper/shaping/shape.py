"""A text that the bundled font can't show -> glyphs with outlines, as its script asks for."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, islice
from typing import Any, NamedTuple

from exercises.paper.shaping.direction import Run, undirected, visual_runs
from exercises.paper.shaping.machine_fonts import FontFile, face, font_files, letters_of
from resources import fonts

EM = 1000
"""Outlines and widths are in thousandths of the size of the letters."""
BUNDLED = FontFile(str(fonts.file()))


_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


class Glyph(NamedTuple):
    """What is drawn as one: its text, how far it reaches, and its outline as a path of PDF.

    It may be several letters that are joined, or one with all its marks. A bracket is the one
    that is seen: whoever reads a page turns it round again.
    """

    text: str
    advance: int
    outline: str


@lru_cache(maxsize=4096)
def shaped(text: str) -> tuple[Glyph, ...] | None:
    """The glyphs of a line from its left to its right; None where no font has them all."""
    found: list[Glyph] = []
    for run in visual_runs(undirected(text)):
        glyphs = _shape_run(run)
        if glyphs is None:
            return None
        found += glyphs
    return tuple(found)


def _shape_run(run: Run) -> list[Glyph] | None:
    """A run in one direction: the bundled font, one font for all that it lacks, or several."""
    lacked = "".join(letter for letter in run.text if not fonts.has(letter))
    common = list(islice(_fonts_for(lacked), 1))
    parts: list[list[Glyph]] = []
    for stretch in _stretches(run.text):
        tried = (_shape(file, stretch, run.leftward) for file in _fonts_for(stretch, common))
        glyphs = next((each for each in tried if each is not None), None)
        if glyphs is None:
            return None
        parts.append(glyphs)
    ordered = reversed(parts) if run.leftward else parts
    return [glyph for part in ordered for glyph in part]


def _stretches(text: str) -> Iterator[str]:
    """Words and what is between them; a word that no font has whole is parted by what has it."""
    for _, letters in groupby(text, str.isspace):
        word = "".join(letters)
        if next(_fonts_for(word), None) is not None:
            yield word
        else:
            yield from _parted(word)


def _parted(word: str) -> list[str]:
    """The parts of a word that the bundled font has, and those that it lacks; marks stay on."""
    parts = [""]
    for letter in word:
        on = _unseen(letter) or unicodedata.category(letter).startswith("M")
        if parts[-1] and not on and fonts.has(letter) != fonts.has(parts[-1][0]):
            parts.append("")
        parts[-1] += letter
    return parts


def _fonts_for(text: str, first: Sequence[FontFile] = ()) -> Iterator[FontFile]:
    """The fonts that have every letter of a text; what is never drawn need not be there."""
    needed = {ord(letter) for letter in text if not _unseen(letter)}
    for file in (BUNDLED, *first, *font_files()):
        if needed <= letters_of(file):
            yield file


def _unseen(letter: str) -> bool:
    """Whether a letter only tells how others are drawn."""
    return unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f"


def _shape(file: FontFile, text: str, leftward: bool) -> list[Glyph] | None:
    """A text in a font; None where the font turns out to lack a letter, or has only pictures."""
    import uharfbuzz

    font = uharfbuzz.Font(face(file))
    font.scale = (EM, EM)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.direction = "rtl" if leftward else "ltr"
    buffer.language = "und"
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    placed = list(zip(buffer.glyph_infos, buffer.glyph_positions, strict=True))
    ends = sorted({info.cluster for info, _ in placed} | {len(text)})
    found: list[Glyph] = []
    for start, group in groupby(placed, lambda one: one[0].cluster):
        written = text[start : ends[ends.index(start) + 1]]
        pen, reach = _Pen(), 0
        for info, position in group:
            if not info.codepoint and not all(map(_unseen, written)):
                return None
            pen.origin = reach + position.x_offset, position.y_offset
            font.draw_glyph_with_pen(info.codepoint, pen)
            reach += position.x_advance
        if not pen.path and not all(_unseen(letter) or letter.isspace() for letter in written):
            return None
        seen = written.translate(_MIRRORED) if leftward else written
        found.append(Glyph(seen, reach, " ".join(pen.path)))
    return found


class _Pen:
    """Writes the outlines that uharfbuzz draws as operators of PDF; the names are of fontTools."""

    def __init__(self) -> None:
        self.path: list[str] = []
        self.origin = 0, 0
        self._last = 0.0, 0.0

    def moveTo(self, point: Any) -> None:  # noqa: N802
        self._write("m", point)

    def lineTo(self, point: Any) -> None:  # noqa: N802
        self._write("l", point)

    def curveTo(self, *points: Any) -> None:  # noqa: N802
        self._write("c", *points)

    def qCurveTo(self, handle: Any, end: Any) -> None:  # noqa: N802
        """A curve with one handle, as one with two: each two thirds of the way to it."""
        handles = [
            tuple(one + (two - one) * 2 / 3 for one, two in zip(near, handle, strict=True))
            for near in (self._last, end)
        ]
        self._write("c", *handles, end)

    def closePath(self) -> None:  # noqa: N802
        self.path.append("h")

    def _write(self, operator: str, *points: Any) -> None:
        x, y = self.origin
        self._last = points[-1]
        places = " ".join(f"{px + x:.1f} {py + y:.1f}" for px, py in points)
        self.path.append(f"{places} {operator}")
