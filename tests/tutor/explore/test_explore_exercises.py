"""Exercises made of the tree."""

import pytest

from exercises.exploring import tree_sources
from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.rules import Range, Rules, Window
from search.tree import NodeId


def test_the_tree_becomes_an_exercise_of_any_kind_that_fits(tell_story):
    def story(window):
        window.turn_to("explore")
        page = window.page
        page.menus.fill_questions()
        titles = [action.text() for action in page.menus.questions.actions()]
        assert "Minimax values" in titles
        assert "Several players" not in titles
        page.menus.questions.actions()[titles.index("Minimax values")].trigger()
        session = window.page.session
        assert session.exercise.tree == page.model.tree
        assert session.exercise.kind == "minimax"

    tell_story(story)


@pytest.mark.parametrize(
    ("text", "fits"), [("[[3 5] [2 4]]", False), ("max[chance[3 5] chance[2 4]]", True)]
)
def test_chance_is_asked_about_only_where_there_is_some(explore, text, fits):
    def story(page):
        page.model.search((SearchPlan("expectimax", Rules(range=Range(0, 9))),))
        asked = tree_sources.questions(page.model.tree, page.model.node, page.model.plans[0].rules)
        assert ("expectimax" in asked) is fits
        assert ("range-cuts" in asked) is fits

    explore(story, text)


def test_for_which_x_is_asked_about_the_selected_branch(explore):
    def story(page):
        window = page.window()
        page.menus.fill_questions()
        assert [each.isEnabled() for each in page.menus.questions.actions()] == [False]
        page.model.select(NodeId(6))
        page.menus.fill_questions()
        (only,) = page.menus.questions.actions()
        only.trigger()
        exercise = window.page.session.exercise
        assert exercise.kind == "interval"
        assert exercise.tree.labels[6] == "Q"
        assert window.page.session.blank.node == NodeId(6)

    explore(story, "[[3 5] [? 4] [1 2]]")


@pytest.mark.parametrize(
    ("text", "rules", "kinds"),
    [
        ("max[min[3 7] min[2 ? 6] min[14 5 2]]", Rules(), ["interval"]),
        ("max[min[3 ?] min[2 ? 6] min[14 5 2]]", Rules(), []),
        ("[[max{3}[1] max{5}[2]] [max{2}[1] max[2]]]", Rules(depth=2), []),
        ("max[min{3}[3 ?] min{2}[2 4]]", Rules(depth=1), []),
        ("max[min[3 5] min[? 4] min[1 2]]", Rules(depth=1), []),
        ("[[3 5] [2 4]]", Rules(range=Range(0, 9), window=Window(9, 20)), ["minimax", "best-line"]),
        ("A[(2, 4, 4) ?]", Rules(range=Range(-3, 9)), []),
        ("A[(2, 4, 4) ?]", Rules(window=Window(-3, 9)), []),
        ("chance[(2, 4) ?]", Rules(range=Range(-3, 9)), []),
    ],
)
def test_only_what_every_walk_can_answer_is_asked(text, rules, kinds):
    assert list(tree_sources.questions(notation.read(text), NodeId(6), rules)) == kinds
