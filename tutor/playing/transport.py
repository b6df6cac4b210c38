"""The player's bar: to the start, back, play, on, to the end, and where it stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QToolButton, QWidget

from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.playing.player import SPEEDS, Player
from tutor.widgets.actions import tool
from tutor.widgets.card import Card
from tutor.widgets.labels import Label, name_control, set_tooltip

SPACE = 6
Outline = tuple[tuple[float, float], ...]
_RIGHT: Outline = ((0.28, 0.14), (0.28, 0.86), (0.88, 0.5))
_LEFT: Outline = tuple((1 - x, y) for x, y in _RIGHT)


def _bar(x: float, width: float = 0.14) -> Outline:
    return ((x, 0.14), (x + width, 0.14), (x + width, 0.86), (x, 0.86))


SIGNS: dict[str, tuple[Outline, ...]] = {
    "to-start": (_bar(0.1), tuple((x + 0.08, y) for x, y in _LEFT)),
    "back": (_LEFT,),
    "play-search": (_RIGHT,),
    "pause": (_bar(0.22, 0.2), _bar(0.58, 0.2)),
    "forward": (_bar(0.14), tuple((x + 0.06, y) for x, y in _RIGHT)),
    "to-end": (tuple((x - 0.1, y) for x, y in _RIGHT), _bar(0.78)),
}


class Transport(Card):
    """Moves a player, and shows where it stands."""

    def __init__(self, player: Player, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self._theme = theme
        self._buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        for name, does in (
            ("to-start", player.to_start),
            ("back", player.back),
            ("play-search", player.toggle),
            ("forward", player.forward),
            ("to-end", player.to_end),
        ):
            self._buttons[name] = tool(self, name, "", does)
            row.addWidget(self._buttons[name])
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        name_control(self.slider, tell("player-slider"))
        self.slider.valueChanged.connect(player.jump)
        self.slider.setMinimumWidth(60)
        row.addWidget(self.slider, 1)
        self.where = Label("", self)
        self.where.setProperty("class", "muted")
        set_tooltip(self.where, tell("player-slider"))
        row.addWidget(self.where)
        self.speed = QComboBox(self)
        name_control(self.speed, tell("player-speed"))
        for speed in SPEEDS:
            self.speed.addItem(tell("player-speed-is", speed=f"{speed:g}"), speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.currentIndexChanged.connect(lambda i: player.set_speed(SPEEDS[i]))
        row.addWidget(self.speed)
        self.hides = QToolButton(self)
        self.hides.setText("?")
        self.hides.setObjectName("transport")
        self.hides.setCheckable(True)
        name_control(self.hides, tell("player-hides"))
        self.hides.toggled.connect(player.hide_leaves)
        row.addWidget(self.hides)
        self.column.addLayout(row)
        player.loaded.connect(self._load)
        player.moved.connect(self._move)
        player.playing_changed.connect(self.paint_signs)
        theme.changed.connect(self.paint_signs)
        self.paint_signs()
        self._load()

    def paint_signs(self) -> None:
        """Draw the buttons' signs in the colours of the theme."""
        colours = self._theme.colours
        side = self._theme.font(18).pixelSize()
        for name, button in self._buttons.items():
            shown = "pause" if name == "play-search" and self._player.playing else name
            colour = colours.accent if name == "play-search" else colours.ink
            button.setIcon(QIcon(_drawn(SIGNS[shown], side, colour)))
            button.setIconSize(QSize(side, side))

    @property
    def _spare(self) -> tuple[QWidget, ...]:
        """What can be done without, the dearest first."""
        return self.slider, self.speed, self.hides

    def _load(self) -> None:
        for part in (*self._buttons.values(), self.slider):
            part.setEnabled(self._player.length > 0)
        self.slider.blockSignals(True)
        self.slider.setRange(0, self._player.length)
        self.slider.blockSignals(False)
        self._move()

    def _move(self) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(self._player.place)
        self.slider.blockSignals(False)
        self.where.setText(
            tell("player-where", step=str(self._player.place), steps=str(self._player.length))
        )

    def minimumSizeHint(self) -> QSize:
        """What can be done without gives way where there is little room."""
        size = super().minimumSizeHint()
        shown = [part for part in self._spare if not part.isHidden()]
        return size - QSize(sum(map(_room_for, shown)), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        room = self.width() - self.minimumSizeHint().width()
        for part in self._spare:
            room -= _room_for(part)
            part.setVisible(room >= 0)

    def take_focus(self) -> None:
        """Put the keyboard where its keys move the player."""
        part = self._buttons["play-search"] if self.slider.isHidden() else self.slider
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if not press(self._player, event):
            super().keyPressEvent(event)


def _room_for(part: QWidget) -> int:
    """What a part takes of its row."""
    return max(part.minimumWidth(), part.minimumSizeHint().width()) + SPACE


def press(player: Player, event: QKeyEvent) -> bool:
    """Let a key move the player; False if the key is not one of the player's."""
    does = {
        Qt.Key.Key_Space: player.toggle,
        Qt.Key.Key_Left: player.back,
        Qt.Key.Key_Right: player.forward,
        Qt.Key.Key_Home: player.to_start,
        Qt.Key.Key_End: player.to_end,
    }.get(Qt.Key(event.key()))
    if does is None:
        return False
    does()
    return True


def _drawn(outlines: tuple[Outline, ...], side: int, colour: str) -> QPixmap:
    ratio = 2
    pixmap = QPixmap(side * ratio, side * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for outline in outlines:
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in outline]))
    painter.end()
    return pixmap
