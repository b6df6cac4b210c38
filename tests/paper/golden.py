"""The sheets that must stay as they are; run this to write them anew, then look at them.

PYTHONPATH=tests/exercises python -m tests.paper.golden
"""

from __future__ import annotations

from pathlib import Path

from exercises.paper.printed_exam import make
from tests.paper.quizzes import SECRET, example, first_sheet, question_pdf, solution_pdf

FOLDER = Path(__file__).parents[1] / "golden" / "paper"


def golden() -> dict[str, bytes]:
    """The example, version A."""
    quiz = example()
    sheet = first_sheet(make(quiz, SECRET))
    return {"questions.pdf": question_pdf(quiz, sheet), "solutions.pdf": solution_pdf(quiz, sheet)}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in golden().items():
        (FOLDER / name).write_bytes(data)
