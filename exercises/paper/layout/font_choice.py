"""Which font can show a text: the bundled one, or those of the machine that have its letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from exercises.drawing.parts.picture import Anchor, Ink, Text
from exercises.paper.layout.page import Foreign, TextOrForeign
from exercises.paper.shaping import machine_fonts
from exercises.paper.shaping.shape import EM, shaped
from resources import fonts


def name_fonts(paths: Sequence[str]) -> None:
    """Try the fonts in these files before those of the machine, from now on."""
    if list(paths) != machine_fonts.named_fonts():
        machine_fonts.name_fonts(paths)
        shaped.cache_clear()
        wrapped.cache_clear()


@lru_cache(maxsize=1024)
def in_bundled_font(text: str) -> bool:
    """Whether the bundled font can show a text."""
    return fonts.has(text)


def can_show(text: str) -> bool:
    """Whether fonts of this machine have every letter of a text."""
    return in_bundled_font(text) or _shaped_width(text) is not None


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in the font that shows it."""
    shaped = None if in_bundled_font(text) else _shaped_width(text)
    return fonts.width(text, size, bold) if shaped is None else shaped * size


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    bold: bool = False,
    ink: Ink = Ink.INK,
    anchor: Anchor = Anchor.START,
) -> TextOrForeign:
    """A text on one line, in a font that can show it."""
    shaped = None if in_bundled_font(text) else _shaped_width(text)
    if shaped is None:
        return Text(x, y, text, size, ink, bold, anchor)
    wide = shaped * size
    share = {Anchor.START: 0.0, Anchor.MIDDLE: 0.5, Anchor.END: 1.0}[anchor]
    return Foreign(x - share * wide, y, text, size, wide)


@lru_cache(maxsize=256)
def wrapped(
    text: str,
    room: float,
    size: float,
    bold: bool = False,
    measure: Callable[[str, float, bool], float] = width,
) -> tuple[str, ...]:
    """The lines of a text, none wider than the room; a word that is wider alone is broken."""
    lines: list[str] = []
    space = width(" ", size, bold)
    for paragraph in text.splitlines():
        line, reach = "", -space
        for word in paragraph.split():
            for part, wide in _broken(word, room, size, bold, measure):
                if line and reach + space + wide > room:
                    lines.append(line)
                    line, reach = "", -space
                line = f"{line} {part}" if line else part
                reach += space + wide
        if line:
            lines.append(line)
    return tuple(lines)


def _broken(
    word: str,
    room: float,
    size: float,
    bold: bool,
    measure: Callable[[str, float, bool], float],
) -> list[tuple[str, float]]:
    """A word in pieces that fit, and how wide they are."""
    whole = measure(word, size, bold)
    if whole <= room:
        return [(word, whole)]
    parts = [""]
    for letter in word:
        if parts[-1] and width(parts[-1] + letter, size, bold) > room:
            parts.append("")
        parts[-1] += letter
    return [(part, measure(part, size, bold)) for part in parts]


def cut(text: str, room: float, size: float) -> str:
    """As much of a text as fits on one line."""
    if width(text, size) <= room:
        return text
    while text and width(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text}…"


def _shaped_width(text: str) -> float | None:
    """How wide a text is that the bundled font can't show, for a size of 1; None if no font can."""
    glyphs = shaped(text)
    return None if glyphs is None else sum(glyph.advance for glyph in glyphs) / EM
