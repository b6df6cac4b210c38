"""QTI 1.2, as Canvas reads it."""

import pytest
from generated import generated

from tests.export.canvas_model import SPACE, files, found, groups, sort, text_of
from tests.export.exports import exam_of, exported


@pytest.fixture(scope="module")
def minimax():
    return exported(exam_of([generated("minimax", 5)]), "canvas")


def test_a_number_below_nothing_is_listed_with_both_signs(minimax):
    ((_, (item,)),) = groups(minimax)
    assert sort(item) == "fill_in_multiple_blanks_question"
    texts = {
        label.findtext(".//q:mattext", namespaces=SPACE)
        for label in found(item, ".//q:response_label")
    }
    negative = {text for text in texts if text.startswith("-")}
    assert negative
    assert {text.replace("-", "−") for text in negative} <= texts


def test_every_blank_that_is_answered_stands_in_the_text(minimax):
    ((_, (item,)),) = groups(minimax)
    names = [each.get("ident") for each in found(item, "q:presentation/q:response_lid")]
    assert names
    for name in names:
        assert f"[{name.removeprefix('response_')}]" in text_of(item)


@pytest.mark.parametrize(("kind", "level"), [("alpha-beta", 2), ("cuts", 1), ("minimax", 1)])
def test_the_groups_of_a_question_add_up_to_its_points(kind, level):
    exam = exam_of([generated(kind, level)], points=7)
    points = [each for each, _ in groups(exported(exam, "canvas"))]
    assert sum(points) == 7


def test_names_of_files_tell_nothing(minimax):
    (name,) = (each for each in files(minimax) if each.endswith(".svg"))
    assert name == "images/question1-1.svg"
