"""How fair and how fast exercises are: simulated students, generation and checking."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import median

from benchmarks.report import Measure, Table
from exercises import entries
from exercises.exercise import Ask, Blank, Entry, Exercise, Verdict
from exercises.judging.check import Typed, judge
from exercises.judging.diagnosis import diagnose
from exercises.judging.follow_through import FollowThrough, follow_through
from exercises.making.dice import Dice
from exercises.making.generate import generate
from exercises.making.recipe import Recipe, level_recipe
from exercises.misconceptions import Nature, applicable
from exercises.solution import Answers, run, solution
from exercises.wording.feedback import check
from search.methods import minimax
from search.numbers import INFINITY

TREES = 120
ROUNDS = 25
OFTEN = 20
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
    """The rest of the entries, as they follow_through from the slips."""
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
    """Students who follow_through one misconception."""
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
    return Table("Students who follow_through one misconception", how, measures)


def _speed() -> Table:
    """Generation and checking against one search of the same trees, in CPU time."""
    recipe = replace(THREE_PLY, ties=False, cutoffs=(2, 9), tells_apart=APART)
    exercises = [generate(recipe, seed) for seed in range(10)]
    bare = sum(_least(partial(_search, each)) for each in exercises) / len(exercises)
    made = sum(_least(partial(generate, recipe, seed)) for seed in range(100, 120)) / 20
    asked = [generate(replace(THREE_PLY, ties=False), seed) for seed in range(20)]
    typed = [_typed(_misled_answers(each, number)) for number, each in enumerate(asked)]
    answered = list(zip(asked, typed, strict=True))
    first = sum(_in_traces(_first_check, each, answers) for each, answers in answered) / len(asked)
    again = sum(_in_traces(check, each, answers) for each, answers in answered) / len(asked)
    measures = (
        Measure("an accepted exercise, 10 mistakes told apart", made / bare, "searches", 400, True),
        Measure("a first check, for each variant", first, "traces", 4, True),
        Measure("a later check, for each variant", again, "traces", 4, True),
    )
    how = "3 branches by 3 plies (40 nodes), against an untraced and a traced search of such trees."
    return Table("The speed of exercises", how, measures)


def _misled_answers(exercise: Exercise, number: int) -> Answers:
    mistakes = applicable(exercise, Nature.MISCONCEPTION)
    return mistakes[number % len(mistakes)].answers(exercise)


def _search(exercise: Exercise) -> None:
    minimax.search(exercise.tree, exercise.rules, narrows=True)


def _first_check(exercise: Exercise, typed: Typed) -> None:
    check(exercise._replace(), typed)


def _in_traces(
    checks: Callable[[Exercise, Typed], object], exercise: Exercise, typed: Typed
) -> float:
    """What a check costs for each variant, in traced searches taken just before and after it."""
    ratios = []
    for _ in range(ROUNDS):
        began = time.process_time()
        _trace_often(exercise)
        traced = time.process_time()
        checks(exercise, typed)
        checked = time.process_time()
        _trace_often(exercise)
        traces = (traced - began + time.process_time() - checked) / (2 * OFTEN)
        ratios.append((checked - traced) / traces)
    return median(ratios) / len(applicable(exercise))


def _trace_often(exercise: Exercise) -> None:
    for _ in range(OFTEN):
        run(exercise)


def _least(work: Callable[[], object], times: int = 15) -> float:
    """The least CPU time of several runs: other work on the machine only ever adds."""
    least = INFINITY
    for _ in range(times):
        start = time.process_time()
        work()
        least = min(least, time.process_time() - start)
    return least
