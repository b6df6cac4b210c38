"""What a letter makes of what stands in a blank."""

from __future__ import annotations

from exercises.asks import Ask, Children, Topic

LETTERS = frozenset("0123456789-−/,.;+<>=≤≥()[] ∞i")
_RELATIONS = {"<": "≤ ", ">": "≥ ", "=": "= "}
_NARROWED = {"<=": "≤", ">=": "≥"}


def extended(ask: Ask, before: str, letter: str) -> str:
    """What stands there after one more letter: i is ∞, < and = give ≤, a best move is one child."""
    row = ask.row
    if row.children is Children.ONE:
        return letter
    if row.children is Children.ALL and before and letter.isdecimal():
        return f"{before}, {letter}"
    if letter in ("i", "∞"):
        letter = "∞" if before else "+∞"
    if letter in _RELATIONS and row.topic is Topic.VALUE and (row.claim or not before):
        letter = _RELATIONS[letter]
    after = before + letter
    for wide, narrow in _NARROWED.items():
        after = after.replace(wide, narrow)
    return after
