"""What an exercise gives besides its tree, as files hold it: texts, numbers or lists of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.exercise import Given
from exercises.files.file_error import FileError
from resources.words import message, placed

MOST_TEXTS, MOST_LETTERS = 200, 500
"""How many texts are given at most, and how long each may be."""


def given_table(given: Given) -> dict[str, Any]:
    """What is given, by name; a single text stands without a list."""
    return {name: texts[0] if len(texts) == 1 else list(texts) for name, texts in given}


def given_from(table: Mapping[str, Any]) -> Given:
    """What a table gives."""
    return tuple((str(name), _texts(str(name), value)) for name, value in table.items())


def _texts(name: str, value: Any) -> tuple[str, ...]:
    """Its texts; those of a table are lines such as `B: F E`, those of a list in a list `F E`."""
    if isinstance(value, dict):
        lines = {str(key): _texts(name, each) for key, each in value.items()}
        value = [f"{key}: {' '.join(texts)}" for key, texts in lines.items()]
    values = value if isinstance(value, list) else [value]
    values = [" ".join(_texts(name, each)) if isinstance(each, list) else each for each in values]
    if any(isinstance(each, dict | None) for each in values):
        raise FileError(placed(message("given-texts"), "given", name))
    texts = tuple(str(each) for each in values)
    if len(texts) > MOST_TEXTS or any(len(text) > MOST_LETTERS for text in texts):
        long = message("given-long", texts=MOST_TEXTS, letters=MOST_LETTERS)
        raise FileError(placed(long, "given", name))
    return texts
