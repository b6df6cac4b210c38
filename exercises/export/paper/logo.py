"""The logo of a course: a picture file, read once."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from exercises.exam.spec import SpecError
from exercises.files import FileError, read_bytes


@cache
def logo_reader(path: str) -> Any:
    """The picture as reportlab reads it; read from its bytes, so that no path gets into a PDF."""
    from reportlab.lib.utils import ImageReader

    try:
        reader = ImageReader(BytesIO(read_bytes(Path(path))))
        reader.getRGBData()
    except FileError as error:
        raise SpecError(f"logo: {error}") from None
    except Exception:
        raise SpecError(
            f"logo: {path} is no picture that can be read: take a PNG or JPEG"
        ) from None
    return reader


def logo_shape(path: str) -> float:
    """How much wider than high the logo is."""
    width, height = logo_reader(path).getSize()
    return float(width) / float(height)
