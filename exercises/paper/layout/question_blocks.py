"""A question as blocks, without its answer: nothing here may search."""

from __future__ import annotations

from collections.abc import Sequence

from exercises.asks import OnPaper
from exercises.drawing.compose import Drawing
from exercises.exam.exam import Task
from exercises.exercise import Exercise
from exercises.paper.layout import text_blocks
from exercises.paper.layout.flow import Block, TreeBlock
from exercises.paper.layout.marking_scheme import points_text
from exercises.paper.layout.page import MILLIMETRE
from exercises.wording.conventions import conventions
from exercises.wording.marks_in_words import show_marks
from resources.words import Message, message, say
from search.rules import OF_A_TREE
from search.tree import GameTree


def agreed(tasks: Sequence[Task]) -> list[Message]:
    """The conventions that hold on the whole sheet."""
    told: dict[str, set[Message]] = {}
    for task in tasks:
        for rule, sentence in conventions(task.exercise).items():
            told.setdefault(rule, set()).add(sentence)
    return [
        sentence
        for rule, sentences in told.items()
        for sentence in sentences
        if rule not in OF_A_TREE and len(sentences) == 1
    ]


def heading(task: Task, language: str) -> str:
    """A question's title and points."""
    title = task.question.title or say(f"kind-{task.exercise.kind}", language)
    return say(
        "paper-heading", language, title=title, points=say(points_text(task.points), language)
    )


def task_blocks(
    task: Task, drawing: Drawing, common: Sequence[Message], language: str, room: float
) -> list[Block | TreeBlock]:
    """Number, title, what is to be done, the conventions of this tree alone, and the tree."""
    exercise = task.exercise
    root = exercise.tree.labels[GameTree.ROOT]
    todo = say(f"paper-task-{exercise.kind}", language, root=root)
    own = [say(rule, language) for rule in conventions(exercise).values() if rule not in common]
    head: list[Block | TreeBlock] = [
        *text_blocks.heading(room, task.number, heading(task, language)),
        *text_blocks.paragraph(" ".join([todo, *own]), room, gap=2.0, keep=True),
    ]
    if exercise.has_tree:  # else nothing is asked about a tree
        head.append(TreeBlock(exercise, drawing, task.number))
    return head


def wording_blocks(task: Task, language: str, room: float, *, keep: bool = False) -> list[Block]:
    """The question in words, and what of the points it earns."""
    question = task.question
    if not question.text.strip():
        return []
    earned = message(
        "paper-text-points", share=show_marks(question.text_worth), points=points_text(task.points)
    )
    told = earned if question.text_worth else message("paper-text-unmarked")
    asked = message("paper-text", text=question.text.strip(), earned=told)
    return text_blocks.paragraph(say(asked, language), room, gap=14.0, keep=keep)


def room_blocks(task: Task, language: str, room: float) -> list[Block]:
    """The question in words, lines to write on and room to work."""
    question = task.question
    blocks = wording_blocks(task, language, room, keep=question.lines > 0)
    blocks += text_blocks.ruled(question.lines, room)
    if question.space:
        blocks.append(Block(float(question.space) * MILLIMETRE))
    return blocks


def box_blocks(exercise: Exercise, language: str, entry: str = "") -> list[Block]:
    """Boxes below the tree, for what needs more room than there is on it."""
    return [
        text_blocks.answer_box(say(f"paper-{blank.ask.value}", language), blank, entry)
        for blank in exercise.blanks
        if blank.ask.row.paper is OnPaper.BELOW and not blank.item
    ]
