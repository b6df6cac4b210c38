"""An exercise from a JSON file, read with care, and the answers that are handed in with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from exercises.asks import Ask, Topic
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import GAME, check_states
from exercises.exercise_files.counted_tree import counted_tree
from exercises.exercise_files.exercise_table import EXERCISE_FORMAT
from exercises.exercise_files.game_in_file import NAMES, game_spec
from exercises.exercise_files.given_spelling import given_in_file, without_rules
from exercises.files.field_errors import wrong_field
from exercises.files.file_error import FileError
from exercises.files.reading import json_from, read_bytes
from exercises.files.rules_table import rules_from
from exercises.kinds import KINDS, UNQUIET, Kind, drawn_blanks, items_of
from exercises.making.game_exercise import lettered
from exercises.solution import item_answers
from resources.words import PlywoodError, Value, message, placed
from search import notation
from search.editing.node_editing import mark_unquiet
from search.games.spec import GameSpec
from search.games.tictactoe import squares_from
from search.methods import METHODS
from search.rules import RULES, Rules
from search.tree import GameTree, TreeError

THE_EXERCISE = message("the-exercise")
THE_ANSWERS = message("the-answers")
_TREES = ("tree", "tree_with_moves")
"""What a tree is called among what is given."""


class _ExerciseFile(msgspec.Struct, frozen=True):
    """An exercise as a file holds it."""

    format: str
    kind: str
    method: str | None = None  # that of the kind, if nothing is said
    tree: str | None = None
    game: Any = None  # in the place of a tree: the tree is that of the game
    given: dict[str, Any] = {}  # what it gives besides its tree
    blanks: list[str] | None = None  # all that the kind asks, if nothing is said
    rules: dict[str, Any] = {}
    recipe: str | None = None
    level: int | None = None
    seed: int | None = None
    edition: int = 1  # files from before there were editions name none


def exercise_from_table(table: Any, name: Value = THE_EXERCISE) -> Exercise:
    """The exercise in what a larger JSON text held."""
    try:
        _check_fields(table, name)
        return _exercise(msgspec.convert(table, _ExerciseFile), name)
    except msgspec.ValidationError as error:
        places, why = wrong_field(error)
        raise FileError(placed(why, name, *places)) from None


def _check_fields(table: Any, name: Value) -> None:
    """Refuse what would never be looked at because it stands outside the table it belongs to."""
    kind = KINDS.get(str(table.get("kind"))) if isinstance(table, dict) else None
    if kind is None:
        return
    for field in set(table) - set(_ExerciseFile.__struct_fields__):
        under = "given" if field in kind.gives else "rules" if field in RULES else None
        if under is not None or (field in NAMES and "game" in table):
            belongs = message("field-belongs", under=under or "game")
            raise FileError(placed(belongs, name, str(field)))


def _exercise(file: _ExerciseFile, name: Value) -> Exercise:
    if file.format != EXERCISE_FORMAT:
        raise FileError(
            message("exercise-format", file=name, format=repr(file.format), known=EXERCISE_FORMAT)
        )
    if file.kind not in KINDS:
        raise FileError(placed(message("kind-unknown", kind=repr(file.kind)), name, "kind"))
    method = file.method or KINDS[file.kind].method
    if method not in METHODS:
        unknown = message("method-unknown", method=repr(method))
        raise FileError(placed(unknown, name, "method"))
    for field, number in (("level", file.level), ("seed", file.seed), ("edition", file.edition)):
        if number is not None and number < 0:
            raise FileError(placed(message("below-zero", number=str(number)), name, field))
    try:
        table, told = without_rules(KINDS[file.kind], file.given, file.rules)
        rules = rules_from(told)
        file = _with_boards(_with_tree(msgspec.structs.replace(file, given=table)))
        game, table = _game(file)
        given = given_in_file(KINDS[file.kind], table)
        if game is not None and KINDS[file.kind].depth != 0:  # else no game is played on
            given = (*given, (GAME, (game.words(),)))
        places, plans = KINDS[file.kind].places, KINDS[file.kind].plans
        counted = counted_tree(given) if KINDS[file.kind].counted else None
        if counted is not None and file.tree is not None:
            raise FileError(placed(message("given-counts-tree"), "given"))
        if counted is not None:
            tree, given = counted
        elif places is not None and game is not None and file.tree is None:
            tree = places(given)
        elif plans is not None and game is None and file.tree is None:
            tree = plans(given)
        else:
            tree = _tree(file, game, method)
        if UNQUIET in dict(given):
            tree = _marked(tree, dict(given)[UNQUIET])
            given = tuple(each for each in given if each[0] != UNQUIET)
        if KINDS[file.kind].game:
            tree = lettered(tree)
        METHODS[method].check(tree, rules)
        _check_need(KINDS[file.kind], rules)
        blank = Exercise(tree, method, rules, file.kind, (), given=given)
        if file.blanks is None:
            blanks = KINDS[file.kind].blanks(tree, rules, given)
        else:
            blanks = tuple({blank_of(blank, key): key for key in file.blanks})
        if not blanks and file.blanks is None:
            raise FileError(placed(message("tree-nothing-asked", kind=file.kind), "tree"))
        if not blanks:
            raise FileError(placed(message("blanks-none"), "blanks"))
        if KINDS[file.kind].game:
            check_states(blank)
        _check_places(blank._replace(blanks=blanks))
        _check_items(blank._replace(blanks=blanks))
    except TreeError as error:
        raise FileError(placed(error.sentence, name, "tree")) from None
    except PlywoodError as error:
        raise FileError(placed(error.sentence, name)) from None
    made_by = (file.recipe, file.level, file.seed, file.edition)
    return Exercise(tree, method, rules, file.kind, blanks, *made_by, given)


def _marked(tree: GameTree, unquiet: Sequence[str]) -> GameTree:
    """The tree with these nodes marked as unquiet."""
    try:
        return mark_unquiet(tree, unquiet)
    except TreeError as error:
        raise FileError(placed(error.sentence, "given", UNQUIET)) from None


def _check_need(kind: Kind, rules: Rules) -> None:
    """Refuse to ask about a rule that is not given."""
    need = kind.lacks(rules)
    if need is not None:
        told = message("file-needs-rule", kind=kind.name, rule=need.rule, example=need.example)
        raise FileError(placed(told, "rules"))


def _game(file: _ExerciseFile) -> tuple[GameSpec | None, dict[str, Any]]:
    """The game in the place of a tree, and what is given besides it.

    Under `given` it may stand, too: in one line, or with its fields beside it.
    """
    told, kind, game = dict(file.given), KINDS[file.kind], file.game
    place: tuple[str, ...] = ("game",)
    if game is None and file.tree is None and GAME in told:
        place = ("given", GAME)
        game = told.pop(GAME)
        beside = {each: told.pop(each) for each in NAMES if each in told and each not in kind.gives}
        game = {"name": game, **beside} if beside else game
    if game is None:
        return None, told
    try:
        spec = game_spec(game)
    except TreeError as error:
        raise FileError(placed(error.sentence, *place)) from None
    return (replace(spec, depth=kind.depth) if spec.depth is None else spec), told


def _with_tree(file: _ExerciseFile) -> _ExerciseFile:
    """The tree in its place, where it stands among what is given."""
    named = [name for name in _TREES if isinstance(file.given.get(name), str)]
    if file.tree is not None or file.game is not None or len(named) != 1:
        return file
    told = {name: value for name, value in file.given.items() if name not in named}
    return msgspec.structs.replace(file, given=told, tree=file.given[named[0]])


def _with_boards(file: _ExerciseFile) -> _ExerciseFile:
    """Boards that are evaluated: one alone, or each as an end of a tree with no other question.

    Whoever only counts signs may do so on any board, also where nobody can be to move.
    """
    told = dict(file.given)
    if file.kind != "evaluation" or file.tree or file.game or GAME in told:
        return file
    if "board" in told:
        tree = f'"{_squares(told.pop("board"), "board")}" ?'
        return msgspec.structs.replace(file, given=told, tree=tree)
    boards = told.pop("boards", None)
    if boards is None:
        return file
    if not isinstance(boards, dict):
        several = boards if isinstance(boards, list) else [boards]
        boards = {f"board{place}": board for place, board in enumerate(several, 1)}
    positions = {"".join(name.split()): _squares(each, "boards") for name, each in boards.items()}
    tree = " ".join(f'{name}:"{board}" ?' for name, board in positions.items())
    blanks = file.blanks or [f"{name}:cell" for name in positions]
    return msgspec.structs.replace(file, given=told, tree=f"root:max[{tree}]", blanks=blanks)


def _squares(told: Any, name: str) -> str:
    """The nine squares of a board, in one text or by its rows."""
    try:
        return squares_from("".join(map(str, told)) if isinstance(told, list) else str(told))
    except TreeError as error:
        raise FileError(placed(error.sentence, "given", name)) from None


def _tree(file: _ExerciseFile, game: GameSpec | None, method: str) -> GameTree:
    """The tree that stands there, or that of the game that does."""
    if file.tree is not None and game is None:
        return notation.read(file.tree, METHODS[method].layers, METHODS[method].name_moves)
    if file.tree is None and game is not None:
        return game.tree()
    if file.tree is None and KINDS[file.kind].items is not None:
        return notation.read("0")  # asked about nothing on a tree: none is drawn
    raise TreeError(message("exercise-one-tree"))


def blank_of(exercise: Exercise, key: str) -> Blank:
    """The blank that a key such as "1.1:cut" names."""
    path, _, word = key.rpartition(":")
    asks = {ask.value: ask for ask in Ask}
    if word not in asks:
        unknown = message("blank-ask", blank=repr(key), ask=repr(word))
        raise FileError(placed(unknown, "blanks"))
    if word not in [ask for ask, _ in KINDS[exercise.kind].asks]:
        never = message("blank-never", blank=repr(key), kind=exercise.kind)
        raise FileError(placed(never, "blanks"))
    if asks[word].row.topic is Topic.ITEM:
        return _item_blank(exercise, path, key)
    try:
        blank = Blank(exercise.tree.find(path), asks[word])
        return drawn_blanks(exercise).get(blank, blank)
    except TreeError as error:
        raise FileError(placed(error.sentence, "blanks", repr(key))) from None


def _item_blank(exercise: Exercise, name: str, key: str) -> Blank:
    """The blank of a question beside the tree."""
    item = items_of(exercise).get(name)
    if item is None or exercise.key(item.blank) != key:
        nowhere = message("blank-nowhere", blank=repr(key), kind=exercise.kind)
        raise FileError(placed(nowhere, "blanks"))
    return item.blank


def _check_items(exercise: Exercise) -> None:
    """Refuse a question that has no right answer."""
    right = item_answers(exercise)
    for blank in exercise.blanks:
        item = items_of(exercise).get(blank.item)
        if item is None or blank.ask.row.mark or item.placed is not None or blank in right:
            continue
        if item.empty:
            continue
        none = "given-none-right" if blank.ask is Ask.PICK and not item.inputs else "given-nothing"
        raise FileError(placed(message(none, question=item.question), "given", blank.item))


def _check_places(exercise: Exercise) -> None:
    """Refuse blanks where the kind has nothing to ask; any branch may be asked about x."""
    kind, given = KINDS[exercise.kind], exercise.given
    places = set(kind.blanks(exercise.tree, exercise.rules, given))
    for blank in exercise.blanks:
        if not blank.ask.row.anywhere and blank not in places:
            key = repr(exercise.key(blank))
            nowhere = message("blank-nowhere", blank=key, kind=exercise.kind)
            raise FileError(placed(nowhere, "blanks"))


def exercise_from(data: bytes, name: str) -> Exercise:
    """The exercise in a JSON text."""
    return exercise_from_table(json_from(data, name, dict[str, Any]), name)


def read_exercise(path: Path) -> Exercise:
    """The exercise in a file."""
    return exercise_from(read_bytes(path), str(path))


def read_sheet(path: Path) -> tuple[Exercise, dict[Blank, str | bool]]:
    """The exercise in a file, and what was written into it before it was saved."""
    table = json_from(read_bytes(path), str(path), dict[str, Any])
    exercise = exercise_from_table(table, str(path))
    return exercise, answers_from(
        exercise, table.get("answers", {}), message("placed", place=str(path), why="answers")
    )


def answers_from(
    exercise: Exercise, table: Any, name: Value = THE_ANSWERS
) -> dict[Blank, str | bool]:
    """Answers by blank from a JSON table; a key that is no blank of the exercise is an error."""
    if not isinstance(table, dict):
        raise FileError(placed(message("answers-table"), name))
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    answers: dict[Blank, str | bool] = {}
    for key, typed in table.items():
        if key not in blanks:
            such = repr(next(iter(blanks), ""))
            raise FileError(placed(message("answers-blank", blank=repr(key), such=such), name))
        if isinstance(typed, list):
            typed = ", ".join(map(str, typed))  # a vector, as JSON writes it
        if isinstance(typed, bool) and blanks[key].ask is Ask.TRUE:
            typed = str(typed).lower()  # false is an answer like any other
        if typed is not None:
            answers[blanks[key]] = typed if isinstance(typed, bool) else str(typed)
    return answers
