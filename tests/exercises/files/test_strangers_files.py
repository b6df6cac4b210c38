"""Whatever stands where a file is asked for, a command answers, or says why not in one line."""

import io
import json
import os
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from exercises.cli import run
from exercises.cli.output import visible
from exercises.files.reading import typed_path

ANSWERS = b'{"0:value": "3"}'
QUIZ = b'title = "Quiz"\n[[questions]]\nkind = "cuts"\nlevel = 1\n'


@pytest.fixture(scope="module")
def exercise(tmp_path_factory):
    """An exercise file that can be read."""
    with redirect_stdout(io.StringIO()) as told:
        assert run(["exercise", "minimax", "--seed", "1", "--json"]) == 0
    file = tmp_path_factory.mktemp("sound") / "exercise.json"
    file.write_text(told.getvalue())
    return file


def commands(file, exercise, folder):
    """Every command that takes this file for one of its words, or finds it named in a file."""
    quiz = folder / "good.toml"
    quiz.write_bytes(QUIZ)
    naming = folder / "naming.toml"
    naming.write_text(f"logo = {json.dumps(str(file))}\n{QUIZ.decode()}")
    out = str(folder / "out")
    return [
        ["solve", str(file)],
        ["render", str(file), "--out", str(folder / "out.svg")],
        ["check", str(file), str(exercise)],
        ["check", str(exercise), str(file)],
        ["quiz", str(file), "--out", out],
        ["quiz", str(quiz), "--out", out, "--roster", str(file)],
        ["quiz", str(naming), "--out", out, "--secret", str(exercise)],
    ]


def fails_in_one_line(capsys, words):
    assert run(words) in (1, 2)
    error = capsys.readouterr().err
    assert error.startswith("plywood: ")
    assert error.count("\n") == 1
    assert "itself" not in error
    assert len(error) < 1000
    return error


CONTENTS = {
    "latin": b"[3 \xe4]",
    "utf-16": "[3 4]".encode("utf-16"),
    "zero": b"\0\0\0",
    "empty": b"",
    "deep list": b"[" * 100_000,
    "deep table": b'{"a":' * 100_000,
    "deep toml": b"a = " + b"[" * 100_000,
    "long number": b"title = " + b"9" * 100_000,
    "long name": b"x" * 100_000,
    "escape": b"\x1b[31m\xc2\x9b\xe2\x80\xae",
    "surrogate": b'{"nodes": [{"id": "\\ud800"}], "edges": []}',
}


@pytest.mark.parametrize("ending", ["txt", "json", "graphml", "dot", "toml"])
@pytest.mark.parametrize("content", CONTENTS)
def test_what_is_in_the_file_is_refused_in_one_line(content, ending, exercise, tmp_path, capsys):
    file = tmp_path / f"strange.{ending}"
    file.write_bytes(CONTENTS[content])
    asked = commands(file, exercise, tmp_path)
    for words in asked if ending in ("json", "toml") else asked[:2]:  # trees alone go by endings
        assert visible(error := fails_in_one_line(capsys, words).rstrip("\n")) == error


def folder(path):
    path.mkdir()


def pipe(path):
    os.mkfifo(path)


def device(path):
    path.symlink_to("/dev/zero")


def loop(path):
    path.symlink_to(path)


def large(path):
    with path.open("wb") as file:
        file.truncate(2**40)


def nothing(path):
    pass


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
@pytest.mark.parametrize("kind", [folder, pipe, device, loop, large, nothing])
def test_what_is_no_ordinary_file_is_refused_in_one_line(kind, exercise, tmp_path, capsys):
    file = tmp_path / "strange.json"
    kind(file)
    for words in commands(file, exercise, tmp_path):
        assert "strange.json" in fails_in_one_line(capsys, words)


@pytest.mark.parametrize("name", ["x" * 300 + ".json", "a\0b.json", "\udcff.json", "\x1b[31m.json"])
def test_a_name_that_no_file_has_is_refused_in_one_line(name, exercise, tmp_path, capsys):
    for words in commands(tmp_path / name, exercise, tmp_path):
        fails_in_one_line(capsys, words)


def test_a_long_row_of_numbers_is_no_file_name(capsys):
    error = fails_in_one_line(capsys, ["solve", " ".join(map(str, range(200)))])
    assert "expected nothing more after the tree" in error


def test_a_batch_goes_on_after_a_line_that_is_not_text(exercise, monkeypatch, capsys):
    good = b'{"exercise": %s, "answers": {}}\n' % exercise.read_bytes().strip()
    lines = good + b"\xff\n" + b"[" * 5000 + b"\n" + b"9" * 3_000_000 + b"\n" + good
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert run(["check", "-"]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error" in row for row in rows] == [False, True, True, True, False]
    assert "UTF-8" in rows[1]["error"]


def test_escape_codes_in_answers_do_not_reach_the_terminal(exercise, tmp_path, capsys):
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps({"0:value": "\x1b[2J\x9b31m\u202e\nright 5"}))
    for more in ([], ["--json"]):
        assert run(["check", str(exercise), str(answers), *more]) == 0
        told = capsys.readouterr().out
        assert not set("\x1b\x9b\u202e") & set(told)
        assert not any(line.startswith("right 5") for line in told.splitlines())


def test_what_people_write_stays_as_it_is():
    for text in ("Zoë Ångström", "می‌خواهم", "a\u00a0b", "👩‍🔬"):
        assert visible(text) == text
    assert visible("a\x1b\x9b\u202e\u2066\nb") == r"a\x1b\x9b\u202e\u2066\nb"


def test_a_home_that_nobody_knows_is_a_name_like_any_other(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert typed_path("~/quiz") == tmp_path / "quiz"
    assert typed_path("~nobody here/quiz") == Path("~nobody here/quiz")
