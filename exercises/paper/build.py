"""An exam -> a folder: sheets, solutions, key and list, step by step.

for done in build(exam, folder): ...      # closing the iterator leaves nothing behind
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from exercises.exam.exam import Exam
from exercises.exam.key import KeyFile, list_csv
from exercises.paper.folder import KEY_NAME, whole_folder, write_private
from exercises.paper.layout.unprintable import check_texts
from exercises.paper.pdf.joining import join
from exercises.paper.workers import QUESTIONS, SOLUTIONS, file_name, made_sheets

NAMES = (QUESTIONS, SOLUTIONS, f"{QUESTIONS}.pdf", f"{SOLUTIONS}.pdf", KEY_NAME, "list.csv")


class Progress(NamedTuple):
    """How far it is: sheets done, sheets in all, and pages written so far."""

    done: int
    total: int
    pages: int

    def after(self, pages: int) -> Progress:
        """One sheet of so many pages further on."""
        return Progress(self.done + 1, self.total, self.pages + pages)


def build(exam: Exam, out: Path, *, overwrite: bool = False) -> Generator[Progress, None, None]:
    """Make all files of an exam; tells after every sheet how far it is."""
    check_texts(exam.quiz)
    with whole_folder(out, NAMES, overwrite) as draft:
        for name in (QUESTIONS, SOLUTIONS):
            (draft / name).mkdir()
        for name in (f"{SOLUTIONS}.pdf", KEY_NAME):
            write_private(draft / name)
        progress = Progress(0, len(exam.copies), 0)
        yield progress
        with (
            (draft / KEY_NAME).open("wb") as key_file,
            closing(made_sheets(exam, draft)) as sheets,
        ):
            key = KeyFile(exam, key_file)
            for made in sheets:
                key.add(made.key)
                progress = progress.after(made.pages)
                yield progress
            key.end()
        for name in (QUESTIONS, SOLUTIONS):
            files = [draft / name / file_name(copy) for copy in exam.copies]
            join(files, draft / f"{name}.pdf")
        (draft / "list.csv").write_bytes(list_csv(exam))
