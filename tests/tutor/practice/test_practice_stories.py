import json

import pytest
from hands import (
    SEVERAL,
    click,
    fill_by_keys,
    fill_by_mouse,
    focused,
    open_code,
    practice,
    press,
    type_text,
    walk_to,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QStyle
from rectangles import settle

from exercises.asks import Ask
from exercises.drawing.markup_from import NOTHING
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise_files import exercise_sources
from exercises.given.giving import makes_its_tree
from exercises.kinds import KINDS
from exercises.solution import solution
from exercises.wording.node_names import name
from search import notation
from search.rules import Rules
from search.tree import NodeId
from tutor.answering.remarks import RemarkCard

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.every(2, 1)
@pytest.mark.parametrize("kinds", SEVERAL, ids=" ".join)
def test_every_kind_is_solved_by_keyboard_alone(tell_story, qtbot, kinds):
    def story(window):
        for kind in kinds:
            page = open_code(qtbot, window, f"{kind}-2-00001")
            fill_by_keys(page)
            press(Qt.Key.Key_Return)
            assert page.session.feedback.score == page.session.feedback.maximum, kind

    assert tell_story(story) == 0


@pytest.mark.every(2)
@pytest.mark.parametrize("kinds", SEVERAL, ids=" ".join)
def test_every_kind_is_solved_by_mouse_alone(tell_story, qtbot, kinds):
    def story(window):
        for kind in kinds:
            page = open_code(qtbot, window, f"{kind}-1-00002")
            fill_by_mouse(page)
            QTest.mouseClick(page.side.main, Qt.MouseButton.LeftButton)
            assert page.session.feedback.score == page.session.feedback.maximum, kind

    assert tell_story(story) == 0


def test_the_first_start_has_an_easy_tree_and_says_how(tell_story):
    def story(window):
        page = practice(window)
        assert page.session.exercise.kind == "minimax"
        assert page.session.blank is not None
        assert focused() is page.canvas

    tell_story(story)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("minimax-1-00001", ["press Tab, and type"]),
        ("cuts-1-00001", ["Click a branch", "press X"]),
        ("best-line-1-00001", ["Click the branch", "press B"]),
        ("leaves-1-00001", ["Click a leaf", "press X", "#"]),
        ("max-n-cuts-1-00001", ["Click a branch", "press X", "press Tab, and type"]),
        ("alpha-beta-1-00001", ["press X", "press Tab, and type", "press B", "→"]),
        ("game-states-2.2-00001", ["press Tab, and type", "MAX and MIN", "1,4"]),
        ("game-states-4.2-00001", ["press Tab, and type", "XX_OO____", "click its squares"]),
        ("game-tree-2.2-00001", ["press Tab, and type", "“II III” or 2 3", "press B"]),
        ("game-traits-2.2-00001", ["Space ticks a box."]),
        ("table-2.3-00001", ["X or Space ticks a box on the tree"]),
    ],
)
def test_the_quiet_line_tells_how_to_do_all_that_is_asked_each_thing_once(
    tell_story, qtbot, code, words
):
    def story(window):
        page = open_code(qtbot, window, code)
        told = page.feedback.remarks.findChildren(QLabel)[-1].text()
        assert [told.count(each) for each in words] == [1] * len(words)
        assert told.endswith("Enter checks, ? gives a hint, F1 shows all keys.")

    tell_story(story)


def test_a_slip_is_named_with_its_numbers_and_shown_on_the_tree(tell_story):
    def story(window):
        page = practice(window)
        for text in ("4", "3", "1", "4"):
            type_text(text)
            press(Qt.Key.Key_Tab)
        page.canvas.setFocus()
        press(Qt.Key.Key_Return)
        wrong = [r for r in page.session.remarks if r.verdict is Verdict.WRONG]
        assert [r.blank.node for r in wrong] == [NodeId(5)]
        assert "2, 8, 6" not in page.feedback.remarks.remarks[0].accessibleName()
        press(Qt.Key.Key_Return)
        shown = page.feedback.remarks.remarks[0]
        assert "2, 8, 6" in shown.accessibleName()
        assert "not 3" in shown.accessibleName()
        assert page.session.node == NodeId(5)

    tell_story(story)


def test_a_remark_leads_to_its_node_and_the_node_to_its_remark(tell_story):
    def story(window):
        page = practice(window)
        type_text("4")
        press(Qt.Key.Key_Return)
        remark: RemarkCard = next(
            r for r in page.feedback.remarks.remarks if r.property("verdict") == "right"
        )
        page.session.select(NodeId(0))
        QTest.mouseClick(remark, Qt.MouseButton.LeftButton)
        assert page.session.blank == remark.blank
        page.session.select(NodeId(0))
        page.session.select(remark.blank.node)
        assert remark.property("selected") is True

    tell_story(story)


def test_all_of_it_is_undone_and_redone(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-2-00001")
        fill_by_keys(page)
        filled = dict(page.session.sheet.typed)
        while page.undo.canUndo():
            press(Qt.Key.Key_Z, CONTROL)
        assert page.session.sheet.typed == {}
        while page.undo.canRedo():
            press(Qt.Key.Key_Z, CONTROL | SHIFT)
        assert page.session.sheet.typed == filled

    tell_story(story)


def test_what_was_left_comes_back(tell_story, qtbot):
    left = {}

    def leave(window):
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")
        type_text("-i")
        press(Qt.Key.Key_Tab)
        type_text("i")
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_X)
        left.update(tree=page.session.exercise, typed=dict(page.session.sheet.typed))
        left.update(node=page.session.node)

    def come_back(window):
        page = practice(window)
        assert page.session.exercise == left["tree"]
        assert page.session.sheet.typed == left["typed"]
        assert len(left["typed"]) == 3
        type_text("7")
        assert page.session.sheet.typed != left["typed"]

    tell_story(leave)
    tell_story(come_back)


def test_every_attempt_is_kept(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-1-00003")
        type_text("7")
        press(Qt.Key.Key_Question, SHIFT)
        page.hint()
        press(Qt.Key.Key_Return)
        attempt = window._store.attempt(page.session.attempt)
        assert attempt.code == "minimax-1-00003"
        assert list(attempt.entries.values()) == ["7"]
        assert list(attempt.hints.values()) == [2]
        assert attempt.checked >= attempt.started
        assert set(attempt.verdicts.values()) <= {verdict.value for verdict in Verdict}
        assert attempt.maximum == str(page.session.feedback.maximum)

    tell_story(story)


def test_three_hints_say_more_and_more(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-2-00001")
        said = []
        for _ in range(3):
            QTest.keyClicks(page.canvas, "?")
            said.append(page.feedback.remarks.findChildren(object, "notice")[-1].text())
        assert len(set(said)) == 3
        assert said[0].startswith("Hint 1 of 3")

    tell_story(story)


def test_the_solution_plays_on_the_tree(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-2-00001")
        press(Qt.Key.Key_Return, CONTROL)
        player = page.solution.player
        assert player.place == player.length
        press(Qt.Key.Key_Home)
        assert player.place == 0
        press(Qt.Key.Key_Right)
        assert player.place == 1
        assert page.search.sentence.text()
        press(Qt.Key.Key_Escape)
        assert focused() is page.canvas
        assert window._store.attempt(page.session.attempt).solution_seen

    tell_story(story)


def lit(page):
    return [line.text() for line in page.search.findChildren(QLabel, "code") if line.property("at")]


def test_a_search_without_windows_is_played_without_them(tell_story, qtbot):
    def shown(page) -> bool:
        page.show_solution()
        page.solution.player.jump(page.solution.player.length // 2)
        asks = {blank.ask for blank in page.solution.canvas.drawing.markup.texts}
        assert page.solution.moment.isVisible() is (Ask.ALPHA in asks)
        return Ask.ALPHA in asks

    def story(window):
        for kind, windows in (
            ("minimax", False),
            ("expectimax", False),
            ("max-n", False),
            ("range-cuts", True),
            ("cuts", True),
        ):
            page = open_code(qtbot, window, f"{kind}-1-7Q4K2")
            assert shown(page) is windows, kind
            page.hide_solution()

    tell_story(story)


def test_what_went_wrong_is_told_first_and_the_account_of_the_marks_on_a_whole_sheet(
    tell_story, qtbot
):
    def story(window):
        page = open_code(qtbot, window, "minimax-1-7Q4K2")

        def account() -> list[QLabel]:
            labels = page.feedback.remarks.findChildren(QLabel)
            return [label for label in labels if label.text().startswith("Marks:")]

        type_text("99")
        page.check()
        settle(window)
        assert account() == []
        fill_by_keys(page)
        page.session.select(page.session.writing[0].node, page.session.writing[0])
        type_text("99")
        page.check()
        settle(window)
        remark = page.feedback.remarks.remarks[0]
        assert remark.geometry().bottom() < account()[0].geometry().top()

    tell_story(story)


PLAYED = [kind for kind in KINDS if kind != "successors" and not makes_its_tree(kind)]


@pytest.mark.every(2)
@pytest.mark.parametrize("kinds", [PLAYED[start::4] for start in range(4)], ids=" ".join)
def test_at_its_end_the_solution_tells_of_the_step_that_it_took_last(tell_story, qtbot, kinds):
    def story(window):
        for kind in kinds:
            page = open_code(qtbot, window, f"{kind}-2-00001")
            root = name(page.session.exercise.tree, NodeId(0))
            press(Qt.Key.Key_Return, CONTROL)
            opened = page.search.sentence.text(), lit(page)
            press(Qt.Key.Key_Left)
            assert page.search.sentence.text() != opened[0], kind
            press(Qt.Key.Key_End)
            assert (page.search.sentence.text(), lit(page)) == opened, kind
            assert opened[0].startswith(f"{root} is done"), kind
            assert len(opened[1]) == 1, kind

    tell_story(story)


def test_undo_and_redo_can_be_pressed_only_where_there_is_something_to_undo(tell_story, qtbot):
    def buttons(page):
        names = {each.accessibleName(): each for each in page.side.findChildren(QPushButton)}
        return names["Undo"].isEnabled(), names["Redo"].isEnabled()

    def story(window):
        page = practice(window)
        assert buttons(page) == (False, False)
        type_text("4")
        assert buttons(page) == (True, False)
        press(Qt.Key.Key_Z, CONTROL)
        assert buttons(page) == (False, True)
        press(Qt.Key.Key_Z, CONTROL | SHIFT)

    def come_back(window):
        assert practice(window).session.sheet.typed
        assert buttons(practice(window)) == (False, False)

    tell_story(story)
    tell_story(come_back)


def test_what_cannot_be_read_is_said_beside_the_blank_and_is_not_wrong(tell_story):
    def story(window):
        page = practice(window)
        type_text("4/")
        press(Qt.Key.Key_Tab)
        assert "4/" in page.canvas._bubble.text()
        assert page.canvas._bubble.isVisible()
        press(Qt.Key.Key_Return)
        assert page.session.verdicts[page.session.writing[0]] is Verdict.UNREADABLE
        press(Qt.Key.Key_Backtab)
        type_text("4")
        assert not page.canvas._bubble.isVisible()

    tell_story(story)


def test_feedback_may_come_entry_by_entry(tell_story, qtbot):

    from tutor.storage.settings import FeedbackTime

    def story(window):
        page = practice(window)
        settings = page.preferences.settings
        page.preferences.choose(settings._replace(telling=FeedbackTime.AT_ONCE))
        type_text("9")
        press(Qt.Key.Key_Tab)
        assert list(page.session.verdicts.values()) == [Verdict.WRONG]

    tell_story(story)


def test_a_course_s_conventions_shape_the_next_exercise(tell_story, qtbot):

    from search.rules import Rules

    def story(window):
        page = practice(window)
        settings = page.preferences.settings
        page.preferences.choose(settings._replace(rules=Rules(cut_on_equal=False)))
        open_code(qtbot, window, "cuts-2-00001")
        assert not page.session.exercise.rules.cut_on_equal
        assert "equality does not cut" in page.header.conventions.label.text()

    tell_story(story)


def test_the_table_and_the_tree_hold_the_same_entries(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-2-00001")
        page.feedback.turn.click()
        table = page.feedback.table
        model = table.model()
        blank = page.session.writing[3]
        index = model.index(page.session.visiting.index(blank), 1)
        assert model.setData(index, "−12")
        assert page.session.sheet.typed[blank] == "-12"
        cut = next(b for b in page.session.visiting if b.ask is Ask.CUT)
        index = model.index(page.session.visiting.index(cut), 1)
        model.setData(index, Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
        assert page.session.sheet.typed[cut] is True
        click(page, Blank(cut.node, Ask.CUT))
        assert model.data(index, Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Unchecked

    tell_story(story)


def test_a_code_gives_everybody_the_same_tree(tell_story, qtbot):
    trees = []

    def story(window):
        trees.append(open_code(qtbot, window, "cuts-3-ABCDE").session.exercise.tree)

    tell_story(story)
    tell_story(story)
    assert trees[0] == trees[1]


def test_an_exercise_goes_to_a_file_and_back(tell_story, qtbot, tmp_path, monkeypatch):
    from PySide6.QtWidgets import QFileDialog

    file = tmp_path / "mine.json"
    filled = {}
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))

    def story(window):
        page = open_code(qtbot, window, "alpha-beta-2-00001")
        session = page.session
        exercise = session.exercise
        type_text("-i")
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_X)
        filled.update(session.sheet.typed)
        press(Qt.Key.Key_S, CONTROL)
        assert page.news == "mine.json is written."
        saved = json.loads(file.read_text())
        assert saved["code"] == "alpha-beta-2-00001"
        assert saved["answers"] == {":alpha": "-∞", "0:cut": True}
        with qtbot.waitSignal(session.replaced):
            press(Qt.Key.Key_N, CONTROL)
        type_text("7")
        another = dict(session.sheet.typed)
        with qtbot.waitSignal(session.replaced):
            press(Qt.Key.Key_O, CONTROL)
        assert session.exercise == exercise
        assert session.sheet.typed == filled
        press(Qt.Key.Key_Z, CONTROL)
        assert session.sheet.typed == another
        press(Qt.Key.Key_Z, CONTROL | SHIFT)

    def come_back(window):
        assert practice(window).session.sheet.typed == filled

    tell_story(story)
    tell_story(come_back)


def test_a_file_with_answers_to_something_else_is_refused(tell_story, qtbot, tmp_path):
    file = tmp_path / "mine.json"

    def story(window):
        page = open_code(qtbot, window, "minimax-1-00001")
        exercise_sources.save(page.session.exercise, {Blank(NodeId(0), Ask.CUT): True}, file)
        page.open(str(file))
        qtbot.waitUntil(lambda: "answers: ':cut' is no blank" in page.news)

    tell_story(story)


@pytest.mark.parametrize("ending", ["svg", "png", "pdf"])
def test_the_tree_is_exported_as_a_picture(tell_story, tmp_path, monkeypatch, ending):
    from PySide6.QtWidgets import QFileDialog

    file = tmp_path / f"tree.{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def story(window):
        press(Qt.Key.Key_E, CONTROL)
        assert window.page.news == f"{file.name} is written."
        assert file.stat().st_size > 500

    tell_story(story)


def test_a_pattern_is_put_kindly_with_the_offer_of_a_tree_that_would_tell(tell_story, qtbot):
    from exercises import entries
    from exercises.misconceptions.table import applicable
    from exercises.misconceptions.variant import Nature

    def story(window):
        page = open_code(qtbot, window, "alpha-beta-4-00002")
        session = page.session
        for variant in applicable(session.exercise, Nature.MISCONCEPTION):
            answers = variant.answers(session.exercise)
            session.sheet.typed = {blank: entries.write(answers[blank]) for blank in answers}
            page.check()
            if session.feedback.diagnosis.candidates:
                break
        assert session.feedback.diagnosis.candidates
        before = session.exercise
        with qtbot.waitSignal(session.replaced):
            page.side.exercises.try_another()
        assert session.exercise.tree != before.tree
        assert session.exercise.kind == before.kind

    tell_story(story)


def test_feedback_comes_back_with_the_sheet(tell_story, qtbot):
    def leave(_):
        type_text("9")
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Return)

    def come_back(window):
        page = practice(window)
        qtbot.waitUntil(lambda: page.session.feedback is not None)
        assert "not 9" in page.feedback.remarks.remarks[0].accessibleName()

    tell_story(leave)
    tell_story(come_back)


RESTING = ["successors", *PLAYED]


@pytest.mark.every(2)
@pytest.mark.parametrize("kinds", [RESTING[start::4] for start in range(4)], ids=" ".join)
def test_the_solution_rests_on_what_was_asked(tell_story, qtbot, kinds):
    """Who copies the resting picture is right."""

    def place(blank):
        """What answers a question in a node stands where its value does."""
        in_node = blank.label is not None and not blank.label.text
        return Blank(blank.node, Ask.VALUE) if in_node else blank

    def seen(canvas):
        markup = canvas.drawing.markup
        texts = {
            place(blank): "".join(str(text).split())
            for blank, text in markup.texts.items()
            if text not in ("", False, NOTHING) and blank.ask is not Ask.ORDER
        }
        return texts, markup.tree, markup.faded

    def story(window):
        for kind in kinds:
            page = open_code(qtbot, window, f"{kind}-3-00001")
            fill_by_keys(page)
            press(Qt.Key.Key_Return, CONTROL)
            for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
                press(key)
            assert seen(page.solution.canvas) == seen(page.canvas), kind

    tell_story(story)


def hints(page):
    return [note.text() for note in page.feedback.remarks.findChildren(QLabel, "notice")]


@pytest.mark.parametrize("on_leaf", [True, False])
def test_after_check_a_hint_is_about_the_selected_wrong_cut(tell_story, qtbot, on_leaf):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-00001")
        session = page.session
        tree, right = session.exercise.tree, solution(session.exercise)
        wrong = next(
            blank
            for blank in session.visiting
            if blank.ask is Ask.CUT and blank not in right and tree.is_leaf(blank.node) is on_leaf
        )
        walk_to(page, wrong.node)
        press(Qt.Key.Key_X)
        press(Qt.Key.Key_Return)
        assert session.blank == wrong
        press(Qt.Key.Key_Question, SHIFT)
        assert f"just before {name(tree, wrong.node)}" in hints(page)[-1]
        assert list(session.hints) == [wrong]

    tell_story(story)


def test_a_hint_at_a_branch_that_may_be_the_best_move_is_about_that_move(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "best-line-1-00001")
        leaf = page.session.exercise.tree.leaves[-1]
        walk_to(page, leaf)
        press(Qt.Key.Key_B)
        press(Qt.Key.Key_Question, SHIFT)
        parent = page.session.exercise.tree.parent(leaf)
        assert list(page.session.hints) == [Blank(parent, Ask.BEST)]

    tell_story(story)


def test_tab_goes_on_from_a_mark_to_the_nearest_blank_either_way(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-00001")
        session = page.session
        place = next(i for i, b in enumerate(session.visiting) if b.ask is Ask.CUT and i > 9)
        for key, among in (
            (Qt.Key.Key_Tab, session.visiting[place:]),
            (Qt.Key.Key_Backtab, session.visiting[:place][::-1]),
        ):
            page.show_blank(session.visiting[place])
            press(key)
            assert session.blank == next(b for b in among if b.ask is not Ask.CUT)

    tell_story(story)


@pytest.mark.parametrize("key", [Qt.Key.Key_X, Qt.Key.Key_Space])
def test_tab_goes_from_leaf_to_leaf_and_a_key_ticks_the_selected_one(tell_story, qtbot, key):
    def story(window):
        page = open_code(qtbot, window, "leaves-2-00001")
        session, leaves = page.session, page.session.exercise.tree.leaves
        ticked = []
        for _ in leaves:
            ticked.append(session.blank)
            press(key)
            press(Qt.Key.Key_Tab)
        assert ticked == [Blank(leaf, Ask.SEEN) for leaf in leaves]
        assert session.sheet.typed == dict.fromkeys(ticked, True)
        assert session.blank == Blank(NodeId(0), Ask.LEAVES)

    tell_story(story)


@pytest.mark.parametrize("does", ["undo", "redo", "check", "hint"])
def test_what_is_done_to_the_sheet_is_seen_on_the_sheet(tell_story, does):
    keys = {
        "undo": (Qt.Key.Key_Z, CONTROL),
        "redo": (Qt.Key.Key_Z, CONTROL | SHIFT),
        "check": (Qt.Key.Key_Return,),
        "hint": (Qt.Key.Key_Question, SHIFT),
    }

    def story(window):
        page = practice(window)
        type_text("4")
        if does == "redo":
            press(*keys["undo"])
        press(Qt.Key.Key_Return, CONTROL)
        assert page.playing
        press(*keys[does])
        assert not page.playing
        assert focused() is page.canvas
        assert bool(page.session.sheet.typed) is (does != "undo")
        assert (page.session.feedback is not None) is (does == "check")
        assert bool(hints(page)) is (does == "hint")

    tell_story(story)


@pytest.mark.parametrize("change", ["undo", "type"])
def test_feedback_does_not_outlive_what_it_was_about(tell_story, change):
    def story(window):
        page = practice(window)
        for text in ("9", "3"):
            type_text(text)
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Return)
        card, typed = page.feedback, list(page.session.sheet.typed)
        assert card.score.text() == "0 of 4 right · 0 of 2 marks"
        assert [remark.blank for remark in card.remarks.remarks] == typed
        if change == "undo":
            press(Qt.Key.Key_Z, CONTROL)
        else:
            page.show_blank(typed[1])
            type_text("2")
        assert [remark.blank for remark in card.remarks.remarks] == typed[:1]
        assert card.score.text() == ""
        assert "0 of 2 marks when last checked" in card.remarks.findChildren(QLabel)[0].text()
        press(Qt.Key.Key_Return)
        now = "0 of 4 right · 0" if change == "undo" else "1 of 4 right · ⅙"
        assert card.score.text() == f"{now} of 2 marks"

    tell_story(story)


def test_a_hint_stays_while_its_answer_is_typed(tell_story):
    def story(window):
        page = practice(window)
        type_text("9")
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Question, SHIFT)
        said = hints(page)
        type_text("4")
        assert hints(page) == said != []
        press(Qt.Key.Key_Return)
        assert hints(page) == []

    tell_story(story)


def test_an_entry_changed_since_the_last_check_comes_back_unjudged(tell_story, qtbot):
    told = []

    def look(page):
        session = page.session
        assert session.writing[0] not in session.verdicts
        assert not session.current
        told.append((session.verdicts, [each.text for each in session.remarks], session.node))

    def leave(window):
        page = practice(window)
        for text in "928":
            type_text(text)
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Return)
        page.show_blank(page.session.writing[0])
        type_text("4")
        press(Qt.Key.Key_Down)
        look(page)

    def come_back(window):
        page = practice(window)
        qtbot.waitUntil(lambda: page.session.feedback is not None)
        look(page)
        assert told[0] == told[1]
        page.show_blank(page.session.writing[0])
        press(Qt.Key.Key_Backspace)
        type_text("9")
        assert page.session.current
        assert page.session.verdicts[page.session.writing[0]] is Verdict.WRONG

    tell_story(leave)
    tell_story(come_back)


def test_nothing_is_told_about_what_was_not_written(tell_story, qtbot):
    """A sign at an empty place would tell which branches are cut."""

    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-00001")
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_X)
        press(Qt.Key.Key_Return)
        assert list(page.canvas.drawing.markup.verdicts.values()) == [Verdict.WRONG]
        assert [remark.blank for remark in page.feedback.remarks.remarks] == [page.session.blank]
        page.feedback.turn.click()
        model = page.feedback.table.model()
        verdicts = [model.index(row, 2).data() for row in range(model.rowCount())]
        assert [verdict for verdict in verdicts if verdict] == ["Not right"]

    tell_story(story)


def test_the_card_is_called_what_it_shows(tell_story):
    def story(window):
        card = practice(window).feedback
        names = [(card.heading.text(), card.turn.text())]
        for does in (card.turn.click, card.turn.click, card.turn.click):
            does()
            names.append((card.heading.text(), card.turn.text()))
        press(Qt.Key.Key_Question, SHIFT)
        names.append((card.heading.text(), card.turn.text()))
        remarks, table = ("Feedback", "Answers"), ("Answers", "Feedback")
        assert names == [remarks, table, remarks, table, remarks]

    tell_story(story)


@pytest.mark.parametrize(("kind", "asked"), [("cuts", ": cut"), ("leaves", "")])
def test_every_leaf_has_a_row_of_its_own_name(tell_story, kind, asked):
    def story(window):
        page = practice(window)
        tree, rules = notation.read("[[-11 -11] [1 -1 1] 7]"), Rules()
        blanks = KINDS[kind].blanks(tree, rules)
        page.open(Exercise(tree, "alpha-beta", rules, kind, blanks))
        page.feedback.turn.click()
        model = page.feedback.table.model()
        rows = [model.index(row, 0).data() for row in range(model.rowCount())]
        assert len(set(rows)) == len(rows)
        for leaf in ("B – 2nd leaf, −11", "C – 2nd leaf, −1", "C – 3rd leaf, 1", "A – 1st leaf, 7"):
            assert leaf + asked in rows

    tell_story(story)


@pytest.mark.every(2, 1)
@pytest.mark.parametrize("kinds", SEVERAL, ids=" ".join)
def test_every_row_of_the_answer_table_can_be_read(tell_story, qtbot, kinds):
    def look_at(kind, window):
        page = open_code(qtbot, window, f"{kind}-4-00001")
        page.feedback.turn.click()
        written = [blank for blank in page.session.visiting if not blank.ask.row.mark]
        for blank in written[:1]:
            page.session.sheet.write(blank, "§")  # no verdict is longer than that it can't be read
        page.check()
        table = page.feedback.table
        settle(window)
        rows = range(table.model().rowCount())
        words = {word for row in rows for word in table.model().index(row, 0).data().split()}
        frame = QStyle.PixelMetric.PM_FocusFrameHMargin
        margins = 2 * (table.style().pixelMetric(frame, None, table) + 1)
        widest = max(map(table.fontMetrics().horizontalAdvance, words))
        assert widest + margins <= table.columnWidth(0), kind
        assert all(table.sizeHintForRow(row) <= table.rowHeight(row) for row in rows), kind
        page.feedback.turn.click()

    def story(window):
        window.resize(1440, 900)
        for kind in kinds:
            look_at(kind, window)

    tell_story(story)


def test_undo_brings_back_the_exercise_before_a_new_one(tell_story, qtbot):
    left = {}

    def story(window):
        page = practice(window)
        session = page.session
        mine = Exercise(notation.read("[[3 5] [2 9]]"), "minimax", Rules(), "minimax", ())
        mine = mine._replace(blanks=KINDS["minimax"].blanks(mine.tree, mine.rules))
        page.open(mine)
        for text in ("3", "9"):
            type_text(text)
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Return)
        before, blank = dict(session.sheet.typed), session.blank
        with qtbot.waitSignal(session.replaced):
            press(Qt.Key.Key_N, CONTROL)
        type_text("7")
        another = session.exercise
        assert another != mine
        press(Qt.Key.Key_Z, CONTROL)
        press(Qt.Key.Key_Z, CONTROL)
        assert session.exercise == mine
        assert session.sheet.typed == before
        assert session.blank == blank
        assert page.feedback.score.text() == "1 of 3 right · ⅙ of 1⅔ marks"
        press(Qt.Key.Key_Z, CONTROL)
        assert len(session.sheet.typed) == 1
        for _ in range(3):
            press(Qt.Key.Key_Z, CONTROL | SHIFT)
        assert session.exercise == another
        assert list(session.sheet.typed.values()) == ["7"]
        left.update(exercise=another, typed=dict(session.sheet.typed))

    def come_back(window):
        session = practice(window).session
        assert session.exercise == left["exercise"]
        assert session.sheet.typed == left["typed"]

    tell_story(story)
    tell_story(come_back)


def test_a_letter_that_cannot_be_read_is_said_beside_the_blank(tell_story):
    def story(window):
        page = practice(window)
        type_text("4k")
        assert "4k" in page.canvas._bubble.text()
        assert page.canvas._bubble.isVisible()
        assert page.session.sheet.typed[page.session.blank] == "4"
        type_text("2")
        assert not page.canvas._bubble.isVisible()
        assert page.session.sheet.typed[page.session.blank] == "42"

    tell_story(story)


def test_a_best_move_is_written_by_its_child_s_letter(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "best-line-2-00001")
        root = Blank(NodeId(0), Ask.BEST)
        page.show_blank(root)
        type_text("c")
        assert page.canvas.drawing.markup.texts[root] == "C"
        type_text("z")
        assert "no child of A" in page.canvas._bubble.text()
        assert page.canvas.drawing.markup.texts[root] == "C"

    tell_story(story)


def test_who_types_at_a_mark_is_told_how_to_mark(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "cuts-2-00001")
        for text in "5k":
            type_text(text)
            assert "X" in page.canvas._bubble.text()
            assert page.canvas._bubble.isVisible()
            press(Qt.Key.Key_X)
            assert not page.canvas._bubble.isVisible()

    tell_story(story)


def test_a_tree_of_one_s_own_has_no_level_and_the_next_one_has_the_last(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "cuts-3-00001")
        assert page.header.level.currentText() == "Level 3"
        page.open(page.session.exercise._replace(level=None, seed=None, recipe=None))
        assert page.header.level.currentText() == ""
        assert page.header.level.placeholderText() == "Own tree"
        with qtbot.waitSignal(page.session.replaced):
            press(Qt.Key.Key_N, CONTROL)
        assert page.session.exercise.level == 3
        assert page.header.level.currentText() == "Level 3"

    tell_story(story)


def test_the_first_tree_is_of_the_first_level(tell_story):
    def story(window):
        assert practice(window).header.level.currentText() == "Level 1"

    tell_story(story)


def test_a_key_has_one_name_in_menus_and_on_buttons(tell_story):
    def story(window):
        page = practice(window)
        shown = {action.objectName(): action.text() for action in page.actions()}
        assert shown["solution"] == "Solution\tCtrl+Enter"
        assert any("Ctrl+Enter" in button.text() for button in page.findChildren(QPushButton))

    tell_story(story)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("range-cuts-3.9-0000B", "All utilities lie between −10 and 10."),
        ("depth-limit-3.7-0000B", "The search stops after 2 moves"),
        ("max-n-cuts-3.3-0000B", "No vector adds up to more than 20"),
        ("frame-2-00001", "α and β are written as they are just after"),
    ],
)
def test_numbers_without_which_a_task_can_not_be_done_stand_with_it(tell_story, qtbot, code, told):
    def story(window) -> None:
        page = open_code(qtbot, window, code)
        assert told in page.header.task.label.text()
        assert page.header.conventions.isHidden()

    tell_story(story)
