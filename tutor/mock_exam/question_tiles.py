"""What a mock exam asks, question by question, with a small tree of each kind beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from exercises.drawing.small_tree import small_tree
from exercises.exam.mock import title_of
from exercises.exam.spec import Question, Quiz
from exercises.learning.lessons import picture_of_kind
from exercises.solution import run
from exercises.wording.marks_in_words import show_marks
from search import notation
from search.rules import Rules
from tutor.canvas.tree_picture import TreePicture
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import delete_widgets, quiet
from tutor.widgets.labels import strong

WIDE, HIGH = 290, 216
"""What a question with its picture takes, at 100 %."""
COLUMNS = 3


class QuestionTile(QFrame):
    """A question: what it is called, how hard it is, and what it is worth."""

    def __init__(self, number: int, question: Question, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.title = strong(f"{number}. {title_of(question, tell)}", self)
        self.title.setWordWrap(True)
        level = "" if question.level is None else tell("level", level=question.level)
        points = tell("exam-points", points=show_marks(question.worth))
        self.facts = quiet(" · ".join(filter(None, (level, points))), self)
        self.picture = TreePicture(theme, self)
        tree = picture_of_kind(question.kind) if question.kind else None
        self._has_picture = tree is not None
        if tree is not None:
            exercise = tree.make(0, Rules())
            told = tell("learn-picture", tree=notation.write(exercise.tree))
            self.picture.show_picture(small_tree(run(exercise)), told)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(2)
        column.addWidget(self.picture, 1)
        column.addWidget(self.title)
        column.addWidget(self.facts)

    def show_picture(self, shown: bool) -> None:
        """Show the small tree, if there is one for this kind."""
        self.picture.setVisible(shown and self._has_picture)


class QuestionTiles(QWidget):
    """All questions of a quiz, beside each other where there is room for their pictures."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self.tiles: list[QuestionTile] = []

    def show_quiz(self, quiz: Quiz) -> None:
        """Show what another exam asks."""
        delete_widgets(self._grid)
        self.tiles = [
            QuestionTile(number, question, self._theme, self)
            for number, question in enumerate(quiz.questions, 1)
        ]

    def arrange(self, width: int, height: int) -> bool:
        """Show pictures if all have so much room, else no more than words, one below another."""
        scale = self._theme.scale
        lines = -(-len(self.tiles) // COLUMNS)
        pictures = width >= COLUMNS * WIDE * scale and height >= lines * HIGH * scale
        columns = COLUMNS if pictures else 1
        for place, tile in enumerate(self.tiles):
            tile.show_picture(pictures)
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        return pictures
