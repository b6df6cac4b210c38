"""The one font, DejaVu Sans: its files, those for code, and how wide its letters are."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path

_FOLDER = Path(__file__).parent
UNITS = 2048
"""The units of the font's own measures in an em."""

CAP_HEIGHT = 1493 / UNITS
"""How far capitals reach above the line they stand on, for a size of 1."""


ENDINGS = (".ttf", ".otf", ".ttc", ".otc")
"""How files of fonts with outlines end."""


def is_font_name(path: str) -> bool:
    """Whether a file is called as fonts with outlines are."""
    return path.lower().endswith(ENDINGS)


def file(bold: bool = False) -> Path:
    """Where the font lies."""
    return _FOLDER / ("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf")


def code_file(bold: bool = False) -> Path:
    """Where the font lies whose letters are all as wide."""
    return _FOLDER / ("DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf")


@lru_cache(maxsize=20_000)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is; a letter that the font lacks counts as the sign that stands for it."""
    table = _widths()["bold" if bold else "regular"]
    missing = table["\N{REPLACEMENT CHARACTER}"]
    return sum(table.get(letter, missing) for letter in text) * size / UNITS


def has(text: str) -> bool:
    """Whether the font can show every letter of a text."""
    return all(letter in _widths()["regular"] for letter in text)


@cache
def _widths() -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = json.loads((_FOLDER / "widths.json").read_bytes())
    return table
