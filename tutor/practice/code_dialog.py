"""Asks for the code of a tree."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tutor.look.language import tell
from tutor.widgets.messages import ask_for_line


def ask_for_code(parent: QWidget) -> str:
    """The code that was typed, or nothing."""
    return ask_for_line(parent, tell("code-title"), tell("code-label"))
