"""Every kind and level prints: nothing on anything, nothing cut off, everything large enough."""

from __future__ import annotations

import pytest

from exercises.drawing.parts.picture import Ink, Picture, Text
from exercises.exam.spec import Paper
from exercises.kinds import KINDS
from exercises.making.recipe import LEVELS
from exercises.paper.layout.flow import LEAST
from exercises.paper.layout.page import Page, PageItem, PlacedTree, Role
from exercises.paper.layout.sheets import question_pages, solution_pages
from tests.export.overlaps import clashes, crowded, strays
from tests.export.quizzes import one_question

VERSIONS = 3
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
        for pages in (question_pages(exam.quiz, sheet), solution_pages(exam.quiz, sheet)):
            for page in pages:
                assert not list(clashes(page))
                assert not list(strays(page))
                for tree in page.shapes:
                    if isinstance(tree, PlacedTree):
                        assert tree.scale >= LEAST
                        assert not list(crowded(tree.drawing.picture))


def page_with(*words: Text) -> Page:
    return Page(595.0, 842.0, (PageItem(Role.PARAGRAPH, words),))


def test_an_overlap_would_be_found() -> None:
    word = Text(60.0, 60.0, "one", 9.0, Ink.INK)
    near = word._replace(x=66.0)
    assert list(clashes(page_with(word, near)))
    assert not list(clashes(page_with(word, word._replace(x=160.0))))
    assert list(crowded(Picture(200.0, 200.0, (word, near))))


def test_what_leaves_the_page_would_be_found() -> None:
    assert list(strays(page_with(Text(580.0, 60.0, "one", 9.0, Ink.INK))))
    assert list(strays(page_with(Text(60.0, 797.0, "one", 9.0, Ink.INK))))
