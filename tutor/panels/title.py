"""A title that is a choice: as wide as its words, with a list below it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QWidget

CHEVRON = 44
"""Room for the sign at its right."""


class TitleBox(QComboBox):
    """Shows what is chosen as the title of a page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("title")
        self.currentIndexChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """As wide as what is chosen."""
        width = self.fontMetrics().horizontalAdvance(self.currentText()) + CHEVRON
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The title is never cut."""
        return self.sizeHint()

    def showPopup(self) -> None:
        """Open a list wide enough for every choice."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + CHEVRON)
        super().showPopup()
