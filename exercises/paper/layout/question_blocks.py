"""A question as blocks, without its answer: nothing here may search."""

from __future__ import annotations

from collections.abc import Sequence

from exercises.asks import OnPaper
from exercises.exam.exam import Task
from exercises.exam.key import question_title
from exercises.exercise import Exercise
from exercises.paper.layout import text_blocks
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.marking_scheme import points_text
from exercises.paper.layout.page import MILLIMETRE
from exercises.paper.layout.root_blocks import root_blocks
from exercises.wording.conventions import COURSE_WIDE, OF_ITS_TREE, ROOTS, conventions
from exercises.wording.marks_in_words import show_marks
from exercises.wording.tasks import paper_task
from resources.words import Message, message, say


def agreed(tasks: Sequence[Task]) -> list[Message]:
    """The conventions that hold on the whole sheet: of the course, or told by all questions."""
    exercises = [task.exercise for task in tasks if task.exercise is not None]
    told: dict[str, list[Message]] = {}
    for exercise in exercises:
        for rule, sentence in conventions(exercise).items():
            told.setdefault(rule, []).append(sentence)
    return [
        sentences[0]
        for rule, sentences in told.items()
        if rule not in OF_ITS_TREE
        and (rule in COURSE_WIDE or len(sentences) == len(exercises))
        and len(set(sentences)) == 1
    ]


def heading(task: Task, language: str) -> str:
    """A question's title and points."""
    whole = task.whole
    title = question_title(whole, "" if task.exercise is None else task.exercise.kind, language)
    return say(
        "paper-heading", language, title=title, points=say(points_text(whole.worth), language)
    )


def todo(task: Task, common: Sequence[Message], language: str, *, above: bool = False) -> str:
    """What is to be done, and the conventions of this exercise alone; of a part, its points.

    Where the tree stands above it, that is said.
    """
    told = ""
    if task.exercise is not None:
        exercise = task.exercise
        rules = {rule: each for rule, each in conventions(exercise).items() if rule != ROOTS}
        own = [say(sentence, language) for sentence in rules.values() if sentence not in common]
        where = [say("paper-tree-above", language)] if above and exercise.asked else []
        task_words = say(paper_task(exercise), language)
        told = " ".join([*where, task_words, *own])
    elif task.part:
        told = task.question.text.strip()
    if not task.part:
        return told
    return say("paper-part", language, todo=told, points=say(points_text(task.points), language))


def todo_blocks(
    task: Task, common: Sequence[Message], language: str, room: float, *, above: bool = False
) -> list[Block]:
    """What is to be done as a paragraph, with the letter of a part."""
    told = todo(task, common, language, above=above)
    if task.part:
        blocks = text_blocks.lettered(f"({task.part})", told, room)
    else:
        blocks = text_blocks.paragraph(told, room, gap=2.0, keep=True) if told else []
    if task.exercise is not None and ROOTS in conventions(task.exercise):
        blocks += root_blocks(task.exercise, room)
    return blocks


def wording_blocks(task: Task, language: str, room: float, *, keep: bool = False) -> list[Block]:
    """The question in words, and what of the points it earns."""
    question = task.question
    text = question.text.strip()
    if not text or (task.exercise is None and task.part):
        return []  # the line of a part in words has said it
    if task.exercise is None:
        return text_blocks.paragraph(text, room, gap=4.0, keep=keep)
    earned = message(
        "paper-text-points", share=show_marks(question.text_worth), points=points_text(task.points)
    )
    told = earned if question.text_worth else message("paper-text-unmarked")
    asked = message("paper-text", text=text, earned=told)
    return text_blocks.paragraph(say(asked, language), room, gap=14.0, keep=keep)


def choice_blocks(task: Task, language: str, room: float, *, solved: bool = False) -> list[Block]:
    """The choices below a question in words, a box for each."""
    question = task.question
    if not question.choices:
        return []
    told = say("paper-choose-one" if len(question.rights) == 1 else "paper-choose-all", language)
    crossed = question.rights if solved else []
    return [
        *text_blocks.paragraph(told, room, gap=3.0, keep=True),
        *text_blocks.choices(question.choices, crossed, room),
    ]


def room_blocks(task: Task, language: str, room: float) -> list[Block]:
    """The question in words, lines to write on and room to work."""
    question = task.question
    below = question.lines > 0 or bool(question.choices)
    blocks = wording_blocks(task, language, room, keep=below)
    blocks += choice_blocks(task, language, room)
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
