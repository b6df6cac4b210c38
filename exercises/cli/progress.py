"""`plywood progress`."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from exercises.cli.failure import CannotDo, check_out
from exercises.cli.output import Json, tell, tell_json
from exercises.files import database
from exercises.files.attempt import Attempt, decoded, read_json
from exercises.files.saving import write_whole
from exercises.learning.history import history
from exercises.learning.overview import overview
from exercises.learning.report import report, report_table, search_words, summary
from resources.words import DEFAULT, message, say
from search.rules import Rules


def progress(
    out: Annotated[Path | None, typer.Option(metavar="PDF")] = None,
    as_json: Json = False,
) -> int:
    """What was practised on this computer."""
    if out is not None:
        check_out(out, (".pdf",))
    now = datetime.now().astimezone()
    attempts, exam = _kept(user_data_path("plywood") / "plywood.sqlite")
    seen = history(attempts)
    found = report(seen, overview(seen, now, exam, Rules()))
    if out is not None:
        from exercises.paper.progress_report import write as write_report  # brings reportlab

        write_whole(out, write_report(found, now, DEFAULT))
    if as_json:
        tell_json(report_table(found, now))
        return 0
    tell(say(summary(found)))
    for row in found.skills:
        tell(say("cli-progress-skill", skill=message(f"skill-{row.skill}"), state=row.words))
    for mistake in found.mistakes:
        about = message(f"about-{mistake.name}")
        tell(say("cli-progress-mistake", about=about, times=mistake.times))
    for sentence in search_words(found):
        tell(say(sentence))
    if out is not None:
        tell(say("cli-progress-written", file=str(out)))
    return 0


def _kept(path: Path) -> tuple[list[tuple[int, Attempt]], date | None]:
    """The attempts and the day of the exam; none where nothing was kept yet."""
    if not path.exists():
        return [], None
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file:
            rows = database.attempts(file)
            found = file.execute("SELECT value FROM setting WHERE name = 'exam'").fetchone()
    except database.FAULTS as error:
        raise CannotDo(message("cli-progress-unread", file=str(path), why=str(error))) from None
    exam = read_json(found[0], str) if found else None
    attempts = [(row[0], decoded(row[1:])) for row in rows]
    return [(number, each) for number, each in attempts if each.checked is not None], _day(exam)


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text or "")
    except ValueError:
        return None
