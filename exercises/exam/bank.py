"""A bank of questions: kept with their tags and what was measured, and picked into quizzes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from exercises.exam.question_facts import Facts
from exercises.exam.quiz_file import written
from exercises.exam.spec import Question, Quiz, SpecError, question_number
from exercises.exam.spec_checks import check_question
from exercises.files.field_errors import wrong_field
from exercises.files.reading import decoded, read_bytes
from exercises.files.rules_table import RulesError
from exercises.files.saving import one_at_a_time, refusals_said, write_whole
from exercises.files.toml_text import TomlError, table_from
from resources.words import placed


def bank_file() -> Path:
    """Where the bank of whoever sits at this machine is kept."""
    return user_data_path("plywood") / "bank.toml"


def read_bank(path: Path) -> list[Question]:
    """The questions in a bank, which may be any quiz; none where there is no file yet."""
    if not path.exists():
        return []
    try:
        table = table_from(decoded(read_bytes(path), str(path)))
        questions = msgspec.convert(table.get("questions", []), list[Question])
    except TomlError as error:
        raise SpecError(placed(error.sentence, str(path))) from None
    except msgspec.ValidationError as error:
        places, why = wrong_field(error, Question.__struct_fields__)
        raise SpecError(placed(why, str(path), *places)) from None
    for number, question in enumerate(questions, 1):
        try:
            check_question(question)
        except (SpecError, RulesError) as error:
            raise SpecError(placed(error.sentence, str(path), question_number(number))) from None
    return questions


def keep(questions: Iterable[Question], path: Path) -> None:
    """Add questions to a bank, whole or not at all; one that is there already is not doubled."""
    with refusals_said(path):
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        with one_at_a_time(path.parent):
            there = read_bank(path)
            there += [each for each in questions if each not in there]
            bank = Quiz(title=path.stem, questions=there)
            write_whole(path, written(bank).encode(), private=True)


def tagged(question: Question, tags: Iterable[str], facts: Facts | None = None) -> Question:
    """A question as a bank keeps it: with tags, and what was measured about it."""
    named = [*dict.fromkeys([*question.tags, *(tag.strip() for tag in tags if tag.strip())])]
    measured = question.measured if facts is None else _measured(facts)
    return msgspec.structs.replace(question, tags=named, measured=measured)


def found(questions: Iterable[Question], words: str) -> list[Question]:
    """The questions that have all these words in their tags, title, kind or text."""
    wanted = words.lower().split()
    return [
        question for question in questions if all(word in _searched(question) for word in wanted)
    ]


def _searched(question: Question) -> str:
    parts = [*question.parts, question]
    texts = [question.title, *question.tags, *(part.kind for part in parts)]
    return " ".join([*texts, *(part.text for part in parts)]).lower()


def _measured(facts: Facts) -> dict[str, Any]:
    """What is known of a question's tree: its size, the work that it takes, what it tells apart."""
    hard = facts.difficulty
    return {
        "leaves": hard.leaves,
        "plies": hard.plies,
        "evaluated": hard.evaluated,
        "cuts": len(hard.cutoffs),
        "updates": hard.updates,
        "mistakes_apart": list(facts.apart),
    }
