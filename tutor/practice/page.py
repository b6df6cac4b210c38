"""The practice page: a tree to fill in, and what there is to say about it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from exercises.exercise import Blank
from exercises.kinds import KINDS
from tutor.answering.exercise_view import ExerciseView
from tutor.answering.session import Session
from tutor.look.theme import Theme
from tutor.practice.header import Header
from tutor.storage.settings import Preferences, Settings
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.page import Page
from tutor.widgets.room import lay_beside

if TYPE_CHECKING:
    from tutor.answering.feedback import FeedbackCard
    from tutor.playing.search_panel import SearchCard
    from tutor.playing.solution import SolutionCard
    from tutor.practice.side import Side

BESIDE, BUTTONS = 345, 300
"""The width of what stands beside the tree, and of its buttons alone below it, at 100 %."""
BELOW = 284
"""The height of feedback below the tree, at 100 %: three remarks."""
SHARE, LEAST = 0.34, 215
"""Which share of the page what stands beside takes at most, and what its words need, at 100 %."""
WIDE, LOW, LOWEST = 1160, 740, 560
"""The least width below the tree and the least height beside it with room for feedback and
pseudocode, and the least height with room for anything below the tree, at 100 %."""


class PracticePage(Page):
    """Choose, fill in, check, read, and take the next."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        self.session = Session(store, preferences, self.undo)
        self._rules = preferences.settings.rules
        self.header = Header(self)
        self.header.unfold(bool(store.setting("conventions", bool)))
        self.header.unfolded.connect(self._keep_unfolded)
        self.view = ExerciseView(self.session, theme, self)
        self.canvas = self.view.canvas
        self._side: Side | None = None
        self._lay_out()
        self._connect()
        self.session.show()
        if self.session.verdicts:
            QTimer.singleShot(0, self._recall)

    def _keep_unfolded(self, shown: bool) -> None:
        self.store.keep_setting("conventions", shown)
        self._arrange()

    def _recall(self) -> None:
        """Say again what was said; a sheet about which nothing can be said is set aside."""
        try:
            self.session.recall()
        except Exception:
            traceback.print_exc()
            self.session.give_up()

    @property
    def side(self) -> Side:
        """All but the tree and its header; the first window is painted without it."""
        if self._side is None:
            from tutor.practice.side import Side

            side = Side(self, self.header, self.session, self.canvas)
            self._side = side
            self.header.offer_kinds()
            self._connect_side(side)
            self._make_buttons(side)
            self._make_actions(side)
            self.column.insertWidget(self.column.indexOf(self.header) + 1, side.waiting)
            self._middle.addWidget(side.solution)
            self._line.replaceWidget(self._room, side)
            self._room.hide()
            self._arrange()
            side.feedback.refresh()
            self._show_search()
        return self._side

    @property
    def feedback(self) -> FeedbackCard:
        """What was said about the sheet."""
        return self.side.feedback

    @property
    def search(self) -> SearchCard:
        """The pseudocode."""
        return self.side.search

    @property
    def solution(self) -> SolutionCard:
        """The search that fills the blanks, played."""
        return self.side.solution

    def new(self) -> None:
        """Another tree of the kind and level that are chosen."""
        self.side.exercises.new()

    def open(self, what: Any) -> None:
        """Show an exercise: itself, or by its code, or from a file."""
        self.side.exercises.take(what)

    def check(self) -> None:
        """Judge what was written."""
        self._back_to_sheet()
        self.session.check()
        first = self.session.feedback and self.session.feedback.first_wrong
        if first:
            self.show_blank(first.blank)
        self.view.return_focus()

    def go_on(self) -> None:
        """Judge what was written; where all of it is right already, take the next tree."""
        if self.session.solved and not self.playing:
            self.side.exercises.take_next()
        else:
            self.check()

    def hint(self) -> None:
        """One more hint for the selected blank."""
        self._back_to_sheet()
        self.feedback.show_hint(*self.session.take_hint())
        self.view.return_focus()

    def why(self, blank: Blank) -> None:
        """Say why an entry is wrong, and play on the tree only what decides it."""
        self.show_blank(blank)
        self.session.explain(blank)
        exercise = self.session.exercise
        if self.solution.explains(exercise, blank):
            self._middle.setCurrentWidget(self.solution)
            self.solution.play(exercise, blank)
            self.solution.take_focus()

    def show_solution(self) -> None:
        """Play the search that fills the blanks."""
        self.dismiss()
        self.session.see_solution()
        if len(self.session.exercise.tree) == 1:  # there is nothing to play
            self.feedback.show_worked(None)
            return
        self._middle.setCurrentWidget(self.solution)
        self.solution.play(self.session.exercise)
        self.feedback.show_worked(self.solution.played_x)
        self.solution.take_focus()

    def hide_solution(self) -> None:
        """Back to the sheet."""
        self.solution.player.pause()
        self._middle.setCurrentIndex(0)
        self.feedback.refresh()
        self._show_search()
        self.canvas.setFocus()

    def fit(self) -> None:
        """Show the whole tree."""
        canvas = self.solution.canvas if self.playing else self.canvas
        canvas.fit()

    def show_blank(self, blank: Blank) -> None:
        """Select a blank, and bring its node into view."""
        self.session.select(blank.node, blank)
        self.canvas.show_selected()
        self.view.return_focus()
        self.feedback.remarks.select(blank)

    def news_room(self) -> QWidget:
        """News lies over the tree."""
        return self._middle

    def take_focus(self) -> None:
        """Put the keyboard where the selected blank is written."""
        self.view.take_focus()

    def close_down(self) -> None:
        """Let go of the undo stack, and of work that nobody waits for."""
        if self._side is not None:
            self._side.work.cancel()
        super().close_down()

    def _follow(self, settings: Settings) -> None:
        """Ask a tree anew by other conventions, unless somebody is at it already."""
        if settings.rules != self._rules:
            self._rules = settings.rules
            self.side.exercises.ask_anew()

    def _back_to_sheet(self) -> None:
        """What is done to the sheet is seen on the sheet."""
        if self.playing:
            self.hide_solution()

    def _replaced(self) -> None:
        self._back_to_sheet()
        self.view.rebuild()
        self.take_focus()
        self.dismiss()
        self.header.show_exercise(self.session.exercise)
        self._arrange()
        self._show_search()

    def _show_search(self) -> None:
        """What the search does at the selected node, or at the step of the solution."""
        if self._side is None:
            return
        exercise = self.session.exercise
        player = self.solution.player if self.playing else None
        step = player.step() if player is not None else None
        if player is None or step is None:
            self.search.show_work(
                exercise, self.session.node, self.session.blank, self.session.sheet.typed
            )
        else:
            self.feedback.follow(player.taken)
            uncut = KINDS[exercise.kind].uncut
            trace, snapshot = player.trace(), player.snapshot()
            self.search.show_step(trace, step, snapshot, exercise.method, uncut=uncut)

    @property
    def playing(self) -> bool:
        """Whether the solution is in place of the sheet."""
        return self._middle.currentIndex() == 1

    def _make_actions(self, side: Side) -> None:
        exercises = side.exercises
        for name, does in (
            ("new", exercises.new),
            ("solution", self.turn_solution),
            ("redo-wrong", exercises.redo_wrong),
            ("enter-code", exercises.enter_code),
            ("copy-code", exercises.copy_code),
            ("open", exercises.open_file),
            ("save", exercises.save_file),
            ("export", exercises.export),
            ("fit", self.fit),
        ):
            action(self, name, does)
        self.header.add(button(self, "new", exercises.new))
        side.add_menu(self.header, [*self.actions()[1:], self.keys_action])

    def _lay_out(self) -> None:
        self.column.addWidget(self.header)
        self._middle = QStackedWidget(self)
        self._middle.addWidget(self.view)
        self._room = QWidget(self)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(16)
        self._line.addWidget(self._middle, 1)
        self._line.addWidget(self._room)
        self.column.addLayout(self._line, 1)

    def _connect_side(self, side: Side) -> None:
        side.feedback.chosen.connect(self.show_blank)
        side.feedback.redo_wanted.connect(side.exercises.redo_wrong)
        side.feedback.why_wanted.connect(self.why)
        side.feedback.explore_wanted.connect(partial(self.handed_over.emit, "explore"))
        side.feedback.another_wanted.connect(side.exercises.try_another)
        side.solution.closed.connect(self.hide_solution)
        side.solution.player.moved.connect(self._show_search)

    def _make_buttons(self, side: Side) -> None:
        turn = QStackedWidget(self)
        turn.addWidget(button(self, "solution", self.show_solution))
        turn.addWidget(button(self, "back-to-sheet", self.hide_solution))
        self._middle.currentChanged.connect(turn.setCurrentIndex)
        undo = button(self, "undo", lambda: self._taken_back(self.undo.undo))
        redo = button(self, "redo", lambda: self._taken_back(self.undo.redo))
        undo.setEnabled(self.undo.canUndo())
        redo.setEnabled(self.undo.canRedo())
        self.undo.canUndoChanged.connect(undo.setEnabled)
        self.undo.canRedoChanged.connect(redo.setEnabled)
        others = [button(self, "hint", self.hint), turn, undo, redo]
        self._main = QStackedWidget(self)
        self._main.addWidget(button(self, "check", self.check, "main"))
        self._main.addWidget(button(self, "next-tree", side.exercises.take_next, "main"))
        side.add_buttons(self._main, others)
        self._offer_next()

    def _taken_back(self, does: Callable[[], object]) -> None:
        does()
        self.view.return_focus()

    def _offer_next(self) -> None:
        """The big button checks; once all is right, it leads to the next tree."""
        if self._side is not None:
            self._main.setCurrentIndex(1 if self.session.solved and not self.playing else 0)

    def turn_solution(self) -> None:
        """To the solution, or back to the sheet."""
        if self.playing:
            self.hide_solution()
        else:
            self.show_solution()

    def _arrange(self) -> None:
        """Put the rest beside the tree, or below it where that shows a wide tree larger."""
        side, scale = self.theme.side, self.theme.scale
        self.header.task.show()
        if self._side is not None:  # the solution asks for no room where it is not shown
            policies = QSizePolicy.Policy
            policy = policies.Preferred if self.playing else policies.Ignored
            self.solution.setSizePolicy(policy, policy)
            self._middle.updateGeometry()
        self.column.activate()
        low = self.height() < LOWEST * scale
        width = min(side(BESIDE), max(round(self.width() * SHARE), side(LEAST)))
        height = round(BELOW * scale)
        below = not low and self._better_below(width, height)
        both = self.width() >= WIDE * scale if below else self.height() >= LOW * scale
        searched = len(self.session.exercise.tree) > 1
        code = searched and (both or (self.playing and not low))
        feedback = both or not code
        self.header.task.setHidden(below and self.playing)
        lay_beside(self._line, not below)
        if below:
            width, height = side(BUTTONS), height if feedback else 0
        if self._side is not None:
            self._side.arrange(width, height, below=below, code=code, feedback=feedback)
        elif below:
            self._room.setFixedHeight(height)
        else:
            self._room.setFixedWidth(width)
        self.column.activate()
        self.view.fit_items()

    def _better_below(self, width: int, height: int) -> bool:
        """Whether the whole tree can be read above something so high, and not beside it.

        Questions below the tree leave no height for more.
        """
        if self.view.asks_beside:
            return False
        room, gap, canvas = self._line.geometry(), self._line.spacing(), self.canvas

        def readable(width: int, height: int) -> bool:
            return canvas.fitting_scale(width, height) >= canvas.readable

        return not readable(room.width() - width - gap, room.height()) and readable(
            room.width(), room.height() - height - gap
        )

    def _connect(self) -> None:
        self.header.chosen.connect(self.new)
        self.canvas.check_wanted.connect(self.go_on)
        self.canvas.hint_wanted.connect(self.hint)
        self.session.replaced.connect(self._replaced)
        self.session.entered.connect(self._back_to_sheet)
        self.session.judged.connect(self.dismiss)
        for changed in (self.session.judged, self.session.outdated, self.session.replaced):
            changed.connect(self._offer_next)
        self.session.selected.connect(self._show_search)
        self.session.entered.connect(self._show_search)
        self.preferences.changed.connect(self._follow)
        self.theme.changed.connect(self._arrange)
        self._middle.currentChanged.connect(self._arrange)
        self._middle.currentChanged.connect(self._offer_next)

    def show_side(self) -> None:
        """Put the rest beside the tree, if it is not there yet."""
        self.side.show()

    def event(self, event: QEvent) -> bool:
        """A key that comes before the rest is there finds it: else its shortcut would be lost."""
        if event.type() == QEvent.Type.ShortcutOverride and self._side is None:
            self.show_side()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Once the tree can be seen, the rest follows."""
        super().paintEvent(event)
        if self._side is None:
            QTimer.singleShot(1, self.show_side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif event.text() == "?":
            self.hint()
        else:
            super().keyPressEvent(event)
