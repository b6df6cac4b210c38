"""The questions beside the tree: options to choose, boxes to tick, and fields for numbers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.items import Table
from exercises.kinds import items_of
from tutor.answering.item_inputs import ItemInput, OptionsInput, input_for
from tutor.answering.item_table import ItemTable
from tutor.answering.remarks import SIGNS
from tutor.answering.session import Session
from tutor.canvas.canvas import Canvas
from tutor.canvas.sentence import Sentence
from tutor.look.language import tell, tell_value
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, restyle
from tutor.widgets.room import UNBOUND, lay_beside

EDGES = 24
"""What the card of the tree and the gap below it take of the height, at 100 %."""
SHARES = (0.42, 0.36, 0.3, 0.24)
"""Which shares of the window's height it takes at most below a tree, the first that will do."""
LARGER_SHARES = (0.66, 0.58, 0.5)
"""Which it takes where the tree would not be larger for it: one node needs little room."""


GAP = 16
"""What stays free between a question and its options, at least."""
BESIDE = 8
"""What stays free at both sides of a question."""


class ItemRow(Guarded, QFrame):
    """A question, its verdict, and where it is answered; in a table the question is understood."""

    def __init__(self, answered: ItemInput, question: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("remark")
        self.answered = answered
        self._sign = Label("", self)
        self._sign.setMinimumWidth(self._sign.fontMetrics().horizontalAdvance("✕ "))
        self._column = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        across = 2 if answered.item.row else BESIDE
        self._column.setContentsMargins(across, 4, across, 4)
        self._column.setSpacing(4)
        self._asked = Sentence(question, self)
        self._asked.setWordWrap(True)
        self._asked.setHidden(not question)
        if question:
            self._column.addWidget(self._asked, 100)
        line = QHBoxLayout()
        line.addWidget(self._sign)
        self.printed = Label(tell_value(answered.item.printed), self)
        self.printed.setHidden(not self.printed.text())
        line.addWidget(self.printed)
        line.addWidget(answered, 1)
        picked = answered.item.ask is Ask.PICK
        self._column.addLayout(line, int(picked))  # else Qt forgets how wide it is at least
        self.indent = across + self._sign.minimumWidth() + line.spacing()

    def show_state(self, session: Session) -> None:
        """Show what is written and what was said about it."""
        blank = self.answered.item.blank
        self.answered.show_written(session.sheet.typed.get(blank, ""))
        verdict = session.told(blank)
        word = "" if verdict is None else verdict.value
        self._sign.setText("" if verdict is None else SIGNS[verdict])
        self._sign.setAccessibleName(tell(f"verdict-{word}") if word else "")
        restyle(self._sign, "verdict", word)
        restyle(self, "selected", session.blank == blank)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Options stand beside their question where both have room, else below it."""
        super().resizeEvent(event)
        if not isinstance(self.answered, OptionsInput) or self.answered.item.ask is not Ask.PICK:
            return
        words = self._asked.fontMetrics().horizontalAdvance(self._asked.text())
        wide = self.answered.in_one_line
        beside = self.indent + words + GAP + wide <= self.width() or not words
        lay_beside(self._column, beside)
        self.answered.setMinimumWidth(wide if words and beside else 0)


class ItemPanel(Guarded, QScrollArea):
    """All questions of the exercise; what is chosen or typed goes to the sheet."""

    left = Signal()
    """Escape: back to the tree."""

    def __init__(self, session: Session, tree: Canvas, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._tree, self._sheet = session, tree, parent
        self._exercise = session.exercise  # whose questions are shown
        self.rows: dict[Blank, ItemRow] = {}
        self._table: ItemTable | None = None
        self._laid_out = (0, 0)  # for which width, and how high that is
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tell("items-name"))
        session.entered.connect(self._show)
        session.judged.connect(self._show)
        session.outdated.connect(self._show)
        session.selected.connect(self._show)

    def rebuild(self) -> None:
        """Show the questions of another exercise."""
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(4)
        self.rows, self._table = {}, None
        exercise = self._exercise = self._session.exercise
        beside = (item for item in items_of(exercise).values() if item.blank.beside)
        asked = [item for item in beside if item.blank in exercise.blanks]
        table = Table.of(asked)
        for item in asked:
            answered = input_for(item, inside)
            answered.written.connect(self._write)
            answered.taken.connect(self._take)
            question = "" if item in table.cells else tell(item.question)
            row = self.rows[item.blank] = ItemRow(answered, question, inside)
            if item not in table.cells:
                self._column.addWidget(row)
                continue
            if self._table is None:
                self._table = ItemTable(table, row.indent, exercise.has_tree, inside)
                self._column.addLayout(self._table.grid)
            self._table.add(item, row, row.printed)
        self._column.addStretch(1)
        self.setWidget(inside)
        last: QWidget = self._tree
        for control in (each for row in self.rows.values() for each in row.answered.controls):
            self.setTabOrder(last, control)  # Tab leads from the tree to the questions
            last = control
        self._show()
        self.fit()

    def fit(self) -> None:
        """Take the room that the questions need, within reason; all where there is no tree."""
        inside = self.widget()
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        if self._table is not None:
            edges = self._column.contentsMargins()
            self._table.fit(room - edges.left() - edges.right())
        needed = inside.sizeHint().height() if inside is not None else 0
        if inside is not None and inside.hasHeightForWidth():
            # Room is kept for the scroll bar: with it and without it, other lines would be broken.
            needed = max(0, inside.heightForWidth(room))
        if self._laid_out != (room, needed):
            self._laid_out = room, needed
            QTimer.singleShot(0, self, self._show_selected)  # once it is laid out
        bars = Qt.ScrollBarPolicy
        if inside is not None and inside.minimumSizeHint().width() > self.width():
            needed += self.horizontalScrollBar().sizeHint().height()  # a wide table is moved along
            self.setHorizontalScrollBarPolicy(bars.ScrollBarAlwaysOn)
        else:
            self.setHorizontalScrollBarPolicy(bars.ScrollBarAlwaysOff)
        least = self._height(needed)
        alone = not self._session.exercise.has_tree
        # A bar that comes and goes by itself changes the width, and so the height, without end.
        short = needed > (max(least, self.height()) if alone else least)
        self.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOn if short else bars.ScrollBarAlwaysOff
        )
        self.setMinimumHeight(least)
        self.setMaximumHeight(UNBOUND if alone else least)

    def _height(self, needed: int) -> int:
        """What the questions need, within reason; less where the whole tree can then be read."""
        room = self._sheet.height() - round(EDGES * self._tree.theme.scale)
        wanted = dict.fromkeys(LARGER_SHARES, self._tree.largest)
        wanted |= dict.fromkeys(SHARES, self._tree.readable)
        for share, scale in wanted.items():
            height = min(needed, round(self.window().height() * share))
            if self._tree.fitting_scale(self.width(), room - height) >= scale:
                return height
        return min(needed, round(self.window().height() * SHARES[0]))

    def take_focus(self) -> None:
        """Put the keyboard on the selected question, else on the first."""
        row = self._selected or next(iter(self.rows.values()), None)
        if row is not None:
            row.answered.take_focus()
            self.ensureWidgetVisible(row)

    @property
    def _selected(self) -> ItemRow | None:
        """The row of the selected question."""
        return None if self._session.blank is None else self.rows.get(self._session.blank)

    def _show_selected(self) -> None:
        if self._selected is not None:
            self.ensureWidgetVisible(self._selected)

    def _write(self, blank: Blank, text: object) -> None:
        self._take(blank)
        self._session.sheet.write(blank, text if isinstance(text, bool) else str(text))

    def _take(self, blank: Blank) -> None:
        if self._exercise is self._session.exercise:  # else it goes, and is handed the keyboard
            self._session.select(blank.node, blank)

    def _show(self) -> None:
        for row in self.rows.values():
            row.show_state(self._session)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another height."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again once rows stand otherwise: options beside their questions are less high."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self.fit()
        return done

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leads to the tree where the next question is answered there."""
        target = self._session.neighbour(1 if forward else -1)
        if target is None or target.beside:
            return super().focusNextPrevChild(forward)
        self._session.select(target.node, target)
        self._tree.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter chooses an option, Delete takes an answer back; all else goes on."""
        row = self._selected
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif row is not None and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._session.sheet.write(row.answered.item.blank, "")
        elif row is None or not row.answered.press(event.text()):
            event.ignore()
