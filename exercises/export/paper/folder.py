"""A folder's worth of files, put in place whole or not at all."""

from __future__ import annotations

import glob
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from exercises.exam.key import KEY_FORMAT
from exercises.files import FileError

KEY_NAME = "key.json"
HELD = "held"
"""A file that is locked as long as somebody writes into the folder."""
OLD = "old"
"""Where files of an earlier quiz wait until the new ones are in place."""
ID_LENGTH = len("K7Q-42F")


@contextmanager
def whole_folder(out: Path, names: tuple[str, ...], overwrite: bool) -> Iterator[Path]:
    """A folder beside `out` to write into; its files move to `out` when all went well.

    `names` are what may come to stand in `out`; other files there are left alone.
    """
    refuse_taken(out, names, overwrite)
    _sweep(out)
    try:
        draft = Path(tempfile.mkdtemp(dir=out.parent, prefix=f".{out.name}."))
    except OSError as error:
        raise FileError(f"nothing can be written to {out.parent}: {error.strerror}") from None
    try:
        with (draft / HELD).open("wb") as held:
            with suppress(OSError):  # where no file can be locked, nothing is swept away
                _hold(held)
            yield draft
            refuse_taken(out, names, overwrite)
            _move_in(draft, out, names)
    except OSError as error:
        place = Path(error.filename).name if isinstance(error.filename, str) else "the quiz"
        raise FileError(
            f"{out}: {place} can't be written: {error.strerror}: nothing was changed"
        ) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _sweep(out: Path) -> None:
    """Remove what runs that were killed have left; what held an earlier quiz is left alone."""
    for mark in out.parent.glob(f".{glob.escape(out.name)}.*/{HELD}"):
        if (mark.parent / OLD).exists():
            continue
        with suppress(OSError):
            with mark.open("r+b") as held:
                _hold(held)
            mark.unlink()  # where no file can be locked, one that is open can't be removed
            shutil.rmtree(mark.parent, ignore_errors=True)


def _hold(file: IO[bytes]) -> None:
    """Lock a file for as long as it is open; OSError says that somebody else has."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def write_private(path: Path, data: bytes = b"") -> None:
    """Write a file that nobody else on this machine may read."""
    path.touch(0o600)
    path.write_bytes(data)


def refuse_taken(out: Path, names: tuple[str, ...], overwrite: bool) -> None:
    """Say at once that something stands in the way."""
    if not out.parent.is_dir():
        raise FileError(f"there is no folder {out.parent}: make it first")
    if out.exists() and not out.is_dir():
        raise FileError(f"{out} is a file: name a folder")
    taken = [name for name in names if (out / name).exists()]
    if taken and not overwrite:
        raise FileError(f"{out / taken[0]} exists: name another folder, or say --overwrite")
    if taken:
        _refuse_strangers(out, taken)


def _refuse_strangers(out: Path, taken: list[str]) -> None:
    """Only an earlier quiz may be replaced, and nothing that somebody laid into its folders."""
    try:
        key = (out / KEY_NAME).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        key = ""
    if KEY_FORMAT not in key:
        raise FileError(f"{out} holds no earlier quiz: name another folder")
    for name in taken:
        for file in (out / name).iterdir() if (out / name).is_dir() else ():
            if file.suffix != ".pdf" or f'"{file.stem[-ID_LENGTH:]}"' not in key:
                raise FileError(f"{file} is no part of the earlier quiz: move it away first")


def _move_in(draft: Path, out: Path, names: tuple[str, ...]) -> None:
    """Swap the old files for the new ones; if one can't be moved, all is put back."""
    made = not out.exists()
    if made:
        out.mkdir()
    old = draft / OLD
    old.mkdir()
    undo: list[tuple[Path, Path]] = []
    try:
        for name in names:
            if (out / name).exists():
                (out / name).rename(old / name)
                undo.append((old / name, out / name))
            if (draft / name).exists():
                (draft / name).rename(out / name)
                undo.append((out / name, draft / name))
    except BaseException:
        for now, before in reversed(undo):
            with suppress(OSError):
                now.rename(before)
        if made:
            with suppress(OSError):
                out.rmdir()
        raise
