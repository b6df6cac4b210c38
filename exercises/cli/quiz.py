"""`plywood quiz`."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Iterable
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from exercises.cli import sources
from exercises.cli.failure import WrongWords
from exercises.cli.output import Json, note, tell, tell_json
from exercises.exam.exam import Exam
from exercises.exam.pooled import MOST_POOL, pooled
from exercises.exam.quiz_file import with_new_trees
from exercises.exam.roster import Student, late_student, roster_from
from exercises.exam.secret import Secret, read_secret, secret_file
from exercises.exam.spec import Quiz, SpecError
from exercises.exam.spec_reading import quiz_from, read_quiz
from exercises.export.platforms import PLATFORMS, export_quiz
from exercises.files.file_error import FileError
from exercises.making.codes import SEEDS
from exercises.making.recipe import RecipeError
from exercises.paper.folder import quiz_path
from exercises.paper.layout.font_choice import name_fonts
from exercises.paper.layout.unprintable import font_notes, name_notes
from exercises.paper.printed_exam import late_notes, make
from resources.words import Message, message, placed, say

PlatformName = Enum("PlatformName", {name.upper(): name for name in PLATFORMS})  # type: ignore[misc]
"""The learning platforms that a quiz can be exported for."""
EXAMPLE_SECRET = b"an example is no secret"


def quiz(
    spec: Annotated[Path | None, typer.Argument()] = None,
    out: Annotated[str | None, typer.Option(metavar="PATH")] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    roster: Path | None = None,
    secret: Path | None = None,
    example: Annotated[bool, typer.Option("--example")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    new_trees: Annotated[bool, typer.Option("--new-trees")] = False,
    late: Annotated[list[str] | None, typer.Option(metavar="ID,NAME")] = None,
    export: Annotated[PlatformName | None, typer.Option()] = None,
    pool: Annotated[int | None, typer.Option(min=1, max=MOST_POOL)] = None,
    font: Annotated[list[str] | None, typer.Option(metavar="FILE")] = None,
    as_json: Json = False,
) -> int:
    """Make a quiz: question sheets, solutions, a key and a list."""
    if example and spec is not None:
        raise WrongWords(message("cli-quiz-or-example"))
    if not example and spec is None:
        raise WrongWords(message("cli-name-quiz"))
    if example and out is None:
        for line in _example_text().splitlines():
            tell(line)
        return 0
    name_fonts(font or [])
    if late:
        return _late(spec, late, secret, as_json)
    if not out:
        raise WrongWords(message("cli-quiz-out"))
    name = message("the-example") if spec is None else str(spec)
    asked = quiz_from(_example_text(), name) if spec is None else read_quiz(quiz_path(spec))
    if new_trees:
        asked = with_new_trees(asked)
    if pool is not None and export is None:
        raise WrongWords(message("cli-pool-alone"))
    people = None if roster is None else roster_from(sources.read_word(roster), str(roster))
    if export is not None:
        asked, people = pooled(asked, people, pool)
    if seed is None:
        seed = asked.seed
    if seed is None:
        seed = 1 if example else secrets.randbelow(SEEDS)
    key = EXAMPLE_SECRET if example and secret is None else _secret(secret)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        anew = Path(out) if overwrite and export is None else None
        exam = _made(asked, Secret(key, seed), people, anew)
        if not as_json:  # before the first sheet is written: whoever reads it can still stop
            _note_all((*exam.notes, *late_notes(exam)))
        if export is not None:
            return _exported(exam, export.value, Path(out), overwrite, as_json)
        pages = _written(exam, Path(out).absolute(), overwrite)
    except KeyboardInterrupt:
        raise typer.Abort from None
    except (RecipeError, SpecError) as error:
        raise SpecError(placed(error.sentence, name)) from None
    fonts = font_notes(exam)
    if as_json:
        notes = [say(each) for each in (*exam.notes, *late_notes(exam), *fonts)]
        answer = {"sheets": len(exam.copies), "pages": pages, "out": out, "notes": notes}
        tell_json(answer)
        return 0
    _note_all(fonts)
    if example and secret is None:
        _note_all([message("note-example")])
    sheets = str(len(exam.copies))
    tell(say("cli-quiz-made", sheets=sheets, pages=str(pages), folder=out))
    return 0


def _exported(exam: Exam, platform: str, out: Path, overwrite: bool, as_json: bool) -> int:
    """Write a quiz for a learning platform."""
    path = export_quiz(exam, PLATFORMS[platform], out, lambda _: None, overwrite=overwrite)
    if as_json:
        tell_json(
            {"file": str(path), "variants": len(exam.copies), "notes": list(map(say, exam.notes))}
        )
    else:
        questions = str(len(exam.slots))
        tell(say("cli-quiz-exported", questions=questions, file=str(path)))
    return 0


def _late(folder: Path | None, late: list[str], secret: Path | None, as_json: bool) -> int:
    """Add a sheet for each who comes late to a quiz that was made."""
    from exercises.paper.late import add_late  # brings reportlab and pikepdf

    if folder is None or not folder.is_dir():
        raise WrongWords(message("cli-late-folder"))
    students = list(map(late_student, late))
    added = add_late(folder, _secret(secret), students)
    notes = list(name_notes(zip(students, (path.stem for path in added), strict=True)))
    if as_json:
        sheets = [str(path) for path in added]
        tell_json({"sheets": sheets, "out": str(folder), "notes": list(map(say, notes))})
        return 0
    _note_all(notes)
    for path in added:
        tell(say("cli-late-made", file=str(path)))
    return 0


def _note_all(notes: Iterable[Message]) -> None:
    for each in notes:
        note(say(each))


def _example_text() -> str:
    return files("resources").joinpath("examples", "quiz.toml").read_text("utf-8")


def _secret(named: Path | None) -> bytes:
    """The secret of whoever sits here, or the one in a file; a new file is told of."""
    if named is not None and not named.parent.is_dir():
        raise FileError(message("folder-none", folder=str(named.parent)))
    path = named or secret_file()
    new = not path.exists()
    try:
        found = read_secret(path)
    except FileError as error:
        raise FileError(message("cli-other-secret", why=error.sentence)) from None
    if found.replaced:
        note(say("note-empty-secret", file=str(path)))
    elif new and named is not None:
        note(say("note-new-secret", file=str(path)))
    return found.key


def _made(asked: Quiz, secret: Secret, people: list[Student] | None, anew: Path | None) -> Exam:
    """Make the exam, and tell how far it is."""
    with _bar() as bar:
        trees = bar.add_task(say("cli-trees"), total=1.0)

        def progress(share: float) -> None:
            done = bar.tasks[trees].completed
            bar.update(trees, completed=max(share, done))

        return make(asked, secret, people, progress=progress, anew=anew)


def _written(exam: Exam, out: Path, overwrite: bool) -> int:
    """Write every sheet, and tell how far it is; the number of pages."""
    from exercises.paper.build import build  # brings reportlab and pikepdf

    with _bar() as bar:
        sheets = bar.add_task(say("cli-sheets"), total=len(exam.copies))

        def tell_sheets(done: int) -> None:
            told = say("cli-sheets-done", done=str(done), total=str(len(exam.copies)))
            bar.update(sheets, completed=done, description=told)

        return build(exam, out, tell_sheets, overwrite=overwrite)


def _bar() -> Bar:
    """How far it is and how long it takes, where somebody looks on."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    return Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
