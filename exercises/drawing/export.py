"""A drawing as a picture file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from exercises.drawing.compose import Drawing
from exercises.drawing.parts.palette import LIGHT
from exercises.files.reading import FileError
from exercises.files.saving import write_whole
from exercises.making.generate import Watch
from resources.words import message


def export(drawing: Drawing, path: Path, watch: Watch = lambda _: None) -> None:
    """Write a drawing as a picture; the file's ending says of which kind."""
    from exercises.drawing.writers import pdf, png, svg

    writers: dict[str, Callable[[], bytes]] = {
        ".svg": lambda: svg.write(drawing.picture, LIGHT).encode(),
        ".png": lambda: png.write(drawing.picture, LIGHT),
        ".pdf": lambda: pdf.write(drawing.picture, LIGHT),
    }
    writer = writers.get(path.suffix.lower())
    if writer is None:
        raise FileError(message("export-kinds", file=path.name))
    written = writer()
    watch(0.9)  # whoever gave it up finds no file
    write_whole(path, written)
