"""Questions beside the tree are answered in a panel, by mouse or by keyboard alone."""

import json
from collections import Counter, defaultdict
from itertools import takewhile

import pytest
from hands import click, focused, open_code, press, type_text
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton, QStyle, QStyleOptionButton
from rectangles import settle

from exercises.asks import Ask
from exercises.exercise import Verdict
from exercises.solution import solution
from tutor.canvas.sentence import Sentence

CODE = "choice-4.2-00003"


def test_a_click_on_an_option_answers_its_question_and_undo_takes_it_back(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, CODE)
        settle(window)
        session = page.session
        blank, row = next(iter(page.view.items.rows.items()))
        QTest.mouseClick(row.answered.buttons["c"], Qt.MouseButton.LeftButton)
        assert session.sheet.typed == {blank: "c"}
        assert session.blank == blank
        page.undo.undo()
        assert session.sheet.typed == {}
        assert not any(button.isChecked() for button in row.answered.buttons.values())
        page.undo.redo()
        assert row.answered.buttons["c"].isChecked()

    tell_story(story)


def test_a_question_that_goes_is_not_selected_by_the_keyboard_that_leaves_it(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "opponents-5.2-0000Z")
        settle(window)
        next(row for blank, row in page.view.items.rows.items() if blank.node).answered.take_focus()
        page.show_solution()
        settle(window)
        page = open_code(qtbot, window, "game-traits-1.2-0000Z")
        settle(window)
        assert page.session.blank in page.session.exercise.blanks

    tell_story(story)


def test_options_stand_beside_their_question_where_both_have_room(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, CODE)
        settle(window)
        row = next(iter(page.view.items.rows.values()))
        beside, buttons = row.height(), row.answered.buttons.values()
        assert len({button.y() for button in buttons}) == 1
        assert row.rect().contains(row.answered.geometry())
        window.resize(1024, 700)
        settle(window)
        assert row.height() > beside
        assert row.rect().contains(row.answered.geometry())

    tell_story(story)


def test_all_questions_are_answered_and_checked_by_keyboard_alone(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, CODE)
        session, right = page.session, solution(page.session.exercise)
        for blank in session.exercise.blanks:
            assert session.blank == blank
            assert page.view.items.rows[blank].isAncestorOf(focused())
            selected = [b for b, row in page.view.items.rows.items() if row.property("selected")]
            assert selected == [blank]
            type_text(right[blank])
            assert session.sheet.typed[blank] == right[blank]
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Backtab)
        press(Qt.Key.Key_Return)
        assert session.feedback.score == session.feedback.maximum
        assert {session.told(blank) for blank in right} == {Verdict.RIGHT}

    tell_story(story)


def test_delete_takes_an_answer_back_and_escape_leads_to_the_tree(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, CODE)
        type_text("b")
        assert len(page.session.sheet.typed) == 1
        press(Qt.Key.Key_Delete)
        assert page.session.sheet.typed == {}
        press(Qt.Key.Key_Escape)
        assert focused() is page.canvas
        press(Qt.Key.Key_Tab)
        assert page.view.items.isAncestorOf(focused())

    tell_story(story)


def test_an_answer_is_there_again_after_the_window_was_closed(tell_story, qtbot):
    def first(window):
        page = open_code(qtbot, window, CODE)
        type_text("b")
        page.check()

    def again(window):
        session = window.page.session
        (blank,) = session.sheet.typed
        row = window.page.view.items.rows[blank]
        assert row.answered.buttons["b"].isChecked()

    tell_story(first)
    tell_story(again)


def test_who_reads_a_screen_hears_the_question_with_every_option(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, CODE)
        for row in page.view.items.rows.values():
            for button in row.answered.buttons.values():
                assert button.accessibleName()
                assert button.accessibleDescription().endswith("?")

    tell_story(story)


def test_questions_without_a_tree_have_the_page_and_the_keyboard_to_themselves(
    tell_story, qtbot, tmp_path
):
    file = tmp_path / "counts.json"
    table = {"format": "plywood-exercise/1", "kind": "counts", "given": {"b": 3, "plies": 4}}
    file.write_text(json.dumps(table))

    def story(window):
        page = window.page
        qtbot.waitUntil(lambda: page.session.exercise.kind == "counts")
        assert page.view.items.isAncestorOf(focused())
        assert not page.canvas.isVisible()
        type_text("81")
        assert list(page.session.sheet.typed.values()) == ["81"]
        page.show_solution()
        assert page.view.items.isVisible()

    tell_story(story, str(file))


def test_the_keyboard_is_on_the_questions_of_the_next_exercise_too(tell_story, qtbot):
    def story(window):
        open_code(qtbot, window, "statements-4.2-00003")
        page = open_code(qtbot, window, CODE)
        assert page.view.items.isAncestorOf(focused())
        type_text("b")
        assert list(page.session.sheet.typed.values()) == ["b"]
        open_code(qtbot, window, "minimax-2.2-00003")
        assert not page.view.items.isVisible()
        assert not page.view.items.rows
        assert focused() is page.canvas

    tell_story(story)


def test_a_board_is_filled_in_by_clicks_on_its_squares(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "grow-5.2-00001")
        session, canvas = page.session, page.canvas
        start = session.exercise.tree.shape.states[0]
        blank = session.exercise.blanks[0]
        square = start.index("_")
        canvas.bring_near(blank.node)
        place = canvas.place_of(blank)
        x = place.left() + place.width() * (square % 3 + 0.5) / 3
        y = place.top() + place.height() * (square // 3 + 0.5) / 3
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPointF(x, y).toPoint())
        sign = "X" if start.count("X") == start.count("O") else "O"
        assert session.sheet.typed[blank] == start[:square] + sign + start[square + 1 :]
        page.undo.undo()
        assert blank not in session.sheet.typed

    tell_story(story)


@pytest.mark.parametrize("code", ["table-1-00001", "mcts-3-00001", "killers-2-00001"])
def test_the_whole_tree_can_be_read_above_its_questions(tell_story, qtbot, code):
    def story(window):
        window.resize(1280, 800)
        canvas = open_code(qtbot, window, code).canvas
        settle(window)
        assert canvas.fitting_scale(canvas.width(), canvas.height()) >= canvas.readable

    tell_story(story)


def test_counts_are_written_at_their_nodes_and_a_click_there_answers(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "mcts-3-00001")
        session, tree = page.session, page.session.exercise.tree
        names = {blank.item: blank for blank in session.exercise.blanks}
        assert names["B.wins"] not in page.view.items.rows
        click(page, names["B.wins"])
        type_text("3")
        assert session.sheet.typed == {names["B.wins"]: "3"}
        assert page.canvas.drawing.markup.texts[names["B.wins"]] == "3"
        page.view.items.rows[names["1.node"]].answered.take_focus()
        new = tree.find("0.1.0")
        click(page, new)
        assert session.sheet.typed[names["1.node"]] == "8"
        assert page.view.items.rows[names["1.node"]].isAncestorOf(focused())
        assert page.canvas.drawing.markup.best == {tree.find("0"), tree.find("0.1"), new}

    tell_story(story)


def test_what_a_table_answers_is_ticked_at_its_node_and_claims_are_typed_there(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "table-1-00001")
        session = page.session
        names = {blank.item: blank for blank in session.exercise.blanks}
        tick, kept = names["B.recall"], names["B.entry"]
        click(page, tick)
        assert session.sheet.typed == {tick: True}
        type_text("x")
        assert not session.sheet.typed.get(tick)
        click(page, kept)
        type_text(">5")
        assert session.sheet.typed[kept] == "≥ 5"
        assert page.canvas.drawing.markup.texts[kept] == "≥\N{NO-BREAK SPACE}5"

    tell_story(story)


def test_tab_goes_from_questions_to_those_on_the_tree_and_on_to_others(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "corridor-5-00001")
        session = page.session
        numbers = list(takewhile(lambda blank: blank.ask is not Ask.TICK, session.writing))
        assert {blank.beside for blank in numbers} == {True, False}
        for blank in numbers:
            assert session.blank == blank
            assert page.canvas.hasFocus() is not blank.beside
            press(Qt.Key.Key_Tab)
        assert session.blank.ask is Ask.TICK
        press(Qt.Key.Key_Backtab)
        assert session.blank == numbers[-1]

    tell_story(story)


def test_a_branch_of_a_tree_that_is_grown_is_crossed_out_and_undone(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "grow-2.4-00001")
        session = page.session
        blank = next(blank for blank in session.exercise.blanks if blank.ask is Ask.CUT)
        value = next(
            each for each in session.writing if (each.node, each.ask) == (blank.node, Ask.VALUE)
        )
        session.select(blank.node, value)
        page.canvas.setFocus()
        type_text("x")
        assert session.sheet.typed[blank] is True
        assert page.canvas.drawing.markup.texts[blank.on_tree] is True
        page.undo.undo()
        assert not session.sheet.typed.get(blank)

    tell_story(story)


def test_a_board_among_the_options_and_in_a_hint_is_drawn(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "grow-5.6-00001")
        row = next(row for blank, row in page.view.items.rows.items() if blank.item == "best")
        option, letter = row.answered.buttons["a"], "a)"
        assert option.text() == letter
        assert option.accessibleName().startswith(letter)
        assert len(option.accessibleName()) > len("a) XX_OO____") - 1
        assert option.sizeHint().width() > QRadioButton(letter, window).sizeHint().width()
        hint = page.side.feedback.remarks.add_text("It is XX_OO____.")
        words = page.side.feedback.remarks.add_text("It is a board.")
        assert hint.heightForWidth(300) > 2 * words.heightForWidth(300)
        assert hint.text() == "It is XX_OO____."

    tell_story(story)


def test_the_first_question_stays_in_sight_however_small_the_window_is(tell_story, qtbot):
    def story(window):
        window.resize(1024, 700)
        page = open_code(qtbot, window, "mcts-5.7-00007")
        settle(window)
        panel = page.view.items
        row = panel.rows[page.session.blank]
        assert row.mapTo(panel.viewport(), row.rect().topLeft()).y() >= 0

    tell_story(story)


def _left(widget, inside):
    return widget.mapTo(inside, QPoint()).x()


@pytest.mark.parametrize("code", ["features-2.2-00001", "features-4.2-00001"])
def test_fields_of_a_column_stand_below_each_other_whatever_is_printed_before(
    tell_story, qtbot, code
):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, code)
        settle(window)
        items = page.view.items
        lefts = defaultdict(set)
        for row in items.rows.values():
            if row.answered.item.column:
                lefts[row.answered.item.column].add(_left(row.answered.field, items))
        assert len(lefts) > 1
        assert all(len(each) == 1 for each in lefts.values())

    tell_story(story)


def test_words_of_a_table_begin_where_those_of_the_questions_do(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, "deepening-4.8-00001")
        settle(window)
        items = page.view.items
        words = {
            each.text(): _left(each, items)
            for each in items.findChildren(Sentence)
            if each.isVisible()
        }
        assert len(words) == 4
        assert len(set(words.values())) == 1

    tell_story(story)


def test_a_row_without_anything_to_answer_in_a_part_of_a_table_is_not_named_there(
    tell_story, qtbot
):
    def story(window):
        window.resize(1024, 700)
        page = open_code(qtbot, window, "deepening-2.8-00001")
        settle(window)
        shown = [each for each in page.view.items.findChildren(Sentence) if each.isVisible()]
        names = Counter(each.text() for each in shown)
        assert (names["pass 1"], names["pass 2"]) == (1, 2)

    tell_story(story)


def test_a_long_table_below_a_tree_stands_in_two_halves(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, "corridor-4.9-00001")
        settle(window)
        items = page.view.items
        cells = [row for row in items.rows.values() if row.answered.item.column]
        heights = {row.mapTo(items, QPoint()).y() for row in cells}
        assert len(heights) == len({row.answered.item.row for row in cells}) / 2
        assert items.verticalScrollBar().maximum() == 0

    tell_story(story)


def test_options_end_together_at_the_right_and_take_no_more_room_than_their_words(
    tell_story, qtbot
):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, "singular-2.3-00001")
        settle(window)
        items = page.view.items
        rows = [row for row in items.rows.values() if row.answered.item.ask is Ask.PICK]
        lasts = [list(row.answered.buttons.values())[-1] for row in rows]
        ends = [_left(last, items) + last.width() for last in lasts]
        assert len(ends) == 3
        assert max(ends) - min(ends) < 20

    tell_story(story)


@pytest.mark.parametrize("text_size", [100, 200])
def test_options_are_round_at_every_size_of_text(tell_story, qtbot, text_size):
    def story(window):
        window._preferences.choose(window._preferences.settings._replace(text_size=text_size))
        page = open_code(qtbot, window, CODE)
        settle(window)
        button = list(next(iter(page.view.items.rows.values())).answered.buttons.values())[1]
        element = QStyle.SubElement.SE_RadioButtonIndicator
        option = QStyleOptionButton()
        button.initStyleOption(option)
        dot = button.style().subElementRect(element, option, button)
        image = button.grab().toImage()
        beyond = image.pixelColor(dot.topLeft())
        across = dot.left() + round(0.2 * dot.width())
        assert image.pixelColor(across, dot.top()) == beyond
        assert image.pixelColor(dot.center().x(), dot.top()) != beyond

    tell_story(story)


def test_the_solution_has_what_nodes_are_worth_in_the_nodes_and_no_windows(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "quiescence-3-00013")
        press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        texts = page.solution.canvas.drawing.markup.texts
        asked = [blank for blank in page.session.exercise.blanks if blank.ask is Ask.CELL]
        nodes = {blank.node for blank in asked if blank.label is not None}
        assert nodes <= {blank.node for blank in texts if blank.ask is Ask.VALUE}
        assert not any(blank.label is not None and not blank.label.text for blank in texts)
        assert not page.solution.moment.isVisible()

    tell_story(story)
