"""Guesses: the same habit on every sheet, which looks at no solution."""

import pytest
from asking import asked
from generated import EACH, generated

from exercises import entries
from exercises.asks import Ask, Topic
from exercises.exercise import Blank
from exercises.guesses import GUESSES, different, guesses
from search.numbers import INFINITY
from search.rules import Order, Rules


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_a_guess_fills_blanks_of_every_kind_with_entries_that_can_be_read(kind, level):
    exercise = generated(kind, level)
    for topic, sheets in guesses(exercise).items():
        assert set(sheets) == set(GUESSES[topic])
        assert len(different(sheets)) >= 2
        for sheet in sheets.values():
            assert set(sheet) <= set(exercise.blanks)
            for blank, entry in sheet.items():
                assert entries.read(exercise, blank, entries.write(entry)) == entry


def test_a_guess_at_leaves_ticks_what_it_does_not_cut_and_counts_the_ticks():
    exercise = asked("leaves", "max[min[3 5 4] min[2 9 6]]")
    (sheets,) = guesses(exercise).values()
    ticked = {exercise.key(blank) for blank in sheets["second subtree cut"]}
    assert ticked == {"0.0:seen", "0.1:seen", "0.2:seen", ":leaves"}
    assert sheets["second subtree cut"][Blank(0, Ask.LEAVES)] == 3


def test_every_leaf_cut_is_every_leaf_and_no_branch_above_one():
    exercise = asked("cuts", "max[min[3 5 4] min[2 9 6]]")
    (sheets,) = guesses(exercise).values()
    leaves = {blank.node for blank in sheets["every leaf cut"]}
    assert leaves == set(exercise.tree.leaves)
    branches = {blank.node for blank in sheets["every branch cut"]}
    assert branches == set(exercise.tree) - {0}


def test_infinities_stand_at_the_ends_that_know_nothing_yet():
    exercise = asked("windows", "max[min[3 5 4] min[2 9 6]]")
    (sheets,) = guesses(exercise).values()
    known = {Ask.ALPHA: -INFINITY, Ask.BETA: INFINITY}
    assert sheets["infinities"] == {blank: known[blank.ask] for blank in exercise.blanks}


def written(exercise, topic, name):
    """What a guess writes, blank by blank."""
    return [entries.write(entry) for entry in guesses(exercise)[topic][name].values()]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("smallest", ["-9", "-9", "2"]),
        ("largest", ["8", "3", "8"]),
        ("first", ["3", "3", "2"]),
        ("second", ["-9", "-9", "8"]),
        ("last", ["4", "-9", "4"]),
        ("median", ["3", "3", "4"]),
        ("mean", ["8/5", "-3", "14/3"]),
        ("zero", ["0", "0", "0"]),
        ("most", ["-9", "-9", "8"]),
    ],
)
def test_a_guess_at_values_takes_the_same_number_below_every_node(name, values):
    exercise = asked("minimax", "max[min[3 -9] min[2 8 4]]")
    assert written(exercise, Topic.VALUE, f"= {name} below") == values


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("mean", ["(11/4, 2)", "(2, 3)", "(7/2, 1)"]),
        ("zero", ["(0, 0)", "(0, 0)", "(0, 0)"]),
        ("most", ["(3, 4)", "(3, 4)", "(5, 0)"]),
    ],
)
def test_a_guess_at_vectors_takes_them_part_by_part_or_by_their_sum(name, values):
    exercise = asked("max-n", "A[B[(1,2) (3,4)] B[(5,0) (2,2)]]")
    assert written(exercise, Topic.VALUE, f"= {name} below") == values


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("its mover", ["(5, 0)", "(3, 4)", "(2, 2)"]),
        ("player A", ["(5, 0)", "(3, 4)", "(5, 0)"]),
        ("player B", ["(3, 4)", "(3, 4)", "(2, 2)"]),
    ],
)
def test_a_guess_at_vectors_looks_at_one_players_numbers(name, values):
    exercise = asked("max-n", "A[B[(1,2) (3,4)] B[(5,0) (2,2)]]")
    assert written(exercise, Topic.VALUE, f"most for {name} below") == values
    assert guesses(exercise)[Topic.VALUE]["most for player C below"] == {}


@pytest.mark.parametrize(
    ("tree", "habit", "cut"),
    [
        (
            "max[min[3 5] min[2] min[1 8]]",
            "last child of each node cut",
            {"2:cut", "0.1:cut", "2.1:cut"},
        ),
        (
            "max[min[3 5 4] min[2 9 6 7] min[1 8]]",
            "all but the first two children of later nodes cut",
            {"1.2:cut", "1.3:cut"},
        ),
        (
            "max[min[3 5 4] min[2 9 6 7] min[1 8]]",
            "last child of middle nodes cut",
            {"1.3:cut"},
        ),
        (
            "max[min[3 2 4] min[5 3 6 1] min[4 8] 2]",
            "all after a leaf no larger than the first one cut",
            {"1.2:cut", "1.3:cut"},
        ),
    ],
)
def test_a_guess_at_cuts_crosses_out_what_its_name_says(tree, habit, cut):
    exercise = asked("cuts", tree)
    (sheets,) = guesses(exercise).values()
    assert {exercise.key(blank) for blank in sheets[habit]} == cut


def test_how_a_number_is_known_is_guessed_only_where_it_is_asked():
    tree = "max[min[3 -9] min[2 8 4]]"
    name = "≤ first below"
    assert written(asked("minimax", tree), Topic.VALUE, name) == []
    assert written(asked("bounds", tree), Topic.VALUE, name) == ["≤ 3", "≤ 3", "≤ 2"]


def test_a_guess_at_values_writes_the_smallest_leaf_everywhere():
    exercise = asked("bounds", "max[min[3 -9] min[2 8 4]]")
    assert written(exercise, Topic.VALUE, "≤ smallest leaf everywhere") == ["≤ -9"] * 3


def test_a_window_is_guessed_from_the_first_subtree_wherever_something_stands_to_the_left():
    exercise = asked("windows", "max[min[max[3 5] max[6 9]] min[max[4 2] max[7 8]]]")
    sheets = guesses(exercise)[Topic.WINDOW]
    left = {"", "0", "0.0"}
    for place, number in (("first", 3), ("second", 5), ("last", 9)):
        for side, ask in (("α", Ask.ALPHA), ("β", Ask.BETA)):
            for blank, entry in sheets[f"{side} from the first subtree: {place}"].items():
                known = -INFINITY if blank.ask is Ask.ALPHA else INFINITY
                open_end = blank.ask is not ask or exercise.tree.path(blank.node) in left
                assert entry == (known if open_end else number)


@pytest.mark.parametrize(
    ("name", "alphas", "betas"),
    [
        ("every", "-inf, 1, 7, 9, 6", "inf, 1, 7, 9, 6"),
        ("rising and falling", "-inf, 1, 6, 7, 9", "inf, 9, 7, 6, 1"),
        ("best so far", "-inf, 1, 7, 9", "inf, 1"),
        ("first", "-inf, 1", "inf, 1"),
    ],
)
def test_a_guess_at_chains_goes_as_the_search_does_and_ends_with_the_children(name, alphas, betas):
    rules = Rules(order=Order.RIGHT_TO_LEFT)
    exercise = asked("window-chain", "max[min[3 3 5] min[6 9 7 1]]", rules)
    assert written(exercise, Topic.CHAIN, f"{name} leaf below at both ends")[-2:] == [alphas, betas]
    assert written(exercise, Topic.CHAIN, f"{name} leaf below at α")[-2:] == [alphas, "inf"]
    assert written(exercise, Topic.CHAIN, f"{name} leaf below at β")[-2:] == ["-inf", betas]
    assert written(exercise, Topic.CHAIN, "every leaf below at α")[:4:2] == [
        "-inf, 1, 7",
        "-inf, 5, 3",
    ]


def test_an_interval_is_guessed_beyond_a_leaf_with_it_or_without_it():
    exercise = generated("interval", 1)
    least = min(payoff for payoff in exercise.tree.payoffs if payoff is not None)
    sheets = guesses(exercise)[Topic.RANGE]
    for relation, words in ((">", "x >"), (">=", "x ≥"), ("<", "x <"), ("<=", "x ≤")):
        found = set(map(entries.write, sheets[f"x {relation} smallest"].values()))
        assert found == {f"{words} {least}"}


@pytest.mark.parametrize(
    ("name", "guessed"),
    [
        ("x >= number just before Q", "x ≥ 15"),
        ("x <= smallest before Q", "x ≤ 3"),
        ("x <= largest before Q", "x ≤ 17"),
        ("x <= smallest of the first subtree", "x ≤ 3"),
        ("x <= smallest of the subtree before", "x ≤ 6"),
    ],
)
def test_a_guess_at_an_interval_looks_around_the_branch(name, guessed):
    exercise = asked("interval", "max[min[8 3] min[6 17 15] min[x:? Q:16]]")
    assert written(exercise, Topic.RANGE, name) == [guessed]


@pytest.mark.parametrize(
    ("name", "vectors"),
    [
        ("largest smallest part below", ["(4, 5)", "(4, 5)", "(3, 3)"]),
        ("most for player B everywhere", ["(1, 9)", "(1, 9)", "(1, 9)"]),
        ("down the second children", ["(8, 2)", "(1, 9)", "(8, 2)"]),
    ],
)
def test_a_guess_at_vectors_takes_one_that_is_printed(name, vectors):
    exercise = asked("max-n", "A[B[(4, 5) (1, 9)] B[(3, 3) (8, 2)]]")
    assert written(exercise, Topic.VALUE, name) == vectors
    assert written(asked("minimax", "max[min[3 5] min[2 9]]"), Topic.VALUE, name) == []


@pytest.mark.parametrize(
    ("name", "cut"),
    [
        ("last two leaves cut", {"2.1", "2.2"}),
        ("all but the first child of the root's later children cut", {"1.1", "1.2", "2.1", "2.2"}),
        ("all but the first two children of the root's later children cut", {"1.2", "2.2"}),
        ("all but the first child of the root's middle children cut", {"1.1", "1.2"}),
        ("all but the first child of the root's last child cut", {"2.1", "2.2"}),
        ("last child of the root's last child cut", {"2.2"}),
        ("last child of the root's last two children cut", {"1.2", "2.2"}),
    ],
)
def test_a_guess_at_cuts_takes_the_same_branches_at_the_root_s_children(name, cut):
    exercise = asked("cuts", "max[min[3 5 4] min[max[2 1] 9 6] min[7 8 9]]")
    (sheets,) = guesses(exercise).values()
    assert {exercise.tree.path(blank.node) for blank in sheets[name]} == cut


@pytest.mark.parametrize(
    ("name", "orders"),
    [
        ("reversed at the root alone", {"": "2 1 0"}),
        ("reversed but at the root", {"0": "1 0", "1": "2 1 0", "2": "1 0"}),
        ("smallest subtrees first", {"": "0 2 1", "0": "0 1", "1": "0 1 2", "2": "0 1"}),
    ],
)
def test_a_guess_at_orders_may_leave_some_as_they_are(name, orders):
    exercise = asked("ordering", "max[min[3 5] min[2 9 6] min[7 8]]")
    (sheets,) = guesses(exercise).values()
    found = {
        exercise.key(b).removesuffix("order").strip(":"): order for b, order in sheets[name].items()
    }
    assert found == {node: tuple(map(int, order.split())) for node, order in orders.items()}
