"""What needs no Qt stands below the window, and works where there is no Qt."""

import pkgutil
import subprocess
import sys

import exercises
import resources
import search
import tutor

WITHOUT_QT = """
import importlib
import sys
from importlib.abc import MetaPathFinder


class NoQt(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(f"there is no {name} here", name=name)


sys.meta_path.insert(0, NoQt())
"""
PART = """
from pathlib import Path

from exercises.drawing.compose import compose
from exercises.drawing.export import export
from exercises.drawing.markup_from import from_solution
from exercises.drawing.parts.style import PAPER
from exercises.entries import show
from exercises.exam.quiz_file import first_quiz
from exercises.exam.secret import Secret
from exercises.making.codes import exercise_of
from exercises.paper.printed_exam import make
from exercises.paper.printed_sheet import print_sheet
from exercises.solution import solution
from exercises.wording.feedback import check

exercise = exercise_of("alpha-beta-2-00003")
right = {blank: show(entry) for blank, entry in solution(exercise).items()}
assert check(exercise, right).score > 0
for ending in ("svg", "png", "pdf", "tex"):
    export(compose(from_solution(exercise), PAPER), Path(sys.argv[1]) / f"tree.{ending}")
quiz = first_quiz()
assert print_sheet(make(quiz, Secret(b"0" * 16, 1)), 0, solved=True).pdf.startswith(b"%PDF")
"""
THE_WINDOW_S_OWN = {
    "tutor.look.language": "sentences in the language of the window",
    "tutor.look.stylesheet": "a text that Qt alone reads",
    "tutor.quizzes.trouble": "names the controls of its page",
    "tutor.widgets.guard": "for methods that Qt calls",
}
"""Modules that need no Qt and are of no use without the window, each with what it is for."""


def modules(package):
    return [
        package.__name__,
        *(found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")),
    ]


def run(code, *words):
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT + code, *words], capture_output=True, text=True
    )


def test_everything_below_the_window_works_without_qt(tmp_path):
    names = [name for package in (search, exercises, resources) for name in modules(package)]
    assert len(names) > 100
    done = run(f"for name in {names}:\n    importlib.import_module(name)\n{PART}", str(tmp_path))
    assert not done.returncode, done.stderr
    assert len(list(tmp_path.iterdir())) == 4


def test_every_module_of_the_window_needs_qt():
    """One that does not belongs below, where paper and the command line can use it."""
    names = sorted(modules(tutor))
    done = run(f"""
for name in {names}:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        assert error.name.startswith(("PySide6", "shiboken6")), error
    else:
        if not hasattr(module, "__path__"):
            print(name)
""")
    assert not done.returncode, done.stderr
    assert done.stdout.split() == sorted(THE_WINDOW_S_OWN)
