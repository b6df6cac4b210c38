"""Exercises of every kind in many courses, and the sheets that students may hand in."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from asking import typed
from classroom import knowing
from generated import generated
from slips import slip
from student import Student

from exercises.asks import Ask
from exercises.asks.entry import Claim, Interval, Relation
from exercises.dice import Dice
from exercises.entries import TypedEntries
from exercises.exercise import Exercise
from exercises.files.rules_table import rules_from
from exercises.judging.diagnosis import predictions
from exercises.judging.follow_through import frame_path
from exercises.kinds import KINDS
from exercises.solution import solution
from search.methods import METHODS
from search.numbers import INFINITY
from search.rules import Range

COURSES = (
    {},
    {"cut_on_equal": False},
    {"fail": "hard"},
    {"fail": "bound"},
    {"deep": False},
    {"order": "rtl"},
    {"asked": "leaving"},
    {"ties": "last"},
    {"ties": "any", "cut_after_last": True},
    {"range": True},
    {"window": [2, 14]},
    {"asked": "leaving", "update_on_cut": True, "deep": False},
    {"cut_on_equal": False, "fail": "hard"},
    {"depth": 2},
    {"order": "rtl", "deep": False, "range": True},
    {"mixed": True},
)


def exercise_in(kind: str, level: int, seed: int, course: dict) -> Exercise | None:
    """An exercise in this course; None where the course makes no difference to it."""
    exercise = generated(kind, level, seed)
    if "mixed" in course:
        return mixed(exercise)
    matter = METHODS[exercise.method].rules
    changed = {name: value for name, value in course.items() if name in matter}
    if len(changed) < len(course) or (kind == "interval" and "depth" in changed):
        return None
    if "depth" in changed and None in [exercise.tree.shape.statics[n] for n in exercise.tree.inner]:
        return None
    if changed.pop("range", None):
        if exercise.rules.range is not None:
            return None
        known = [payoff for payoff in exercise.tree.payoffs if payoff is not None]
        ends = Range(min(known), max(known))
        exercise = exercise.under(exercise.rules._replace(range=ends))
    rules = rules_from(changed)
    own = {name: getattr(rules, name) for name in changed}
    exercise = exercise.under(exercise.rules._replace(**own))
    if exercise.rules.frame is not None and not frame_path(exercise):
        return None  # the course evaluates fewer leaves
    return exercise._replace(blanks=KINDS[kind].blanks(exercise.tree, exercise.rules))


def mixed(exercise: Exercise) -> Exercise | None:
    """Windows, values and cuts asked of a search with chance nodes, as files may ask them."""
    if exercise.kind != "range-cuts":
        return None
    blanks = KINDS["alpha-beta"].blanks(exercise.tree, exercise.rules)
    return exercise._replace(kind="alpha-beta", blanks=blanks)


def sheets(exercise: Exercise, dice: Dice) -> Iterator[tuple[str, TypedEntries]]:
    """Right, empty and half empty; slips of every number; rubbish; other courses and mistakes."""
    solved = solution(exercise)
    right = typed(solved)
    blanks = exercise.blanks
    marks = [blank for blank in blanks if blank.ask.row.mark]
    yield "nothing", {}
    yield "right", right
    yield "three quarters", {b: right[b] for b in blanks if b in right and dice.between(1, 4) < 4}
    if marks:
        yield "every mark", right | dict.fromkeys(marks, True)
        yield "no mark", right | dict.fromkeys(marks, False)
        cuts = [blank for blank in marks if right.get(blank)]
        if cuts:
            yield "a missing mark", right | {dice.one_of(cuts): False}
    for count in (1, 2, 4):
        yield f"{count} slips", right | slips(exercise, dice, count)
    yield "a slip carried on", carried_on(exercise, dice)
    if {blank.ask for blank in blanks} & {Ask.ALPHA, Ask.ALPHAS}:
        for sort in ("begun", "false cut"):
            yield f"{sort}, carried on", typed(knowing(exercise, dice, 1, sort)[0])
    yield (
        "slips and gaps",
        {
            blank: text
            for blank, text in (right | slips(exercise, dice, 3)).items()
            if dice.between(1, 4) < 4
        },
    )
    yield "rubbish", rubbish(exercise, dice, 1)
    yield "some rubbish", right | rubbish(exercise, dice, 5)
    others = predictions(exercise)
    if others:
        variant, answers = dice.one_of(others)
        yield variant.id, typed(answers)


def slips(exercise: Exercise, dice: Dice, count: int) -> dict:
    solved, found = solution(exercise), {}
    for blank in dice.some_of(exercise.blanks, min(count, len(exercise.blanks))):
        entry = slip(exercise, blank, solved.get(blank), dice)
        if entry is not None:
            found |= typed({blank: entry})
    return found


def carried_on(exercise: Exercise, dice: Dice) -> TypedEntries:
    """One slip, and all that follows from it, as a student by the book would go on."""
    solved = solution(exercise)
    blank = dice.one_of(list(exercise.blanks))
    entry = slip(exercise, blank, solved.get(blank), dice)
    if entry is None or {each.ask for each in exercise.blanks} & {Ask.BOUND, Ask.RANGE, Ask.ORDER}:
        return typed(solved)
    answers = Student(exercise, {blank: entry}, dice.between(0, 1) == 1).answers
    return typed(answers | ({blank: False} if entry is False else {}))


def rubbish(exercise: Exercise, dice: Dice, one_in: int) -> TypedEntries:
    """Anything that can be read, at some of the blanks."""
    found: dict = {}
    for blank in exercise.blanks:
        if dice.between(1, one_in) == 1:
            text = anything(exercise, blank, dice)
            found[blank] = text
    return found


def anything(exercise: Exercise, blank, dice: Dice) -> str | bool:
    number = dice.between(-20, 40)
    children = exercise.tree.children(blank.node)
    written = dice.one_of([f"{number}", f"{number}.5", f"{number}/3", f"{number}"])
    if blank.ask.row.mark:
        return dice.between(0, 1) == 1
    if blank.ask in (Ask.ALPHA, Ask.BETA):
        return dice.one_of([written, "inf", "-inf"])
    if blank.ask in (Ask.ALPHAS, Ask.BETAS):
        ends = [dice.one_of(["inf", "-inf", written]) for _ in range(dice.between(1, 3))]
        ends += [str(dice.one_of(exercise.tree.payoffs)) for _ in range(dice.between(0, 2))]
        ends = [end for end in ends if end != "None"]
        return ", ".join(ends[: len(children) + 1])
    if blank.ask is Ask.BEST:
        return str(dice.between(0, len(children) - 1))
    if blank.ask is Ask.ORDER:
        return "(" + ", ".join(map(str, dice.some_of(range(len(children)), len(children)))) + ")"
    if blank.ask is Ask.LEAVES:
        return str(abs(number))
    if blank.ask is Ask.RANGE:
        low = Interval(number, INFINITY, dice.between(0, 1) == 1, False)
        high = Interval(-INFINITY, number, False, dice.between(0, 1) == 1)
        both = Interval(number, number + Fraction(7, 2), True, False)
        return str(typed({blank: dice.one_of([low, high, both])})[blank])
    if blank.ask is Ask.BOUND:
        claim = Claim(dice.one_of(list(Relation)), number)
        return str(typed({blank: claim})[blank])
    if exercise.tree.players is not None:
        return ", ".join(str(abs(dice.between(-20, 40))) for _ in range(exercise.tree.players))
    return written
