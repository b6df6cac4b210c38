"""The page as it was left."""

import pytest
from hands import focused, press, type_text
from PySide6.QtCore import Qt

from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.rules import Fail, Rules, Window
from search.tree import NodeId
from tutor.storage.store import Store


def test_the_page_comes_back_with_its_tree_and_its_searches(explore, tell_story):
    plans = (
        SearchPlan("alpha-beta", Rules(fail=Fail.HARD, window=Window(2, 9))),
        SearchPlan("minimax"),
    )

    def leave(page):
        press(Qt.Key.Key_Insert)
        page.model.search(plans)
        page.model.select(page.model.tree.find("1.2"))

    def come_back(window):
        page = window.page
        assert page.model.tree.path(page.model.node) == "1.2"
        assert notation.write(page.model.tree) == "max[min[3 12 8] min[2 4 6] min[14 5 2] 0]"
        assert page.model.plans == page.methods.plans == plans
        assert page.canvases[1].isVisible()

    explore(leave)
    tell_story(come_back)


def test_what_is_being_typed_as_the_window_closes_is_kept(explore, tell_story):
    def leave(page):
        page.model.select(NodeId(2))
        type_text("7")
        assert focused() is page.editors[0]

    def come_back(window):
        assert notation.write(window.page.model.tree).startswith("max[min[7 12 8]")

    explore(leave)
    tell_story(come_back)


@pytest.mark.parametrize("kept", [None, [], {"plans": 3, "tree": "[["}, {"plans": [{"method": 1}]}])
def test_a_place_that_cannot_be_read_does_no_harm(tell_story, data_folder, kept):
    data_folder.mkdir(parents=True)
    store = Store(data_folder / "plywood.sqlite")
    store.keep_place("explore", kept)
    store.close()

    def story(window):
        window.turn_to("explore")
        assert window.page.model.player.length > 3

    tell_story(story)
