"""A newcomer's path over simulated days, by the keyboard alone."""

import time
from datetime import date
from pathlib import Path

import pytest
from earlier_days import DAY, keep_attempts
from generated import generated
from hands import fill_by_keys, focused, practice, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from rectangles import settle, troubles

import resources
from exercises.drawing.parts.picture import Ink
from exercises.exam.mock import sit
from exercises.learning.history import History
from exercises.learning.lessons import lesson_of, read_lesson
from exercises.learning.mastery import Mastery
from exercises.learning.purpose import Assignment, Purpose
from exercises.learning.skills import GROUPS
from exercises.learning.tree_choice import guided, worked_tree
from exercises.solution import solution
from search.rules import Order, Rules
from tutor.learn.exam_dialog import ExamDialog
from tutor.learn.lesson_view import LessonView
from tutor.learn.page import LearnPage
from tutor.learn.which_search import WhichSearch
from tutor.look.language import tell
from tutor.mock_exam.page import MockPage
from tutor.practice.page import PracticePage
from tutor.rail import RailButton
from tutor.widgets import practised

LESSONS = Path(resources.__file__).parent / "lessons"
SHORT = """
title = "Short"
[[questions]]
kind = "minimax"
level = 1
points = 2
"""
ENTER = Qt.Key.Key_Return


class Clock:
    """The machine's clock, some days ahead."""

    def __init__(self, monkeypatch):
        self._now, self.days = time.time, 0
        monkeypatch.setattr(time, "time", lambda: self._now() + self.days * DAY)


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


def tab_to_learn(window) -> LearnPage:
    """By Tab and Space alone, from wherever the keyboard is."""
    for _ in range(200):
        here = focused()
        if isinstance(here, RailButton) and here.text() == "Learn":
            break
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    assert isinstance(window.page, LearnPage)
    return window.page


def go_on(window, qtbot) -> PracticePage:
    """Enter, and whatever stands between here and the next tree to fill in."""
    learn = window.pages["learn"]
    before = _attempt(window)
    press(ENTER)
    for _ in range(3):
        qtbot.waitUntil(lambda: not learn.work.busy)
        settle(window)
        view = learn._views.currentWidget()
        if window.page is learn and isinstance(view, LessonView):
            assert troubles(window.centralWidget()) == []
            press(Qt.Key.Key_Right)
            press(ENTER)
        elif window.page is learn and isinstance(view, WhichSearch):
            assert troubles(window.centralWidget()) == []
            name_search(learn.which, learn.which.assigned.exercise.method)
            assert learn.which.told.text().startswith("Right")
            press(ENTER)
            assert window.page is not learn
        elif _attempt(window) != before:
            break
    page = practice(window)
    assert page.session.attempt != before
    return page


def name_search(which: WhichSearch, method: str) -> None:
    """By Tab and Enter, from wherever among the answers the keyboard is."""
    while focused() is not which.methods[method]:
        press(Qt.Key.Key_Tab)
    press(ENTER)


def _attempt(window) -> int | None:
    page = window.pages.get("practice")
    return None if page is None else page.session.attempt


def solve(window) -> None:
    """Fill in all that is right by the keyboard, and check."""
    page = practice(window)
    fill_by_keys(page)
    press(ENTER)
    assert page.session.solved


def states(window) -> dict[str, Mastery]:
    learn = window.pages["learn"]
    learn.model.refresh()
    return {name: each.state for name, each in learn.model.overview.skills.items()}


def test_a_newcomer_masters_two_skills_over_days_lapses_and_comes_back(tell_story, qtbot, clock):
    def first_day(window):
        window.resize(1280, 800)
        learn = tab_to_learn(window)
        assert learn.next.what.text() == "Values"
        page = go_on(window, qtbot)  # the worked tree, then the same one
        assert page.session.purpose == Purpose.GUIDED
        for _ in range(6):  # two of each: values, best line, cuts
            solve(window)
            page = go_on(window, qtbot)
        assert states(window)["values"] is Mastery.UNDER_WAY

    def later(window):
        tab_to_learn(window)
        for _ in range(4):
            go_on(window, qtbot)
            solve(window)
            tab_to_learn(window)

    def lapse(window):
        learn = tab_to_learn(window)
        mastered = [name for name, state in states(window).items() if state is Mastery.MASTERED]
        assert len(mastered) >= 2
        assert f"{len(mastered)} of" in learn.summary.text()
        go_on(window, qtbot)
        page = practice(window)
        page.canvas.setFocus()
        fill_by_keys(page)
        blank = page.session.writing[0]
        page.session.select(blank.node, blank)
        if blank.ask.row.mark:
            press(Qt.Key.Key_X)
        else:
            type_text("99")
        press(ENTER)
        assert not page.session.solved
        tab_to_learn(window)
        assert Mastery.AGAIN in states(window).values()
        assert "practise again" in " ".join(
            each.accessibleName() for each in window.page.map.buttons.values()
        )

    tell_story(first_day)
    for days in (3, 8):
        clock.days = days
        tell_story(later)
    clock.days = 60
    tell_story(lapse)


def test_the_search_that_was_named_in_a_mixed_set_is_kept_and_told(tell_story):
    def story(window):
        learn = tab_to_learn(window)
        learn._assign(Assignment(generated("cuts", 1), Purpose.MIXED))
        name_search(learn.which, "expectimax")
        assert learn.which.told.text().startswith("It is Alpha-beta")
        assert learn.which.methods["expectimax"].isChecked()
        assert learn.which.told.isVisible()
        press(ENTER)
        solve(window)
        attempt = window._store.attempt(practice(window).session.attempt)
        assert (attempt.purpose, attempt.search_named) == ("mixed", "expectimax")
        window.turn_to("progress")
        told = window.page.searches.text()
        assert "0 of 1" in told
        assert "Alpha-beta was taken for Expectimax once." in told

    tell_story(story)


def colours_of(widget) -> set[str]:
    image = widget.grab().toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name().upper() for x, y in places}


def test_what_is_due_today_and_later_stands_below_what_comes_next(tell_story, qtbot, data_folder):
    names = ("cuts", "windows", "bounds", "order", "expected-values", "vectors", "depth-limit")
    keep_attempts(
        data_folder / "plywood.sqlite",
        [*((9, name, "slip") for name in names), (0, "values", "slip")],
    )

    def story(window):
        window.resize(1280, 800)
        learn = tab_to_learn(window)
        settle(window)
        due, card = learn.next.due, learn.next
        assert card.picture.accessibleName().startswith("An example: ")
        assert due.heading.text() == "Due today"
        assert due.time.text() == "about 15 minutes"
        assert due.coming.text() == "Tomorrow: Values"
        shown = [each for each in due.buttons if each.isVisible()]
        assert 1 < len(shown) < len(due.buttons) == len(names)
        assert due.more.text() == f"+ {len(names) - len(shown)}"
        assert "Depth limit" in due.more.accessibleName()
        settings = window._preferences.settings
        window._preferences.choose(settings._replace(text_size=200))
        settle(window)
        assert not card.picture.isVisible()  # there is no room beside the words
        assert troubles(window.centralWidget()) == []
        window._preferences.choose(settings)
        settle(window)
        assert card.picture.isVisible()
        inks = learn.theme.colours.drawing
        again = learn.map.buttons["windows"]
        assert "practise again" in again.accessibleName()
        assert inks.word(Ink.WRONG) in colours_of(again)
        assert inks.word(Ink.FOLLOWS) not in colours_of(again)  # its words say when it was seen
        learn.take_focus()
        for _ in range(2):
            press(Qt.Key.Key_Tab)
        assert focused() is due.buttons[1]
        press(Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not learn.work.busy)
        session = practice(window).session
        assert (session.exercise.kind, session.purpose) == ("windows", Purpose.GUIDED)

    tell_story(story)


def test_the_mock_exam_at_the_end_of_the_path_says_where_it_stands(tell_story, qtbot):
    def story(window):
        card = tab_to_learn(window).map.mock
        assert (card.title.text(), card.state.text()) == ("Like the midterm", "not tried yet")
        assert card.about.text().startswith("6 questions, 40 points, 40 minutes")
        card.look.setFocus()
        press(Qt.Key.Key_Space)
        exam = window.page
        assert isinstance(exam, MockPage)
        exam.model.begin(sit(SHORT, 5))
        window.turn_to("learn")
        assert (card.title.text(), card.state.text()) == ("Short", "under way · 5 minutes left")
        assert card.about.isHidden()
        exam.model.hand_in()
        tab_to_learn(window).model.refresh()
        assert (card.title.text(), card.state.text()) == ("Like the midterm", "last sat today")

    tell_story(story)


def test_what_comes_next_waits_for_a_long_history_that_is_still_being_read(
    tell_story, qtbot, data_folder, monkeypatch
):
    monkeypatch.setattr(practised, "READ_AT_ONCE", 3)
    keep_attempts(data_folder / "plywood.sqlite", [(0, "values", "right")] * 5)

    def story(window):
        window.turn_to("learn")
        learn = window.page
        assert learn.work.busy
        assert learn.next.what.text() == "Values"  # as for somebody who did nothing yet
        press(ENTER)
        qtbot.waitUntil(lambda: not learn.work.busy)
        assert learn.model.history.trials
        qtbot.waitUntil(lambda: learn.lesson is not None)
        assert learn.lesson.title.text() == "Best line"

    tell_story(story)


def test_everything_is_open_and_a_chosen_skill_goes_on_at_once(tell_story, qtbot):
    def story(window):
        learn = tab_to_learn(window)
        for _ in range(30):
            if getattr(focused(), "skill", "") == "vectors":
                break
            press(Qt.Key.Key_Tab)
        press(ENTER)
        qtbot.waitUntil(lambda: learn.lesson is not None)
        assert learn.lesson.title.text() == "Vectors"
        press(Qt.Key.Key_Escape)
        assert focused() is learn.next.go_on

    tell_story(story)


def test_the_exam_is_set_and_nothing_is_due_after_it(tell_story, qtbot):
    def story(window):
        learn = tab_to_learn(window)
        learn.exam.setFocus()
        press(Qt.Key.Key_Space)
        dialog = learn.findChild(ExamDialog)
        dialog.set.click()
        assert learn.model.exam is not None
        assert (learn.model.exam - date.today()).days in (6, 7)
        assert "in 7 days" in learn.exam.text()

    tell_story(story)


def test_a_path_leads_through_all_groups_and_the_map_fills_its_room(tell_story):
    def story(window):
        window.resize(1440, 900)
        window.turn_to("learn")
        settle(window)
        skills = window.page.map
        assert skills.verticalScrollBar().maximum() == 0
        inside = skills.widget()
        shown = list(skills.buttons.values())
        lowest = max(button.mapTo(inside, button.rect().bottomLeft()).y() for button in shown)
        assert lowest > inside.height() - 3 * shown[0].height()
        assert len(skills.ways()) == len(GROUPS) - 1
        for last, first, *_ in skills.ways():
            assert shown.index(first) == shown.index(last) + 1
            for end in (last, first):  # the lines lie above them, and let clicks through
                assert inside.childAt(end.mapTo(inside, end.sign.toPoint())) is end
        for size in ((800, 760), (1440, 900)):
            window.resize(*size)
            settle(window)
            assert all(each.height() >= each.heightForWidth(each.width()) for each in shown)

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("dark", ["light", "dark"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_is_clipped_in_a_small_window(tell_story, qtbot, text_size, dark):
    def story(window):
        window.resize(1024, 700)
        settings = window._preferences.settings
        light = type(settings.light)(dark)
        window._preferences.choose(settings._replace(text_size=text_size, light=light))
        learn = tab_to_learn(window)
        settle(window)
        assert troubles(window.centralWidget()) == []
        assert troubles(learn.map.widget()) == []
        for button in learn.map.buttons.values():
            assert button.height() >= button.heightForWidth(button.width())
            assert all(font.pixelSize() >= 11 for font in button._fonts())
        learn.go_on()
        qtbot.waitUntil(lambda: learn.lesson is not None)
        settle(window)
        assert troubles(window.centralWidget()) == []
        assert QApplication.focusWidget() is not None

    tell_story(story)


@pytest.mark.parametrize(
    ("skill", "told"),
    [("intervals", "stops before it: for which x is that so?"), ("values", "finish")],
)
def test_where_a_lesson_can_fill_in_nothing_its_rule_helps(tell_story, skill, told):
    def story(window):
        learn = tab_to_learn(window)
        learn.hand_over(guided(worked_tree(History(), lesson_of(skill), Rules()), skill))
        page = practice(window)
        said = " ".join(each.text() for each in page.feedback.findChildren(QLabel))
        assert told in said
        assert bool(page.session.sheet.typed) is (skill == "values")
        assert not page.session.hints  # none that would count

    tell_story(story)


def test_a_lesson_of_an_instructor_opens_with_its_own_words(tell_story, qtbot, tmp_path):
    lesson = tmp_path / "mine.toml"
    lesson.write_text(
        'format = "plywood-lesson/1"\nskill = "cuts"\ntitle = "As we teach it"\n'
        'text = ["Look up."]\n[worked]\nkind = "cuts"\ntree = "[[3 12 8] [2 4 6]]"\n'
        '[[trees]]\nkind = "cuts"\nwidths = [2, 2]\nleaves = [1, 30]\ncutoffs = [1, 1]\n',
        "utf-8",
    )

    def story(window):
        learn = window.page
        assert isinstance(learn, LearnPage)
        qtbot.waitUntil(lambda: learn.lesson is not None)
        assert learn.lesson.title.text() == "As we teach it"
        assert learn.lesson.text.text() == "Look up."
        press(ENTER)
        assert practice(window).session.purpose == Purpose.GUIDED
        solve(window)
        window.turn_to("learn")
        learn.go_on_with("cuts")
        qtbot.waitUntil(lambda: window.page is not learn)
        page = practice(window)
        assert page.session.purpose == Purpose.NEXT
        assert len(page.session.exercise.tree.leaves) == 4  # as its trees are

    tell_story(story, str(lesson))


def test_a_picture_that_a_course_can_t_search_is_left_out(tell_story, tmp_path):
    file = tmp_path / "mine.toml"
    text = (LESSONS / "values.toml").read_text("utf-8")
    file.write_text(text.replace("[[4 7] [2 9]]", "[[4 7] [2 ?]]").replace("minimax", "cuts", 1))

    def story(window):
        learn = tab_to_learn(window)
        learn.model.opened["values"] = read_lesson(file)
        learn.model.refresh()
        assert learn.next.picture.isVisible()
        settings = window._preferences.settings
        rules = settings.rules._replace(order=Order.RIGHT_TO_LEFT)
        window._preferences.choose(settings._replace(rules=rules))
        assert not learn.next.picture.isVisible()

    tell_story(story)


def test_a_lesson_speaks_of_a_bar_to_step_by_only_where_there_is_one(tell_story, qtbot):
    def story(window):
        learn = tab_to_learn(window)
        for skill, plays in (("values", True), ("ucb1", False), ("game-traits", False)):
            learn.go_on_with(skill)
            title = f"skill-{skill}"
            qtbot.waitUntil(
                lambda title=title: (
                    learn.lesson is not None and learn.lesson.title.text() == tell(title)
                )
            )
            assert ("bar" in learn.lesson.how.text()) is plays
            assert learn.lesson.worked.transport.isVisible() is plays

    tell_story(story)


@pytest.mark.parametrize("skill", ["game-traits", "claims"])
def test_a_lesson_of_questions_beside_the_tree_tells_their_answers(tell_story, qtbot, skill):
    def story(window):
        learn = tab_to_learn(window)
        learn.go_on_with(skill)
        qtbot.waitUntil(lambda: learn.lesson is not None)
        assert learn.lesson.step.text().count("Answer: ") == len(learn.lesson.exercise.blanks)
        learn.lesson.go_on.click()
        page = practice(window)
        right = solution(page.session.exercise)
        assert len(page.session.sheet.typed) == len(right) // 2
        assert page.session.blank not in page.session.sheet.typed
        said = [label.text() for label in page.feedback.remarks.findChildren(QLabel)]
        assert any("The tree of the lesson" in text for text in said)

    tell_story(story)
