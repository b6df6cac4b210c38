"""How a tree makes the best of the room: leaves closer, vectors upright, levels further apart."""

from typing import NamedTuple

from PySide6.QtCore import QSizeF

from exercises.drawing.compose import Drawing, compose
from exercises.drawing.parts.style import CLOSE, SCREEN, Style

MOST_NODES = 400
"""A larger tree is drawn as it is: spreading it would take time at every change of the room."""
TIGHTEST_GAP, WIDEST_GAP = 0.65 * SCREEN.gap, 2.1 * SCREEN.gap
"""How near two levels may come where there is little height, and how far apart they may stand."""
STYLES = tuple(
    style._replace(upright=upright, gap=gap)
    for upright in (False, True)
    for style in (SCREEN, CLOSE)
    for gap in (SCREEN.gap, TIGHTEST_GAP)
)
"""What is tried until a tree can be read as a whole."""


class Extent(NamedTuple):
    """What a tree measures in one style, and how many gaps there are between its levels."""

    style: Style
    width: float
    height: float
    gaps: int

    def scale(self, room: QSizeF, largest: float) -> float:
        """The zoom at which it fits into the room."""
        return min(room.width() / self.width, room.height() / self.height, largest)

    def spread(self, room: QSizeF, scale: float) -> Style:
        """The style whose levels fill the height of the room at this zoom."""
        spare = room.height() / scale - self.height
        gap = self.style.gap + max(0.0, spare) / max(1, self.gaps)
        return self.style._replace(gap=min(gap, WIDEST_GAP))


class Spread:
    """How a tree is drawn in a room; a large one always in the same way."""

    def __init__(self, plain: Drawing | None = None) -> None:
        self._plain = plain
        small = plain is not None and len(plain.markup.tree) <= MOST_NODES
        self._styles = STYLES if small else STYLES[:1]
        if plain is not None and plain.markup.tree.players is None:
            self._styles = tuple(style for style in self._styles if not style.upright)
        self._extents: dict[Style, Extent] = {}

    def style(self, room: QSizeF, largest: float, readable: float) -> Style:
        """How the tree is drawn where this is the least zoom at which it can be read."""
        if len(self._styles) == 1:
            return SCREEN
        best = self._best(room, largest, readable)
        return best.spread(room, max(best.scale(room, largest), readable))

    def scale(self, room: QSizeF, largest: float, readable: float) -> float:
        """The zoom at which the whole tree fits into the room."""
        if self._plain is None:
            return 1.0
        return self._best(room, largest, readable).scale(room, largest)

    def _best(self, room: QSizeF, largest: float, readable: float) -> Extent:
        """The first style in which the whole tree can be read; else the one that is largest."""
        found = []
        for style in self._styles:
            found.append(self._extent(style))
            if found[-1].scale(room, largest) >= readable:
                return found[-1]
        return max(found, key=lambda extent: extent.scale(room, largest))

    def _extent(self, style: Style) -> Extent:
        assert self._plain is not None
        if style not in self._extents:
            markup = self._plain.markup
            at = (self._plain if style == SCREEN else compose(markup, style)).geometry
            height = markup.tree.height
            self._extents[style] = Extent(style, at.width - at.left, at.height, height)
        return self._extents[style]
