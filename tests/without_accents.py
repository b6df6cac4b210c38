"""Words that would have accents, had they come from the catalogue of the pseudo-language."""

import re
from functools import cache

from exercises.kinds import KINDS

NAMES = {"Plywood", "English", "Letter", "Ctrl", "Alt", "Shift", "Esc", "Del", "Delete", "Ins"}
NAMES |= {"Up", "Down", "MAX", "MIN", "CHANCE", "chance", "best", "least", "most", "rest"}
NAMES |= {"value", "root", "UCB", "ln"}
"""Of programs, languages, paper, keys, and what notation and pseudocode call players and values."""
_MARKUP = re.compile(r"<[^<>]*>|&[a-z]+;")
_CODE = re.compile(rf"\b({'|'.join(KINDS)})-\d-[0-9A-Z]+\b|\S+\.[a-z]+\b|\b(max|min)(?=\[)")
_WORD = re.compile(r"(?!\b[A-Z]{2}\b)[^\W\d_]{2,}")
"""Two capital letters are the name of a node."""
_BARE = re.compile(r"[aceinouy]", re.IGNORECASE)


@cache
def without_accents(text: str) -> set[str]:
    """The words of a text that have a letter without its accent; names and codes may."""
    plain = _CODE.sub(" ", _MARKUP.sub(" ", text))
    words = {word for word in _WORD.findall(plain) if _BARE.search(word)} - NAMES
    return {word for word in words if word.strip("I")}  # strokes of a pile say no word
