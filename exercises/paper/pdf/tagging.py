"""What a page's items are to a screen reader: PDF/UA's structure tree, title and language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from itertools import groupby
from typing import NamedTuple

from pikepdf import Array, Dictionary, Name, Object, ObjectStreamMode, Pdf, Stream, String

from exercises.drawing.parts.picture import Text, printable
from exercises.paper.layout.page import Foreign, PageItem, Role
from resources.words import say

_KINDS = {
    Role.TITLE: "H1",
    Role.HEADING: "H2",
    Role.SUBHEADING: "H3",
    Role.PARAGRAPH: "P",
    Role.STEP: "LBody",
    Role.CONTENTS: "P",
    Role.NAME_FIELD: "P",
    Role.CHOICE: "P",
    Role.ANSWER_BOX: "P",
    Role.WRITING_SPACE: "P",
    Role.LOGO: "Figure",
    Role.CODE: "Figure",
    Role.MARKING_GRID: "Figure",
    Role.TREE: "Figure",
}
_METADATA = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""


class Tag(NamedTuple):
    """What an item is called in the structure tree, and what is read out in its place."""

    kind: str
    alternative: str = ""
    text: str = ""  # what is written, where its letters may stand in another order


def tag_of(item: PageItem, language: str) -> Tag | None:
    """The tag of an item; None where there is nothing to read out."""
    if item.role is Role.ARTIFACT:
        return None
    kind, words = _KINDS[item.role], _words(item)
    if kind == "Figure" or item.alternative:
        return Tag("Figure", printable(item.alternative or words))
    if words:
        foreign = any(isinstance(shape, Foreign) for shape in item.shapes)
        return Tag(kind, text=printable(words) if foreign else "")
    if item.role is Role.ANSWER_BOX:
        return Tag("Figure", say("paper-answer-box", language))
    return None


def _words(item: PageItem) -> str:
    texts = (shape.text for shape in item.shapes if isinstance(shape, Text | Foreign))
    return " ".join(text for text in texts if text.strip())


def tagged(data: bytes, pages: Sequence[Sequence[Tag]], title: str, language: str) -> bytes:
    """A file whose marked content has these tags, page by page, in reading order."""
    with Pdf.open(BytesIO(data)) as file:
        root = file.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        document = file.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=root))
        read: list[Object] = []
        by_page: list[Object] = []
        for number, (page, tags) in enumerate(zip(file.pages, pages, strict=True)):
            found = list(_elements(file, document, page.obj, tags, read))
            by_page += [number, file.make_indirect(Array(found))]  # type: ignore[list-item]
            page.obj.StructParents = number
            page.obj.Tabs = Name.S
        document.K = Array(read)
        root.K = Array([document])
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


def _elements(
    file: Pdf, document: Object, page: Object, tags: Sequence[Tag], read: list[Object]
) -> Iterator[Object]:
    """The elements of a page's tags; those that stand below the document join what is read."""
    place = 0
    for steps, run in groupby(tags, lambda tag: tag.kind == "LBody"):
        above = document
        if steps:
            above = file.make_indirect(_element("L", document))
            above.A = Dictionary(O=Name.List, ListNumbering=Name.Decimal)
            read.append(above)
        items: list[Object] = []
        for tag in run:
            parent = file.make_indirect(_element("LI", above)) if steps else document
            made = _element(tag.kind, parent)
            made.Pg, made.K = page, place
            if tag.alternative:
                made.Alt = String(tag.alternative)
            if tag.text:
                made.ActualText = String(tag.text)
            element = file.make_indirect(made)
            if steps:
                parent.K = element
                items.append(parent)
            else:
                read.append(element)
            place += 1
            yield element
        if steps:
            above.K = Array(items)


def _element(kind: str, parent: Object) -> Dictionary:
    return Dictionary(Type=Name.StructElem, S=Name(f"/{kind}"), P=parent)
