from __future__ import annotations

import json
import os

import pytest

from exercises.cli import run
from exercises.drawing.export import WRITERS

TREE = "[[[3 5 2] [6 9 1]] [[4 2 3] [7 8 0]]]"
STARTS = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF", "tex": b"% Needs"}


@pytest.mark.parametrize("ending", [ending[1:] for ending in WRITERS])
@pytest.mark.parametrize("theme", ["print", "light", "dark"])
def test_a_tree_is_drawn_in_every_format_and_theme(tmp_path, ending, theme):
    out = tmp_path / f"tree.{ending}"
    assert run(["render", TREE, "--out", str(out), "--solution", "--theme", theme]) == 0
    assert out.read_bytes().startswith(STARTS[ending])
    assert [file.name for file in tmp_path.iterdir()] == [out.name]


@pytest.mark.parametrize(
    ("tree", "shown"),
    [
        (TREE, "α"),
        ("A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]", "(6, 1, 2)"),
        ("max[chance[1/4*8 3/4*-4] chance[2 2]]", "3/4"),
    ],
)
def test_a_solution_takes_the_usual_method(tmp_path, tree, shown):
    out = tmp_path / "tree.svg"
    assert run(["render", tree, "--out", str(out), "--solution"]) == 0
    assert shown in out.read_text("utf-8")


def test_a_method_can_be_named(tmp_path):
    out = tmp_path / "tree.svg"
    assert run(["render", TREE, "--out", str(out), "--solution", "--method", "minimax"]) == 0
    assert "α" not in out.read_text("utf-8")


def test_an_exercise_is_drawn_blank_or_solved(tmp_path, capsys):
    assert run(["exercise", "alpha-beta", "--seed", "4", "--json"]) == 0
    file = tmp_path / "exercise.json"
    file.write_text(capsys.readouterr().out, "utf-8")
    solution = json.loads(file.read_text("utf-8"))["solution"]
    texts = []
    for words in ([], ["--solution"]):
        out = tmp_path / "picture.svg"
        assert run(["render", str(file), "--out", str(out), *words]) == 0
        texts.append(out.read_text("utf-8"))
    assert "∞" not in texts[0]
    assert "∞" in texts[1]
    assert solution


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--out", "tree.gif"], 2, "must end in one of " + ", ".join(STARTS)),
        (["--out", "tree"], 2, "must end in one of"),
        (["--out", "nowhere/tree.svg"], 1, "there is no folder"),
        (["--out", "tree.svg", "--method", "magic"], 2, "no method 'magic'"),
        (["--out", "tree.svg", "--theme", "pink"], 2, "pink"),
        (["--out", "folder.svg"], 1, "is a folder"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(tmp_path, monkeypatch, capsys, words, code, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.svg").mkdir()
    assert run(["render", TREE, *words]) == code
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_said(tmp_path, capsys):
    tmp_path.chmod(0o500)
    assert run(["render", TREE, "--out", str(tmp_path / "tree.svg")]) == 1
    assert "can't be written" in capsys.readouterr().err


def test_an_existing_picture_survives_a_failure(tmp_path, capsys):
    out = tmp_path / "tree.svg"
    out.write_text("before", "utf-8")
    assert run(["render", "[1 2", "--out", str(out)]) == 1
    assert out.read_text("utf-8") == "before"
    assert [file.name for file in tmp_path.iterdir()] == [out.name]


def test_a_damaged_exercise_is_said(tmp_path, capsys):
    file = tmp_path / "exercise.json"
    file.write_text('{"format": "plywood-exercise/9"}', "utf-8")
    assert run(["render", str(file), "--out", str(tmp_path / "x.svg")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
