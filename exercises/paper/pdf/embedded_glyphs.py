"""Shaped texts in a PDF: glyphs of a font of the file's own, each with what it says.

The fonts are of Type 3: outlines of any font fit in, be it TrueType, CFF or a collection, and no
glyph is there that is not on a page.
"""

from __future__ import annotations

from io import BytesIO
from itertools import groupby

from pikepdf import Array, Dictionary, Name, ObjectStreamMode, Pdf, Stream

from exercises.paper.layout.page import Foreign
from exercises.paper.shaping.shape import EM, Glyph, shaped

MOST = 255
"""How many glyphs a font holds: a byte's numbers but 0."""


class EmbeddedGlyphs:
    """The glyphs of one file that the bundled font lacks."""

    def __init__(self) -> None:
        self._places: dict[Glyph, int] = {}

    def drawing(self, words: Foreign) -> str:
        """What draws a text on a page."""
        glyphs = shaped(words.text)
        assert glyphs is not None, "what no font shows is left out before"
        places = [self._places.setdefault(glyph, len(self._places)) for glyph in glyphs]
        shown = "".join(
            f"/{_font_name(number)} {words.size:g} Tf "
            f"<{bytes(place % MOST + 1 for place in group).hex()}> Tj "
            for number, group in groupby(places, lambda place: place // MOST)
        )
        return f"BT 0 g 1 0 0 1 {words.x:.2f} {-words.y:.2f} Tm {shown}ET"

    def embedded(self, data: bytes) -> bytes:
        """A file with the fonts that its pages ask for."""
        if not self._places:
            return data
        glyphs = list(self._places)
        with Pdf.open(BytesIO(data)) as file:
            for start in range(0, len(glyphs), MOST):
                made = file.make_indirect(_font(file, glyphs[start : start + MOST]))
                for page in file.pages:
                    page.obj.Resources.Font[f"/{_font_name(start // MOST)}"] = made
            written = BytesIO()
            file.save(written, deterministic_id=True, object_stream_mode=ObjectStreamMode.preserve)
        return written.getvalue()


def _font_name(number: int) -> str:
    return f"Foreign{number}"


def _font(file: Pdf, glyphs: list[Glyph]) -> Dictionary:
    names = [Name(f"/g{number}") for number in range(1, len(glyphs) + 1)]
    outlines = {
        str(name): Stream(file, f"{glyph.advance} 0 d0 {glyph.outline} f".encode())
        for name, glyph in zip(names, glyphs, strict=True)
    }
    return Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=Array([0, 0, 0, 0]),  # says that glyphs may reach anywhere
        FontMatrix=Array([1 / EM, 0, 0, 1 / EM, 0, 0]),
        CharProcs=Dictionary(outlines),
        Encoding=Dictionary(Type=Name.Encoding, Differences=Array([1, *names])),
        FirstChar=1,
        LastChar=len(glyphs),
        Widths=Array([glyph.advance for glyph in glyphs]),
        Resources=Dictionary(),
        ToUnicode=Stream(file, _to_unicode(glyphs)),
        FontDescriptor=Dictionary(
            Type=Name.FontDescriptor, FontName=Name.Foreign, Flags=4, ItalicAngle=0
        ),
    )


def _to_unicode(glyphs: list[Glyph]) -> bytes:
    """Which text each glyph stands for."""
    rows = [
        f"<{number:02x}> <{glyph.text.encode('utf-16-be').hex()}>"
        for number, glyph in enumerate(glyphs, 1)
    ]
    blocks = [rows[start : start + 100] for start in range(0, len(rows), 100)]
    listed = "\n".join(
        f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks
    )
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        "1 begincodespacerange <00> <ff> endcodespacerange\n"
        f"{listed}\nendcmap CMapName currentdict /CMap defineresource pop end end\n"
    ).encode()
