"""The pages of a quiz as they will be printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QVBoxLayout, QWidget

from tutor.look.language import tell
from tutor.quizzes.controls import push
from tutor.quizzes.preview import RenderedPreview
from tutor.widgets.card import Card, quiet
from tutor.widgets.fields import named
from tutor.widgets.labels import Label, notice
from tutor.widgets.room import lay_beside
from tutor.widgets.scroll_area import scroll_area

if TYPE_CHECKING:
    from exercises.paper.printed_sheet import TreePlace

WIDEST = 900
MARGIN = 14
ABOVE = 90
"""How much is seen above a tree that is brought into view."""
MOST_SHEETS = 500
"""So many sheets can be chosen from; the others are like them."""


class PreviewCard(Card):
    """Shows a sheet with questions or with solutions; asks for another when one is chosen."""

    wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column.setContentsMargins(8, 10, 8, 8)
        self.sheets = named(QComboBox(self), "quiz-sheets")
        self.sheets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.solved = push(self, "quiz-solved", self.wanted.emit, "tab")
        self.solved.setCheckable(True)
        self.status = quiet("", self)
        self.status.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.trouble = notice(self)
        self.notes = quiet("", self)
        self.notes.hide()
        self.area = named(scroll_area(self), "quiz-pages")
        self.area.setObjectName("preview_pages")
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._paper = QWidget(self)
        self._stack = QVBoxLayout(self._paper)
        self._stack.setContentsMargins(MARGIN, 4, MARGIN, MARGIN)
        self._stack.setSpacing(MARGIN)
        self._stack.addStretch(1)
        self.area.setWidget(self._paper)
        self.pages: list[Label] = []
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(120)
        self._resized.timeout.connect(self.wanted)
        self._spot: TreePlace | None = None
        bar = self.area.verticalScrollBar()
        bar.rangeChanged.connect(self._scroll)  # pages get their places one by one
        bar.actionTriggered.connect(self._let_go)
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choices.addWidget(self.sheets)
        self._choices.addWidget(self.solved)
        self._choices.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addLayout(self._choices)
        self._row.addWidget(self.status, 1)
        self.column.addLayout(self._row)
        self.column.addWidget(self.trouble)
        self.column.addWidget(self.notes)
        self.column.addWidget(self.area, 1)
        self.sheets.activated.connect(self.wanted)

    @property
    def page_width(self) -> int:
        """How many pixels of the screen a page is wide."""
        room = self.area.viewport().width() - 2 * MARGIN - 2
        return round(max(120, min(room, WIDEST)) * self.devicePixelRatioF())

    def show_view(self, view: RenderedPreview) -> None:
        """Show the pages."""
        self.trouble.hide()
        preview_pages = view.preview_pages
        shown = list(preview_pages.sheets[:MOST_SHEETS])
        if [self.sheets.itemText(place) for place in range(self.sheets.count())] != shown:
            self.sheets.clear()
            self.sheets.addItems(shown)
        with QSignalBlocker(self.sheets):
            self.sheets.setCurrentIndex(preview_pages.sheet)
        self._drop_pages(len(view.pages))
        while len(self.pages) < len(view.pages):
            page = Label("", self._paper)
            page.setObjectName("paper")
            self.pages.append(page)
            self._stack.insertWidget(len(self.pages) - 1, page, 0, Qt.AlignmentFlag.AlignHCenter)
        count = view.of
        for number, (page, image) in enumerate(zip(self.pages, view.pages, strict=True), 1):
            pixmap = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(self.devicePixelRatioF())
            page.setPixmap(pixmap)
            page.setAccessibleName(tell("quiz-page", page=number, pages=count))
        told = [
            tell("quiz-page-count", count=count),
            tell("quiz-points", points=preview_pages.points),
        ]
        if count > len(view.pages):
            told.insert(1, tell("quiz-pages-shown", count=len(view.pages)))
        self.status.setText(" · ".join(told))
        self._place_status()
        self.notes.setText("\n".join(map(tell, preview_pages.notes)))
        self.notes.setVisible(bool(preview_pages.notes))

    def _place_status(self) -> None:
        """What is chosen stands side by side and the status beside it where there is room."""
        room = self.contentsRect().marginsRemoved(self.column.contentsMargins()).width()
        room -= self._choices.spacing()
        needed = (self.sheets.sizeHint() + self.solved.sizeHint()).width()
        lay_beside(self._choices, needed <= room)
        needed += self.status.minimumSizeHint().width() + self._row.spacing()
        lay_beside(self._row, needed <= room)

    def add_above(self, widget: QWidget) -> None:
        """One more thing above the pages."""
        self.column.insertWidget(1, widget)

    def scroll_to(self, spot: TreePlace) -> None:
        """Bring a tree into view, with the words above it."""
        self._spot = spot
        self._scroll()

    def _let_go(self) -> None:
        """Whoever scrolls decides what is in view."""
        self._spot = None

    def _scroll(self) -> None:
        spot = self._spot
        if spot is not None and spot.page < len(self.pages):
            page = self.pages[spot.page]
            above = min(ABOVE, self.area.viewport().height() // 4)
            down = page.y() + round(spot.down * page.height()) - above
            self.area.verticalScrollBar().setValue(down)

    def refuse(self, reason: str) -> None:
        """Say why there are no pages; those from before stay."""
        self.trouble.setText(reason)
        self.trouble.show()

    def clear(self) -> None:
        """Show no pages: there is nothing that could stand on them."""
        self._drop_pages(0)
        self.status.clear()
        self.notes.hide()

    def _drop_pages(self, count: int) -> None:
        """Take away all but so many pages."""
        while len(self.pages) > count:
            page = self.pages.pop()
            self._stack.removeWidget(page)
            page.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages follow the width."""
        super().resizeEvent(event)
        self._place_status()
        if event.size().width() != event.oldSize().width():
            self._resized.start()
