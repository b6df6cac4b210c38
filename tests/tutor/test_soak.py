"""Whatever hands do at random, the window stays: no crash, no error, no warning, no growth."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
ACTIONS = 20_000 if SEEDS > 1 else 70
GROWTH, READINGS = 1.1, 5
"""How much more memory may be in use at the end than after a quarter of a long run, and of how
many readings the middle one counts: what is free does not always go back at once."""

PLANTED = "ZeroDivisionError", "IndexError", "KeyError", "OverflowError", "Qt: planted"
"""What a monkey hears of; how they come about stands below, one after the other."""
PLANTING = """
import sys, tempfile, traceback
from pathlib import Path
from PySide6.QtCore import QSize, QThreadPool, QTimer, qWarning
from PySide6.QtWidgets import QApplication, QWidget
from monkey import Monkey
from tutor.widgets.background import BackgroundJob
from tutor.widgets.guard import Guarded

class Broken(Guarded, QWidget):
    def sizeHint(self) -> QSize:
        raise IndexError

def print_error(error):
    try:
        raise error
    except Exception:
        traceback.print_exc()

def fail(progress):
    raise OverflowError

def fail_again(error):
    raise error

monkey = Monkey(1, Path(tempfile.mkdtemp(dir=sys.argv[1])))
QTimer.singleShot(0, lambda: 1 / 0)
Broken().sizeHint()
print_error(KeyError())
BackgroundJob(monkey.window).start(fail, print, fail_again)
qWarning("planted")
QThreadPool.globalInstance().waitForDone()
QApplication.processEvents()
print(monkey.troubles)
"""


def child(*words: str) -> "subprocess.CompletedProcess[str]":
    """Runs Python beside this file.

    Its own arenas would stay while one object in them lives, whatever a peak has left in them: what
    the system's allocator has free goes back, so that only what is kept counts.
    """
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", *words],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent,
        env={**os.environ, "PYTHONMALLOC": "malloc"},
    )


def test_random_actions_over_all_pages_leave_the_window_sound():
    ran = child("monkey.py", "7", str(ACTIONS))
    assert ran.returncode == 0, ran.stderr[-4000:]
    found = json.loads(ran.stdout)
    assert found["troubles"] == []
    if SEEDS > 1:
        assert found["never done"] == []
        used = found["memory"]
        quarter = len(used) // 4 - 1
        early, late = used[quarter : quarter + READINGS], used[-READINGS:]
        assert median(late) <= GROWTH * median(early), used


def test_no_error_and_no_warning_escapes_the_monkey(tmp_path):
    ran = child("-c", PLANTING, str(tmp_path))
    assert [trouble for trouble in PLANTED if trouble not in ran.stdout] == [], ran.stderr
