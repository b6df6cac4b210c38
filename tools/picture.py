"""Takes the README's picture of the practice page."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from exercises import entries
from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from exercises.kinds import KINDS
from exercises.solution import solution
from search import notation
from search.rules import Rules
from tutor.app import make_window
from tutor.practice.page import PracticePage

OUT = Path(__file__).parent.parent / "docs" / "practice.png"
SIZE = QSize(1440, 900)
TREE = "[[[3 5 2] [6 9 1]] [[4 2 3] [7 8 0]]]"


def main() -> None:
    """A sheet that is filled in, with one slip: F starts afresh."""
    application = QApplication(["plywood", "-style", "fusion"])
    tree, kind = notation.read(TREE), KINDS["alpha-beta"]
    exercise = Exercise(tree, kind.method, Rules(), kind.name, kind.blanks(tree, Rules()))
    with TemporaryDirectory() as folder:
        window = make_window(application, Path(folder) / "plywood.sqlite")
        window.resize(SIZE)
        window.show()
        page = window.page
        assert isinstance(page, PracticePage)
        page.open(exercise)
        slip = Blank(tree.find("1.0"), Ask.ALPHA)
        for blank, entry in solution(exercise).items():
            written = "-∞" if blank == slip else entries.show(entry).replace("−", "-")
            page.session.sheet.write(blank, True if entry is True else written)
        page.check()
        page.session.explain(slip)
        page.canvas.setFocus()
        for _ in range(3):
            application.processEvents()
        OUT.parent.mkdir(exist_ok=True)
        window.grab().save(str(OUT))
        window.close()


if __name__ == "__main__":
    main()
