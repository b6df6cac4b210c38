"""A quiz as an instructor writes it down: a TOML file, read with care."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from exercises.files.field_errors import wrong_field
from exercises.files.file_error import FileError
from exercises.files.reading import decoded, read_bytes
from exercises.files.rules_table import RulesError, rules_from
from exercises.files.toml_text import TomlError, table_from
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from exercises.making.recipe_files import EDITION, LEVELS
from resources.words import Message, Value, languages, message, placed
from search.methods import METHODS
from search.rules import Rules

MOST_BYTES = 2**20
MOST_SEED = 2**63 - 1
MOST_QUESTIONS = 50
MOST_VERSIONS = 26
MOST_SPARES = 500
MOST_POINTS = 1000
MOST_ROOM = 200
"""The most room for working, in millimetres: a page has no more."""
MOST_LINES = 30
MOST_PARTS = 26
"""The most parts of a question: each has a letter."""
MOST_CHOICES = 12


class SpecError(FileError):
    """A quiz that can't be made: names the field and the cure."""


class Paper(Enum):
    """The sheets that printers have."""

    A4 = "A4"
    LETTER = "Letter"


class PrintSize(Enum):
    """How large a sheet is printed."""

    NORMAL = "normal"
    LARGE = "large"


class Fairness(Enum):
    """How two versions of a question stand to each other."""

    ISOMORPHIC = "isomorphic"  # other numbers, the same comparisons
    MATCHED = "matched"  # other trees, as hard
    NONE = "none"  # other trees of the same recipe


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is asked at one place: of a tree, in words, or by choices, for how many points."""

    kind: str = ""  # none: nothing is asked of a tree
    rules: dict[str, Any] = {}  # where other conventions hold than those of the quiz
    points: int | float = 10
    text: str = ""  # a question in words: below the tree, or all that is asked
    lines: int = 0  # to write on
    answer: str = ""  # to that question, for the solution sheet
    text_points: int | float = 0  # of the points, what that question earns; 0: it is not marked
    choices: list[str] = []  # to cross, below the question in words
    right: int | list[int] = []  # which of the choices are right, the first being 1
    fixed: bool = False  # the choices stand in this order on every sheet
    space: int | float = 0  # room to work, in millimetres

    @property
    def worth(self) -> Fraction:
        """The points, exactly."""
        return Fraction(str(self.points))

    @property
    def text_worth(self) -> Fraction:
        """The points of the question in words, exactly: all of them where nothing else is asked."""
        if not self.text.strip():
            return Fraction(0)
        return Fraction(str(self.text_points)) if self.of_tree else self.worth

    @property
    def of_tree(self) -> bool:
        """Whether something is asked of a tree."""
        return bool(self.kind)

    @property
    def rights(self) -> list[int]:
        """Which of the choices are right, the first being 1."""
        return [self.right] if isinstance(self.right, int) else self.right


class Question(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One question: what is asked, of which tree, for how many points.

    With parts, the kind says whose trees are drawn, and the text stands above all of them.
    """

    level: int | None = None
    recipe: dict[str, Any] | None = None
    count: int = 1
    title: str = ""
    seed: int | None = None
    roll: int | None = None  # draws its trees whatever its place; a seed shows them, this does not
    locked: bool = False  # rolling the whole quiz leaves it alone
    code: str | None = None
    tree: str | None = None
    same: bool = False  # a tree of one's own is the same on every sheet
    parts: list[Part] = []
    tags: list[str] = []  # to find it by in a bank
    measured: dict[str, Any] = {}  # what a bank knows of it

    @property
    def of_tree(self) -> bool:
        """Whether something is asked of a tree: it has a kind, or a code that names one."""
        return bool(self.kind) or self.code is not None

    def asked(self) -> list[Question]:
        """Each part as a question of its own, without a title; the question where it has none."""
        if not self.parts:
            return [self]
        return [
            msgspec.structs.replace(
                self,
                **{name: getattr(part, name) for name in Part.__struct_fields__},
                title="",
                parts=[],
                code=None,
            )
            for part in self.parts
        ]


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
    size: PrintSize = PrintSize.NORMAL
    language: str = "en"
    conventions: dict[str, Any] = {}
    shuffle: bool = False
    versions: int | list[str] = []
    roster: str | None = None
    spares: int = 0  # sheets without a name
    fairness: Fairness = Fairness.ISOMORPHIC
    marks: Scheme = Scheme.KNOWLEDGE
    seed: int | None = None  # with the secret, the same quiz again
    edition: int | None = None  # of the recipes behind its levels; the newest if left out

    @property
    def trees_edition(self) -> int:
        """The edition of the recipes behind its levels."""
        return EDITION if self.edition is None else self.edition

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


def quiz_from(data: bytes | str, name: Value) -> Quiz:
    """The quiz that a TOML text describes; an error names the field."""
    table = _table(data if isinstance(data, str) else decoded(data, name), name)
    if isinstance(date := table.get("date"), datetime.date):
        table["date"] = date.isoformat()[: len("2026-05-12")]
    _add_up_parts(table)
    try:
        quiz = msgspec.convert(table, Quiz)
    except msgspec.ValidationError as error:
        known = (*Quiz.__struct_fields__, *Question.__struct_fields__)
        places, why = wrong_field(
            error, known, {"paper": Paper, "fairness": Fairness, "marks": Scheme, "size": PrintSize}
        )
        if places[:1] == ["questions"]:
            if len(places) > 1 and isinstance(places[1], Message):
                where = Message("question-number", places[1].values)
                places = [where, *_in_part(places[2:])]
            else:
                places, why = ["questions"], message("spec-questions")
        raise SpecError(placed(why, name, *places)) from None
    check_quiz(quiz, name)
    return quiz


def _in_part(places: list[Value]) -> list[Value]:
    """Places in a question, with the letter of the part that they lead to."""
    if places[:1] == ["parts"] and len(places) > 1 and isinstance(places[1], Message):
        place = int(str(dict(places[1].values)["number"])) - 1
        return [part_letter(place), *places[2:]]
    return places


def _add_up_parts(table: dict[str, Any]) -> None:
    """Let a question have the points and the kind that it leaves to its parts."""
    questions = table.get("questions")
    for question in questions if isinstance(questions, list) else ():
        parts = question.get("parts") if isinstance(question, dict) else None
        parts = (
            [each for each in parts if isinstance(each, dict)] if isinstance(parts, list) else []
        )
        points = [part.get("points", Part().points) for part in parts]
        if parts and "points" not in question and all(map(_is_number, points)):
            question["points"] = _plain(sum(Fraction(str(each)) for each in points))
        kinds = [part["kind"] for part in parts if "kind" in part]
        if kinds and "kind" not in question and "code" not in question:
            question["kind"] = kinds[0]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float)


def _plain(points: Fraction | int) -> int | float:
    return int(points) if points == int(points) else float(points)


def check_quiz(quiz: Quiz, name: Value) -> None:
    """Refuse what can be told without making anything; an error names the field."""
    try:
        _check(quiz)
    except (SpecError, RulesError) as error:
        raise SpecError(placed(error.sentence, name)) from None


def _table(text: str, name: Value) -> dict[str, Any]:
    try:
        return table_from(text)
    except TomlError as error:
        if error.place:
            wrong = message("toml-none", file=name, place=error.place, why=error.sentence)
            raise SpecError(wrong) from None
        raise SpecError(placed(error.sentence, name)) from None


def _check(quiz: Quiz) -> None:
    if not quiz.title.strip():
        raise SpecError(placed(message("spec-title"), "title"))
    rules_from(quiz.conventions, "conventions")
    for number, question in enumerate(quiz.questions, 1):
        try:
            check_question(question)
            rules_from(question.rules)
        except (SpecError, RulesError) as error:
            raise SpecError(placed(error.sentence, question_number(number))) from None
    if quiz.language not in languages():
        there = message("spec-language", known=", ".join(languages()), given=repr(quiz.language))
        raise SpecError(placed(there, "language"))
    if not 1 <= sum(each.count for each in quiz.questions) <= MOST_QUESTIONS:
        raise SpecError(placed(message("spec-count", most=MOST_QUESTIONS), "questions"))
    if isinstance(quiz.versions, int) and not 0 <= quiz.versions <= MOST_VERSIONS:
        given = message("spec-versions", most=MOST_VERSIONS, given=str(quiz.versions))
        raise SpecError(placed(given, "versions"))
    if len(set(quiz.labels)) != len(quiz.labels) or len(quiz.labels) > MOST_VERSIONS:
        raise SpecError(placed(message("spec-version-names", most=MOST_VERSIONS), "versions"))
    if not 0 <= quiz.spares <= MOST_SPARES:
        raise SpecError(_beyond("spares", 0, MOST_SPARES, quiz.spares))
    _check_seed("seed", quiz.seed)
    if not 1 <= quiz.trees_edition <= EDITION:
        raise SpecError(_beyond("edition", 1, EDITION, quiz.trees_edition))
    for label in quiz.labels:
        if not re.fullmatch(r"[A-Za-z0-9]{1,8}", label):
            raise SpecError(placed(message("spec-version-name", name=repr(label)), "versions"))


def _check_seed(name: str, seed: int | None) -> None:
    if seed is not None and seed < 0:
        raise SpecError(placed(message("below-zero", number=str(seed)), name))
    if seed is not None and seed > MOST_SEED:
        raise SpecError(placed(message("spec-seed-most", most=str(MOST_SEED)), name))


def check_question(question: Question) -> None:
    """Refuse a question that can't be asked; an error names the field."""
    sources = ("level", "recipe", "code", "tree")
    given = [name for name in sources if getattr(question, name) is not None]
    words = _in_words(question)
    if question.choices and not question.text.strip():
        raise SpecError(placed(message("spec-choices-text"), "choices"))
    if question.code is None and not words and question.kind not in KINDS:
        raise SpecError(placed(_unknown(question.kind), "kind"))
    if words and given:
        raise SpecError(placed(message("spec-words-source"), given[0]))
    if not words and len(given) != 1:
        known = ", ".join(sources)
        if not given:
            raise SpecError(message("spec-no-source", known=known))
        raise SpecError(message("spec-sources", known=known, one=given[0], other=given[1]))
    if question.seed is not None and (words or given[0] not in ("level", "recipe")):
        raise SpecError(
            placed(message("spec-seedless", source=given[0] if given else "text"), "seed")
        )
    _check_seed("seed", question.seed)
    _check_seed("roll", question.roll)
    if question.count > 1 and (words or given[0] in ("code", "tree")):
        raise SpecError(placed(message("spec-once", source=given[0] if given else "text"), "count"))
    if question.code is not None and question.kind:
        raise SpecError(placed(message("spec-code-kind"), "kind"))
    if question.level is not None and not 1 <= question.level <= LEVELS:
        raise SpecError(_beyond("level", 1, LEVELS, question.level))
    _check_limits(question, (("count", 1, MOST_QUESTIONS),))
    _check_part(question, with_parts=bool(question.parts))
    _check_parts(question)


def _in_words(question: Question) -> bool:
    """Whether a question asks nothing of a tree: it has a text or parts, and no kind."""
    asks = bool(question.text.strip()) or (
        bool(question.parts) and not any(part.kind for part in question.parts)
    )
    return not question.of_tree and asks


def _check_parts(question: Question) -> None:
    if len(question.parts) > MOST_PARTS:
        raise SpecError(placed(message("spec-parts-many", most=MOST_PARTS), "parts"))
    for place, part in enumerate(question.parts):
        try:
            if part.kind and part.kind not in KINDS:
                raise SpecError(placed(_unknown(part.kind), "kind"))
            if part.kind and not question.of_tree:
                raise SpecError(placed(message("spec-part-tree"), "kind"))
            if not part.kind and not part.text.strip():
                raise SpecError(placed(message("spec-part-asks"), "text"))
            _check_part(part, with_parts=False)
            rules_from(part.rules)
        except (SpecError, RulesError) as error:
            raise SpecError(placed(error.sentence, part_letter(place))) from None
    if question.parts:
        points = sum((part.worth for part in question.parts), Fraction(0))
        if points != question.worth:
            wrong = message(
                "spec-parts-points", points=str(question.points), parts=str(_plain(points))
            )
            raise SpecError(placed(wrong, "points"))


def _check_part(part: Part, *, with_parts: bool) -> None:
    """Refuse points, lines and choices that can't be."""
    most_of_text = MOST_POINTS if with_parts or not part.of_tree else part.points
    _check_limits(
        part,
        (
            ("points", 0, MOST_POINTS),
            ("text_points", 0, most_of_text),
            ("lines", 0, MOST_LINES),
            ("space", 0, MOST_ROOM),
        ),
    )
    _check_halves(part)
    if not part.choices:
        if part.rights:
            raise SpecError(placed(message("spec-right-none"), "right"))
        return
    if with_parts or not part.text.strip():
        raise SpecError(placed(message("spec-choices-text"), "choices"))
    if not 2 <= len(part.choices) <= MOST_CHOICES or not all(map(str.strip, part.choices)):
        raise SpecError(placed(message("spec-choices", most=MOST_CHOICES), "choices"))
    if len({*map(str.strip, part.choices)}) != len(part.choices):
        raise SpecError(placed(message("spec-choices-twice"), "choices"))
    fits = all(1 <= each <= len(part.choices) for each in part.rights)
    if not part.rights or not fits or len({*part.rights}) != len(part.rights):
        raise SpecError(placed(message("spec-right", most=len(part.choices)), "right"))


def _check_limits(part: Part, limits: Iterable[tuple[str, float, float]]) -> None:
    for name, least, most in limits:
        if not least <= getattr(part, name) <= most:
            raise SpecError(_beyond(name, least, most, getattr(part, name)))


def _check_halves(part: Part) -> None:
    """Refuse points that no marks of whole and half points add up to."""
    for name, given in (("points", part.points), ("text_points", part.text_points)):
        if given * 2 != int(given * 2):
            near = _plain(Fraction(round(given * 2), 2))
            raise SpecError(placed(message("spec-halves", near=str(near), given=str(given)), name))


def _unknown(kind: str) -> Message:
    """What to write instead of a kind that there is none of."""
    close = get_close_matches(kind, KINDS, 1)
    if not kind:
        return message("spec-kind", kinds=", ".join(KINDS))
    if close:
        return message("spec-kind-misspelt", kind=repr(kind), meant=close[0])
    return message("kind-names", kind=repr(kind), kinds=", ".join(KINDS))


def _beyond(name: str, least: float, most: float, given: float) -> Message:
    """What to write instead of a number that is too small or too large."""
    return placed(message("spec-limits", least=str(least), most=str(most), given=str(given)), name)


def part_letter(place: int) -> Message:
    """The place of an error: one of the parts of a question."""
    return message("part-letter", letter=letter(place))


def letter(place: int) -> str:
    """What a part is called: a, b, c."""
    return chr(ord("a") + place)


def question_number(number: int) -> Message:
    """The place of an error: one of the questions."""
    return message("question-number", number=str(number))
