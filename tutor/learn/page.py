"""The learn page: a map of skills, lessons, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from exercises.learning.lessons import Lesson, check_lesson, read_lesson
from exercises.learning.mastery import Mastery
from exercises.learning.purpose import GO_ON, PRACTISE, Assignment, Purpose
from exercises.learning.state_words import short_date
from exercises.learning.tree_choice import guided, worked_tree
from exercises.learning.what_next import (
    NextStep,
    Stage,
    lesson_step,
    telling_step,
)
from exercises.learning.which_search import asks_which_search
from resources.words import Message, message
from tutor.learn.exam_dialog import ExamDialog
from tutor.learn.learn_model import LearnModel
from tutor.learn.lesson_view import LessonView
from tutor.learn.next_card import NextCard
from tutor.learn.skill_map import SkillMap
from tutor.learn.which_search import WhichSearch
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.background import BackgroundJob
from tutor.widgets.card import quiet
from tutor.widgets.file_dialogs import ask_to_open
from tutor.widgets.menu import menu_button
from tutor.widgets.page import Page
from tutor.widgets.page_title import page_title
from tutor.widgets.waiting import Waiting

NARROW, LOW = 700, 345
"""Below this width the button stands under what comes next, and below this height it is not told
what is due, at 100 %."""


class LearnPage(Page):
    """See where you stand, and go on."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        self.work = BackgroundJob(self)
        self.model = LearnModel(store, preferences, self.work)
        self.next = NextCard(theme, self)
        self.map = SkillMap(theme, self)
        self.lesson: LessonView | None = None
        self.which: WhichSearch | None = None
        self._shown: Lesson | None = None
        self._lay_out()
        self.next.wanted.connect(self.go_on)
        self.next.due.chosen.connect(self.go_on_with)
        self.map.chosen.connect(self.go_on_with)
        self.map.mock.wanted.connect(lambda: self.handed_over.emit("exam", None))
        self.model.changed.connect(self._show)
        preferences.changed.connect(self._follow)
        self._show()

    def open(self, what: Any) -> None:
        """Do what comes next, or open a lesson: an instructor's file, or that of a skill."""
        if what == GO_ON:
            self.model.refresh(lambda: self._take(self.model.next))
        elif isinstance(what, tuple) and what[:1] == (PRACTISE,):
            self.practise(*what[1:])
        else:
            self.attempt(lambda: self._open_lesson(Path(str(what))))

    def go_on(self) -> None:
        """Do what comes next."""
        self._once_read(lambda: self._take(self.model.next))

    def go_on_with(self, skill: str) -> None:
        """Go on with a skill that the student chose."""
        chosen = message("next-chosen")
        self._once_read(lambda: self._take(lesson_step(self.model.history, skill, chosen)))

    def _once_read(self, does: Callable[[], object]) -> None:
        """Do something that hangs on what was practised; if that is still being read, after it."""
        if self.work.busy:
            self.model.refresh(does)
        else:
            does()

    def practise(self, skill: str, mistake: str) -> None:
        """Have a tree filled in on which a mistake shows."""
        self.model.refresh(lambda: self._take(telling_step(self.model.history, skill, mistake)))

    def _take(self, step: NextStep) -> None:
        self.dismiss()
        if step.stage is Stage.WORKED:
            self._show_lesson(self.model.lesson(step.skill))
            return
        self.work.start(lambda progress: self.model.make(step, progress), self._assign, self.refuse)

    def _assign(self, assigned: Assignment) -> None:
        """Hand a tree over to be filled in; in a mixed set, ask first which search it is."""
        if assigned.purpose is Purpose.MIXED and asks_which_search(assigned.exercise):
            if self.which is None:
                self.which = WhichSearch(self.theme, self)
                self.which.left.connect(self.show_map)
                self.which.done.connect(self._take_named)
                self._views.addWidget(self.which)
            self.which.ask(assigned)
            self._views.setCurrentWidget(self.which)
            self.which.take_focus()
        else:
            self.hand_over(assigned)

    def _take_named(self) -> None:
        assert self.which is not None
        if self.which.assigned is not None:
            self.hand_over(self.which.assigned)

    def hand_over(self, assigned: Assignment) -> None:
        """Have a tree filled in on the practice page; the map is here when somebody comes back."""
        self.show_map()
        self.handed_over.emit("practice", assigned)

    def _show_lesson(self, lesson: Lesson) -> None:
        """Show the worked tree of a lesson."""
        rules, seen = self.preferences.settings.rules, self.model.history
        self.work.start(
            lambda _: worked_tree(seen, lesson, rules),
            lambda exercise: self._step_through(lesson, exercise),
            self.refuse,
        )

    def _step_through(self, lesson: Lesson, exercise: Any) -> None:
        if self.lesson is None:
            self.lesson = LessonView(self.theme, self)
            self.lesson.left.connect(self.show_map)
            self.lesson.done.connect(self._take_guided)
            self._views.addWidget(self.lesson)
        self._shown = lesson
        self.lesson.show_lesson(lesson, exercise)
        self._views.setCurrentWidget(self.lesson)
        self.lesson.take_focus()

    def _take_guided(self) -> None:
        """The worked tree becomes the student's own."""
        assert self.lesson is not None
        if self.lesson.exercise is not None and self._shown is not None:
            self.hand_over(guided(self.lesson.exercise, self._shown.skill))

    def open_lesson(self) -> None:
        """Open a lesson that somebody wrote."""
        name = ask_to_open(self, tell("files-lesson"))
        if name:
            self.attempt(lambda: self._open_lesson(Path(name)))

    def _open_lesson(self, path: Path) -> None:
        lesson, rules = read_lesson(path), self.preferences.settings.rules

        def checked(progress: Any) -> Lesson:
            check_lesson(lesson, rules, progress)
            return lesson

        def take(lesson: Lesson) -> None:
            self.model.opened[lesson.skill] = lesson
            self._show_lesson(lesson)

        self.work.start(checked, take, self.refuse)

    def choose_exam(self) -> None:
        """Set the day of the exam."""
        dialog = ExamDialog(self.model.exam, self.model.overview.today, self)
        dialog.accepted.connect(lambda: self.model.set_exam(dialog.day))
        dialog.finished.connect(lambda _: self.take_focus())
        dialog.open()

    def show_map(self) -> None:
        """Back to the map."""
        if self.lesson is not None:
            self.lesson.worked.player.pause()
        self._views.setCurrentIndex(0)
        self.take_focus()

    def take_focus(self) -> None:
        """Put the keyboard on the button that goes on."""
        view = self._views.currentWidget()
        if isinstance(view, LessonView | WhichSearch):
            view.take_focus()
        else:
            self.next.go_on.setFocus()

    def close_down(self) -> None:
        """Let go of work that nobody waits for."""
        self.work.cancel()
        super().close_down()

    def _follow(self) -> None:
        """Another course may teach other skills."""
        if self.isVisible():
            self.model.refresh()

    def _show(self) -> None:
        now = self.model.overview
        self.summary.setText(
            tell(
                "learn-summary",
                mastered=now.count(Mastery.MASTERED),
                begun=now.count(Mastery.UNDER_WAY, Mastery.AGAIN),
                all=len(now.skills),
            )
        )
        self.exam.setText(tell(self._exam_words()))
        self.next.show_step(self.model)
        self.map.show_overview(self.model)

    def _exam_words(self) -> Message:
        day, today = self.model.exam, self.model.overview.today
        if day is None:
            return message("learn-exam-none")
        if day < today:
            return message("learn-exam-over", date=short_date(day))
        weekday = message("weekday-short", weekday=day.weekday())
        days = (day - today).days
        return message("learn-exam-day", weekday=weekday, date=short_date(day), days=days)

    def _lay_out(self) -> None:
        self._views = QStackedWidget(self)
        home = QWidget(self)
        inside = QVBoxLayout(home)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(12)
        self.summary = quiet("", home)
        self.exam = button(self, "learn-exam", self.choose_exam)
        menu = QMenu(self)
        menu.addAction(action(self, "open-lesson", self.open_lesson))
        more = menu_button(self, "more", menu)
        inside.addLayout(page_title(self, tell("action-learn"), self.summary, self.exam, more))
        inside.addWidget(self.next)
        inside.addWidget(self.map, 1)
        self._views.addWidget(home)
        self.column.addWidget(Waiting(self.work, "work-making", self))
        self.column.addWidget(self._views, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            view = self._views.currentWidget()
            if isinstance(view, LessonView):
                self._take_guided()
            elif isinstance(view, WhichSearch):
                view.press_enter()
            else:
                self.go_on()
        elif event.key() == Qt.Key.Key_Escape and self._views.currentIndex():
            self.show_map()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """What was practised meanwhile counts."""
        super().showEvent(event)
        self.model.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        scale = self.theme.scale
        self.next.arrange(self.width() < NARROW * scale, self.height() < LOW * scale)
