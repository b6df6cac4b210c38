"""A dialog that scrolls where the screen is too small for what it holds."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label

FRAME = QSize(24, 56)
"""What a desktop may put around it, and some air."""
LONGEST = 0.8
"""How much of the screen's width a label may take before it is broken into lines."""


class ScrollingDialog(Guarded, QDialog):
    """What is `inside` scrolls; the button below it, which closes, is always in sight."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setAccessibleName(title)
        self.inside = QWidget(self.area)
        self.area.setWidget(self.inside)
        self.buttons = QDialogButtonBox(self)
        self.close_button = self.buttons.addButton(
            tell("action-dismiss"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self.buttons.rejected.connect(self.reject)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.area)
        self._column.addWidget(self.buttons)

    def fit(self) -> None:
        """Be as large as what is inside, within the screen; longer labels take several lines."""
        around = self._column.sizeHint() - self.area.sizeHint()
        bar = QSize(self.area.verticalScrollBar().sizeHint().width(), 0)
        room = self.screen().availableSize() - FRAME
        for label in self.inside.findChildren(Label):
            if label.sizeHint().width() > LONGEST * room.width():
                label.setWordWrap(True)
        wanted = self.inside.sizeHint().expandedTo(self.inside.minimumSize())
        self.resize((wanted + around + bar).boundedTo(room))

    def showEvent(self, event: QShowEvent) -> None:
        """Open as large as it need be, with its first field selected and its button last."""
        self.fit()
        fields = [
            field
            for field in self.inside.findChildren(QWidget)
            if field.window() is self and field.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if fields:
            self.setTabOrder(fields[-1], self.close_button)
            fields[0].setFocus()
        super().showEvent(event)
