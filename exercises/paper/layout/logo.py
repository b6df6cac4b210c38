"""The logo of a course: a picture file, read once."""

from __future__ import annotations

import math
import warnings
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from exercises.exam.spec import SpecError
from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes
from resources.words import message, placed

MOST_PIXELS = 10_000_000
_BEGINNINGS = {b"\x89PNG\r\n\x1a\n": "PNG", b"\xff\xd8\xff": "JPEG"}
"""How the files begin that are taken: others may start programs to be read."""


@cache
def logo_reader(path: str) -> Any:
    """The picture as reportlab reads it; read from its bytes, so that no path gets into a PDF."""
    from reportlab.lib.utils import ImageReader

    try:
        data = read_bytes(Path(path))
    except FileError as error:
        raise SpecError(placed(error.sentence, "logo")) from None
    try:
        if _pixels(data) <= MOST_PIXELS:
            reader = ImageReader(BytesIO(data))
            reader.getRGBData()
            return reader
    except Exception:
        raise SpecError(placed(message("logo-unreadable", file=path), "logo")) from None
    raise SpecError(placed(message("logo-large", file=path, most=MOST_PIXELS), "logo"))


def _pixels(data: bytes) -> float:
    """How many pixels there are, as the file's head tells; nothing is unpacked."""
    from PIL import Image

    kinds = [kind for beginning, kind in _BEGINNINGS.items() if data.startswith(beginning)]
    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            with Image.open(BytesIO(data), formats=kinds) as picture:
                return picture.width * picture.height
        except (Image.DecompressionBombError, Image.DecompressionBombWarning):
            return math.inf


def logo_shape(path: str) -> float:
    """How much wider than high the logo is."""
    width, height = logo_reader(path).getSize()
    return float(width) / float(height)
