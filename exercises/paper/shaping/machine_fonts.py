"""The fonts of the machine, in the order in which they are tried: those named, then all others."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from exercises.files.file_error import FileError
from exercises.files.reading import read_start, typed_path
from resources.fonts import is_font_name
from resources.words import message

_FOLDERS = {
    "win32": ("%WINDIR%/Fonts", "%LOCALAPPDATA%/Microsoft/Windows/Fonts"),
    "darwin": ("~/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts"),
}
_OTHER_FOLDERS = ("~/.local/share/fonts", "~/.fonts", "/usr/local/share/fonts", "/usr/share/fonts")
_STYLES = ("bold", "italic", "oblique", "black", "light", "thin", "condensed", "mono")


class FontFile(NamedTuple):
    """A font in a file; a collection holds several."""

    path: str
    number: int = 0


_named: tuple[FontFile, ...] = ()
"""The fonts that someone named: they come before those of the machine."""


def named_fonts() -> list[str]:
    """The files of the fonts that are tried first."""
    return [file.path for file in _named]


def name_fonts(paths: Sequence[str]) -> None:
    """Try the fonts in these files first, from now on; an error says which is none."""
    global _named
    files = tuple(map(FontFile, paths))
    for file in files:
        read_start(Path(file.path), 1)  # an error says why it can't be read
        if not letters_of(file):
            raise FileError(message("font-not-one", file=file.path))
    _named = files


def font_files() -> tuple[FontFile, ...]:
    """All fonts, in the order in which they are tried."""
    return _named + _of_machine()


@cache
def face(file: FontFile) -> Any:
    """The face in a file, as uharfbuzz reads it; None where it can't be read."""
    import uharfbuzz

    try:
        if Path(file.path).is_file():
            return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file.path), file.number)
    except (uharfbuzz.HarfBuzzError, OSError, ValueError):
        pass
    return None


@cache
def letters_of(file: FontFile) -> frozenset[int]:
    """The letters that a font has, by their numbers."""
    read = face(file)
    return frozenset() if read is None else frozenset(read.unicodes)


@cache
def _of_machine() -> tuple[FontFile, ...]:
    found = _from_fontconfig()
    return tuple(_from_folders() if found is None else found)


def _from_fontconfig() -> list[FontFile] | None:
    """What fontconfig would fall back on, in its order; None where it can't be asked."""
    import subprocess

    words = ["fc-match", "--sort", "--format", "%{index} %{file}\n", "sans-serif:regular"]
    try:
        told = subprocess.run(words, capture_output=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    rows = (line.partition(" ") for line in os.fsdecode(told).splitlines())
    # The upper half of the number is an instance of a variable font: any one will do.
    return [FontFile(path, int(index) & 0xFFFF) for index, _, path in rows if is_font_name(path)]


def _from_folders() -> list[FontFile]:
    """Every font in the folders where systems keep them, upright and of usual weight first."""
    named = _FOLDERS.get(sys.platform, _OTHER_FOLDERS)
    folders = [typed_path(os.path.expandvars(name)) for name in named]
    found = [path for folder in folders for path in sorted(folder.rglob("*"))]
    found.sort(key=lambda path: sum(style in path.name.lower() for style in _STYLES))
    return [FontFile(str(path)) for path in found if is_font_name(str(path))]
