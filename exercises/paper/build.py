"""An exam -> a folder: sheets, solutions, key and list."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from exercises.exam.exam import Exam
from exercises.exam.key import KeyFile, list_csv
from exercises.paper.folder import KEY_NAME, QUESTIONS, SOLUTIONS, whole_folder, write_private
from exercises.paper.layout.unprintable import check_texts
from exercises.paper.pdf.joining import join
from exercises.paper.workers import file_name, made_sheets


def build(exam: Exam, out: Path, tell: Callable[[int], object], *, overwrite: bool = False) -> int:
    """Make all files of an exam; how many pages they have.

    `tell` hears at first and after every sheet how many are done; what it raises ends the work,
    which leaves nothing behind.
    """
    check_texts(exam.quiz)
    pages = 0
    with whole_folder(out, overwrite) as draft:
        for name in (QUESTIONS, SOLUTIONS):
            (draft / name).mkdir()
        for name in (f"{SOLUTIONS}.pdf", KEY_NAME):
            write_private(draft / name)
        tell(0)
        with (
            (draft / KEY_NAME).open("wb") as key_file,
            closing(made_sheets(exam, draft)) as sheets,
        ):
            key = KeyFile(exam, key_file)
            for done, made in enumerate(sheets, 1):
                key.add(made.key)
                pages += made.pages
                tell(done)
            key.end()
        for name in (QUESTIONS, SOLUTIONS):
            files = [draft / name / file_name(copy) for copy in exam.copies]
            join(files, draft / f"{name}.pdf")
        (draft / "list.csv").write_bytes(list_csv(exam))
    return pages
