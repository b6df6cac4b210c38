"""Menus: a button that opens one, and one of what can be asked about a tree."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from exercises.exercise import Exercise
from tutor.look.language import tell
from tutor.widgets.actions import name_it
from tutor.widgets.page import Page


def menu_button(parent: QWidget, name: str, menu: QMenu) -> QPushButton:
    """A button by its name; its menu may be filled as it opens."""
    made = QPushButton(parent)
    made.setText(tell(f"action-{name}-short"))
    made.setAutoDefault(False)
    name_it(made, name)
    menu.setToolTipsVisible(True)
    made.setMenu(menu)
    return made


def offer_questions(menu: QMenu, page: Page, found: Mapping[str, Exercise], none: str) -> None:
    """Fill a menu with what can be asked about a tree, by kind, or say that nothing can."""
    menu.clear()
    for kind, exercise in found.items():
        menu.addAction(tell(f"kind-{kind}"), partial(page.handed_over.emit, "practice", exercise))
    if not found:
        menu.addAction(none).setEnabled(False)
