"""A machine with fonts of our own making: no test hangs on the fonts that are installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection

from exercises.paper.layout.font_choice import wrapped
from exercises.paper.shaping import machine_fonts
from exercises.paper.shaping.shape import shaped

BEH = {"isol": 500, "init": 400, "medi": 200, "fina": 300}
"""How wide the Arabic letter beh is: alone, at the beginning, in the middle, at the end."""
JOINED = """
languagesystem DFLT dflt; languagesystem arab dflt;
feature init { sub beh by beh.init; } init;
feature medi { sub beh by beh.medi; } medi;
feature fina { sub beh by beh.fina; } fina;
"""


def font(path: Path, letters: str, cff: bool = False) -> Path:
    """A font whose letters are boxes of 600 units; beh is as wide as its form."""
    named = {ord(letter): f"u{ord(letter):X}" for letter in letters}
    wide = {".notdef": 600, "space": 250} | dict.fromkeys(named.values(), 600)
    if "\N{ARABIC LETTER BEH}" in letters:
        named[ord("\N{ARABIC LETTER BEH}")] = "beh"
        wide |= {"beh": BEH["isol"]} | {
            f"beh.{form}": BEH[form] for form in ("init", "medi", "fina")
        }
    made = FontBuilder(1000, isTTF=not cff)
    made.setupGlyphOrder(list(wide))
    made.setupCharacterMap({32: "space"} | named)
    made.setupHorizontalMetrics({name: (width, 0) for name, width in wide.items()})
    if cff:
        made.setupCFF("Made", {}, {name: _box(width, cff=True) for name, width in wide.items()}, {})
    else:
        made.setupGlyf({name: _box(width) for name, width in wide.items()})
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": "Made", "styleName": "Regular"})
    made.setupOS2()
    made.setupPost()
    if "beh" in wide:
        addOpenTypeFeaturesFromString(made.font, JOINED)
    if path.suffix == ".ttc":
        collection = TTCollection()
        collection.fonts = [made.font, made.font]
        collection.save(path)
    else:
        made.save(path)
    return path


def _box(width: int, cff: bool = False):  # type: ignore[no-untyped-def]
    """A box as wide as the letter; nothing for a space."""
    pen = T2CharStringPen(width, None) if cff else TTGlyphPen(None)
    if width != 250:
        pen.moveTo((0, 0))
        for corner in ((0, 700), (width, 700), (width, 0)):
            pen.lineTo(corner)
        pen.closePath()
    return pen.getCharString() if cff else pen.glyph()


@contextmanager
def machine_with(folder: Path, *fonts: Path) -> Iterator[None]:
    """A machine whose fontconfig tells of these fonts alone."""
    folder.mkdir(exist_ok=True)
    told = "".join(f"0 {path}\n" for path in fonts)
    program = folder / "fc-match"
    program.write_text(f"#!/bin/sh\ncat <<'END'\n{told}END\n")
    program.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", str(folder), prepend=os.pathsep)
        forget_fonts()
        yield
    forget_fonts()


def forget_fonts() -> None:
    """Look for fonts anew."""
    machine_fonts._of_machine.cache_clear()
    for known in (shaped, wrapped):
        known.cache_clear()
