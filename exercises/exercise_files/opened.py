"""What the window opens by its name: a file, or the code of an exercise."""

from __future__ import annotations

import re
from pathlib import Path

_SHAPE = re.compile(r".+-\d+(?:\.\d+)?-[^\W_]+")


def is_code(text: str) -> bool:
    """Whether a text has the shape of a code, be it too long for one."""
    return _SHAPE.fullmatch(text.strip()) is not None


def names_file(text: str) -> bool:
    """Whether there is a file of this name; what no file can be called names none."""
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False
