"""The door: no words open the window, words go to the command line."""

import os
import sys
from importlib import import_module
from pathlib import Path

from resources.words import say

BEFORE_QT = (
    "exercises.asks.keystrokes",
    "exercises.blank_order",
    "exercises.drawing.compose",
    "exercises.drawing.parts.palette",
    "exercises.drawing.reordering",
    "exercises.drawing.worded_markup",
    "exercises.files.attempt",
    "exercises.files.database",
    "exercises.exercise_files.first_exercise",
    "exercises.exercise_files.stored_exercise",
    "exercises.learning.purpose",
    "exercises.wording.conventions",
    "exercises.wording.tasks",
)
"""Imported before Qt, whose import reads the source of all that comes after it: the first window
would wait a twentieth longer."""


def main() -> int:
    """Run Plywood; the exit code is 0 on success."""
    _reserve_streams()
    try:
        return _run(sys.argv[1:])
    except KeyboardInterrupt:  # as long as nobody else listens for it: what is needed still loads
        return _tell("cli-stopped")


def _reserve_streams() -> None:
    """Keep the numbers of closed streams from files: what is said would be written into them."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)


def _run(words: list[str]) -> int:
    if not words or (len(words) == 1 and _opens(words[0])):
        return _open_window(words[0] if words else None)
    from exercises.cli import run

    return run(words)


def _open_window(opening: str | None) -> int:
    for name in BEFORE_QT:
        import_module(name)
    try:
        from tutor.app import run
    except ImportError as error:
        if "PySide6" not in (error.path or ""):
            raise
        return _tell("cli-qt-library", why=error.msg)
    return run(opening)


def _tell(key: str, **words: str) -> int:
    """Why nothing comes of it, in one line."""
    print(say("cli-error", why=say(key, **words)), file=sys.stderr)
    return 1


def _opens(word: str) -> bool:
    """Whether a word names a file, or is a code such as alpha-beta-3.2-7Q4K2: no command does."""
    if word.startswith("-"):
        return False
    from exercises.exercise_files.opened import is_code, names_file

    return bool(Path(word).suffix) or names_file(word) or is_code(word)


if __name__ == "__main__":
    sys.exit(main())
