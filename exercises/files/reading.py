"""Files that others wrote: ordinary ones alone, of bounded size, as text in UTF-8."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import TypeVar

import msgspec

from exercises.files.field_errors import wrong_field
from exercises.files.file_error import FileError
from resources.words import Value, message, placed

MOST_BYTES = 16 * 2**20
_Kind = TypeVar("_Kind")


def typed_path(text: str) -> Path:
    """A path as somebody typed it; `~` stays as it is where nobody knows whose home that is."""
    return Path(os.path.expanduser(text))  # noqa: PTH111  # pathlib's fails instead


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of an ordinary file, whose size is looked at first."""
    data = read_start(path, most + 1)
    if len(data) > most:
        raise FileError(message("file-large", file=str(path), most=most // 2**20))
    return data


def read_start(path: Path, count: int) -> bytes:
    """The first bytes of an ordinary file: a pipe could keep us waiting, a device never end."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISREG(mode):
            with path.open("rb") as stream:
                return stream.read(count)
    except OSError as error:
        why = str(error.strerror)
        raise FileError(message("file-unreadable", file=str(path), why=why)) from None
    except ValueError:
        raise FileError(message("file-no-name", file=repr(str(path)))) from None
    if stat.S_ISDIR(mode):
        raise FileError(message("file-folder", file=str(path)))
    raise FileError(message("file-device", file=str(path)))


def decoded(data: bytes, name: Value) -> str:
    """Bytes as text, without the mark that some programs put first."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(message("file-no-text", file=name, line=str(line))) from None


def _not_json_from(text: str) -> dict[str, Value]:
    """The line, if there are several, and the column of what is no JSON; msgspec counts bytes."""
    line, column = 1, 1
    try:
        json.loads(text)  # which reads NaN, too
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
    except (ValueError, RecursionError):
        pass  # a number too long, or brackets too deep, before what is no JSON
    several = "\n" in text.strip()
    return {"line": str(line) if several else "none", "column": str(column)}


def json_from(data: bytes, name: Value, kind: type[_Kind]) -> _Kind:
    """What a JSON text holds; an error names the field."""
    text = decoded(data, name)
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        places, why = wrong_field(error)
        raise FileError(placed(why, name, *places)) from None
    except msgspec.DecodeError:
        place = _not_json_from(text)
        raise FileError(message("file-no-json", file=name, **place)) from None
    except RecursionError:
        raise FileError(message("file-deep", file=name)) from None
