"""`plywood lesson`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from exercises.cli.output import Json, tell, tell_json
from exercises.learning.lessons import TRIED, LessonError, check_lesson, read_lesson
from resources.words import placed, say, say_value
from search.rules import Rules


class LessonCommand(StrEnum):
    """What can be done with a lesson."""

    CHECK = "check"


def lesson(
    task: Annotated[LessonCommand, typer.Argument()],
    file: Annotated[Path, typer.Argument()],
    as_json: Json = False,
) -> int:
    """Whether a lesson can be used; else an error says why not."""
    found = read_lesson(file)
    try:
        check_lesson(found, Rules())
    except LessonError as error:
        raise LessonError(placed(error.sentence, str(file))) from None
    title = say_value(found.title)
    if as_json:
        tell_json({"skill": found.skill, "title": title, "trees": len(found.trees), "usable": True})
        return 0
    tell(
        say("cli-lesson-fine", title=title, skill=found.skill, trees=len(found.trees), tried=TRIED)
    )
    return 0
