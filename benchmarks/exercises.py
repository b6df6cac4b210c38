"""How fair and how fast exercises are: simulated students, and generation."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import cycle
from pathlib import Path

from benchmarks.report import Measure, Table
from exercises import entries
from exercises.dice import Dice
from exercises.exercise import Blank, Exercise, Verdict
from exercises.kinds import KINDS
from exercises.making.generate import generate
from exercises.making.recipe import Recipe
from exercises.making.recipe_files import level_recipe
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import Answers
from exercises.wording.feedback import Feedback, check
from search.methods import minimax
from search.numbers import INFINITY

sys.path.append(str(Path(__file__).parents[1] / "tests" / "exercises"))
classroom = import_module("classroom")

TREES = 30
APART = (
    "AB-NOPRUNE",
    "AB-ROOTRESET",
    "AB-PREMATURE",
    "AB-LOCALBEST",
    "AB-SWAPPED",
    "AB-SIBLING",
    "AB-GLOBAL",
    "AB-ALPHAATMIN",
    "AB-SHALLOW",
    "AB-RTL",
)
THREE_PLY = Recipe(kind="alpha-beta", widths=((3, 3),) * 3, leaves=(-20, 20), ties=True)


def tables() -> list[Table]:
    """Students, then speed."""
    return [_knowing(), _misled(), _speed()]


def _asked() -> Iterator[Exercise]:
    """Trees of levels 3 to 5 for every kind whose entries a search gives."""
    for name, kind in KINDS.items():
        if name not in ("ordering", "interval") and not (kind.items or kind.game):
            for number in range(TREES):
                yield generate(level_recipe(name, 3 + number % 3), number)


def _knowing() -> Table:
    """Students who know the method and slip, in one course after the other."""
    accused: Counter[int] = Counter()
    sheets: Counter[int] = Counter()
    several, suspected, courses = 0, 0, cycle(classroom.COURSES)
    for number, usual in enumerate(_asked()):
        for slips in (1, 2, 3):
            exercise = classroom.in_course(usual, next(courses))
            answers, _ = classroom.knowing(exercise, Dice(f"{number}:{slips}"), slips)
            feedback = check(exercise, _typed(answers))
            sheets[slips] += 1
            accused[slips] += bool(feedback.diagnosis.candidates)
            suspected += bool(feedback.diagnosis.suspected)
            several += slips == 1 and _wrong(feedback) > 1
    measures = [
        Measure(
            f"{slips} slips: told of a misconception", 100 * accused[slips] / count, "%", 0.2, True
        )
        for slips, count in sheets.items()
    ]
    measures.append(Measure("a mistake suspected", 100 * suspected / sheets.total(), "%"))
    measures.append(
        Measure("one slip: more than one entry wrong", 100 * several / sheets[1], "%", 1, True)
    )
    how = (
        f"{TREES} trees of levels 3 to 5 for every kind, in {len(classroom.COURSES)} courses; "
        f"slips are {', '.join(classroom.SORTS)}, on paper or in the head."
    )
    return Table("Students who know and slip", how, tuple(measures))


def _typed(answers: Answers) -> dict[Blank, str | bool]:
    return {blank: entries.write(entry) for blank, entry in answers.items()}


def _wrong(feedback: Feedback) -> int:
    return sum(each.verdict is Verdict.WRONG for each in feedback.judged.judgements)


def _misled() -> Table:
    """Students who follow one mistake, and leave nothing or a quarter of the blanks empty."""
    shown, found = 0, Counter[str]()
    for exercise in _asked():
        for variant in applicable(exercise):
            if variant.nature not in (Nature.MISCONCEPTION, Nature.SLIP):
                continue
            answers = variant.answers(exercise)
            whole = check(exercise, _typed(answers))
            if _wrong(whole) < 2 or whole.diagnosis.elsewhere:
                continue
            left = classroom.some_empty(answers, Dice(f"{exercise.seed}:{variant.id}"))
            gaps = check(exercise, _typed(left)).diagnosis
            shown += 1
            found["named"] += whole.diagnosis.named == variant.id
            found["listed"] += variant.id in whole.diagnosis.candidates
            found["told"] += variant.id in whole.diagnosis.mistakes
            found["gaps"] += variant.id in gaps.mistakes
            found["wrongly"] += not {whole.diagnosis.named, gaps.named} <= {None, variant.id}
    measures = (
        Measure("named", 100 * found["named"] / shown, "%"),
        Measure("named or listed", 100 * found["listed"] / shown, "%"),
        Measure("named, listed or suspected", 100 * found["told"] / shown, "%", 75),
        Measure("the same, a quarter empty", 100 * found["gaps"] / shown, "%", 60),
        Measure("named wrongly", 100 * found["wrongly"] / shown, "%", 1, True),
    )
    how = (
        f"{TREES} trees of levels 3 to 5 for every kind, every mistake of the table; it shows "
        "where it leaves at least two entries wrong and is no accepted way to set the marks."
    )
    return Table("Students who follow one mistake", how, measures)


def _speed() -> Table:
    """Generation against one search of the same trees, in CPU time."""
    recipe = replace(THREE_PLY, ties=False, cutoffs=(2, 9), tells_apart=APART)
    exercises = [generate(recipe, seed) for seed in range(10)]
    bare = sum(_least(partial(_search, each)) for each in exercises) / len(exercises)
    made = sum(_least(partial(generate, recipe, seed)) for seed in range(100, 120)) / 20
    measures = (
        Measure("an accepted exercise, 10 mistakes told apart", made / bare, "searches", 400, True),
    )
    how = "3 branches by 3 plies (40 nodes), against a search of such trees."
    return Table("The speed of exercises", how, measures)


def _search(exercise: Exercise) -> None:
    minimax.search(exercise.tree, exercise.rules, narrows=True)


def _least(work: Callable[[], object], times: int = 15) -> float:
    """The least CPU time of several runs: other work on the machine only ever adds."""
    least = INFINITY
    for _ in range(times):
        start = time.process_time()
        work()
        least = min(least, time.process_time() - start)
    return least
