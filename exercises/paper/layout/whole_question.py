"""A question with all its parts as blocks: one drawing serves as many of them as it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from exercises.drawing.compose import Drawing
from exercises.exam.exam import Task
from exercises.exam.spec import Quiz
from exercises.exercise import Exercise
from exercises.paper.layout import text_blocks
from exercises.paper.layout.blocks import HEAD, Block, Redraw, TreeBlock
from exercises.paper.layout.exercise_drawings import (
    Filling,
    TreeForm,
    blank_markup,
    share_drawing,
    together,
    tree_drawing,
)
from exercises.paper.layout.fit import tree_form
from exercises.paper.layout.node_table import node_table
from exercises.paper.layout.page import upright
from exercises.paper.layout.parted_tree import TreePart, parted
from exercises.paper.layout.question_blocks import heading, todo_blocks
from exercises.wording.tree_words import tree_words
from resources.words import Message, message, say

Below = Callable[[Task], list[Block]]
"""What stands below the tree, for one part."""


class _Group(NamedTuple):
    """Parts that look at one drawing: those above it say what is done on it, in order."""

    exercises: list[Exercise]  # whose boxes stand on it; none: nothing is drawn
    above: list[Task]
    below: list[Task]


def whole_question(
    tasks: Sequence[Task],
    common: Sequence[Message],
    filling: Filling,
    below: Below,
    quiz: Quiz,
    zoom: float,
) -> list[Block | TreeBlock]:
    """Number, title, and for every part what is to be done, its tree and what stands below it."""
    first, language, room = tasks[0], quiz.language, upright(quiz.paper, zoom).width
    blocks: list[Block | TreeBlock] = [
        *text_blocks.heading(room, first.number, heading(first, language))
    ]
    if first.part and first.whole.text.strip():
        blocks += text_blocks.paragraph(first.whole.text.strip(), room, gap=2.0, keep=True)
    for group in _groups(tasks):
        for task in group.above:
            blocks += todo_blocks(task, common, language, room)
        if group.exercises:
            exercise = together(*group.exercises)
            words = say("export-picture", language, tree=tree_words(exercise, language))
            form = tree_form(tuple(group.exercises), quiz.paper, zoom, _head(blocks, zoom))
            if form.listed:
                told = say("paper-table-follows", language)
                blocks += text_blocks.paragraph(told, room, keep=True)
            drawing = tree_drawing(filling, form, *group.exercises)
            for place, part in enumerate(parted(drawing, form.parts)):
                tree = TreeBlock(exercise, part.drawing, first.number, words=words)
                if form.parts > 1:
                    told = say(_part_words(first.number, place + 1, form.parts, part), language)
                    blocks += text_blocks.paragraph(told, room, gap=4.0, keep=True)
                    if place:
                        tree = tree._replace(words=told)
                least = form.least if filling is blank_markup else None
                redraw = _redraw(form, place, filling, group.exercises)
                blocks.append(tree._replace(least=least, redraw=redraw))
            if form.listed:
                markup = filling(*group.exercises)
                blocks[-1] = blocks[-1]._replace(keep=True)
                blocks += node_table(markup, exercise, first.number, language, room, zoom)
        for task in (*group.above, *group.below):
            more = below(task)
            if task in group.below:
                has_tree = bool(group.exercises)
                blocks += todo_blocks(task, common, language, room, above=has_tree)
            elif more:
                if isinstance(blocks[-1], TreeBlock):
                    blocks[-1] = blocks[-1]._replace(keep=True)
                if task.part:
                    blocks.append(text_blocks.subheading(f"({task.part})"))
            blocks += more
    blocks[-1] = blocks[-1]._replace(keep=False)
    return blocks


def _head(blocks: Sequence[Block | TreeBlock], zoom: float) -> Block:
    """What stands above a tree: as much as usual, or in large print what really does.

    There a line or two come to it, which say that a table or another part follows.
    """
    if zoom == 1.0:
        return HEAD
    chain = takewhile(lambda block: block.keep, reversed(blocks))
    above = sum(block.gap + block.height for block in chain)
    return Block(max(HEAD.height, above + 2 * text_blocks.BODY * text_blocks.LEADING))


def _part_words(number: int, place: int, parts: int, part: TreePart) -> Message:
    """Which part of a tree follows, and which branches it shows."""
    return message(
        "paper-tree-part",
        number=number,
        part=place,
        parts=parts,
        node=part.node,
        count=len(part.children),
        children=", ".join(part.children),
    )


def _redraw(form: TreeForm, place: int, filling: Filling, exercises: list[Exercise]) -> Redraw:
    """Draws a tree, or a part of one, for another size, or flatter."""

    def drawn(size: float | None, flat: bool) -> Drawing:
        other = form._replace(least=size or form.least, flat=flat)
        drawing = tree_drawing(filling, other, *exercises)
        return parted(drawing, form.parts)[place].drawing

    return drawn


def _groups(tasks: Sequence[Task]) -> list[_Group]:
    groups: list[_Group] = []
    for task in tasks:
        exercise = task.exercise
        if exercise is None or not exercise.has_tree:
            if not groups:
                groups.append(_Group([], [], []))
            groups[-1].below.append(task)
        elif groups and groups[-1].exercises and share_drawing(groups[-1].exercises, exercise):
            group = groups[-1]
            group.exercises.append(exercise)
            (group.below if group.below or not exercise.asked else group.above).append(task)
        else:
            groups.append(_Group([exercise], [task], []))
    return groups
