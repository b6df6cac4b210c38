"""A folder's worth of files, put in place whole or not at all, also by a run that is killed.

They are made in a draft, a folder of its own. Where nothing was, one rename puts all in place.
Where others were, the draft lies among them, and one rename says that it is ready: from then on
whoever comes next finishes it. First all old files go, then the new ones come: they never mix.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from exercises.exam.key import KEY_FORMAT
from exercises.files.reading import FileError, read_bytes, read_start
from exercises.files.saving import left_behind, lock, locked_file, one_at_a_time, sweep, temporary
from resources.words import message, placed

QUESTIONS, SOLUTIONS = "questions", "solutions"
"""The folders of the sheets' own files."""
KEY_NAME = "key.json"
NAMES = (QUESTIONS, SOLUTIONS, f"{QUESTIONS}.pdf", f"{SOLUTIONS}.pdf", KEY_NAME, "list.csv")
"""What an exam consists of."""
LOCK = "held"
"""A file that is locked as long as somebody works on the draft."""
MAKING = "making"
"""Where new files are made."""
READY = "ready"
"""What that folder is called once all of them are there and have to come into place."""
OLD = "old"
"""Where files of an earlier quiz wait until the new ones are in place."""
ID_LENGTH = len("K7Q-42F")
PEEK = 4096
"""How many bytes tell whether a file is a key."""
MOST_KEY = 2**29
"""Some thousand bytes for each question of 20,000 students."""


@contextmanager
def whole_folder(out: Path, overwrite: bool) -> Iterator[Path]:
    """A folder to write an exam into; its files come to stand in `out` when all went well."""
    settle(out)
    refuse_taken(out, overwrite)
    target = Path(os.path.realpath(out))
    place = target if target.is_dir() else target.parent
    try:
        draft, file = _new_draft(place)
    except OSError as error:
        raise FileError(message("folder-unwritable", folder=str(place), why=_why(error))) from None
    try:
        with file:
            making = draft / MAKING
            making.mkdir()
            yield making
            if place == target:
                with one_at_a_time(target):
                    refuse_taken(out, overwrite)
                    _replace(draft, target)
            else:
                refuse_taken(out, overwrite)
                making.rename(target)
    except OSError as error:
        given = isinstance(error.filename, str)
        named = Path(error.filename).name if given else message("the-quiz")
        unwritten = message("folder-unchanged", file=named, why=_why(error))
        raise FileError(placed(unwritten, str(out))) from None
    finally:
        if not _names(draft / READY):
            _clear(draft)


def settle(out: Path) -> None:
    """Finish what a killed run has begun to put into a folder, and remove what others have left."""
    folder = Path(os.path.realpath(out))
    for place in (folder.parent, folder):
        sweep(place)
        for draft in left_behind(place):
            if draft.is_dir() and not draft.is_symlink() and _forsaken(draft):
                if place == folder:
                    _finish(draft, folder)
                if not _names(draft / READY):
                    _clear(draft)


def _forsaken(draft: Path) -> bool:
    """Whether nobody works on a draft any more."""
    try:
        with (draft / LOCK).open("r+b") as file:
            lock(file)
    except FileNotFoundError:
        return True  # killed before anything was in it, or after all else was removed
    except OSError:
        return False
    return True


def _finish(draft: Path, out: Path) -> None:
    """Put in place what a killed run could not any more."""
    try:
        if _names(draft / READY):
            with one_at_a_time(out):
                _move_in(draft, out)
    except OSError as error:
        raise FileError(placed(message("folder-unfinished", why=_why(error)), str(out))) from None


def _why(error: OSError) -> str:
    """What the system says of it."""
    return error.strerror or str(error)


def _new_draft(place: Path) -> tuple[Path, IO[bytes]]:
    """An empty draft, locked by us."""
    while True:
        draft = temporary(place)
        draft.mkdir(0o700)
        with suppress(FileNotFoundError):  # swept away before it was locked
            if (file := locked_file(draft / LOCK)) is not None:
                return draft, file


def _clear(draft: Path) -> None:
    """Remove a draft; what says whose it is goes last, so that a killed run leaves no riddle."""
    for name in (OLD, MAKING, READY):
        shutil.rmtree(draft / name, ignore_errors=True)
    with suppress(OSError):
        (draft / LOCK).unlink(missing_ok=True)
        draft.rmdir()


def _names(folder: Path) -> set[str]:
    """What stands in a folder; nothing, where there is none."""
    return {path.name for path in folder.iterdir()} if folder.is_dir() else set()


def write_private(path: Path, data: bytes = b"") -> None:
    """Write a file that nobody else on this machine may read."""
    path.touch(0o600)
    path.write_bytes(data)


def refuse_taken(out: Path, overwrite: bool) -> None:
    """Say at once that something stands in the way."""
    if not out.parent.is_dir():
        raise FileError(message("folder-none", folder=str(out.parent)))
    if out.exists() and not out.is_dir():
        raise FileError(message("folder-is-file", file=str(out)))
    taken = [name for name in NAMES if (out / name).exists()]
    if taken and not overwrite:
        raise FileError(message("folder-taken", file=str(out / taken[0])))
    if taken:
        _refuse_strangers(out, taken)


def _refuse_strangers(out: Path, taken: list[str]) -> None:
    """Only an earlier quiz may be replaced, and nothing that somebody laid into its folders."""
    if not _is_key(out / KEY_NAME):
        raise FileError(message("folder-no-quiz", folder=str(out)))
    files = [file for name in taken if (out / name).is_dir() for file in (out / name).iterdir()]
    key = read_bytes(out / KEY_NAME, MOST_KEY) if files else b""
    for file in files:
        if file.suffix != ".pdf" or os.fsencode(f'"{file.stem[-ID_LENGTH:]}"') not in key:
            raise FileError(message("folder-stranger", file=str(file)))


def _is_key(path: Path) -> bool:
    """Whether a file begins as our keys do."""
    try:
        return KEY_FORMAT.encode() in read_start(path, PEEK)
    except FileError:
        return False


def _replace(draft: Path, out: Path) -> None:
    """Declare a draft ready and put it in place; if a file can't be moved, all is put back."""
    making, ready = draft / MAKING, draft / READY
    making.rename(ready)
    made = _names(ready)
    try:
        _move_in(draft, out)
    except BaseException:
        if _names(ready) == made and not _names(draft / OLD):
            ready.rename(making)
        raise


def _move_in(draft: Path, out: Path) -> None:
    """Swap the files that a killed run has not; if one can't be moved, the others go back."""
    old, ready = draft / OLD, draft / READY
    old.mkdir(exist_ok=True)
    names = sorted(_names(ready))
    moves = [(out / name, old / name) for name in names if (out / name).exists()]
    moves += [(ready / name, out / name) for name in names]
    moved: list[tuple[Path, Path]] = []
    try:
        for here, there in moves:
            here.rename(there)
            moved.append((here, there))
    except BaseException:
        for here, there in reversed(moved):
            there.rename(here)
        raise
