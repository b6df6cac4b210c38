"""The table of platforms: what each is called, how its files end, and who writes them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, NamedTuple

from exercises.exam.exam import Exam
from exercises.files.file_error import FileError
from exercises.files.saving import refusals_said, whole_file
from resources.words import message
from search.on_demand import on_demand


class Platform(NamedTuple):
    """Where a quiz can go."""

    name: str
    ending: str
    write: Callable[[Exam, IO[bytes], Callable[[int], object]], None]

    @property
    def usual_name(self) -> str:
        """What a file for it is called where nobody says."""
        return f"quiz-{self.name}{self.ending}"


PLATFORMS = {
    platform.name: platform
    for platform in (
        Platform("moodle", ".xml", on_demand("exercises.export.moodle.write")),
        Platform("canvas", ".zip", on_demand("exercises.export.canvas.write")),
        Platform("qti21", ".zip", on_demand("exercises.export.qti21.write")),
    )
}


def export_file(platform: Platform, out: Path) -> Path:
    """The file that an export writes: the one that is named, or one in the folder that is."""
    if out.suffix.lower() == platform.ending and not out.is_dir():
        return out
    return out / platform.usual_name


def export_quiz(
    exam: Exam,
    platform: Platform,
    out: Path,
    tell: Callable[[int], object],
    *,
    overwrite: bool = False,
) -> Path:
    """Write an exam for a platform, whole or not at all; where it was written.

    `tell` hears after every question how many are done; what it raises ends the work, which leaves
    nothing behind. The file tells the answers: nobody else on this machine may read it.
    """
    path = export_file(platform, out)
    if path.exists() and not overwrite:
        raise FileError(message("export-taken", file=str(path)))
    with ExitStack() as on_failure:
        if path.parent == out and not out.exists():
            if not out.parent.is_dir():
                raise FileError(message("folder-none", folder=str(out.parent)))
            with refusals_said(out):
                out.mkdir()
            on_failure.callback(_remove_empty, out)
        with whole_file(path, private=True) as file:
            platform.write(exam, file, tell)
        on_failure.pop_all()
    return path


def _remove_empty(folder: Path) -> None:
    with suppress(OSError):  # somebody else has written into it by now
        folder.rmdir()
