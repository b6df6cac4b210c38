"""Windows on a file, one after the other or several at once."""

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from threading import Timer

from hands import answer, press, type_text
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from tutor.app import make_window
from tutor.pages import PAGES

LONGEST = 120
"""After how many seconds a program is killed whatever it does."""


class Visit:
    """A window on a file; whatever is raised anywhere in it fails the test."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        self.window = make_window(QApplication.instance(), self.path)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        self.window.page.take_focus()
        return self.window

    def __exit__(self, *_):
        QApplication.processEvents()
        answer(self.window, [], "Close")
        assert self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete)


def use_every_page(window):
    """Leave something behind on every page."""
    type_text("4")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)
    type_text("7")
    window.page.hint()
    for name in [*PAGES, "practice"]:
        window.turn_to(name)
    window._preferences.choose(window._preferences.settings._replace(text_size=125))


@contextmanager
def start_hands(seed):
    """The real program in a process of its own, with hands at work; see `hands_until_killed`.

    Whatever it says of an error is no JSON. It is killed in the end, also where a test fails.
    """
    with Popen(
        [sys.executable, str(Path(__file__).with_name("hands_until_killed.py")), str(seed)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
    ) as program:
        silence = Timer(LONGEST, program.kill)  # a program that hangs must not hang the tests
        silence.start()
        try:
            yield program
        finally:
            silence.cancel()
            program.kill()


BEGUN: list[bytes] = []


def begun(tell_story, data_folder):
    """The file of somebody who has written one entry; made once."""
    file = data_folder / "plywood.sqlite"
    if BEGUN:
        data_folder.mkdir(parents=True)
        file.write_bytes(BEGUN[0])
    else:
        tell_story(lambda _: type_text("4"))
        BEGUN.append(file.read_bytes())
    return file
