"""Qt's objects are deleted in the window's thread alone, whatever works in others."""

import subprocess
import sys
from pathlib import Path

import worker_garbage

ENDINGS = 4


def test_garbage_that_is_made_in_another_thread_deletes_no_widget_there():
    child = Path(worker_garbage.__file__)
    ran = subprocess.run(
        [sys.executable, "-X", "faulthandler", str(child)], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    every = ENDINGS * (worker_garbage.OBJECTS + 1)
    assert ran.stdout.split() == [str(every), "window", "window"]
