"""A picture as PNG, drawn from its PDF."""

from __future__ import annotations

from io import BytesIO

import pypdfium2

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import Picture
from exercises.drawing.writers import pdf

SHARPNESS = 2.0
"""Pixels to a unit: fit for screens of today."""

MOST_PIXELS = 60_000_000


def write(picture: Picture, palette: Palette, sharpness: float = SHARPNESS) -> bytes:
    """The picture in pixels; a picture too large for that is drawn less sharply."""
    most = (MOST_PIXELS / (picture.width * picture.height)) ** 0.5
    document = pypdfium2.PdfDocument(pdf.write(picture, palette))
    try:
        page = document[0]
        colour = palette.paper()
        scale = min(sharpness, most) * picture.width / page.get_width()
        image = page.render(scale=scale, fill_color=(*colour, 255))
        file = BytesIO()
        image.to_pil().save(file, "PNG")
        page.close()
    finally:
        document.close()
    return file.getvalue()
