"""Exercises that come and go: made anew, by their codes, from and to files, and as pictures."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from exercises.drawing.export import PATTERNS
from exercises.drawing.export import export as export_drawing
from exercises.exercise import Exercise
from exercises.exercise_files import exercise_sources, stored_exercise
from exercises.learning.purpose import GO_ON, Assignment, Purpose, purpose_of
from exercises.learning.redo import wrong_ones
from exercises.making.codes import code_of
from search.rules import Rules
from tutor.answering.session import Session
from tutor.canvas.canvas import Canvas
from tutor.look.language import tell
from tutor.practice.code_dialog import ask_for_code
from tutor.practice.header import Header
from tutor.widgets.background import BackgroundJob
from tutor.widgets.file_dialogs import ask_to_open, ask_to_save
from tutor.widgets.page import Page


class ExerciseActions:
    """What the practice page takes another exercise by, and what it does with this one."""

    def __init__(
        self, page: Page, header: Header, session: Session, canvas: Canvas, work: BackgroundJob
    ) -> None:
        self._page = page
        self._header = header
        self._session = session
        self._canvas = canvas
        self._work = work

    @property
    def _rules(self) -> Rules:
        return self._page.preferences.settings.rules

    def begin(self, assigned: Assignment) -> None:
        """Take another exercise; what is still being typed belongs to the one before."""
        self._page.take_focus()
        self._session.begin(assigned)

    def take(self, what: object) -> None:
        """Take an exercise: itself, as it was assigned, by its code, or from a file."""
        if isinstance(what, Exercise):
            self.begin(Assignment(what))
        elif isinstance(what, Assignment):
            self.begin(what)
        else:
            self.open(str(what))

    def take_next(self) -> None:
        """Another tree; who is on the learn page's path is led on there."""
        purpose = purpose_of(self._session.purpose)
        if purpose.on_path:
            self._page.handed_over.emit("learn", GO_ON)
        elif purpose is Purpose.REDO:
            self.redo_wrong()
        else:
            self.new()

    def new(self) -> None:
        """Another tree of the kind and level that are chosen."""
        (kind, level), rules = self._header.choice(), self._rules
        self._work.start(
            lambda progress: exercise_sources.make(kind, level, rules, progress),
            self.take,
            self._page.refuse,
        )

    def redo_wrong(self) -> None:
        """The next tree that went wrong and was not put right since, empty; it counts no more."""
        now = stored_exercise.keep(self._session.exercise)
        wrong = wrong_ones(self._session.attempts(), time.time())
        if not wrong:
            self._page.notify(tell("redo-none"))
            return
        after = wrong.index(now) + 1 if now in wrong else 0
        text = wrong[after % len(wrong)]
        self.begin(Assignment(stored_exercise.bring_back(text), Purpose.REDO))

    def try_another(self) -> None:
        """A tree that would tell which mistake it was, or if there is none, any other."""
        feedback, exercise, rules = self._session.feedback, self._session.exercise, self._rules
        if feedback is None:
            return
        mistakes = feedback.diagnosis.mistakes
        self._work.start(
            lambda progress: exercise_sources.make_telling(exercise, mistakes, rules, progress),
            self.take,
            lambda _: self.new(),
        )

    def open(self, what: str) -> None:
        """Take the exercise of a code, or from a file."""
        rules = self._rules
        self._work.start(
            lambda progress: exercise_sources.opened(what, rules, progress),
            lambda opened: self.begin(Assignment(opened[0], typed=opened[1])),
            self._page.refuse,
        )

    def ask_anew(self) -> None:
        """Ask the tree by other conventions, unless somebody is at it already."""
        code = code_of(self._session.exercise)
        if code is None or self._session.sheet.typed:
            self._page.notify(tell("conventions-later"))
        else:
            self.open(code)

    def enter_code(self) -> None:
        """Take the tree of a code."""
        code = ask_for_code(self._page)
        if code:
            self.open(code)

    def copy_code(self) -> None:
        """Put the code of this tree on the clipboard."""
        code = code_of(self._session.exercise)
        if code is None:
            self._page.notify(tell("code-none"))
            return
        QGuiApplication.clipboard().setText(code)
        self._page.notify(tell("code-copied", code=code))

    def open_file(self) -> None:
        """Take an exercise from a file."""
        name = ask_to_open(self._page, tell("files-exercise"))
        if name:
            self.open(name)

    def save_file(self) -> None:
        """Write the exercise to a file, with what was written into it."""
        name = ask_to_save(self._page, "exercise.json", tell("files-exercise"))
        exercise, answers = self._session.exercise, self._session.sheet.typed
        if name:
            self._write(Path(name), lambda path: exercise_sources.save(exercise, answers, path))

    def export(self) -> None:
        """Write a picture of the tree as it stands."""
        name = ask_to_save(self._page, "tree.svg", tell("files-picture", patterns=PATTERNS))
        drawing = self._canvas.drawing
        if name and drawing is not None:
            self._write(Path(name), lambda path: export_drawing(drawing, path))

    def _write(self, path: Path, writes: Callable[[Path], None]) -> None:
        """Write a file, and say so."""

        def write() -> None:
            writes(path)
            self._page.notify(tell("file-written", file=path.name))

        self._page.attempt(write)
