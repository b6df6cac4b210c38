"""The secret is written whole, once, for its owner alone; an empty one is replaced and said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from exercises.cli import run
from exercises.exam.secret import LEAST_BYTES, read_secret
from exercises.files.file_error import FileError
from tests.killing import ROOT, killed_everywhere

QUIZ = 'title = "T"\n[[questions]]\nkind = "minimax"\nlevel = 1\n'
READ = "import sys; from pathlib import Path; from exercises.exam.secret import read_secret; "
READ += "sys.stdin.read(1); print(read_secret(Path(sys.argv[1])).key.decode())"


def first_run(folder: Path) -> None:
    read_secret(folder / "data" / "secret")


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
@pytest.mark.parametrize("there", [None, b""])
def test_a_first_run_killed_anywhere_leaves_no_half_secret(
    there: bytes | None, tmp_path: Path
) -> None:
    before = tmp_path / "before"
    before.mkdir()
    if there is not None:
        (before / "data").mkdir()
        (before / "data" / "secret").write_bytes(there)
    killed = killed_everywhere(first_run, before)
    assert len(killed) > 3
    for folder in killed:
        path = folder / "data" / "secret"
        held = path.read_bytes() if path.exists() else b""
        found = read_secret(path)
        assert held.strip() in (b"", found.key)
        assert len(found.key) >= LEAST_BYTES
        assert path.stat().st_mode & 0o077 == 0
        first_run(folder)
        assert list((folder / "data").iterdir()) == [path]


@pytest.mark.parametrize("nothing", [b"", b"\n", bytes(65)])
def test_an_empty_secret_is_replaced_and_said(
    nothing: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, secret = tmp_path / "quiz.toml", tmp_path / "secret"
    spec.write_text(QUIZ)
    secret.write_bytes(nothing)
    words = ["quiz", str(spec), "--secret", str(secret), "--overwrite", "--out"]
    for said in (f"The secret in {secret} was empty: a new one was written.\n", ""):
        assert run([*words, str(tmp_path / "out")]) == 0
        assert capsys.readouterr().err == said
    assert secret.stat().st_mode & 0o077 == 0


def test_a_secret_that_cannot_be_had_is_said_with_a_cure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = tmp_path / "secret"
    short.write_text("short")
    with pytest.raises(FileError, match=r"move it away, and a new one is drawn$"):
        read_secret(short)
    (tmp_path / "quiz.toml").write_text(QUIZ)
    words = ["quiz", str(tmp_path / "quiz.toml"), "--out", str(tmp_path / "out"), "--secret"]
    assert run([*words, str(short)]) == 1
    assert capsys.readouterr().err.endswith("(--secret names another file)\n")
    assert short.read_text() == "short"


@pytest.mark.parametrize("there", [None, b""])
def test_first_runs_at_the_same_moment_end_up_with_one_secret(
    there: bytes | None, tmp_path: Path
) -> None:
    path = tmp_path / "secret"
    if there is not None:
        path.write_bytes(there)
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", READ, str(path)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for each in runs:
        assert each.stdin is not None
        each.stdin.write("x")
        each.stdin.flush()
    keys = {each.communicate()[0] for each in runs}
    assert keys == {path.read_text()}
    assert list(tmp_path.iterdir()) == [path]
