"""Files are saved whole or not at all, and killed saves leave nothing that stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from exercises.files.file_error import FileError
from exercises.files.saving import locked_file, temporary, write_whole
from tests.killing import ROOT, killed_everywhere

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and modes of files")
OLD, NEW = b"old", b"new" * 1000


def save(folder: Path) -> None:
    write_whole(folder / "tree.json", NEW)


def inside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("earlier", [OLD, None])
def test_a_save_killed_anywhere_leaves_old_or_new_and_the_next_sweeps(
    earlier: bytes | None, tmp_path: Path
) -> None:
    before = tmp_path / "before"
    before.mkdir()
    if earlier is not None:
        (before / "tree.json").write_bytes(earlier)
    killed = killed_everywhere(save, before)
    assert len(killed) >= 2
    for folder in killed:
        path = folder / "tree.json"
        assert (path.read_bytes() if path.exists() else None) in (earlier, NEW)
        write_whole(folder / "another.json", OLD)
        assert set(inside(folder)) - {"tree.json"} == {"another.json"}
        save(folder)
        assert path.read_bytes() == NEW


def test_nobody_sweeps_what_another_still_writes_nor_what_is_not_ours(tmp_path: Path) -> None:
    path = temporary(tmp_path)
    file = locked_file(path)
    assert file is not None
    mine = [".plywood-notes", ".plywood-0123456789", "plywood-01234567", ".tree.json.12345678"]
    for name in mine:
        (tmp_path / name).write_bytes(OLD)
    (tmp_path / ".plywood-00000000").mkdir()
    with file:
        save(tmp_path)
        assert path.exists()
    save(tmp_path)
    assert inside(tmp_path) == sorted([*mine, ".plywood-00000000", "tree.json"])


def test_a_file_keeps_its_mode_and_a_link_stays_one(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(OLD)
    real.chmod(0o640)
    link.symlink_to("real")
    write_whole(link, NEW)
    assert link.is_symlink()
    assert real.read_bytes() == NEW
    assert real.stat().st_mode & 0o777 == 0o640
    write_whole(tmp_path / "private", NEW, private=True)
    assert (tmp_path / "private").stat().st_mode & 0o777 == 0o600


def test_what_is_no_file_is_not_written_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in ("pipe", "."):
        with pytest.raises(FileError, match="is no file that can be written: name another"):
            write_whole(tmp_path / name, NEW)
    assert inside(tmp_path) == ["pipe"]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    save_in_child = (
        f"from tests.exercises.files.test_saving import *; save(Path({str(tmp_path)!r}))"
    )
    (tmp_path / "tree.json").write_bytes(OLD)

    def fill_disk() -> None:
        import resource

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = subprocess.run(
        [sys.executable, "-c", save_in_child],
        cwd=ROOT,
        preexec_fn=fill_disk,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "tree.json can't be written: File too large" in done.stderr
    assert (tmp_path / "tree.json").read_bytes() == OLD
    assert inside(tmp_path) == ["tree.json"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder that takes nothing")
def test_a_folder_that_takes_nothing_is_named() -> None:
    with pytest.raises(FileError, match="/proc/tree can't be written: "):
        write_whole(Path("/proc/tree"), NEW)
