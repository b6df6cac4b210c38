"""Asks whether to close where something would be lost."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from tutor.look.language import tell
from tutor.widgets.messages import answer, message_box


def may_close(why: str, parent: QWidget) -> bool:
    """Whether the window may close all the same."""
    icon = QMessageBox.Icon.Warning
    dialog = message_box(parent, icon, tell("closing-title"), tell("closing-text"), why)
    stay = dialog.addButton(tell("closing-stay"), QMessageBox.ButtonRole.RejectRole)
    close = dialog.addButton(tell("closing-close"), QMessageBox.ButtonRole.DestructiveRole)
    dialog.setDefaultButton(stay)
    return answer(dialog) is close
