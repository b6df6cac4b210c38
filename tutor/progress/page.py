"""The progress page: skills by their last trees, mistakes that came back, days and time."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMenu,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from exercises.drawing.progress_chart import days_chart, skills_chart
from exercises.files.database import FAULTS
from exercises.files.saving import write_whole
from exercises.learning.progress_file import take_over, write_progress
from exercises.learning.purpose import PRACTISE
from exercises.learning.report import MistakeRow, Report, report, search_words, summary, time_words
from tutor.look.language import spoken, tell
from tutor.look.theme import Theme
from tutor.progress.chart_view import ChartView
from tutor.progress.mistakes_card import MistakesCard
from tutor.progress.skill_table import SkillTable
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.background import BackgroundJob
from tutor.widgets.card import Card, quiet
from tutor.widgets.file_dialogs import ask_to_open, ask_to_save
from tutor.widgets.menu import menu_button
from tutor.widgets.messages import answer, message_box
from tutor.widgets.page import Page
from tutor.widgets.page_title import page_title
from tutor.widgets.practised import Practised
from tutor.widgets.room import fix_width, lay_beside
from tutor.widgets.scroll_area import keep_clear, scroll_area
from tutor.widgets.waiting import Waiting

NARROW = 980
"""Below this width all stands in one column, at 100 %."""
SIDE = 300
"""The width of what stands beside the charts, at 100 %."""


class ProgressPage(Page):
    """See what you have done, keep it, and hand on what you want to."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        self.work = BackgroundJob(self)
        self.practised = Practised(store, preferences, self.work)
        self.chart = ChartView(theme, self)
        self.chart.setAccessibleName(tell("progress-skills"))
        self.days = ChartView(theme, self)
        self.days.setAccessibleName(tell("progress-days"))
        self.table = SkillTable(self)
        self.mistakes = MistakesCard(self)
        self._lay_out()
        self.mistakes.wanted.connect(self._practise)
        self.practised.changed.connect(self._show)
        self._show()

    def open(self, what: Any) -> None:
        """Take over what a file of progress holds."""
        self._take_over(Path(str(what)))

    @property
    def report(self) -> Report:
        """All that there is to show."""
        return report(self.practised.history, self.practised.overview)

    def _show(self) -> None:
        found = self.report
        self.summary.setText(f"{tell(summary(found))} {tell('progress-kept')}")
        self.empty.setHidden(bool(found.skills))
        self.chart.setVisible(bool(found.skills) and self.table.isHidden())
        self.turn.setVisible(bool(found.skills))
        told = ". ".join(": ".join((name, state)) for name, _, state in self._words(found))
        self.chart.show_chart(lambda width: skills_chart(found, width, tell), told)
        spent = ", ".join(
            f"{tell('weekday-short', weekday=row.day.weekday())} {row.day.day}: "
            f"{tell(time_words(row))}"
            for row in found.days
        )
        self.days.show_chart(lambda width: days_chart(found.days, width, tell), spent)
        self.table.show_report(found)
        self.mistakes.show_report(found)
        self.untried.setText(tell("progress-untried", count=len(found.untried)))
        self.untried.setVisible(bool(found.untried and found.skills))
        self.searches.setText(" ".join(map(tell, search_words(found))))
        self.searches.setVisible(bool(found.searches))

    def _words(self, found: Report) -> list[tuple[str, str, str]]:
        self.table.rows.load(found)
        return self.table.rows.rows

    def _practise(self, row: MistakeRow) -> None:
        """A tree on which a mistake shows, by way of the learn page."""
        self.handed_over.emit("learn", (PRACTISE, row.skill, row.name))

    def turn_table(self) -> None:
        """The picture as a table, or back."""
        as_table = self.table.isHidden()
        self.table.setVisible(as_table)
        self.chart.setHidden(as_table)
        self.turn.setText(tell(f"action-progress-{'picture' if as_table else 'table'}"))
        self.turn.setAccessibleName(self.turn.text())
        if as_table:
            self.table.setFocus()

    def print_report(self) -> None:
        """Write the page as a PDF, which is what an instructor gets too."""
        from exercises.paper.progress_report import write as write_report

        name = ask_to_save(self, "progress.pdf", tell("files-pdf"))
        if name:
            written = write_report(self.report, self.practised.now, spoken())
            self._write(Path(name), written)

    def _write(self, path: Path, data: bytes) -> None:
        def write() -> None:
            write_whole(path, data)
            self.notify(tell("file-written", file=path.name))

        self.attempt(write)

    def export(self) -> None:
        """Write everything to one file."""
        name = ask_to_save(self, "plywood-progress.json", tell("files-progress"))
        if name:
            self.attempt(partial(self._export, Path(name)))

    def _export(self, path: Path) -> None:
        count = write_progress(path, self.store.attempts(unchecked=True), self.practised.exam)
        self.notify(tell("progress-exported", count=count, file=path.name))

    def take_over(self) -> None:
        """Take over what another file holds."""
        name = ask_to_open(self, tell("files-progress"))
        if name:
            self._take_over(Path(name))

    def _take_over(self, path: Path) -> None:
        """All of it or nothing, while the window goes on; not where nothing is kept."""
        self.dismiss()
        if self.store.unkept is not None:
            self.notify(tell(self.store.unkept))
            return

        def taken(found: tuple[int, date | None]) -> None:
            count, exam = found
            if exam is not None and self.practised.exam is None:
                self.store.keep_setting("exam", exam.isoformat())
            told = tell("progress-imported", count=count, file=path.name)
            self.practised.refresh(lambda: self.notify(told))

        kept = self.store.path
        self.work.start(lambda progress: take_over(path, kept, progress), taken, self._refuse_file)

    def _refuse_file(self, error: Exception) -> None:
        if isinstance(error, (OSError, *FAULTS)):
            self.notify(tell(self.store.why_not(error)))
        else:
            self.refuse(error)

    def clear(self) -> None:
        """Forget everything, if that is really wanted."""
        icon = QMessageBox.Icon.Warning
        asked = message_box(self, icon, tell("progress-clear-title"), tell("progress-clear-ask"))
        roles = QMessageBox.ButtonRole
        forget = asked.addButton(tell("progress-clear-do"), roles.DestructiveRole)
        keep = asked.addButton(tell("progress-clear-not"), roles.RejectRole)
        asked.setDefaultButton(keep)
        asked.setEscapeButton(keep)
        if answer(asked) is forget:
            forgotten = self.store.forget_attempts()
            self.practised.refresh()
            if forgotten:
                self.notify(tell("progress-cleared"))

    def take_focus(self) -> None:
        """Put the keyboard on the first button."""
        self._first.setFocus()

    def close_down(self) -> None:
        """Let go of work that nobody waits for."""
        self.work.cancel()
        super().close_down()

    def _lay_out(self) -> None:
        self.summary = quiet("", self)
        self._first = button(self, "progress-print", self.print_report)
        export = button(self, "progress-export", self.export)
        menu = QMenu(self)
        menu.addAction(action(self, "progress-import", self.take_over))
        menu.addAction(action(self, "progress-clear", self.clear))
        action(self, "progress-print", self.print_report)
        action(self, "progress-export", self.export)
        more = menu_button(self, "more", menu)
        title = tell("action-progress")
        self.column.addLayout(page_title(self, title, self.summary, self._first, export, more))
        self.column.addWidget(Waiting(self.work, "work-reading", self))
        area = scroll_area(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(16)
        left.addWidget(self._skills_card())
        days = Card(self, tell("progress-days"))
        days.column.addWidget(self.days)
        left.addWidget(days)
        left.addStretch(1)
        self._halves.addLayout(left, 1)
        self._side = QWidget(inside)
        right = QVBoxLayout(self._side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(16)
        right.addWidget(self.mistakes)
        right.addWidget(self._instructor_card())
        right.addStretch(1)
        self._halves.addWidget(self._side)
        area.setWidget(inside)
        keep_clear(area, self._halves)
        self.column.addWidget(area, 1)

    def _skills_card(self) -> Card:
        card = Card(self, tell("progress-skills"))
        self.turn = button(card, "progress-table", self.turn_table, "link")
        card.top.addWidget(self.turn)
        self.empty = quiet(tell("progress-none"), card)
        card.column.addWidget(self.empty)
        card.column.addWidget(self.chart)
        card.column.addWidget(self.table)
        self.table.hide()
        self.untried = quiet("", card)
        card.column.addWidget(self.untried)
        self.searches = quiet("", card)
        card.column.addWidget(self.searches)
        return card

    def _instructor_card(self) -> Card:
        card = Card(self, tell("progress-instructor"))
        card.column.addWidget(quiet(tell("progress-report-about"), card))
        card.column.addWidget(button(card, "progress-report", self.print_report))
        return card

    def showEvent(self, event: QShowEvent) -> None:
        """What was practised meanwhile counts."""
        super().showEvent(event)
        self.practised.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW * self.theme.scale
        lay_beside(self._halves, not narrow)
        fix_width(self._side, None if narrow else self.theme.side(SIDE))
