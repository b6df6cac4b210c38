"""Files written whole or not at all; what killed runs have left behind is swept away."""

from __future__ import annotations

import os
import re
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from exercises.files.file_error import FileError
from resources.words import message

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE = 0o600
_PREFIX = ".plywood-"
_TEMPORARY = re.compile(re.escape(_PREFIX) + "(lock|[0-9a-f]{8})")
_OPEN_FILES_MOVE = sys.platform != "win32"
"""Whether a file can be renamed or removed while it is open."""


def write_whole(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file whole or not at all."""
    with whole_file(path, private) as file:
        file.write(data)


@contextmanager
def whole_file(path: Path, private: bool = False) -> Iterator[IO[bytes]]:
    """A file to write, which comes to stand at its path when all went well, and else not at all.

    It is a temporary one beside it, then renamed. A file that was there keeps its mode, unless
    nobody else may read what is written now; what a link points to is written, not the link.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise FileError(message("file-not-ordinary", file=str(path)))
    with refusals_said(path):
        sweep(target.parent)
        draft, file = _draft_of(target, private)
        try:
            with file:
                yield file
                file.flush()
                os.fsync(file.fileno())
                if not _OPEN_FILES_MOVE:
                    file.close()
                draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


@contextmanager
def refusals_said(path: Path) -> Iterator[None]:
    """Say of a file, or of the folder that it is to stand in, why the system won't have it."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise FileError(message("file-unwritable", file=str(path), why=why)) from None


def _draft_of(target: Path, private: bool) -> tuple[Path, IO[bytes]]:
    """A temporary file, private or with the mode of the one that it will replace."""
    while True:
        draft = temporary(target.parent)
        file = locked_file(draft, PRIVATE if private else 0o666)
        if file is not None:
            break
    if target.exists() and not private:
        draft.chmod(stat.S_IMODE(target.stat().st_mode))
    return draft, file


def temporary(folder: Path) -> Path:
    """A name for what is not finished yet; nobody else's files are called so."""
    return folder / f"{_PREFIX}{secrets.token_hex(4)}"


def locked_file(path: Path, mode: int = PRIVATE) -> IO[bytes] | None:
    """A new file, open and locked; None if somebody swept it away before it was locked."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    file = os.fdopen(handle, "r+b")
    with suppress(OSError):  # some file systems lock nothing, and nothing is swept there
        lock(file, wait=True)
    if path.exists():
        return file
    file.close()
    return None


def lock(file: IO[bytes], wait: bool = False) -> None:
    """Lock a file for as long as it is open; OSError says that somebody else has."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Let nobody else who asks for this folder in until this is done."""
    path = folder / f"{_PREFIX}lock"
    while True:
        with path.open("wb") as file:
            with suppress(OSError):
                lock(file, wait=True)
            if not _is_still(path, file):
                continue  # whoever was here before has removed it
            try:
                yield
            finally:
                with suppress(OSError):
                    path.unlink()
            return


def _is_still(path: Path, file: IO[bytes]) -> bool:
    """Whether an open file is the one that a path leads to."""
    try:
        return os.path.samestat(path.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False


def left_behind(folder: Path) -> list[Path]:
    """What runs of ours, killed or still at work, have not finished in a folder."""
    try:
        return [path for path in folder.iterdir() if _TEMPORARY.fullmatch(path.name)]
    except OSError:
        return []


def sweep(folder: Path) -> None:
    """Remove the temporary files that killed runs have left in a folder."""
    for path in left_behind(folder):
        with suppress(OSError):
            with path.open("r+b") as file:
                lock(file)
                if _OPEN_FILES_MOVE:
                    path.unlink()
            path.unlink(missing_ok=True)
