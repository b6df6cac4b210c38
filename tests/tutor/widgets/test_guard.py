"""An error in any method that Qt calls is reported, and the window goes on."""

import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import tutor
from tutor.widgets.guard import Guarded, empty_answer, overrides

PROGRAM = Path(__file__).with_name("planted_errors.py")


def classes():
    """The classes of the window that derive from Qt's."""
    for module in pkgutil.walk_packages(tutor.__path__, "tutor."):
        for found in vars(importlib.import_module(module.name)).values():
            ours = inspect.isclass(found) and found.__module__ == module.name
            if ours and any(base.__module__.startswith("PySide6.") for base in found.__mro__):
                yield found


def test_every_override_of_the_window_is_guarded(qapp):
    found = [(each, name) for each in classes() for name in overrides(each)]
    assert len(found) > 80
    assert not [(each, name) for each, name in found if not issubclass(each, Guarded)]
    for each, name in found:
        empty_answer(inspect.unwrap(vars(each)[name]))  # the type that it promises can be made


def test_an_error_in_any_kind_of_override_is_told_and_the_program_lives():
    """In a process of its own: it would end with it."""
    ran = subprocess.run(
        [sys.executable, str(PROGRAM)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(PROGRAM.parents[3])},
    )
    *told, alive = ran.stdout.split()
    planted = re.findall(r'fail_in\("(.+)"\)', PROGRAM.read_text())
    assert (sorted(told), alive, ran.returncode) == (sorted(planted), "alive", 0), ran.stderr
    assert all(f"IndexError: planted in {name}" in ran.stderr for name in planted)
