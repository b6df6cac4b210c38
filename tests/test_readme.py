"""The commands of the README work one after the other, as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_the_commands_work_word_by_word(tmp_path: Path) -> None:
    blocks = re.findall(r"^```\n(.*?)^```$", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    commands = "".join(block for block in blocks if "plywood" in block)
    assert commands.count("\nplywood") >= 8
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-e"],
        cwd=tmp_path,
        env={**os.environ, "PATH": path, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        input=commands,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for name in ("example/questions.pdf", "quiz/questions.pdf", "tree.svg"):
        assert (tmp_path / name).is_file()
