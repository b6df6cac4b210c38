"""Questions that are kept in the bank for other quizzes, and picked from it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QInputDialog, QLineEdit

from exercises.exam import bank
from exercises.exam.question_facts import Facts
from exercises.exam.quiz_file import redrawn
from resources.words import PlywoodError
from tutor.look.language import tell
from tutor.quizzes.bank_dialog import BankDialog
from tutor.quizzes.quiz_model import QuizModel
from tutor.widgets.page import Page


class BankActions:
    """What the quizzes page does with the bank."""

    def __init__(self, page: Page, model: QuizModel, fact: Callable[[], Facts | None]) -> None:
        self._page = page
        self._model = model
        self._fact = fact

    def keep(self) -> None:
        """Keep the selected question for other quizzes, with tags and what is known of it."""
        question = self._model.question
        if question is None:
            return
        tags, agreed = QInputDialog.getText(
            self._page,
            tell("quiz-bank"),
            tell("quiz-bank-tags"),
            QLineEdit.EchoMode.Normal,
            ", ".join(question.tags),
        )
        if agreed:
            try:
                bank.keep([bank.tagged(question, tags.split(","), self._fact())], bank.bank_file())
            except PlywoodError as error:
                self._page.notify(tell(error.sentence))
                return
            self._page.notify(tell("quiz-bank-kept"))

    def pick(self) -> None:
        """Add questions that were kept."""
        try:
            questions = bank.read_bank(bank.bank_file())
        except PlywoodError as error:
            self._page.notify(tell(error.sentence))
            return
        if not questions:
            self._page.notify(tell("quiz-bank-empty"))
            return
        dialog = BankDialog(questions, self._page)
        dialog.picked.connect(lambda chosen: self._model.add_all([*map(redrawn, chosen)]))
        dialog.open()
