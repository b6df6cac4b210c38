"""What needs no Qt stands below the window, and works where there is no Qt."""

import ast
import os
import pkgutil
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

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
NAMED_IN_TABLES = """
import gc
from functools import partial

from search.on_demand import named, on_demand

calls = on_demand("").func
found = [each for each in gc.get_objects() if type(each) is partial and each.func is calls]
names = {each.args[0] for each in found} - {""}
assert all(callable(named(name)) for name in names)
print(len(names))
"""
THE_WINDOW_S_OWN = {
    "tutor.look.language": "sentences in the language of the window",
    "tutor.quizzes.trouble": "names the controls of its page",
    "tutor.widgets.guard": "for methods that Qt calls",
}
"""Modules that need no Qt and are of no use without the window, each with what it is for."""

IMPORTED_WHEN_NEEDED = {
    "networkx": "graph files alone need it",
    "reportlab": "paper alone needs it",
    "fsrs": "review dates alone need it",
    "subprocess": "fontconfig is asked for names in other scripts alone",
    "uharfbuzz": "names in other scripts alone need it",
    "PIL": "logos alone need it",
    "exercises.drawing.geometry.graph_geometry": "graphs of games alone need it",
    "exercises.drawing.shapes.arcs": "where a bound comes from, which few drawings show",
    "exercises.drawing.shapes.arrows": "graphs of games alone need it",
    "exercises.drawing.shapes.states": "states of games alone need it",
    "exercises.bound_tracker": "courses with bounds alone need it",
    "exercises.tie_chooser": "courses that take any best move alone need it",
    "exercises.asks.cut_interval": "intervals alone need it",
    "exercises.asks.board_clicks": "boards alone need it",
    "exercises.asks.state_answers": "states of games alone need it",
    "exercises.asks.state_reading": "states of games alone need it",
    "search.games.state_keys": "states of games alone need it",
    "locale": "for libraries, of which the first paint needs none",
    "exercises.drawing.writers": "brings reportlab and pypdfium2",
    "exercises.paper.build": "brings reportlab and pikepdf",
    "exercises.paper.late": "brings reportlab and pikepdf",
    "exercises.export": "brings all that judges, for one platform alone",
    "exercises.paper.printed_sheet": "brings reportlab",
    "exercises.cli": "the command line as a whole",
    "tutor.app": "the window as a whole",
    "tutor.learn.page": "a whole page",
    "tutor.progress.page": "a whole page",
    "exercises.paper.progress_report": "brings reportlab",
    "tutor.practice.page": "a whole page",
    "tutor.explore.page": "a whole page",
    "tutor.play.page": "a whole page",
    "tutor.quizzes.page": "a whole page",
    "tutor.mock_exam.page": "a whole page",
    "tutor.practice.side": "a whole page but its tree, with which the first window is painted",
    "tutor.settings_dialog": "a whole dialog",
    "tutor.keys_dialog": "a whole dialog",
    "tutor.closing_dialog": "a whole dialog",
    "tutor.crash_dialog": "a whole dialog",
    "tutor.answering.item_panel": "questions beside the tree, which few exercises have",
    "tutor.answering.entry_helper": "keys and inputs beside a blank, once they are wanted",
    "tutor.answering.entry_inputs": "inputs of their own, which few exercises have",
    "tutor.look.motion": "what desktops say of motion, once something may move",
    "tutor.widgets.news": "what a page says, once it says anything",
    "tutor.widgets.keyed_button": "buttons with a key, which the first window is painted without",
    "tutor.widgets.choices": "how a list of choices is painted, once it is opened",
    "tutor.canvas.overview": "a tree from far away, which the first one is not",
    "tutor.canvas.overview_map": "a map of a tree that does not fit, which the first one does",
    "exercises.exploring.tree_sources": "brings all that reads files",
    "exercises.files.file_error": "files alone need it",
    "exercises.files.reading": "files alone need it",
    "exercises.items": "questions beside the tree, of which an exercise has one kind",
    "search.methods": "searches, of which an exercise has one",
    "search.games.spec": "brings every game",
    "exercises.wording.mcts_rules": "brings Monte Carlo tree search",
    "exercises.making.codes": "brings the generator",
    "exercises.exercise_files.opened": "what a word of the command line opens",
    "exercises.wording.feedback": "brings all that judges",
    "exercises.judging.scheme": "judges with it",
    "importlib.metadata": "the version alone needs it",
    "ctypes": "for the C library, which is asked for nothing before much was done",
    "PySide6.QtCore": "the name of the system, once a report tells it",
    "PySide6.QtWidgets": "Qt's styles, lists, fields and dialogs, for which no start waits",
}
"""What is imported inside functions or on demand, as no start should wait for it: why."""


LOADED = """
import os
import sys

import main


def tell():
    print(*(name for name in sys.modules if name.startswith(("search", "exercises", "resources"))))
    sys.stdout.flush()
    os._exit(0)


"""
BEFORE_QT = """
from importlib import import_module

for name in main.BEFORE_QT:
    import_module(name)
tell()
"""
FIRST_WINDOW = """
from tutor.practice.page import PracticePage

PracticePage.show_side = lambda page: tell()  # what the first paint has put off
main.BEFORE_QT = ()
sys.argv = ["plywood"]
main.main()
"""


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


LATE = re.compile(r"\bon_demand\(|^ +(?:from|import) ", re.MULTILINE)
"""What a file has in it that imports anything late: most have not, and are not looked at."""


@cache
def nodes(path):
    """All that a file says."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def called_on_demand(path):
    """The modules, or their folder, whose functions are called on demand."""
    for node in nodes(path):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "on_demand":
            name = (
                node.args[0].values[0] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
            )
            yield name.value.rpartition(".")[0]


def imported_when_needed(path):
    """What functions import, and the modules whose functions are called on demand."""
    if not LATE.search(path.read_text("utf-8")):
        return
    yield from called_on_demand(path)
    for function in nodes(path):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.ImportFrom):
                    yield node.module
                elif isinstance(node, ast.Import):
                    yield from (name.name for name in node.names)


def test_functions_import_only_what_no_start_should_wait_for():
    root = Path(tutor.__file__).parents[1]
    folders = [Path(package.__file__).parent for package in (search, exercises, resources, tutor)]
    files = [root / "main.py", *(path for folder in folders for path in folder.rglob("*.py"))]
    found = {name for path in files for name in imported_when_needed(path)}
    rows = {name: [row for row in IMPORTED_WHEN_NEEDED if within(name, row)] for name in found}
    assert not [name for name, matching in rows.items() if not matching]
    assert {row for matching in rows.values() for row in matching} == IMPORTED_WHEN_NEEDED.keys()


def test_every_function_that_a_table_names_is_there():
    """Asked of a process of its own: what a run of the tests froze is hidden from `gc`."""
    names = [name for package in (search, exercises) for name in modules(package)]
    done = run(f"for name in {names}:\n    importlib.import_module(name)\n{NAMED_IN_TABLES}")
    assert not done.returncode, done.stderr
    assert int(done.stdout) > 30


def test_what_the_first_window_needs_and_nothing_else_is_imported_before_qt(tmp_path):
    def loaded(code):
        ran = subprocess.run(
            [sys.executable, "-c", LOADED + code],
            capture_output=True,
            text=True,
            env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
            cwd=Path(tutor.__file__).parents[1],
        )
        assert not ran.returncode, ran.stderr
        return set(ran.stdout.split())

    before, needed = loaded(BEFORE_QT), loaded(FIRST_WINDOW)
    assert len(needed) > 50
    assert before == needed


def within(name, row):
    return name == row or name.startswith(f"{row}.")


def test_no_two_folders_import_each_other_nor_a_folder_the_one_it_stands_in():
    root = Path(tutor.__file__).parents[1]
    packages = (search, exercises, resources, tutor)
    files = {name: source(root, name) for package in packages for name in modules(package)}
    uses = set()
    for path in files.values():
        for node in nodes(path):
            if isinstance(node, ast.ImportFrom) and node.module:
                wanted = [f"{node.module}.{each.name}" for each in node.names]
                found = [w if w in files else node.module for w in wanted]
                uses |= {(path.parent, files[each].parent) for each in found if each in files}
        wanted = [each for each in called_on_demand(path) if each in files]
        uses |= {(path.parent, files[each].parent) for each in wanted}
    assert len(uses) > 100
    assert not [(one, other) for one, other in uses if one != other and (other, one) in uses]


def source(root, name):
    """The file of a module."""
    path = root.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
