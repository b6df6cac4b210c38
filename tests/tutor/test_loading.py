"""Qt is loaded sooner, and works as it always does."""

from __future__ import annotations

import subprocess
import sys

LEAN = """
import builtins, sys
from tutor.loading import load_qt
plain = builtins.__import__
load_qt()
assert builtins.__import__ is plain
"""
WINDOW = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication(["test", "-platform", "offscreen"])
QLabel("words").show()
parser = sys.modules["shibokensupport.signature.parser"]
assert "pyside_type_init" not in vars(parser)
assert "inspect" not in sys.modules
"""
WRONG_CALLS = """
from PySide6.QtCore import QPointF, Qt
for call in (
    lambda: QPointF("one", "two"),
    lambda: QPointF(1, 2, 3),
    lambda: QPointF.dotProduct(1),
    lambda: Qt.AlignmentFlag("left"),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
print(QPointF.dotProduct.__doc__)
from PySide6.support.signature import get_signature
print(get_signature(QPointF.manhattanLength))
"""


def test_a_window_never_compiles_what_explains_wrong_calls() -> None:
    _run(LEAN + WINDOW)


def test_wrong_calls_are_explained_as_ever() -> None:
    explained = _run(LEAN + WRONG_CALLS)
    assert "Supported signatures" in explained
    assert explained == _run(WRONG_CALLS)


def _run(script: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout
