"""What a student typed -> an entry, or why it can't be read; and entries as text."""

from __future__ import annotations

import re
from collections.abc import Mapping

from exercises.asks import Ask
from exercises.asks.entry import Chain, Claim, Entry, Interval, Listing, States
from exercises.asks.reading import Unreadable
from exercises.exercise import Blank, Exercise
from exercises.kinds import items_of
from resources.words import message
from search.numbers import INFINITY, show_number, western, write_payoff

Typed = str | bool
"""What was typed into a blank, or that it was ticked."""
TypedEntries = Mapping[Blank, Typed]
MOST_CHARACTERS = 200
_YES = {"x", "yes", "true", "1", "✓", "✗", "✕", "cut", "y"}
_NO = {"", "no", "false", "0", "n"}
_SHOWN = (("<=|=<", "≤"), (">=|=>", "≥"), ("-", "−"), ("infinity|unendlich|inf|oo", "∞"))
NO_STATE = "none"
_NOTHING = {"", "-", "–", "—", "−"}


def read(exercise: Exercise, blank: Blank, typed: Typed) -> Entry | None:
    """The entry that was meant; None if nothing was written, or a mark says no."""
    row = blank.ask.row
    if isinstance(typed, bool):
        if blank.ask is Ask.TRUE:
            return typed
        if not row.mark:
            raise Unreadable(message("unreadable-mark"))
        return typed or None
    text = " ".join(western(typed).split())
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(message("unreadable-long", most=MOST_CHARACTERS))
    if row.mark:
        if text.lower() not in _YES | _NO:
            raise Unreadable(message("unreadable-cross", typed=text))
        return text.lower() in _YES or None
    if text in _NOTHING:
        return None
    if row.read_item is not None:
        return row.read_item(items_of(exercise)[blank.item].texts, text)
    assert row.read is not None
    return row.read(exercise.tree, blank.node, text)


def as_typed(text: str) -> str:
    """What was typed as people see it: the signs made true, and never broken across lines."""
    text = " ".join(western(text).split())
    for typed, shown in _SHOWN:
        text = re.sub(typed, shown, text, flags=re.IGNORECASE)
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def write(entry: Entry) -> Typed:
    """An entry as files hold it: marks are true, all else is text that reads back the same."""
    if isinstance(entry, bool):
        return entry
    if isinstance(entry, Claim):
        return f"{entry.relation.value} {entry.value}"
    if isinstance(entry, Interval):
        return _written_interval(entry)
    if isinstance(entry, Chain):
        return ", ".join(str(write(bound)) for bound in entry.bounds)
    if isinstance(entry, str | Listing):
        return str(entry)
    if isinstance(entry, States):
        between = ", " if all(label.isalnum() for label in entry.labels) else "; "
        return between.join(entry.labels) or NO_STATE
    if isinstance(entry, float):
        return "inf" if entry == INFINITY else "-inf"
    return write_payoff(entry)


def write_at(exercise: Exercise, blank: Blank, entry: Entry) -> Typed:
    """An entry as files hold it at its blank: exact, or with the decimals that are asked for."""
    decimal = items_of(exercise)[blank.item].decimal(entry) if blank.item else ""
    return decimal or write(entry)


def _written_interval(interval: Interval) -> str:
    low, high, with_low, with_high = interval
    left = "" if isinstance(low, float) else f"{low} {'≤' if with_low else '<'} "
    right = "" if isinstance(high, float) else f" {'≤' if with_high else '<'} {high}"
    if left and not right:
        return f"x {'≥' if with_low else '>'} {low}"
    if not left and not right:
        return "(-inf, inf)"
    return f"{left}x{right}"


def show(entry: Entry) -> str:
    """An entry as people see it, with a true minus and ∞, and never broken across lines."""
    if isinstance(entry, bool):
        return "✕" if entry else ""
    if isinstance(entry, States) and not entry.labels:
        return "∅"
    if isinstance(entry, str | States | Listing):
        return str(write(entry)).replace(" ", "\N{NO-BREAK SPACE}")
    if isinstance(entry, Chain):
        return "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}".join(map(show_number, entry.bounds))
    if not isinstance(entry, Claim | Interval):
        return show_number(entry)
    shown = str(write(entry)).replace("-inf", "−∞").replace("inf", "+∞").replace("-", "−")
    return shown.replace(" ", "\N{NO-BREAK SPACE}")
