"""The marker's key: every answer of a version with its points, on as few pages as can be."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks import Children, Topic
from exercises.asks.entry import Entry
from exercises.drawing.parts.picture import Ink
from exercises.exam.exam import Sheet, Task
from exercises.exam.spec import Quiz
from exercises.exercise import Blank, Exercise
from exercises.items import Table
from exercises.kinds import items_of
from exercises.paper.layout import page_frame
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.flow import flow
from exercises.paper.layout.font_choice import words, wrapped
from exercises.paper.layout.marking_scheme import of_tree, of_words, points_text
from exercises.paper.layout.page import HEADER, TOP, Area, Page, PageItem, Role, upright
from exercises.paper.layout.question_blocks import heading
from exercises.solution import Answers, solution
from exercises.wording.marks_in_words import marking_rules
from exercises.wording.node_names import name, show_at
from resources.words import Message, message, say, say_value
from search.tree import GameTree

SIZES = (8.6, 8.0, 7.4, 6.8, 6.2, 5.6)
"""The letters are made as small as it takes to fit on one page."""
LEADING = 1.34
INDENT = 17.0


def marker_pages(quiz: Quiz, sheet: Sheet) -> list[Page]:
    """The answers of a sheet, question by question, and how they are marked."""
    area = upright(quiz.paper)._replace(top=HEADER - 14.0)
    for size in SIZES:
        blocks = [*_blocks(quiz, sheet, area.width, size)]
        drafts = flow(blocks, area, quiz.paper)
        if len(drafts) == 1:
            break
    title = say("paper-marker-key", quiz.language, title=quiz.title)
    return [
        Page(area.page_width, area.page_height, (*_head(quiz, sheet, area, title, number), *items))
        for number, draft in enumerate(drafts, 1)
        for told in [say("paper-page", quiz.language, page=number, pages=len(drafts))]
        for items in [(*draft.items, page_frame.footer(area, told, _whose(quiz, sheet)))]
    ]


def _whose(quiz: Quiz, sheet: Sheet) -> str:
    copy = sheet.copy
    version = message("paper-version", version=copy.version)
    return copy.id or (say(version, quiz.language) if copy.version else "")


def _head(quiz: Quiz, sheet: Sheet, area: Area, title: str, number: int) -> list[PageItem]:
    if number > 1:
        return [page_frame.running_head(area, title)]
    student = sheet.copy.student
    facts = (_whose(quiz, sheet), student.name or student.id if student else "")
    subtitle = page_frame.BETWEEN.join(
        filter(None, (*facts, say(points_text(quiz.points), quiz.language)))
    )
    return page_frame.heading(area._replace(top=TOP), quiz.course, title, subtitle, None)[0]


def _blocks(quiz: Quiz, sheet: Sheet, room: float, size: float) -> Iterator[Block]:
    language = quiz.language
    rules: dict[Message, None] = {}
    for tasks in sheet.questions:
        first = tasks[0]
        top = f"{first.number}   {heading(first, language)}"
        yield from _lines(top, room, size + 0.8, bold=True, gap=size, keep=True)
        for task in tasks:
            part = f"({task.part}) " if task.part else ""
            for line in _answers(task, language):
                yield from _lines(f"{part}{line}", room, size, indent=INDENT, keep=True)
                part = ""
            earned = [*_marks(task, language)]
            for rule in _rules(task):
                if dict(rule.values):  # its numbers are those of this question
                    earned.append(say(rule, language))
                else:
                    rules[rule] = None
            yield from _lines(" ".join(earned), room, size - 0.6, indent=INDENT, ink=Ink.MUTED)
    if rules:
        told = " ".join(say(rule, language) for rule in rules)
        top = say("paper-scheme", language)
        yield from _lines(top, room, size + 0.8, bold=True, gap=1.4 * size, keep=True)
        yield from _lines(told, room, size - 0.6, indent=INDENT)


def _rules(task: Task) -> Iterator[Message]:
    if task.exercise is not None:
        yield from marking_rules(task.exercise, task.scheme, task.tree_points)


def _marks(task: Task, language: str) -> Iterator[str]:
    if task.exercise is not None:
        yield say(of_tree(task, task.exercise, language), language)
    for each in of_words(task):
        yield say(each, language)


def _answers(task: Task, language: str) -> Iterator[str]:
    """What is right, on a few lines."""
    exercise, question = task.exercise, task.question
    if exercise is not None:
        right = solution(exercise)
        for ask in exercise.asked:
            entries = {
                blank: right[blank] for blank in right if blank.ask is ask and not blank.item
            }
            if entries:
                listed = ", ".join(_entry(exercise, blank, entries[blank]) for blank in entries)
                yield say(
                    "key-entries", language, ask=say(f"key-{ask.value}", language), all=listed
                )
        yield from _items(exercise, right, language)
    if question.choices:
        chosen = "; ".join(question.choices[number - 1] for number in question.rights)
        yield say("key-choices", language, all=chosen)
    if question.answer.strip():
        yield say("paper-answer", language, answer=question.answer.strip())


def _items(exercise: Exercise, right: Answers, language: str) -> Iterator[str]:
    """What is right beside the tree: a line for each column of a table, then the questions alone.

    Those are numbered as they stand on the sheet, one below the other.
    """
    items = [item for item in items_of(exercise).values() if item.blank in exercise.blanks]
    table = Table.of(items)
    for column in table.columns:
        cells = sorted((item for item in table.cells if item.column == column), key=table.place)
        told = [
            f"{say_value(item.row, language)}: {say_value(item.show(right[item.blank]), language)}"
            for item in cells
            if item.blank in right
        ]
        if told:
            yield say(
                "key-entries", language, ask=say_value(column, language), all=";  ".join(told)
            )
    alone = [item for item in items if item not in table.cells]
    listed = [
        f"{number}: {say_value(item.show(right[item.blank]), language)}"
        for number, item in enumerate(alone, 1)
        if item.blank in right
    ]
    if listed:
        yield ";  ".join(listed)


def _entry(exercise: Exercise, blank: Blank, entry: Entry) -> str:
    """One entry by its node: a mark by its branch."""
    tree, node = exercise.tree, blank.node
    if blank.ask.row.mark:
        return _branch(tree, blank)
    shown = show_at(tree, blank, entry, between=" ")
    if blank.ask.row.topic in (Topic.COUNT, Topic.RANGE):
        return shown
    if blank.ask.row.children is Children.ONE:
        return f"{name(tree, node)}–{shown}"
    return f"{name(tree, node)} {shown}"


def _branch(tree: GameTree, blank: Blank) -> str:
    parent = tree.parent(blank.node)
    own = name(tree, blank.node)
    return own if parent is None else f"{name(tree, parent)}→{own}"


def _lines(
    text: str,
    room: float,
    size: float,
    *,
    bold: bool = False,
    indent: float = 0.0,
    gap: float = 1.5,
    keep: bool = False,
    ink: Ink = Ink.INK,
) -> list[Block]:
    """A paragraph, a block a line."""
    lines = wrapped(text, room - indent, size, bold)
    return [
        Block(
            size * LEADING,
            (
                PageItem(
                    Role.HEADING if bold else Role.PARAGRAPH,
                    (words(indent, size, line, size, bold, ink),),
                ),
            ),
            0.0 if place else gap,
            keep or place < len(lines) - 1,
            place > 0,
        )
        for place, line in enumerate(lines)
    ]
