"""Does random things to the real window, the same for the same seed; run alone it measures itself.

`python monkey.py SEED ACTIONS` prints one JSON object: what was done, what was there to be done
and never was, what went wrong, and the memory in use on the way.
"""

import gc
import json
import os
import pkgutil
import resource
import shutil
import sys
import tempfile
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from earlier_days import keep_attempts
from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    Qt,
    QThreadPool,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QImage,
    QKeySequence,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)

import resources
import tutor
from exercises import entries
from exercises.judging.diagnosis import predictions
from exercises.kinds import KINDS
from exercises.learning.purpose import Assignment, Purpose
from exercises.making.codes import exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from resources import words
from search import notation
from tutor.app import make_window
from tutor.canvas.canvas import Canvas
from tutor.explore.explore_model import FIRST_TREE
from tutor.mock_exam.page import MockPage
from tutor.pages import PAGES
from tutor.practice.page import PracticePage
from tutor.quizzes.preview import PAUSE
from tutor.storage.settings import TEXT_SIZES, FeedbackTime, Light
from tutor.widgets.actions import KEYS
from tutor.widgets.garbage import SafeCollection, return_memory

LETTERS = "0123456789-/.,<>=xbi ?[]:"
ODD_KEYS = [
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_F2, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Plus, Qt.Key.Key_Minus,
]  # fmt: skip
TREES = [
    "5",
    "[[3 12] [2 4]]",
    "max[chance[1 2] 3]",
    "A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]",
    "[",
]
HARMLESS = "propagateSizeHints", "This plugin does not support"
"""What the platform without a screen says of dialogs and menus."""
LESSON = Path(resources.__file__).parent / "lessons" / "cuts.toml"
FILES = [
    "", "a.json", "a.graphml", "a.svg", "a.png", "a.pdf", "a.toml", "a.csv", LESSON.name,
    "none.txt",
]  # fmt: skip
SIZES = [(900, 600), (1200, 800), (1440, 900)]
OTHER_LANGUAGE = "xx"
BETWEEN = 1000
"""After so many actions the memory in use is measured."""
KEEP_QUESTIONS = 4
"""A quiz with more questions is made smaller: what is drawn must not decide the memory in use."""
WHILE_SLOW = "stop-work"
"""What stands there only while work is slow, which a fast machine may never be; its stories are in
widgets/test_waiting.py."""


class Monkey:
    """Random hands."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.dice = Random(seed)
        self.folder = folder
        self.done: Counter[str] = Counter()
        self.offered = {"export cancelled", "exam begun", "exam handed in", "exam left"}
        for module in pkgutil.walk_packages(tutor.__path__, "tutor."):
            import_module(module.name)
        self.unseen = _widgets(QWidget)
        self.troubles: list[str] = []
        self.last = ""
        self._take_errors()
        self._lay_out_files()
        os.chdir(folder)  # what is exported by a name alone
        keep_attempts(folder / "plywood.sqlite", [(9, "cuts", "slip")])
        application = QApplication.instance() or QApplication(["plywood", "-style", "fusion"])
        self._collection = SafeCollection(application)
        self.window = make_window(application, folder / "plywood.sqlite")
        self._settings = self.window._preferences.settings
        self.window._store.noticed.connect(lambda: self._note("something kept was set aside"))
        self.window._store.troubled.connect(lambda why: self._note(f"not kept: {why}"))
        self.window.show()
        QTest.qWaitForWindowActive(self.window)
        self._open = True
        self._answer()
        self.ways: list[Callable[[], None]] = [
            self.key, self.key, self.letter, self.letter, self.shortcut, self.click, self.click,
            self.click_canvas, self.click_canvas, self.drag, self.drag, self.context_menu,
            self.action, self.action, self.menu, self.menu, self.menu, self.menu, self.page,
            self.code, self.choose, self.tree, self.setting, self.dialog, self.question,
            self.export, self.resize, self.real_click, self.real_click, self.real_click, self.wheel,
            self.solve, self.exam, self.mixed_set, self.number, self.conventions, self.bank,
            self.scribble, self.statements,
        ]  # fmt: skip

    def _take_errors(self) -> None:
        """Hear of every error: also of those that the window only prints, and of Qt's warnings."""
        sys.excepthook = lambda _, error, __: self._note_error(error)
        threading.excepthook = lambda args: self._note_error(args.exc_value)
        sys.unraisablehook = lambda args: self._note_error(args.exc_value)
        traceback.print_exc = lambda: self._note_error(sys.exception())
        qInstallMessageHandler(self._hear)

    def _lay_out_files(self) -> None:
        """Files to choose from, folders to export to, and a second language."""
        shutil.copy(LESSON, self.folder)
        (self.folder / "a.csv").write_text("name,id\nAda,1\nGrace,2\n")
        image = QImage(40, 20, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.red)
        image.save(str(self.folder / "a.png"))
        for asks in ("getOpenFileName", "getSaveFileName"):
            setattr(QFileDialog, asks, self._choose_file)
        QFileDialog.getExistingDirectory = self._choose_folder
        text = self.folder / "text"
        text.mkdir()
        shutil.copy(words.TEXT / "en.json", text / "en.json")
        shutil.copy(words.TEXT / f"{words.PSEUDO}.json", text / f"{OTHER_LANGUAGE}.json")
        words.TEXT = text

    def act(self) -> None:
        """Do one thing, and let it happen."""
        way = self.dice.choice(self.ways)
        self.last = way.__name__
        self.done[self.last] += 1
        try:
            way()
        except Exception as error:
            self._note_error(error)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._look(self.window)

    def rest(self) -> None:
        """Come back to where it began: what is on the screen must not decide the memory in use."""
        for dialog in self.window.findChildren(QDialog):
            dialog.reject()
        self.window._preferences.choose(self._settings)
        self.window.resize(*SIZES[-1])
        self.window._store.forget_attempts()
        for name, opens in (
            ("learn", lambda page: page.model.refresh(page.show_map)),
            ("exam", lambda page: page.model.leave()),
            ("progress", lambda page: page.practised.refresh()),
            ("explore", lambda page: page.open(notation.read(FIRST_TREE))),
            ("play", lambda page: page.new()),
            ("quizzes", lambda page: page.file_actions.new()),
            ("practice", lambda page: page.open("alpha-beta-1-00001")),
        ):
            self.window.turn_to(name)
            opens(self.window.page)
            QTest.qWait(2 * PAUSE)  # only then is the quiz drawn
            QThreadPool.globalInstance().waitForDone()
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close(self) -> None:
        """Close the window, and wait for whoever works for it."""
        self._open = False
        for dialog in self.window.findChildren(QDialog):
            dialog.reject()
        self.window.close()
        QThreadPool.globalInstance().waitForDone()
        QApplication.processEvents()
        self._collection.release()
        qInstallMessageHandler(None)

    def never_done(self) -> list[str]:
        """What there was to choose from and was never chosen, and what was never on the screen."""
        unseen = [f"widget {each.__name__}" for each in self.unseen]
        return sorted([*self.offered - self.done.keys(), *unseen])

    def key(self) -> None:
        QTest.keyClick(self._focused(), self.dice.choice(ODD_KEYS))

    def letter(self) -> None:
        QTest.keyClicks(self._focused(), self.dice.choice(LETTERS))

    def shortcut(self) -> None:
        keys = QKeySequence(self.dice.choice([*KEYS.values()]))[0]
        QTest.keyClick(self._focused(), keys.key(), keys.keyboardModifiers())

    def click(self) -> None:
        found = [each for each in self._seen(QAbstractButton) if not _opens_menu(each)]
        if found:
            self._click(self.dice.choice(found))

    def real_click(self) -> None:
        """Click on anything, as Qt takes a click from the screen: it finds who gets it."""
        over = QApplication.activeModalWidget() or self.window
        at = self._somewhere(self.dice.choice([over, *self._seen(QWidget)]), over).toPoint()
        if over.windowHandle() is not None and over.rect().contains(at):
            clicks = QTest.mouseDClick if self.dice.random() < 0.2 else QTest.mouseClick
            clicks(over.windowHandle(), Qt.MouseButton.LeftButton, pos=at)

    def click_canvas(self) -> None:
        for canvas in self._seen(Canvas)[:1]:
            self._click(canvas)

    def drag(self) -> None:
        """Drag a node to another, or the tree itself; or leave it where it is with Escape."""
        for canvas in self._seen(Canvas)[:1]:
            kinds = QEvent.Type
            where = self._somewhere(canvas), self._somewhere(canvas), self._somewhere(canvas)
            self._mouse(canvas, kinds.MouseButtonPress, where[0])
            for at in where[1:]:
                self._mouse(canvas, kinds.MouseMove, at)
            if self.dice.random() < 0.2:
                QTest.keyClick(canvas, Qt.Key.Key_Escape)
            self._mouse(canvas, kinds.MouseButtonRelease, where[-1])

    def context_menu(self) -> None:
        """Open what a right click offers; `_answer` chooses from it."""
        for canvas in self._seen(Canvas)[:1]:
            at = self._somewhere(canvas).toPoint()
            reason = self.dice.choice(
                [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard]
            )
            event = QContextMenuEvent(reason, at, canvas.mapToGlobal(at))
            QApplication.sendEvent(canvas, event)

    def wheel(self) -> None:
        for canvas in self._seen(Canvas)[:1]:
            at, turn = self._somewhere(canvas), QPoint(0, self.dice.choice([-120, 120]))
            none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
            keys = self.dice.choice(
                [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier]
            )
            over = canvas.mapToGlobal(at)
            event = QWheelEvent(at, over, QPoint(), turn, none, keys, phase, False)
            QApplication.sendEvent(canvas, event)

    def menu(self) -> None:
        """Open the menu of a button, rather one that held more; `_answer` chooses from it."""
        found = [each for each in self._seen(QPushButton) if _opens_menu(each)]
        left = [name for name in self.offered if name not in self.done]
        fuller = [
            each
            for each in found
            if any(name.startswith(f"menu {_place(each.menu())} ") for name in left)
        ]
        if found:
            self.dice.choice(fuller or found).click()

    def action(self) -> None:
        """Do something that has a name; rather what was not done yet."""
        page = self.window.page
        held = [*page.findChildren(QAction), *self.window.actions()]
        found = [each for each in held if each.objectName() and _in_sight(each)]
        names = {f"action {_place(each)}": each for each in found}
        self.offered.update(name for name, each in names.items() if each.objectName() != WHILE_SLOW)
        able = [name for name, each in names.items() if each.isEnabled()]
        fresh = [name for name in able if name not in self.done]
        if able:
            name = self.dice.choice(fresh or able)
            self.done[name] += 1
            names[name].trigger()

    def page(self) -> None:
        name = self.dice.choice(list(PAGES))
        self.done[f"page {name}"] += 1
        self.window.turn_to(name)

    def code(self) -> None:
        kind, level = self.dice.choice(list(KINDS)), self.dice.randint(1, LEVELS)
        self.window.open(f"{kind}-{level}-{self.dice.randint(0, 99):05}")
        if self.dice.random() < 0.8:  # else it comes whenever it is made
            QThreadPool.globalInstance().waitForDone()
            QApplication.processEvents()
            if self.dice.random() < 0.5:
                self.solve()

    def choose(self) -> None:
        found = [each for each in self._seen(QComboBox) if each.count()]
        if found:
            box = self.dice.choice(found)
            box.setCurrentIndex(self.dice.randrange(box.count()))
            box.activated.emit(box.currentIndex())

    def tree(self) -> None:
        for line in self._seen(QLineEdit)[:3]:
            if self.dice.random() < 0.5:
                line.setText(self.dice.choice(TREES))
                line.editingFinished.emit()

    def setting(self) -> None:
        preferences = self.window._preferences
        name, values = self.dice.choice(
            [
                ("light", list(Light)),
                ("text_size", TEXT_SIZES),
                ("telling", list(FeedbackTime)),
                ("language", [words.DEFAULT, OTHER_LANGUAGE]),
            ]
        )
        self.done[f"setting {name}"] += 1
        chosen = {name: self.dice.choice(list(values))}
        preferences.choose(preferences.settings._replace(**chosen))

    def dialog(self) -> None:
        self.dice.choice([self.window.show_settings, self.window.show_keys])()

    def question(self) -> None:
        page = self.window.pages.get("quizzes")
        if page is not None:
            model = page.model
            while len(model.quiz.questions) >= KEEP_QUESTIONS:
                model.remove()
            if self.dice.random() < 0.4:
                model.remove()
            else:
                model.add(self.dice.choice(list(KINDS)))

    def export(self) -> None:
        """Now and then export the quiz, and soon cancel that."""
        page = self.window.pages.get("quizzes")
        if page is None or self.dice.random() < 0.8:
            return
        self.window.turn_to("quizzes")
        page.file_actions.export()
        for _ in range(self.dice.randrange(20)):
            QApplication.processEvents()
        cancel = next(each for each in page.findChildren(QAction, "quiz-cancel"))
        if page.file_actions.exporting.busy and _in_sight(cancel):
            self.done["export cancelled"] += 1
            self.done[f"action {_place(cancel)}"] += 1
            cancel.trigger()

    def solve(self) -> None:
        """Fill in all that is asked, rightly or with a mistake, and check it."""
        page = self.window.page
        if isinstance(page, PracticePage | MockPage):
            exercise = page.session.exercise
            sheets = [answers for _, answers in predictions(exercise)]
            right = not sheets or self.dice.random() < 0.6
            answers = solution(exercise) if right else self.dice.choice(sheets)
            for blank, entry in answers.items():
                written = entries.write_at(exercise, blank, entry)
                page.session.sheet.write(blank, written if blank.ask.row.mark else str(written))
            QTest.keyClick(page.canvas, Qt.Key.Key_Return)
            if not right:
                QTest.keyClick(page.canvas, Qt.Key.Key_Return)  # the second time it is told why

    def scribble(self) -> None:
        """Type a letter on the tree, which is read at few blanks: elsewhere it is said why not."""
        page = self.window.page
        if isinstance(page, PracticePage | MockPage) and page.canvas.isVisible():
            page.canvas.setFocus()
            QTest.keyClicks(page.canvas, self.dice.choice("xyz"))

    def statements(self) -> None:
        """Now and then look at the solution of statements, of which trees show that some fail."""
        if self.dice.random() < 0.3:
            self.window.open(f"statements-{LEVELS}-{self.dice.randint(0, 99):05}")
            QThreadPool.globalInstance().waitForDone()
            QApplication.processEvents()
            if isinstance(self.window.page, PracticePage):
                self.window.page.show_solution()

    def exam(self) -> None:
        """Begin a mock exam; later hand it in, and then put it away; `_answer` is sure or not."""
        self.window.turn_to("exam")
        page = self.window.page
        before = page.model.exam
        if before is None:
            page.start.main.click()
            self.done["exam begun"] += 1
        elif before.done:
            page.leave.click()
            self.done["exam left"] += 1
        elif self.dice.random() < 0.3:
            page.main.click()
            self.done["exam handed in"] += page.model.exam.done

    def mixed_set(self) -> None:
        """Get a tree of a mixed set, of which one says first by which search it is solved."""
        self.window.turn_to("learn")
        kind = self.dice.choice(["cuts", "minimax", "expectimax"])
        made = exercise_of(f"{kind}-1-{self.dice.randint(0, 99):05}")
        self.window.page._assign(Assignment(made, Purpose.MIXED))

    def number(self) -> None:
        """Write a number at a leaf of a tree to explore."""
        self.window.turn_to("explore")
        page = self.window.page
        page.model.select(self.dice.choice(page.model.tree.leaves))
        page.take_focus()
        QTest.keyClicks(self._focused(), self.dice.choice("0123456789"))

    def bank(self) -> None:
        """Keep a question for other quizzes, or pick one that was kept."""
        page = self.window.pages.get("quizzes")
        if page is not None and self.dice.random() < 0.3:
            self.window.turn_to("quizzes")
            self.dice.choice([page.bank_actions.keep, page.bank_actions.pick])()

    def conventions(self) -> None:
        page = self.window.pages.get("quizzes")
        if page is not None and self.dice.random() < 0.1:
            self.window.turn_to("quizzes")
            page.side.sheet.choose_conventions()

    def resize(self) -> None:
        self.window.resize(*self.dice.choice(SIZES))

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self.window.page

    def _click(self, widget: QWidget) -> None:
        at = self._somewhere(widget).toPoint()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)

    def _mouse(self, widget: QWidget, kind: QEvent.Type, at: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind is QEvent.Type.MouseMove else left
        held = none if kind is QEvent.Type.MouseButtonRelease else left
        over = widget.mapToGlobal(at)
        event = QMouseEvent(kind, at, over, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, event)

    def _somewhere(self, widget: QWidget, over: QWidget | None = None) -> QPointF:
        """A place on a widget, as it or a widget over it counts; on a tree, mostly on a node."""
        at = self._place_on(widget)
        return at if over is None else widget.mapTo(over, at)

    def _place_on(self, widget: QWidget) -> QPointF:
        drawing = widget.drawing if isinstance(widget, Canvas) else None
        if drawing is not None and self.dice.random() < 0.8:
            node = self.dice.randrange(len(drawing.markup.tree))
            return QPointF(widget.place_of(node).center().toPoint())
        return QPointF(
            self.dice.randrange(max(1, widget.width())),
            self.dice.randrange(max(1, widget.height())),
        )

    def _look(self, at: QWidget) -> None:
        """Strike out what is on the screen; Qt's own parts are left alone, or they would stay."""
        for kind in list(self.unseen):
            if isinstance(at, kind) or any(each.isVisible() for each in at.findChildren(kind)):
                self.unseen.remove(kind)

    def _seen(self, kind: type[QWidget]) -> list[QWidget]:
        over = QApplication.activeModalWidget() or self.window
        found = [each for each in _below(over) if isinstance(each, kind)]
        return [each for each in found if each.isVisible() and each.isEnabled()]

    def _answer(self) -> None:
        """Choose from a menu, answer a message, and let no dialog stay for long."""
        if not self._open:
            return
        QTimer.singleShot(0, self._answer)  # first: what is chosen may wait for an answer, too
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if isinstance(popup, QMenu):
            self._choose_from(popup)
        elif popup is not None:
            popup.close()
        elif isinstance(modal, QMessageBox):
            self.done["message"] += 1
            self.dice.choice(modal.buttons()).click()
        elif isinstance(modal, QInputDialog):
            self.done["input"] += 1
            modal.setTextValue(self.dice.choice(["alpha-beta-1-00001", "nonsense", ""]))
            self.dice.choice([modal.accept, modal.reject])()
        elif isinstance(modal, QDialog):
            self._look(modal)
            self.done[f"dialog {type(modal).__name__}"] += 1
            if self.dice.random() < 0.2:
                modal.reject()

    def _choose_from(self, menu: QMenu) -> None:
        """Take one of the entries, rather what was not taken yet, or none."""
        entries = [each for each in menu.actions() if not each.isSeparator() and each.isEnabled()]
        place = _place(menu)
        names = [
            f"menu {place} {each.objectName() or menu.actions().index(each)}" for each in entries
        ]
        self.offered.update(names)
        fresh = [number for number, name in enumerate(names) if name not in self.done]
        if not entries or self.dice.random() < 0.2:
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            return
        number = self.dice.choice(fresh or range(len(entries)))
        self.done[names[number]] += 1
        menu.setActiveAction(entries[number])
        QTest.keyClick(menu, Qt.Key.Key_Return)

    def _choose_file(self, *_: object) -> tuple[str, str]:
        name = self.dice.choice(FILES)
        return (str(self.folder / name) if name else ""), ""

    def _choose_folder(self, *_: object) -> str:
        name = self.dice.choice(["", "one", "other"])
        self.done[f"folder {name}"] += 1
        return str(self.folder / name) if name else ""

    def _hear(self, _kind: object, _context: object, text: str) -> None:
        if not any(word in text for word in HARMLESS):
            self._note(f"Qt: {text}")

    def _note_error(self, error: BaseException | None) -> None:
        self._note("".join(traceback.format_exception(error))[-1500:])

    def _note(self, trouble: str) -> None:
        self.troubles.append(f"{self.last}: {trouble}")
        print(self.troubles[-1], file=sys.stderr, flush=True)


def _widgets(kind: type[QWidget]) -> set[type[QWidget]]:
    """All classes of widgets of ours."""
    below = set().union(*map(_widgets, kind.__subclasses__()))
    return below | {kind} if kind.__module__.startswith("tutor.") else below


def _below(owner: QObject) -> Iterator[QObject]:
    """All that belongs to something; `findChildren` would keep Qt's own parts of it for ever."""
    for child in owner.children():
        yield child
        yield from _below(child)


def _opens_menu(button: QAbstractButton) -> bool:
    return isinstance(button, QPushButton) and button.menu() is not None


def _in_sight(action: QAction) -> bool:
    owner = action.parent()
    return isinstance(owner, QWidget) and owner.isVisible()


def _place(what: QAction | QMenu) -> str:
    """What something belongs to, and its name, or its number among those beside it."""
    owner = what.parent()
    beside = [each for each in owner.children() if isinstance(each, QMenu)]
    return f"{type(owner).__name__} {what.objectName() or beside.index(what)}"


def memory() -> int:
    """How many kilobytes this process has in use, without what it could return at once.

    What caches hold, of which each has its limit, counts as that.
    """
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.cache_parameters()["maxsize"]:
            each.cache_clear()
    gc.collect()
    return_memory()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 1024


def soak(seed: int, actions: int, folder: Path) -> dict[str, object]:
    """What came of so many actions."""
    monkey = Monkey(seed, folder)
    used = []
    for number in range(1, actions + 1):
        monkey.act()
        if number % BETWEEN == 0 or number == actions:
            monkey.rest()
            used.append(memory())
            print(number, used[-1], len(monkey.troubles), file=sys.stderr, flush=True)
    monkey.close()
    return {
        "done": monkey.done,
        "never done": monkey.never_done(),
        "troubles": monkey.troubles,
        "memory": used,
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        print(json.dumps(soak(int(sys.argv[1]), int(sys.argv[2]), Path(home))))
