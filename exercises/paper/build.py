"""An exam -> a folder: sheets, solutions, pages for markers, key, list, and what it comes from."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from itertools import accumulate
from pathlib import Path

from exercises.exam.exam import Copy, Exam
from exercises.exam.key import KeyFile, list_csv
from exercises.paper.folder import (
    KEY_NAME,
    LIST_NAME,
    MARKING,
    QUESTIONS,
    SOLUTIONS,
    whole_folder,
    write_private,
)
from exercises.paper.kept_marks import marks_kept
from exercises.paper.layout.unprintable import check_texts
from exercises.paper.made_from import write_source
from exercises.paper.pdf.joining import Bookmark, join
from exercises.paper.workers import Made, MadeFile, file_name, made_sheets
from resources.words import message, say


def build(exam: Exam, out: Path, tell: Callable[[int], object], *, overwrite: bool = False) -> int:
    """Make all files of an exam; how many pages they have.

    `tell` hears at first and after every sheet how many are done; what it raises ends the work,
    which leaves nothing behind. A list with marks in it is kept under another name.
    """
    check_texts(exam.quiz)
    all_made: list[Made] = []
    with whole_folder(out, overwrite) as draft:
        for name in (QUESTIONS, SOLUTIONS, MARKING):
            (draft / name).mkdir()
        for name in (f"{SOLUTIONS}.pdf", f"{MARKING}.pdf", KEY_NAME):
            write_private(draft / name)
        tell(0)
        with (
            (draft / KEY_NAME).open("wb") as key_file,
            closing(made_sheets(exam, draft)) as sheets,
        ):
            key = KeyFile(exam, key_file)
            for done, made in enumerate(sheets, 1):
                key.add(made.key)
                all_made.append(made._replace(key=b""))
                tell(done)
            key.end()
        _join(exam, draft, all_made)
        shutil.rmtree(draft / MARKING)
        (draft / LIST_NAME).write_bytes(list_csv(exam))
        write_source(exam, draft)
        if kept := marks_kept(out):
            name, data = kept
            write_private(draft / name, data)
    return sum(
        file.pages for made in all_made for file in (made.questions, made.solutions, made.marking)
    )


def _join(exam: Exam, draft: Path, all_made: list[Made]) -> None:
    """One file of all question sheets, one of all solutions, and one of all pages for markers."""
    solved = set(exam.solved)
    named = list(zip(exam.copies, all_made, strict=True))
    questions = [(copy, made.questions) for copy, made in named]
    solutions = [(copy, made.solutions) for copy, made in named if copy in solved]
    marking = [(copy, made.marking) for copy, made in named if copy in solved]
    for name, sheets in ((QUESTIONS, questions), (SOLUTIONS, solutions), (MARKING, marking)):
        own = [copy if name == QUESTIONS else copy.of_version for copy, _ in sheets]
        files = [draft / name / file_name(copy) for copy in own]
        duplex = name != MARKING
        sizes = [file.pages + file.pages % 2 if duplex else file.pages for _, file in sheets]
        starts = [0, *accumulate(sizes)]
        bookmarks = [
            Bookmark(_called(copy, exam.quiz.language), start, _questions(file, start))
            for copy, (_, file), start in zip(own, sheets, starts, strict=False)
        ]
        join(files, draft / f"{name}.pdf", bookmarks, duplex=duplex)


def _questions(file: MadeFile, start: int) -> tuple[Bookmark, ...]:
    """The questions of a sheet, where it begins on this page."""
    return tuple(Bookmark(title, start + page) for title, page in file.headings)


def _called(copy: Copy, language: str) -> str:
    """What a sheet is called in the bookmarks: by its version, its id, and whose it is."""
    version = say(message("paper-version", version=copy.version), language) if copy.version else ""
    student = copy.student
    return " · ".join(
        filter(None, (version, copy.id, student.name or student.id if student else ""))
    )
