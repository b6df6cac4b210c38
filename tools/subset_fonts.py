"""Makes resources/fonts from the full DejaVu fonts: subsets, and how wide every letter is.

Run once, with fonttools installed, when the choice of letters changes:
    python tools/subset_fonts.py /usr/share/fonts/truetype/dejavu
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[1] / "resources" / "fonts"
FACES = {"regular": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf"}
CODE = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")
"""What pseudocode is written with; nothing need know how wide that is."""
LETTERS = [
    *range(0x0020, 0x007F),  # Latin
    *range(0x00A0, 0x0250),
    *range(0x0300, 0x0370),  # combining accents
    *range(0x0370, 0x0400),  # Greek
    *range(0x0400, 0x0530),  # Cyrillic
    *range(0x1E00, 0x1F00),  # Latin, as in Vietnamese
    *range(0x2000, 0x2070),  # punctuation
    *range(0x2070, 0x20D0),  # raised and lowered digits, currencies
    *range(0x2100, 0x2190),  # letters as signs, fractions
    *range(0x2190, 0x2200),  # arrows
    *range(0x2200, 0x2300),  # mathematics
    *range(0x2300, 0x2400),  # keys and players
    *range(0x25A0, 0x2600),  # geometric shapes
    *range(0x2600, 0x27C0),  # signs such as ✓ and ✕
    0xFFFD,
]


def main(source: Path) -> None:
    """Write the subsets and the table of widths."""
    widths: dict[str, dict[int, str]] = {}
    for face, file in FACES.items():
        _write_subset(source / file)
        widths[face] = _widths(TTFont(TARGET / file))
    for file in CODE:
        _write_subset(source / file)
    text = json.dumps(widths, ensure_ascii=False, indent=0, separators=(",", ":"))
    (TARGET / "widths.json").write_text(text + "\n", "utf-8")


def _write_subset(full: Path) -> None:
    options = subset.Options(layout_features=[], hinting=False, notdef_outline=True)
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "kern"]
    font = subset.load_font(str(full), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    subset.save_font(font, str(TARGET / full.name), options)


def _widths(font: TTFont) -> dict[int, str]:
    """The letters of every advance, in units of which an em has 2048."""
    advances = font["hmtx"].metrics
    letters: dict[int, str] = {}
    for code, name in sorted(font.getBestCmap().items()):
        letters[advances[name][0]] = letters.get(advances[name][0], "") + chr(code)
    return dict(sorted(letters.items()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
