"""How fair and how fast exercises are: simulated students, and generation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from benchmarks.report import Measure, Table
from exercises import entries
from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.judging.follow_through import FollowThrough, follow_through
from exercises.making.dice import Dice
from exercises.making.generate import generate
from exercises.making.recipe import Recipe, level_recipe
from exercises.misconceptions import Nature, applicable
from exercises.solution import Answers, solution
from exercises.wording.feedback import check
from search.methods import minimax
from search.numbers import INFINITY

TREES = 120
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
FOUR_PLY = Recipe(kind="alpha-beta", widths=((3, 3), (2, 2), (2, 2), (2, 2)), leaves=(-40, 40))
KINDS = ("alpha-beta", "cuts", "minimax", "expectimax", "max-n")


def tables() -> list[Table]:
    """Students, then speed."""
    return [_knowing(), _misled(), _speed()]


def _slipped(exercise: Exercise, dice: Dice, slips: int) -> Answers:
    """What a knowing student writes who slips so often and goes on rightly from there."""
    right = solution(exercise)
    given: Answers = {}
    for _ in range(slips):
        blank = dice.one_of([b for b in exercise.blanks if b in right or b.ask.row.mark])
        entry = _wrong(exercise, blank, right.get(blank), dice)
        if entry is not None:
            given[blank] = entry
    if not given:
        return right
    return _completed(exercise, given, right)


def _completed(exercise: Exercise, slips: Answers, right: Answers) -> Answers:
    """The rest of the entries, as they follow from the slips."""
    written = {blank: entry for blank, entry in slips.items() if entry is not False}
    for _ in range(3):  # marks decide what is seen, so the rest settles in a few rounds
        followed: FollowThrough = follow_through(exercise, {**_marks(written), **written}, right)
        written = {
            blank: entry
            for blank, entry in followed.due.items()
            if entry is not None and blank not in slips
        } | {blank: entry for blank, entry in slips.items() if entry is not False}
    return written


def _marks(answers: Answers) -> Answers:
    return {blank: entry for blank, entry in answers.items() if blank.ask.row.mark}


def _wrong(exercise: Exercise, blank: Blank, right: Entry | None, dice: Dice) -> Entry | None:
    """A plausible slip at this blank."""
    if blank.ask.row.mark:
        return right is None
    children = exercise.tree.children(blank.node)
    if blank.ask is Ask.BEST:
        return dice.one_of([index for index in range(len(children)) if index != right] or [None])
    if isinstance(right, tuple):
        return tuple(int(part) + dice.between(1, 3) for part in right)  # type: ignore[arg-type]
    if isinstance(right, float):
        return dice.between(-20, 20)
    seen = [entry for entry in solution(exercise).values() if isinstance(entry, int)]
    others = [entry for entry in seen if entry != right and not isinstance(entry, bool)]
    return dice.one_of(others) if others else dice.between(-20, 20)


def _knowing() -> Table:
    """Students who know the method and slip."""
    measures = []
    for slips in (1, 2, 3):
        told = trees = 0
        for kind in KINDS:
            for number in range(TREES):
                exercise = generate(level_recipe(kind, 3 + number % 3), number)
                answers = _slipped(exercise, Dice(f"{kind}:{number}:{slips}"), slips)
                diagnosis = check(exercise, _typed(answers)).diagnosis
                told += bool(diagnosis.named or diagnosis.candidates)
                trees += 1
        measures.append(
            Measure(f"{slips} slips: told of a misconception", 100 * told / trees, "%", 0.5, True)
        )
    how = f"{TREES} trees of levels 3 to 5 for each of {', '.join(KINDS)}."
    return Table("Students who know and slip", how, tuple(measures))


def _typed(answers: Answers) -> dict[Blank, str | bool]:
    return {blank: entries.write(entry) for blank, entry in answers.items()}


def _misled() -> Table:
    """Students who follow one misconception."""
    shown = named = listed = misnamed = 0
    for number in range(TREES):
        exercise = generate(FOUR_PLY, number)
        for variant in applicable(exercise, Nature.MISCONCEPTION):
            judged = judge(exercise, _typed(variant.answers(exercise)))
            wrong = sum(each.verdict is Verdict.WRONG for each in judged.judgements)
            if wrong < 2:
                continue
            diagnosis = diagnose(exercise, judged)
            if diagnosis.marking or diagnosis.convention:
                continue
            shown += 1
            named += diagnosis.named == variant.id
            listed += variant.id in diagnosis.candidates
            misnamed += diagnosis.named not in (None, variant.id)
    measures = (
        Measure("named", 100 * named / shown, "%", 85),
        Measure("named or listed", 100 * listed / shown, "%"),
        Measure("named wrongly", 100 * misnamed / shown, "%", 1, True),
    )
    how = (
        f"{TREES} trees of 4 plies, every misconception of alpha-beta; it shows where it "
        "leaves at least two entries wrong and is no accepted way to set the marks."
    )
    return Table("Students who follow one misconception", how, measures)


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
