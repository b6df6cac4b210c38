"""Exercises that come and go by files, codes and pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from exercises.drawing.export import export as export_drawing
from exercises.making import exercise_sources
from tutor.canvas.canvas import Canvas
from tutor.look.language import tell
from tutor.practice.code_dialog import ask_for_code
from tutor.practice.session import Session
from tutor.widgets.page import Page


class ExerciseFileActions:
    """What the practice page's menu does about files and codes."""

    def __init__(self, page: Page, session: Session, canvas: Canvas) -> None:
        self._page = page
        self._session = session
        self._canvas = canvas

    def enter_code(self) -> None:
        """Take the tree of a code."""
        code = ask_for_code(self._page)
        if code:
            self._page.open(code)

    def copy_code(self) -> None:
        """Put the code of this tree on the clipboard."""
        code = exercise_sources.code_of(self._session.exercise)
        if code is None:
            self._page.notify(tell("code-none"))
            return
        QGuiApplication.clipboard().setText(code)
        self._page.notify(tell("code-copied", code=code))

    def open_file(self) -> None:
        """Take an exercise from a file."""
        name = self._page.ask_to_open(tell("files-exercise"))
        if name:
            self._page.open(name)

    def save_file(self) -> None:
        """Write the exercise to a file, with what was written into it."""
        name = self._page.ask_to_save("exercise.json", tell("files-exercise"))
        exercise, answers = self._session.exercise, self._session.sheet.typed
        if name:
            self._write(Path(name), lambda path: exercise_sources.save(exercise, answers, path))

    def export(self) -> None:
        """Write a picture of the tree as it stands."""
        name = self._page.ask_to_save("tree.svg", tell("files-picture"))
        drawing = self._canvas.drawing
        if name and drawing is not None:
            self._write(Path(name), lambda path: export_drawing(drawing, path))

    def _write(self, path: Path, writes: Callable[[Path], None]) -> None:
        """Write a file, and say so."""

        def write() -> None:
            writes(path)
            self._page.notify(tell("file-written", file=path.name))

        self._page.attempt(write)
