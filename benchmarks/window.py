"""The window: how soon it is painted, how soon a key is, and one item against an item a node."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.report import Measure, Table

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

STARTS = 31
KEYS = 40
REPAINTS = 9
BRANCHES, PLIES = 27, 3  # 20,440 nodes
IMPORT = "import os, PySide6.QtWidgets; os._exit(0)"
START = """
import os, sys
from importlib import import_module

import main

for name in main.BEFORE_QT:
    import_module(name)
from tutor.practice.page import PracticePage

PracticePage.show_side = lambda page: os._exit(0)  # what the first paint has put off
sys.argv = ["plywood"]
main.main()
"""


def tables() -> Iterator[Table]:
    """How the window does."""
    yield _start()
    yield _locked()
    yield _key()
    yield _many_nodes()


def _start() -> Table:
    """How much more it takes than what no program with Qt can do without."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        bare, ours = [], []
        for _ in range(STARTS + 1):
            bare.append(_run(IMPORT, environment))
            ours.append(_run(START, environment))
        ratio = median(own / other for own, other in zip(ours[1:], bare[1:], strict=True))
    measures = (
        Measure("import of PySide6.QtWidgets alone", 1000 * min(bare[1:]), "ms"),
        Measure("first painted window", 1000 * min(ours[1:]), "ms"),
        Measure("the window, in imports", ratio, "times", 2.2, True),
    )
    how = f"Processor time of whole programs, in turn; the median of {STARTS} pairs."
    return Table("To the first painted window", how, measures)


def _locked() -> Table:
    """Opening what another program keeps to itself, until the window goes on without it."""
    from tutor.storage.store import Store

    with TemporaryDirectory() as folder:
        file = Path(folder) / "plywood.sqlite"
        Store(file).close()
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        began = perf_counter()
        Store(file).close()
        waited = perf_counter() - began
        other.close()
    measures = (Measure("given up after", waited, "s", 1, True),)
    return Table("A database that another program holds", "One opening.", measures)


def _run(code: str, environment: dict[str, str]) -> float:
    """The processor time of a program, in seconds."""
    root, before = Path(__file__).parent.parent, getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _key() -> Table:
    """A digit typed into a blank of a 1,000-node tree, until what it changes is painted."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from exercises.exercise import Exercise
    from exercises.kinds import KINDS
    from search import notation
    from search.rules import Rules
    from tutor.app import make_window
    from tutor.practice.page import PracticePage

    application = _application()
    tree = notation.read(_full(3, 6))
    kind = KINDS["alpha-beta"]
    exercise = Exercise(tree, kind.method, Rules(), kind.name, kind.blanks(tree, Rules()))
    fitted, near, whole = [], [], []
    with TemporaryDirectory() as folder:
        window = make_window(application, Path(folder) / "plywood.sqlite")
        window.show()
        page = window.page
        assert isinstance(page, PracticePage)
        page.open(exercise)
        canvas = page.canvas
        for times, fits in ((fitted, True), (near, False)):
            for number in range(KEYS):
                canvas.session.step(1)
                if fits:
                    canvas.fit()
                QApplication.processEvents()
                key = Qt.Key(Qt.Key.Key_1.value + number % 9)
                times.append(_seconds(lambda key=key: _press(QTest, canvas, key)))
        for _ in range(KEYS // 4):
            canvas.drawing = None
            whole.append(_seconds(canvas.redraw))
        window.close()
    measures = (
        Measure("a key, the whole tree in view", 1000 * median(fitted), "ms", 16, True),
        Measure("a key, letters in view", 1000 * median(near), "ms", 16, True),
        Measure("the whole tree laid out anew", 1000 * median(whole), "ms"),
    )
    how = (
        f"{len(tree):,} nodes with {len(exercise.blanks):,} blanks; the median of {KEYS} keys, in "
        "processor time."
    )
    return Table("From a key to its paint", how, measures)


def _press(test: object, canvas: object, key: object) -> None:
    from PySide6.QtWidgets import QApplication

    test.keyClick(canvas, key)  # type: ignore[attr-defined]
    QApplication.processEvents()


def _many_nodes() -> Table:
    """Our canvas against a scene with an item for every node and every branch."""
    from PySide6.QtWidgets import QApplication

    from exercises.drawing.compose import compose
    from exercises.drawing.parts.markup import Markup
    from exercises.drawing.parts.style import SCREEN
    from search import notation
    from tutor.canvas.canvas import Canvas
    from tutor.look.theme import Theme
    from tutor.storage.settings import Preferences
    from tutor.storage.store import Store

    application = _application()
    tree = notation.read(_full(BRANCHES, PLIES))
    with TemporaryDirectory() as folder:
        store = Store(Path(folder) / "plywood.sqlite")
        theme = Theme(application, Preferences(store))

        drawing = compose(Markup(tree), SCREEN)
        laid_out = min(_seconds(lambda: compose(Markup(tree), SCREEN)) for _ in range(3))

        def build() -> Canvas:
            canvas = Canvas(theme, None)  # type: ignore[arg-type]
            canvas.resize(1000, 700)
            canvas.show_drawing(drawing)
            canvas.grab()
            return canvas

        _ = build()
        one_build = min(_seconds(build) for _ in range(3))
        canvas = build()
        one_paint = min(_seconds(canvas.grab) for _ in range(REPAINTS))
        view = None

        def build_items() -> None:
            nonlocal view
            view = _items(drawing.geometry)
            view.grab()

        many_build = min(_seconds(build_items) for _ in range(2))
        assert view is not None
        many_paint = min(_seconds(view.grab) for _ in range(3))
        store.close()
        QApplication.processEvents()
    with_layout = (laid_out + many_build) / (laid_out + one_build)
    measures = (
        Measure("the layout", 1000 * laid_out, "ms"),
        Measure("one item: built and painted", 1000 * one_build, "ms"),
        Measure("one item: painted again", 1000 * one_paint, "ms"),
        Measure("an item a node: built and painted", 1000 * many_build, "ms"),
        Measure("an item a node: painted again", 1000 * many_paint, "ms"),
        Measure("build and first paint, faster by", many_build / one_build, "times", 10),
        Measure("the same with the layout in both", with_layout, "times"),
        Measure("repaint of the overview, faster by", many_paint / one_paint, "times", 7),
    )
    return Table(
        f"A tree of {len(tree):,} nodes",
        "Processor time, both from the same layout, which is measured by itself.",
        measures,
    )


def _items(geometry):  # type: ignore[no-untyped-def]
    """What an item a node looks like, as most tree viewers have it."""
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QBrush, QColor, QPen, QPolygonF
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    scene = QGraphicsScene()
    pen, brush = QPen(QColor("#0072B2")), QBrush(QColor("#EBF3FA"))
    pen.setCosmetic(True)
    tree = geometry.tree
    for node in tree:
        x, y = geometry.xs[node], geometry.top(node)
        if tree.is_leaf(node):
            item = scene.addRect(QRectF(x - 19, y, 38, 30), pen, brush)
        else:
            shape = [QPointF(x, y), QPointF(x + 33, y + 52), QPointF(x - 33, y + 52)]
            item = scene.addPolygon(QPolygonF(shape), pen, brush)
        text = scene.addSimpleText("3")
        text.setParentItem(item)
        text.setPos(x, y)
        if node:
            scene.addLine(*geometry.branch(node), pen)
    view = QGraphicsView(scene)
    view.resize(1000, 700)
    view.fitInView(scene.sceneRect())
    view.kept = scene  # type: ignore[attr-defined]
    return view


def _application():  # type: ignore[no-untyped-def]
    from PySide6.QtWidgets import QApplication

    return QApplication.instance() or QApplication(["plywood", "-style", "fusion"])


def _full(branches: int, plies: int) -> str:
    if not plies:
        return "3"
    return "[" + " ".join([_full(branches, plies - 1)] * branches) + "]"


def _seconds(does: Callable[[], object]) -> float:
    """The processor time of something."""
    began = process_time()
    does()
    return process_time() - began
