"""A page of a PDF in pixels; nothing else calls pdfium.

It knows nothing of threads: two that called it at once, one with a preview and one with a picture,
crashed the program. So one thread at a time has it, and no object of it is left behind that would
call it again when it goes.
"""

from __future__ import annotations

from contextlib import closing
from threading import Lock
from typing import NamedTuple

import pypdfium2

WHITE = (255, 255, 255)
_alone = Lock()


class Pixels(NamedTuple):
    """A page, line by line from the top: blue, green, red, and a byte that means nothing."""

    data: bytes
    width: int
    height: int
    line: int  # so many bytes
    pages: int  # in all


def render(
    pdf: bytes, width: float, number: int = 0, ground: tuple[int, int, int] = WHITE
) -> Pixels:
    """A page, so many pixels wide; it waits while another thread renders one."""
    with (
        _alone,
        closing(pypdfium2.PdfDocument(pdf)) as document,
        closing(document[number]) as page,
        closing(
            page.render(scale=width / page.get_width(), fill_color=(*ground, 255), prefer_bgrx=True)
        ) as bitmap,
    ):
        return Pixels(
            bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, len(document)
        )
