"""Exams that must come out the same again; run this to write them anew, then read what changed.

python tests/exam/made.py
"""

from __future__ import annotations

import io
import json
from pathlib import Path

from exercises.exam.exam import Exam
from exercises.exam.key import KeyFile, list_csv, sheet_json
from exercises.exam.roster import Student
from exercises.exam.secret import Secret
from exercises.exam.spec import Fairness, Paper, Question, Quiz
from exercises.kinds import KINDS
from exercises.paper.printed_exam import make

FOLDER = Path(__file__).parents[1] / "golden" / "exam"
SECRET = Secret(b"0123456789abcdef", 7)
CLASS = [
    Student("17", "Ada Lovelace"),
    Student("18", ""),
    Student("", "=Bo"),
    Student("17", "Ada Lovelace"),
    Student("21", "Cy; Dan"),
]
EVERY_KIND = [Question(kind=kind, level=2, points=place) for place, kind in enumerate(KINDS, 1)]
OWN = [
    Question(kind="minimax", tree="[[3 12 8] [2 4 6]]", points=2.5),
    Question(kind="range-cuts", tree="[[9 9] [0 5]]", rules={"range": [0, 10]}),
    Question(kind="cuts", level=2, seed=5, count=2, text="Why?", text_points=1.5),
    Question(code="cuts-2-00005"),
    Question(kind="windows", level=5, roll=3, count=2),
    Question(kind="cuts", recipe={"widths": [2, 2], "any_convention": True}),
    Question(kind="cuts", recipe={"equality": True, "ties": True, "widths": [3, 2]}),
    Question(kind="cuts", level=5),
]
QUIZZES = {
    "isomorphic": (Quiz(title="T", questions=EVERY_KIND[::4]), CLASS),
    "matched": (
        Quiz(title="T", questions=EVERY_KIND[::9], fairness=Fairness.MATCHED, versions=3),
        [],
    ),
    "none": (Quiz(title="T", questions=EVERY_KIND[1::3], fairness=Fairness.NONE), CLASS[:2]),
    "own": (Quiz(title="T", questions=OWN, shuffle=True, versions=["X", "Y2"]), CLASS),
    "strict": (
        Quiz(
            title="T",
            course="C",
            questions=[Question(kind="cuts", level=3), Question(kind="windows", level=4)],
            conventions={"cut_on_equal": False, "deep": False, "range": [-50, 50]},
            paper=Paper.LETTER,
            shuffle=True,
        ),
        [],
    ),
}


def told(exam: Exam) -> str:
    """The list of sheets, and the key, exercise by exercise."""
    file = io.BytesIO()
    key = KeyFile(exam, file)
    made = [exam.sheet(copy) for copy in exam.copies]
    for pages, sheet in enumerate(made, 1):
        key.add(sheet_json(sheet, pages))
    key.end()
    table = json.loads(file.getvalue())
    lines = [list_csv(exam).decode("utf-8-sig").replace("\r\n", "\n")]
    sheets = table.pop("sheets")
    lines += [f"{name}: {value}" for name, value in table.items()]
    for printed, sheet in zip(made, sheets, strict=True):
        questions = sheet.pop("questions")
        words = ", ".join(f"{name} {what}" for name, what in sheet.items())
        lines += ["", f"# {printed.copy.name}", words]
        for task, row in zip(printed.tasks, questions, strict=True):
            exercise = row.pop("exercise")
            lines.append(f"{row}, the tree {task.tree_points}")
            lines.append(f"  {exercise['kind']} {exercise['rules']}")
            lines.append(f"  {exercise['tree']}")
            lines.append(f"  {exercise['solution']}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (quiz, roster) in QUIZZES.items():
        (FOLDER / f"{name}.txt").write_text(told(make(quiz, SECRET, roster)))
