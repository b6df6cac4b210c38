"""The map of skills: groups as cards in as many columns as there is room for."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from exercises.learning.mastery import Mastery
from exercises.learning.skills import GROUPS, SKILLS
from exercises.learning.state_words import state_words
from tutor.canvas.state_sign import StateSign
from tutor.learn.learn_model import LearnModel
from tutor.learn.mock_card import MockCard
from tutor.learn.path_lines import PathLines, Way
from tutor.learn.skill_button import SIGN, SkillButton
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import Card, quiet
from tutor.widgets.guard import Guarded
from tutor.widgets.scroll_area import GAP

COLUMN = 214
"""The least width of a column, at 100 %."""
MOST_COLUMNS = 5
BETWEEN = 16
"""What stays free between two cards."""
LEGEND = ((Mastery.NEW, 0), (Mastery.UNDER_WAY, 2), (Mastery.MASTERED, 3), (Mastery.AGAIN, 0))
MOST_MORE = 26
"""So much more height a skill takes at most where there is room, at 100 %."""


class SkillMap(Guarded, QScrollArea):
    """Every skill in teaching order; it scrolls where the window is small."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self.buttons: dict[str, SkillButton] = {}
        self._groups = [self._group(group) for group in GROUPS]
        self.mock = MockCard(theme, self._inside)
        self._cards = [*self._groups, self.mock, self._legend()]
        self._more = 0
        self._lines = PathLines(self.ways, theme, self._inside)
        self.setWidget(self._inside)
        self._inside.installEventFilter(self)
        theme.changed.connect(self._arrange)

    def show_overview(self, model: LearnModel) -> None:
        """Say where somebody stands with every skill; one comes next."""
        now, following = model.overview, model.next.skill
        for name, button in self.buttons.items():
            known = name in now.skills
            button.setVisible(known)
            if known:
                words = tell(state_words(now.skills[name], now))
                button.show_state(now.skills[name], words, now.is_due(name), name == following)
        self.mock.show_model(model)
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
        self._arrange()

    def ways(self) -> list[Way]:
        """From each group to the next, where both have skills."""
        ends = []
        for card in self._groups:
            shown = _rows(card)
            ends += [(shown[0], shown[-1], card)] if shown else []
        return [(one[1], other[0], one[2], other[2]) for one, other in pairwise(ends)]

    def _legend(self) -> Card:
        """What the signs mean, and what mastery takes."""
        card = Card(self._inside, tell("learn-legend"))
        for state, in_a_row in LEGEND:
            card.column.addWidget(self._legend_row(state, in_a_row, card))
        card.column.addWidget(self._legend_row(None, 0, card))
        card.column.addWidget(quiet(tell("learn-mastered-is"), card))
        return card

    def _legend_row(self, state: Mastery | None, in_a_row: int, card: Card) -> QWidget:
        """A sign of the map, and what it means."""
        made = QWidget(card)
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(StateSign(state, in_a_row, self._theme, made))
        row.addWidget(quiet(tell(f"legend-{'due' if state is None else state.value}"), made), 1)
        return made

    def _go(self, name: str, by: int) -> None:
        """Give the keyboard to the skill before or after."""
        shown = [each for each, button in self.buttons.items() if button.isVisible()]
        place = shown.index(name) + by
        if 0 <= place < len(shown):
            target = self.buttons[shown[place]]
            target.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(target)

    def _arrange(self) -> None:
        """Put all cards where they belong: beside a scroll bar, if they are too high without."""
        for card in self._cards[:-1]:
            card.top.setContentsMargins(round(SIGN * self._theme.scale), 0, 0, 0)
        room = self.maximumViewportSize()
        height = self._place(room.width(), room.height())
        if height > room.height():
            bar = self.verticalScrollBar().sizeHint().width()
            height = self._place(room.width() - bar - GAP, room.height())
        self._lines.cover(self._inside.size())

    def _place(self, room: int, height: int) -> int:
        """Put the cards into as many columns as there is room for; how high that is.

        The groups stand in teaching order, and the legend where most room is left. The skills share
        the height that is left, as much to each.
        """
        count = max(1, min(MOST_COLUMNS, room // self._theme.side(COLUMN)))
        across = (room + BETWEEN) // count - BETWEEN
        heights = [self._least_height(card, across) for card in self._cards]
        places = _in_order(heights[:-1], count)
        ends = [_sum(heights, places, place) for place in range(count)]
        places.append(ends.index(min(ends)))
        shares = [round(MOST_MORE * self._theme.scale)]
        for place in range(count):
            rows = sum(len(_rows(card)) for card in _in_column(self._cards, places, place))
            if rows:
                shares.append((height - _sum(heights, places, place)) // rows)
        self._more = max(0, min(shares))
        for button in self.buttons.values():
            button.spread(self._more)
        tops = [0] * count
        for card, least, place in zip(self._cards, heights, places, strict=True):
            high = least + self._more * len(_rows(card))
            left = place * (room + BETWEEN) // count
            card.setGeometry(left, tops[place], across, high)
            tops[place] += high + BETWEEN
        self._inside.resize(room, max(tops) - BETWEEN)
        return self._inside.height()

    def _least_height(self, card: Card, across: int) -> int:
        """How high a card is in so much width before its skills share what is left."""
        return card.column.totalHeightForWidth(across) - self._more * len(_rows(card))

    def minimumSizeHint(self) -> QSize:
        """Some skills are always in sight."""
        return QSize(self._theme.side(COLUMN), 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other words or letters may need other room."""
        if watched is self._inside and event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)


def _rows(card: QWidget) -> list[SkillButton]:
    """The skills of a group that are shown."""
    return [button for button in card.findChildren(SkillButton) if not button.isHidden()]


T = TypeVar("T")


def _in_column(each: list[T], places: list[int], place: int) -> list[T]:
    """Those that stand in a column."""
    return [one for one, at in zip(each, places, strict=False) if at == place]


def _sum(heights: list[int], places: list[int], place: int) -> int:
    """How high the cards of a column are, with what is free between them."""
    found = _in_column(heights, places, place)
    return sum(found) + BETWEEN * (len(found) - 1)


def _in_order(heights: list[int], columns: int) -> list[int]:
    """The column of each, in their order, such that the highest column is as low as can be."""
    spans = combinations(range(len(heights) + 1), 2)
    for most in sorted({sum(heights[a:b]) for a, b in spans}):
        places, place, height = [], 0, 0
        for each in heights:
            if height and height + each > most:
                place, height = place + 1, 0
            height += each
            places.append(place if each <= most else columns)
        if max(places) < columns:
            return places
    return [0] * len(heights)
