"""Labels, tooltips and messages show every text as it is written: whoever wrote it, no tag is read.

A name in a file may well be `<img src="/dev/zero">`. Nothing else in the window makes a label, a
message or a tooltip, and none of ours needs rich text.
"""

from __future__ import annotations

from PySide6.QtGui import QAction, QStandardItem, Qt
from PySide6.QtWidgets import QAbstractButton, QInputDialog, QLabel, QMessageBox, QWidget


class Label(QLabel):
    """Shows its text as it is."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def strong(text: str, parent: QWidget) -> Label:
    """A label in bold letters."""
    label = Label(text, parent)
    label.setProperty("class", "strong")
    return label


def set_tooltip(on: QWidget | QAction | QStandardItem, text: str) -> None:
    """Explain something to whoever points at it."""
    on.setToolTip(tooltip(text))


def tooltip(text: str) -> str:
    """A text for a tooltip, which would read tags in it: those are written out."""
    if not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def message(
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
    for label in asked.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    accepted = asked.exec()
    asked.setParent(None)  # it goes with this function, not with the window
    return asked.textValue().strip() if accepted else ""
