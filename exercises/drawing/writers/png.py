"""A picture as PNG, drawn from its PDF."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import Picture
from exercises.drawing.writers import pdf
from exercises.drawing.writers.pixels import render

SHARPNESS = 2.0
"""Pixels to a unit: fit for screens of today."""

MOST_PIXELS = 60_000_000


def write(picture: Picture, palette: Palette, sharpness: float = SHARPNESS) -> bytes:
    """The picture in pixels; a picture too large for that is drawn less sharply."""
    most = (MOST_PIXELS / (picture.width * picture.height)) ** 0.5
    width = min(sharpness, most) * picture.width
    drawn = render(pdf.write(picture, palette), width, ground=palette.paper())
    size = drawn.width, drawn.height
    file = BytesIO()
    Image.frombuffer("RGB", size, drawn.data, "raw", "BGRX", drawn.line, 1).save(file, "PNG")
    return file.getvalue()
