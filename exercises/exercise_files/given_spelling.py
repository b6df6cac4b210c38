"""What strangers' files give, in the names, lists and words by which the kinds read it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from exercises.exercise import Given
from exercises.exercise.game_of import GAME
from exercises.exercise_files.given_table import given_from
from exercises.exercise_files.other_names import (
    COUNTED,
    LISTS,
    MCTS_TIE,
    ONE_OF,
    OTHER_NAMES,
    OTHER_RULES,
    OTHER_WORDS,
    RANGES,
    RULE_WORDS,
    SINGLE,
    SMALL,
    TRAITS,
)
from exercises.exercise_files.statement_sentences import name_of
from exercises.files.file_error import FileError
from exercises.kinds import Kind
from resources.words import message, placed
from search.games.spec import numbers_in
from search.methods import METHODS
from search.numbers import NumberError, as_int, read_decimal
from search.tree import Score, TreeError

_POWER = re.compile(r"(?:(\d[\d.]*)\s*[*·×x]\s*)?10\s*\^\s*(\d{1,2})")
_LARGE = re.compile(r"(\d[\d.]*)\s*(thousand|million|billion|k|m)")
_ZEROS = {"thousand": 3, "k": 3, "million": 6, "m": 6, "billion": 9}
_GROUPS = re.compile(r"\d{1,3}(?:,\d{3})+")
_AND = re.compile(r"[\s,;]+(?:(?:and|or)\s+)?")


def given_in_file(kind: Kind, table: Mapping[str, Any]) -> Given:
    """What a stranger's table gives; what the kind would never look at is refused."""
    read = as_kinds_read(kind, table)
    _check_names(kind, read)
    return given_from(read)


def _check_names(kind: Kind, names: Iterable[str]) -> None:
    for name in names:
        if name not in kind.gives and name != GAME:
            unknown = message("given-unknown", kind=kind.name, known=", ".join(kind.gives) or "–")
            raise FileError(placed(unknown, "given", name))


def without_rules(
    kind: Kind, table: Mapping[str, Any], rules: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a table gives to the kind, and the rules with those of the search that stand in it, too.

    Of a rule that is told in both places nobody knows which is meant.
    """
    given, told, taken = dict(table), dict(rules), {*kind.gives, *OTHER_NAMES.get(kind.name, {})}
    others = OTHER_RULES | (MCTS_TIE if kind.method == "mcts" else {})
    for name in table:
        rule = others.get(name, name)
        if rule not in METHODS[kind.method].rules or taken & {name, rule}:
            continue
        if rule in rules:
            raise FileError(placed(message("given-rule", rule=f"rules.{rule}"), "given", name))
        told[rule] = _rule_word(rule, given.pop(name))
        if told[rule] == list(range(1, len(_listed(told[rule])) + 1)):
            told[rule] = len(told[rule])  # of passes to 1, 2, 3 the last goes to 3
    return given, told


def _rule_word(rule: str, value: Any) -> Any:
    """A choice of a rule by its word, where it is told in others."""
    return RULE_WORDS.get(rule, {}).get(value.lower(), value) if isinstance(value, str) else value


def as_kinds_read(kind: Kind, table: Mapping[str, Any]) -> dict[str, Any]:
    """What a table gives, as this kind reads it; what it does not know stays as it is.

    An empty list or table says as much as none.
    """
    others = OTHER_NAMES.get(kind.name, {})
    named = {
        others.get(each, each) if others.get(each) not in table else each: each for each in table
    }
    if kind.name == "features" and not set(named) & set(kind.gives):
        return _outcomes(table)
    if kind.name == "counts" and "b" in named and not {"plies", "states"} & set(named):
        named = {"plies" if name == "depth" else name: told for name, told in named.items()}
    read = {name: _plain(kind.name, name, table[told], table) for name, told in named.items()}
    return {name: value for name, value in read.items() if value not in ([], {})}


def _plain(kind: str, name: str, value: Any, table: Mapping[str, Any]) -> Any:
    """One value as the kind reads it."""
    if kind == "game-traits":
        value = _traits(value)
    match kind, name:
        case "counts", _ if isinstance(value, str) and name != "ask":
            value = _number(value)
        case "features", "positions":
            value = _positions(value, table)
        case "game-traits", "games" if isinstance(value, dict):
            value = {game: _held(traits) for game, traits in value.items()}
        case "statements", "statements":
            said = _listed(value)
            if isinstance(value, dict):
                tested = all(isinstance(each, bool) for each in value.values())
                said = list(value if tested else value.values())
            value = [_statement(each) for each in said]
        case "ucb1", "children" if isinstance(value, list | dict):
            value = _children(value)
        case "ucb1", "root" if isinstance(value, list | dict):
            value = " ".join(map(str, _listed(_pair(value))))
        case "corridor", "dots" | "ghosts" if isinstance(value, str):
            value = _places(value)
        case "corridor", "dots" | "ghosts" if isinstance(value, list):
            value = [_places(each) if isinstance(each, str) else each for each in value]
    if RANGES.get(kind) == name and isinstance(value, str):
        try:
            value = list(numbers_in(value))
        except TreeError:
            return value  # the kind says what belongs there
    if name in LISTS.get(kind, ()) and isinstance(value, str):
        value = [word for word in _AND.split(value.strip()) if word]
    if name in SMALL.get(kind, ()):
        value = [_small(each) for each in _listed(value)]
        others = OTHER_WORDS.get((kind, name), {})
        value = [others.get(each, each) if isinstance(each, str) else each for each in value]
    if name in SINGLE.get(kind, ()) and len(_listed(value)) > 1:
        raise FileError(placed(message("given-single", count=len(value)), "given", name))
    known = ONE_OF.get((kind, name))
    if known is not None and value and value not in [[word] for word in known]:
        strange = message("given-one-of", given=repr(value[0]), known=", ".join(known))
        raise FileError(placed(strange, "given", name))
    return value


def _small(word: Any) -> Any:
    """A word of ours in small letters, as JSON may have it without quotes, too."""
    return str(word).lower() if isinstance(word, str | bool) else word


def _traits(value: Any) -> Any:
    """Traits wherever they stand, each in one word."""
    if isinstance(value, list):
        return [_traits(each) for each in value]
    if isinstance(value, dict):
        return {_traits(name): _traits(told) for name, told in value.items()}
    if isinstance(value, str):
        for phrase, word in TRAITS:
            value = phrase.sub(word, value)
    return value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _number(text: str) -> str:
    """A number with its digits in groups, or as so many times a power of ten."""
    bare = text.strip()
    if _GROUPS.fullmatch(bare):
        return bare.replace(",", "")
    if large := _LARGE.fullmatch(bare.lower()):
        return f"{large[1]}e{_ZEROS[large[2]]}"
    power = _POWER.fullmatch(bare)
    return text if power is None else f"{power[1] or 1}e{power[2]}"


def _outcomes(table: Mapping[str, Any]) -> dict[str, Any]:
    """Outcomes, each with how likely and how good it is, as one position."""
    pairs = [told for told in table.values() if isinstance(told, list) and len(told) == 2]
    if not pairs or len(pairs) < len(table):
        return dict(table)
    weights = {name: worth for name, (_, worth) in table.items()}
    return {"weights": weights, "positions": [[likely for likely, _ in pairs]]}


def _positions(value: Any, table: Mapping[str, Any]) -> Any:
    """Positions whose values name their features, in the order of the features."""
    told = table.get("features") or table.get("weights")
    names = list(told) if isinstance(told, dict | list) else []

    def row(values: Any) -> Any:
        named = isinstance(values, dict) and set(values) == set(names)
        return [values[name] for name in names] if named else values

    if isinstance(value, dict):
        return {_one_word(position): row(values) for position, values in value.items()}
    return [row(values) for values in _listed(value)]


def _held(traits: Any) -> Any:
    """The traits of a game that are said to hold."""
    return [name for name, held in traits.items() if held] if isinstance(traits, dict) else traits


def _statement(text: Any) -> Any:
    """A statement without the letter before it, and without blanks."""
    if not isinstance(text, str):
        return text
    bare = re.sub(r"^\s*\(?[A-Za-z][.):]\s+", "", text.strip())
    if found := name_of(bare):
        return found
    bare = re.sub(r"\s*([:=])\s*", r"\1", bare)
    name, colon, about = bare.partition(":")
    return name.lower() + colon + about


def _one_word(name: str) -> str:
    """A name as trees have it: without blanks."""
    return re.sub(r"\s+", "_", name.strip())


def _children(told: list[Any] | dict[str, Any]) -> Any:
    """Counts of children, by their names where they have any."""
    if isinstance(told, dict):
        return {_one_word(name): _pair(count) for name, count in told.items()}
    if told and all(isinstance(child, dict) and "name" in child for child in told):
        return {_one_word(str(child["name"])): _pair(child) for child in told}
    return [_pair(child) for child in told]


def _pair(count: Any) -> Any:
    """Wins before visits, where a table names them, or a mean or losses, in any order."""
    if not isinstance(count, dict):
        return count
    lower = {str(name).lower(): number for name, number in count.items() if name != "name"}
    named = {COUNTED.get(name, name): number for name, number in lower.items()}
    try:
        numbers = {name: _share(str(number)) for name, number in named.items()}
    except NumberError:
        return count
    match sorted(numbers):
        case ["visits", "wins"]:
            return [named["wins"], named["visits"]]
        case ["mean", "visits"]:
            return [str(Fraction(numbers["mean"]) * numbers["visits"]), named["visits"]]
        case ["losses", "wins"]:
            return [named["wins"], str(numbers["wins"] + numbers["losses"])]
        case _:
            return count


def _share(text: str) -> Score:
    """A number, or so many percent."""
    bare = text.strip()
    return as_int(
        read_decimal(bare.removesuffix("%")) * Fraction(1, 100 if bare.endswith("%") else 1)
    )


def _places(text: str) -> str:
    """Places such as E3, also where they are called `East 3`."""
    return re.sub(r"\b([EeWw])(?:ast|est)?\s*(?=\d)", r"\1", text)
