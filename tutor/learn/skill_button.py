"""A skill on the map: its sign, its name and its state in words; pressed, it goes on."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from exercises.drawing.parts.picture import Ink
from exercises.drawing.shapes.learning_signs import clock_sign, state_sign
from exercises.learning.mastery import Mastery
from exercises.learning.overview import SkillState
from exercises.learning.skills import SKILLS
from exercises.learning.state_words import in_two, listed
from tutor.canvas.painting import paint_scaled
from tutor.canvas.qt_pens import paint_focus, paint_ground, solid
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import set_tooltip

NAME, STATE = 13, 12
"""The sizes of the name and of the state."""
RADIUS, SIGN = 12.0, 42
"""The sign, and the room that it takes."""
EDGE = 6
MIDDLE = EDGE + RADIUS + 3
"""How far below the upper edge the middle of the sign is."""
INKS = {
    Mastery.NEW: Ink.MUTED,
    Mastery.AGAIN: Ink.WRONG,
    Mastery.UNDER_WAY: Ink.MAX,
    Mastery.MASTERED: Ink.RIGHT,
}


class SkillButton(Guarded, QAbstractButton):
    """Goes on with its skill."""

    moved = Signal(int)
    """An arrow leads to the skill before or after."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.skill = name
        self._state: SkillState | None = None
        self._words, self._due, self._is_next = "", False, False
        self._path = False, False
        self._more = 0
        self.setText(tell(f"skill-{name}"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def show_state(self, state: SkillState, words: str, due: bool, is_next: bool) -> None:
        """Say where somebody stands; the one that comes next is lit."""
        self._state, self._words, self._due, self._is_next = state, words, due, is_next
        named = f"{words}, {tell('skill-next')}" if is_next else words
        self.setAccessibleName(tell("skill-button", skill=self.text(), state=named))
        needs, about = SKILLS[self.skill].needs, tell("skill-button-about", skill=self.text())
        if needs:
            about = tell("skill-button-needs", skill=self.text(), needs=listed(list(needs)))
        self.setAccessibleDescription(about)
        set_tooltip(self, about)
        self.updateGeometry()
        self.update()

    def lead(self, from_above: bool, on: bool) -> None:
        """Draw the path to the sign, and on to the next skill."""
        self._path = from_above, on
        self.update()

    def spread(self, more: int) -> None:
        """Take so much more height, above and below alike."""
        if more != self._more:
            self._more = more
            self.updateGeometry()

    @property
    def sign(self) -> QPointF:
        """The middle of the sign."""
        return QPointF(SIGN / 2, MIDDLE) * self._theme.scale + QPointF(0, self._more // 2)

    def _fonts(self) -> tuple[QFont, QFont]:
        return self._theme.font(NAME, bold=True), self._theme.font(STATE)

    def _rooms(self, width: int) -> tuple[QRect, QRect, QRect]:
        """Where the name, the state and what is added to it stand in so much width.

        What is added begins a line of its own where one is too short for both.
        """
        left = round(SIGN * self._theme.scale)
        room = max(40, width - left - EDGE)
        named = max(40, room - self._pill().width() - EDGE) if self._is_next else room
        name, state = map(QFontMetrics, self._fonts())
        upper = QRect(left, EDGE + self._more // 2, named, _height(name, named, self.text()))
        said, more = self._in_two()
        middle = QRect(left, upper.bottom() + 2, room, _height(state, room, said))
        if not more or self._on_one_line(room):
            return upper, middle, middle.adjusted(state.horizontalAdvance(said), 0, 0, 0)
        return (
            upper,
            middle,
            QRect(left, middle.bottom() + 1, room, _height(state, room, _alone(more))),
        )

    def _in_two(self) -> tuple[str, str]:
        """The state and what is added to it; of what is new, all is said in one ink."""
        new = self._state is None or self._state.state is Mastery.NEW
        return (self._words, "") if new else in_two(self._words)

    def _on_one_line(self, room: int) -> bool:
        return QFontMetrics(self._fonts()[1]).horizontalAdvance(self._words) <= room

    def _pill(self) -> QRect:
        """Where it says that this comes next."""
        said = QFontMetrics(self._fonts()[1]).boundingRect(tell("skill-next"))
        width, height = said.width() + 16, said.height() + 2
        return QRect(self.width() - width - EDGE, EDGE - 2 + self._more // 2, width, height)

    def heightForWidth(self, width: int) -> int:
        """Room for all words, on as many lines as they need."""
        words = self._rooms(width)[-1].bottom() + EDGE - self._more // 2
        return max(words, round(SIGN * self._theme.scale)) + self._more

    def sizeHint(self) -> QSize:
        """A column of the map."""
        width = round(190 * self._theme.scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The longest word is never cut; how high it is then depends on the width."""
        name, state = map(QFontMetrics, self._fonts())
        words = [name.horizontalAdvance(word) for word in self.text().split()]
        words += [state.horizontalAdvance(word) for word in self._words.split()]
        width = max(words, default=0) + round(SIGN * self._theme.scale) + 2 * EDGE
        return QSize(width, round(SIGN * self._theme.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground where it is lit, the sign, the words, and the focus."""
        if self._state is None:
            return
        colours, scale = self._theme.colours, self._theme.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pointed = self.underMouse() or self.isDown()
        paint_ground(painter, room, colours, self._is_next, pointed)
        if self.hasFocus():
            paint_focus(painter, room, colours)
        self._paint_path(painter, scale)
        self._paint_sign(painter, scale)
        upper, *lower = self._rooms(self.width())
        name, state = self._fonts()
        flags = Qt.TextFlag.TextWordWrap
        painter.setFont(name)
        painter.setPen(QColor(colours.ink))
        painter.drawText(upper, flags, self.text())
        painter.setFont(state)
        self._paint_state(painter, *lower)
        if self._is_next:
            pill = self._pill()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(solid(colours.accent))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            painter.setPen(QColor(colours.on_accent))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, tell("skill-next"))
        painter.end()

    def _paint_state(self, painter: QPainter, room: QRect, beside: QRect) -> None:
        """The state in its ink, and what is added to it in another one."""
        assert self._state is not None
        drawing, flags = self._theme.colours.drawing, Qt.TextFlag.TextWordWrap
        said, more = self._in_two()
        state = self._state.state
        painter.setPen(QColor(drawing.word(INKS[state])))
        painter.drawText(room, flags, said)
        due = self._due and state is not Mastery.AGAIN  # whose words say when it was seen
        painter.setPen(QColor(drawing.word(Ink.FOLLOWS if due else Ink.MUTED)))
        painter.drawText(beside, flags, more if self._on_one_line(room.width()) else _alone(more))

    def _paint_path(self, painter: QPainter, scale: float) -> None:
        """The way from the skill before, and to the one after it."""
        x, middle, clear = self.sign.x(), self.sign.y(), (RADIUS + 2) * scale
        painter.setPen(QPen(QColor(self._theme.colours.rule), 3 * scale))
        for drawn, start, end in zip(
            self._path, (0.0, middle + clear), (middle - clear, self.height()), strict=True
        ):
            if drawn:
                painter.drawLine(QLineF(x, start, x, end))

    def _paint_sign(self, painter: QPainter, scale: float) -> None:
        assert self._state is not None
        middle = SIGN / 2, MIDDLE
        standing = self._state.standing
        shapes = state_sign(standing.state, standing.in_a_row, middle, RADIUS)
        if self._due:
            shapes += clock_sign((middle[0] + RADIUS, middle[1] + RADIUS * 0.8), 6.0)
        painter.save()
        painter.translate(0, self._more // 2)
        paint_scaled(painter, shapes, self._theme, scale)
        painter.restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on, or to the skill before or after."""
        keys = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in keys:
            self.moved.emit(keys[key])
        else:
            super().keyPressEvent(event)


def _height(letters: QFontMetrics, room: int, words: str) -> int:
    """How high words are in so much width."""
    return letters.boundingRect(QRect(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap, words).height()


def _alone(more: str) -> str:
    """What is added to a state, at the beginning of a line."""
    return more.removeprefix(" · ")
