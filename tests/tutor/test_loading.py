"""Qt is loaded sooner, and works as it always does."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import builtins, sys
from tutor.loading import STUB_MAKERS, load_qt
plain = builtins.__import__
load_qt()
assert builtins.__import__ is plain
generator, signatures = (sys.modules[maker] for maker in STUB_MAKERS)
assert not hasattr(generator, "generate_pyi")
assert not hasattr(signatures, "HintingEnumerator")
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
try:
    QPointF("one", "two")
except TypeError as error:
    print(error)
"""


def test_qt_loads_without_its_maker_of_stubs_and_still_explains_wrong_calls() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert "Supported signatures" in ended.stdout
