"""An exam -> a folder: sheets, solutions, key and list, on all cores, step by step.

for done in build(exam, folder): ...      # closing the iterator leaves nothing behind
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from exercises.exam.exam import Copy, Exam
from exercises.exam.key import key_json, list_csv, sheet_json
from exercises.exam.spec import Quiz, SpecError
from exercises.export.paper.folder import whole_folder
from exercises.export.paper.page import Page
from exercises.export.paper.printing import Packed, Printer, to_pdf
from exercises.export.paper.script import can_show
from exercises.export.paper.sheets import question_pages, solution_pages
from exercises.files import FileError

QUESTIONS, SOLUTIONS = "questions", "solutions"
NAMES = (QUESTIONS, SOLUTIONS, f"{QUESTIONS}.pdf", f"{SOLUTIONS}.pdf", "key.json", "list.csv")
ALONE = 6
"""Up to so many sheets it is not worth starting other processes."""


class Made(NamedTuple):
    """One sheet, done: its pages for the printer's files, and its entry in the key."""

    questions: list[Page | Packed]
    solutions: list[Page | Packed]
    key: bytes


class Progress(NamedTuple):
    """How far it is: sheets done, sheets in all, and pages written so far."""

    done: int
    total: int
    pages: int


def build(exam: Exam, out: Path, *, overwrite: bool = False) -> Generator[Progress, None, None]:
    """Make all files of an exam; tells after every sheet how far it is."""
    title = exam.quiz.title
    check_texts(exam.quiz)
    with whole_folder(out, NAMES, overwrite) as draft:
        for name in (QUESTIONS, SOLUTIONS):
            (draft / name).mkdir()
        questions = Printer(draft / f"{QUESTIONS}.pdf", title)
        solutions = Printer(draft / f"{SOLUTIONS}.pdf", title)
        keys: list[bytes] = []
        pages = 0
        total = len(exam.copies)
        yield Progress(0, total, 0)
        for made in _made(exam, draft):
            questions.add_sides(made.questions)
            solutions.add_sides(made.solutions)
            keys.append(made.key)
            pages += len(made.questions) + len(made.solutions)
            yield Progress(len(keys), total, pages)
        questions.save()
        solutions.save()
        (draft / "key.json").write_bytes(key_json(exam, keys))
        (draft / "list.csv").write_bytes(list_csv(exam))


def _made(exam: Exam, draft: Path) -> Iterator[Made]:
    """Every sheet in order, made here or by other processes."""
    cores = min(_cores(), len(exam.copies))
    if cores < 2 or len(exam.copies) <= ALONE:
        yield from (make_sheet(exam, copy, draft) for copy in exam.copies)
        return
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _start, (exam, draft))
    waiting: deque[Future[Made]] = deque()
    try:
        for copy in exam.copies:
            # A few sheets ahead, and no more: so an exam of any size needs the same memory.
            if len(waiting) >= 2 * cores:
                yield waiting.popleft().result()
            waiting.append(pool.submit(_made_there, copy))
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise FileError("a process that made sheets was ended from outside: try again") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


_job: tuple[Exam, Path] | None = None
"""What a process that makes sheets works on; set once, when it starts."""


def _start(exam: Exam, draft: Path) -> None:
    global _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started it decides
    _job = exam, draft


def _made_there(copy: Copy) -> Made:
    assert _job is not None, "the process was started with a job"
    exam, draft = _job
    return make_sheet(exam, copy, draft)


def check_texts(quiz: Quiz) -> None:
    """Refuse a text that no font can show; names are another matter."""
    fields = {name: getattr(quiz, name) for name in ("title", "course", "time", "instructions")}
    for number, question in enumerate(quiz.questions, 1):
        for name in ("title", "text", "answer"):
            fields[f"question {number}: {name}"] = getattr(question, name)
    for name, text in fields.items():
        for word in text.split():
            if not can_show(word):
                raise SpecError(f"{name}: no font here can show {word!r}")


def make_sheet(exam: Exam, copy: Copy, draft: Path) -> Made:
    """Write a sheet's own two files."""
    sheet = exam.sheet(copy)
    title, file = exam.quiz.title, f"{copy.name}.pdf"
    questions, packed_questions = to_pdf(question_pages(exam.quiz, sheet), title)
    solutions, packed_solutions = to_pdf(solution_pages(exam.quiz, sheet), title)
    (draft / QUESTIONS / file).write_bytes(questions)
    (draft / SOLUTIONS / file).write_bytes(solutions)
    return Made(packed_questions, packed_solutions, sheet_json(sheet, len(packed_questions)))
