"""Every kind and level prints: nothing on anything, nothing cut off, everything large enough."""

from __future__ import annotations

import pytest

from exercises.drawing.compose import compose
from exercises.drawing.picture import Ink, Rectangle, Text
from exercises.drawing.style import PAPER
from exercises.drawing.views import from_exercise
from exercises.exam.spec import Paper, SpecError
from exercises.export.paper.flow import LEAST
from exercises.export.paper.page import Page, Placed
from exercises.export.paper.sheets import question_pages, solution_pages
from exercises.export.paper.tasks import on_paper
from exercises.kinds import KINDS
from exercises.recipe import LEVELS
from tests.drawing import overlaps as drawn
from tests.export.overlaps import clashes, strays
from tests.export.quizzes import one_question

VERSIONS = 3
TOO_WIDE = {("max-n", 5), ("max-n-cuts", 5)}
"""Sixteen leaves and more with four numbers each: no page is wide enough for them."""
EACH = [
    pytest.param(kind, level, paper, id=f"{kind}-{level}-{paper.value}")
    for kind in KINDS
    for level in range(1, LEVELS + 1)
    for paper in Paper
]


@pytest.mark.parametrize(("kind", "level", "paper"), EACH)
def test_nothing_overlaps_and_nothing_is_cut_off(kind: str, level: int, paper: Paper) -> None:
    exam = one_question(kind, level, paper, VERSIONS)
    for copy in exam.copies:
        sheet = exam.sheet(copy)
        if (kind, level) in TOO_WIDE:
            with pytest.raises(SpecError, match="question 1: its tree needs"):
                question_pages(exam.quiz, sheet)
            continue
        for pages in (question_pages(exam.quiz, sheet), solution_pages(exam.quiz, sheet)):
            for page in pages:
                assert not list(clashes(page))
                assert not list(strays(page))
                assert all(tree.scale >= LEAST for tree in page.items if isinstance(tree, Placed))
        drawing = compose(on_paper(from_exercise(sheet.tasks[0].exercise)), PAPER)
        assert not list(drawn.overlaps(drawing))


def test_an_overlap_would_be_found() -> None:
    word = Text(60.0, 60.0, "one", 9.0, Ink.INK)
    page = Page(595.0, 842.0, (word, word._replace(x=66.0)))
    assert list(clashes(page))
    assert not list(clashes(page._replace(items=(word, word._replace(x=160.0)))))


def test_what_leaves_the_page_would_be_found() -> None:
    assert list(strays(Page(595.0, 842.0, (Text(580.0, 60.0, "one", 9.0, Ink.INK),))))
    assert list(strays(Page(595.0, 842.0, (Text(60.0, 797.0, "one", 9.0, Ink.INK),))))
    assert Rectangle(0, 0, 2, 2).overlaps(Rectangle(1, 1, 2, 2))
