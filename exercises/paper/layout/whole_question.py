"""A question with all its parts as blocks: one drawing serves as many of them as it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from exercises.drawing.compose import Drawing
from exercises.exam.exam import Task
from exercises.exercise import Exercise
from exercises.paper.layout import text_blocks
from exercises.paper.layout.exercise_drawings import share_drawing, together
from exercises.paper.layout.flow import Block, TreeBlock
from exercises.paper.layout.question_blocks import heading, todo_blocks
from exercises.wording.tree_words import tree_words
from resources.words import Message, say

Drawn = Callable[..., Drawing]
"""Draws the tree of some exercises, with empty boxes or with everything filled in."""
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
    drawn: Drawn,
    below: Below,
    language: str,
    room: float,
) -> list[Block | TreeBlock]:
    """Number, title, and for every part what is to be done, its tree and what stands below it."""
    first = tasks[0]
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
            drawing = drawn(*group.exercises)
            blocks.append(TreeBlock(exercise, drawing, first.number, words=words))
        for task in (*group.above, *group.below):
            more = below(task)
            if task in group.below:
                has_tree = bool(group.exercises)
                blocks += todo_blocks(task, common, language, room, above=has_tree)
            elif more:
                blocks[-1] = blocks[-1]._replace(keep=True)
                if task.part:
                    blocks.append(text_blocks.subheading(f"({task.part})"))
            blocks += more
    blocks[-1] = blocks[-1]._replace(keep=False)
    return blocks


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
