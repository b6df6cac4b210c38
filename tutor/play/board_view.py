"""The board on the screen: drawn like the tree, played by mouse or by keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exercises.drawing.parts.picture import Rectangle, Shape
from exercises.matches.boards import Board
from tutor.canvas.painting import paint_shapes
from tutor.canvas.qt_pens import QtPens
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.play.spot_button import SpotButton, WorthSign
from tutor.widgets.guard import Guarded

LEAST = 0.55
"""How small the board may be drawn, of its size at 100 %."""


class BoardView(Guarded, QWidget):
    """Shows a board, as large as there is room."""

    played = Signal(int)
    """The place of the move that somebody chose."""
    reached = Signal(QWidget)
    """The keyboard came to this place."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._board: Board | None = None
        self.over: tuple[Shape, ...] = ()
        self._pens: QtPens | None = None
        self._had_focus = False
        """Whether the keyboard was on the board before all its places went or had no move."""
        self.buttons: list[SpotButton] = []
        self.setAccessibleName(tell("play-board"))
        self.setAccessibleDescription(tell("play-board-about"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._follow)

    @property
    def spots(self) -> list[SpotButton]:
        """The places that there are."""
        return [button for button in self.buttons if not button.isHidden()]

    def show_board(
        self,
        board: Board,
        names: list[str],
        worths: dict[int, WorthSign],
        over: tuple[Shape, ...] = (),
    ) -> None:
        """Show a board with the names of its places, and what moves are worth, by their place."""
        self._board, self.over = board, over
        self._had_focus |= any(button.hasFocus() for button in self.buttons)
        if any(button.hasFocus() for button in self.buttons[len(board.spots) :]):
            self.setFocus()  # else it would go to any other part of the window
        while len(self.buttons) < len(board.spots):
            self.buttons.append(self._made())
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(board.spots))
            if number < len(board.spots):
                spot = board.spots[number]
                worth = None if spot.place is None else worths.get(spot.place)
                button.show_spot(spot, names[number], worth)
        stops = [button for button in self.spots if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if not stops and self.spots:
            self.set_tab_stop(self._first())
        if self._had_focus and any(spot.place is not None for spot in board.spots):
            self._had_focus = False
            self.take_focus()
        self.updateGeometry()
        self._place()
        self.update()

    def take_focus(self) -> bool:
        """Put the keyboard on a place where a move can be made; False if there is none."""
        if not self.spots:
            return False
        stop = next(
            (each for each in self.spots if each.focusPolicy() & Qt.FocusPolicy.TabFocus),
            self.spots[0],
        )
        playable = stop.spot is not None and stop.spot.place is not None
        (stop if playable else self._first()).setFocus()
        return True

    def paint(self, painter: QPainter, shapes: tuple[Shape, ...], at: QPoint) -> None:
        """Paint shapes of the board on a part of it that stands here."""
        scale = self._scale()
        palette = self.theme.colours.drawing
        wanted = palette, scale, self.devicePixelRatioF()
        pens = self._pens
        if pens is None or (pens.palette, pens.scale, pens.dots) != wanted:
            pens = self._pens = QtPens(palette, self.theme.font().family(), *wanted[1:])
        painter.save()
        painter.translate(self._left() - at.x(), -at.y())
        painter.scale(scale, scale)
        paint_shapes(painter, shapes, pens, scale)
        painter.restore()

    def highlight(self, button: SpotButton | None) -> None:
        """Light the places that a move from here takes."""
        spot = button.spot if button is not None else None
        lit: tuple[int, ...] = ()
        if button is not None and spot is not None and spot.place is not None:
            lit = spot.together or (self.buttons.index(button),)
        for number, each in enumerate(self.buttons):
            if each.lit != (number in lit):
                each.lit = number in lit
                each.update()

    def set_tab_stop(self, button: SpotButton) -> None:
        """Tab comes to one place of the board; arrows go on from there."""
        policies = Qt.FocusPolicy
        for each in self.buttons:
            each.setFocusPolicy(policies.StrongFocus if each is button else policies.ClickFocus)

    def go(self, button: SpotButton, key: Qt.Key) -> None:
        """Go to the place before or after, or in the row above or below to the nearest one."""
        spots, here = self.spots, button.geometry().center()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            up, high = key is Qt.Key.Key_Up, button.height() // 2
            ways = {each: each.geometry().center() - here for each in spots}
            rows = [each for each, way in ways.items() if (-way.y() if up else way.y()) > high]
            if rows:
                min(rows, key=lambda each: (abs(ways[each].y()), abs(ways[each].x()))).setFocus()
            return
        place = spots.index(button) + (1 if key is Qt.Key.Key_Right else -1)
        if 0 <= place < len(spots):
            spots[place].setFocus()

    def _made(self) -> SpotButton:
        """One more place."""
        made = SpotButton(self.theme, self._paint_spot, self)
        if self.buttons:
            self.setTabOrder(self.buttons[-1], made)
        made.clicked.connect(lambda: self._play(made))
        made.pointed.connect(lambda here: self.highlight(made if here else None))
        made.reached.connect(lambda: self._reach(made))
        made.arrow_pressed.connect(lambda key: self.go(made, key))
        return made

    def _reach(self, button: SpotButton) -> None:
        self.set_tab_stop(button)
        self.reached.emit(button)

    def _paint_spot(self, painter: QPainter, shapes: tuple[Shape, ...], at: QPoint) -> None:
        """What stands at a place, and what lies over the whole board."""
        self.paint(painter, (*shapes, *self.over), at)

    def _first(self) -> SpotButton:
        """The first place that plays a move, or just the first."""
        playable = (each for each in self.spots if each.spot and each.spot.place is not None)
        return next(playable, self.spots[0])

    def _play(self, button: SpotButton) -> None:
        if button.spot is not None and button.spot.place is not None:
            self.played.emit(button.spot.place)

    def _scale(self) -> float:
        assert self._board is not None
        return min(self.theme.scale, self.width() / self._board.width)

    def _left(self) -> float:
        """What is free at each side."""
        assert self._board is not None
        return (self.width() - self._board.width * self._scale()) / 2

    def _place(self) -> None:
        """Put the places where they belong."""
        if self._board is None:
            return
        scale, left = self._scale(), self._left()
        for button in self.spots:
            assert button.spot is not None
            button.setGeometry(_placed(button.spot.room, scale, left).toAlignedRect())

    def _follow(self) -> None:
        self.updateGeometry()
        self._place()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """As high as the board is drawn in so much width."""
        if self._board is None:
            return 0
        return round(self._board.height * min(self.theme.scale, width / self._board.width)) + 2

    def sizeHint(self) -> QSize:
        """As large as the board at this text size."""
        width = 0 if self._board is None else round(self._board.width * self.theme.scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A board can be drawn smaller."""
        width = 0 if self._board is None else round(self._board.width * LEAST)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the room."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what no place paints itself."""
        if self._board is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter, (*self._board.shapes, *self.over), QPoint(0, 0))
            painter.end()


def _placed(room: Rectangle, scale: float, left: float) -> QRectF:
    return QRectF(left + room.x * scale, room.y * scale, room.width * scale, room.height * scale)
