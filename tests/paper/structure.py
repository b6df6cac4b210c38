"""The structure of a PDF, walked as a screen reader does, by the Matterhorn protocol of PDF/UA-1.

Its machine-checkable conditions that files such as ours could break are asked for one by one; where
one has a number there, it stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

import pikepdf
from fontTools.ttLib import TTFont
from pikepdf import Dictionary, Object, Pdf

STANDARD = set(re.findall(r"\w+", "Document Part H1 H2 H3 P L LI LBody Table TR TH TD Figure"))
"""The types that a sheet needs."""
ABOVE = {
    "LI": "/L",
    "LBody": "/LI",
    "TR": "/Table",
    "TH": "/TR",
    "TD": "/TR",
    "Part": "/Document",
    "Document": None,
}
INSIDE = {"L": {"/LI"}, "LI": {"/LBody"}, "Table": {"/TR"}, "TR": {"/TH", "/TD"}}
"""What stands below what, and what holds nothing else."""
PAINTS = set(re.findall(r"\S+", "S s f F f* B B* b b* Do sh EI Tj TJ ' \""))
"""The operators that put something on a page."""


class Read(NamedTuple):
    """What is read out: what it is, on which page, and in whose place."""

    kind: str
    page: int
    mark: int
    alternative: str


def complaints(data: bytes, language: str = "en") -> list[str]:
    """What stands against a file."""
    with Pdf.open(BytesIO(data)) as file:
        return [
            *_about_file(file, language),
            *_about_tree(file),
            *_about_pages(file),
            *_fonts(file),
            *_glyphs(file),
        ]


def read_out(data: bytes) -> list[Read]:
    """All that is read out, in order."""
    with Pdf.open(BytesIO(data)) as file:
        pages = {page.obj.objgen: number for number, page in enumerate(file.pages)}
        root = file.Root.StructTreeRoot
        return [each for one in root.K for each in _leaves(one, pages)]


def tables(data: bytes) -> list[list[list[Read]]]:
    """The tables: rows of what is read in each cell; nothing is where a cell is empty."""
    with Pdf.open(BytesIO(data)) as file:
        pages = {page.obj.objgen: number for number, page in enumerate(file.pages)}
        nothing = Read("", 0, 0, "")
        return [
            [
                [next(_leaves(cell, pages), nothing) for cell in _inside(row)]
                for row in _inside(element)
            ]
            for element in _inside(file.Root.StructTreeRoot.K[0])
            if element.S == "/Table"
        ]


def _leaves(element: Object, pages: dict[tuple[int, int], int]) -> Iterator[Read]:
    inside = element.get("/K", [])
    if isinstance(inside, int):
        kind, alternative = str(element.S)[1:], str(element.get("/Alt", ""))
        yield Read(kind, pages[element.Pg.objgen], inside, alternative)
    else:
        for each in [inside] if isinstance(inside, Dictionary) else inside:
            yield from _leaves(each, pages)


def _about_file(file: Pdf, language: str) -> Iterator[str]:
    root = file.Root
    if not root.get("/MarkInfo", {}).get("/Marked"):
        yield "not marked as tagged"
    if root.get("/MarkInfo", {}).get("/Suspects"):
        yield "suspects"
    if str(root.get("/Lang", "")) != language:
        yield "no language"
    if not root.get("/ViewerPreferences", {}).get("/DisplayDocTitle"):
        yield "07-002: the title is not shown"
    told = root.Metadata.read_bytes().decode() if "/Metadata" in root else ""
    if "<pdfuaid:part>1</pdfuaid:part>" not in told:
        yield "06-002: does not say that it is PDF/UA"
    if not re.search(r"<dc:title>.*<rdf:li[^>]*>[^<]+</rdf:li>", told):
        yield "06-003: no title"
    if file.is_encrypted or "/AcroForm" in root or "/XFA" in root:
        yield "locked, or a form"


def _about_tree(file: Pdf) -> Iterator[str]:
    root = file.Root.StructTreeRoot
    marks: dict[tuple[int, int], set[int]] = {}
    levels: list[int] = []
    waiting: list[tuple[Object, Object]] = [(each, root) for each in reversed(list(root.K))]
    while waiting:
        element, parent = waiting.pop()
        kind = str(element.S)[1:]
        if kind not in STANDARD:
            yield f"02-001: {kind} is no standard type"
        if element.P.objgen != parent.objgen:
            yield f"an element {kind} belongs to another"
        if kind == "Figure" and not str(element.get("/Alt", "")).strip():
            yield "13-004: a figure without alternative text"
        if re.fullmatch(r"H\d", kind):
            levels.append(int(kind[1:]))
            if levels[-1] > max(levels[:-1], default=0) + 1 or (
                len(levels) > 1 and levels[-1] > levels[-2] + 1
            ):
                yield f"14-003: a heading {kind} skips a level"
        if kind in ABOVE and ABOVE[kind] != parent.get("/S"):
            yield f"09-004: {kind} stands below {parent.get('/S')}"
        if kind in INSIDE and not {str(each.S) for each in _inside(element)} <= INSIDE[kind]:
            yield f"09-005: {kind} holds something else"
        if kind == "TH" and element.get("/A", {}).get("/Scope") not in ("/Row", "/Column"):
            yield "15-003: a head of a table does not say of what"
        if kind == "Table" and len({len(_inside(row)) for row in _inside(element)}) != 1:
            yield "15-005: rows of different length"
        inside = element.get("/K", [])
        if isinstance(inside, int):
            known = marks.setdefault(element.Pg.objgen, set())
            if inside in known:
                yield "a mark is read twice"
            known.add(inside)
        else:
            waiting += [(each, element) for each in reversed(_inside(element))]
    if levels[:1] != [1]:
        yield "14-002: the first heading is not of level 1"
    if "/RoleMap" in root or "/ClassMap" in root:
        yield "02-003: types of its own"
    keys = [int(page.obj.StructParents) for page in file.pages if "/StructParents" in page.obj]
    if len(set(keys)) != len(keys) or max(keys) >= int(root.ParentTreeNextKey):
        yield "two pages have the same parents"
    parents = root.ParentTree.Nums
    by_key = {int(parents[at]): parents[at + 1] for at in range(0, len(parents), 2)}
    for number, page in enumerate(file.pages, 1):
        found = [ident for kind, ident in _marked(page) if kind != "/Artifact"]
        if sorted(found) != sorted(marks.get(page.obj.objgen, set())):
            yield f"the marks of page {number} are not those of the tree"
        if found:
            own = by_key[int(page.obj.StructParents)]
            if any(int(own[ident].K) != ident or own[ident].Pg != page.obj for ident in found):
                yield f"the parents of page {number} are others"


def _inside(element: Object) -> list[Object]:
    """The elements that stand below one."""
    inside = element.get("/K", [])
    return [inside] if isinstance(inside, Dictionary) else list(inside)


def _about_pages(file: Pdf) -> Iterator[str]:
    for number, page in enumerate(file.pages, 1):
        depth = 0
        for _, operator in pikepdf.parse_content_stream(page):
            name = str(operator)
            if name in ("BDC", "BMC"):
                depth += 1
                if depth > 1:
                    yield f"marks within marks on page {number}"
            elif name == "EMC":
                depth -= 1
            elif name in PAINTS and not depth:
                yield f"01-005: {name} on page {number} is neither tagged nor an artifact"
        if page.obj.get("/Annots") and page.obj.get("/Tabs") != "/S":
            yield f"the order of tabs on page {number}"


def _marked(page: pikepdf.Page) -> Iterator[tuple[str, int]]:
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) == "BDC":
            yield str(operands[0]), int(operands[1].MCID)


def _fonts(file: Pdf) -> Iterator[str]:
    for font in file.objects:
        if not isinstance(font, Dictionary) or font.get("/Type") != "/Font":
            continue
        outlined = font.Subtype == "/Type3"
        name = str(font.FontDescriptor.FontName if outlined else font.BaseFont)
        if not outlined and "/FontFile2" not in font.get("/FontDescriptor", {}):
            yield f"31-009: {name} is not embedded"
        if "/ToUnicode" not in font:
            yield f"31-027: {name} does not say its letters"
        symbolic = int(font.get("/FontDescriptor", {}).get("/Flags", 0)) & 4
        if not outlined and symbolic and "/Encoding" in font:
            yield f"{name} is symbolic and has an encoding"
        if len(font.Widths) != int(font.LastChar) - int(font.FirstChar) + 1:
            yield f"the widths of {name}"


def _glyphs(file: Pdf) -> Iterator[str]:
    """Against the glyphs that are drawn: each is there, as wide as told, and says its letter."""
    for (number, _), codes in _drawn_codes(file).items():
        font = file.get_object(number, 0)
        if font.Subtype != "/TrueType":
            continue  # a Type 3 font has its glyphs in the file, as they are drawn
        program = TTFont(BytesIO(font.FontDescriptor.FontFile2.read_bytes()), lazy=True)
        names = {
            code & 0xFF: name
            for table in program["cmap"].tables
            for code, name in table.cmap.items()
        }
        unit = 1000 / program["head"].unitsPerEm
        told = _told_codes(font.ToUnicode.read_bytes())
        for code in sorted(codes):
            name = names.get(code, ".notdef")
            if name == ".notdef":
                yield f"31-030: {font.BaseFont} draws no glyph for {code}"
                continue
            width = float(font.Widths[code - int(font.FirstChar)])
            if abs(width - program["hmtx"][name][0] * unit) > 1:
                yield f"10-001: {font.BaseFont} tells another width of {code}"
            if code not in told:
                yield f"31-027: {font.BaseFont} does not say the letter of {code}"


def _drawn_codes(file: Pdf) -> dict[tuple[int, int], set[int]]:
    """The codes that are drawn with each font."""
    codes: dict[tuple[int, int], set[int]] = {}
    for page in file.pages:
        font = (0, 0)
        for operands, operator in pikepdf.parse_content_stream(page):
            if str(operator) == "Tf":
                font = page.obj.Resources.Font[str(operands[0])].objgen
            elif str(operator) in ("Tj", "'"):
                codes.setdefault(font, set()).update(bytes(operands[0]))
            elif str(operator) == "TJ":
                strings = (each for each in operands[0] if isinstance(each, pikepdf.String))
                codes.setdefault(font, set()).update(*map(bytes, strings))
    return codes


def _told_codes(to_unicode: bytes) -> set[int]:
    """The codes that a font says the letters of, one by one or from one to another."""
    found: set[int] = set()
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", to_unicode, re.DOTALL):
        found |= {int(code, 16) for code in re.findall(rb"<(\w+)>\s*<\w+>", block)}
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", to_unicode, re.DOTALL):
        for first, last in re.findall(rb"<(\w+)>\s*<(\w+)>\s*(?:<\w+>|\[)", block):
            found |= set(range(int(first, 16), int(last, 16) + 1))
    return found
