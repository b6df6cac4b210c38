"""The window: a rail of pages, and the page that is open."""

from __future__ import annotations

import traceback
from functools import partial

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QUndoGroup
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from resources.words import Message
from tutor import pages
from tutor.look.language import speak, spoken, tell
from tutor.look.theme import Theme
from tutor.rail import RailButton
from tutor.storage.settings import Preferences, Settings
from tutor.storage.store import Store
from tutor.widgets.actions import action
from tutor.widgets.guard import Guarded
from tutor.widgets.page import Page

SIZE = QSize(1440, 900)
LEAST = QSize(900, 600)
FRAME = QSize(8, 40)
"""What a desktop may put around the window."""


class MainWindow(Guarded, QMainWindow):
    """Shows one page at a time, and comes back as it was left."""

    def __init__(self, store: Store, preferences: Preferences, theme: Theme) -> None:
        super().__init__()
        self._store = store
        self._preferences = preferences
        self._theme = theme
        self.setWindowTitle("Plywood")
        self.setMinimumSize(LEAST.boundedTo(self.screen().availableSize() - FRAME))
        self._undo = QUndoGroup(self)
        self._buttons: dict[str, RailButton] = {}
        self.pages: dict[str, Page] = {}
        self._lay_out()
        preferences.changed.connect(self._follow)
        # A page that is still being made can't say anything.
        store.troubled.connect(self._tell_trouble, Qt.ConnectionType.QueuedConnection)
        store.noticed.connect(self._tell_notices, Qt.ConnectionType.QueuedConnection)

    def restore(self) -> None:
        """Come back as the window was left, and say so if that could not be read."""
        geometry = self._store.setting("geometry", str) or ""
        if not self.restoreGeometry(QByteArray.fromBase64(geometry.encode(errors="replace"))):
            self._store.set_setting_aside("geometry")
            self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))
        page = self._store.setting("page", str)
        if page not in pages.PAGES:
            self._store.set_setting_aside("page")
            page = pages.FIRST
        self.turn_to(page)
        self._tell_notices()

    @property
    def page(self) -> Page:
        """The page that is open."""
        page = self._stack.currentWidget()
        assert isinstance(page, Page)
        return page

    def turn_to(self, name: str) -> None:
        """Open a page; it is made when it is first opened."""
        page = self.pages.get(name)
        if page is None:
            page = self.pages[name] = self._made(name)
            self._stack.addWidget(page)
            self._undo.addStack(page.undo)
            page.handed_over.connect(self._hand_over)
        standing = self.page.withdraw()
        self._stack.setCurrentWidget(page)
        if standing:
            page.notify(standing, stays=True)
        self._undo.setActiveStack(page.undo)
        for each, button in self._buttons.items():
            button.setChecked(each == name)
        if self._store.setting("page", str) != name:
            self._store.keep_setting("page", name)
        page.take_focus()

    def _made(self, name: str) -> Page:
        """A page as it was left; whatever was left, there is one."""
        make = partial(pages.PAGES[name], self._store, self._preferences, self._theme, self._stack)
        try:
            return make()
        except Exception:
            traceback.print_exc()
            self._store.set_place_aside(name)
            return make()

    def open(self, what: str) -> None:
        """Open a file or a code on the page that it belongs to."""
        self._hand_over(pages.page_of(what), what)

    def _hand_over(self, name: str, what: object) -> None:
        """Turn to a page, and open something there if there is anything to open."""
        self.turn_to(name)
        if what is not None:
            self.page.open(what)

    def show_settings(self) -> None:
        """Let the settings be changed."""
        dialog = pages.settings_dialog(self._preferences, self)
        dialog.finished.connect(lambda: self.page.take_focus())
        dialog.open()

    def show_keys(self) -> None:
        """Show what each key does."""
        pages.keys_dialog(str(self._store.setting("page", str)), self).open()

    def _tell_notices(self) -> None:
        """Say what there is to be said about the file, beside what still stands there."""
        notices = self._store.notices()
        if notices:
            told = [self.page.withdraw(), *map(tell, notices)]
            self.page.notify(" ".join(filter(None, told)), stays=True)

    def _tell_trouble(self, trouble: Message) -> None:
        self.page.withdraw()
        self.page.notify(tell(trouble), stays=self._store.failing)

    def _settled(self) -> bool:
        """Whether all is kept, or may be lost."""
        trouble = self._store.settle()
        return trouble is None or pages.may_close(tell(trouble), self)

    def _follow(self, settings: Settings) -> None:
        """Say everything again in another language: each page comes back as it was left."""
        if settings.language == spoken():
            return
        speak(settings.language)
        for page in self.pages.values():
            page.close_down()
            self._undo.removeStack(page.undo)
        for old in self.actions():
            self.removeAction(old)
            old.deleteLater()
        self.pages.clear()
        self._lay_out()
        self.turn_to(str(self._store.setting("page", str)))
        self._retell_settings()

    def _retell_settings(self) -> None:
        """The dialog in which the language was chosen speaks it too."""
        from PySide6.QtWidgets import QDialog

        for dialog in self.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly):
            dialog.close()
        self.show_settings()

    def _lay_out(self) -> None:
        for name, does in (
            ("settings", self.show_settings),
            ("keys", self.show_keys),
            ("undo", self._undo.undo),
            ("redo", self._undo.redo),
        ):
            action(self, name, does)
        middle = QWidget(self)
        self._rail = QWidget(middle)
        self._rail.setObjectName("rail")
        self._theme.changed.connect(self._rail.update)
        self._stack = QStackedWidget(middle)
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._rail)
        row.addWidget(self._stack, 1)
        column = QVBoxLayout(self._rail)
        column.setContentsMargins(8, 36, 8, 20)
        column.setSpacing(14)
        for name in pages.PAGES:
            button = RailButton(name, self._theme, self._rail)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=name: self.turn_to(name))
            self._buttons[name] = button
            column.addWidget(button)
        column.addStretch(1)
        gear = RailButton("settings", self._theme, self._rail)
        gear.clicked.connect(self.show_settings)
        column.addWidget(gear)
        self.setCentralWidget(middle)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what is to be kept; ask before any of it is lost."""
        self.page.take_focus()  # what is still being typed is taken
        if not self._settled():
            event.ignore()
            return
        if not any(page.undo.count() for page in self.pages.values()):
            self._store.forget_unused()
        self._store.keep_setting("geometry", self.saveGeometry().toBase64().toStdString())
        for page in self.pages.values():
            page.close_down()
        self._store.close()
        event.accept()
