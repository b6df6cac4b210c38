"""The quizzes page: choose questions, look at the printed pages, and export them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from exercises.exam import quiz_file
from exercises.exam.question_facts import Facts
from exercises.files.rules_table import rules_table
from exercises.paper.layout.font_choice import name_fonts
from exercises.paper.shaping.machine_fonts import named_fonts
from resources.words import PlywoodError
from search import notation
from search.rules import OF_A_TREE
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.quizzes.bank_actions import BankActions
from tutor.quizzes.controls import push, scrolled
from tutor.quizzes.export_button import ExportBar
from tutor.quizzes.facts import FactsCard
from tutor.quizzes.file_actions import QuizFileActions
from tutor.quizzes.preview import PreviewMaker, PreviewPages, PreviewRequest, RenderedPreview
from tutor.quizzes.preview_panel import PreviewCard
from tutor.quizzes.quiz_model import QuizModel
from tutor.quizzes.side import FACTS, QUESTIONS, SHEET, QuizSide
from tutor.storage.settings import Preferences, Settings
from tutor.storage.store import Store
from tutor.widgets.actions import action
from tutor.widgets.labels import Label, title_label
from tutor.widgets.menu import menu_button
from tutor.widgets.page import Page
from tutor.widgets.waiting import Waiting

SIDE = 400
BESIDE = 270
WIDE = 1250
"""From this width on, at 100 %, what is known of a question has a column of its own."""
PAGE = "quizzes"
MORE = (
    *("quiz-save-as", "quiz-new", "quiz-copy", "quiz-example", "quiz-renew", "quiz-export-to"),
    *("quiz-late", "quiz-bank-keep", "quiz-bank-pick"),
)
"""What stands in a menu."""


class QuizzesPage(Page):
    """A quiz at the left, and its pages as they will be printed."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        self.model = QuizModel(self.undo)
        self.preview_maker = PreviewMaker(self)
        self.preview_pages: PreviewPages | None = None
        self._seen = 0
        self._restore()
        self.file_actions = QuizFileActions(
            self, self.model, self.preview_maker, lambda: self.side.question.take_typed()
        )
        self.bank_actions = BankActions(self, self.model, lambda: self.fact)
        files = self.file_actions
        self.bar = ExportBar(files.export, files.export_for, files.cancel, self)
        self.side = QuizSide(self.model, self.bar, theme, self)
        self.about = FactsCard(self)
        self.preview = PreviewCard(self)
        self.preview.add_above(self.side.question.trouble)
        self.preview.add_above(
            Waiting(self.preview_maker.work, "quiz-drawing", self, self.preview_maker.stop)
        )
        self._lay_out()
        self._make_actions()
        self._connect()
        self._fit_letters()
        self._changed()
        self._take_font(preferences.settings)

    def open(self, what: Any) -> None:
        """Show the quiz in a file."""
        path = Path(str(what))
        try:
            quiz = quiz_file.opened(path)
        except PlywoodError as error:
            self.notify(tell(error.sentence))
            return
        self.dismiss()
        self.model.load(quiz, path)

    def _take_font(self, settings: Settings) -> None:
        """Print names in the font of the settings, where there is one; else say so."""
        wanted = [settings.font] if settings.font else []
        if wanted == named_fonts():
            return
        try:
            name_fonts(wanted)
        except PlywoodError as error:
            self.notify(tell(error.sentence))
        else:
            self._changed()

    def take_focus(self) -> None:
        """Put the keyboard on the questions."""
        self.side.list.setFocus()

    def news_room(self) -> QWidget:
        """News lies over the pages: the button that exports stays free."""
        return self.preview

    def close_down(self) -> None:
        """Stop everything that goes on, and let go of the undo stack."""
        self.file_actions.exporting.close_down()
        self.preview_maker.close_down()
        super().close_down()

    def write_tree_down(self) -> None:
        """The tree that is drawn now becomes the question's own."""
        if self.fact is not None:
            exercise = self.fact.exercise
            rules = rules_table(exercise.rules)
            own = {name: rule for name, rule in rules.items() if name in OF_A_TREE}
            self.model.give_tree(notation.write(exercise.tree), own)

    def draw_tree(self) -> None:
        """Take the tree to the explore page, where it is drawn by hand."""
        if self.fact is not None:
            self.handed_over.emit("explore", self.fact.exercise.tree)

    def take_tree(self) -> None:
        """The tree of the explore page becomes the question's own."""
        kept = self.store.place("explore")
        if isinstance(kept, dict) and kept.get("tree"):
            self.model.give_tree(str(kept["tree"]))
        else:
            self.notify(tell("quiz-nothing-explored"))

    @property
    def fact(self) -> Facts | None:
        """What is known of the selected question."""
        place = self.model.place
        return self.facts[place] if place < len(self.facts) else None

    @property
    def facts(self) -> tuple[Facts | None, ...]:
        """What is known of every question."""
        return self.preview_pages.printed.facts if self.preview_pages else ()

    def _restore(self) -> None:
        kept = self.store.place(PAGE)
        if kept is None:
            return
        try:
            quiz = quiz_file.brought_back(str(kept.get("quiz")))
        except (ValueError, RecursionError):
            self.store.set_place_aside(PAGE)
            return
        file, place = kept.get("file"), kept.get("question")
        path = Path(file) if isinstance(file, str) else None
        if file is not None and path is None:
            self.store.set_place_aside(PAGE)
        self.model.bring_back(
            quiz, place if isinstance(place, int) else 0, path, bool(kept.get("is_kept"))
        )

    def _keep(self) -> None:
        state = {
            "quiz": quiz_file.kept(self.model.quiz),
            "question": self.model.place,
            "file": self.model.file and str(self.model.file),
            "is_kept": self.model.is_kept,
        }
        self.store.keep_place(PAGE, state)

    def _changed(self) -> None:
        self._keep()
        file, is_kept = self.model.file, self.model.is_kept
        if file is None:
            self._file.setText(tell("quiz-unsaved"))
        else:
            self._file.setText(file.name if is_kept else tell("quiz-changed", file=file.name))
        self._ask()

    def _ask(self) -> None:
        """Ask for the pages of the quiz as it is."""
        asked = PreviewRequest(
            self.model.quiz,
            max(0, self.preview.sheets.currentIndex()),
            self.preview.solved.isChecked(),
        )
        self.preview_maker.ask(asked, self.preview.page_width)

    def _show(self, view: RenderedPreview) -> None:
        self.preview_pages = view.preview_pages
        self.preview.show_view(view)
        self._show_fact()

    def _refuse(self, reason: str) -> None:
        self.preview_pages = None
        self.preview.refuse(reason)
        if self.model.question is None:
            self.preview.clear()
        self._show_fact()

    def _show_fact(self) -> None:
        """Say what is known of the selected question; if it is another one, bring it into view."""
        self.about.show_facts(self.fact)
        preview_pages, place = self.preview_pages, self.model.place
        fresh = preview_pages and preview_pages.asked.quiz == self.model.quiz
        spots = preview_pages.printed.spots if preview_pages and fresh else ()
        if place != self._seen and place < len(spots):
            self._seen = place
            self.preview.scroll_to(spots[place])

    def _solve(self) -> None:
        self.preview.solved.click()

    def _fit_letters(self) -> None:
        self._facts.setFixedWidth(self.theme.side(BESIDE))
        self._place_facts()

    def _place_facts(self) -> None:
        """Beside the pages where there is room, else in the left column, which fits its words."""
        needed = min(self.side.needed_width, self.width() * 2 // 3)
        self.side.setFixedWidth(max(self.theme.side(SIDE), needed))
        wide = self.width() > WIDE * (1 + 3 * self.theme.scale) / 4
        self._facts.setVisible(wide)
        self.side.offer_facts(not wide)
        (self._beside if wide else self.side.facts).insertWidget(0, self.about)

    def _connect(self) -> None:
        self.model.changed.connect(self._changed)
        self.model.selected.connect(self._show_fact)
        self.model.selected.connect(self._keep)
        question = self.side.question
        question.write_wanted.connect(self.write_tree_down)
        question.draw_wanted.connect(self.draw_tree)
        question.take_wanted.connect(self.take_tree)
        self.preview.wanted.connect(self._ask)
        self.preview_maker.ready.connect(self._show)
        self.preview_maker.failed.connect(self._refuse)
        self.preview_maker.work.noted.connect(lambda note: self.notify(tell(note)))
        self.theme.changed.connect(self._fit_letters)
        self.preferences.changed.connect(self._take_font)
        self.file_actions.export_began.connect(self.bar.begin)
        self.file_actions.export_stopping.connect(self.bar.stop)
        self.file_actions.export_over.connect(self.bar.end)
        exporting = self.file_actions.exporting
        exporting.work.progressed.connect(self.bar.show_trees)
        exporting.progressed.connect(self.bar.show_progress)
        exporting.ended.connect(self.file_actions.tell_end)
        exporting.failed.connect(self.file_actions.tell_failure)

    def _make_actions(self) -> None:
        model = self.model
        for name, does in (
            ("quiz-add", self.side.offer_kinds),
            ("quiz-copy", model.copy),
            ("quiz-up", partial(self.side.move_by, -1)),
            ("quiz-down", partial(self.side.move_by, 1)),
            ("quiz-roll", model.roll),
            ("quiz-roll-all", model.roll_all),
            ("quiz-lock", self.side.question.lock.click),
            ("quiz-open", self.file_actions.open_file),
            ("quiz-save", self.file_actions.save_file),
            ("quiz-save-as", self.file_actions.save_file_as),
            ("quiz-new", self.file_actions.new),
            ("quiz-example", self.file_actions.example),
            ("quiz-renew", self.file_actions.renew),
            ("quiz-export-to", self.file_actions.export_to),
            ("quiz-late", self.file_actions.add_late),
            ("quiz-bank-keep", self.bank_actions.keep),
            ("quiz-bank-pick", self.bank_actions.pick),
            ("quiz-export", self.file_actions.export),
            ("quiz-show-questions", partial(self.side.turn_to, QUESTIONS)),
            ("quiz-show-sheet", partial(self.side.turn_to, SHEET)),
            ("quiz-show-facts", partial(self.side.turn_to, FACTS)),
            ("quiz-solved", self._solve),
        ):
            made = action(self, name, does)
            if name in MORE:
                self._more.addAction(made)
        self._more.addAction(self.keys_action)
        action(self.side.list, "quiz-remove", model.remove, only_focused=True)

    def _lay_out(self) -> None:
        self.column.addLayout(self._top())
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.side)
        row.addWidget(self.preview, 1)
        beside = QWidget(self)
        self._beside = QVBoxLayout(beside)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.addStretch(1)
        self._facts = scrolled(beside, self)
        row.addWidget(self._facts)
        self.column.addLayout(row, 1)

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, 0, 0)
        self._file = Label("", self)
        self._file.setObjectName("instructions")
        top.addWidget(title_label(tell("action-quizzes"), self))
        top.addSpacing(8)
        top.addWidget(self._file)
        top.addStretch(1)
        for name, does in (
            ("quiz-roll-all", self.model.roll_all),
            ("quiz-open", self.file_actions.open_file),
            ("quiz-save", self.file_actions.save_file),
        ):
            top.addWidget(push(self, name, does))
        self._more = QMenu(self)
        top.addWidget(menu_button(self, "more", self._more))
        return top

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Room for what is known, or none."""
        super().resizeEvent(event)
        self._place_facts()
