"""Whether the system asks for less motion, in the ways that desktops say so."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant
from PySide6.QtWidgets import QApplication, QStyle

_STILL = {
    "kdeglobals": ("KDE/AnimationDurationFactor", ("0",)),
    "gtk-3.0/settings.ini": ("Settings/gtk-enable-animations", ("0", "false")),
    "gtk-4.0/settings.ini": ("Settings/gtk-enable-animations", ("0", "false")),
}
"""Files of desktops, each with its entry, and what stands there where nothing is to move."""
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_SWITCH = ("org.gnome.desktop.interface", "enable-animations")
"""GNOME's switch, which stands in no file that others can read."""
PATIENCE = 150
"""So many milliseconds a desktop has to answer."""


def system_wants_stillness() -> bool:
    """Whether nothing is to move, as the system has it."""
    duration = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    if not duration:
        return True
    if sys.platform == "win32":
        return not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    written = any(_says(file, entry, words) for file, (entry, words) in _STILL.items())
    return written or _switched_off()


def _says(file: str, entry: str, words: tuple[str, ...]) -> bool:
    """Whether the file of a desktop has one of these words at an entry."""
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    path = QStandardPaths.locate(place, file)
    if not path:
        return False
    return str(QSettings(path, QSettings.Format.IniFormat).value(entry)).lower() in words


def _switched_off() -> bool:
    """Whether the desktop's settings portal says so; no where there is none."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
    if not address:  # who asks without one may start a bus
        return False
    name = "plywood-motion"
    bus = QDBusConnection.connectToBus(address, name)
    asked = QDBusMessage.createMethodCall(*_PORTAL, "org.freedesktop.portal.Settings", "Read")
    asked.setArguments(list(_SWITCH))
    told = bus.call(asked, QDBus.CallMode.Block, PATIENCE)
    QDBusConnection.disconnectFromBus(name)
    if told.type() is not QDBusMessage.MessageType.ReplyMessage:
        return False
    (answer,) = told.arguments() or (None,)
    while isinstance(answer, QDBusVariant):  # a portal wraps it twice
        answer = answer.variant()
    return answer is False
