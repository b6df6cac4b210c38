"""Bounds and intervals have their own small inputs beside the node."""

import pytest
from hands import click, fill_by_inputs, fill_by_mouse, focused, open_code, press, type_text
from PySide6.QtCore import QRectF, QSize, Qt
from rectangles import settle

from exercises.asks.entry import Relation
from exercises.exercise import Verdict

CONTROL = Qt.KeyboardModifier.ControlModifier
KINDS = ["bounds", "interval"]


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", ["00001", "00002", "00003"])
@pytest.mark.parametrize("fill", [fill_by_inputs, fill_by_mouse])
def test_a_kind_is_solved_by_its_inputs_alone(tell_story, qtbot, kind, seed, fill):
    def story(window):
        page = open_code(qtbot, window, f"{kind}-3-{seed}")
        fill(page)
        page.check()
        assert page.session.feedback.score == page.session.feedback.maximum

    tell_story(story)


def test_an_input_shows_what_is_typed_on_the_node(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "bounds-2-00001")
        held = page.canvas.entry_helper.input
        type_text("<-7")
        assert page.session.sheet.typed[page.session.blank] == "≤ -7"
        assert held.switches[Relation.AT_MOST].isChecked()
        assert held.number.text() == "−7"
        press(Qt.Key.Key_Tab)
        assert held.group.checkedButton() is None
        assert held.number.text() == ""
        press(Qt.Key.Key_Backtab)
        assert held.number.text() == "−7"

    tell_story(story)


def test_a_number_by_itself_is_exactly_that_number(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "bounds-2-00001")
        press(Qt.Key.Key_F2)
        type_text("12")
        assert page.canvas.entry_helper.input.switches[Relation.EXACTLY].isChecked()
        assert page.session.sheet.typed == {page.session.blank: "= 12"}

    tell_story(story)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("x<=3", ("", True, True, "3")),
        ("x>3", ("3", False, True, "")),
        ("(2,5]", ("2", False, True, "5")),
        ("-i<x<i", ("", True, True, "+∞")),
        ("x<", ("", True, True, "")),
    ],
)
def test_an_interval_is_shown_by_its_ends(tell_story, qtbot, typed, shown):
    def story(window):
        page = open_code(qtbot, window, "interval-2-00001")
        held = page.canvas.entry_helper.input
        type_text(typed)
        ends = held.with_low.isChecked(), held.with_high.isChecked()
        assert (held.low.text(), *ends, held.high.text()) == shown

    tell_story(story)


def test_what_an_input_writes_is_undone_on_the_one_stack(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "interval-2-00001")
        press(Qt.Key.Key_F2)
        type_text("12")
        assert page.session.sheet.typed == {page.session.blank: "x ≥ 12"}
        press(Qt.Key.Key_Z, CONTROL)
        assert page.session.sheet.typed == {}
        assert page.canvas.entry_helper.input.low.text() == ""
        press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        assert page.canvas.entry_helper.input.low.text() == "12"
        press(Qt.Key.Key_Escape)
        assert focused() is page.canvas

    tell_story(story)


def test_what_an_input_holds_and_cannot_be_read_is_said_and_not_marked_wrong(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "bounds-2-00001")
        first = page.session.blank
        press(Qt.Key.Key_F2)
        type_text(">4/")
        press(Qt.Key.Key_Tab)
        assert page.session.blank != first
        assert page.canvas._bubble.isVisible()
        assert focused() is page.canvas.entry_helper.input.number
        press(Qt.Key.Key_Return)
        assert page.session.verdicts[first] is Verdict.UNREADABLE

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", [1, 3, 5])
def test_an_input_hides_no_blank_and_no_branch_in_question(tell_story, qtbot, kind, level):
    def story(window):
        page = open_code(qtbot, window, f"{kind}-{level}-00001")
        canvas, entry_helper = page.canvas, page.canvas.entry_helper
        window.resize(QSize(1024, 700))
        for blank in page.session.writing:
            click(page, blank)
            settle(window)
            for keys in (True, False):
                assert entry_helper.isVisible()
                assert canvas.rect().contains(entry_helper.geometry())
                for each in canvas.seen.shown.blanks:
                    hidden = canvas.place_of(each).intersects(QRectF(entry_helper.geometry()))
                    assert not hidden, (blank, keys)
                press(Qt.Key.Key_Escape)
            for node in (blank.node, *page.session.exercise.tree.children(blank.node)):
                for place in canvas.places_along(node):
                    assert not place.intersects(QRectF(entry_helper.geometry())), (blank, node)

    tell_story(story)


def test_an_input_is_there_for_no_other_blank(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "bounds-2-00001")
        assert page.canvas.entry_helper.isVisible()
        press(Qt.Key.Key_F2)
        open_code(qtbot, window, "minimax-2-00001")
        assert not page.canvas.entry_helper.isVisible()
        assert focused() is page.canvas

    tell_story(story)


@pytest.mark.parametrize("kind", KINDS)
def test_every_control_of_an_input_has_a_name_and_is_reached_by_tab(tell_story, qtbot, kind):
    def story(window):
        page = open_code(qtbot, window, f"{kind}-1-00001")
        wanted = page.canvas.entry_helper.input.controls()
        assert all(control.accessibleName() and control.toolTip() for control in wanted)
        reached = set()
        while focused() is not page.header.kind:
            press(Qt.Key.Key_Tab)
            reached.add(focused())
        assert set(wanted) <= reached

    tell_story(story)


ORDERED = "ordering-3.3-0000B"
"""max[min[9 20 10] min[14 1 3 19] min[4 11]]"""


def test_an_order_is_typed_as_it_is_written_on_paper(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, ORDERED)
        for order in ("9 10 20", "1 3 14 19", "11 4", "BDC"):
            type_text(order)
            press(Qt.Key.Key_Tab)
        assert list(page.session.orders().values()) == [(0, 2, 1), (1, 2, 0, 3), (1, 0), (0, 2, 1)]

    tell_story(story)


def test_what_is_typed_of_an_order_stands_there_before_it_is_whole(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, ORDERED)
        type_text("9 2")
        assert page.canvas.drawing.markup.texts[page.session.blank] == "9\N{NO-BREAK SPACE}2"

    tell_story(story)


def test_an_order_is_pressed_on_the_keypad(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, ORDERED)
        click(page, page.session.blank)
        for name in ("20", "9", "10"):
            page.canvas.entry_helper.keypad.keys[f" {name}"].click()
        assert page.session.order(page.session.node) == (1, 0, 2)

    tell_story(story)
