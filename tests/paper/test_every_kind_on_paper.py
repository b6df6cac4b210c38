"""Every kind and level prints: nothing on anything, nothing cut off, everything large enough."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from generated import kind_levels, plain_if
from msgspec.structs import replace

from exercises.asks import Ask, Topic
from exercises.drawing.parts.picture import Ink, Picture, Text
from exercises.drawing.parts.style import LEAF_SIZE
from exercises.exam.exam import Sheet
from exercises.exam.spec import Paper, PrintSize, Quiz
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.paper.layout.blocks import PageDraft
from exercises.paper.layout.box_table import Columns, table_blocks
from exercises.paper.layout.flow import LEAST
from exercises.paper.layout.page import (
    MILLIMETRE,
    Page,
    PageItem,
    PlacedBlank,
    PlacedTree,
    Role,
    upright,
)
from exercises.paper.layout.sheets import question_pages, solution_pages
from resources.words import PSEUDO
from search.tree import GameTree
from tests.paper.overlaps import clashes, crowded, placed_words, strays
from tests.paper.quizzes import EACH, drawn_sheet, is_plain
from tests.without_accents import without_accents

PRINTED = [
    pytest.param(
        kind,
        level,
        paper,
        id=f"{kind}-{level}-{paper.value}",
        marks=plain_if(is_plain(place, level) and (paper is Paper.A4 or place % 4 == 0)),
    )
    for place, kind in enumerate(KINDS)
    for level in range(1, LEVELS + 1)
    for paper in (Paper if level == LEVELS else (Paper.A4,))
]
"""The last levels are looked at on another paper, too."""

HAIR = 0.01


def check_pages(quiz: Quiz, sheet: Sheet) -> None:
    """Nothing on anything, nothing cut off, every tree and box beside it large enough."""
    for page in (*question_pages(quiz, sheet), *solution_pages(quiz, sheet)):
        assert not list(clashes(page))
        assert not list(strays(page))
        for tree in page.shapes:
            if isinstance(tree, PlacedTree):
                assert tree.scale >= LEAST
                assert not list(crowded(tree.drawing.picture))


@pytest.mark.parametrize(("kind", "level", "paper"), PRINTED)
def test_every_box_is_large_enough_to_write_into(kind: str, level: int, paper: Paper) -> None:
    quiz, sheet = drawn_sheet(kind, level, paper)
    check_boxes(question_pages(quiz, sheet), sheet)


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", KINDS)
def test_large_print_is_large_and_says_whose_tree_stands_on_a_page(kind: str) -> None:
    quiz, sheet = drawn_sheet(kind, LEVELS, Paper.A4)
    pages = question_pages(replace(quiz, size=PrintSize.LARGE), sheet)
    check_boxes(pages, sheet)
    asked = [place.blank for page in pages for place in _boxes(page)]
    normal = [place.blank for each in question_pages(quiz, sheet) for place in _boxes(each)]
    assert sorted(asked, key=repr) == sorted(normal, key=repr)
    titled = 0
    for page in pages:
        trees = [item for item in page.items if item.role is Role.TREE]
        headed = any(item.role is Role.HEADING for item in page.items)
        titled += headed and bool(trees)
        for tree in trees:
            assert headed or tree.alternative.startswith("Question 1, part ")
        assert not list(clashes(page))
        assert not list(strays(page))
        for placed in page.shapes:
            if isinstance(placed, PlacedTree):
                assert placed.scale * LEAF_SIZE >= 14.0
                assert not list(crowded(placed.drawing.picture))
    assert titled == any(item.role is Role.TREE for page in pages for item in page.items)


@pytest.mark.parametrize(
    ("kind", "level"),
    [
        ("singular", 4),  # questions abreast on a turned page
        ("table", 5),  # questions below the table of a tree
        ("quiescence", 5),  # a tree that is as small as any is
        ("horizon", 3),  # on the page after a cover
        ("windows", 5),  # a tree made smaller, with its table
    ],
)
def test_what_is_asked_of_a_large_tree_stands_on_the_page_of_the_tree(
    kind: str, level: int
) -> None:
    quiz, sheet = drawn_sheet(kind, level, Paper.A4)
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        with_trees = [page for page in pages if any(item.role is Role.TREE for item in page.items)]
        with_boxes = [page for page in pages if any(_boxes(page))]
        assert with_boxes == with_trees
        assert len(with_trees) == 1
        assert not list(clashes(with_trees[0]))
        assert not list(strays(with_trees[0]))
    check_boxes(question_pages(quiz, sheet), sheet)


@pytest.mark.parametrize("kind", ["alpha-beta", "cuts", "windows", "bounds"])
def test_a_solution_begins_on_its_first_page_and_goes_on_overleaf(kind: str) -> None:
    quiz, sheet = drawn_sheet(kind, 3, Paper.A4)
    assert any(item.role is Role.TREE for item in solution_pages(quiz, sheet)[0].items)


def test_questions_abreast_have_their_boxes_in_line_and_are_read_row_by_row() -> None:
    quiz, sheet = drawn_sheet("killers", 4, Paper.A4)
    _, page = question_pages(quiz, sheet)
    boxes = [place for place in _boxes(page) if place.blank.ask is Ask.CELL and place.box.y > 400]
    last = boxes[-3:]
    assert len({place.box.y for place in last}) == 1
    assert [place.box.x for place in last] == sorted({place.box.x for place in last})


def _boxes(page: Page) -> Iterator[PlacedBlank]:
    for item in page.items:
        yield from item.blanks


def check_boxes(pages: list[Page], sheet: Sheet) -> None:
    exercise = sheet.tasks[0].exercise
    players = exercise and exercise.tree.players
    for page in pages:
        for item in page.items:
            for place in item.blanks:
                wide, high = least_box(place.blank.ask, players)
                assert place.box.width >= wide * MILLIMETRE - HAIR
                assert place.box.height >= high * MILLIMETRE - HAIR


def least_box(ask: Ask, players: int | None) -> tuple[float, float]:
    """In millimetres: for a cross, a number, or a vector."""
    if ask.row.mark:
        return 5.0, 5.0
    vector = ask.row.topic is Topic.VALUE and players is not None
    return (6.0 * players if vector else 12.0), 7.0


@pytest.mark.every(2, 1)
@pytest.mark.parametrize(("kind", "level", "paper"), PRINTED)
def test_nothing_overlaps_and_nothing_is_cut_off(kind: str, level: int, paper: Paper) -> None:
    check_pages(*drawn_sheet(kind, level, paper))


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_longer_words_have_room_too(kind: str, level: int) -> None:
    quiz, sheet = drawn_sheet(kind, level)
    check_pages(replace(quiz, language=PSEUDO), sheet)


@pytest.mark.every(3)
@pytest.mark.parametrize(("kind", "level"), kind_levels(lambda _, level: level == 2))
def test_a_sheet_says_all_in_its_own_language(kind: str, level: int) -> None:
    quiz, sheet = drawn_sheet(kind, level)
    quiz = replace(quiz, language=PSEUDO)
    sheet = sheet._replace(copy=sheet.copy._replace(version="B"))
    own = {quiz.title, quiz.course, sheet.copy.id}
    named = own | {word for task in sheet.tasks for word in _of_game(task.exercise.tree)}
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        plain = {text for page in pages for text in _texts(page) if without_accents(text)}
        assert {text for text in plain if not any(word in text for word in named)} == set()


def _of_game(tree: GameTree) -> Iterator[str]:
    """What a tree itself calls its states and its moves."""
    yield from (state for state in tree.shape.states if state)
    yield from (move.replace("->", "→") for move in tree.shape.moves if move)


def _texts(page: Page) -> Iterator[str]:
    """Every text on a page, and in its trees."""
    for shape in page.shapes:
        if isinstance(shape, Text):
            yield shape.text
        elif isinstance(shape, PlacedTree):
            yield from (word.text for word in placed_words(shape))


def page_with(*words: Text) -> Page:
    return Page(595.0, 842.0, (PageItem(Role.PARAGRAPH, words),))


def test_an_overlap_would_be_found() -> None:
    word = Text(60.0, 60.0, "one", 9.0, Ink.INK)
    near = word._replace(x=66.0)
    assert list(clashes(page_with(word, near)))
    assert not list(clashes(page_with(word, word._replace(x=160.0))))
    assert list(crowded(Picture(200.0, 200.0, (word, near))))


def test_a_long_head_of_a_row_has_as_much_height_as_it_needs() -> None:
    rows = ["rock, paper and scissors (like any game of chance)", "poker with six players or more"]
    columns = Columns(40.0, 40.0, 60.0, 1)
    draft = PageDraft.of(upright(Paper.A4))
    for block in table_blocks(rows, ["chance"], lambda *_: None, columns, 200.0):
        draft.add(block, 1.0)
    assert not list(clashes(Page(595.0, 842.0, tuple(draft.items))))


def test_what_leaves_the_page_would_be_found() -> None:
    assert list(strays(page_with(Text(580.0, 60.0, "one", 9.0, Ink.INK))))
    assert list(strays(page_with(Text(60.0, 797.0, "one", 9.0, Ink.INK))))
