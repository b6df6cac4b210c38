"""The map of skills: groups as cards in as many columns as there is room for."""

from __future__ import annotations

from itertools import combinations, pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from exercises.learning.mastery import State
from exercises.learning.overview import Overview
from exercises.learning.skills import GROUPS, SKILLS
from exercises.learning.state_words import state_words
from tutor.learn.legend_row import LegendRow
from tutor.learn.path_lines import PathLines, Way
from tutor.learn.skill_button import SIGN, SkillButton
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import Card, quiet
from tutor.widgets.guard import Guarded
from tutor.widgets.scroll_gap import keep_clear

COLUMN = 214
"""The least width of a column, at 100 %."""
MOST_COLUMNS = 5
LEGEND = ((State.NEW, 0), (State.UNDER_WAY, 2), (State.MASTERED, 3), (State.AGAIN, 0))
MOST_MORE = 26
"""So much more height a skill takes at most where there is room, at 100 %."""
HEADING = 1.4
"""How high a heading is, in skills."""


class SkillMap(Guarded, QScrollArea):
    """Every skill in teaching order; it scrolls where the window is small."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget(self)
        self._row = QHBoxLayout(self._inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        self._columns = [QVBoxLayout() for _ in range(MOST_COLUMNS)]
        for column in self._columns:
            column.setSpacing(16)
            self._row.addLayout(column, 1)
        self.buttons: dict[str, SkillButton] = {}
        self._cards = [self._group(group) for group in GROUPS]
        self._cards.append(self._legend())
        self._count = self._more = 0
        self._lines = PathLines(self.ways, theme, self._inside)
        self.setWidget(self._inside)
        self._inside.installEventFilter(self)
        keep_clear(self, self._row)
        theme.changed.connect(self._arrange)

    def show_overview(self, now: Overview, following: str) -> None:
        """Say where somebody stands with every skill; one comes next."""
        for name, button in self.buttons.items():
            known = name in now.skills
            button.setVisible(known)
            if known:
                words = tell(state_words(now.skills[name], now))
                button.show_state(now.skills[name], words, now.is_due(name), name == following)
        self._draw_paths()

    def _group(self, group: str) -> Card:
        card = Card(self._inside, tell(f"group-{group}"))
        card.column.setContentsMargins(8, 12, 8, 10)
        card.column.setSpacing(0)
        card.heading.setWordWrap(True)
        card.top.setStretch(0, 1)
        card.top.setStretch(1, 0)
        card.column.addSpacing(4)
        for name in (name for name, skill in SKILLS.items() if skill.group == group):
            button = SkillButton(name, self._theme, card)
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            button.moved.connect(lambda by, name=name: self._go(name, by))
            self.buttons[name] = button
            card.column.addWidget(button)
        return card

    def _draw_paths(self) -> None:
        """A line leads through the skills of a group, from its first to its last."""
        for group in GROUPS:
            shown = [
                button
                for name, button in self.buttons.items()
                if SKILLS[name].group == group and not button.isHidden()
            ]
            for button in shown:
                button.lead(button is not shown[0], button is not shown[-1])
        self._spread()

    def _spread(self) -> None:
        """Give the skills the height that is left, as much to each."""
        for card in self._cards[:-1]:
            card.top.setContentsMargins(round(SIGN * self._theme.scale), 0, 0, 0)
        columns = self._columns[: self._count]
        margins = self._row.contentsMargins()
        room = self.viewport().width() - margins.left() - margins.right()
        across = (room + self._row.spacing()) // max(1, self._count) - self._row.spacing()
        shares = [round(MOST_MORE * self._theme.scale)]
        for column in columns:
            cards = [card for card in self._cards if column.indexOf(card) >= 0]
            rows = [row for card in cards for row in _rows(card)]
            if rows:
                height = column.heightForWidth(across) - self._more * len(rows)
                shares.append((self.viewport().height() - height) // len(rows))
        self._more = max(0, min(shares))
        for button in self.buttons.values():
            button.spread(self._more)

    def ways(self) -> list[Way]:
        """From each group to the next, where both have skills."""
        ends = []
        for card in self._cards[:-1]:
            shown = _rows(card)
            ends += [(shown[0], shown[-1], card)] if shown else []
        return [(one[1], other[0], one[2], other[2]) for one, other in pairwise(ends)]

    def _legend(self) -> Card:
        """What the signs mean, and what mastery takes."""
        card = Card(self._inside, tell("learn-legend"))
        for state, in_a_row in LEGEND:
            card.column.addWidget(LegendRow(state, in_a_row, self._theme, card))
        card.column.addWidget(LegendRow(None, 0, self._theme, card))
        card.column.addWidget(quiet(tell("learn-mastered-is"), card))
        return card

    def _go(self, name: str, by: int) -> None:
        """Give the keyboard to the skill before or after."""
        shown = [each for each, button in self.buttons.items() if button.isVisible()]
        place = shown.index(name) + by
        if 0 <= place < len(shown):
            target = self.buttons[shown[place]]
            target.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(target)

    def _arrange(self) -> None:
        """Put the groups into columns in teaching order, and the legend where most room is left."""
        room = self.viewport().width()
        wanted = max(1, min(MOST_COLUMNS, room // self._theme.side(COLUMN)))
        if wanted == self._count:
            return
        self._count = wanted
        for column in self._columns:
            while column.count():
                column.takeAt(0)
        *groups, legend = self._cards
        sizes = [card.column.count() + HEADING for card in groups]
        columns = _in_order(sizes, wanted)
        for card, place in zip(groups, columns, strict=True):
            self._columns[place].addWidget(card)
        heights = [
            sum(each for each, at in zip(sizes, columns, strict=True) if at == place)
            for place in range(wanted)
        ]
        self._columns[heights.index(min(heights))].addWidget(legend)
        for column in self._columns[:wanted]:
            column.addStretch(1)
        for place, column in enumerate(self._columns):
            self._row.setStretchFactor(column, 1 if place < wanted else 0)
        self._row.setSpacing(16 if wanted > 1 else 0)
        self._spread()

    def minimumSizeHint(self) -> QSize:
        """Some skills are always in sight."""
        return QSize(self._theme.side(COLUMN), 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._arrange()
        self._spread()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The lines lie on all that stands there, as it comes to stand."""
        if watched is self._inside and event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.LayoutRequest,
        ):
            self._lines.cover(self._inside.size())
            self._lines.update()
        return super().eventFilter(watched, event)


def _rows(card: QWidget) -> list[SkillButton]:
    """The skills of a group that are shown."""
    return [button for button in card.findChildren(SkillButton) if not button.isHidden()]


def _in_order(heights: list[float], columns: int) -> list[int]:
    """The column of each, in their order, such that the highest column is as low as can be."""
    spans = combinations(range(len(heights) + 1), 2)
    for most in sorted({sum(heights[a:b]) for a, b in spans}):
        places, place, height = [], 0, 0.0
        for each in heights:
            if height and height + each > most:
                place, height = place + 1, 0.0
            height += each
            places.append(place if each <= most else columns)
        if max(places) < columns:
            return places
    return [0] * len(heights)
