"""A title that is a choice: as wide as its words, with a list below it.

What only its list or a narrow window needs is imported then: no start waits for it.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from tutor.widgets.guard import Guarded

CHEVRON = 44
"""Room for the sign at its right."""
ENABLED, ABOUT = Qt.ItemDataRole.UserRole - 1, Qt.ItemDataRole.UserRole + 1
"""Whether an item can be chosen, to Qt's own model (0: not), and the sentence about it."""
LEAST = 12
"""How many letters there is always room for."""


class TitleBox(Guarded, QComboBox):
    """Shows what is chosen as the title of a page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("title")
        self._own_list = False
        self.currentIndexChanged.connect(self.updateGeometry)

    def add_heading(self, text: str) -> None:
        """The name of those that follow; it can't be chosen."""
        self.addItem(text)
        self.setItemData(self.count() - 1, 0, ENABLED)

    def add_choice(self, text: str, data: str, about: str) -> None:
        """Something to choose; its list says more about it by this sentence of the catalogue."""
        self.addItem(text, data)
        self.setItemData(self.count() - 1, about, ABOUT)

    def sizeHint(self) -> QSize:
        """As wide as what is chosen."""
        width = self.fontMetrics().horizontalAdvance(self.currentText()) + CHEVRON
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Where there is little room, only the first words are shown."""
        width = self.fontMetrics().averageCharWidth() * LEAST + CHEVRON
        return QSize(width, super().sizeHint().height())

    def showPopup(self) -> None:
        """Open a list with room for every choice."""
        from PySide6.QtWidgets import QListView

        from tutor.widgets.choices import ChoiceLines

        if not self._own_list:
            self._own_list = True
            self.setView(QListView(self))  # a box's usual list is written as large as the box
            self._lines = ChoiceLines(self.view(), ABOUT)
            self.view().setItemDelegate(self._lines)
            self.setMaxVisibleItems(self.count())
        room = self.window().width() - self.mapTo(self.window(), self.rect().topLeft()).x()
        self._lines.widest = room - 2 * CHEVRON
        self.view().setFixedWidth(self.view().sizeHintForColumn(0) + CHEVRON)
        super().showPopup()
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show as much of the title as there is room for, and that there is more."""
        if self.width() >= self.sizeHint().width():
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter

        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, self.width() - CHEVRON
        )
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
