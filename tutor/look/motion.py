"""Whether the system asks for less motion, in the ways that desktops say so."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QStyle

_STILL = {
    "kdeglobals": ("KDE/AnimationDurationFactor", ("0",)),
    "gtk-3.0/settings.ini": ("Settings/gtk-enable-animations", ("0", "false")),
    "gtk-4.0/settings.ini": ("Settings/gtk-enable-animations", ("0", "false")),
}
"""Files of desktops, each with its entry, and what stands there where nothing is to move."""


def system_wants_stillness() -> bool:
    """Whether nothing is to move, as the system has it."""
    duration = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    if not duration:
        return True
    if sys.platform == "win32":
        return not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    return any(_says(file, entry, words) for file, (entry, words) in _STILL.items())


def _says(file: str, entry: str, words: tuple[str, ...]) -> bool:
    """Whether the file of a desktop has one of these words at an entry."""
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    path = QStandardPaths.locate(place, file)
    if not path:
        return False
    return str(QSettings(path, QSettings.Format.IniFormat).value(entry)).lower() in words
