"""A PDF file written object by object, so that no more of it is in memory than what is at hand."""

from __future__ import annotations

import struct
import zlib
from hashlib import md5
from typing import IO

_ENTRY = struct.Struct(">BIH")
"""Where an object stands: at a byte of the file (1), or at a place in another object (2)."""


class ObjectWriter:
    """Writes objects by their numbers; those that are no streams are compressed together."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._entries = bytearray(_ENTRY.pack(0, 0, 65535))
        self._waiting: list[tuple[int, bytes]] = []
        file.write(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")

    def number(self) -> int:
        """The number of an object that is still to be written."""
        self._entries += bytes(_ENTRY.size)
        return len(self._entries) // _ENTRY.size - 1

    def write(self, number: int, body: bytes) -> None:
        """An object that is no stream."""
        self._waiting.append((number, body))

    def write_stream(self, number: int, dictionary: bytes, data: bytes) -> None:
        """A stream, whose dictionary tells its length already."""
        self._set(number, 1, self._file.tell(), 0)
        start = b"%d 0 obj\n%b\nstream\n" % (number, dictionary)
        self._file.write(start + data + b"\nendstream\nendobj\n")

    def flush(self) -> None:
        """Write all that waits to be compressed."""
        if not self._waiting:
            return
        holder, offset, places = self.number(), 0, list[bytes]()
        for place, (number, body) in enumerate(self._waiting):
            self._set(number, 2, holder, place)
            places.append(b"%d %d" % (number, offset))
            offset += len(body) + 1
        head = b" ".join(places) + b"\n"
        data = zlib.compress(head + b"\n".join(body for _, body in self._waiting))
        told = b"/Type /ObjStm /N %d /First %d" % (len(self._waiting), len(head))
        self.write_stream(holder, _flate(told, data), data)
        self._waiting.clear()

    def end(self, catalog: int, info: int) -> None:
        """Write what is left, and where everything stands."""
        self.flush()
        number, place = self.number(), self._file.tell()
        self._set(number, 1, place, 0)
        data, ident = zlib.compress(self._entries), md5(self._entries).hexdigest().encode()
        told = b"/Type /XRef /Size %d /W [1 4 2] /Root %d 0 R /Info %d 0 R /ID [<%b> <%b>]" % (
            *(number + 1, catalog, info, ident, ident),
        )
        self.write_stream(number, _flate(told, data), data)
        self._file.write(b"startxref\n%d\n%%%%EOF\n" % place)

    def _set(self, number: int, kind: int, place: int, index: int) -> None:
        _ENTRY.pack_into(self._entries, number * _ENTRY.size, kind, place, index)


def _flate(told: bytes, data: bytes) -> bytes:
    return b"<< %b /Filter /FlateDecode /Length %d >>" % (told, len(data))
