"""The questions of a quiz as a list: dragged, or moved by Alt and the arrows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from exercises.exam.key import question_title
from exercises.exam.quiz_file import kind_of
from exercises.exam.spec import Question
from tutor.canvas.qt_pens import paint_ground
from tutor.look.language import spoken, tell
from tutor.look.theme import Theme
from tutor.quizzes.quiz_model import QuizModel
from tutor.widgets.fields import named
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import tooltip
from tutor.widgets.model_index import TOP, Index

ABOUT = Qt.ItemDataRole.UserRole


def title(question: Question) -> str:
    """What a question is called."""
    return question_title(question, kind_of(question), spoken())


def about(question: Question) -> str:
    """Where its trees come from, how many there are, and what it is worth."""
    sources = ("code", "tree", "recipe", "level")
    source = next((name for name in sources if getattr(question, name) is not None), "words")
    told = [
        tell("level", level=question.level or 0)
        if source == "level"
        else tell(f"quiz-source-{source}"),
        tell("quiz-points", points=f"{question.points:g}"),
    ]
    if question.parts:
        told.append(tell("quiz-part-count", count=len(question.parts)))
    if question.count > 1:
        told.append(tell("quiz-times", count=question.count))
    if question.locked:
        told.append(tell("quiz-locked"))
    return " · ".join(told)


class _QuestionModel(Guarded, QAbstractListModel):
    """The model's questions, for the list."""

    def __init__(self, model: QuizModel) -> None:
        super().__init__(model)
        self._model = model
        self._questions = model.quiz.questions
        model.changed.connect(self._follow)

    def _follow(self) -> None:
        questions = self._model.quiz.questions
        if len(questions) != len(self._questions):
            self.beginResetModel()
            self._questions = questions
            self.endResetModel()
        elif questions:
            self._questions = questions
            self.dataChanged.emit(self.index(0), self.index(len(questions) - 1))

    def rowCount(self, parent: Index = TOP) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self._questions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Number and name, and below it what it is like."""
        if not index.isValid():
            return None
        question = self._questions[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{index.row() + 1}  {title(question)}"
        if role == ABOUT:
            return about(question)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            told = f"{index.row() + 1}. {title(question)}, {about(question)}"
            return tooltip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A question can be dragged between others, and not onto one."""
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.ItemIsDropEnabled
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Questions are moved, never doubled."""
        return Qt.DropAction.MoveAction

    def moveRows(self, source: Index, row: int, count: int, target: Index, child: int) -> bool:
        """Move one question before another; the list calls this after a drag."""
        self._model.move(row, child - 1 if child > row else child)
        return True


class _Lines(Guarded, QStyledItemDelegate):
    """Two lines a question."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a question."""
        colours = self._theme.colours
        rect: QRect = option.rect.adjusted(1, 1, -1, -1)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picked = bool(state & QStyle.StateFlag.State_Selected)
        pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        paint_ground(painter, QRectF(rect), colours, picked, pointed, 7)
        inside = rect.adjusted(10, 5, -10, -5)
        half = inside.height() // 2
        number, _, name = str(index.data()).partition("  ")
        first = self._theme.font(13, bold=True)
        painter.setFont(first)
        painter.setPen(QColor(colours.accent))
        top = QRect(inside.x(), inside.y(), inside.width(), half)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(top, left, number)
        indent = round(24 * self._theme.scale)
        painter.setPen(QColor(colours.ink))
        for font, ink, words, y in (
            (first, colours.ink, name, inside.y()),
            (self._theme.font(12), colours.muted, str(index.data(ABOUT)), inside.y() + half),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            room = QRect(inside.x() + indent, y, inside.width() - indent, half)
            fitting = painter.fontMetrics().elidedText(
                words, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, left, fitting)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for two lines."""
        return QSize(120, round(44 * self._theme.scale) + 4)


class QuestionList(QListView):
    """Shows the questions; the selected one is picked."""

    def __init__(self, model: QuizModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        named(self, "quiz-questions")
        self._questions = _QuestionModel(model)
        self.setModel(self._questions)
        self.setItemDelegate(_Lines(theme, self))
        self.setDragDropMode(QListView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._pick)
        model.selected.connect(self._show_selected)
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        theme.changed.connect(self._keep_room)
        self._keep_room()
        self._show_selected()

    def _keep_room(self) -> None:
        """At least three questions are seen."""
        self.setMinimumHeight(3 * (round(44 * self._theme.scale) + 4) + 8)

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid():
            self._model.select(index.row())

    def _show_selected(self) -> None:
        index = self._questions.index(self._model.place)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect)
        self.scrollTo(index)
