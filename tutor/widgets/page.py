"""What every page has: its own undo stack, a quiet line for news, and a place to come back to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QUndoStack
from PySide6.QtWidgets import QVBoxLayout, QWidget

from resources.words import PlywoodError
from tutor.look.language import tell_error
from tutor.look.theme import Theme
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.guard import Guarded

if TYPE_CHECKING:
    from tutor.widgets.news import News

MOST_UNDONE = 200
"""So many steps can be taken back: each may hold a whole tree or quiz."""


class Page(Guarded, QWidget):
    """One page of the window."""

    handed_over = Signal(str, object)
    """Something to be opened on another page: the page's name, and what."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)  # at once: one that moves is styled twice
        self.store = store
        self.preferences = preferences
        self.theme = theme
        self.undo = QUndoStack(self)
        self.undo.setUndoLimit(MOST_UNDONE)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 16, 24, 16)
        self.column.setSpacing(12)
        self._news: News | None = None
        self.undo.indexChanged.connect(self.dismiss)

    def notify(self, text: str, stays: bool = False) -> None:
        """Say something until the next thing is done, or until it is dismissed."""
        if self._news is None:
            from tutor.widgets.news import News

            self._news = News(self.news_room())
        self._news.tell(text, stays)

    @property
    def keys_action(self) -> QAction:
        """What shows all keys, for a menu; it is the window's."""
        found = self.window().findChild(QAction, "keys")
        assert isinstance(found, QAction)
        return found

    def news_room(self) -> QWidget:
        """What news may lie over."""
        return self

    def dismiss(self) -> None:
        """Something was done: news that is not to stay goes away."""
        if self._news is not None:
            self._news.move_on()

    def withdraw(self) -> str:
        """Take away all news; what was to stay is given back."""
        return "" if self._news is None else self._news.withdraw()

    @property
    def news(self) -> str:
        """What was said last and not yet dismissed."""
        return "" if self._news is None else self._news.text

    def attempt(self, does: Callable[[], object]) -> None:
        """Do something that may be impossible; then its reason is news."""
        self.dismiss()
        try:
            does()
        except PlywoodError as error:
            self.refuse(error)

    def refuse(self, error: Exception) -> None:
        """Say what can't be done; anything else is an error of ours."""
        if not isinstance(error, PlywoodError):
            raise error
        self.notify(tell_error(error))

    def open(self, what: Any) -> None:
        """Show this here."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Put the keyboard where work goes on."""
        raise NotImplementedError

    def close_down(self) -> None:
        """Keep what is to be kept; the window goes."""
        # A stack left to the garbage collector can crash at exit.
        self.undo.clear()
