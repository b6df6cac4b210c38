"""The lines of a list of choices: headings, names, and beside each name what it is about."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.model_index import Index
from tutor.widgets.room import UNBOUND

GAP, SET_IN = 16, 14
"""Between a name and what it is about, and how far names stand to the right of headings."""


class ChoiceLines(Guarded, QStyledItemDelegate):
    """Names below each other, and in a second column what each is about."""

    def __init__(self, view: QAbstractItemView, about: int) -> None:
        super().__init__(view)
        self._view, self._about = view, about
        self.widest = UNBOUND

    @property
    def _names(self) -> int:
        """How much room the longest name takes."""
        model, metrics = self._view.model(), self._view.fontMetrics()
        rows = (model.index(row, 0) for row in range(model.rowCount()))
        return max(metrics.horizontalAdvance(str(row.data())) for row in rows)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A heading in bold, or a name and as much of what it is about as there is room for."""
        about = index.data(self._about)
        if about is None:
            option.font.setBold(True)
            super().paint(painter, option, index)
            return
        option.rect.adjust(SET_IN, 0, 0, 0)
        super().paint(painter, option, index)
        left = option.rect.left() + self._names + GAP
        room = QRect(left, option.rect.top(), option.rect.right() - left, option.rect.height())
        line = option.fontMetrics.elidedText(
            tell(about), Qt.TextElideMode.ElideRight, max(0, room.width())
        )
        quiet = option.palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        painter.setPen(quiet)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for both columns."""
        size, about = super().sizeHint(option, index), index.data(self._about)
        if about is None:
            return size
        told = QFontMetrics(option.font).horizontalAdvance(tell(about))
        wide = SET_IN + self._names + GAP + told + GAP
        return QSize(min(wide, self.widest), size.height())
