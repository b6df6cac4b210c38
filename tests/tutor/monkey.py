"""Does random things to the real window, the same for the same seed; run alone it measures itself.

`python monkey.py SEED ACTIONS` prints one JSON object: what was done, what went wrong, and
the memory in use on the way.
"""

import gc
import json
import os
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEvent, QPoint, Qt, QThreadPool, QTimer, qInstallMessageHandler
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from exercises.kinds import KINDS
from tutor.app import make_window
from tutor.canvas.canvas import Canvas
from tutor.pages import PAGES
from tutor.storage.settings import TEXT_SIZES, Light, Telling
from tutor.widgets.actions import KEYS

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
KEEP_QUESTIONS = 4
"""A quiz with more questions is made smaller: what is drawn must not decide the memory in use."""


class Monkey:
    """Random hands."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.dice = Random(seed)
        self.folder = folder
        self.done: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.last = ""
        sys.excepthook = lambda kind, error, _: self._note(f"{kind.__name__}: {error}")
        qInstallMessageHandler(self._hear)
        for asks in ("getOpenFileName", "getSaveFileName"):
            setattr(QFileDialog, asks, self._choose_file)
        QFileDialog.getExistingDirectory = lambda *_: ""  # an export is no random action
        application = QApplication.instance() or QApplication(["plywood", "-style", "fusion"])
        self.window = make_window(application, folder / "plywood.sqlite")
        self.window.show()
        QTest.qWaitForWindowActive(self.window)
        self._answering = QTimer(self.window)
        self._answering.timeout.connect(self._answer)
        self._answering.start(0)
        self.ways: list[Callable[[], None]] = [
            self.key, self.key, self.letter, self.letter, self.shortcut, self.click, self.click,
            self.click_canvas, self.click_canvas, self.action, self.page, self.code, self.choose,
            self.tree, self.setting, self.dialog, self.question,
        ]  # fmt: skip

    def act(self) -> None:
        """Do one thing, and let it happen."""
        way = self.dice.choice(self.ways)
        self.last = way.__name__
        self.done[self.last] += 1
        try:
            way()
        except Exception as error:
            self._note(f"{type(error).__name__}: {error}")
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close(self) -> None:
        """Close the window, and wait for whoever works for it."""
        self._answering.stop()
        for dialog in self.window.findChildren(QDialog):
            dialog.reject()
        self.window.close()
        QThreadPool.globalInstance().waitForDone()
        qInstallMessageHandler(None)

    def key(self) -> None:
        QTest.keyClick(self._focused(), self.dice.choice(ODD_KEYS))

    def letter(self) -> None:
        QTest.keyClicks(self._focused(), self.dice.choice(LETTERS))

    def shortcut(self) -> None:
        keys = QKeySequence(self.dice.choice([*KEYS.values()]))[0]
        QTest.keyClick(self._focused(), keys.key(), keys.keyboardModifiers())

    def click(self) -> None:
        found = [each for each in self._seen(QAbstractButton) if not each.menu_opens]
        if found:
            self._click(self.dice.choice(found).widget)

    def click_canvas(self) -> None:
        for canvas in [each.widget for each in self._seen(Canvas)][:1]:
            self._click(canvas)

    def action(self) -> None:
        found = [each for each in self.window.page.actions() if each.isEnabled()]
        if found:
            chosen = self.dice.choice(found)
            self.done[f"action {chosen.objectName()}"] += 1
            chosen.trigger()

    def page(self) -> None:
        name = self.dice.choice(list(PAGES))
        self.done[f"page {name}"] += 1
        self.window.turn_to(name)

    def code(self) -> None:
        kind, level = self.dice.choice(list(KINDS)), self.dice.randint(1, 3)
        self.window.open(f"{kind}-{level}-{self.dice.randint(0, 99):05}")

    def choose(self) -> None:
        found = [each.widget for each in self._seen(QComboBox) if each.widget.count()]
        if found:
            box = self.dice.choice(found)
            box.setCurrentIndex(self.dice.randrange(box.count()))
            box.activated.emit(box.currentIndex())

    def tree(self) -> None:
        for line in [each.widget for each in self._seen(QLineEdit)][:3]:
            if self.dice.random() < 0.5:
                line.setText(self.dice.choice(TREES))
                line.editingFinished.emit()

    def setting(self) -> None:
        preferences = self.window._preferences
        name, values = self.dice.choice(
            [("light", list(Light)), ("text_size", TEXT_SIZES), ("telling", list(Telling))]
        )
        chosen = {name: self.dice.choice(list(values))}
        preferences.choose(preferences.settings._replace(**chosen))

    def dialog(self) -> None:
        self.dice.choice([self.window.show_settings, self.window.show_keys])()

    def question(self) -> None:
        page = self.window.pages.get("quizzes")
        if page is not None:
            model = page.model
            if len(model.quiz.questions) >= KEEP_QUESTIONS or self.dice.random() < 0.4:
                model.remove()
            else:
                model.add(self.dice.choice(list(KINDS)))

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self.window.page

    def _click(self, widget: QWidget) -> None:
        at = QPoint(
            self.dice.randrange(max(1, widget.width())),
            self.dice.randrange(max(1, widget.height())),
        )
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)

    def _seen(self, kind: type[QWidget]) -> list["Seen"]:
        over = QApplication.activeModalWidget() or self.window
        return [
            Seen(each) for each in over.findChildren(kind) if each.isVisible() and each.isEnabled()
        ]

    def _answer(self) -> None:
        """Answer a message at random, and let no dialog or menu stay for long."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            popup.close()
        if isinstance(modal, QMessageBox):
            self.done["message"] += 1
            if "went wrong" in modal.text():
                self._note(modal.detailedText()[-400:])
            self.dice.choice(modal.buttons()).click()
        elif isinstance(modal, QDialog) and self.dice.random() < 0.2:
            modal.reject()

    def _choose_file(self, *_: object) -> tuple[str, str]:
        names = ["", "a.json", "a.graphml", "a.svg", "a.toml", "none.txt"]
        name = self.dice.choice(names)
        return (str(self.folder / name) if name else ""), ""

    def _hear(self, _kind: object, _context: object, text: str) -> None:
        if not any(word in text for word in HARMLESS):
            self._note(f"Qt: {text}")

    def _note(self, trouble: str) -> None:
        self.troubles.append(f"{self.last}: {trouble}")


class Seen:
    """A widget that can be clicked, and whether that opens a menu."""

    def __init__(self, widget: QWidget) -> None:
        self.widget = widget
        menu = getattr(widget, "menu", None)
        self.menu_opens = menu is not None and menu() is not None


def memory() -> int:
    """How many kilobytes this process has in use."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 1024


def soak(seed: int, actions: int, folder: Path) -> dict[str, object]:
    """What came of so many actions."""
    monkey = Monkey(seed, folder)
    used = []
    for number in range(1, actions + 1):
        monkey.act()
        if number % max(1, actions // 4) == 0:
            used.append(memory())
            print(number, used[-1], monkey.troubles[-3:], file=sys.stderr, flush=True)
    monkey.close()
    return {"done": monkey.done, "troubles": monkey.troubles, "memory": used}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        print(json.dumps(soak(int(sys.argv[1]), int(sys.argv[2]), Path(home))))
