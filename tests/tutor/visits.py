"""Windows on a file, one after the other or several at once."""

from hands import answer
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tutor.app import make_window


class Visit:
    """A window on a file; whatever is raised anywhere in it fails the test."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        self.window = make_window(QApplication.instance(), self.path)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        self.window.page.take_focus()
        return self.window

    def __exit__(self, *_):
        QApplication.processEvents()
        answer(self.window, [], "Close")
        assert self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete)
