"""A sheet -> its pages, with questions or with solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from exercises.exam.exam import Sheet, Task
from exercises.exam.spec import Quiz
from exercises.paper.layout import page_frame as furniture
from exercises.paper.layout import text_blocks as writing
from exercises.paper.layout.exercise_pictures import blank_picture, solved_picture
from exercises.paper.layout.flow import Block, PageDraft, Tree, flow
from exercises.paper.layout.logo import logo_shape
from exercises.paper.layout.marking_scheme import points_text
from exercises.paper.layout.page import Area, Page, PageItem, Placed, moved, turned, upright
from exercises.paper.layout.question_blocks import (
    agreed,
    heading,
    range_blocks,
    room_blocks,
    task_blocks,
)
from exercises.paper.layout.solution_blocks import answer_blocks
from exercises.solution import solution
from resources.words import Message, message, say

Blocks = Callable[[Task, Sequence[Message]], list[Block | Tree]]


def question_pages(quiz: Quiz, sheet: Sheet) -> list[Page]:
    """The pages that a student gets: made without ever searching a tree."""
    room = upright(quiz.paper).width

    def blocks(task: Task, common: Sequence[Message]) -> list[Block | Tree]:
        picture = blank_picture(task.exercise)
        head = task_blocks(task, picture, common, quiz.language, room)
        below = [
            *range_blocks(task.exercise, quiz.language),
            *room_blocks(task, quiz.language, room),
        ]
        if below:
            head[-1] = head[-1]._replace(keep=True)
        return [*head, *below]

    return _pages(quiz, sheet, blocks, solved=False)


def solution_pages(quiz: Quiz, sheet: Sheet) -> list[Page]:
    """The same sheet filled in, explained and with its marks."""
    room = upright(quiz.paper).width

    def blocks(task: Task, common: Sequence[Message]) -> list[Block | Tree]:
        right = solution(task.exercise)
        picture = solved_picture(task.exercise)
        head = task_blocks(task, picture, common, quiz.language, room)
        return [*head, *answer_blocks(task, right, quiz.language, room)]

    return _pages(quiz, sheet, blocks, solved=True)


def _pages(quiz: Quiz, sheet: Sheet, blocks: Blocks, *, solved: bool) -> list[Page]:
    later = upright(quiz.paper)
    front, top = _front(quiz, sheet, later, solved)
    common = agreed(sheet.tasks)
    content: list[Block | Tree] = []
    if common:
        rules = " ".join(say(rule, quiz.language) for rule in common)
        told = say("paper-conventions", quiz.language, rules=rules)
        content.append(writing.shaded(told, later.width))
    if quiz.instructions.strip():
        content += writing.plain(quiz.instructions, later.width)
    for task in sheet.tasks:
        content += blocks(task, common)
    leaves = flow(content, later._replace(top=top), later, turned(quiz.paper))
    if not any(isinstance(item, Placed) for item in leaves[0].items):
        _fill_cover(quiz, sheet, leaves, solved)
    head = say("paper-solution", quiz.language, title=quiz.title) if solved else quiz.title
    return [
        Page(
            leaf.area.page_width,
            leaf.area.page_height,
            (
                *(front if number == 1 else furniture.running_head(leaf.area, head)),
                *furniture.code(leaf.area, sheet.copy.id, number),
                *leaf.items,
                *furniture.footer(
                    leaf.area,
                    say("paper-page", quiz.language, page=number, pages=len(leaves)),
                    sheet.copy.id,
                ),
            ),
        )
        for number, leaf in enumerate(leaves, 1)
    ]


def _fill_cover(quiz: Quiz, sheet: Sheet, leaves: list[PageDraft], solved: bool) -> None:
    """A first page whose question begins overleaf says where each is, and gives room to work."""
    cover = leaves[0]
    pages = [
        say("paper-on-page", quiz.language, page=number)
        for number, leaf in enumerate(leaves, 1)
        for item in leaf.items
        if isinstance(item, Placed)  # every task has one tree
    ]
    rows = [
        (task.number, heading(task, quiz.language), page)
        for task, page in zip(sheet.tasks, pages, strict=True)
    ]
    lines = writing.contents(cover.area.width, rows)
    if cover.scale(lines):
        for line in lines:
            cover.put(line)
    if not solved:
        label = say("paper-room", quiz.language)
        cover.items += furniture.working_room(cover.area, cover.y, label)


def _front(quiz: Quiz, sheet: Sheet, area: Area, solved: bool) -> tuple[list[PageItem], float]:
    """The header of the first page, and where its content begins."""
    language, copy = quiz.language, sheet.copy
    title = say("paper-solution", language, title=quiz.title) if solved else quiz.title
    facts = [
        str(quiz.date),
        quiz.time,
        say(points_text(quiz.points), language),
        say(message("paper-version", version=copy.version), language) if copy.version else "",
    ]
    subtitle = " · ".join(fact for fact in facts if fact)
    logo = None if quiz.logo is None else (quiz.logo, logo_shape(quiz.logo))
    items = furniture.heading(area, quiz.course, title, subtitle, logo)
    number, name = copy.student or ("", "")
    labels = say("paper-name", language), say("paper-id", language)
    y = area.top + 4.0
    for height, part in (
        furniture.name_boxes(area.width, labels, name, number),
        furniture.marking_grid(
            area.width,
            say("paper-marks", language),
            say("paper-total", language),
            [task.points for task in sheet.tasks],
        ),
    ):
        items += [moved(item, area.side, y) for item in part]
        y += height + 9.0
    return items, y + 4.0
