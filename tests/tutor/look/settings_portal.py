"""A desktop's settings portal on a bus of its own, for tests: python settings_portal.py VALUE."""

import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusConnection, QDBusVariant, QDBusVirtualObject


class Settings(QDBusVirtualObject):
    """Says whether things may move, as GNOME's does."""

    def introspect(self, path):
        return ""

    def handleMessage(self, message, connection):
        wanted = ["org.gnome.desktop.interface", "enable-animations"]
        if message.member() != "Read" or message.arguments() != wanted:
            return False
        value = QDBusVariant(QDBusVariant(sys.argv[1] == "true"))
        return connection.send(message.createReply(value))


application = QCoreApplication([])
bus, settings = QDBusConnection.sessionBus(), Settings()
bus.registerVirtualObject("/org/freedesktop/portal/desktop", settings)
print(bus.registerService("org.freedesktop.portal.Desktop"), flush=True)
application.exec()
