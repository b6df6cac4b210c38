"""`plywood exercise`, `plywood check` and `plywood kinds`."""

from __future__ import annotations

import json
import secrets
import sys
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from exercises import entries
from exercises.cli.failure import CannotDo, WrongWords
from exercises.codes import SEEDS, code_of, parse
from exercises.conventions import conventions
from exercises.exercise import Exercise
from exercises.feedback import Feedback
from exercises.feedback import check as judge
from exercises.files import (
    FileError,
    answers_from,
    exercise_from_table,
    exercise_table,
    read_bytes,
    read_exercise,
)
from exercises.generate import generate
from exercises.kinds import KINDS
from exercises.recipe import LEVELS, RecipeError, level_recipe
from exercises.solution import solution
from resources.words import say
from search import notation
from search.tree import TreeError

MOST_LINE = 2**20

Json = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


def kinds(as_json: Json = False) -> None:
    """List the kinds of question."""
    for kind in KINDS.values():
        if as_json:
            row = {"kind": kind.name, "method": kind.method, "title": say(f"kind-{kind.name}")}
            row["task"] = say(f"kind-{kind.name}-task")
            print(json.dumps({**row, "levels": LEVELS}, ensure_ascii=False))
        else:
            print(f"{kind.name:12} {say(f'kind-{kind.name}')}")


def exercise(
    kind: Annotated[str | None, typer.Argument(help="See plywood kinds.")] = None,
    level: Annotated[
        int | None, typer.Option(help=f"From 1, easy, to {LEVELS}; 1 if left out.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed, the same tree.")] = None,
    code: Annotated[str | None, typer.Option(help="A code such as alpha-beta-3-7Q4K2.")] = None,
    count: Annotated[int, typer.Option(min=1, max=100_000, help="How many.")] = 1,
    as_json: Json = False,
) -> None:
    """Make an exercise, and print it with its solution."""
    if code is not None and (kind, level, seed) != (None, None, None):
        raise WrongWords("a code says kind, level and seed: give it alone")
    if code is None and kind is None:
        raise WrongWords(f"name a kind: {', '.join(KINDS)}")
    try:
        if code is not None:
            kind, level, seed = parse(code)
        recipe = level_recipe(kind or "", 1 if level is None else level)
    except RecipeError as error:
        raise WrongWords(str(error)) from None
    first = secrets.randbelow(SEEDS) if seed is None else seed
    for number in range(first, first + count):
        made = generate(recipe, number)
        if as_json:
            print(json.dumps(exercise_table(made, with_solution=True), ensure_ascii=False))
        else:
            print(_told(made))


def check(
    source: Annotated[str, typer.Argument(metavar="EXERCISE", help="A file, or - for batches.")],
    answers: Annotated[str | None, typer.Argument(help="A file with the answers.")] = None,
    as_json: Json = False,
) -> int:
    """Judge answers: a verdict and a reason for every blank."""
    if source == "-":
        return _batch()
    if answers is None:
        raise WrongWords("name the file with the answers too")
    asked = read_exercise(Path(source))
    try:
        table = msgspec.json.decode(read_bytes(Path(answers)))
    except msgspec.DecodeError:
        raise CannotDo(f"{answers} holds no JSON") from None
    feedback = judge(asked, answers_from(asked, table, answers))
    if as_json:
        print(json.dumps(_table(asked, feedback), ensure_ascii=False))
        return 0
    for remark in feedback.remarks:
        print(f"{remark.verdict.value:10} {asked.key(remark.blank):12} {say(remark.text)}")
    print(f"{float(feedback.score):g} of {float(feedback.maximum):g} points")
    if feedback.text is not None:
        print(say(feedback.text))
    return 0


def _batch() -> int:
    """One {"exercise": ..., "answers": ...} a line, one line of feedback each."""
    code = 0
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            print(json.dumps(_judged_line(line), ensure_ascii=False))
        except (FileError, TreeError) as error:
            print(json.dumps({"error": f"line {number}: {error}"}, ensure_ascii=False))
            code = 1
    return code


def _judged_line(line: str) -> dict[str, Any]:
    if len(line) > MOST_LINE:
        raise FileError(f"a line has at most {MOST_LINE:,} characters")
    try:
        table = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        raise FileError("this line holds no JSON object") from None
    if "exercise" not in table or "answers" not in table:
        raise FileError('an object needs "exercise" and "answers"')
    asked = exercise_from_table(table["exercise"])
    return _table(asked, judge(asked, answers_from(asked, table["answers"])))


def _table(asked: Exercise, feedback: Feedback) -> dict[str, Any]:
    """Feedback as promised."""
    return {
        "score": _number(feedback.score),
        "maximum": _number(feedback.maximum),
        "remarks": [
            {
                "blank": asked.key(remark.blank),
                "verdict": remark.verdict.value,
                "text": say(remark.text),
            }
            for remark in feedback.remarks
        ],
        "diagnosis": {
            "named": feedback.diagnosis.named,
            "candidates": list(feedback.diagnosis.candidates),
            "convention": feedback.diagnosis.convention or feedback.diagnosis.marking,
            "text": "" if feedback.text is None else say(feedback.text),
        },
    }


def _number(points: Fraction) -> int | str:
    return points.numerator if points.denominator == 1 else str(points)


def _told(made: Exercise) -> str:
    right = solution(made)
    rows = [
        f"  {made.key(blank):12} {entries.show(right[blank])}"
        for blank in made.blanks
        if blank in right
    ]
    return "\n".join(
        [
            f"{say(f'kind-{made.kind}')}  {code_of(made)}",
            say(f"kind-{made.kind}-task"),
            " ".join(say(rule) for rule in conventions(made)),
            notation.write(made.tree),
            "Solution:",
            *rows,
        ]
    )
