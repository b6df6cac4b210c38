"""Tags as PDF/UA's structure tree, with the file's title and language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from typing import NamedTuple

from pikepdf import Array, Dictionary, Name, Object, ObjectStreamMode, Pdf, Stream, String

from exercises.drawing.parts.picture import printable
from exercises.paper.layout.page import Cell
from exercises.paper.pdf.tagging import Tag

_METADATA = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""


def tagged(data: bytes, pages: Sequence[Sequence[Tag]], title: str, language: str) -> bytes:
    """A file whose marked content has these tags, page by page, in reading order."""
    with Pdf.open(BytesIO(data)) as file:
        root = file.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        structure = _Structure(file, root)
        marks = [
            _Mark(page.obj, number, tag)
            for page, tags in zip(file.pages, pages, strict=True)
            for number, tag in enumerate(tags)
        ]
        structure.document.K = Array([structure.read_as_one(run) for run in _runs(marks)])
        by_page: list[Object] = []
        for number, page in enumerate(file.pages):
            found = structure.elements.get(page.obj.objgen, {})
            by_mark = Array([found[mark] for mark in range(len(found))])
            by_page += [number, file.make_indirect(by_mark)]  # type: ignore[list-item]
            page.obj.StructParents = number
            page.obj.Tabs = Name.S
        root.K = Array([structure.document])
        root.ParentTree = file.make_indirect(Dictionary(Nums=Array(by_page)))
        root.ParentTreeNextKey = len(pages)
        file.Root.StructTreeRoot = root
        file.Root.MarkInfo = Dictionary(Marked=True)
        file.Root.Lang = String(language)
        file.Root.ViewerPreferences = Dictionary(DisplayDocTitle=True)
        told = _METADATA.format(title=escape(printable(title)), language=language)
        file.Root.Metadata = Stream(file, told.encode(), Type=Name.Metadata, Subtype=Name.XML)
        written = BytesIO()
        file.save(
            written,
            deterministic_id=True,
            object_stream_mode=ObjectStreamMode.generate,
            compress_streams=False,  # all that is large is compressed already
            fix_metadata_version=False,
        )
    return written.getvalue()


class _Mark(NamedTuple):
    """Marked content: its page, its number there, and its tag."""

    page: Object
    number: int
    tag: Tag


def _runs(marks: Sequence[_Mark]) -> Iterator[list[_Mark]]:
    """Marks that are read as one: the steps of a list, the cells of a table, or one alone."""
    run: list[_Mark] = []
    for mark in marks:
        if run and not _goes_on(run[-1].tag, mark.tag):
            yield run
            run = []
        run.append(mark)
    if run:
        yield run


def _goes_on(before: Tag, tag: Tag) -> bool:
    """Whether a list or table goes on; heads of columns begin a table."""
    if tag.cell is None or before.cell is None:
        return tag.kind == before.kind == "LBody"
    return tag.cell.row > 0 or before.cell.row == 0


class _Structure:
    """The elements of a file below its document, each with its mark by page."""

    def __init__(self, file: Pdf, root: Object) -> None:
        self.file = file
        self.elements: dict[tuple[int, int], dict[int, Object]] = {}
        self.document = self._element("Document", root)

    def read_as_one(self, run: Sequence[_Mark]) -> Object:
        """The element that a run of marks is."""
        first = run[0].tag
        if first.cell is not None:
            return self._table({mark.tag.cell: mark for mark in run if mark.tag.cell})
        if first.kind == "LBody":
            return self._list(run)
        return self._marked(run[0], self.document)

    def _list(self, run: Sequence[_Mark]) -> Object:
        made = self._element("L", self.document)
        made.A = Dictionary(O=Name.List, ListNumbering=Name.Decimal)
        items: list[Object] = []
        for mark in run:
            items.append(self._element("LI", made))
            items[-1].K = self._marked(mark, items[-1])
        made.K = Array(items)
        return made

    def _table(self, marks: dict[Cell, _Mark]) -> Object:
        """Rows of as many cells each; one that has nothing in it is empty."""
        made = self._element("Table", self.document)
        columns = range(1 + max(place.column for place in marks))
        lines: list[Object] = []
        for row in sorted({place.row for place in marks}):
            lines.append(self._element("TR", made))
            places = [Cell(row, column) for column in columns]
            cells = [self._cell(place, marks.get(place), lines[-1]) for place in places]
            lines[-1].K = Array(cells)
        made.K = Array(lines)
        return made

    def _cell(self, place: Cell, mark: _Mark | None, line: Object) -> Object:
        if mark is not None and mark.tag.kind == "TH":
            made = self._marked(mark, line)
            scope = Name.Row if place.row else Name.Column
            made.A = Dictionary(O=Name.Table, Scope=scope)
            return made
        if mark is not None and mark.tag.kind == "TD":
            return self._marked(mark, line)
        made = self._element("TD", line)
        if mark is not None:
            made.K = self._marked(mark, made)
        return made

    def _marked(self, mark: _Mark, parent: Object) -> Object:
        """The element of a mark."""
        made = self._element(mark.tag.kind, parent)
        made.Pg, made.K = mark.page, mark.number
        if mark.tag.alternative:
            made.Alt = String(mark.tag.alternative)
        if mark.tag.text:
            made.ActualText = String(mark.tag.text)
        self.elements.setdefault(mark.page.objgen, {})[mark.number] = made
        return made

    def _element(self, kind: str, parent: Object) -> Object:
        made = Dictionary(Type=Name.StructElem, S=Name(f"/{kind}"), P=parent)
        return self.file.make_indirect(made)
