"""A drawing as a picture file, by the ending of its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from exercises.drawing.compose import Drawing
from exercises.drawing.parts.palette import LIGHT, Palette
from exercises.drawing.parts.picture import Picture
from exercises.drawing.writers import svg, tikz
from exercises.files.file_error import FileError
from exercises.files.saving import write_whole
from exercises.making.generate import Progress, ignore_progress
from resources.words import message
from search.on_demand import on_demand

WRITERS: dict[str, Callable[[Picture, Palette], bytes]] = {
    ".svg": lambda picture, palette: svg.write(picture, palette).encode(),
    ".png": on_demand("exercises.drawing.writers.png.write"),
    ".pdf": on_demand("exercises.drawing.writers.pdf.write"),
    ".tex": lambda picture, palette: tikz.write(picture, palette).encode(),
}
PATTERNS = " ".join(f"*{ending}" for ending in WRITERS)
"""As dialogs for files ask for them."""
*_others, _last = WRITERS
ENDINGS = message("export-endings", others=", ".join(_others), last=_last)


def export(
    drawing: Drawing, path: Path, progress: Progress = ignore_progress, palette: Palette = LIGHT
) -> None:
    """Write a drawing as a picture; the file's ending says of which kind."""
    writer = WRITERS.get(path.suffix.lower())
    if writer is None:
        raise FileError(message("export-kinds", file=path.name, endings=ENDINGS))
    written = writer(drawing.picture, palette)
    progress(0.9)  # whoever gave it up finds no file
    write_whole(path, written)
