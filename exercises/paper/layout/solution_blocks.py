"""A question's solution as blocks below its filled tree: the steps in words, and the marks."""

from __future__ import annotations

from exercises.asks import OnPaper
from exercises.drawing.parts.markup import Markup
from exercises.exam.exam import Task
from exercises.exercise import Exercise
from exercises.kinds import items_of
from exercises.paper.layout import text_blocks
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.exercise_drawings import written
from exercises.paper.layout.flow import COMFORTABLE
from exercises.paper.layout.item_blocks import item_blocks
from exercises.paper.layout.marking_scheme import scheme
from exercises.paper.layout.page import PageItem, PlacedTree, Role
from exercises.paper.layout.question_blocks import box_blocks, choice_blocks, wording_blocks
from exercises.paper.layout.upright_vectors import paper_drawing
from exercises.solution import Answers, solution
from exercises.wording.worked import worked
from resources.words import message, say
from search import notation


def _counterexamples(exercise: Exercise, language: str, room: float) -> list[Block]:
    """The trees on which statements fail that are said of every tree, each drawn once."""
    blocks: list[Block] = []
    made = (item.example() for item in items_of(exercise).values() if item.example is not None)
    for tree in dict.fromkeys(tree for tree in made if tree is not None):
        told = say(message("paper-counterexample", tree=notation.write(tree)), language)
        blocks += text_blocks.paragraph(told, room, gap=10.0, keep=True)
        drawing = paper_drawing(Markup(tree))
        scale = min(COMFORTABLE, room / drawing.picture.width)
        placed = PlacedTree(drawing, 0.0, 0.0, scale)
        item = PageItem(Role.TREE, (placed,), alternative=told)
        blocks.append(Block(drawing.picture.height * scale, (item,), gap=4.0))
    return blocks


def answer_blocks(task: Task, language: str, room: float, wide: float) -> list[Block]:
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
        blocks += item_blocks(exercise, right, language, room, wide)
    blocks += wording_blocks(task, language, room)
    blocks += choice_blocks(task, language, room, solved=True)
    if question.answer.strip():
        answer = say(message("paper-answer", answer=question.answer), language)
        blocks += text_blocks.paragraph(answer, room, gap=2.0)
    if exercise is not None:
        steps = [say(step, language) for step in worked(exercise)]
        blocks.append(text_blocks.subheading(say("paper-steps", language)))
        blocks += text_blocks.numbered(steps, room)
        blocks += _counterexamples(exercise, language, room)
    if blocks:
        blocks[-1] = blocks[-1]._replace(keep=True)  # the marks don't stand alone overleaf
    blocks.append(text_blocks.subheading(say("paper-scheme", language)))
    blocks += text_blocks.sentence(" ".join(scheme(task, language)), room, gap=0.0)
    return blocks
