"""Recipes from files: an instructor's own, and those that are shipped for each kind and level."""

from __future__ import annotations

from dataclasses import fields, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from exercises.files.field_errors import wrong_field
from exercises.files.rules_table import rules_from
from exercises.kinds import KINDS
from exercises.making.recipe import Recipe, RecipeError
from resources.words import Message, message, placed

LEVELS = 5
EDITION = 13
"""The newest edition of the shipped recipes; the older ones serve the codes that name them."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of recipes: what all levels share, and the levels."""

    kind: str
    level: list[dict[str, Any]]
    every: dict[str, Any] = {}


def read_recipe(table: dict[str, Any]) -> Recipe:
    """A recipe from a table of a TOML file; an error names the field."""
    widths = table.get("widths")
    if isinstance(widths, list):
        spans = [[width, width] if isinstance(width, int) else width for width in widths]
        table = {**table, "widths": spans}
    unknown = set(table) - {each.name for each in fields(Recipe)}
    if unknown:
        raise RecipeError(placed(message("recipe-field"), min(unknown)))
    try:
        recipe = msgspec.convert(table, Recipe)
    except msgspec.ValidationError as error:
        places, why = wrong_field(error)
        raise RecipeError(placed(why, *places)) from None
    rules_from(recipe.rules)
    return recipe


def unknown_kind(name: object) -> Message:
    """What to write instead of a kind that there is none of."""
    close = get_close_matches(str(name), KINDS, 1)
    if close:
        return message("kind-misspelt", kind=repr(name), meant=close[0])
    return message("kind-names", kind=repr(name), kinds=", ".join(KINDS))


@cache
def level_recipe(name: str, level: int, edition: int = EDITION) -> Recipe:
    """The shipped recipe of a kind at a level, in an edition."""
    if name not in KINDS:
        raise RecipeError(unknown_kind(name))
    if not 1 <= level <= LEVELS:
        raise RecipeError(message("level-choice", level=str(level), most=LEVELS))
    if not 1 <= edition <= EDITION:
        raise RecipeError(message("edition-choice", edition=str(edition), newest=EDITION))
    edition, text = _file_of(name, edition)
    file = msgspec.toml.decode(text, type=_File)
    table = {**file.every, **file.level[level - 1]}
    table["rules"] = {**file.every.get("rules", {}), **file.level[level - 1].get("rules", {})}
    recipe = read_recipe({"kind": file.kind, **table})
    return replace(recipe, name=name, level=level, edition=edition)


def _file_of(name: str, edition: int) -> tuple[int, str]:
    """The recipes of a kind in an edition, and the edition in which they last changed until then.

    A kind that came later begins with a later edition.
    """
    for each in (*range(edition, 0, -1), *range(edition + 1, EDITION + 1)):
        path = files("resources").joinpath("recipes", str(each), f"{name}.toml")
        if path.is_file():
            return each, path.read_text("utf-8")
    raise RecipeError(unknown_kind(name))
