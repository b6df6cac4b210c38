"""What a letter makes of what stands in a blank."""

from __future__ import annotations

from exercises.asks import Ask, Children, Topic

ERASE, NEXT = "⌫", "⏎"
"""Keys of a keypad that write nothing: one letter less, and the next blank."""
LETTERS = frozenset("0123456789-−/,.;+<>=≤≥()[] ∞i")
_RELATIONS = {"<": "≤ ", ">": "≥ ", "=": "= "}
_HALF_SIGNS = tuple(sign for letter, sign in _RELATIONS.items() if letter != "=")
_NARROWED = {"<=": "≤", ">=": "≥"}

_NONE = "nN∅"
STATE_LETTERS = frozenset("0123456789IiLl|XxOo_., ;()+" + _NONE)
"""What the states of games are written with: strokes, numbers, the signs of a board; n for none."""
_STATE_SIGNS = str.maketrans("ilL|xo.", "IIIIXO_")


def takes(ask: Ask, letter: str) -> bool:
    """Whether a letter is written into a blank rather than means something of its own."""
    return letter in (STATE_LETTERS if ask.row.topic is Topic.STATE else LETTERS)


def extended(ask: Ask, before: str, letter: str) -> str:
    """What stands there after one more letter: i is ∞, < and = give ≤, a best move is one child."""
    row = ask.row
    if row.topic is Topic.STATE and letter in _NONE:
        return "∅"
    if row.topic is Topic.STATE:
        return before + letter.translate(_STATE_SIGNS)
    if row.children is Children.ONE:
        return letter
    if row.children is Children.ALL:
        return (before + letter).lstrip()
    if letter in ("i", "∞"):
        letter = "∞" if before else "+∞"
    claims = row.claim or ask is Ask.CLAIM
    if letter == "=" and before.endswith(_HALF_SIGNS):
        return before  # of <= and >=, whose first sign has said it
    if letter in _RELATIONS and (claims or (row.topic is Topic.VALUE and not before)):
        letter = _RELATIONS[letter]
    after = before + letter
    for wide, narrow in _NARROWED.items():
        after = after.replace(wide, narrow)
    return after
