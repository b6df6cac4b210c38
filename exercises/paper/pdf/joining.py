"""The files of all sheets -> one file for the printer, tagged as they are, with bookmarks.

Sheets are read and written one after the other, so that any number of them needs the same memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from pikepdf import Name, Object, Pdf, Stream, String

from exercises.paper.pdf.object_writer import ObjectWriter

_REFERENCE = re.compile(rb"\((?:\\.|[^\\()])*\)|<[0-9a-fA-F]+>|\b(\d+) 0 R\b", re.DOTALL)
"""A string, which may look like anything, or the number of another object."""
_OF_CATALOG = ("/Lang", "/MarkInfo", "/ViewerPreferences")
"""What the whole file says as each of its sheets does."""


class Bookmark(NamedTuple):
    """A sheet or a question by its name, and the page that it begins on, counted from 0."""

    title: str
    page: int
    below: tuple[Bookmark, ...] = ()


def join(
    files: Sequence[Path], target: Path, bookmarks: Sequence[Bookmark] = (), *, duplex: bool = True
) -> None:
    """Join files for the printer, with bookmarks.

    For duplex printing, a blank page makes the pages of each an even number.
    """
    with target.open("wb") as file:
        joined = _Joined(ObjectWriter(file))
        for path in files:
            with Pdf.open(path) as sheet:
                joined.add(sheet, duplex)
        joined.end(bookmarks)


class _Joined:
    """A file that is being written: a document with a part for each sheet."""

    def __init__(self, writer: ObjectWriter) -> None:
        self.writer = writer
        self.page_tree, self.structure, self.document = (writer.number() for _ in range(3))
        self.pages: list[int] = []
        self.parts: list[int] = []
        self.parents: list[int] = []  # of the marks on each page with any
        self.shared: dict[bytes, int] = {}  # fonts and logos by what they are
        self.catalog = b""
        self.info = 0

    def add(self, sheet: Pdf, duplex: bool) -> None:
        """Write a sheet: all its objects, but fonts and logos that are there already."""
        root, tree = sheet.Root, sheet.Root.StructTreeRoot
        numbers = {_number(root.Pages): self.page_tree, _number(tree): self.document}
        if not self.catalog:
            self._begin(sheet, numbers)
        for page in sheet.pages:
            self._share(sheet, _references(page.obj.Resources.unparse()), numbers)
            if "/StructParents" in page.obj:
                page.obj.StructParents = len(self.parents) + int(page.obj.StructParents)
        left_out = {_number(each) for each in (root, root.Metadata, tree, tree.ParentTree)}
        left_out |= {*numbers, _number(sheet.trailer.Info)}
        objects = [
            each for each in sheet.objects if _number(each) not in left_out and not _of_file(each)
        ]
        numbers |= {_number(each): self.writer.number() for each in objects}
        tree.K[0].S = Name.Part
        for each in objects:
            self._write(numbers[_number(each)], each, numbers)
        self.parts.append(numbers[_number(tree.K[0])])
        self.parents += [numbers[_number(each)] for each in list(tree.ParentTree.Nums)[1::2]]
        self.pages += [numbers[_number(page.obj)] for page in sheet.pages]
        if duplex and len(sheet.pages) % 2:
            self.pages.append(self._blank_page(sheet.pages[0].obj.MediaBox))
        self.writer.flush()

    def end(self, bookmarks: Sequence[Bookmark]) -> None:
        """Write what holds all sheets together."""
        write, number = self.writer.write, self.writer.number
        write(
            self.page_tree,
            b"<< /Type /Pages /Count %d /Kids [%b] >>" % (len(self.pages), _listed(self.pages)),
        )
        write(
            self.document,
            b"<< /Type /StructElem /S /Document /P %d 0 R /K [%b] >>"
            % (self.structure, _listed(self.parts)),
        )
        by_page = b" ".join(b"%d %d 0 R" % each for each in enumerate(self.parents))
        write(
            self.structure,
            b"<< /Type /StructTreeRoot /K [%d 0 R] /ParentTree << /Nums [%b] >>"
            b" /ParentTreeNextKey %d >>" % (self.document, by_page, len(self.parents)),
        )
        catalog, outlines = number(), number()
        shown = self._bookmarks(outlines, bookmarks)
        write(
            outlines,
            b"<< /Type /Outlines %b >>" % (shown and shown + b" /Count %d" % len(bookmarks)),
        )
        told = (self.page_tree, self.structure, outlines, self.catalog)
        write(
            catalog,
            b"<< /Type /Catalog /Pages %d 0 R /StructTreeRoot %d 0 R /Outlines %d 0 R %b >>" % told,
        )
        self.writer.end(catalog, self.info)

    def _begin(self, sheet: Pdf, numbers: dict[int, int]) -> None:
        """Take from the first sheet what the whole file says of itself."""
        self.info, metadata = self.writer.number(), self.writer.number()
        self._write(self.info, sheet.trailer.Info, numbers)
        self._write(metadata, sheet.Root.Metadata, numbers)
        told = [b"%b %b" % (name.encode(), sheet.Root[name].unparse()) for name in _OF_CATALOG]
        self.catalog = b" ".join([b"/Metadata %d 0 R" % metadata, *told])

    def _share(self, sheet: Pdf, found: Iterable[int], numbers: dict[int, int]) -> None:
        """Find fonts and logos, with all that they are made of, or write them once for all."""
        for old in found:
            if old in numbers:
                continue
            each = sheet.get_object(old, 0)
            self._share(sheet, _references(_unparsed(each)), numbers)
            content = _renumbered(_unparsed(each), numbers)
            data = each.read_raw_bytes() if isinstance(each, Stream) else b""
            key = sha256(content + data).digest()
            if key not in self.shared:
                self.shared[key] = self.writer.number()
                self._write(self.shared[key], each, numbers)
            numbers[old] = self.shared[key]

    def _write(self, number: int, each: Object, numbers: dict[int, int]) -> None:
        content = _renumbered(_unparsed(each), numbers)
        if isinstance(each, Stream):
            self.writer.write_stream(number, content, each.read_raw_bytes())
        else:
            self.writer.write(number, content)

    def _blank_page(self, size: Object) -> int:
        number = self.writer.number()
        told = (self.page_tree, size.unparse(resolved=True))
        self.writer.write(
            number, b"<< /Type /Page /Parent %d 0 R /MediaBox %b /Resources << >> >>" % told
        )
        return number

    def _bookmarks(self, above: int, bookmarks: Sequence[Bookmark]) -> bytes:
        """Write bookmarks with all below them, folded; what the one above says of them."""
        numbers = [self.writer.number() for _ in bookmarks]
        for place, (number, each) in enumerate(zip(numbers, bookmarks, strict=True)):
            told = [
                b"/Title %b /Parent %d 0 R" % (String(each.title).unparse(), above),
                b"/Dest [%d 0 R /Fit]" % self.pages[each.page],
            ]
            if place:
                told.append(b"/Prev %d 0 R" % numbers[place - 1])
            if place < len(numbers) - 1:
                told.append(b"/Next %d 0 R" % numbers[place + 1])
            if each.below:
                told.append(self._bookmarks(number, each.below))
                told.append(b"/Count -%d" % len(each.below))
            self.writer.write(number, b"<< %b >>" % b" ".join(told))
        return b"/First %d 0 R /Last %d 0 R" % (numbers[0], numbers[-1]) if numbers else b""


def _number(each: Object) -> int:
    return each.objgen[0]


def _of_file(each: Object) -> bool:
    """Whether it tells only where other objects of its file stand."""
    return isinstance(each, Stream) and each.get("/Type") in ("/ObjStm", "/XRef")


def _unparsed(each: Object) -> bytes:
    return (each.stream_dict if isinstance(each, Stream) else each).unparse(resolved=True)


def _references(content: bytes) -> list[int]:
    """The numbers of the objects that another one names."""
    return [int(found[1]) for found in _REFERENCE.finditer(content) if found[1]]


def _renumbered(content: bytes, numbers: dict[int, int]) -> bytes:
    def replaced(found: re.Match[bytes]) -> bytes:
        return b"%d 0 R" % numbers[int(found[1])] if found[1] else found[0]

    return _REFERENCE.sub(replaced, content)


def _listed(numbers: Sequence[int]) -> bytes:
    return b" ".join(b"%d 0 R" % number for number in numbers)
