"""A lesson's first stage: its words, and a worked tree to step through."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from exercises.exercise import Exercise
from exercises.learning.lessons import Lesson
from exercises.wording.step_sentences import step_text
from exercises.wording.worked import worked
from tutor.look.language import tell, tell_value
from tutor.look.theme import Theme
from tutor.playing.solution import SolutionCard
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label, title_label
from tutor.widgets.room import fix_width, lay_beside
from tutor.widgets.scroll_area import scroll_area

SIDE = 330
"""The width of the words beside the tree, at 100 %."""
NARROW = 760
"""Below this width they stand above it, at 100 %."""


class LessonView(Guarded, QWidget):
    """Words beside a worked tree; then the same tree is the student's."""

    left = Signal()
    done = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.exercise: Exercise | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, 0, 0)
        self.title = title_label("", self)
        self.title.setWordWrap(True)
        top.addWidget(self.title, 1)
        top.addWidget(button(self, "learn-back", self.left.emit))
        column.addLayout(top)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(16)
        self.worked = SolutionCard(theme, self)
        self._line.addWidget(self.worked, 1)
        self._words = self._side()
        self._line.addWidget(self._words)
        column.addLayout(self._line, 1)
        self.worked.player.moved.connect(self._tell_step)
        self.worked.closed.connect(self.left)
        theme.changed.connect(self._arrange)

    def _side(self) -> QWidget:
        side = Card(self)
        self._area = scroll_area(side)
        inside = QWidget(self._area)
        words = QVBoxLayout(inside)
        words.setContentsMargins(0, 0, 4, 0)
        words.setSpacing(10)
        self.text = Label("", inside)
        self.how = quiet(tell("lesson-worked"), inside)
        self.step = Label("", inside)
        for label in (self.text, self.how, self.step):
            label.setWordWrap(True)
            words.addWidget(label)
        words.addStretch(1)
        self._area.setWidget(inside)
        side.column.addWidget(self._area, 1)
        self.go_on = button(side, "go-on", self.done.emit, "main")
        side.column.addWidget(self.go_on)
        return side

    def show_lesson(self, lesson: Lesson, exercise: Exercise) -> None:
        """Begin a lesson with its worked tree."""
        self.exercise = exercise
        self.title.setText(tell_value(lesson.title))
        self.text.setText("\n\n".join(map(tell_value, lesson.text)))
        self.worked.setVisible(exercise.has_tree)
        self.worked.play(exercise)
        self.worked.player.to_start()
        self.how.setText(tell("lesson-worked" if self._plays else "lesson-items"))
        self._tell_step()
        self._arrange()

    @property
    def _plays(self) -> bool:
        """Whether there is a search to step through."""
        has_tree = self.exercise is not None and self.exercise.has_tree
        return has_tree and bool(self.worked.player.traces)

    def take_focus(self) -> None:
        """Put the keyboard on the player, or on the button where there is nothing to play."""
        if self._plays:
            self.worked.take_focus()
        else:
            self.go_on.setFocus()

    def _tell_step(self) -> None:
        """What happens at this step; at the end, or where nothing is played, all of it."""
        if self.exercise is None:
            return
        player, exercise = self.worked.player, self.exercise
        beside = any(blank.item for blank in exercise.blanks)
        if beside or self.worked.resting or not exercise.has_tree:
            told = "\n\n".join(map(tell, worked(exercise)))
        else:
            step = player.step()
            told = "" if step is None else tell(step_text(player.trace(), step, player.snapshot()))
        self.step.setText(told)

    def _arrange(self) -> None:
        narrow = self.width() < NARROW * self._theme.scale
        lay_beside(self._line, not narrow)
        whole = self.exercise is not None and not self.exercise.has_tree
        fix_width(self._words, None if narrow or whole else self._theme.side(SIDE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._arrange()
