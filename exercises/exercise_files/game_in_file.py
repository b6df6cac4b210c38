"""The game that a file names: as a table, or in one line as `plywood game` takes it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import msgspec

from exercises.files.field_errors import wrong_field
from exercises.files.file_error import FileError
from resources.words import message, placed
from search.games.spec import GameSpec, game_from_words, game_name, numbers_in, take_from
from search.games.tictactoe import board_from

FIELDS = tuple(field.name for field in fields(GameSpec))
_LISTS = ("piles", "take")
_OTHER_WORDS = {"misere": "loses", "misère": "loses", "normal": "wins", "a": "max", "b": "min"}
_OTHER_NAMES = {"last_takes": "last"} | dict.fromkeys(("pile", "heap", "heaps", "sticks"), "piles")
NAMES = (*FIELDS, *_OTHER_NAMES, "board")
"""What files call the fields of a game."""


def game_spec(told: Any) -> GameSpec:
    """The game, with one number for a list, `1-3` for all between, and words in any case."""
    if isinstance(told, str):
        return game_from_words(told)
    if not isinstance(told, dict):
        raise FileError(placed(message("game-told"), "game"))
    table = {_name(str(name), value): value for name, value in told.items()}
    strange = [name for name in told if _name(str(name), told[name]) not in FIELDS]
    if strange or len(table) < len(told):
        unknown = message("game-field", known=", ".join(FIELDS))
        raise FileError(placed(unknown, "game", *map(str, strange[:1])))
    table = {name: _plain(name, value) for name, value in table.items()}
    try:
        spec = msgspec.convert(table, GameSpec)
    except msgspec.ValidationError as error:
        places, why = wrong_field(error)
        raise FileError(placed(why, "game", *places)) from None
    return replace(spec, name=game_name(spec.name))


def _name(name: str, value: Any) -> str:
    """A field by the name that we have for it: a board is told by its squares, or how many."""
    if name == "board":
        return "squares" if isinstance(value, int) else "position"
    return _OTHER_NAMES.get(name, name)


def _plain(name: str, value: Any) -> Any:
    """A field as the table of a game has it."""
    if name in ("last", "first") and isinstance(value, str):
        return _OTHER_WORDS.get(value.lower(), value.lower())
    if name == "position":
        return board_from("".join(value) if isinstance(value, list) else str(value))
    if name in _LISTS and isinstance(value, str):
        return take_from(value) if name == "take" else numbers_in(value)
    if name in _LISTS and isinstance(value, int):
        return [value]
    return value
