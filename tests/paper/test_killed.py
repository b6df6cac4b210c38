"""An export that is killed, wherever it is: nothing is mixed, nothing is lost, nothing stays."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from exercises.exam.key import KEY_FORMAT
from exercises.files.file_error import FileError
from exercises.paper.folder import (
    NAMES,
    SOURCE,
    added_files,
    adding_to,
    settle,
    whole_folder,
)
from tests.killing import killed_everywhere

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
STRANGERS = {"notes.txt": b"mine", "marks/all.csv": b"mine too"}
OLD_ID, NEW_ID = "AAA-222", "BBB-333"


def write_quiz(folder: Path, name: str) -> None:
    """The files of a small quiz, every one of which says whose it is."""
    for each in NAMES:
        path = folder / each
        if path.suffix:
            path.write_text(f'{KEY_FORMAT} "{name}"')
        else:
            path.mkdir()
            inside = "quiz.toml" if each == SOURCE else f"{name}.pdf"
            (path / inside).write_text(name)


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def quiz_files(folder: Path, name: str) -> dict[str, bytes]:
    folder.mkdir()
    write_quiz(folder, name)
    found = files(folder)
    shutil.rmtree(folder)
    return found


def export(folder: Path, overwrite: bool = True) -> None:
    with whole_folder(folder / "out", overwrite) as draft:
        write_quiz(draft, NEW_ID)


def visible(folder: Path) -> dict[str, bytes]:
    return {name: data for name, data in files(folder).items() if ".plywood-" not in name}


def hidden(folder: Path) -> list[Path]:
    return list(folder.rglob(".plywood-*"))


@pytest.mark.parametrize("earlier", ["none", "quiz and strangers", "strangers"])
def test_an_export_killed_anywhere_never_mixes_and_the_next_one_puts_all_in_order(
    earlier: str, tmp_path: Path
) -> None:
    old = quiz_files(tmp_path / "old", OLD_ID) if "quiz" in earlier else {}
    new = quiz_files(tmp_path / "new", NEW_ID)
    strangers = STRANGERS if "strangers" in earlier else {}
    before = tmp_path / "before"
    before.mkdir()
    for name, data in {**old, **strangers}.items():
        path = before / "out" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    killed = killed_everywhere(export, before)
    assert len(killed) > 12
    for folder in killed:
        out = folder / "out"
        found = visible(out).items()
        assert strangers.items() <= found
        assert found - strangers.items() <= old.items() or found - strangers.items() <= new.items()
        concealed = [data for path in hidden(folder) for data in files(path).values()]
        assert not any(OLD_ID.encode() in data for data in concealed)
        whole = files(settled(folder, "out") / "out")
        assert whole in ({**old, **strangers}, {**new, **strangers})
        assert files(settled(folder, "beside") / "out") == whole
        assert files(settled(folder, "out/inside") / "out") == whole
        if whole != strangers:
            with pytest.raises(FileError, match="exists: name another folder, or say --overwrite"):
                export(folder, overwrite=False)
            assert files(out) == whole
        export(folder)
        assert files(out) == {**new, **strangers}
        assert not hidden(folder)


def add_sheet(folder: Path) -> None:
    """A file more, and another in place of the one that is there, as for who comes late."""
    with adding_to(folder / "out"), added_files(folder / "out") as draft:
        (draft / "questions").mkdir()
        (draft / "questions" / f"{NEW_ID}.pdf").write_text(NEW_ID)
        (draft / "key.json").write_text(f'{KEY_FORMAT} "{OLD_ID}" "{NEW_ID}"')


def test_a_late_sheet_killed_anywhere_is_added_whole_or_not_at_all(tmp_path: Path) -> None:
    before = tmp_path / "before"
    write_quiz_to(before / "out")
    killed = killed_everywhere(add_sheet, before)
    assert len(killed) > 6
    old = files(before / "out")
    key = f'{KEY_FORMAT} "{OLD_ID}" "{NEW_ID}"'.encode()
    new = old | {f"questions/{NEW_ID}.pdf": NEW_ID.encode(), "key.json": key}
    for folder in killed:
        assert files(settled(folder, "out") / "out") in (old, new)
        export(settled(folder, "beside"))  # whose sheet it is, it knows
        add_sheet(folder)
        assert files(folder / "out") == new
        assert not hidden(folder)


def write_quiz_to(folder: Path) -> None:
    folder.mkdir(parents=True)
    write_quiz(folder, OLD_ID)


def settled(folder: Path, name: str) -> Path:
    """A copy of what a killed run left, after the next one, to a folder of this name, looked at it.

    Only whoever exports to the same folder or beside it knows of what is to come into a new one.
    """
    copy = folder.with_name(f"{folder.name}-{name.replace('/', '-')}-settled")
    shutil.copytree(folder, copy)
    settle(copy / name)
    assert not hidden(copy) or "/" in name
    return copy


def test_nothing_is_moved_that_a_draft_only_links_to(tmp_path: Path) -> None:
    quiz, others = tmp_path / "quiz", tmp_path / "others"
    draft = quiz / ".plywood-01234567"
    draft.mkdir(parents=True)
    others.mkdir()
    (others / "letter").write_text("mine")
    (draft / "ready").mkdir()
    (draft / "ready" / "list.csv").write_text("mine")
    (draft / "added").symlink_to(others)
    settle(quiz)
    (draft / "added").unlink()
    (draft / "ready").symlink_to(others)
    settle(tmp_path / "new")
    assert files(tmp_path) == {"others/letter": b"mine", "quiz/list.csv": b"mine"}


def test_a_link_to_a_folder_is_followed_and_one_to_nowhere_makes_its_folder(tmp_path: Path) -> None:
    new = quiz_files(tmp_path / "new", NEW_ID)
    for name in ("there", "nowhere"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "out").symlink_to("real")
        if name == "there":
            (folder / "real").mkdir()
        export(folder)
        assert (folder / "out").is_symlink()
        assert files(folder / "real") == new
        assert not hidden(folder)


def test_a_file_that_is_open_elsewhere_takes_everything_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where nobody moves a file that another program has open."""
    out = tmp_path / "out"
    out.mkdir()
    write_quiz(out, OLD_ID)
    before = files(out)
    rename = Path.rename

    def refuse_open_file(path: Path, target: Path) -> Path:
        if path in (out / "solutions.pdf", out.resolve() / "solutions.pdf"):
            raise PermissionError(13, "Permission denied", str(path))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse_open_file)
    with pytest.raises(FileError, match=r"solutions\.pdf can't be written.*nothing was changed"):
        export(tmp_path)
    assert files(out) == before
    assert not hidden(tmp_path)


@pytest.mark.parametrize("held", ["key.json", "solutions.pdf"])
def test_an_old_file_that_cannot_be_deleted_is_said_and_the_next_export_puts_all_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    new = quiz_files(tmp_path / "new", NEW_ID)
    out = tmp_path / "out"
    out.mkdir()
    write_quiz(out, OLD_ID)
    before = files(out)
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path.name == held:
            raise PermissionError(13, "Permission denied", str(path))
        unlink(path, missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        with pytest.raises(FileError, match="can't all be put in place: Permission denied"):
            export(tmp_path)
    assert visible(out).items() <= before.items()
    if held == "key.json":
        assert files(out) == before
    export(tmp_path)
    assert files(out) == new
    assert not hidden(tmp_path)


@pytest.mark.parametrize("earlier", [False, True])
def test_all_files_are_on_the_disk_before_any_old_one_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, earlier: bool
) -> None:
    out = tmp_path / "out"
    if earlier:
        out.mkdir()
        write_quiz(out, OLD_ID)
    before = files(out)
    flushed: set[int] = set()
    fsync = os.fsync

    def note(handle: int) -> None:
        fsync(handle)
        flushed.add(os.fstat(handle).st_ino)
        assert visible(out) == before

    monkeypatch.setattr(os, "fsync", note)
    export(tmp_path)
    assert {path.stat().st_ino for path in out.rglob("*")} <= flushed
