"""`plywood exercise`, `plywood check` and `plywood kinds`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from exercises.asks import Ask
from exercises.cli import sources
from exercises.cli.failure import WrongWords
from exercises.cli.output import Json, one_line, tell, tell_json
from exercises.exercise import Exercise
from exercises.exercise_files.exercise_file import answers_from, exercise_from, exercise_from_table
from exercises.exercise_files.exercise_table import exercise_table
from exercises.files.file_error import FileError
from exercises.files.reading import json_from
from exercises.files.rules_table import written
from exercises.kinds import KINDS, items_of
from exercises.making.codes import SEEDS, code_of, parse
from exercises.making.generate import generate
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import LEVELS, level_recipe
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import Feedback
from exercises.wording.feedback import check as judge
from exercises.wording.marks_in_words import show_score
from exercises.wording.node_names import show_entry
from exercises.wording.tasks import screen_task
from resources.words import Message, PlywoodError, message, say, say_value
from search import notation
from search.games.state_pictures import in_numbers


def kinds(as_json: Json = False) -> None:
    """List the kinds of question."""
    for kind in KINDS.values():
        if as_json:
            row = {"kind": kind.name, "method": kind.method, "title": say(f"kind-{kind.name}")}
            row["task"] = say(f"kind-{kind.name}-task")
            tell_json({**row, "levels": LEVELS})
        else:
            tell(f"{kind.name:12} {say(f'kind-{kind.name}')}")


def exercise(
    kind: Annotated[str | None, typer.Argument()] = None,
    level: Annotated[
        int | None, typer.Option(help=say("help-exercise-level", levels=LEVELS))
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    code: str | None = None,
    count: Annotated[int, typer.Option(min=1, max=100_000)] = 1,
    file: Annotated[str | None, typer.Option(metavar="F")] = None,
    as_json: Json = False,
) -> None:
    """Make or read an exercise, and print it with its solution."""
    if file is not None and (kind, level, seed, code, count) != (None, None, None, None, 1):
        raise WrongWords(message("cli-file-alone"))
    if file is not None:
        _tell(exercise_from(sources.read_word(Path(file)), file), as_json)
        return
    if code is not None and (kind, level, seed) != (None, None, None):
        raise WrongWords(message("cli-code-alone"))
    if code is None and kind is None:
        raise WrongWords(message("cli-name-kind", kinds=", ".join(KINDS)))
    try:
        if code is not None:
            named = parse(code)
            seed, recipe = named.seed, named.recipe
        else:
            recipe = level_recipe(kind or "", 1 if level is None else level)
    except RecipeError as error:
        raise WrongWords(error.sentence) from None
    first = secrets.randbelow(SEEDS) if seed is None else seed
    for number in range(first, first + count):
        _tell(generate(recipe, number), as_json)


def _tell(made: Exercise, as_json: bool) -> None:
    """An exercise with its solution."""
    if as_json:
        tell_json(exercise_table(made, with_solution=True))
        return
    for line in _lines(made):
        tell(line)


def check(
    source: Annotated[str, typer.Argument(metavar="EXERCISE")],
    answers: Annotated[str | None, typer.Argument()] = None,
    as_json: Json = False,
) -> int:
    """Judge answers: a verdict and a reason for every blank."""
    if source == "-":
        if answers is not None:
            raise WrongWords(message("cli-batch-answers"))
        return _batch()
    if answers is None:
        raise WrongWords(message("cli-name-answers"))
    asked = exercise_from(sources.read_word(Path(source)), source)
    table = json_from(sources.read_word(Path(answers)), answers, dict[str, Any])
    feedback = judge(asked, answers_from(asked, table, answers))
    if as_json:
        tell_json(_table(asked, feedback))
        return 0
    for remark in feedback.remarks:
        tell(f"{remark.verdict.value:10} {asked.key(remark.blank):12} {_told(remark.text)}")
    right, entries = feedback.right_entries
    tell(say("cli-points", right=right, entries=entries, **show_score(feedback.marks)))
    if feedback.account is not None:
        tell(say(feedback.account))
    if feedback.text is not None:
        tell(say(feedback.text))
    return 0


def _batch() -> int:
    """One {"exercise": ..., "answers": ...} a line, one line of feedback each."""
    code = 0
    for number, line in enumerate(sources.standard_lines(), 1):
        if not line.strip():
            continue
        try:
            tell_json(_judged_line(line))
        except PlywoodError as error:
            told = say("at-line", line=str(number), why=error.sentence)
            tell_json({"error": one_line(told)})
            code = 1
    return code


def _judged_line(line: bytes) -> dict[str, Any]:
    if len(line) > sources.MOST_LINE:
        raise FileError(message("cli-line-long", most=sources.MOST_LINE))
    try:
        line.decode()
    except UnicodeDecodeError:
        raise FileError(message("cli-line-no-text")) from None
    table = json_from(line, message("cli-this"), object)
    if not isinstance(table, dict) or not {"exercise", "answers"} <= table.keys():
        raise FileError(message("cli-object"))
    asked = exercise_from_table(table["exercise"])
    return _table(asked, judge(asked, answers_from(asked, table["answers"])))


def _told(sentence: Message) -> str:
    """What is said of an entry, with states as the command line writes them."""
    return in_numbers(say(sentence))


def _table(asked: Exercise, feedback: Feedback) -> dict[str, Any]:
    """Feedback as promised."""
    return {
        "score": written(feedback.score),
        "maximum": written(feedback.maximum),
        "marks": "" if feedback.account is None else say(feedback.account),
        "remarks": [
            {
                "blank": asked.key(remark.blank),
                "verdict": remark.verdict.value,
                "text": _told(remark.text),
            }
            for remark in feedback.remarks
        ],
        "diagnosis": {
            "named": feedback.diagnosis.named,
            "candidates": list(feedback.diagnosis.candidates),
            "suspected": list(feedback.diagnosis.suspected),
            "convention": " ".join(feedback.diagnosis.conventions) or feedback.diagnosis.marking,
            "text": "" if feedback.text is None else say(feedback.text),
        },
    }


def _questions(made: Exercise) -> list[str]:
    """Every question that has a name, each with its options."""
    lines = []
    for item in items_of(made).values():
        if not item.blank.named:
            continue
        lines.append(f"  {made.key(item.blank):12} {say(item.question)}")
        if item.ask is Ask.PICK:
            lines += [f"    {say_value(item.show(letter))}" for letter in item.letters]
    return lines


def _lines(made: Exercise) -> list[str]:
    """An exercise with its solution, for a person."""
    right = solution(made)
    rows = [
        f"  {made.key(blank):12} {in_numbers(say_value(show_entry(made, blank, right[blank])))}"
        for blank in made.blanks
        if blank in right
    ]
    return [
        f"{say(f'kind-{made.kind}')}  {code_of(made) or ''}".rstrip(),
        say(screen_task(made)),
        " ".join(say(rule) for rule in conventions(made).values()),
        *([notation.write(made.tree)] if made.has_tree else []),
        *_questions(made),
        say("cli-solution"),
        *(rows or [f"  {say('cli-solution-empty')}"]),
    ]
