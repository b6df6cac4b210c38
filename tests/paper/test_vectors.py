"""Leaves with vectors stand upright where they would not fit abreast, and lose nothing by it."""

from __future__ import annotations

from exercises.asks import Ask
from exercises.drawing.parts.picture import Text
from exercises.entries import show
from exercises.exam.spec import Paper
from exercises.paper.layout.exercise_drawings import (
    ANY_SIZE,
    blank_drawing,
    solved_markup,
    tree_drawing,
)
from exercises.solution import solution
from tests.paper.quizzes import first_sheet, one_question


def test_narrow_leaves_show_every_number_from_above() -> None:
    exercise = first_sheet(one_question("max-n", 5, Paper.A4)).tasks[0].exercise
    tree, drawing = exercise.tree, blank_drawing(exercise)
    words = [shape for shape in drawing.picture.shapes if isinstance(shape, Text)]
    for leaf in tree.leaves:
        left, top, width, _ = drawing.node(leaf)
        column = [word for word in words if left < word.x < left + width and word.y > top]
        shown = [word.text for word in sorted(column, key=lambda word: word.y)]
        assert shown == [show(score) for score in tree.payoffs[leaf]]  # type: ignore[union-attr]


def test_nodes_keep_their_letters() -> None:
    exercise = first_sheet(one_question("max-n", 5, Paper.A4)).tasks[0].exercise
    words = {
        shape.text for shape in blank_drawing(exercise).picture.shapes if isinstance(shape, Text)
    }
    assert {exercise.tree.labels[node] for node in exercise.tree.inner} <= words


def test_the_solution_is_filled_in() -> None:
    exercise = first_sheet(one_question("max-n-cuts", 5, Paper.A4)).tasks[0].exercise
    right = solution(exercise)
    drawing = tree_drawing(solved_markup, ANY_SIZE, exercise)
    words = [s.text for s in drawing.picture.shapes if isinstance(s, Text)]
    for blank, entry in right.items():
        if blank.ask is Ask.VALUE:
            assert show(entry) in words


def test_few_leaves_stay_as_they_are() -> None:
    exercise = first_sheet(one_question("max-n", 1, Paper.A4)).tasks[0].exercise
    words = {
        shape.text for shape in blank_drawing(exercise).picture.shapes if isinstance(shape, Text)
    }
    assert {show(exercise.tree.payoffs[leaf]) for leaf in exercise.tree.leaves} <= words  # type: ignore[arg-type]
