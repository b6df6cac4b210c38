"""Every method on every kind of tree, and every exercise of each: it works, or says why not."""

from itertools import product

import pytest
from hands import practice

from exercises.exploring.search_plan import SearchPlan
from exercises.exploring.tree_sources import questions, read_line
from search import notation
from search.methods import METHODS
from search.rules import Range, Rules
from tutor.answering.practice_state import left_in

TREES = {
    "leaf": "5",
    "unknown leaf": "?",
    "leaf of vectors": "(1, 2, 3)",
    "one child": "[5]",
    "one line": "[[[[5]]]]",
    "two players": "[[3 12 8] [2 4 6] [14 5 2]]",
    "uneven": "[1 [2 [3 [4 [5 6]]]]]",
    "unknown": "[[3 ? 8] [2 4 6]]",
    "chance": "max[chance[1/4*8 3/4*-4] chance[2 2]]",
    "chance first": "chance[max[1 2] min[3 4]]",
    "vectors": "A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]",
    "vectors and chance": "A[chance[(1,2) (3,4)] B[(1,1) (2,2)]]",
    "static values": "max{0}[L:min{3}[5 1] R:min{4}[2 ?]]",
}
RULES = (Rules(), Rules(depth=1), Rules(range=Range(-10, 20)), Rules(max_sum=12))


def test_every_method_takes_over_from_every_other_on_every_kind_of_tree(tell_story):
    def story(window) -> None:
        window.turn_to("explore")
        page = window.page
        model = page.model
        for text, before in [*product(TREES.values(), METHODS)][::7]:  # each with some of the other
            model.search((SearchPlan(before),))
            page.line.setText(text)
            page.read_line()
            assert model.tree == read_line(text, before)
            for method in METHODS:
                model.search((SearchPlan(method),))
                assert model.found[0].trace or model.found[0].trouble
                model.player.to_end()
            model.search((SearchPlan(method), SearchPlan(before)))
            model.player.to_end()

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", ["leaf", "one child", "two players", "unknown", "vectors"])
def test_every_exercise_that_is_offered_can_be_filled_in_and_comes_back(kind, tell_story):
    def story(window) -> None:
        page = practice(window)
        tree = notation.read(TREES[kind])
        offered = {
            exercise.kind: exercise
            for rules in RULES
            for exercise in questions(tree, tree.leaves[0], rules).values()
        }
        for exercise in offered.values():
            page.open(exercise)
            for typed in ("-", " ", "3"):
                page.session.write(typed)
                page.check()
            page.hint()
            page.show_solution()
            page.hide_solution()
            page.feedback.turn.click()
            page.feedback.turn.click()
            left = left_in(page.store)
            assert left is not None
            state, _ = left
            assert state.exercise.kind == exercise.kind

    tell_story(story)


@pytest.mark.long
def test_a_tree_of_2000_nodes_is_taken_by_every_method(tell_story, qtbot):
    leaves = " ".join(f"[{' '.join(str((i * j) % 50) for j in range(18))}]" for i in range(105))

    def story(window) -> None:
        window.turn_to("explore")
        page = window.page
        page.model.load(notation.read(f"[{leaves}]"))
        for method in METHODS:
            page.model.search((SearchPlan(method),))
            qtbot.waitUntil(lambda: bool(page.model.found))
            assert page.model.found[0].trace or page.model.found[0].trouble
        page.menus.fill_questions()

    tell_story(story)


def test_a_random_tree_of_several_players_is_left_for_another_method(tell_story):
    def story(window) -> None:
        window.turn_to("explore")
        page = window.page
        page.model.search((SearchPlan("max-n"),))
        page.new()
        page.model.search((SearchPlan("alpha-beta"),))
        assert page.model.found[0].trouble

    def again(window) -> None:
        assert window.page.model.found[0].trouble

    tell_story(story)
    tell_story(again)
