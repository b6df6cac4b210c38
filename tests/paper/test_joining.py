"""The printer's file holds every sheet in order, however many there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from pikepdf import Dictionary, Pdf
from pypdf import PdfReader

from exercises.drawing.parts.picture import Ink, Text, printable
from exercises.paper.layout.page import Page, PageItem, Role
from exercises.paper.pdf.joining import Bookmark, join
from exercises.paper.pdf.printing import to_pdf
from tests.paper.structure import read_out


def page(text: str, *, turned: bool = False) -> Page:
    item = PageItem(Role.PARAGRAPH, (Text(50.0, 60.0, text, 8.0, Ink.INK),))
    return Page(842.0, 595.0, (item,)) if turned else Page(595.0, 842.0, (item,))


def sheets(folder: Path, count: int) -> list[Path]:
    """Sheets of one and two pages, in turn."""
    files = []
    for number in range(count):
        pages = [page(f"Łódź {number}"), page(f"overleaf {number}", turned=True)]
        file = folder / f"{number}.pdf"
        file.write_bytes(to_pdf(pages[: 1 + number % 2], "Quiz", "en"))
        files.append(file)
    return files


@pytest.mark.parametrize("count", [1, 2, 33])
def test_every_sheet_follows_the_one_before_on_a_front_page(tmp_path: Path, count: int) -> None:
    files = sheets(tmp_path, count)
    target = tmp_path / "questions.pdf"
    join(files, target)
    reader = PdfReader(target, strict=True)
    assert [found.extract_text() for found in reader.pages] == [
        text
        for number in range(count)
        for text in (f"Łódź {number}", f"overleaf {number}" if number % 2 else "")
    ]
    assert [found.mediabox.width > 600 for found in reader.pages] == [
        turned for number in range(count) for turned in (False, bool(number % 2))
    ]
    assert reader.metadata is not None
    assert reader.metadata.title == "Quiz"
    assert sorted(tmp_path.iterdir()) == sorted([*files, target])


def test_the_same_sheets_are_joined_to_the_same_bytes(tmp_path: Path) -> None:
    files = sheets(tmp_path, 35)
    for name in ("one", "two"):
        join(files, tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_sheets_with_the_same_letters_share_their_fonts(tmp_path: Path) -> None:
    files = sheets(tmp_path, 40)
    assert all(file.read_bytes().count(b"/FontFile2") == 1 for file in files)
    join(files, tmp_path / "joined.pdf")
    with Pdf.open(tmp_path / "joined.pdf") as joined:
        known = [each for each in joined.objects if isinstance(each, Dictionary)]
        assert sum("/FontFile2" in each for each in known) == 1


def test_strings_that_look_like_references_stay_as_they_are(tmp_path: Path) -> None:
    told = r"3 0 R (or 4 0 R\) <5 0 R> ∞ 6 0 R"
    tree = page("A tree")
    items = (tree.items[0]._replace(role=Role.TREE, alternative=told),)
    file = tmp_path / "sheet.pdf"
    file.write_bytes(to_pdf([tree._replace(items=items)], "7 0 R", "en"))
    join([file, file], tmp_path / "joined.pdf", [Bookmark("8 0 R (λ)", 2)])
    data = (tmp_path / "joined.pdf").read_bytes()
    assert [each.alternative for each in read_out(data)] == [printable(told)] * 2
    reader = PdfReader(tmp_path / "joined.pdf", strict=True)
    assert [each.title for each in reader.outline] == ["8 0 R (λ)"]
    assert reader.metadata is not None
    assert reader.metadata.title == "7 0 R"


def test_other_programs_find_nothing_wrong_with_a_joined_file(tmp_path: Path) -> None:
    join(sheets(tmp_path, 5), tmp_path / "joined.pdf", [Bookmark("one", 0, (Bookmark("two", 1),))])
    with Pdf.open(tmp_path / "joined.pdf") as joined:
        assert not joined.check_pdf_syntax()
        assert len(joined.pages) == 10
