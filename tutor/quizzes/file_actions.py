"""Quizzes that come and go: files to open and save, and folders to export to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLineEdit, QMessageBox

from exercises.exam import quiz_file
from exercises.exam.roster import late_student
from exercises.export.platforms import PLATFORMS
from exercises.files.reading import typed_path
from resources.words import PlywoodError
from tutor.look.language import tell
from tutor.quizzes.export import Export, Exported, holds_quiz
from tutor.quizzes.preview import PreviewMaker
from tutor.quizzes.quiz_model import QuizModel
from tutor.quizzes.trouble import told
from tutor.widgets.file_dialogs import ask_to_open, ask_to_save
from tutor.widgets.messages import answer, message_box
from tutor.widgets.page import Page


class QuizFileActions(QObject):
    """What the quizzes page does about files; pages are drawn again when an export is over."""

    export_began = Signal()
    export_stopping = Signal()
    export_over = Signal()

    def __init__(
        self,
        page: Page,
        model: QuizModel,
        preview_maker: PreviewMaker,
        take_typed: Callable[[], str],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._model = model
        self._previews = preview_maker
        self._take_typed = take_typed
        self.exporting = Export(page)

    def new(self) -> None:
        """Begin again with an empty quiz."""
        self._model.load(quiz_file.empty_quiz(tell("quiz-untitled")), None)

    def example(self) -> None:
        """Begin again with the example."""
        self._model.load(quiz_file.first_quiz(), None)

    def renew(self) -> None:
        """Open last year's quiz with other trees; it is in no file yet."""
        name = ask_to_open(self._page, tell("files-quiz"))
        if not name:
            return
        try:
            quiz = quiz_file.opened(Path(name))
        except PlywoodError as error:
            self._page.notify(tell(error.sentence))
            return
        self._model.load(quiz_file.settled(quiz_file.with_new_trees(quiz)), None)

    def export_to(self) -> None:
        """Ask for the name of a folder, which may be new, and write everything into it."""
        if not self._may_export():
            return
        last = self._page.store.setting("quiz-folder", str) or str(typed_path("~/quiz"))
        name, agreed = QInputDialog.getText(
            self._page,
            tell("quiz-export-title"),
            tell("quiz-folder-name"),
            QLineEdit.EchoMode.Normal,
            last,
        )
        folder = str(typed_path(name.strip()).absolute())
        if agreed and name.strip() and self._may_fill(folder):
            self._page.store.keep_setting("quiz-folder", folder)
            self._start(Path(folder))

    def open_file(self) -> None:
        """Take a quiz from a file."""
        name = ask_to_open(self._page, tell("files-quiz"))
        if name:
            self._page.open(name)

    def save_file(self) -> None:
        """Write the quiz to its file; where it has none, ask for one."""
        if self._model.file is None:
            self.save_file_as()
        else:
            self._save(self._model.file)

    def save_file_as(self) -> None:
        """Write the quiz to another file."""
        name = ask_to_save(self._page, "quiz.toml", tell("files-quiz"))
        if name:
            path = Path(name)
            self._save(path if path.suffix else path.with_suffix(".toml"))

    def _save(self, path: Path) -> None:
        try:
            said = quiz_file.save(self._model.quiz, path, self._model.file)
        except PlywoodError as error:
            self._page.notify(told(error))
            return
        self._model.keep_file(path)
        self._page.notify(tell(said))

    def export(self) -> None:
        """Ask for a folder, and write everything into it."""
        if self._may_export():
            name = QFileDialog.getExistingDirectory(self._page, tell("quiz-export-title"))
            if name and self._may_fill(name):
                self._start(Path(name))

    def export_for(self, platform: str) -> None:
        """Ask for a file, and write the questions into it as a learning platform reads them."""
        if self._may_export():
            proposed = PLATFORMS[platform].usual_name
            name = ask_to_save(self._page, proposed, tell(f"files-{platform}"))
            if name:
                self._start(Path(name), platform)

    def add_late(self) -> None:
        """Ask for a folder and for who comes late, and add a sheet to the quiz there."""
        if self.exporting.busy:
            return
        name = QFileDialog.getExistingDirectory(self._page, tell("quiz-late-folder"))
        if not name:
            return
        who, agreed = QInputDialog.getText(
            self._page, tell("action-quiz-late"), tell("quiz-late-who")
        )
        if agreed and who.strip():
            self._page.dismiss()
            self._previews.pause(True)
            self.export_began.emit()
            self.exporting.start_late(Path(name), late_student(who))

    def _may_export(self) -> bool:
        """Whether nothing is being written, and all that was typed could be taken."""
        if self.exporting.busy:
            return False
        refused = self._take_typed()
        if refused:
            self._page.notify(refused)
        return not refused

    def _start(self, path: Path, platform: str | None = None) -> None:
        self._page.dismiss()
        self._previews.pause(True)
        self.export_began.emit()
        memo = {} if platform else self._previews.memo  # a pool has other variants than sheets
        self.exporting.start(self._model.quiz, path.absolute(), memo, platform)

    def _may_fill(self, folder: str) -> bool:
        """Whether a folder is free, or a person gives away what is in it."""
        try:
            return not holds_quiz(Path(folder)) or self._agreed("quiz-replace", folder=folder)
        except PlywoodError as error:
            self._page.notify(tell(error.sentence))
            return False

    def cancel(self) -> None:
        """Give the export up; nothing of it stays."""
        if self.exporting.busy:
            self.exporting.cancel()
            self.export_stopping.emit()

    def tell_end(self, made: Exported | None) -> None:
        """Say what was made, or that nothing was."""
        self._end()
        if made is None:
            self._page.notify(tell("quiz-cancelled"))
            return
        if not made.sheets:
            self._page.notify("\n".join(map(tell, made.notes)))
            return
        told = (
            tell("quiz-exported-for", questions=made.sheets, file=str(made.folder))
            if made.pages is None
            else tell(
                "quiz-exported", sheets=made.sheets, pages=str(made.pages), folder=str(made.folder)
            )
        )
        self._page.notify("\n".join([told, *map(tell, made.notes)]))

    def tell_failure(self, reason: str) -> None:
        """Say why nothing was made."""
        self._end()
        self._page.notify(reason)

    def _end(self) -> None:
        self.export_over.emit()
        self._previews.pause(False)

    def _agreed(self, question: str, **values: str) -> bool:
        """Whether a person says yes to losing something."""
        icon, buttons = QMessageBox.Icon.Question, QMessageBox.StandardButton
        title, text = tell(f"{question}-title"), tell(question, **values)
        dialog = message_box(self._page, icon, title, text)
        yes = dialog.addButton(buttons.Yes)
        dialog.setDefaultButton(dialog.addButton(buttons.Cancel))
        return answer(dialog) is yes
