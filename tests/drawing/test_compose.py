from __future__ import annotations

import random
from itertools import combinations

import pytest

from exercises.asks import Ask
from exercises.drawing.compose import Branch, Drawing, compose
from exercises.drawing.markup_from import from_exercise, from_snapshot, from_solution, from_trace
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.picture import Anchor, Box, Ellipse, Ink, Line, Polygon, Text
from exercises.drawing.parts.style import PAPER, SCREEN
from exercises.exercise import Blank
from exercises.making.codes import exercise_of
from search import notation
from search.methods import METHODS, solve
from search.rules import Rules
from search.tree import NodeId
from tests.drawing.golden import TREE, exercise
from tests.drawing.markups import random_markup, random_tree
from tests.drawing.overlaps import overlaps

SEEDS = pytest.mark.parametrize("seed", range(25))


def words(drawing):
    return [shape.text for shape in drawing.picture.shapes if isinstance(shape, Text)]


@SEEDS
def test_every_blank_has_a_place_and_a_click_there_finds_it(seed):
    dice = random.Random(seed)
    markup = random_markup(dice, random_tree(dice))
    for style in (SCREEN, PAPER):
        drawing = compose(markup, style)
        for blank in markup.blanks:
            box = drawing.blank(blank)
            assert box is not None
            assert drawing.hit(box.x + box.width / 2, box.y + box.height / 2) == blank


@SEEDS
def test_a_click_on_a_bare_node_or_branch_finds_it(seed):
    drawing = compose(Markup(random_tree(random.Random(seed))), SCREEN)
    for node in drawing.markup.tree:
        middle = drawing.node(node).y + 20
        assert drawing.hit(drawing.geometry.xs[node], middle) == node
        if node:
            x1, y1, x2, y2 = drawing.branch(node)
            assert drawing.hit(x1 * 0.3 + x2 * 0.7, y1 * 0.3 + y2 * 0.7) == Branch(node)
    assert drawing.hit(-5, -5) is None
    assert drawing.hit(5, drawing.picture.height + 5) is None


@pytest.mark.every(2)
@SEEDS
def test_a_drawing_from_the_previous_one_looks_like_a_fresh_one_or_keeps_its_places(seed):
    dice = random.Random(seed)
    tree = random_tree(dice)
    before = compose(random_markup(dice, tree, full=True), SCREEN)
    texts = {blank: "1" for blank in before.markup.texts if blank.ask is Ask.VALUE}
    after = before.markup._replace(texts=dict(before.markup.texts) | texts, halo=NodeId(0))
    kept = compose(after, SCREEN, before)
    assert kept.geometry.xs is before.geometry.xs
    assert not list(overlaps(kept))
    fresh = compose(after, SCREEN)
    assert sorted(words(kept)) == sorted(words(fresh))


def test_only_what_changed_is_drawn_anew():
    task = exercise()
    before = compose(from_exercise(task), SCREEN)
    blank = Blank(task.tree.find("0.1"), Ask.VALUE)
    after = compose(from_exercise(task, {blank: "6"}), SCREEN, before)
    changed = [node for node in task.tree if after.parts[node] is not before.parts[node]]
    assert changed == [blank.node]


def test_a_text_that_needs_more_room_gets_it():
    task = exercise()
    before = compose(from_exercise(task), SCREEN)
    blank = Blank(task.tree.find("0.1"), Ask.ALPHA)
    after = compose(from_exercise(task, {blank: "-123456789/7"}), SCREEN, before)
    assert after.geometry.width > before.geometry.width
    assert not list(overlaps(after))


def test_blanks_are_as_wide_for_every_answer():
    """The size of a box says nothing about what belongs in it."""
    drawing = compose(from_exercise(exercise()), PAPER)
    for ask in (Ask.VALUE, Ask.ALPHA, Ask.BETA, Ask.CUT):
        boxes = [drawing.blank(blank) for blank in drawing.markup.blanks if blank.ask is ask]
        assert len({(box.width, box.height) for box in boxes if box}) == 1


def test_a_blank_sheet_holds_nothing_of_the_solution():
    blank, solved = (compose(make(exercise()), PAPER) for make in (from_exercise, from_solution))
    assert set(words(solved)) - set(words(blank)) == {"−∞", "+∞", "—"}
    assert [t.text for t in blank.picture.shapes if isinstance(t, Text) and t.bold] == (
        ["MAX", "MIN", "MAX", *"ABDECFG"]
    )


def test_numbers_have_a_true_minus_and_infinity():
    trace = solve(notation.read("[[-3 5] [-7/2 1]]"), METHODS["alpha-beta"], Rules())
    shown = words(compose(from_trace(trace, windows=True), SCREEN))
    assert {"−3", "−7/2", "−∞", "+∞"} <= set(shown)
    assert not any("-" in word or "inf" in word for word in shown)


def test_a_running_search_shows_its_window_and_stands_at_its_node():
    trace = solve(notation.read(TREE), METHODS["alpha-beta"], Rules())
    drawing = None
    for step, snapshot in trace.replay():
        markup = from_snapshot(snapshot)
        assert markup.halo == step.node
        before, drawing = drawing, compose(markup, SCREEN, drawing)
        assert not list(overlaps(drawing))
        assert before is None or drawing.geometry.xs is before.geometry.xs
    assert markup.texts[Blank(NodeId(0), Ask.ALPHA)] == "5"


def test_levels_carry_their_players_names():
    drawing = compose(Markup(notation.read("A[B[(1,2,3)] C[(1,2,3)]]")), SCREEN)
    assert [band.name for band in drawing.bands] == ["A", "B · C", ""]
    assert [band.ink for band in drawing.bands][:2] == [Ink.A, Ink.MUTED]


def test_the_test_for_overlaps_sees_one():
    """Squeezed together, the same drawing must fail."""
    drawing = compose(from_solution(exercise()), PAPER)
    geometry = drawing.geometry
    squeezed = geometry._replace(xs=[100 + (x - 100) * 0.6 for x in geometry.xs])
    parts = [
        type(part)(drawing.markup, drawing.node_markups[node], squeezed, NodeId(node))
        for node, part in enumerate(drawing.parts)
    ]
    assert list(
        overlaps(Drawing(drawing.markup, drawing.style, squeezed, drawing.node_markups, parts))
    )


def test_a_text_knows_its_width():
    assert Text(10, 10, "MAX", 12, Ink.INK).width == pytest.approx(12 * (1767 + 1401 + 1403) / 2048)
    assert Text(10, 10, "i", 12, Ink.INK, anchor=Anchor.END).left == pytest.approx(
        10 - 12 * 569 / 2048
    )


@pytest.mark.parametrize(
    "code",
    [
        "evaluation-2.2-00001",
        "evaluation-4.2-00001",
        "game-states-2.2-00001",
        "game-states-4.2-00001",
        "corridor-2.9-00001",
        "cuts-3-00001",
    ],
)
@pytest.mark.parametrize("style", [SCREEN, PAPER], ids=["screen", "paper"])
def test_nothing_that_stands_in_a_box_lies_below_it_in_the_picture(code, style):
    drawing = compose(from_solution(exercise_of(code)), style)
    places = {id(shape): place for place, shape in enumerate(drawing.picture.shapes)}
    hidden = [
        (below, above)
        for part in drawing.parts
        for below, above in combinations(part, 2)
        if isinstance(below, Box) and below.fill and places[id(above)] < places[id(below)]
        if _lies_in(above, below)
    ]
    assert hidden == []


def _lies_in(shape, box):
    """Whether the middle of a shape is inside a box."""
    match shape:
        case Line(x1, y1, x2, y2):
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
        case Polygon(points):
            x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
        case Box(left, top, width, height):
            x, y = left + width / 2, top + height / 2
        case Ellipse(x, y) | Text(x, y):
            pass
    return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height
