"""The codes on printed pages, as a scanner finds them."""

from __future__ import annotations

import pypdfium2
import pytest
import zxingcpp
from PIL import Image

from exercises.exam.spec import Paper
from tests.paper.quizzes import first_sheet, one_question, question_pdf, solution_pdf

DOTS_PER_INCH = 150
TILTS = (0, 2, 90, 180, 268)


def scans(data: bytes) -> list[Image.Image]:
    pages = pypdfium2.PdfDocument(data)
    try:
        return [page.render(scale=DOTS_PER_INCH / 72, grayscale=True).to_pil() for page in pages]
    finally:
        pages.close()


@pytest.mark.parametrize("paper", list(Paper))
def test_a_scanner_reads_sheet_and_page_however_the_page_lies(paper: Paper) -> None:
    exam = one_question("alpha-beta", 5, paper)  # its tree stands on a turned page
    sheet = first_sheet(exam)
    name = sheet.copy.id.replace("-", "")
    for data in (question_pdf(exam.quiz, sheet), solution_pdf(exam.quiz, sheet)):
        images = scans(data)
        assert {image.width > image.height for image in images} == {True, False}
        for number, image in enumerate(images, 1):
            for tilt in TILTS:
                lying = image.rotate(tilt, expand=True, fillcolor=255)
                found = [code.text for code in zxingcpp.read_barcodes(lying)]
                assert found == [f"PLYWOOD {name} {number}"]
