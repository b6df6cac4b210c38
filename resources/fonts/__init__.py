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
    return sum(map(_face(bold).__getitem__, text)) * size / UNITS


def has(text: str) -> bool:
    """Whether the font can show every letter of a text."""
    return _all_letters().issuperset(text)


class _Face(dict[str, int]):
    """How wide each letter is that was asked for, in the font's own measures."""

    def __init__(self, letters_of_width: dict[str, str]) -> None:
        super().__init__()
        self._letters_of_width = letters_of_width

    def __missing__(self, letter: str) -> int:
        for width, letters in self._letters_of_width.items():
            if letter in letters:
                self[letter] = int(width)
                break
        else:
            self[letter] = self["\N{REPLACEMENT CHARACTER}"]
        return self[letter]


@cache
def _face(bold: bool) -> _Face:
    return _Face(_table()["bold" if bold else "regular"])


@cache
def _all_letters() -> frozenset[str]:
    return frozenset("".join(_table()["regular"].values()))


@cache
def _table() -> dict[str, dict[str, str]]:
    """The letters of each width, in each face: one with a row a letter takes longer to read."""
    table: dict[str, dict[str, str]] = json.loads((_FOLDER / "widths.json").read_bytes())
    return table
