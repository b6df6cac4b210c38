"""A question's solution as blocks below its filled tree: the steps in words, and the marks."""

from __future__ import annotations

from exercises.asks import OnPaper
from exercises.exam.exam import Task
from exercises.paper.layout import text_blocks
from exercises.paper.layout.exercise_drawings import written
from exercises.paper.layout.flow import Block
from exercises.paper.layout.item_blocks import item_blocks
from exercises.paper.layout.marking_scheme import scheme
from exercises.paper.layout.question_blocks import box_blocks, wording_blocks
from exercises.solution import Answers
from exercises.wording.worked import worked
from resources.words import message, say


def answer_blocks(task: Task, right: Answers, language: str, room: float) -> list[Block]:
    """What follows the filled tree."""
    question = task.question
    on_paper = ((blank, blank.ask.row.paper) for blank in right if not blank.item)
    below = [blank for blank, paper in on_paper if paper is OnPaper.BELOW]
    entries = [written(task.exercise, blank, right[blank]) for blank in below]
    blocks = box_blocks(task.exercise, language, " ".join(entries))
    blocks += item_blocks(task.exercise, right, language, room)
    blocks += wording_blocks(task, language, room)
    if question.answer.strip():
        answer = say(message("paper-answer", answer=question.answer), language)
        blocks += text_blocks.paragraph(answer, room, gap=2.0)
    steps = [say(step, language) for step in worked(task.exercise)]
    blocks.append(text_blocks.subheading(say("paper-steps", language)))
    blocks += text_blocks.numbered(steps, room)
    blocks[-1] = blocks[-1]._replace(keep=True)  # the marks don't stand alone overleaf
    blocks.append(text_blocks.subheading(say("paper-scheme", language)))
    blocks += text_blocks.paragraph(" ".join(scheme(task, right, language)), room, gap=0.0)
    return blocks
