"""A sheet -> its pages, with questions or with solutions."""

from __future__ import annotations

from exercises.exam.exam import Copy, Sheet, Task
from exercises.exam.spec import PrintSize, Quiz
from exercises.paper.layout import page_frame, text_blocks
from exercises.paper.layout.blocks import Block, PageDraft, TreeBlock
from exercises.paper.layout.enlarged import enlarged
from exercises.paper.layout.exercise_drawings import Filling, blank_markup, solved_markup
from exercises.paper.layout.flow import flow
from exercises.paper.layout.item_blocks import item_blocks
from exercises.paper.layout.logo import logo_shape
from exercises.paper.layout.marking_scheme import points_text
from exercises.paper.layout.page import Area, Page, PageItem, Role, turned, upright
from exercises.paper.layout.question_blocks import agreed, box_blocks, heading, room_blocks
from exercises.paper.layout.solution_blocks import answer_blocks
from exercises.paper.layout.whole_question import Below, whole_question
from resources.words import message, say

LARGE = 1.67
"""How much larger large print is, with letters of 14 points."""


def question_pages(quiz: Quiz, sheet: Sheet) -> list[Page]:
    """The pages that a student gets: made without ever searching a tree."""
    student = sheet.copy.student
    large = quiz.size is PrintSize.LARGE or (student is not None and student.large)
    zoom = LARGE if large else 1.0
    room, wide = upright(quiz.paper, zoom).width, turned(quiz.paper, zoom).width

    def below(task: Task) -> list[Block]:
        exercise = task.exercise
        beside: list[Block] = []
        if exercise is not None:
            beside += box_blocks(exercise, quiz.language)
            beside += item_blocks(exercise, {}, quiz.language, room, wide)
        return [*beside, *room_blocks(task, quiz.language, room)]

    pages = _pages(quiz, sheet, blank_markup, below, solved=False, zoom=zoom)
    return pages if zoom == 1.0 else [enlarged(page, zoom) for page in pages]


def solution_pages(quiz: Quiz, sheet: Sheet) -> list[Page]:
    """The same sheet filled in, explained and with its marks."""
    room, wide = upright(quiz.paper).width, turned(quiz.paper).width
    return _pages(
        quiz,
        sheet,
        solved_markup,
        lambda task: answer_blocks(task, quiz.language, room, wide),
        solved=True,
    )


def _pages(
    quiz: Quiz, sheet: Sheet, filling: Filling, below: Below, *, solved: bool, zoom: float = 1.0
) -> list[Page]:
    later = upright(quiz.paper, zoom)
    title = say("paper-solution", quiz.language, title=quiz.title) if solved else quiz.title
    front, top = _front(quiz, sheet, title, later)
    common = agreed(sheet.tasks)
    content: list[Block | TreeBlock] = []
    if common:
        rules = " ".join(say(rule, quiz.language) for rule in common)
        told = say("paper-conventions", quiz.language, rules=rules)
        content.append(text_blocks.shaded(told, later.width))
    if quiz.instructions.strip():
        content += text_blocks.plain(quiz.instructions, later.width)
    for tasks in sheet.questions:
        content += [
            part if isinstance(part, TreeBlock) else part.of(tasks[0].number)
            for part in whole_question(tasks, common, filling, below, quiz, zoom)
        ]
    drafts = flow(content, later._replace(top=top), quiz.paper, zoom)
    if not solved:
        drafts = [draft.grown() for draft in drafts]
    contents = [draft.items for draft in drafts]
    if not any(item.role is Role.HEADING for item in contents[0]):
        contents[0] = _cover(quiz, sheet, drafts[0], contents, solved)
    pages: list[Page] = []
    copy = sheet.copy
    for number, (draft, own) in enumerate(zip(drafts, contents, strict=True), 1):
        area = draft.area
        above = _goes_on(own[0], title, quiz.language)
        head = [page_frame.running_head(area, above), *page_frame.code(area, copy.id, number)]
        told = say("paper-page", quiz.language, page=number, pages=len(drafts))
        foot = page_frame.footer(area, told, copy.id or _version(copy, quiz.language))
        items = (*(front if number == 1 else head), *own, foot)
        pages.append(Page(area.page_width, area.page_height, items))
    return pages


def _goes_on(first: PageItem, title: str, language: str) -> str:
    """What stands on top of a page: the title, and which question goes on from the page before."""
    if first.question is None or first.role is Role.HEADING:
        return title
    return say("paper-goes-on", language, title=title, number=first.question)


def _version(copy: Copy, language: str) -> str:
    return say(message("paper-version", version=copy.version), language) if copy.version else ""


def _cover(
    quiz: Quiz, sheet: Sheet, cover: PageDraft, contents: list[list[PageItem]], solved: bool
) -> list[PageItem]:
    """A first page whose question begins overleaf says where each is, and gives room to work."""
    pages = {
        item.question: say("paper-on-page", quiz.language, page=number)
        for number, items in enumerate(contents, 1)
        for item in items
        if item.role is Role.HEADING
    }
    firsts = [tasks[0] for tasks in sheet.questions]
    rows = [(task.number, heading(task, quiz.language), pages[task.number]) for task in firsts]
    lines = text_blocks.contents(cover.area.width, rows)
    if cover.scale(lines):
        for line in lines:
            cover.add(line)
    if solved:
        return cover.items
    label = say("paper-room", quiz.language)
    return [*cover.items, *page_frame.working_room(cover.area, cover.y, label)]


def _front(quiz: Quiz, sheet: Sheet, title: str, area: Area) -> tuple[list[PageItem], float]:
    """The header of the first page, and where its content begins."""
    language, copy = quiz.language, sheet.copy
    facts = [
        str(quiz.date),
        _time(quiz, sheet),
        say(points_text(quiz.points), language),
        _version(copy, language),
    ]
    subtitle = page_frame.BETWEEN.join(fact for fact in facts if fact)
    logo = None if quiz.logo is None else (quiz.logo, logo_shape(quiz.logo))
    items, end = page_frame.heading(area, quiz.course, title, subtitle, logo)
    if not copy.id:  # the solution of a whole version is nobody's
        return items, area.top
    items += page_frame.code(area, copy.id, 1)
    number, name = (copy.student.id, copy.student.name) if copy.student else ("", "")
    labels = say("paper-name", language), say("paper-id", language)
    y = max(area.top, end) + 4.0
    for block in (
        page_frame.name_boxes(area.width, labels, name, number),
        page_frame.marking_grid(
            area.width,
            say("paper-marks", language),
            say("paper-total", language),
            [tasks[0].whole.worth for tasks in sheet.questions],
        ),
    ):
        items += [item.moved(area.side, y) for item in block.items]
        y += block.height + 9.0
    return items, y + 4.0


def _time(quiz: Quiz, sheet: Sheet) -> str:
    """How long the exam takes, and what more a student has."""
    student = sheet.copy.student
    if student is None or not student.time:
        return quiz.time
    more = say("paper-extra-time", quiz.language, extra=student.time)
    return f"{quiz.time} ({more})" if quiz.time else more
