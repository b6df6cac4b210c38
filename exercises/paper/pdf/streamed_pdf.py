"""A PDF that is written while it grows.

reportlab keeps all pages until it saves. Here a page goes into the file as soon as it is done, and
only its place there is kept, so that a file of any length needs the same memory.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import IO, Any

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFFile,
    PDFIndirectObject,
    PDFName,
    PDFResourceDictionary,
    PDFStream,
    PDFTrailer,
    PDFTrueTypeFont,
    PDFZCompress,
)
from reportlab.pdfgen.canvas import Canvas


class Growing:
    """Takes the pages of a canvas from it; what they share is written when the canvas is saved."""

    def __init__(self, canvas: Canvas, file: IO[bytes]) -> None:
        self._document = canvas._doc
        self._file = file
        self._offsets: dict[int, int] = {}
        self._length = 0
        self._add(PDFFile(self._document._pdfVersion).format(self._document))
        self._document.format = self._finish
        shared = PDFResourceDictionary()
        shared.basicFonts()
        shared.basicProcs()
        self._resources = self._document.Reference(shared)

    def take_page(self, packed: bytes) -> None:
        """Write the page that was shown last, with its content as it is already compressed."""
        pages = self._document.Pages.pages
        page = pages[-1]
        page.Contents = _stream({}, packed)
        if not page.XObjects:
            page.Resources = self._resources
        name = page.__InternalName__
        pages[-1] = f"{self._write(name)} 0 R"
        content = page.Contents.__InternalName__
        self._write(content)
        for written in (name, content):
            del self._document.idToObject[written]
            number, _ = self._document.idToObjectNumberAndVersion.pop(written)
            del self._document.numberToId[number]

    def _write(self, name: str) -> int:
        """Write an object; its number."""
        document = self._document
        number: int = document.idToObjectNumberAndVersion[name][0]
        content = document.idToObject[name]
        if isinstance(content, PDFStream) and content.filters == [PDFZCompress]:
            content = _stream(content.dictionary.dict, _compressed(content.content))
        elif isinstance(content, PDFTrueTypeFont):
            content.Widths = _array(tuple(content.Widths.sequence))
        self._offsets[number] = self._length
        self._add(PDFIndirectObject(name, content).format(document))
        return number

    def _add(self, data: bytes) -> None:
        self._file.write(data)
        self._length += len(data)

    def _finish(self) -> bytes:
        """Write what is left; reportlab calls this to save, and gets nothing more to write."""
        document = self._document
        number = 0
        while number < document.objectcounter:  # objects may bring along others
            number += 1
            if number not in self._offsets:
                self._write(document.numberToId[number])
        start, size = self._length, number + 1
        places = [f"{self._offsets[number]:010d} 00000 n \n" for number in range(1, size)]
        self._add(f"xref\n0 {size}\n0000000000 65535 f \n{''.join(places)}".encode())
        root, info = document.Reference(document.Catalog), document.Reference(document.info)
        trailer = PDFTrailer(start, Size=size, Root=root, Info=info, ID=document.ID())
        self._add(trailer.format(document))
        return b""


def _stream(about: dict[str, Any], packed: bytes) -> PDFStream:
    """A stream that is compressed already."""
    return PDFStream(PDFDictionary({**about, "Filter": PDFName("FlateDecode")}), packed)


# Fonts are the same in most files, and take longer to write than pages.


@lru_cache(maxsize=16)
def _array(numbers: tuple[float, ...]) -> bytes:
    return bytes(PDFArray(numbers).format(None))


@lru_cache(maxsize=16)
def _compressed(content: bytes | str) -> bytes:
    return zlib.compress(content.encode() if isinstance(content, str) else content)
