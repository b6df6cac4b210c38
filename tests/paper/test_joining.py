"""The printer's file holds every sheet in order, however many there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from pikepdf import Dictionary, Pdf
from pypdf import PdfReader

from exercises.drawing.parts.picture import Ink, Text
from exercises.paper.layout.page import Page, PageItem, Role
from exercises.paper.pdf.joining import TOGETHER, join
from exercises.paper.pdf.printing import to_pdf


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


@pytest.mark.parametrize("count", [1, 2, TOGETHER, TOGETHER + 1, 3 * TOGETHER + 5])
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


def test_sheets_of_more_files_than_one_join_may_open_are_joined_in_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = sheets(tmp_path, 9)
    join(files, tmp_path / "at_once.pdf")
    monkeypatch.setattr("exercises.paper.pdf.joining.TOGETHER", 2)
    join(files, tmp_path / "in_steps.pdf")
    found = [
        [page.extract_text() for page in PdfReader(tmp_path / name).pages]
        for name in ("at_once.pdf", "in_steps.pdf")
    ]
    assert found[0] == found[1]
    assert len(list(tmp_path.iterdir())) == 9 + 2


def test_the_same_sheets_are_joined_to_the_same_bytes(tmp_path: Path) -> None:
    files = sheets(tmp_path, TOGETHER + 3)
    for name in ("one", "two"):
        join(files, tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_sheets_with_the_same_letters_share_their_fonts(tmp_path: Path) -> None:
    files = sheets(tmp_path, 3 * TOGETHER)
    assert all(file.read_bytes().count(b"/FontFile2") == 1 for file in files)
    join(files, tmp_path / "joined.pdf")
    with Pdf.open(tmp_path / "joined.pdf") as joined:
        known = [each for each in joined.objects if isinstance(each, Dictionary)]
        assert sum("/FontFile2" in each for each in known) == 1
