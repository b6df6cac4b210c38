"""A quiz as an instructor writes it down: a TOML file, read with care."""

from __future__ import annotations

import datetime
import re
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from exercises.exam.toml_text import TomlError, table_from
from exercises.files.field_errors import wrong_field
from exercises.files.reading import FileError, decoded, read_bytes
from exercises.files.rules_table import RulesError, rules_from
from exercises.kinds import KINDS
from exercises.making.recipe import LEVELS
from resources.words import Message, languages, message, placed
from search.methods import METHODS
from search.rules import Rules

MOST_BYTES = 2**20
MOST_SEED = 2**63 - 1
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
    text_points: int | float = 0  # of the points, what that question earns; 0: it is not marked
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

    @property
    def text_worth(self) -> Fraction:
        """The points of the question in words, exactly."""
        return Fraction(str(self.text_points)) if self.text.strip() else Fraction(0)


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

    def rules(self, question: Question, kind: str, given: dict[str, Any] | None = None) -> Rules:
        """The conventions of one question: of the quiz's own, those that matter to its kind."""
        matter = METHODS[KINDS[kind].method].rules
        own = {name: value for name, value in self.conventions.items() if name in matter}
        return rules_from({**(given or {}), **own, **question.rules})


def read_quiz(path: Path) -> Quiz:
    """The quiz in a file; files that it names are looked for beside it."""
    quiz = quiz_from(read_bytes(path, MOST_BYTES), str(path))
    beside = {
        name: str(path.parent / value)
        for name in ("logo", "roster")
        if (value := getattr(quiz, name)) is not None
    }
    return msgspec.structs.replace(quiz, **beside)


def quiz_from(data: bytes | str, name: str) -> Quiz:
    """The quiz that a TOML text describes; an error names the field."""
    table = _table(data if isinstance(data, str) else decoded(data, name), name)
    if isinstance(date := table.get("date"), datetime.date):
        table["date"] = date.isoformat()[: len("2026-05-12")]
    try:
        quiz = msgspec.convert(table, Quiz)
    except msgspec.ValidationError as error:
        known = (*Quiz.__struct_fields__, *Question.__struct_fields__)
        places, why = wrong_field(error, known, {"paper": Paper, "fairness": Fairness})
        if places[:1] == ["questions"]:
            if len(places) > 1 and isinstance(places[1], Message):
                places[:2] = [Message("question-number", places[1].values)]
            else:
                places, why = ["questions"], message("spec-questions")
        raise SpecError(placed(why, name, *places)) from None
    check_quiz(quiz, name)
    return quiz


def check_quiz(quiz: Quiz, name: str) -> None:
    """Refuse what can be told without making anything; an error names the field."""
    try:
        _check(quiz)
    except (SpecError, RulesError) as error:
        raise SpecError(f"{name}: {error}") from None


def _table(text: str, name: str) -> dict[str, Any]:
    try:
        return table_from(text)
    except TomlError as error:
        if error.place:
            raise SpecError(f"{name}, {error.place}: this is no TOML: {error}") from None
        raise SpecError(f"{name}: {error}") from None


def _check(quiz: Quiz) -> None:
    if not quiz.title.strip():
        raise SpecError("title: a quiz needs one")
    rules_from(quiz.conventions, "conventions")
    for number, question in enumerate(quiz.questions, 1):
        try:
            _check_question(question)
            rules_from(question.rules)
        except (SpecError, RulesError) as error:
            raise SpecError(f"question {number}: {error}") from None
    if quiz.language not in languages():
        raise SpecError(f"language: there is {', '.join(languages())}, not {quiz.language!r}")
    if not 1 <= sum(each.count for each in quiz.questions) <= MOST_QUESTIONS:
        raise SpecError(f"questions: a quiz has 1 to {MOST_QUESTIONS} of them")
    if isinstance(quiz.versions, int) and not 0 <= quiz.versions <= MOST_VERSIONS:
        raise SpecError(f"versions: there are 1 to {MOST_VERSIONS}, not {quiz.versions}")
    if len(set(quiz.labels)) != len(quiz.labels) or len(quiz.labels) > MOST_VERSIONS:
        raise SpecError(f"versions: up to {MOST_VERSIONS}, each with a name of its own")
    _check_seed("seed", quiz.seed)
    for label in quiz.labels:
        if not re.fullmatch(r"[A-Za-z0-9]{1,8}", label):
            raise SpecError(f"versions: {label!r} is no name: take 1 to 8 letters and digits")


def _check_seed(name: str, seed: int | None) -> None:
    if seed is not None and seed < 0:
        raise SpecError(f"{name}: {seed} is below 0")
    if seed is not None and seed > MOST_SEED:
        raise SpecError(f"{name}: take one up to {MOST_SEED}")


def _check_question(question: Question) -> None:
    if question.code is None and question.kind not in KINDS:
        close = get_close_matches(question.kind, KINDS, 1)
        meant = f"did you mean {close[0]}?" if close else f"take one of {', '.join(KINDS)}"
        told = f"there is no kind {question.kind!r}" if question.kind else "a question needs one"
        raise SpecError(f"kind: {told}: {meant}")
    sources = ("level", "recipe", "code", "tree")
    given = [name for name in sources if getattr(question, name) is not None]
    if len(given) != 1:
        told = f"{given[0]} and {given[1]}" if given else "none of them"
        raise SpecError(f"give one of {', '.join(sources)}, not {told}")
    if question.seed is not None and given[0] not in ("level", "recipe"):
        raise SpecError(f"seed: a {given[0]} needs none: leave it out")
    _check_seed("seed", question.seed)
    _check_seed("roll", question.roll)
    if question.count > 1 and given[0] in ("code", "tree"):
        raise SpecError(f"count: a {given[0]} can be asked only once")
    if question.code is not None and question.kind:
        raise SpecError("kind: a code has its own: leave it out")
    if question.level is not None and not 1 <= question.level <= LEVELS:
        raise SpecError(f"level: from 1 to {LEVELS}, not {question.level}")
    for name, least, most in (
        ("points", 0, MOST_POINTS),
        ("text_points", 0, question.points),
        ("count", 1, MOST_QUESTIONS),
        ("lines", 0, MOST_LINES),
        ("space", 0, MOST_ROOM),
    ):
        if not least <= getattr(question, name) <= most:
            raise SpecError(f"{name}: from {least} to {most}, not {getattr(question, name)}")
