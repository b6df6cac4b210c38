"""A question's solution as blocks below its filled tree: the steps in words, and the marks."""

from __future__ import annotations

from exercises.asks import OnPaper
from exercises.exam.exam import Task
from exercises.paper.layout import text_blocks
from exercises.paper.layout.exercise_drawings import written
from exercises.paper.layout.flow import Block
from exercises.paper.layout.item_blocks import item_blocks
from exercises.paper.layout.marking_scheme import scheme
from exercises.paper.layout.question_blocks import box_blocks, choice_blocks, wording_blocks
from exercises.solution import Answers, solution
from exercises.wording.worked import worked
from resources.words import message, say


def answer_blocks(task: Task, language: str, room: float) -> list[Block]:
    """What follows the filled tree, or a question in words."""
    question, exercise = task.question, task.exercise
    blocks: list[Block] = []
    right: Answers = {}
    if exercise is not None:
        right = solution(exercise)
        on_paper = ((blank, blank.ask.row.paper) for blank in right if not blank.item)
        below = [blank for blank, paper in on_paper if paper is OnPaper.BELOW]
        entries = [written(exercise, blank, right[blank]) for blank in below]
        blocks += box_blocks(exercise, language, " ".join(entries))
        blocks += item_blocks(exercise, right, language, room)
    blocks += wording_blocks(task, language, room)
    blocks += choice_blocks(task, language, room, solved=True)
    if question.answer.strip():
        answer = say(message("paper-answer", answer=question.answer), language)
        blocks += text_blocks.paragraph(answer, room, gap=2.0)
    if exercise is not None:
        steps = [say(step, language) for step in worked(exercise)]
        blocks.append(text_blocks.subheading(say("paper-steps", language)))
        blocks += text_blocks.numbered(steps, room)
    if blocks:
        blocks[-1] = blocks[-1]._replace(keep=True)  # the marks don't stand alone overleaf
    blocks.append(text_blocks.subheading(say("paper-scheme", language)))
    blocks += text_blocks.paragraph(" ".join(scheme(task, language)), room, gap=0.0)
    return blocks
