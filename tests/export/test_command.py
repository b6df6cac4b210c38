"""`plywood quiz --export`."""

import gc
import json

import pytest
from exports import exam_of
from generated import generated

from exercises.cli import run
from exercises.export.platforms import PLATFORMS, export_quiz

SPEC = """
title = "Midterm"
[[questions]]
kind = "minimax"
level = 1
points = 10
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "quiz.toml"
    path.write_text(SPEC, "utf-8")
    return path


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_same_seed_gives_the_same_file_which_nobody_else_may_read(tmp_path, spec, platform):
    ending = PLATFORMS[platform].ending
    words = ["quiz", str(spec), "--export", platform, "--seed", "1", "--pool", "2"]
    words += ["--secret", str(tmp_path / "secret")]
    files = [tmp_path / f"one{ending}", tmp_path / "two" / f"quiz-{platform}{ending}"]
    for out in (files[0], tmp_path / "two"):
        assert run([*words, "--out", str(out)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].stat().st_mode & 0o077 == 0


def test_a_file_that_is_there_is_replaced_only_on_demand(tmp_path, spec, capsys):
    out = tmp_path / "quiz.xml"
    out.write_text("mine", "utf-8")
    words = ["quiz", str(spec), "--export", "moodle", "--pool", "1", "--out", str(out)]
    words += ["--secret", str(tmp_path / "secret")]
    assert run(words) == 1
    assert "--overwrite" in capsys.readouterr().err
    assert out.read_text("utf-8") == "mine"
    assert run([*words, "--overwrite"]) == 0
    assert out.read_bytes().startswith(b"<?xml")


def test_an_export_that_fails_leaves_no_folder(tmp_path):
    def stop(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export_quiz(exam_of([generated("minimax", 1)]), PLATFORMS["moodle"], tmp_path / "out", stop)
    assert not list(tmp_path.iterdir())


def test_a_pool_has_a_variant_for_each_student(tmp_path, spec, capsys):
    roster = tmp_path / "roster.csv"
    roster.write_text("id,name\n1,Ann\n2,Bob\n3,Cy\n", "utf-8")
    words = ["quiz", str(spec), "--export", "moodle", "--out", str(tmp_path), "--json"]
    words += ["--secret", str(tmp_path / "secret"), "--roster", str(roster)]
    assert run(words) == 0
    answer = json.loads(capsys.readouterr().out)
    data = (tmp_path / "quiz-moodle.xml").read_text("utf-8")
    assert answer["variants"] == data.count('type="cloze"') == 3
    assert "Ann" not in data


def test_a_pool_is_only_for_an_export(tmp_path, spec):
    assert run(["quiz", str(spec), "--pool", "2", "--out", str(tmp_path / "out")]) == 2


@pytest.mark.parametrize("platform", PLATFORMS)
def test_an_export_that_is_given_up_leaves_nothing_behind_and_no_word(
    tmp_path, monkeypatch, platform
):
    unheard = []
    monkeypatch.setattr("sys.unraisablehook", unheard.append)

    def give_up(done):
        raise ArithmeticError

    exam = exam_of([generated("minimax", 1)])
    out = tmp_path / f"quiz{PLATFORMS[platform].ending}"
    with pytest.raises(ArithmeticError):
        export_quiz(exam, PLATFORMS[platform], out, give_up)
    gc.collect()
    assert unheard == []
    assert list(tmp_path.iterdir()) == []
