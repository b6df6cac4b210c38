"""Which font can show a text: the bundled one, or one that every PDF reader brings along."""

from __future__ import annotations

from functools import cache, lru_cache

from exercises.drawing.parts.picture import Anchor, Ink, Text
from exercises.paper.layout.page import Foreign, Words
from resources import fonts

SCRIPTS = (
    ("HYSMyeongJo-Medium", "cp949", ("\uac00", "\ud7a3")),
    ("HeiseiMin-W3", "cp932", ("\u3040", "\u30ff")),
    ("STSong-Light", "gbk", ("\u3000", "\uffef")),
)
"""reportlab's own fonts for Korean, Japanese and Chinese, the code that says what they can show,
and the letters that ask for them. Its MSung-Light shows wrong letters, GBK has all of Big5."""


@lru_cache(maxsize=1024)
def in_bundled_font(text: str) -> bool:
    """Whether the bundled font can show a text."""
    return fonts.has(text)


@lru_cache(maxsize=1024)
def foreign_font(text: str) -> str | None:
    """The font for a text that the bundled one can't show; None if no font can."""
    for font, code, (first, last) in SCRIPTS:
        if any(first <= letter <= last for letter in text) and _encodes(text, code):
            return font
    return None


def can_show(text: str) -> bool:
    """Whether some font has every letter of a text, written from left to right."""
    return in_bundled_font(text) or foreign_font(text) is not None


@lru_cache(maxsize=1024)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in the font that shows it."""
    if in_bundled_font(text):
        return fonts.width(text, size, bold)
    font = foreign_font(text)
    return fonts.width(text, size, bold) if font is None else _foreign_width(text, size, font)


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    bold: bool = False,
    ink: Ink = Ink.INK,
    anchor: Anchor = Anchor.START,
) -> Words:
    """A text on one line, in a font that can show it."""
    font = None if in_bundled_font(text) else foreign_font(text)
    if font is None:
        return Text(x, y, text, size, ink, bold, anchor)
    wide = _foreign_width(text, size, font)
    share = {Anchor.START: 0.0, Anchor.MIDDLE: 0.5, Anchor.END: 1.0}[anchor]
    return Foreign(x - share * wide, y, text, size, font, wide)


@lru_cache(maxsize=256)
def wrapped(text: str, room: float, size: float, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text, none wider than the room; a word that is wider alone is broken."""
    lines: list[str] = []
    space = width(" ", size, bold)
    for paragraph in text.splitlines():
        line, reach = "", -space
        for word in paragraph.split():
            for part in _broken(word, room, size, bold):
                wide = width(part, size, bold)
                if line and reach + space + wide > room:
                    lines.append(line)
                    line, reach = "", -space
                line = f"{line} {part}" if line else part
                reach += space + wide
        if line:
            lines.append(line)
    return tuple(lines)


def _broken(word: str, room: float, size: float, bold: bool) -> list[str]:
    """A word in pieces that fit."""
    if width(word, size, bold) <= room:
        return [word]
    parts = [""]
    for letter in word:
        if parts[-1] and width(parts[-1] + letter, size, bold) > room:
            parts.append("")
        parts[-1] += letter
    return parts


def cut(text: str, room: float, size: float) -> str:
    """As much of a text as fits on one line."""
    if width(text, size) <= room:
        return text
    while text and width(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text}…"


@cache
def register(font: str) -> None:
    """Make one of these fonts known to reportlab."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.cidfonts import UnicodeCIDFont

    pdfmetrics.registerFont(UnicodeCIDFont(font))


def _foreign_width(text: str, size: float, font: str) -> float:
    from reportlab.pdfbase import pdfmetrics

    register(font)
    return float(pdfmetrics.stringWidth(text, font, size))


def _encodes(text: str, code: str) -> bool:
    try:
        text.encode(code)
    except UnicodeEncodeError:
        return False
    return True
