"""A button that opens a menu."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tutor.look.language import tell
from tutor.widgets.actions import name_it


def menu_button(parent: QWidget, name: str, menu: QMenu) -> QPushButton:
    """A button by its name; its menu may be filled as it opens."""
    made = QPushButton(parent)
    made.setText(tell(f"action-{name}-short"))
    made.setAutoDefault(False)
    name_it(made, name)
    menu.setToolTipsVisible(True)
    made.setMenu(menu)
    return made
