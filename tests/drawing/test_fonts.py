from __future__ import annotations

import subprocess
import sys

import pytest
from reportlab.pdfbase import pdfmetrics

from exercises.drawing.writers import pdf
from resources import fonts

SIGNS = "αβ∞≤≥−–—·…✓✕~½◀▶→⇄←↑↓×÷±≠√∈“”‘’•"
SENTENCES = ["C stops after 4: 4 ≤ 5", "(10, −3, 7)", "α = 5 comes from A", "Zoë Łukasz Ağca Жук"]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("text", [SIGNS, *SENTENCES])
def test_a_text_is_as_wide_as_it_is_printed(text, bold):
    pdf.register_fonts()
    name = pdf.BOLD if bold else pdf.REGULAR
    printed = pdfmetrics.stringWidth(text, name, 12)
    assert fonts.width(text, 12, bold) == pytest.approx(printed, abs=0.1)


def test_the_font_has_every_sign_that_is_used():
    assert fonts.has(SIGNS)
    assert fonts.has("ÄÖÜäöüßéèêñçåøšžğıő ΑΩαω АЯая Ệ")
    assert not fonts.has("日本")


def test_widths_come_without_reportlab_or_qt():
    code = (
        "import sys; from exercises.drawing.compose import compose; from resources import fonts;"
        "fonts.width('MAX', 12); print([m for m in sys.modules if m in ('reportlab', 'PySide6')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert told.stdout.strip() == "[]"


def test_the_licence_lies_beside_the_fonts():
    assert "Bitstream" in fonts.file().with_name("LICENSE").read_text("utf-8")
