"""Every key is what the definitions say: every kind, level and convention, and any odd tree."""

import json
import os
from random import Random

import pytest
from generated import generated
from odd_exercises import courses, odd_exercise
from plain_items import wrong as wrong_beside
from plain_keys import Course, fewest_leaves, leaves_in_order, read, wrong
from student import Student
from tied_trees import tied_exercise

from exercises.asks import Ask
from exercises.cli import run
from exercises.dice import Dice
from exercises.entries import write, write_at
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.exercise_files.exercise_table import exercise_table, key_table
from exercises.items.deeper.child_orders import child_names, node_name
from exercises.judging.check import judge
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from search import notation
from search.rules import OPEN, Ties

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
"""`make stress` takes 300."""
COURSES = 4 if SEEDS > 1 else 1
ODD_TREES = 3
"""How many of each kind for a seed."""
EACH = [(kind, level) for kind in KINDS for level in range(1, LEVELS + 1)]


def told(exercise):
    """An exercise with its key, as `plywood exercise --json` prints it."""
    table = exercise_table(exercise, with_solution=False) | key_table(exercise)
    return json.loads(json.dumps(table))


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_key_is_what_the_definitions_say_in_every_course(kind, level):
    dice = Random(f"{kind}:{level}")
    for seed in range(SEEDS):
        exercise = generated(kind, level, seed)
        assert solution(exercise)
        known = courses(exercise.method)
        taught = dice.sample(known, k=min(COURSES, len(known)))
        for rules in (exercise.rules, *(exercise.rules._replace(**course) for course in taught)):
            table = told(exercise.under(rules))
            assert wrong(table) + wrong_beside(table) == [], table


@pytest.mark.parametrize("kind", KINDS)
def test_keys_are_printed_as_they_are_verified(kind, capsys):
    assert run(("exercise", kind, "--level", "1", "--seed", "0", "--json")) == 0
    printed = json.loads(capsys.readouterr().out)
    for question in printed.get("questions", {}).values():
        question.pop("from", None)  # which mistakes come to an option is no part of the key
    assert printed == told(generated(kind, 1))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not KINDS[kind].game])
def test_the_key_of_any_odd_tree_is_what_the_definitions_say_and_all_right(kind):
    dice = Random(kind)
    for _ in range(ODD_TREES * SEEDS):
        exercise = odd_exercise(dice, kind)
        table = told(exercise)
        assert wrong(table) + wrong_beside(table) == [], table
        typed = {b: write_at(exercise, b, entry) for b, entry in solution(exercise).items()}
        if typed:
            verdicts = {each.verdict for each in judge(exercise, typed).judgements}
            assert verdicts == {Verdict.RIGHT}, table


@pytest.mark.parametrize("kind", ["alpha-beta", "deepening"])
def test_the_last_of_equals_is_what_the_definitions_say(kind):
    dice = Dice(kind)
    for _ in range(20 * SEEDS):
        exercise = tied_exercise(dice, kind)
        table = told(exercise)
        assert wrong(table) + wrong_beside(table) == [], table
        if kind == "alpha-beta":
            assert Student(exercise, {}).answers == solution(exercise), table


@pytest.mark.parametrize("kind", ["deepening", "killers"])
@pytest.mark.parametrize("level", [2, 5])
def test_orders_can_be_given_at_every_node(kind, level):
    dice, plain = Random(f"{kind} in orders"), 0
    for seed in range(SEEDS):
        exercise = generated(kind, level, seed)
        tree, orders = exercise.tree, []
        for node in tree.inner:
            names = child_names(tree, node)
            if kind == "killers" and node:
                names = dict(enumerate(tree.shape.moves[child] for child in tree.children(node)))
            called = list(names.values())
            orders.append(f"{node_name(tree, node)}: {' '.join(dice.sample(called, len(called)))}")
        table = told(exercise) | {"given": {"order": orders}}
        for made in ("blanks", "solution", "code", "recipe", "seed", "level", "edition"):
            table.pop(made, None)
        ordered = told(exercise_from_table(table))
        plain += ordered["solution"] == told(exercise)["solution"]
        assert wrong_beside(ordered) == [], ordered
    assert plain < SEEDS


def test_an_order_is_right_just_where_no_other_looks_at_fewer_leaves():
    dice = Random("orders")
    for _ in range(10 * SEEDS):
        exercise = odd_exercise(dice, "ordering")
        orders = {
            exercise.tree.path(blank.node): dice.sample(
                range(len(exercise.tree.children(blank.node))),
                len(exercise.tree.children(blank.node)),
            )
            for blank in exercise.blanks
        }
        typed = {blank: str(orders[exercise.tree.path(blank.node)]) for blank in exercise.blanks}
        verdicts = {each.verdict for each in judge(exercise, typed).judgements}
        table = told(exercise)
        best = leaves_in_order(table, orders) == fewest_leaves(table)
        assert (verdicts <= {Verdict.RIGHT}) is best, (table, orders)


@pytest.mark.parametrize("kind", ["best-line", "alpha-beta"])
def test_a_line_is_right_just_where_its_moves_are_as_good_as_any(kind):
    dice = Random(kind)
    for _ in range(10 * SEEDS):
        exercise = odd_exercise(dice, kind)
        exercise = exercise.under(exercise.rules._replace(ties=Ties.ANY, window=OPEN, range=None))
        root = read(notation.write(exercise.tree), exercise.method)
        course = Course(root, exercise.method, {})
        asked, node, good = exercise.asked[Ask.BEST], root, True
        typed = {blank: write(entry) for blank, entry in solution(exercise).items()}
        typed = {blank: entry for blank, entry in typed.items() if blank.ask is not Ask.BEST}
        while node.kids and (blank := asked.get(exercise.tree.find(node.path))):
            index = dice.randrange(len(node.kids))
            good = good and course.true(node.kids[index]) == course.true(node)
            typed[blank] = str(index)
            node = node.kids[index]
        verdicts = {each.verdict for each in judge(exercise, typed).judgements}
        assert (verdicts == {Verdict.RIGHT}) is good, (told(exercise), typed)
