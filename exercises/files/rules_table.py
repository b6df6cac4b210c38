"""Rules as files hold them: a table of words and numbers, and back."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from math import isfinite
from typing import Any

from resources.words import PlywoodError, message, placed
from search.numbers import INFINITY, Bound, NumberError, read_decimal, split_numbers
from search.roots import Root, read_root
from search.rules import MOST_ITERATIONS, RULES, SYMBOLS, Playouts, Range, Rules, Window
from search.tree import Score


class RulesError(PlywoodError):
    """A rule that can't be read, by its name."""


RESULTS = {"win": 1, "won": 1, "draw": "1/2", "tie": "1/2", "loss": 0, "lost": 0}
"""What a playout comes to, in words."""


def rules_from(table: Mapping[str, Any], field: str = "rules") -> Rules:
    """The rules that a table means; what it leaves out is as usual, and C stands for its rule."""
    table = {SYMBOLS.get(name, name): value for name, value in table.items()}
    for name in table:
        if name not in RULES:
            known = ", ".join(sorted(RULES))
            unknown = message("rule-unknown", name=repr(name), known=known)
            raise RulesError(placed(unknown, field))
    try:
        return Rules(**{name: _read(name, value) for name, value in table.items()})
    except PlywoodError as error:
        raise RulesError(placed(error.sentence, field)) from None


def rules_table(rules: Rules, names: tuple[str, ...] | None = None) -> dict[str, Any]:
    """The rules that are not as usual, or just the named ones, as a table."""
    return {
        name: written(value)
        for name, value in rules._asdict().items()
        if (names is None and value != RULES[name].usual) or (names is not None and name in names)
    }


def _read(name: str, value: Any) -> Any:
    value_type = RULES[name].value_type
    if value_type is bool:
        if not isinstance(value, bool):
            raise RulesError(message("rule-boolean", name=name, given=repr(value)))
        return value
    if issubclass(value_type, Enum):
        words = [member.value for member in value_type]
        word = value.lower() if isinstance(value, str) else value
        if word not in words:
            choices = ", ".join(words)
            raise RulesError(message("rule-choice", name=name, choices=choices, given=repr(value)))
        return value_type(word)
    if value is None:
        return RULES[name].usual
    if value_type is int:
        least, most = RULES[name].least, RULES[name].most
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise RulesError(message(f"rule-{name}", name=name, given=repr(value)))
        return value
    if value_type is Fraction:
        return _score(name, value)
    if value_type is Root:
        return _root(name, value)
    if value_type is Playouts:
        return _playouts(name, value)
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise RulesError(message("rule-pair", name=name, given=repr(value)))
    low, high = (_bound(name, part) for part in value)
    if low >= high:
        raise RulesError(message("rule-order", name=name, given=repr(value)))
    if value_type is Window:
        return Window(low, high)
    return Range(_score(name, value[0]), _score(name, value[1]))


def _bound(name: str, value: Any) -> Bound:
    infinities = {"-inf": -INFINITY, "inf": INFINITY, "+inf": INFINITY}
    if isinstance(value, str) and value in infinities:
        return infinities[value]
    return _score(name, value)


def _score(name: str, value: Any) -> Score:
    return read_decimal(_number_text(name, value))


def _number_text(name: str, value: Any) -> str:
    """A number as it is written: that of JSON is exact, too, as the decimals that it shows."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise RulesError(message("rule-number", name=name, given=repr(value)))
    return str(value).strip()


def _root(name: str, value: Any) -> Root:
    try:
        return read_root(_number_text(name, value))
    except NumberError:
        raise RulesError(message("rule-root", name=name, given=repr(value))) from None


def _playouts(name: str, value: Any) -> Playouts:
    parts = split_numbers(value) if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or len(parts) > MOST_ITERATIONS:
        raise RulesError(message("rule-playouts", name=name, given=repr(value)))
    try:
        found = Playouts(_score(name, RESULTS.get(str(part).lower(), part)) for part in parts)
    except PlywoodError:
        raise RulesError(message("rule-playouts", name=name, given=repr(value))) from None
    if any(2 * each not in (0, 1, 2) for each in found):
        raise RulesError(message("rule-playouts", name=name, given=repr(value)))
    return found


def written(value: Any) -> Any:
    """A value as JSON has it: fractions and infinities as words, vectors as lists."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Root):
        return value.text()
    if isinstance(value, float) and not isfinite(value):
        return "inf" if value == INFINITY else "-inf"
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else str(value)
    if isinstance(value, dict):
        return {name: written(part) for name, part in value.items()}
    return [written(part) for part in value] if isinstance(value, tuple | list) else value
