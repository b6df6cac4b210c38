"""Every sheet of an exam in order, made on all cores."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from exercises.drawing.parts.picture import Text
from exercises.exam.exam import Copy, Exam
from exercises.exam.key import sheet_json
from exercises.files.file_error import FileError
from exercises.paper.folder import MARKING, QUESTIONS, SOLUTIONS, write_private
from exercises.paper.layout.font_choice import name_fonts
from exercises.paper.layout.marker_key import marker_pages
from exercises.paper.layout.page import Page, Role
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.pdf.printing import to_pdf
from exercises.paper.shaping.machine_fonts import named_fonts
from resources.words import message

ALONE = 16
"""Up to so many sheets it is not worth starting other processes: one starts as long as ten sheets
take."""


class MadeFile(NamedTuple):
    """A file of a sheet: how many pages it has, and the headings on them, each with its page."""

    pages: int = 0
    headings: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, pages: list[Page]) -> MadeFile:
        """What is known of a file with these pages."""
        headings = [
            (" ".join(shape.text for shape in item.shapes if isinstance(shape, Text)), number)
            for number, page in enumerate(pages)
            for item in page.items
            if item.role is Role.HEADING
        ]
        return cls(len(pages), tuple(headings))


class Made(NamedTuple):
    """One sheet, done: its files, and its entry in the key.

    Only one sheet of a version has a solution, and a page for whoever marks.
    """

    questions: MadeFile
    solutions: MadeFile
    marking: MadeFile
    key: bytes


def file_name(copy: Copy) -> str:
    """What a sheet's own files are called, in each of their folders."""
    return f"{copy.name}.pdf"


def made_sheets(exam: Exam, draft: Path) -> Generator[Made, None, None]:
    """Every sheet in order, made here or by other processes."""
    cores = min(_cores(), len(exam.copies))
    if cores < 2 or len(exam.copies) <= ALONE:
        yield from (make_sheet(exam, copy, draft) for copy in exam.copies)
        return
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _start, (exam, draft, named_fonts()))
    waiting: deque[Future[Made]] = deque()
    try:
        for copy in exam.copies:
            # A few sheets ahead, and no more: so an exam of any size needs the same memory.
            if len(waiting) >= 2 * cores:
                yield waiting.popleft().result()
            with _without_interrupts():
                waiting.append(pool.submit(_made_there, copy))
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise FileError(message("worker-ended")) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes started here don't hear Ctrl+C: the one who started them hears it, if later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_job: tuple[Exam, Path] | None = None
"""What a process that makes sheets works on; set once, when it starts."""


def _start(exam: Exam, draft: Path, fonts: list[str]) -> None:
    global _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    name_fonts(fonts)
    _job = exam, draft


def _end_with_parent() -> None:
    """Nobody would end this process if its parent were killed."""
    parent = parent_process()
    assert parent is not None, "the process was started by another"
    parent.join()
    os._exit(1)


def _made_there(copy: Copy) -> Made:
    assert _job is not None, "the process was started with a job"
    exam, draft = _job
    return make_sheet(exam, copy, draft)


def make_sheet(exam: Exam, copy: Copy, draft: Path) -> Made:
    """Write a sheet's own files."""
    sheet = exam.sheet(copy)
    title, language = exam.quiz.title, exam.quiz.language
    questions = question_pages(exam.quiz, sheet)
    (draft / QUESTIONS / file_name(copy)).write_bytes(to_pdf(questions, title, language))
    solutions: list[Page] = []
    marking: list[Page] = []
    if copy in exam.solved:
        whole = sheet._replace(copy=copy.of_version)
        solutions = solution_pages(exam.quiz, whole)
        marking = marker_pages(exam.quiz, whole)
        file = file_name(whole.copy)
        write_private(draft / SOLUTIONS / file, to_pdf(solutions, title, language))
        write_private(draft / MARKING / file, to_pdf(marking, title, language))
    key = sheet_json(sheet, len(questions))
    return Made(MadeFile.of(questions), MadeFile.of(solutions), MadeFile.of(marking), key)
