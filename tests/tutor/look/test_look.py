from importlib.resources import files
from itertools import combinations

import pytest
from hands import open_code, press, type_text, wait_for_pages
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea
from rectangles import settle, troubles

from exercises.exploring.search_plan import SearchPlan
from search import notation
from tests.contrast import LEAST, contrast
from tutor.look.theme import DAY, NIGHT
from tutor.pages import PAGES
from tutor.storage.settings import Light

SIZES = {
    100: [QSize(1024, 700), QSize(1280, 720), QSize(1440, 900)],
    200: [QSize(1440, 900), QSize(1920, 1080)],
}


@pytest.mark.every(3)
@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize(("light", "text_size"), [(Light.LIGHT, 200), (Light.DARK, 100)])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_clipped_and_nothing_overlaps(
    tell_story, qtbot, page, light, text_size, monkeypatch
):
    def story(window):
        settings = window._preferences.settings._replace(light=light, text_size=text_size)
        window._preferences.choose(settings)
        found = []
        for size in SIZES[text_size]:
            window.turn_to(page)
            if page == "quizzes":
                window.page.preview_maker.pause(True)  # pages that come meanwhile move things
            window.resize(size)
            settle(window)
            if page == "practice":
                open_code(qtbot, window, "alpha-beta-3-7Q4K2")
                type_text("5")
                window.page.check()
                window.page.hint()
            settle(window)
            found += [f"{size.width()}: {trouble}" for trouble in troubles(window.centralWidget())]
            if page == "quizzes":
                area = window.page.side.areas[0]
                found += [f"{size.width()}: {trouble}" for trouble in troubles(area.widget())]
                assert area.widget().width() == area.viewport().width()
            if page == "practice":
                window.page.show_solution()
            if page == "explore":
                window.page.model.player.jump(window.page.model.player.length // 2)
            if page == "quizzes":
                window.page.preview_maker.pause(False)
                wait_for_pages(qtbot, window.page)
            settle(window)
            found += [f"{size.width()}: {t}" for t in troubles(window.centralWidget())]
            if page == "explore":
                window.page.model.player.to_start()
        assert found == []

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("tree", ["[[[3 5 2] [6 9 1]] [4 2]]", "chance[max[8 2] max[4 1]]"])
def test_all_beside_the_explored_tree_can_be_reached(tell_story, qtbot, tree, text_size):
    def story(window):
        window._preferences.choose(window._preferences.settings._replace(text_size=text_size))
        window.turn_to("explore")
        window.resize(1024, 700)
        page = window.page
        page.open(notation.read(tree))
        page.model.search((SearchPlan("expectimax" if "chance" in tree else "alpha-beta"),))
        found = []
        for place in (0, page.model.player.length // 2):
            page.model.player.jump(place)
            settle(window)
            inside = page.side.widget()
            found += troubles(inside)
            assert inside.width() == page.side.viewport().width()
            found += [
                trouble
                for area in page.findChildren(QScrollArea)
                for trouble in troubles(area.widget())
            ]
            if text_size == 100:
                assert inside.height() == page.side.viewport().height()  # without scrolling
        assert found == []

    tell_story(story)


@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize("text_size", [150, 200])
def test_large_text_in_a_small_window_cuts_nothing_but_the_title(tell_story, qtbot, text_size):
    def story(window):
        window._preferences.choose(window._preferences.settings._replace(text_size=text_size))
        window.resize(QSize(1024, 700))
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")
        type_text("5")
        page.check()
        settle(window)
        found = [t for t in troubles(window.centralWidget()) if not t.startswith("TitleBox")]
        assert found == []
        assert page.canvas.width() > window.width() / 4

    tell_story(story)


def test_a_field_that_is_written_into_comes_into_view(tell_story):
    def story(window):
        window._preferences.choose(window._preferences.settings._replace(text_size=200))
        window.turn_to("explore")
        window.resize(1024, 700)
        page = window.page
        page.model.select(page.model.tree.leaves[0])
        settle(window)
        field = page.node.name
        assert field.visibleRegion().isEmpty()
        press(Qt.Key.Key_F2)
        settle(window)
        assert field.visibleRegion().boundingRect() == field.rect()

    tell_story(story)


@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["light", "dark"])
def test_all_words_are_seen_well_on_all_grounds(colours):
    words = ("ink", "muted", "accent", "right", "wrong", "follows")
    grounds = ("card", "ground", "rail", "hover", "picked", "wrong_ground", "line_ground")
    pairs = [(word, ground) for word in words for ground in grounds] + [("on_accent", "accent")]
    faint = {
        (word, ground): round(contrast(getattr(colours, word), getattr(colours, ground)), 2)
        for word, ground in pairs
        if contrast(getattr(colours, word), getattr(colours, ground)) < LEAST
    }
    shown_together = {
        ("muted", "rail"),
        ("accent", "picked"),
        ("wrong", "wrong_ground"),
        ("accent", "line_ground"),
    }
    assert not {
        pair: found
        for pair, found in faint.items()
        if pair[1] in ("card", "ground")
        or pair in shown_together
        or pair[0] in ("ink", "on_accent")
    }


def test_the_two_themes_differ_in_every_colour():
    for first, second in combinations((DAY, NIGHT), 2):
        assert first.card != second.card
        assert first.ink != second.ink


def test_no_words_on_a_button_grow_as_it_is_chosen():
    style = files("resources").joinpath("window.qss").read_text("utf-8")
    chosen = [line for line in style.splitlines() if "QPushButton" in line and ":checked" in line]
    assert chosen
    assert not [line for line in chosen if "font-weight" in line]  # its hint knows nothing of it
