"""A quiz as a TOML file: written whole, read with care, and the quiz to begin with."""

from __future__ import annotations

import secrets
from collections.abc import MutableMapping
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import tomlkit
from tomlkit import TOMLDocument
from tomlkit.items import AoT, InlineTable

from exercises.exam.spec import Part, Question, Quiz, SpecError, question_number
from exercises.exam.spec_reading import MOST_BYTES, quiz_from, read_quiz
from exercises.files import toml_text
from exercises.files.reading import read_bytes
from exercises.files.saving import write_whole
from exercises.kinds import KINDS
from exercises.making.codes import SEEDS, parse
from exercises.making.impossible import refuse_impossible
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import read_recipe
from resources.words import Message, PlywoodError, Value, message, placed, say

USUAL_QUIZ: dict[str, Any] = msgspec.to_builtins(Quiz(title="", questions=[]))
USUAL_QUESTION: dict[str, Any] = msgspec.to_builtins(Question())
USUAL_PART: dict[str, Any] = msgspec.to_builtins(Part())
_FILES = ("logo", "roster")


def first_quiz() -> Quiz:
    """The quiz that a new page begins with."""
    text = files("resources").joinpath("examples", "quiz.toml").read_text("utf-8")
    return settled(quiz_from(text, message("the-example")))


def empty_quiz(title: str) -> Quiz:
    """A new quiz, without questions."""
    return settled(Quiz(title=title, questions=[]))


def opened(path: Path) -> Quiz:
    """The quiz in a file, with what it leaves to chance drawn."""
    return _sound(read_quiz(path), str(path))


def kept(quiz: Quiz) -> str:
    """The quiz as the store keeps it, finished or not."""
    return msgspec.json.encode(quiz).decode()


def brought_back(text: str) -> Quiz:
    """The quiz that was kept; ValueError if it can't be read."""
    return _sound(msgspec.json.decode(text, type=Quiz), message("the-quiz"))


def save(quiz: Quiz, path: Path, opened_from: Path | None = None) -> Message:
    """Write a quiz, whole or not at all; files beside it are named without their folder.

    The comments of the file that it was opened from are kept; what is said tells if they are not.
    """
    beside = {
        name: str(Path(value).relative_to(path.parent))
        for name in _FILES
        if (value := getattr(quiz, name)) and Path(value).is_relative_to(path.parent)
    }
    before = _text_of(opened_from)
    try:
        document = toml_text.document_from(before) if before else None
    except toml_text.TomlError:
        document = None
    text = written(msgspec.structs.replace(quiz, **beside), document)
    quiz_from(text, message("quiz-this"))  # what could not be opened again is not saved
    write_whole(path, text.encode())
    lost = document is None and "#" in before
    return message("quiz-saved-uncommented" if lost else "quiz-saved", file=path.name)


def _text_of(path: Path | None) -> str:
    """A quiz's file; nothing where it is gone or holds no quiz any more."""
    try:
        if path is None:
            return ""
        text = read_bytes(path, MOST_BYTES).decode()
        quiz_from(text, str(path))
        return text
    except ValueError:
        return ""


def settled(quiz: Quiz) -> Quiz:
    """The quiz with every number drawn that its trees hang on, so that they stay."""
    return msgspec.structs.replace(
        quiz,
        seed=random_number() if quiz.seed is None else quiz.seed,
        edition=quiz.trees_edition,
        questions=[
            msgspec.structs.replace(question, roll=random_number())
            if question.roll is None and rolls(question)
            else question
            for question in quiz.questions
        ],
    )


def with_new_trees(quiz: Quiz) -> Quiz:
    """Last year's quiz with other trees: all but those that are locked or given are drawn anew."""
    return msgspec.structs.replace(
        quiz,
        seed=random_number(),
        edition=None,
        questions=[*map(redrawn, quiz.questions)],
    )


def _sound(quiz: Quiz, name: Value) -> Quiz:
    """Refuse codes that name nothing: nobody could say what is asked."""
    for number, question in enumerate(quiz.questions, 1):
        try:
            if question.of_tree and kind_of(question) not in KINDS:
                raise SpecError(message("kind-unknown", kind=repr(kind_of(question))))
        except PlywoodError as error:
            place = question_number(number)
            raise SpecError(placed(error.sentence, name, place, "code")) from None
    return settled(quiz)


def recipe_text(recipe: dict[str, Any] | None) -> str:
    """A recipe on one line."""
    return _inline(recipe or {}).as_string()[1:-1]


def recipe_from(text: str, kind: str) -> dict[str, Any]:
    """The recipe that a line describes; ValueError says what is wrong with it."""
    try:
        recipe: dict[str, Any] = toml_text.table_from(f"recipe = {{{text}}}")["recipe"]
    except toml_text.TomlError:
        raise RecipeError(message("quiz-recipe-unreadable")) from None
    refuse_impossible(read_recipe({"kind": kind, **recipe}))
    return recipe


def kind_of(question: Question) -> str:
    """The kind of a question; a code has its own."""
    return question.kind if question.code is None else parse(question.code).kind


def rolls(question: Question) -> bool:
    """Whether the trees of a question are drawn, rather than given."""
    drawn_anew = question.level is not None or question.recipe is not None
    return drawn_anew and question.seed is None


def redrawn(question: Question) -> Question:
    """A question with other trees, unless they are locked or given."""
    if not rolls(question) or question.locked:
        return question
    return msgspec.structs.replace(question, roll=random_number())


def random_number() -> int:
    """A number that nobody can guess."""
    return secrets.randbelow(SEEDS)


def written(quiz: Quiz, document: TOMLDocument | None = None) -> str:
    """A quiz as TOML; what is as usual is left out.

    Of a document, everything stays that says the same, with all comments.
    """
    if document is None:
        document = tomlkit.document()
        document.add(tomlkit.comment(say("quiz-file-head", quiz.language)))
    wanted: dict[str, Any] = msgspec.to_builtins(quiz)
    questions, conventions = wanted.pop("questions"), wanted.pop("conventions")
    _update(document, wanted, USUAL_QUIZ, always="title", leave=("questions", "conventions"))
    if conventions or "conventions" in document:
        _update(document.setdefault("conventions", tomlkit.table()), conventions, {})
    old = document.get("questions", [])
    tables = _tables_for(questions, [*old])
    for table, question in zip(tables, questions, strict=True):
        _update(table, question, USUAL_QUESTION, always="points")
    if not questions or [*map(id, tables)] != [*map(id, old)]:
        document.pop("questions", None)
        above = document.as_string()
        document.append("questions", AoT(tables) if tables else [])
        for table in tables:
            table.trivia.indent = "" if above.endswith("\n\n") else "\n"
            above = table.as_string()
    return document.as_string()


def _tables_for(questions: list[dict[str, Any]], old: list[Any]) -> list[Any]:
    """For each question the table that is most like it, so that comments go where it goes."""
    pairs = sorted(
        product(range(len(questions)), range(len(old))),
        key=lambda pair: (-_alike(questions[pair[0]], old[pair[1]]), abs(pair[0] - pair[1])),
    )
    tables: dict[int, Any] = {}
    taken: set[int] = set()
    for new, earlier in pairs:
        if new not in tables and earlier not in taken:
            tables[new] = old[earlier]
            taken.add(earlier)
    return [tables.get(place) or tomlkit.table() for place in range(len(questions))]


def _alike(question: dict[str, Any], table: dict[str, Any]) -> int:
    """How many fields say the same."""
    return sum(question.get(name) == value for name, value in table.items())


def _update(
    table: MutableMapping[str, Any],
    wanted: dict[str, Any],
    usual: dict[str, Any],
    always: str = "",
    leave: tuple[str, ...] = (),
) -> None:
    """Let a table say what is wanted: a line that says it already stays as it was written."""
    for name in [name for name in table if wanted.get(name) is None and name not in leave]:
        del table[name]
    for name, value in wanted.items():
        there = table.get(name)
        if there is None and name != always and value == usual.get(name):
            continue
        if name == "parts":
            _update_parts(table, value)
            continue
        if isinstance(there, dict) and isinstance(value, dict):
            _update(there, value, {})
        elif there != value and str(there) != value:  # a date need not be text
            table[name] = _inline(value) if isinstance(value, dict) else value


def _update_parts(table: MutableMapping[str, Any], parts: list[dict[str, Any]]) -> None:
    """Let a question have these parts; those that say the same stay as they were written."""
    old = table.get("parts", [])
    tables = _tables_for(parts, [*old])
    for each, part in zip(tables, parts, strict=True):
        _update(each, part, USUAL_PART, always="points")
    if [*map(id, tables)] != [*map(id, old)]:
        table.pop("parts", None)
        if tables:
            table["parts"] = AoT(tables)


def _inline(table: dict[str, Any]) -> InlineTable:
    made = tomlkit.inline_table()
    _update(made, table, {})
    return made
