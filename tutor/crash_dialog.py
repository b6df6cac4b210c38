"""The report of an uncaught error, to be saved or copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from exercises.files.file_error import FileError
from exercises.files.saving import write_whole
from tutor.look.language import tell
from tutor.widgets.messages import answer, message_box


def show(text: str, parent: QWidget | None, trouble: str = "") -> None:
    """Say that something went wrong, and offer the report; again, where it can't be saved."""
    icon, more = QMessageBox.Icon.Critical, trouble or tell("crash-more")
    dialog = message_box(parent, icon, tell("crash-title"), tell("crash-text"), more)
    dialog.setDetailedText(text)
    save = dialog.addButton(tell("crash-save"), QMessageBox.ButtonRole.ActionRole)
    copy = dialog.addButton(tell("crash-copy"), QMessageBox.ButtonRole.ActionRole)
    dialog.addButton(tell("crash-go-on"), QMessageBox.ButtonRole.AcceptRole)
    chosen = answer(dialog)
    if chosen is copy:
        QApplication.clipboard().setText(text)
    if chosen is save:
        _save(text, parent)


def _save(text: str, parent: QWidget | None) -> None:
    name, _ = QFileDialog.getSaveFileName(parent, tell("crash-save-title"), "plywood-report.txt")
    try:
        if name:
            write_whole(Path(name), text.encode())
    except FileError as error:
        show(text, parent, tell(error.sentence))
