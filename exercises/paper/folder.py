"""A folder's worth of files, put in place whole or not at all, also by a run that is killed.

They are made in a draft, a folder of its own. Where nothing was, one rename puts all in place.
Where others were, the draft lies among them, and one rename says that it is ready: from then on
whoever comes next finishes it. First all old files are deleted, where they are, then the new ones
come: they never mix, and no old key or solution lies hidden. All is on the disk before that.
What is added to an exam, for who comes late, takes the same way; only its own files are replaced.
"""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO

from exercises.exam.key import KEY_FORMAT
from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes, read_start
from exercises.files.saving import left_behind, lock, locked_file, one_at_a_time, sweep, temporary
from resources.words import message, placed

QUESTIONS, SOLUTIONS = "questions", "solutions"
"""The folders of the sheets' own files."""
KEY_NAME = "key.json"
LIST_NAME = "list.csv"
MARKING = "marking"
"""The marker's key: a page for each version."""
SOURCE = "made-from"
"""The folder of what it was made from: the quiz with its seed, the roster as read, the logo."""
QUIZ_NAME, ROSTER_NAME, LOGO_NAME = "quiz.toml", "roster.csv", "logo"
NAMES = (
    *(QUESTIONS, SOLUTIONS, f"{QUESTIONS}.pdf", f"{SOLUTIONS}.pdf", KEY_NAME, LIST_NAME),
    *(f"{MARKING}.pdf", SOURCE),
)
"""What an exam consists of."""
LOCK = "held"
"""A file that is locked as long as somebody works on the draft."""
MAKING = "making"
"""Where new files are made."""
READY = "ready"
"""What that folder is called once all of them are there and have to come into place."""
ADDED = "added"
"""What it is called instead where they come beside the others, or each in the place of its own."""
ID_LENGTH = len("K7Q-42F")
PEEK = 4096
"""How many bytes tell whether a file is a key."""
MOST_KEY = 2**29
"""Some thousand bytes for each question of 20,000 students."""


def quiz_path(path: Path) -> Path:
    """The file of a quiz: in a folder that an exam was made into, what it was made from."""
    if not path.is_dir():
        return path
    if not (path / SOURCE / QUIZ_NAME).exists():
        raise FileError(message("folder-no-source", folder=str(path)))
    return path / SOURCE / QUIZ_NAME


@contextmanager
def whole_folder(out: Path, overwrite: bool) -> Iterator[Path]:
    """A folder to write an exam into; its files come to stand in `out` when all went well."""
    settle(out)
    refuse_taken(out, overwrite)
    target = Path(os.path.realpath(out))
    place = target if target.is_dir() else target.parent
    with _draft_in(place, out) as draft:
        making = draft / MAKING
        yield making
        _flush(making)
        if place == target:
            with one_at_a_time(target):
                refuse_taken(out, overwrite)
                _replace(draft, target)
        else:
            refuse_taken(out, overwrite)
            making.rename(target)


@contextmanager
def adding_to(out: Path) -> Iterator[None]:
    """Nobody else changes an exam until this is done; what a killed run has begun is finished."""
    with ExitStack() as held:
        try:
            held.enter_context(one_at_a_time(out))
        except OSError as error:
            raise _unwritable(out, error) from None
        _settle(out, is_held=True)
        yield


@contextmanager
def added_files(out: Path) -> Iterator[Path]:
    """A folder to write files of an exam into: all come to stand in `out`, or none."""
    with _draft_in(out, out) as draft:
        making = draft / MAKING
        yield making
        _flush(making)
        making.rename(draft / ADDED)
        _bring(draft, out)


@contextmanager
def _draft_in(place: Path, out: Path) -> Iterator[Path]:
    """A draft that holds a folder to write into; cleared, unless another run is to finish it."""
    try:
        draft, file = _new_draft(place)
    except OSError as error:
        raise _unwritable(place, error) from None
    try:
        with file:
            (draft / MAKING).mkdir()
            yield draft
    except OSError as error:
        raise _unchanged(error, out) from None
    finally:
        if not _is_unfinished(draft):
            _clear(draft)


def settle(out: Path) -> None:
    """Finish what killed runs have begun to put into a folder, and remove what they have left.

    So too in the folder around it and in those beside it, where other quizzes of a course are. What
    a killed run leaves anywhere else stays hidden until somebody exports there: only a list of all
    folders could find it, and nothing mixed is to be seen until then.
    """
    folder = Path(os.path.realpath(out))
    for place in (folder.parent, *_own_folders(folder.parent)):
        if place != folder:
            with suppress(FileError, OSError):  # who exports to it is told
                _settle(place)
    _settle(folder)


def _settle(place: Path, is_held: bool = False) -> None:
    """Finish and remove what lies in one folder, which we may hold already."""
    sweep(place)
    for draft in left_behind(place):
        if _is_folder(draft) and _abandoned(draft):
            if _is_unfinished(draft):
                with nullcontext() if is_held else one_at_a_time(place):
                    _move_in(draft, place)
                    _bring(draft, place)
            if not _is_unfinished(draft):
                _clear(draft)


def _own_folders(around: Path) -> list[Path]:
    """The folders in a folder that nobody else could lay anything into for us to find."""
    try:
        return [path for path in around.iterdir() if _is_folder(path) and _is_own(path)]
    except OSError:
        return []


def _is_own(path: Path) -> bool:
    return sys.platform == "win32" or path.stat().st_uid == os.geteuid()


def _abandoned(draft: Path) -> bool:
    """Whether nobody works on a draft any more."""
    try:
        with (draft / LOCK).open("r+b") as file:
            lock(file)
    except FileNotFoundError:
        return True  # killed before anything was in it, or after all else was removed
    except OSError:
        return False
    return True


def _is_unfinished(draft: Path) -> bool:
    """Whether files in a draft have to come into place."""
    return bool(_names(draft / READY) or _names(draft / ADDED))


def _unwritable(place: Path, error: OSError) -> FileError:
    return FileError(message("folder-unwritable", folder=str(place), why=_why(error)))


def _unchanged(error: OSError, out: Path) -> FileError:
    given = isinstance(error.filename, str)
    named = Path(error.filename).name if given else message("the-quiz")
    unwritten = message("folder-unchanged", file=named, why=_why(error))
    return FileError(placed(unwritten, str(out)))


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
    for name in (MAKING, READY, ADDED):
        shutil.rmtree(draft / name, ignore_errors=True)
    with suppress(OSError):
        (draft / LOCK).unlink(missing_ok=True)
        draft.rmdir()


def _names(folder: Path) -> set[str]:
    """What stands in a folder; nothing, where there is none, or only a link to one."""
    return {path.name for path in folder.iterdir()} if _is_folder(folder) else set()


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
    folders = [out / name for name in taken if (out / name).is_dir()]
    for file in (out / SOURCE).iterdir() if out / SOURCE in folders else ():
        if file.name not in (QUIZ_NAME, ROSTER_NAME) and file.stem != LOGO_NAME:
            raise FileError(message("folder-stranger", file=str(file)))
    files = [file for each in folders if each.name != SOURCE for file in each.iterdir()]
    key = read_bytes(out / KEY_NAME, MOST_KEY) if files else b""
    for file in files:
        named = (file.stem[-ID_LENGTH:], file.stem)  # by its id, or by its whole version
        if file.suffix != ".pdf" or not any(os.fsencode(f'"{name}"') in key for name in named):
            raise FileError(message("folder-stranger", file=str(file)))


def _is_key(path: Path) -> bool:
    """Whether a file begins as our keys do."""
    try:
        return KEY_FORMAT.encode() in read_start(path, PEEK)
    except FileError:
        return False


def _flush(folder: Path) -> None:
    """See that all files of a folder outlive a power cut before others are deleted for them."""
    for path in (*folder.rglob("*"), folder):
        if path.is_file():
            with path.open("r+b") as file:
                os.fsync(file.fileno())
        elif hasattr(os, "O_DIRECTORY"):
            handle = os.open(path, os.O_DIRECTORY)
            with suppress(OSError):  # not every file system can do it
                os.fsync(handle)
            os.close(handle)


def _replace(draft: Path, out: Path) -> None:
    """Declare a draft ready and put it in place; a file that is held keeps all as it was."""
    making, ready = draft / MAKING, draft / READY
    old = _old(making, out)
    for path in old:
        path.rename(path)  # where a file that is open elsewhere can't be deleted, this fails
        if _is_folder(path) and not os.access(path, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    making.rename(ready)
    try:
        _move_in(draft, out)
    except FileError:
        if _old(ready, out) != old:
            raise
        ready.rename(making)
        raise
    except KeyboardInterrupt:
        _move_in(draft, out)
        raise


def _move_in(draft: Path, out: Path) -> None:
    """Delete the old files that are still there, then bring the new ones that are not yet."""
    ready = draft / READY
    try:
        for path in _old(ready, out):
            if _is_folder(path):
                shutil.rmtree(path)
            else:
                path.unlink()
        for name in sorted(_names(ready)):
            (ready / name).rename(out / name)
    except OSError as error:
        raise _unfinished(error, out) from None


def _bring(draft: Path, out: Path) -> None:
    """Bring files beside the others that stand there, or each in the place of its own."""
    added = draft / ADDED
    if not _is_folder(added):
        return
    try:
        for path in sorted(path for path in added.rglob("*") if path.is_file()):
            target = out / path.relative_to(added)
            if target.exists():
                shutil.copymode(target, path)
            path.replace(target)
        for folder in _names(added):
            (added / folder).rmdir()
    except OSError as error:
        raise _unfinished(error, out) from None


def _unfinished(error: OSError, out: Path) -> FileError:
    return FileError(placed(message("folder-unfinished", why=_why(error)), str(out)))


def _old(new: Path, out: Path) -> list[Path]:
    """What stands in the place of new files; folders, of which some may be gone already, last."""
    found = [out / name for name in sorted(_names(new)) if os.path.lexists(out / name)]
    return sorted(found, key=_is_folder)


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()
