"""Messages and questions; like labels, they show every text as it is written."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QInputDialog, QLabel, QMessageBox, QWidget

from tutor.look.language import tell


def message_box(
    parent: QWidget | None, icon: QMessageBox.Icon, title: str, text: str, more: str = ""
) -> QMessageBox:
    """A message with one sentence and more below it; the caller adds buttons."""
    made = QMessageBox(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setIcon(icon)
    made.setWindowTitle(title)
    made.setText(text)
    made.setInformativeText(more)
    return made


def answer(asked: QMessageBox) -> QAbstractButton:
    """The button that was chosen; the message goes with whoever asked."""
    asked.exec()
    asked.setParent(None)
    return asked.clickedButton()


def ask_for_line(parent: QWidget, title: str, text: str) -> str:
    """A line that somebody is asked to type, or nothing."""
    asked = QInputDialog(parent)
    asked.setWindowTitle(title)
    asked.setLabelText(text)
    asked.setOkButtonText(tell("line-take"))
    asked.setCancelButtonText(tell("line-leave"))
    for label in asked.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    accepted = asked.exec()
    asked.setParent(None)  # it goes with this function, not with the window
    return asked.textValue().strip() if accepted else ""
