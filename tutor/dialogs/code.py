"""Asks for the code of a tree."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QWidget

from tutor.language import tell


def ask_for_code(parent: QWidget) -> str:
    """The code that was typed, or nothing."""
    text, accepted = QInputDialog.getText(parent, tell("code-title"), tell("code-label"))
    return text.strip() if accepted else ""
