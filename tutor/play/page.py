"""The play page: a game against the engine, with the tree in view."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from exercises.exercise import Exercise
from exercises.exploring import tree_sources
from exercises.matches import engine, stored_match, wording
from exercises.matches.engine import Strength
from exercises.matches.match import FIRST_GAMES, Match
from search.tree import GameTree
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.play.engine_card import EngineCard
from tutor.play.moves_card import MovesCard
from tutor.play.new_game_dialog import NewGameDialog
from tutor.play.play_model import PlayModel
from tutor.play.tree_card import TreeCard
from tutor.playing.transport import Transport
from tutor.storage.settings import Preferences, Settings
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.background import BackgroundJob
from tutor.widgets.card import quiet
from tutor.widgets.fields import named
from tutor.widgets.labels import title_label
from tutor.widgets.menu import offer_questions
from tutor.widgets.page import Page
from tutor.widgets.room import UNBOUND, fix_width, lay_beside
from tutor.widgets.scroll_area import keep_clear, scroll_area
from tutor.widgets.waiting import Waiting

PAGE = "play"
SIDE = 345
CRAMPED = 700
"""In less width, at 100 %, the tree stands below the board."""
LOWEST, SHARE = 200, 0.6
"""The least height of the tree, and which share of the page's it takes below the board."""


class PlayPage(Page):
    """A match against the engine."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        match, strength, always = self._kept()
        self.model = PlayModel(self.undo, match, strength, preferences.settings.rules, Random())
        self.moves = MovesCard(self.model, theme, self)
        self.moves.always.setChecked(always)
        self.engine = EngineCard(self.model, self)
        self.unrolling = BackgroundJob(self)
        self.questions = QMenu(self)
        self.questions.aboutToShow.connect(self._fill_questions)
        self.tree = TreeCard(self.model, theme, self.explore, self.questions, self)
        self.transport = Transport(self.model.player, theme, self)
        self.games = named(QComboBox(self), "play-game")
        action(self, "play-new", self.new)
        action(self, "play-rules", self.choose_rules)
        self._lay_out()
        self._connect()
        self.model.start()
        self._order_tabs()

    def new(self) -> None:
        """The same game from its start."""
        match = self.model.match
        self.model.begin(Match(match.spec, match.you))
        self.take_focus()

    def choose_rules(self) -> None:
        """Let the rules of another game be chosen."""
        match = self.model.match
        dialog = NewGameDialog(match.spec, match.you, self.theme, self)
        dialog.begun.connect(self.model.begin)
        dialog.finished.connect(self.take_focus)
        dialog.open()

    def hint(self) -> None:
        """What each move is worth, and why."""
        self.moves.hint()

    def explore(self) -> None:
        """Take the tree from here to the explore page, to its end or as deep as can be shown."""
        match = self.model.match
        self.unrolling.start(
            lambda progress: engine.tree_from(
                match, engine.MOST_EXPLORED, engine.to_the_end(match, lambda: progress(0))
            ),
            partial(self.handed_over.emit, "explore"),
            self.refuse,
        )

    def news_room(self) -> QWidget:
        """News lies over the tree."""
        return self.tree

    def take_focus(self) -> None:
        """Put the keyboard on the board."""
        if not self.moves.board.take_focus():
            self.tree.canvas.setFocus()

    def close_down(self) -> None:
        """Let go of all work and of the undo stack."""
        self.unrolling.cancel()
        self.model.close_down()
        super().close_down()

    def _kept(self) -> tuple[Match, Strength, bool]:
        """The match that was left, or a first one."""
        kept = self.store.place(PAGE)
        if kept is not None:
            try:
                match = stored_match.bring_back(kept["match"])
                strength = stored_match.bring_strength(kept["strength"])
                kept["strength"].setdefault("playouts", 0)  # kept before there were any
                if _written(match, strength, kept["always"] is True) == kept:
                    return match, strength, kept["always"]
            except stored_match.UNREADABLE:
                pass
            self.store.set_place_aside(PAGE)
        return Match(FIRST_GAMES["nim"]), Strength(), False

    def _keep(self) -> None:
        model, always = self.model, self.moves.always.isChecked()
        self.store.keep_place(PAGE, _written(model.match, model.strength, always))

    def _choose_game(self) -> None:
        self.model.begin(Match(FIRST_GAMES[self.games.currentData()]))

    def _fill_questions(self) -> None:
        """Offer what can be asked about the tree from here."""
        seen, found = self.model.seen, dict[str, Exercise]()
        if seen is not None:
            found = tree_sources.questions(seen.asked, GameTree.ROOT, self.model.rules)
        offer_questions(self.questions, self, found, tell("exercise-none"))

    def _follow_view(self) -> None:
        """A graph has no steps to go through."""
        self.transport.setEnabled(not self.tree.shows_graph)

    def _follow(self, settings: Settings) -> None:
        self.model.follow(settings.rules)

    def _show(self) -> None:
        """Say what is played."""
        match = self.model.match
        self.games.setCurrentIndex(self.games.findData(match.spec.name))
        self.about.setText(f"{tell(wording.rules(match.spec))} {tell(wording.sides(match))}")
        focused, board = self.focusWidget(), self.moves.board
        if match.over and focused is not None and (focused is board or board.isAncestorOf(focused)):
            self.again.setFocus()
        self._keep()

    def _make_room(self) -> None:
        """The board stands beside the tree, or where there is little room above it."""
        cramped = self.width() < CRAMPED * self.theme.scale
        lay_beside(self._body, not cramped)
        self._engine_room(cramped)
        fix_width(self.side, None if cramped else self.theme.side(SIDE))
        lower = self.back.sizeHint().height() + self._body.spacing()
        wanted = self._beside.heightForWidth(self._beside.width()) + lower
        self.side.setMinimumHeight(wanted if cramped else 0)
        self.side.setMaximumHeight(wanted if cramped else UNBOUND)
        self.tree.canvas.setMinimumHeight(round(SHARE * self.height()) if cramped else LOWEST)

    def _engine_room(self, cramped: bool) -> None:
        """The engine's settings stand below the board, or where there is little room at the end."""
        if cramped is (self._body.indexOf(self.engine) < 0):
            (self._body if cramped else self._parts).addWidget(self.engine)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, 0, 0)
        top.addWidget(title_label(tell("action-play"), self))
        top.addStretch(1)
        for name in FIRST_GAMES:
            self.games.addItem(tell(f"game-{name}"), name)
        top.addWidget(self.games)
        self.again = button(self, "play-new", self.new)
        top.addWidget(self.again)
        self.rules = button(self, "play-rules", self.choose_rules)
        top.addWidget(self.rules)
        self.column.addLayout(top)
        self.about = quiet("", self)
        self.about.setContentsMargins(8, 0, 0, 0)
        self.column.addWidget(self.about)
        model = self.model
        for work, says, stop in (
            (model.answering, "work-answer", model.stop_answer),
            (model.looking, "work-look", model.looking.cancel),
            (self.unrolling, "work-look", self.unrolling.cancel),
        ):
            self.column.addWidget(Waiting(work, says, self, stop))
        inside = QWidget(self)
        self._body = QHBoxLayout(inside)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(16)
        self.side = self._side()
        self._body.addWidget(self.side)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self.tree, 1)
        right.addWidget(self.transport)
        self._body.addLayout(right, 1)
        area = self._scrolling(inside)
        keep_clear(area, self._body)
        self.column.addWidget(area, 1)

    def _order_tabs(self) -> None:
        """Tab goes as one reads: what is played, the board, the engine, then the tree."""
        tree = self.tree
        parts = [self.games, self.again, self.rules, self.moves.board, self.moves.always]
        parts += [self.engine, self.ask, self.back, *tree.views.buttons()]
        parts += [tree.explore, tree.questions, tree.canvas, self.transport]
        inside = [each for part in parts for each in (part, *part.findChildren(QWidget))]
        for before, after in pairwise(filter(self._is_stop, inside)):
            self.setTabOrder(before, after)

    def _is_stop(self, part: QWidget) -> bool:
        """Whether Tab may come here; the list of a box is a window of its own."""
        return part.focusPolicy() != Qt.FocusPolicy.NoFocus and part.window() is self.window()

    def _side(self) -> QWidget:
        """The person's side and the engine's; what can be asked for is always in sight."""
        side, self._beside = QWidget(self), QWidget(self)
        self._parts = QVBoxLayout(self._beside)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(12)
        self._parts.addWidget(self.moves, 1)
        self._parts.addWidget(self.engine)
        self.back = button(self, "undo", self.undo.undo)
        self.back.setEnabled(False)
        self.undo.canUndoChanged.connect(self.back.setEnabled)
        row = QHBoxLayout()
        self.ask = button(self, "play-hint", self.hint)
        row.addWidget(self.ask, 1)
        row.addWidget(self.back, 1)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._scrolling(self._beside), 1)
        column.addLayout(row)
        return side

    def _scrolling(self, inside: QWidget) -> QScrollArea:
        area = scroll_area(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        self.moves.board.reached.connect(area.ensureWidgetVisible)
        return area

    def _connect(self) -> None:
        self.games.activated.connect(self._choose_game)
        self.model.changed.connect(self._show)
        self.model.seen_changed.connect(self._follow_view)
        self._beside.installEventFilter(self)
        self.games.installEventFilter(self)
        self.model.strength_changed.connect(self._keep)
        self.moves.always.toggled.connect(self._keep)
        self.preferences.changed.connect(self._follow)
        self.theme.changed.connect(self._make_room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Divide the room again for other words and boards; a hint is no letter of a game."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()
        if watched is self.games and event.type() is QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.text() == "?":
                self.hint()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if event.text() == "?":
            self.hint()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the room again."""
        super().resizeEvent(event)
        self._make_room()


def _written(match: Match, strength: Strength, always: bool) -> dict[str, Any]:
    """What is kept of the page."""
    return {
        "match": stored_match.keep(match),
        "strength": strength._asdict(),
        "always": always,
    }
