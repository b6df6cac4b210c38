"""Lessons: a worked tree and trees to practise on, read from TOML files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from exercises.exercise import MOST_ASKED, Exercise
from exercises.exercise_files.exercise_sources import in_course
from exercises.files.field_errors import wrong_field
from exercises.files.file_error import FileError
from exercises.files.reading import decoded, read_bytes
from exercises.files.rules_table import rules_from, rules_table
from exercises.files.toml_text import TomlError, table_from
from exercises.kinds import KINDS, Kind
from exercises.learning.occurrence import blanks_of_skills, mistake_shows
from exercises.learning.skills import OF_MISTAKE, SKILLS, CutKind
from exercises.making.generate import Progress, generate, ignore_progress
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import level_recipe, read_recipe, unknown_kind
from exercises.solution import solution
from resources.words import PlywoodError, Value, message, placed
from search import notation
from search.methods import METHODS
from search.rules import CONVENTIONS, Rules

FORMAT = "plywood-lesson/1"
MOST_BYTES = 2**18
OTHERS = 30
"""How many trees of the usual course are looked at for one that another course can ask about."""
LOOKED = 60
"""How many trees are looked at for a mistake that is to show on one of them."""
MOST_DRAWN = 16
"""How many nodes the tree beside the name of a lesson has at most."""
TRIED = 3
"""How many trees of each recipe are made to see whether a lesson can be used."""


class LessonError(PlywoodError):
    """A lesson that can't be used; names the field."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as a file holds it."""

    format: str
    skill: str
    worked: dict[str, Any]
    trees: list[dict[str, Any]]
    picture: dict[str, Any] | None = None
    title: str = ""  # where it or the text is left out, the words of the shipped lesson stand
    text: list[str] = []


class LessonTree(NamedTuple):
    """Where a tree of a lesson comes from: a shipped recipe, one of its own, or just this tree."""

    kind: str
    recipe: Recipe | None
    notation: str = ""
    rules: Mapping[str, Any] = {}
    shows: tuple[str, ...] = ()  # the mistakes that show on it first of all

    def make(self, seed: int, course: Rules, progress: Progress = ignore_progress) -> Exercise:
        """The exercise of a seed, by the conventions of a course."""
        kind = KINDS[self.kind]
        chosen = rules_table(course, tuple(set(CONVENTIONS) & set(METHODS[kind.method].rules)))
        if self.recipe is None:
            return self._own(kind, rules_from({**chosen, **self.rules}))
        if self.recipe.name:  # a shipped one, whose trees have codes
            made = in_course(course, generate(self.recipe, seed, progress))
            if solution(made):
                return made
        own = replace(self.recipe, name="", rules={**chosen, **self.recipe.rules})
        try:
            return generate(own, seed, progress)
        except RecipeError:
            return self._asked_otherwise(seed, course)

    def _asked_otherwise(self, seed: int, course: Rules) -> Exercise:
        """A tree made for the usual course, on which this one has something to write, too.

        Where equality does not cut, that is how it is shown: by rightly not cutting.
        """
        assert self.recipe is not None
        for place in range(OTHERS):
            made = in_course(course, generate(self.recipe, seed + place))
            if solution(made):
                break
        return made

    def _own(self, kind: Kind, rules: Rules) -> Exercise:
        """The exercise on the tree that stands in the file."""
        tree = notation.read(self.notation)
        METHODS[kind.method].check(tree, rules)
        lacking = kind.lacks(rules)
        if lacking is not None:
            raise LessonError(placed(message("field-missing"), "rules", lacking.rule))
        blanks = kind.blanks(tree, rules)
        if not blanks or len(tree) > MOST_ASKED:
            raise LessonError(message("lesson-unasked", most=MOST_ASKED))
        exercise = Exercise(tree, kind.method, rules, kind.name, blanks)
        solution(exercise)  # what can't be searched can't be asked
        return exercise


class Lesson(NamedTuple):
    """What teaches a skill: words, a worked tree, and trees to practise on in turn.

    The picture is a small tree that shows at a glance what it is about.
    """

    skill: str
    worked: LessonTree
    trees: tuple[LessonTree, ...]
    title: Value
    text: tuple[Value, ...]
    picture: LessonTree | None = None


@cache
def lesson_of(skill: str) -> Lesson:
    """The shipped lesson of a skill."""
    path = files("resources").joinpath("lessons", f"{skill}.toml")
    return _lesson(path.read_bytes(), path.name)


def picture_of_kind(kind: str) -> LessonTree | None:
    """The small tree of the first skill that a kind shows and that is about the same search."""
    for name, skill in SKILLS.items():
        if kind in skill.asks and KINDS[kind].method == skill.method:
            return lesson_of(name).picture
    return None


def read_lesson(path: Path) -> Lesson:
    """An instructor's own lesson; an error names the field."""
    return _lesson(read_bytes(path, MOST_BYTES), str(path))


def _lesson(data: bytes, name: str) -> Lesson:
    try:
        file = msgspec.convert(table_from(decoded(data, name)), _File)
    except TomlError as error:
        raise LessonError(placed(error.sentence, name, *filter(None, [error.place]))) from None
    except msgspec.ValidationError as error:
        places, why = wrong_field(error, _File.__struct_fields__)
        raise LessonError(placed(why, name, *places)) from None
    try:
        return _checked(file)
    except (LessonError, RecipeError, FileError) as error:
        raise LessonError(placed(error.sentence, name)) from None


def _checked(file: _File) -> Lesson:
    """The lesson of a file whose fields are there."""
    if file.format != FORMAT:
        raise LessonError(placed(message("lesson-format", format=FORMAT), "format"))
    if file.skill not in SKILLS:
        known = message("lesson-skill", skill=repr(file.skill), skills=", ".join(SKILLS))
        raise LessonError(placed(known, "skill"))
    title: Value = file.title.strip() or message(f"skill-{file.skill}")
    text: tuple[Value, ...] = tuple(file.text) or (message(f"lesson-{file.skill}"),)
    if not file.trees:
        raise LessonError(placed(message("field-missing"), "trees"))
    worked = _tree(file.worked, "worked")
    trees = tuple(
        _tree(each, "trees", message("entry", number=str(number)))
        for number, each in enumerate(file.trees, 1)
    )
    picture = None if file.picture is None else _picture(file.picture)
    return Lesson(file.skill, worked, trees, title, text, picture)


def _picture(table: dict[str, Any]) -> LessonTree:
    """The tree that is drawn beside the name of a lesson; an error names the field."""
    picture = _tree(table, "picture")
    if picture.recipe is not None or len(notation.read(picture.notation)) > MOST_DRAWN:
        raise LessonError(placed(message("lesson-picture", most=MOST_DRAWN), "picture"))
    return picture


def _tree(table: dict[str, Any], *places: Value) -> LessonTree:
    """Where a tree comes from; an error names the field."""
    table = dict(table)
    shown = table.pop("shows", [])
    try:
        named = shown if isinstance(shown, list) else [shown]
        strange = [each for each in named if each not in list(OF_MISTAKE)]
        if strange:
            raise LessonError(placed(message("lesson-mistake", name=repr(strange[0])), "shows"))
        return _source(table)._replace(shows=tuple(named))
    except PlywoodError as error:
        raise LessonError(placed(error.sentence, *places)) from None


def _source(table: dict[str, Any]) -> LessonTree:
    kind = table.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise LessonError(unknown_kind(kind))
    if "tree" in table:
        own = {name: value for name, value in table.items() if name not in ("kind", "tree")}
        rules = own.pop("rules", {})
        if own or not isinstance(rules, dict) or not isinstance(table["tree"], str):
            raise LessonError(message("lesson-tree"))
        made = LessonTree(kind, None, table["tree"], rules)
        made.make(0, Rules())
        return made
    level = table.get("level")
    if set(table) == {"kind", "level"} and isinstance(level, int):
        return LessonTree(kind, level_recipe(kind, level))
    if level is None:
        return LessonTree(kind, read_recipe(table))
    base = level_recipe(kind, level) if isinstance(level, int) else None
    if base is None:
        raise LessonError(placed(message("recipe-no-level"), "level"))
    others = {name: value for name, value in table.items() if name != "level"}
    given = read_recipe(others)
    changes = {name: getattr(given, name) for name in others if name != "rules"}
    rules = {**base.rules, **given.rules}
    return LessonTree(kind, replace(base, name="", rules=rules, **changes))


def shows(exercise: Exercise, skill: str) -> bool:
    """Whether something is to be written that shows a skill, or for equality, left out."""
    blanks, right = blanks_of_skills(exercise).get(skill, ()), solution(exercise)
    if SKILLS[skill].cut is CutKind.EQUAL:
        return bool(blanks and right)
    return any(blank in right for blank in blanks)


def check_lesson(lesson: Lesson, course: Rules, progress: Progress = ignore_progress) -> None:
    """Make some trees of a lesson, and refuse one whose trees can't be made or lack its skill.

    The same holds for a mistake that is to show on a tree, and never does.
    """
    parts: list[tuple[tuple[Value, ...], LessonTree]] = [(("worked",), lesson.worked)]
    parts += [
        (("trees", message("entry", number=str(number))), tree)
        for number, tree in enumerate(lesson.trees, 1)
    ]
    for done, (places, tree) in enumerate(parts):
        progress(done / len(parts))
        for seed in range(1 if tree.recipe is None else TRIED):
            try:
                exercise = tree.make(seed, course)
            except PlywoodError as error:
                raise LessonError(placed(error.sentence, *places)) from None
            if not shows(exercise, lesson.skill):
                lacking = message("lesson-lacks", skill=message(f"skill-{lesson.skill}"))
                raise LessonError(placed(lacking, *places))
        unshown = _unshown(tree, course)
        if unshown:
            never = message("lesson-unshown", name=min(unshown), tried=LOOKED)
            raise LessonError(placed(never, *places, "shows"))


def _unshown(tree: LessonTree, course: Rules) -> set[str]:
    """The mistakes that are named for a tree and show on none that was looked at."""
    unshown = set(tree.shows)
    for seed in range(1 if tree.recipe is None else LOOKED):
        if not unshown:
            break
        made = tree.make(seed, course)
        unshown -= {name for name in unshown if mistake_shows(name, made)}
    return unshown
