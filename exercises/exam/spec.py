"""A quiz as an instructor writes it down: its questions, their parts, and what it asks for."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Any

import msgspec

from exercises.files.file_error import FileError
from exercises.files.rules_table import rules_from
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from exercises.making.recipe_files import EDITION
from resources.words import Message, message
from search.methods import METHODS
from search.rules import Rules


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


def plain_points(points: Fraction | float) -> int | float:
    """Points as a file has them: a whole number where they are one."""
    return int(points) if points == int(points) else float(points)


def part_letter(place: int) -> Message:
    """The place of an error: one of the parts of a question."""
    return message("part-letter", letter=letter(place))


def letter(place: int) -> str:
    """What a part is called: a, b, c."""
    return chr(ord("a") + place)


def question_number(number: int) -> Message:
    """The place of an error: one of the questions."""
    return message("question-number", number=str(number))
