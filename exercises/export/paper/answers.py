"""A question's solution as blocks: the filled tree, the steps in words, and the marks."""

from __future__ import annotations

from exercises import entries
from exercises.drawing.picture import Picture
from exercises.drawing.views import from_exercise
from exercises.exam.exam import Task
from exercises.exercise import Ask, Blank, Exercise
from exercises.export.paper import writing
from exercises.export.paper.flow import Block
from exercises.export.paper.marks import scheme, written
from exercises.export.paper.tasks import on_paper, range_blocks
from exercises.export.paper.vectors import paper_picture
from exercises.solution import Answers
from exercises.worked import worked
from resources.words import message, say

NEVER = "—"
"""Stands where the search never comes."""


def solved_picture(exercise: Exercise, right: Answers) -> Picture:
    """The tree with everything filled in."""
    texts: dict[Blank, str | bool] = {}
    for blank in exercise.blanks:
        if blank in right:
            entry = right[blank]
            texts[blank] = (
                written(exercise, blank, entry) if blank.ask is Ask.ORDER else entries.write(entry)
            )
        elif blank.ask in (Ask.ALPHA, Ask.BETA):
            texts[blank] = NEVER
    return paper_picture(on_paper(from_exercise(exercise, texts)))


def answer_blocks(task: Task, right: Answers, language: str, room: float) -> list[Block]:
    """What follows the filled tree."""
    question = task.question
    ranges = [
        written(task.exercise, blank, right[blank]) for blank in right if blank.ask is Ask.RANGE
    ]
    blocks = range_blocks(task.exercise, language, " ".join(ranges))
    if question.text.strip():
        blocks += writing.paragraph(question.text, room, gap=14.0)
    if question.answer.strip():
        answer = say(message("paper-answer", answer=question.answer), language)
        blocks += writing.paragraph(answer, room, gap=2.0)
    steps = [say(step, language) for step in worked(task.exercise)]
    blocks.append(writing.subheading(say("paper-steps", language)))
    blocks += writing.numbered(steps, room)
    blocks.append(writing.subheading(say("paper-scheme", language)))
    blocks += writing.paragraph(" ".join(scheme(task, right, language)), room, gap=0.0)
    return blocks
