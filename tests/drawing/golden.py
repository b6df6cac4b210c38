"""The pictures that must stay as they are; run this to write them anew, then look at them.

python -m tests.drawing.golden
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from exercises.asks import Ask
from exercises.drawing.compose import Drawing, compose
from exercises.drawing.markup_from import from_exercise, from_solution, from_trace
from exercises.drawing.parts.markup import Arc, Markup
from exercises.drawing.parts.palette import DARK, LIGHT, PRINT
from exercises.drawing.parts.style import PAPER, SCREEN
from exercises.drawing.writers import pdf, svg, tikz
from exercises.exercise import Blank, Exercise, Verdict
from exercises.kinds import KINDS
from search import notation
from search.methods import METHODS, solve
from search.rules import Rules
from search.tree import GameTree

FOLDER = Path(__file__).parents[1] / "golden" / "drawing"
TREE = "[[[3 5 2] [6 9 1]] [[4 2 3] [7 8 0]]]"


def exercise(kind: str = "alpha-beta", tree: str = TREE) -> Exercise:
    """An exercise of a kind on a tree."""
    read = notation.read(tree)
    blanks = KINDS[kind].blanks(read, Rules())
    return Exercise(read, KINDS[kind].method, Rules(), kind, blanks)


def solved(tree: str, method: str) -> Drawing:
    """A tree with its search on it."""
    trace = solve(notation.read(tree), METHODS[method], Rules())
    return compose(from_trace(trace, windows=method == "alpha-beta"), SCREEN)


def practised() -> Drawing:
    """An exercise half done, checked, with an arc."""
    task = exercise()
    tree = task.tree
    entries: dict[Blank, str | bool] = {
        Blank(tree.find(path), ask): entry
        for path, ask, entry in (
            ("", Ask.ALPHA, "-inf"),
            ("", Ask.BETA, "inf"),
            ("0", Ask.ALPHA, "-inf"),
            ("0", Ask.BETA, "5"),
            ("0.0", Ask.VALUE, "5"),
            ("0.1", Ask.VALUE, "6"),
            ("0.1.1", Ask.CUT, True),
            ("0.1.2", Ask.CUT, True),
            ("0", Ask.VALUE, "5"),
            ("1.1", Ask.CUT, True),
            ("", Ask.BEST, "0"),
        )
    }
    signs = (Verdict.RIGHT, Verdict.RIGHT, Verdict.WRONG, Verdict.FOLLOWS)
    verdicts = dict(zip(entries, cycle(signs), strict=False))
    focus = Blank(tree.find("1"), Ask.VALUE)
    arc = Arc(tree.ROOT, focus.node, "α = 5 comes from A")
    return compose(from_exercise(task, entries, verdicts=verdicts, focus=focus, arcs=[arc]), SCREEN)


def strange_names() -> Drawing:
    """Names that mean something to SVG or LaTeX."""
    tree = notation.read("[[1 2] [3 4]]")
    names = ("<b>&\"'", "$x_1$ \\ {%} #~^", None, None, "日本 Ωж", None, "\x00\x1b")
    shape = tree.shape._replace(names=names)
    return compose(Markup(GameTree(shape, tree.payoffs)), SCREEN)


GOLDEN: dict[str, Callable[[], bytes]] = {
    "blank.svg": lambda: svg.write(
        compose(from_exercise(exercise()), PAPER).picture, PRINT
    ).encode(),
    "solution.svg": lambda: svg.write(
        compose(from_solution(exercise()), PAPER).picture, PRINT
    ).encode(),
    "practice.svg": lambda: svg.write(practised().picture, LIGHT, "Practice").encode(),
    "vectors.svg": lambda: svg.write(
        solved("A[B[(10,-3,7) (4,2,3)] B[(6,1,2) C[(7,4,1) (1,1,1)]]]", "max-n").picture, LIGHT
    ).encode(),
    "chance.svg": lambda: svg.write(
        solved("max[chance[1/4*8 3/4*-4] chance[min{3}[2 5] min[7 1]] 4]", "expectimax").picture,
        DARK,
    ).encode(),
    "names.svg": lambda: svg.write(strange_names().picture, LIGHT).encode(),
    "practice.tex": lambda: tikz.write(practised().picture, LIGHT).encode(),
    "names.tex": lambda: tikz.write(strange_names().picture, LIGHT).encode(),
    "solution.pdf": lambda: pdf.write(
        compose(from_solution(exercise()), PAPER).picture, PRINT, "Solution"
    ),
}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in GOLDEN.items():
        (FOLDER / name).write_bytes(make())
