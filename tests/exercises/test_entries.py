"""What a student types is read generously, or called unreadable with the reason."""

from fractions import Fraction

import pytest

from exercises import entries
from exercises.asks import Ask
from exercises.asks.entry import Claim, Interval, Relation
from exercises.asks.reading import Unreadable
from exercises.drawing.markup_from import from_exercise
from exercises.exercise import Blank
from exercises.exercise_files.exercise_file import blank_of
from exercises.making.codes import exercise_of
from resources.words import say
from search import notation
from search.numbers import INFINITY
from search.tree import GameTree

ALPHA_BETA = exercise_of("alpha-beta-3-00001")
VECTORS = exercise_of("max-n-2-00001")
ROOT = GameTree.ROOT


def read(ask, text, exercise=ALPHA_BETA):
    return entries.read(exercise, Blank(ROOT, ask), text)


@pytest.mark.parametrize("text", ["3", "3.0", "6/2", "+3", " 3 ", "3.", "6 / 2", "3,0", "03"])
def test_one_number_in_many_ways(text):
    assert read(Ask.VALUE, text) == 3


@pytest.mark.parametrize("text", ["-7/2", "−3.5", "- 3.5", "-3,5", "-35e-1"])
def test_fractions_and_minus_signs(text):
    assert read(Ask.VALUE, text) == Fraction(-7, 2)


@pytest.mark.parametrize("text", ["-inf", "−∞", "-oo", "- ∞", "-Infinity", "-INF"])
def test_one_infinity_in_many_ways(text):
    assert read(Ask.ALPHA, text) == -INFINITY


@pytest.mark.parametrize("text", ["inf", "+∞", "oo", "∞", "+inf"])
def test_the_other_infinity(text):
    assert read(Ask.BETA, text) == INFINITY


@pytest.mark.parametrize(
    "text", ["(1, -2, 3)", "1,-2,3", "1 -2 3", "[1; −2; 3]", "<1, 4/-2, 3>", "(1.0,-2,3)"]
)
def test_vectors_with_and_without_brackets(text):
    if "4/-2" in text:
        with pytest.raises(Unreadable):
            read(Ask.VALUE, text, VECTORS)
    else:
        assert read(Ask.VALUE, text, VECTORS) == (1, -2, 3)


@pytest.mark.parametrize("text", ["1,5; -2; 3", "(1,5;−2;3,0)", "1.5, -2, 3", "(٣/٢، -٢، ٣)"])
def test_where_semicolons_separate_a_comma_belongs_to_its_number(text):
    assert read(Ask.VALUE, text, VECTORS) == (Fraction(3, 2), -2, 3)


def test_a_vector_with_too_many_commas_is_told_how_to_write_them():
    with pytest.raises(Unreadable) as refused:
        read(Ask.VALUE, "1,5, -2, 3", VECTORS)
    assert "such as 1, 2, 3 or 1,5; 2; 3" in say(refused.value.sentence)


@pytest.mark.parametrize("text", ["٣", "۳", "３", "٣٫٠", "٣,٠", "٦/٢", "+٣"])
def test_digits_of_any_script_are_read(text):
    assert read(Ask.VALUE, text) == 3


@pytest.mark.parametrize("minus", ["-", "−", "\N{EN DASH}", "\N{NON-BREAKING HYPHEN}", "－"])
def test_a_minus_is_read_as_word_processors_write_it(minus):
    assert read(Ask.VALUE, f"{minus}3") == -3


def test_a_relation_is_read_as_formula_editors_write_it():
    assert read(Ask.BOUND, "⩽ 3") == read(Ask.BOUND, "≦ 3") == Claim(Relation.AT_MOST, 3)
    assert read(Ask.BOUND, "⩾ 3") == Claim(Relation.AT_LEAST, 3)


@pytest.mark.parametrize("text", ["(2,5; 5]", "(2.5, 5]", "2,5 < x <= 5", "(٢٫٥؛ ٥]"])
def test_an_interval_with_commas_or_points(text):
    assert read(Ask.RANGE, text) == Interval(Fraction(5, 2), 5, False, True)


@pytest.mark.parametrize("text", ["", "-", "—", "  "])
def test_a_dash_says_nothing(text):
    assert read(Ask.VALUE, text) is None


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("<= 2", Claim(Relation.AT_MOST, 2)),
        ("≤2", Claim(Relation.AT_MOST, 2)),
        ("=< 2", Claim(Relation.AT_MOST, 2)),
        (">=5", Claim(Relation.AT_LEAST, 5)),
        ("≥ −5", Claim(Relation.AT_LEAST, -5)),
        ("= 3", Claim(Relation.EXACTLY, 3)),
        ("3", Claim(Relation.EXACTLY, 3)),
    ],
)
def test_claims(text, claim):
    assert read(Ask.BOUND, text) == claim


@pytest.mark.parametrize(
    ("text", "interval"),
    [
        ("x <= 3", Interval(-INFINITY, 3, False, True)),
        ("x≤3", Interval(-INFINITY, 3, False, True)),
        ("≤ 3", Interval(-INFINITY, 3, False, True)),
        ("3 >= x", Interval(-INFINITY, 3, False, True)),
        ("(-inf, 3]", Interval(-INFINITY, 3, False, True)),
        ("]-∞; 3]", Interval(-INFINITY, 3, False, True)),
        ("[-inf, 3]", Interval(-INFINITY, 3, False, True)),
        ("x > -2", Interval(-2, INFINITY, False, False)),
        ("2 < x <= 5", Interval(2, 5, False, True)),
        ("5 ≥ x > 2", Interval(2, 5, False, True)),
        ("[2, 5[", Interval(2, 5, True, False)),
        ("x ∈ [6, ∞)", Interval(6, INFINITY, True, False)),
    ],
)
def test_intervals(text, interval):
    assert read(Ask.RANGE, text) == interval


@pytest.mark.parametrize("text", ["x", "3", "x < ", "5 < x < 2", "(3, 3)", "2 < x > 1", "x <= y"])
def test_what_is_no_interval_is_said(text):
    with pytest.raises(Unreadable) as error:
        read(Ask.RANGE, text)
    assert say(error.value.sentence)


def test_a_best_move_by_letter_or_by_place():
    for text in ("C", "c", "1", "1.0", "+1", "2/2"):
        assert read(Ask.BEST, text) == 1
    with pytest.raises(Unreadable):
        read(Ask.BEST, "7")


def test_a_move_to_a_leaf_by_its_number_where_that_is_no_place():
    exercise = exercise_of("best-line-3-0000B")  # H has the leaves -8 and -3
    blank = blank_of(exercise, "1.1:best")
    assert entries.read(exercise, blank, "-3") == entries.read(exercise, blank, "1") == 1
    with pytest.raises(Unreadable):
        entries.read(exercise, blank, "-4")
    assert from_exercise(exercise, {blank: "1"}).texts[blank] == "−3"


def test_an_order_names_each_child_once():
    assert read(Ask.ORDER, "C B") == read(Ask.ORDER, "1, 0") == read(Ask.ORDER, "[1, 0]") == (1, 0)
    for text in ("C C", "C", "C B D"):
        with pytest.raises(Unreadable):
            read(Ask.ORDER, text)


def test_an_order_is_read_by_letters_and_by_the_numbers_of_leaves():
    assert read(Ask.ORDER, "CB") == read(Ask.ORDER, "c>b") == (1, 0)
    exercise = ALPHA_BETA._replace(tree=notation.read("[9 20 10 9]"))
    for text in ("9 10 20 9", "9,10,20,9", "9.0 20/2 20 9", "(0, 2, 1, 3)", "0 2 1 3"):
        assert read(Ask.ORDER, text, exercise) == (0, 2, 1, 3)
    exercise = ALPHA_BETA._replace(tree=notation.read("[2 0 1]"))
    assert read(Ask.ORDER, "1 0 2", exercise) == (2, 1, 0)
    assert read(Ask.ORDER, "(1, 0, 2)", exercise) == (1, 0, 2)


def test_marks():
    assert read(Ask.CUT, True) is read(Ask.CUT, "x") is True
    assert read(Ask.CUT, False) is read(Ask.CUT, "") is None
    with pytest.raises(Unreadable):
        read(Ask.CUT, "perhaps")
    with pytest.raises(Unreadable):
        read(Ask.VALUE, True)


def test_entries_read_back_as_they_were_written():
    for entry, ask in [
        (Fraction(-7, 3), Ask.VALUE),
        (-INFINITY, Ask.ALPHA),
        (Claim(Relation.AT_MOST, Fraction(1, 2)), Ask.BOUND),
        (Interval(2, 5, False, True), Ask.RANGE),
        (Interval(-INFINITY, -2, False, True), Ask.RANGE),
        (Interval(3, INFINITY, True, False), Ask.RANGE),
        ((1, 0), Ask.ORDER),
        (1, Ask.BEST),
    ]:
        assert read(ask, entries.write(entry)) == entry
        assert read(ask, entries.show(entry)) == entry


def test_a_vector_is_never_broken_across_lines():
    assert " " not in entries.show((6, -7, 3))
    assert entries.show((6, -7, 3)).split() == ["(6,", "−7,", "3)"]


def test_an_order_of_leaves_by_their_numbers():
    exercise = exercise_of("ordering-3-0000B")  # B has the leaves 7, 14 and 19
    blank = blank_of(exercise, "0:order")
    for text in ("19 7 14", "19, 7, 14", "2 0 1", "(2, 0, 1)"):
        assert entries.read(exercise, blank, text) == (2, 0, 1)
    small = exercise._replace(tree=notation.read("[[1 2 0] [5 6 7] [8 9 4]]"))
    assert entries.read(small, blank, "0 1 2") == (2, 0, 1)
    assert entries.read(small, blank, "(0, 1, 2)") == (0, 1, 2)
