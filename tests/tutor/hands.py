"""What a student's hands do: keys alone, or the mouse alone."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox, QWidget
from rectangles import settle

from exercises import entries
from exercises.asks import Ask
from exercises.asks.entry import Claim, Entry, Interval, Relation, States
from exercises.exercise import Blank
from exercises.kinds import KINDS, items_of
from exercises.solution import solution
from search.numbers import Bound
from search.tree import NodeId
from tutor.explore.page import ExplorePage
from tutor.practice.page import PracticePage
from tutor.quizzes.page import QuizzesPage
from tutor.widgets.news import News
from tutor.window import MainWindow

CONTROL = Qt.KeyboardModifier.ControlModifier


def practice(window: MainWindow) -> PracticePage:
    page = window.page
    assert isinstance(page, PracticePage)
    return page


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifiers)


def dismiss_news(window: MainWindow) -> None:
    """Click the button beside the news."""
    window.page.findChild(News).findChild(QAbstractButton).click()


def answer_message(word: str, said: list[str], told: Callable = QMessageBox.text) -> None:
    """Answer the message that opens next with this button; what it says is noted."""

    def answer() -> None:
        windows = QApplication.topLevelWidgets()
        message = next((w for w in windows if isinstance(w, QMessageBox) and w.isVisible()), None)
        if message is None:
            QTimer.singleShot(0, answer)  # it is not there yet
            return
        said.append(told(message))
        next(button for button in message.buttons() if word in button.text()).click()

    QTimer.singleShot(0, answer)


def choose_file(monkeypatch, file: Path) -> None:
    """Whoever is asked for a file next, to open or to save, names this one."""
    for asks in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asks, lambda *_: (str(file), ""))


def choose_method(page: ExplorePage, method: str) -> None:
    """Choose the first method of the explore page from its list."""
    box = page.methods.methods[0]
    assert box.model().item(box.findData(method)).isEnabled()
    box.setCurrentIndex(box.findData(method))
    box.activated.emit(box.currentIndex())


def wait_for_pages(qtbot, page: QuizzesPage) -> None:
    """Until the pages of the quiz as it is are shown."""

    def shown(view) -> bool:
        return view.preview_pages.asked.quiz == page.model.quiz

    with qtbot.waitSignal(page.preview_maker.ready, check_params_cb=shown):
        page._ask()


SEVERAL = [tuple(KINDS)[start::6] for start in range(6)]
"""All kinds, several in a window: windows take longer than what is done in them."""


def type_text(text: str) -> None:
    QTest.keyClicks(focused(), text.replace("inf", "i").replace("−", "-"))


def open_code(qtbot, window: MainWindow, code: str) -> PracticePage:
    page = practice(window)
    with qtbot.waitSignal(page.session.replaced):
        page.open(code)
    return page


def answer(window, said: list[str], *words: str) -> None:
    """Click these buttons, one in each dialog that opens; the last in all until the window goes."""

    def click() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            said.append(dialog.informativeText())
            word = words[min(len(said), len(words)) - 1]
            next(each for each in dialog.buttons() if word in each.text()).click()

    timer = QTimer(window)
    timer.timeout.connect(click)
    timer.start()


def walk_to(page: PracticePage, target: NodeId) -> None:
    """By the arrow keys alone, along the order that is seen."""
    seen = page.canvas.seen
    tree = seen.shown.tree
    while page.session.node != target:
        node, goal = seen.seen[page.session.node], seen.seen[target]
        if goal not in tree.within(node):
            parent = tree.parent(node)
            siblings = [] if parent is None else list(tree.children(parent))
            beside = [s for s in siblings if goal in tree.within(s)]
            if not beside:
                press(Qt.Key.Key_Up)
            else:
                right = siblings.index(beside[0]) > siblings.index(node)
                press(Qt.Key.Key_Right if right else Qt.Key.Key_Left)
        else:
            press(Qt.Key.Key_Down)


def fill_by_keys(page: PracticePage) -> None:
    right = solution(page.session.exercise)
    page.canvas.setFocus()
    for blank in page.session.visiting:
        if blank not in right or blank in page.session.sheet.typed:
            continue
        entry = right[blank]
        match blank.ask:
            case Ask.CUT | Ask.SEEN:
                walk_to(page, blank.node)
                press(Qt.Key.Key_X)
            case Ask.BEST:
                walk_to(page, page.session.exercise.tree.children(blank.node)[int(entry)])
                press(Qt.Key.Key_B)
            case Ask.ORDER:
                _reorder_by_keys(page, blank, entry)
            case _ if blank.beside:
                while not page.view.items.rows[blank].isAncestorOf(focused()):
                    press(Qt.Key.Key_Tab)
                _answer_by_keys(page, blank, entry)
            case Ask.TICK:
                _tab_to(page, blank)
                press(Qt.Key.Key_X)
            case _:
                _tab_to(page, blank)
                equals = "=" if blank.ask is Ask.RANGE else ""
                text = _keys(entry)
                type_text(text.replace("≤", f"<{equals}").replace("≥", f">{equals}"))


def _answer_by_keys(page: PracticePage, blank: Blank, entry: Entry) -> None:
    """Answer the question beside the tree that has the keyboard."""
    if blank.ask is Ask.TICK:
        press(Qt.Key.Key_Space)
    else:
        written = entries.write_at(page.session.exercise, blank, entry)
        item = items_of(page.session.exercise)[blank.item]
        if blank.ask is Ask.PICK and item.row:
            written = item.texts[item.letters.index(entry)]
        text = str(written).lower()[:1] if blank.ask is Ask.TRUE else str(written)
        type_text(text.replace("≤", "<").replace("≥", ">"))


def _answer_by_mouse(page: PracticePage, blank: Blank, entry: Entry) -> None:
    answered = page.view.items.rows[blank].answered
    page.view.items.ensureWidgetVisible(answered)
    match blank.ask:
        case Ask.TICK:
            QTest.mouseClick(answered.box, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
        case _ if hasattr(answered, "field"):
            _tap(answered.field)
            _answer_by_keys(page, blank, entry)
        case _:
            _tap(answered.buttons[str(entry).lower()])


def _keys(entry: Entry) -> str:
    """What is typed for an entry; blanks only where they are part of it."""
    text = str(entries.write(entry))
    if entry == States(()):
        return "n"
    return text.replace(", ", "; ") if isinstance(entry, str | States) else text.replace(" ", "")


def _reorder_by_keys(page: PracticePage, blank: Blank, entry: Entry) -> None:
    children = page.session.exercise.tree.children(blank.node)
    for place, index in enumerate(entry):
        while page.session.order(blank.node).index(index) > place:
            walk_to(page, children[index])
            press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)


def _tab_to(page: PracticePage, blank: Blank) -> None:
    writing = page.session.writing
    if page.session.blank not in writing:
        press(Qt.Key.Key_Tab)
    while page.session.blank != blank:
        ahead = writing.index(blank) > writing.index(page.session.blank)
        press(Qt.Key.Key_Tab if ahead else Qt.Key.Key_Backtab)


def click(page: PracticePage, what: Blank | NodeId) -> None:
    seen = page.canvas.seen
    shown = seen.seen_blank(what) if isinstance(what, Blank) else seen.seen[what]
    QTest.mouseClick(
        page.canvas, Qt.MouseButton.LeftButton, pos=page.canvas.place_of(shown).center().toPoint()
    )


def fill_by_mouse(page: PracticePage) -> None:
    settle(page)  # nobody can point at what is not laid out
    for blank, entry in solution(page.session.exercise).items():
        if blank.beside:
            _answer_by_mouse(page, blank, entry)
        elif blank.ask.row.mark or blank.ask is Ask.TICK:
            click(page, blank)
        elif blank.ask is Ask.ORDER:
            _drag(page, blank, entry)
        else:
            click(page, blank)
            match entry:
                case Claim(relation, value):
                    _tap(page.canvas.entry_helper.input.switches[relation])
                    _tap_keys(page, value)
                case Interval(low, high, with_low, with_high):
                    controls = page.canvas.entry_helper.input
                    for end, field, closed, switch in (
                        (low, controls.low, with_low, controls.with_low),
                        (high, controls.high, with_high, controls.with_high),
                    ):
                        if not isinstance(end, float):
                            _tap(field)
                            _tap_keys(page, end)
                            if switch.isChecked() != closed:
                                _tap(switch)
                case _:
                    _tap_keys(page, entry)


def _tap(control: QWidget) -> None:
    QTest.mouseClick(control, Qt.MouseButton.LeftButton)


def _tap_keys(page: PracticePage, entry: Entry) -> None:
    text = "∅" if entry == States(()) else _keys(entry).replace("inf", "∞")
    for sign in text:
        if sign not in "()":
            _tap(page.canvas.entry_helper.keypad.keys[sign])


def fill_by_inputs(page: PracticePage) -> None:
    """By the keyboard alone, in the small inputs beside the nodes."""
    page.canvas.setFocus()
    for blank, entry in solution(page.session.exercise).items():
        _tab_to(page, blank)
        press(Qt.Key.Key_F2)
        match entry:
            case Claim(relation, value):
                press(Qt.Key.Key_Backtab)
                place = [Relation.AT_MOST, Relation.EXACTLY, Relation.AT_LEAST].index(relation)
                press(Qt.Key.Key_Space)
                for _ in range(place):
                    press(Qt.Key.Key_Right)
                press(Qt.Key.Key_Tab)
                type_text(str(value))
            case Interval(low, high, with_low, with_high):
                _type_end(low, with_low)
                press(Qt.Key.Key_Tab)
                press(Qt.Key.Key_Tab)
                press(Qt.Key.Key_Tab)
                _type_end(high, with_high)
        press(Qt.Key.Key_Escape)


def _type_end(end: Bound, closed: bool) -> None:
    if not isinstance(end, float):
        type_text(f"{end}{'=' if closed else '<'}")


def _drag(page: PracticePage, blank: Blank, entry: Entry) -> None:
    """Each child in turn to the right of all others."""
    tree, canvas = page.session.exercise.tree, page.canvas
    children = tree.children(blank.node)
    for index in entry:
        start = canvas.place_of(canvas.seen.seen[children[index]]).center().toPoint()
        last = max(canvas.place_of(canvas.seen.seen[c]).center().x() for c in children)
        end = QPoint(round(last) + 12, start.y())
        QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(canvas, end)
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=end)
