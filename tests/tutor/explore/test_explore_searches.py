"""Searches of a tree: methods, rules, and what is said of them."""

import pytest
from hands import CONTROL, choose_method, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from exercises.exploring import tree_sources
from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.methods import METHODS
from search.rules import Fail, Range, Rules, Ties
from search.tree import NodeId
from tutor.explore.rules_dialog import RulesDialog
from tutor.look.language import MOST_SAID
from tutor.storage.settings import Settings

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("text", "plans", "why"),
    [
        ("[[3 5] [2 4]]", ("alpha-beta", "single-agent"), "Single agent has no MIN nodes, and B"),
        (
            "max[chance[1/4*8 3/4*-4] chance[2 2]]",
            ("expectimax", "minimax"),
            "Minimax has no CHANCE nodes, and B is one.",
        ),
        ("A[B[(1,2) (4,2)]]", ("max-n", "minimax"), "Minimax needs single numbers at the leaves"),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_method_that_does_not_fit_says_why_and_the_other_plays(
    explore, text, plans, why, swapped
):
    def story(page):
        plays, refuses = (1, 0) if swapped else (0, 1)
        page.model.search(tuple(SearchPlan(method) for method in plans[:: -1 if swapped else 1]))
        assert why in page.captions[refuses].text()
        player = page.model.player
        assert player.length > 3
        player.jump(player.length - 1)
        assert "so far" in page.captions[plays].text()
        assert why in page.captions[refuses].text()
        assert page.canvases[plays].drawing.markup != page.canvases[refuses].drawing.markup
        for box in page.methods.methods:
            item = box.model().item(box.findText(why.split(" ")[0], Qt.MatchFlag.MatchStartsWith))
            assert item.isEnabled()
            assert why in item.toolTip()
            assert box.model().item(box.findData(plans[0])).toolTip() == ""

    explore(story, text)


@pytest.mark.parametrize(
    ("text", "plan", "why"),
    [
        ("[[3 ?] [2 4]]", SearchPlan("minimax"), "comes to an unknown leaf at B:"),
        ("[[3 1] [2 4]]", SearchPlan(rules=Rules(depth=1)), "B stands at the depth limit"),
        ("[[3 1] [2 4]]", SearchPlan(rules=Rules(range=Range(0, 3))), "4 at C lies outside"),
        ("A[B[(1,2) (4,2)]]", SearchPlan("max-n", Rules(max_sum=4)), "2) at L has a number"),
    ],
)
def test_what_stands_in_the_way_of_a_search_is_called_by_its_name(explore, text, plan, why):
    def story(page):
        page.model.search((plan,))
        assert why in page.captions[0].text()

    explore(story, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("7", "One leaf and one node are visited. Plain minimax evaluates one leaf."),
        ("[7]", "One leaf and 2 nodes are visited."),
        ("[1 2]", "2 leaves and 3 nodes are visited. Plain minimax evaluates 2 leaves."),
    ],
)
def test_one_is_not_counted_as_many(explore, text, said):
    def story(page):
        assert said in page.captions[0].text()

    explore(story, text)


def test_plain_minimax_knows_no_range(explore):
    def story(page):
        page.model.search((SearchPlan(rules=Rules(range=Range(0, 9))),))
        assert "Plain minimax evaluates 4 leaves." in page.captions[0].text()

    explore(story, "[[0 5] [9 7]]")


def test_odds_that_do_not_add_up_are_told_with_the_name_on_the_screen(explore):
    def story(page):
        page.model.select(NodeId(1))
        page.node.odds.setText("1/2, 1/3")
        page.node.odds.editingFinished.emit()
        assert page.node.trouble.text() == "The odds at B add up to 5/6, not to 1."

    explore(story, "max[chance[8 -4] chance[2 2]]")


def test_a_random_tree_fits_the_method(explore):
    def story(page):
        for method in METHODS:
            before = page.model.tree
            page.model.search((SearchPlan(method),))
            page.new()
            assert page.model.tree is not before, method
            assert page.model.plans == (SearchPlan(method),), method
            assert page.model.player.length > 3, method

    explore(story)


@pytest.mark.parametrize(
    ("method", "lacks"),
    [("max-n", "Max-n needs vectors"), ("single-agent", "Single agent has no MIN nodes")],
)
def test_any_method_is_chosen_and_a_random_tree_suits_it(explore, method, lacks):
    def story(page):
        choose_method(page, method)
        assert lacks in page.captions[0].text()
        press(Qt.Key.Key_N, CONTROL)
        assert page.model.plans == page.methods.plans == (SearchPlan(method),)
        assert page.model.player.length > 3

    explore(story)


def test_rules_change_the_search_at_once(explore):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        box = dialog.conventions.boxes["order"]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert page.model.player.traces[0].leaves[0] == NodeId(12)
        dialog.edits["window"].setText("5, 9")
        dialog.edits["window"].editingFinished.emit()
        assert page.model.plans[0].rules.window == (5, 9)
        dialog.close()

    explore(story)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("depth", "x"),
        ("depth", "--5"),
        ("depth", "5/2"),
        ("window", "9 5"),
        ("range", "1"),
        ("range", "+-1 3"),
    ],
)
def test_a_rule_that_cannot_be_read_is_said_in_sight_and_stays_as_it_was(
    explore, qtbot, rule, text
):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        dialog.resize(dialog.width(), 240)
        before = page.model.plans
        QTest.keyClicks(dialog.edits[rule], text)
        QTest.keyClick(dialog.edits[rule], Qt.Key.Key_Return)
        trouble = dialog.troubles[rule]
        assert f"“{text}”" in trouble.text()
        qtbot.waitUntil(lambda: trouble.visibleRegion().boundingRect() == trouble.rect())
        assert page.model.plans == before
        dialog.edits[rule].clear()
        QTest.keyClick(dialog.edits[rule], Qt.Key.Key_Return)
        assert dialog.isVisible()
        assert not trouble.isVisible()
        dialog.close()

    explore(story)


def test_a_rule_of_thousands_of_digits_is_refused_in_a_few(explore):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        for rule, digits in (("depth", 5_000), ("depth", 4_000), ("range", 4_000)):
            dialog.edits[rule].setText("9" * digits)
            dialog.edits[rule].editingFinished.emit()
            assert f"“{'9' * MOST_SAID}…” is no {rule}" in dialog.troubles[rule].text()
        dialog.close()

    explore(story)


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("max[chance[1/4*8 3/4*-4] chance[2 2]]", "expectimax"),
        ("A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]", "max-n"),
    ],
)
def test_a_tree_that_comes_whole_is_searched_by_a_method_that_can(explore, text, method):
    def story(page):
        assert page.methods.plans == (SearchPlan(method),)
        assert page.model.player.length > 3

    explore(story, text)


def test_undo_brings_back_the_method_with_the_tree_and_leaves_one_that_was_chosen(explore):
    def story(page):
        expectimax, maxn, minimax = (
            SearchPlan(name) for name in ("expectimax", "max-n", "minimax")
        )
        before = page.model.tree
        page.open(notation.read("A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]"))
        assert page.methods.plans == page.model.plans == (maxn,)
        press(Qt.Key.Key_Z, CONTROL)
        assert page.model.tree is before
        assert page.methods.plans == page.model.plans == (expectimax,)
        press(Qt.Key.Key_Z, CONTROL | SHIFT)
        assert page.methods.plans == page.model.plans == (maxn,)
        press(Qt.Key.Key_Z, CONTROL)
        page.open(notation.read("[[1 2] [3 4]]"))
        page.model.search((minimax,))
        press(Qt.Key.Key_Z, CONTROL)
        assert page.methods.plans == page.model.plans == (minimax,)

    explore(story, "max[chance[1/4*8 3/4*-4] chance[2 2]]")


def test_searches_begin_by_the_conventions_of_the_course(tell_story):
    def story(window):
        rules = Rules(cut_on_equal=False)
        window._preferences.choose(Settings(rules=rules))
        window.turn_to("explore")
        assert window.page.model.plans == (SearchPlan(rules=rules),)

    tell_story(story)


def test_the_course_reaches_a_search_but_for_what_was_changed_there(explore, tell_story):
    own = Rules(fail=Fail.HARD, depth=2)

    def leave(page):
        page.model.search((SearchPlan(rules=own),))
        page.preferences.choose(Settings(rules=Rules(cut_on_equal=False, fail=Fail.BOUND)))
        assert page.model.plans == page.methods.plans
        assert page.model.plans == (SearchPlan(rules=own._replace(cut_on_equal=False)),)
        asked = tree_sources.questions(page.model.tree, NodeId(0), page.model.plans[0].rules)
        assert all(exercise.rules.cut_on_equal is False for exercise in asked.values())
        page.window().turn_to("practice")

    def change(window):
        assert "explore" not in window.pages
        window._preferences.choose(Settings(rules=Rules(cut_on_equal=False, ties=Ties.LAST)))

    def come_back(window):
        window.turn_to("explore")
        rules = own._replace(cut_on_equal=False, ties=Ties.LAST)
        assert window.page.model.plans == (SearchPlan(rules=rules),)

    explore(leave)
    tell_story(change)
    tell_story(come_back)
