"""A zip of files for a platform: the same files give the same bytes."""

from __future__ import annotations

from html import escape
from typing import IO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from exercises.drawing.parts.picture import printable

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The first moment that a zip can name: when it was made is nobody's business."""


class Package:
    """A zip that grows file by file; closed before its file is, also where something fails."""

    def __init__(self, file: IO[bytes]) -> None:
        self._zip = ZipFile(file, "w", ZIP_DEFLATED)

    def add(self, name: str, data: bytes) -> None:
        """Add a small file."""
        self._zip.writestr(_info(name), data)

    def copy(self, name: str, source: IO[bytes]) -> None:
        """Add a large file, from its beginning."""
        source.seek(0)
        with self._zip.open(_info(name), "w") as target:
            while part := source.read(2**16):
                target.write(part)

    def close(self) -> None:
        """Write the list of the files."""
        self._zip.close()


def _info(name: str) -> ZipInfo:
    info = ZipInfo(name, BEGINNING)
    info.compress_type = ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    info.create_system = 3  # the same on every machine
    return info


def xml(text: str) -> str:
    """A text for XML, in an element or in an attribute."""
    return escape(printable(text))
