"""Something that writes files, done again and again, and each time killed one step later.

`killed_everywhere` runs it in a process of its own, which may fork.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

ROOT = Path(__file__).parents[1]
KILLED = 77
CHANGES = {"os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.link", "os.chmod", "os.truncate"}


def killed_everywhere(work: FunctionType, before: Path) -> list[Path]:
    """A copy of a folder for every change that work does in it, killed just before that change."""
    module = Path(work.__code__.co_filename).relative_to(ROOT).with_suffix("")
    named = f"{'.'.join(module.parts)}:{work.__name__}"
    words = [sys.executable, "-m", "tests.killing", named, str(before)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return [Path(line) for line in done.stdout.splitlines()]


def _main(named: str, before: Path) -> None:
    module, _, name = named.partition(":")
    work = getattr(import_module(module), name)
    step = 0
    while True:
        folder = before.with_name(f"{before.name}-{step}")
        shutil.copytree(before, folder)
        child = os.fork()
        if child == 0:
            _work_until(step, work, folder)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        if code == 0:
            return
        assert code == KILLED, code
        print(folder)
        step += 1


def _work_until(step: int, work: Callable[[Path], None], folder: Path) -> None:
    """Work, and die at a change; what is only read, or is elsewhere, is none."""
    left = step

    def hook(event: str, details: tuple[Any, ...]) -> None:
        nonlocal left
        writes = event == "open" and details[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        if (event in CHANGES or writes) and str(details[0]).startswith(str(folder)):
            if left == 0:
                os._exit(KILLED)
            left -= 1

    sys.addaudithook(hook)
    try:
        work(folder)
    except BaseException:
        import traceback

        traceback.print_exc()
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    _main(sys.argv[1], Path(sys.argv[2]))
