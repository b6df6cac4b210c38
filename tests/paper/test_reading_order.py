"""A page keeps what it means: roles in reading order, and where every blank is answered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from exercises.asks import Ask
from exercises.drawing.geometry.overlap import bounds
from exercises.drawing.parts.picture import Box, Ellipse, Polygon, Rectangle, Text
from exercises.exam.exam import Sheet
from exercises.exam.spec import Question, Quiz
from exercises.paper.layout.page import Foreign, Page, PageItem, PlacedBlank, PlacedTree, Role
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.printed_exam import make
from exercises.solution import solution
from tests.paper.overlaps import covered
from tests.paper.quizzes import EACH, SECRET, example, first_sheet, one_sheet

CIRCLED = Ask.BEST
"""A move is circled at its branch, and has no box."""
HAIR = 0.01


def read_out(item: PageItem) -> str:
    return " ".join(s.text for s in item.shapes if isinstance(s, Text | Foreign) and s.text)


def test_a_sheet_is_read_from_its_title_to_its_last_question() -> None:
    quiz = example()
    first, *_ = question_pages(quiz, first_sheet(make(quiz, SECRET)))
    read = [(item.role, item.question, read_out(item)) for item in first.items]
    assert read[1][0] is Role.TITLE
    assert read[1][2] == quiz.title
    assert [role for role, _, _ in read] == [
        Role.PARAGRAPH,
        Role.TITLE,
        Role.PARAGRAPH,
        Role.CODE,
        Role.NAME_FIELD,
        Role.NAME_FIELD,
        *[Role.PARAGRAPH] * (2 * len(quiz.questions) + 3),
        Role.PARAGRAPH,
        Role.PARAGRAPH,
        Role.HEADING,
        Role.PARAGRAPH,
        Role.TREE,
        Role.PARAGRAPH,
        Role.WRITING_SPACE,
        Role.ARTIFACT,
    ]
    *above, title, _, _, words, _, _ = read
    assert [question for _, question, _ in above] == [None] * len(above)
    assert [question for _, question, _ in read[len(above) :]] == [1] * 5 + [None]
    assert title[2] == "1 Alpha-beta: values, windows, cuts (12 points)"
    assert words[2].startswith(quiz.questions[0].text)


def test_a_solution_is_read_tree_first_then_its_steps_and_marks() -> None:
    pages = solution_pages(*one_sheet("alpha-beta", 2))
    items = [item for page in pages for item in page.items if item.question == 1]
    told = [read_out(item) for item in items if item.role is Role.STEP]
    assert [text.split()[0] for text in told] == [f"{n}." for n in range(1, len(told) + 1)]
    order = [item.role for item in items if item.role is not Role.STEP]
    assert order[:4] == [Role.HEADING, Role.PARAGRAPH, Role.TREE, Role.SUBHEADING]
    assert order[4:] == [Role.SUBHEADING, Role.PARAGRAPH]


@pytest.mark.parametrize("pages_of", [question_pages, solution_pages])
def test_what_is_read_later_never_stands_higher(
    pages_of: Callable[[Quiz, Sheet], list[Page]],
) -> None:
    quiz = example()
    sheet = first_sheet(make(quiz, SECRET))
    for page in pages_of(quiz, sheet):
        tops = [
            min(covered(shape).y for shape in item.shapes)
            for item in page.items
            if item.role not in (Role.ARTIFACT, Role.CODE) and item.cell is None
        ]
        assert all(one <= other + HAIR for one, other in pairwise(tops))


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_blank_has_one_place_where_its_box_is_drawn(kind: str, level: int) -> None:
    quiz, sheet = one_sheet(kind, level)
    exercise = sheet.tasks[0].exercise
    answered = Counter(blank for blank in exercise.blanks if blank.ask is not CIRCLED)
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        assert Counter(place.blank for place in places(pages)) == answered
        for page in pages:
            room = Rectangle(0.0, 0.0, page.width, page.height)
            for one, other in combinations(places([page]), 2):
                assert not one.box.overlaps(other.box)
            for item in page.items:
                assert not item.blanks or item.question == 1
                frames = frames_of(item)
                for place in item.blanks:
                    assert holds(room, place.box)
                    label = place.blank.label
                    inside = place.blank.ask in (Ask.VALUE, Ask.BOUND) or (label and not label.text)
                    crossed = place.blank.ask in (Ask.PICK, Ask.TRUE, Ask.TICK)
                    assert any(
                        same(frame, place.box)
                        or (inside and holds(frame, place.box))
                        or (crossed and holds(place.box, frame))
                        for frame in frames
                    )


def frames_of(item: PageItem) -> list[Rectangle]:
    """The boxes that are drawn on a page, and the triangles and circles that are written into."""
    closed = (Box, Polygon, Ellipse)
    frames = [bounds(shape) for shape in item.shapes if isinstance(shape, closed)]
    for tree in item.shapes:
        if isinstance(tree, PlacedTree):
            drawn = tree.drawing.picture.shapes
            frames += [tree.rectangle(bounds(s)) for s in drawn if isinstance(s, closed)]
    return frames


def same(one: Rectangle, other: Rectangle) -> bool:
    """Whether two places are one, up to the pen that draws its edge."""
    return all(abs(a - b) < 1.7 for a, b in zip(one, other, strict=True))


def holds(frame: Rectangle, box: Rectangle) -> bool:
    return frame.contains(box.x, box.y, HAIR) and frame.contains(
        box.x + box.width, box.y + box.height, HAIR
    )


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_a_solution_fills_the_blanks_that_have_an_answer_and_a_question_none(
    kind: str, level: int
) -> None:
    quiz, sheet = one_sheet(kind, level)
    exercise = sheet.tasks[0].exercise
    right = solution(exercise)
    written = {blank for blank in right if not blank.ask.row.mark or right[blank]}
    assert not any(place.filled for place in places(question_pages(quiz, sheet)))
    solved = places(solution_pages(quiz, sheet))
    filled = {place.blank for place in solved if place.filled}
    assert {blank for blank in written if blank.ask is not CIRCLED} <= filled


def places(pages: list[Page]) -> list[PlacedBlank]:
    return [place for page in pages for item in page.items for place in item.blanks]


@pytest.mark.parametrize("kind", ["alpha-beta", "cuts", "windows", "best-line", "leaves"])
def test_a_question_page_knows_of_its_tree_what_another_tree_of_its_shape_would_tell(
    kind: str,
) -> None:
    """All data of two pages are the same but for the leaves, whatever the answers are."""

    def data(tree: str) -> list[object]:
        quiz = Quiz(title="T", questions=[Question(kind=kind, tree=tree)])
        (page,) = question_pages(quiz, first_sheet(make(quiz, SECRET)))
        (item,) = [item for item in page.items if item.role is Role.TREE]
        (placed,) = item.shapes
        assert isinstance(placed, PlacedTree)
        markup = placed.drawing.markup
        words = re.sub(r"−?\d+", "n", item.alternative)
        assert not any(text is True or str(text).strip() for text in markup.texts.values())
        facts = markup._replace(tree=None, blanks=frozenset(markup.blanks))  # type: ignore[arg-type]
        return [facts, item.blanks, item.question, words, placed[1:]]

    much = data("[[[9 8 7] [6 5 4]] [[3 2 1] [1 2 3]]]")
    nothing = data("[[[1 2 3] [3 2 1]] [[4 5 6] [7 8 9]]]")
    assert much == nothing
