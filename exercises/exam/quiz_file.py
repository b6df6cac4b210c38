"""A quiz as a TOML file: written whole, read with care, and the quiz to begin with."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from exercises.exam import toml_text
from exercises.exam.spec import Question, Quiz, SpecError, quiz_from, read_quiz
from exercises.files.reading import read_bytes
from exercises.files.saving import write_whole
from exercises.kinds import KINDS
from exercises.making.codes import SEEDS, parse
from exercises.making.recipe import read_recipe
from resources.words import say

HEAD = "# A quiz. Make it with: plywood quiz THIS-FILE --out FOLDER"
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_USUAL = Quiz(title="", questions=[]), Question()
_FILES = ("logo", "roster")


def first_quiz() -> Quiz:
    """The quiz that a new page begins with."""
    text = files("resources").joinpath("examples", "quiz.toml").read_text("utf-8")
    return settled(quiz_from(text, "the example"))


def opened(path: Path) -> Quiz:
    """The quiz in a file, with what it leaves to chance drawn."""
    return _sound(read_quiz(path), str(path))


def kept(quiz: Quiz) -> str:
    """The quiz as the store keeps it, finished or not."""
    return msgspec.json.encode(quiz).decode()


def brought_back(text: str) -> Quiz:
    """The quiz that was on the desk; ValueError if it can't be read."""
    return _sound(msgspec.json.decode(text, type=Quiz), "the quiz")


def save(quiz: Quiz, path: Path) -> None:
    """Write a quiz, whole or not at all; files beside it are named without their folder."""
    beside = {
        name: str(Path(value).relative_to(path.parent))
        for name in _FILES
        if (value := getattr(quiz, name)) and Path(value).is_relative_to(path.parent)
    }
    text = written(msgspec.structs.replace(quiz, **beside))
    quiz_from(text, say("quiz-this"))  # what could not be opened again is not saved
    write_whole(path, text.encode())


def has_comments(path: Path) -> bool:
    """Whether somebody wrote comments into a file, which saving would drop."""
    try:
        text = read_bytes(path).decode()
    except ValueError:
        return False  # there is no such file, or it is no TOML
    return toml_text.has_comments(text.removeprefix(HEAD))


def settled(quiz: Quiz) -> Quiz:
    """The quiz with every number drawn that its trees hang on, so that they stay."""
    return msgspec.structs.replace(
        quiz,
        seed=drawn() if quiz.seed is None else quiz.seed,
        questions=[
            msgspec.structs.replace(question, roll=drawn())
            if question.roll is None and rolls(question)
            else question
            for question in quiz.questions
        ],
    )


def _sound(quiz: Quiz, name: str) -> Quiz:
    """Refuse codes that name nothing: nobody could say what is asked."""
    for number, question in enumerate(quiz.questions, 1):
        try:
            if kind_of(question) not in KINDS:
                raise SpecError(f"there is no kind {kind_of(question)!r}")
        except ValueError as error:
            raise SpecError(f"{name}: question {number}: code: {error}") from None
    return settled(quiz)


def recipe_text(recipe: dict[str, Any] | None) -> str:
    """A recipe on one line."""
    return ", ".join(_pairs(recipe or {}))


def recipe_from(text: str, kind: str) -> dict[str, Any]:
    """The recipe that a line describes; ValueError says what is wrong with it."""
    try:
        recipe: dict[str, Any] = toml_text.table_from(f"recipe = {{{text}}}")["recipe"]
    except toml_text.TomlError:
        raise ValueError(say("quiz-recipe-unreadable")) from None
    read_recipe({"kind": kind, **recipe}).check()
    return recipe


def kind_of(question: Question) -> str:
    """The kind of a question; a code has its own."""
    return question.kind if question.code is None else parse(question.code)[0]


def rolls(question: Question) -> bool:
    """Whether the trees of a question are drawn, rather than given."""
    return question.tree is None and question.code is None and question.seed is None


def drawn() -> int:
    """A number that nobody can guess."""
    return secrets.randbelow(SEEDS)


def written(quiz: Quiz) -> str:
    """A quiz as TOML; what is as usual is left out."""
    lines = [HEAD]
    lines += _fields(quiz, _USUAL[0], ("questions", "conventions"), always=("title",))
    if not quiz.questions:
        lines.append("questions = []")
    if quiz.conventions:
        lines += ["", "[conventions]", *_pairs(quiz.conventions)]
    for question in quiz.questions:
        lines += ["", "[[questions]]", *_fields(question, _USUAL[1], (), always=("points",))]
    return "\n".join(lines) + "\n"


def _fields(
    struct: msgspec.Struct, usual: msgspec.Struct, without: tuple[str, ...], always: tuple[str, ...]
) -> list[str]:
    table = {
        name: value
        for name in struct.__struct_fields__
        if name not in without
        and ((value := getattr(struct, name)) != getattr(usual, name) or name in always)
    }
    return list(_pairs(table))


def _pairs(table: dict[str, Any]) -> Iterator[str]:
    for name, value in table.items():
        if value is not None:
            yield f"{name if _BARE.fullmatch(name) else _value(name)} = {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, Enum):
        return _value(value.value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # A string of JSON is one of TOML, but for the sign that rubs out.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        return f"{{{', '.join(_pairs(value))}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return repr(value)
