"""Asks whether to close where something would be lost."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from tutor.language import tell


def may_close(why: str, parent: QWidget) -> bool:
    """Whether the window may close all the same."""
    dialog = QMessageBox(parent)
    dialog.setIcon(QMessageBox.Icon.Warning)
    dialog.setWindowTitle(tell("closing-title"))
    dialog.setText(tell("closing-text"))
    dialog.setInformativeText(why)
    stay = dialog.addButton(tell("closing-stay"), QMessageBox.ButtonRole.RejectRole)
    close = dialog.addButton(tell("closing-close"), QMessageBox.ButtonRole.DestructiveRole)
    dialog.setDefaultButton(stay)
    dialog.exec()
    return dialog.clickedButton() is close
