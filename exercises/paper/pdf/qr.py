"""QR codes on a canvas."""

from __future__ import annotations

import re
from functools import lru_cache

import segno
from reportlab.pdfgen.canvas import Canvas

DOTS = 21
"""Dots to a side: the smallest code there is, which holds 20 capitals and digits."""


@lru_cache(maxsize=64)
def dots(text: str) -> tuple[bytes, ...]:
    """The rows of a code, a byte for each dot. To try all masks would take ten times as long."""
    made = segno.make(text, error="m", version=1, mask=2, micro=False, boost_error=False)
    return tuple(map(bytes, made.matrix))


def draw_code(canvas: Canvas, text: str, x: float, y: float, size: float) -> None:
    """Draw a code, its upper left corner at x and y, as one path of runs of dots."""
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(size / DOTS, size / DOTS)
    canvas.setFillGray(0)
    canvas.addLiteral(f"{_runs(text)} f")
    canvas.restoreState()


@lru_cache(maxsize=64)
def _runs(text: str) -> str:
    return " ".join(
        f"{run.start()} {-row - 1} {run.end() - run.start()} 1 re"
        for row, line in enumerate(dots(text))
        for run in re.finditer(b"\x01+", line)
    )
