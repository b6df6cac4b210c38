"""Runs the real program and writes into it until it is killed, saying what it does on the way.

`python hands_until_killed.py SEED` prints JSON lines: what was found at the start, then what each
action leaves behind, once before it is done and once after. With `look` for the seed, it closes;
with `new`, another tree is the first thing that is asked for; with `exam`, a mock exam is sat.
"""

import json
import runpy
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from exercises.exam import mock
from exercises.exercise_files import stored_exercise
from search import notation

MAIN = str(Path(__file__).parents[3] / "main.py")


class Hands:
    """Write entries, check them, take another tree, and draw one; the same for the same seed."""

    def __init__(self, seed):
        self.seed, self.dice = seed, Random(seed)
        QTimer.singleShot(0, self.begin)

    def begin(self):
        self.window = QApplication.activeWindow()
        if self.window is None or QApplication.focusWidget() is None:
            QTimer.singleShot(0, self.begin)
            return
        self.window.turn_to("explore")
        self.explored = self.window.page.model
        self.window.turn_to("practice")
        self.page = self.window.page
        self.session = self.page.session
        self.tell("found", self.state())
        if self.seed == "look":
            self.window.close()
        elif self.seed == "new":
            self.new()
        elif self.seed == "exam":
            self.sit()
        else:
            self.go_on()

    def sit(self):
        self.window.turn_to("exam")
        self.window.page.model.turned.connect(self.sat)
        QTest.mouseClick(self.window.page.start.main, Qt.MouseButton.LeftButton)

    def sat(self):
        """Answer and flag a question, answer the next, and let some time go by."""
        page, model = self.window.page, self.window.page.model
        model.turned.disconnect(self.sat)
        QTest.keyClicks(page.canvas, "5")
        QTest.keyClick(page.canvas, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(page.canvas, Qt.Key.Key_PageDown)
        QTest.keyClicks(page.canvas, "7")
        model.pass_time(125)
        self.tell("after", mock.kept(model.exam))

    def state(self):
        exercise = self.session.exercise
        return {
            "exercise": stored_exercise.keep(exercise),
            "entries": stored_exercise.keys(exercise, self.session.sheet.typed),
            "told": {exercise.key(b): v.value for b, v in self.session.verdicts.items()},
            "tree": self.explored.shown.text,
        }

    def tell(self, when, state):
        print(json.dumps({when: state}), flush=True)

    def go_on(self):
        empty = [each for each in self.session.writing if each not in self.session.sheet.typed]
        chance = self.dice.random()
        if not empty or chance < 0.05:
            self.new()
        elif chance < 0.15:
            self.check()
        elif chance < 0.3:
            self.draw()
        else:
            self.write(self.dice.choice(empty))

    def new(self):
        self.tell("new", self.state())
        self.session.replaced.connect(self.renewed)
        QTest.keyClick(self.page.canvas, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)

    def renewed(self):
        self.session.replaced.disconnect(self.renewed)
        self.done()

    def check(self):
        self.tell("check", self.state())
        QTest.keyClick(self.page.canvas, Qt.Key.Key_Return)
        self.done()

    def draw(self):
        text = f"[[{self.dice.randrange(99)} 12] [2 {self.dice.randrange(99)}]]"
        self.tell("before", self.state() | {"tree": notation.write(notation.read(text))})
        self.window.turn_to("explore")
        self.window.page.line.setText(text)
        QTest.keyClick(self.window.page.line, Qt.Key.Key_Return)
        self.window.turn_to("practice")
        self.done()

    def write(self, blank):
        before, digit = self.state(), str(self.dice.randrange(10))
        key = self.session.exercise.key(blank)
        told = {each: word for each, word in before["told"].items() if each != key}
        entries = before["entries"] | {key: digit}
        self.tell("before", before | {"entries": entries, "told": told})
        self.session.select(blank.node, blank)
        QTest.keyClicks(self.page.canvas, digit)
        self.done()

    def done(self):
        self.tell("after", self.state())
        QTimer.singleShot(0, self.go_on)


application = QApplication(["plywood"])
hands = Hands(sys.argv[1])
sys.argv = [MAIN]
runpy.run_path(MAIN, run_name="__main__")
