"""A quiz as an instructor writes it down: a TOML file, read with care."""

from __future__ import annotations

import datetime
import re
import tomllib
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from exercises.files import FileError, read_bytes
from exercises.kinds import KINDS
from exercises.rulebook import RulesError, rules_from
from resources.words import languages
from search.rules import Rules

MOST_QUESTIONS = 50
MOST_VERSIONS = 26
MOST_POINTS = 1000
MOST_ROOM = 200
"""The most room for working, in millimetres: a page has no more."""
MOST_LINES = 30


class SpecError(FileError):
    """A quiz that can't be made: names the field and the cure."""


class Paper(Enum):
    """The sheets that printers have."""

    A4 = "A4"
    LETTER = "Letter"


class Fairness(Enum):
    """How two versions of a question stand to each other."""

    ISOMORPHIC = "isomorphic"  # other numbers, the same comparisons
    MATCHED = "matched"  # other trees, as hard
    NONE = "none"  # other trees of the same recipe


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One question: what is asked, of which tree, for how many points."""

    kind: str = ""
    level: int | None = None
    recipe: dict[str, Any] | None = None
    rules: dict[str, Any] = {}  # where this question goes by other conventions than the quiz
    points: int | float = 10
    count: int = 1
    title: str = ""
    text: str = ""  # a further question in words, below the tree
    lines: int = 0  # to write on
    answer: str = ""  # to that question, for the solution sheet
    space: int | float = 0  # room to work, in millimetres
    seed: int | None = None
    roll: int | None = None  # draws its trees whatever its place; a seed shows them, this does not
    locked: bool = False  # rolling the whole quiz leaves it alone
    code: str | None = None
    tree: str | None = None

    @property
    def worth(self) -> Fraction:
        """The points, exactly."""
        return Fraction(str(self.points))


class Quiz(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole quiz."""

    title: str
    questions: list[Question]
    course: str = ""
    date: str = ""
    time: str = ""
    instructions: str = ""
    logo: str | None = None
    paper: Paper = Paper.A4
    language: str = "en"
    conventions: dict[str, Any] = {}
    shuffle: bool = False
    versions: int | list[str] = []
    roster: str | None = None
    fairness: Fairness = Fairness.ISOMORPHIC
    seed: int | None = None  # with the secret, the same quiz again

    @property
    def labels(self) -> list[str]:
        """The names of the versions; empty where there is but one, or one for each student."""
        if isinstance(self.versions, int):
            return [chr(ord("A") + place) for place in range(self.versions)]
        return self.versions

    @property
    def points(self) -> Fraction:
        """What a perfect sheet is worth."""
        return sum((each.worth * each.count for each in self.questions), Fraction(0))

    def rules(self, question: Question, given: dict[str, Any] | None = None) -> Rules:
        """The conventions of one question."""
        return rules_from({**(given or {}), **self.conventions, **question.rules})


def read_quiz(path: Path) -> Quiz:
    """The quiz in a file; files that it names are looked for beside it."""
    quiz = quiz_from(read_bytes(path), str(path))
    beside = {
        name: str(path.parent / value)
        for name in ("logo", "roster")
        if (value := getattr(quiz, name)) is not None
    }
    return msgspec.structs.replace(quiz, **beside)


def quiz_from(data: bytes | str, name: str) -> Quiz:
    """The quiz that a TOML text describes; an error names the field."""
    try:
        table = tomllib.loads(data if isinstance(data, str) else data.decode("utf-8"))
    except ValueError as error:
        raise SpecError(f"{name} is no TOML: {error}") from None
    if isinstance(table.get("date"), datetime.date):
        table["date"] = table["date"].isoformat()
    try:
        quiz = msgspec.convert(table, Quiz)
        _check(quiz)
    except msgspec.ValidationError as error:
        raise SpecError(f"{name}: {_field(str(error))}") from None
    except (SpecError, RulesError) as error:
        raise SpecError(f"{name}: {error}") from None
    return quiz


def _check(quiz: Quiz) -> None:
    """Refuse what can be told without making anything."""
    if not quiz.title.strip():
        raise SpecError("title: a quiz needs one")
    if quiz.language not in languages():
        raise SpecError(f"language: there is {', '.join(languages())}, not {quiz.language!r}")
    if not 1 <= sum(each.count for each in quiz.questions) <= MOST_QUESTIONS:
        raise SpecError(f"questions: a quiz has 1 to {MOST_QUESTIONS} of them")
    if isinstance(quiz.versions, int) and not 0 <= quiz.versions <= MOST_VERSIONS:
        raise SpecError(f"versions: there are 1 to {MOST_VERSIONS}, not {quiz.versions}")
    if len(set(quiz.labels)) != len(quiz.labels) or len(quiz.labels) > MOST_VERSIONS:
        raise SpecError(f"versions: up to {MOST_VERSIONS}, each with a name of its own")
    if quiz.seed is not None and quiz.seed < 0:
        raise SpecError(f"seed: {quiz.seed} is below 0")
    for label in quiz.labels:
        if not re.fullmatch(r"[A-Za-z0-9]{1,8}", label):
            raise SpecError(f"versions: {label!r} is no name: take 1 to 8 letters and digits")
    rules_from(quiz.conventions)
    for number, question in enumerate(quiz.questions, 1):
        try:
            _check_question(question)
            quiz.rules(question)
        except (SpecError, RulesError) as error:
            raise SpecError(f"question {number}: {error}") from None


def _check_question(question: Question) -> None:
    if question.code is None and question.kind not in KINDS:
        close = get_close_matches(question.kind, KINDS, 1)
        meant = f"did you mean {close[0]}?" if close else f"take one of {', '.join(KINDS)}"
        raise SpecError(f"kind: there is no kind {question.kind!r}: {meant}")
    sources = ("level", "recipe", "code", "tree")
    given = [name for name in sources if getattr(question, name) is not None]
    if len(given) != 1:
        told = f"{given[0]} and {given[1]}" if given else "none of them"
        raise SpecError(f"give one of {', '.join(sources)}, not {told}")
    if question.seed is not None and given[0] not in ("level", "recipe"):
        raise SpecError(f"seed: a {given[0]} needs none")
    if question.seed is not None and question.seed < 0:
        raise SpecError(f"seed: {question.seed} is below 0")
    if question.roll is not None and question.roll < 0:
        raise SpecError(f"roll: {question.roll} is below 0")
    if question.count > 1 and given[0] in ("code", "tree"):
        raise SpecError(f"count: a {given[0]} can be asked only once")
    if question.code is not None and question.kind:
        raise SpecError("kind: a code has its own")
    for name, least, most in (
        ("points", 0, MOST_POINTS),
        ("count", 1, MOST_QUESTIONS),
        ("lines", 0, MOST_LINES),
        ("space", 0, MOST_ROOM),
    ):
        if not least <= getattr(question, name) <= most:
            raise SpecError(f"{name}: from {least} to {most}, not {getattr(question, name)}")


def _field(told: str) -> str:
    """What msgspec says of a field, as people say it: questions are counted from 1."""
    words, _, place = told.partition(" - at `$")
    place = re.sub(r"\.?questions\[(\d+)\]", lambda m: f"question {int(m[1]) + 1}", place)
    place = place.strip("`.").replace(".", ": ").replace("[...]", "")
    words = words.replace("Object contains", "there is an").replace("Object missing", "there is no")
    unknown = re.search(r"unknown field `(\w+)`", words)
    if unknown:
        known = (*Quiz.__struct_fields__, *Question.__struct_fields__)
        close = get_close_matches(unknown[1], known, 1)
        words += f": did you mean {close[0]}?" if close else ""
    return f"{place}: {words}" if place else words
