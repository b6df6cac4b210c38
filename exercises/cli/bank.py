"""`plywood bank`: questions kept for other quizzes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from exercises.cli.output import Json, tell, tell_json
from exercises.exam.bank import bank_file, found, keep, read_bank, tagged
from exercises.exam.quiz_file import redrawn, written
from exercises.exam.spec import Quiz
from exercises.exam.spec_reading import read_quiz
from exercises.paper.folder import quiz_path
from resources.words import say


def bank(
    words: Annotated[list[str] | None, typer.Argument()] = None,
    add: Annotated[Path | None, typer.Option(metavar="QUIZ")] = None,
    tag: Annotated[list[str] | None, typer.Option()] = None,
    file: Annotated[Path | None, typer.Option(metavar="PATH")] = None,
    as_json: Json = False,
) -> int:
    """Keep the questions of a quiz, or show those with some words as a quiz."""
    path = file or bank_file()
    if add is not None:
        questions = [tagged(each, tag or []) for each in read_quiz(quiz_path(add)).questions]
        keep(questions, path)
        tell(say("cli-bank-kept", count=len(questions), file=str(path)))
        return 0
    shown = found(read_bank(path), " ".join([*(words or []), *(tag or [])]))
    if as_json:
        tell_json({"questions": msgspec.to_builtins(shown)})
        return 0
    if not shown:
        tell(say("cli-bank-none"))
        return 0
    quiz = Quiz(title=say("quiz-untitled"), questions=[redrawn(each) for each in shown])
    for line in written(quiz).splitlines():
        tell(line)
    return 0
