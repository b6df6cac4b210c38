"""A button that shows its key beside its name, where there is room for both."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tutor.widgets.guard import Guarded


class KeyedButton(Guarded, QPushButton):
    """As wide as its name and its key; in less room it shows its name alone."""

    def __init__(self, name: str, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._with_key = name, f"{name}  {key}"
        self.setText(self._with_key)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _needed(self, text: str) -> QSize:
        """The size for this text instead of the one that is shown."""
        wide = self.fontMetrics().horizontalAdvance
        return super().sizeHint() + QSize(wide(text) - wide(self.text()), 0)

    def sizeHint(self) -> QSize:
        """Room for both."""
        return self._needed(self._with_key)

    def minimumSizeHint(self) -> QSize:
        """Room for the name."""
        return self._needed(self._name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        fits = self.width() >= self.sizeHint().width()
        self.setText(self._with_key if fits else self._name)
