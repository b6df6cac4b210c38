"""What is told at questions beside the tree, sentence by sentence, on small trees."""

from __future__ import annotations

import pytest
from generated import generated

from exercises.exercise import Exercise
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.kinds import items_of
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from exercises.wording.worked import worked
from resources.words import say

CLAIMS = {
    "format": "plywood-exercise/1",
    "kind": "statements",
    "tree": "max[min[17 16 2] min[4 11 10] min[1 9 13]]",
    "given": {"statements": ["add:5", "change:2.0=9", "same-values"]},
}


def hints(exercise: Exercise, name: str) -> list[str]:
    """The three hints for a question of an empty sheet."""
    blank = next(each for each in exercise.blanks if each.item == name)
    judged = check(exercise, {}).judged
    return [say(hint(exercise, judged, blank, step)) for step in range(1, HINTS + 1)]


def test_a_statement_is_tried_out_where_it_says_something():
    exercise = exercise_from_table(CLAIMS)
    assert hints(exercise, "s1")[0] == "Add 5 to every leaf of the drawn tree."
    assert hints(exercise, "s2")[0] == "Put 9 in the place of the leaf 1 below D."
    assert hints(exercise, "s3")[0] == "Look at the nodes of the drawn tree that stop early."


def test_a_wrong_word_is_told_the_belief_that_it_may_come_from():
    exercise = exercise_from_table(CLAIMS)
    remark = check(exercise, {exercise.blanks[0]: "false"}).remarks[0]
    assert say(remark.text) == (
        "This is true. Every comparison comes out as before: the moves are worth 7, 9, 6, and C "
        "stays the best. “false” may come from this mistake: the size of the leaves is thought to "
        "count, not only their order."
    )


@pytest.mark.parametrize(
    ("dots", "depth", "why"),
    [
        (
            [-2, 1],
            2,
            "In the end every dot is too far for his plans, so that all of them are worth the "
            "same: he always goes West, further and further away.",
        ),
        (
            [1],
            3,
            "In the end a dot always lies within his plans, but eating it later is worth as much "
            "to him as eating it now: he puts it off for ever.",
        ),
    ],
)
def test_an_option_in_words_is_quoted_and_pacman_is_kept_from_a_dot_by_one_thing(dots, depth, why):
    given = {"dots": dots, "depth": depth, "by": "dots", "prefers": "West"}
    table = {"format": "plywood-exercise/1", "kind": "corridor", "given": given}
    exercise = exercise_from_table(table)
    fate = next(each for each in exercise.blanks if each.item == "fate")
    remark = next(each for each in check(exercise, {fate: "a"}).remarks if each.blank == fate)
    assert say(remark.text) == (
        "b) “he goes to and fro or further and further away, and a dot is never eaten” is right, "
        f"not a) “he eats every dot”. {why}"
    )


def board(signs: str, by: str) -> Exercise:
    """A board to be evaluated by hand."""
    file = {"format": "plywood-exercise/1", "kind": "evaluation", "given": {"by": by}}
    return exercise_from_table({**file, "tree": signs})


def test_lines_that_are_counted_are_named_and_hints_say_how_to_look_for_them():
    exercise = board('"_OXO_O_XX" ?', "counts")
    said = [say(sentence).rpartition("Answer: ")[2] for sentence in worked(exercise)]
    assert said[:2] == ["1. It is row 3.", "2. They are diagonal ↘ and diagonal ↙."]
    assert hints(exercise, "X1")[0] == (
        "Go through the three rows, then the three columns, then the two diagonals: look for one "
        "X beside empty squares alone."
    )
    none = board('"X________" ?', "counts")
    assert [say(sentence).rpartition("Answer: ")[2] for sentence in worked(none)][:3] == [
        "0. No line has two X and nothing of the opponent.",
        "3. They are row 1, column 1 and diagonal ↘.",
        "0. No line has two O and nothing of the opponent.",
    ]


def test_a_board_in_a_tree_names_the_lines_that_count():
    exercise = board('max[a:"O_X_OXOXX" ? b:"OXXOOX_OX" ?]', "lines")
    said = [say(sentence).rpartition("Answer: ")[2] for sentence in worked(exercise)]
    assert said[0] == "90. What counts is column 1 (−10) and column 3 (100): 90 in all."
    assert hints(exercise, "A")[1] == "MAX takes the largest of the children's values."


@pytest.mark.parametrize("kind", ["killers", "table"])
def test_what_is_saved_is_told_as_a_whole_sum(kind):
    exercise = generated(kind, 1, 1)
    right = [solution(exercise)[blank] for blank in exercise.blanks[-3:]]
    without, least, saved = (str(each).replace("-", "−") for each in right)
    assert say(worked(exercise)[-1]).endswith(f"Answer: {saved}. {without} − {least} = {saved}.")


def answered(kind: str, given: dict, tree: str = "", rules: dict | None = None) -> dict[str, str]:
    """What the solution says of each question, by its name."""
    file = {"format": "plywood-exercise/1", "kind": kind, "given": given, "rules": rules or {}}
    exercise = exercise_from_table({**file, "tree": tree} if tree else file)
    told = [say(each).rpartition("Answer: ")[2] for each in worked(exercise)]
    return dict(zip(items_of(exercise), told, strict=True))


def test_sums_are_told_to_their_end():
    wandering = {"opponents": ["errs"], "p": "1/3", "between": ["B", "C"]}
    told = answered("opponents", wandering, "max[min[0 6] min[1 4]]")
    assert told["errs.B"] == "2. 2/3 · 0 for the best reply and 1/3 · 6 for the worst: 2 in all."
    assert told["p"] == (
        "1/3. Where MIN takes the least, C is worth 1 more than B; where it does not, B is worth 2 "
        "more than C: they are equal where (1 − p) · 1 = p · 2."
    )
    pieces = {"features": ["queens", "pawns"], "weights": ["?", "1"]}
    told = answered("features", {**pieces, "positions": ["0-1 2-7", "1-0 1-0"], "between": "A B"})
    assert told["A.1"] == "−1. 0 − 1 = −1, so that it adds −1 · w."
    assert told["A.2"] == "−5. 2 − 7 = −5, and 1 · (−5) = −5."
    assert told["w.A.B"].endswith("they are equal where −2 · w = 6, that is at w = −3.")
    told = answered("mcts", {}, 'max[B:"1/1" min[D:? E:?] C:"0/1" min[F:? G:?]]', {"playouts": "1"})
    assert told["B.visits"] == "2. The playout passes through B: 1 + 1 = 2."


def test_what_is_no_successor_is_told_by_what_one_would_have_to_take():
    given = {"sticks": 3, "take": [1, 3], "last": "wins"}
    told = answered("formal-game", given)
    assert told["succ3.1"] == (
        "no. From 3 to 1 one would have to take 2, and a move takes one of 1, 3."
    )
    assert told["succ3.3"] == "no. A move takes sticks off: from 3 none leads to 3."


def test_hints_about_ucb1_give_the_formula_of_the_course_and_of_who_chooses():
    counted = 'max[B:"2/3" min[D:"1/2" ? E:"0/1" ?] C:"1/2" ?]'
    file = {"format": "plywood-exercise/1", "tree": counted, "rules": {"ucb": "2ln"}}
    exercise = exercise_from_table({**file, "kind": "ucb1", "given": {"for": "C"}})
    (constant,) = (each.item for each in exercise.blanks if "." in each.item[1:2])
    assert "set w/n + C · √(2 ln N / n) equal" in hints(exercise, constant)[1]
    rules = {"wins": "root", "playouts": "1"}
    exercise = exercise_from_table({**file, "kind": "mcts", "rules": rules})
    assert hints(exercise, "1.ucb1.B")[1].startswith("UCB1 = w/n + C · √(ln N / n)")
    assert hints(exercise, "1.ucb1.D")[1].startswith(
        "Who chooses here wins what the count leaves: UCB1 = 1 − w/n + C · √(ln N / n)"
    )


KILLED = 'max[min["p">8 "q">9 "r">9] min["p">4 "q">7 "r">5] min["p">9 "q">3 "r">5]]'


def test_a_killer_is_told_by_its_cut_and_a_second_one_by_the_killer_before():
    told = answered("killers", {}, KILLED, {"slots": "two"})
    assert told["C.killer"] == (
        "p. At C 4 ≤ α = 8 after p: p cuts q, r, and is the killer of ply 1 from now on."
    )
    assert told["C.second"] == (
        "none. At C 4 ≤ α = 8 after p: p cuts q, r, but ply 1 had no killer before that could be "
        "the second one."
    )
    assert told["D.second"] == (
        "p. At D 3 ≤ α = 8 after q: q cuts r, and p, the killer of ply 1 before, is the second one "
        "from now on."
    )


@pytest.mark.parametrize(
    ("slots", "said"),
    [
        ("one", "The killer of the ply comes first, if it is a move here; all others"),
        ("two", "The killer of the ply comes first, and then its second one, each if it is a move"),
    ],
)
def test_a_hint_about_an_order_speaks_of_the_killers_that_the_course_keeps(slots, said):
    file = {"format": "plywood-exercise/1", "kind": "killers", "tree": KILLED}
    exercise = exercise_from_table({**file, "rules": {"slots": slots}})
    assert hints(exercise, "C.order")[1].startswith(said)


PASSES = "max{0}[B:min{3}[max{5}[4 6] max{4}[1 2]] C:min{1}[max{2}[5 7] max{9}[3 8]]]"


@pytest.mark.parametrize(
    ("equal", "sign", "reaches"), [(True, "≤", "reaches"), (False, "<", "passes")]
)
def test_a_pass_stops_by_the_numbers_and_by_the_rule_of_the_course(equal, sign, reaches):
    rules = {"cut_on_equal": equal}
    told = answered("deepening", {}, PASSES, rules)
    assert (
        told["2.value.C"] == f"2. C tries F 2 and stops there: 2 {sign} α = 4. It is left with 2."
    )
    file = {"format": "plywood-exercise/1", "kind": "deepening", "tree": PASSES, "rules": rules}
    assert hints(exercise_from_table(file), "2.value.C")[1] == (
        "A node at the limit is worth its static value h; C is MIN's, and stops as soon as its "
        f"value {reaches} the bound of the other side."
    )
    counted = {"format": "plywood-exercise/1", "kind": "counts", "given": {"ask": "seen"}}
    exercise = exercise_from_table({**counted, "tree": "max[min[4 9] min[2 8]]", "rules": rules})
    assert f"as soon as its value {reaches} the bound" in hints(exercise, "seen")[1]
