"""`plywood exercise`, `check` and `kinds` keep their promises."""

import io
import json
import re
import subprocess
import sys
from importlib.metadata import version

import pytest

from exercises.cli import run
from exercises.kinds import KINDS
from resources.words import say


def told(capsys, *words, code=0):
    assert run(words) == code
    return capsys.readouterr()


def made(capsys, *words):
    return json.loads(told(capsys, "exercise", *words, "--json").out)


def test_kinds_are_listed(capsys):
    assert [line.split()[0] for line in told(capsys, "kinds").out.splitlines()] == list(KINDS)
    rows = [json.loads(line) for line in told(capsys, "kinds", "--json").out.splitlines()]
    assert [row["kind"] for row in rows] == list(KINDS)


def test_an_exercise_is_the_promised_object(capsys):
    exercise = made(capsys, "alpha-beta", "--level", "3", "--seed", "7")
    assert exercise["format"] == "plywood-exercise/1"
    assert exercise["code"] == "alpha-beta-3.2-00007"
    assert (exercise["kind"], exercise["method"]) == ("alpha-beta", "alpha-beta")
    assert exercise["solution"].keys() <= set(exercise["blanks"])
    assert True in exercise["solution"].values()
    assert ":value" in exercise["solution"]
    assert (exercise["level"], exercise["edition"], exercise["seed"]) == (3, 2, 7)
    assert made(capsys, "--code", exercise["code"]) == exercise


def test_batches_have_one_object_a_line_with_the_seeds_in_order(capsys):
    lines = told(capsys, "exercise", "cuts", "--seed", "5", "--count", "3", "--json").out
    assert [json.loads(line)["seed"] for line in lines.splitlines()] == [5, 6, 7]


def test_checking_files(capsys, tmp_path):
    exercise = made(capsys, "--code", "minimax-2-00001")
    (tmp_path / "e.json").write_text(json.dumps(exercise))
    (tmp_path / "a.json").write_text(json.dumps({**exercise["solution"], "0:value": "99"}))
    words = ("check", str(tmp_path / "e.json"), str(tmp_path / "a.json"))
    feedback = json.loads(told(capsys, *words, "--json").out)
    assert feedback["maximum"] == 2  # three values above leaves, and the root's
    assert feedback["score"] == "3/2"
    wrong = [each for each in feedback["remarks"] if each["verdict"] == "wrong"]
    assert [each["blank"] for each in wrong] == ["0:value"]
    assert feedback["diagnosis"]["named"] is None
    assert feedback["diagnosis"]["candidates"] == []
    assert "3 of 4 entries right; 1½ of 2 points" in told(capsys, *words).out


def test_checking_a_batch(capsys, monkeypatch):
    exercise = made(capsys, "alpha-beta", "--seed", "3")
    line = json.dumps({"exercise": exercise, "answers": exercise["solution"]})
    astray = exercise | {"tree": "max[min[? 3] 2]", "blanks": [":value"]}
    lost = json.dumps({"exercise": astray, "answers": {}})
    lines = f"{line}\n\n{lost}\nnonsense\n{line}\n".encode() + b"\xff\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines)))
    rows = [json.loads(row) for row in told(capsys, "check", "-", code=1).out.splitlines()]
    most = rows[0]["maximum"]
    assert [row.get("score") for row in rows] == [most, None, None, most, None]
    assert rows[1]["error"].startswith("line 3: the search visits node 0.0")
    assert rows[2]["error"].startswith("line 4")
    assert rows[4]["error"] == "line 6: this is no text in UTF-8"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": "plywood-exercise/2"}, "newer"),
        ({"kind": "chess"}, "kind"),
        ({"method": "guess"}, "method"),
        ({"tree": "max[3"}, "tree"),
        ({"rules": {"fail": "often"}}, "fail"),
        ({"rules": {"colour": 1}}, "colour"),
        ({"rules": {"depth": True}}, "depth"),
        ({"blanks": ["9.9:value"]}, "9.9"),
        ({"blanks": ["0:colour"]}, "colour"),
        ({"blanks": 3}, "blanks"),
        ({"tree": None}, "tree"),
    ],
)
def test_a_damaged_exercise_is_refused_with_the_field(capsys, tmp_path, change, named):
    exercise = made(capsys, "minimax", "--seed", "1") | change
    (tmp_path / "e.json").write_text(json.dumps(exercise))
    (tmp_path / "a.json").write_text("{}")
    said = told(capsys, "check", str(tmp_path / "e.json"), str(tmp_path / "a.json"), code=1)
    assert said.err.count("\n") == 1
    assert named in said.err


@pytest.mark.parametrize("answers", ['{"7:value": "3"}', "[]", "nonsense", ""])
def test_damaged_answers_are_refused_in_one_line(capsys, tmp_path, answers):
    (tmp_path / "e.json").write_text(json.dumps(made(capsys, "minimax", "--seed", "1")))
    (tmp_path / "a.json").write_text(answers)
    said = told(capsys, "check", str(tmp_path / "e.json"), str(tmp_path / "a.json"), code=1)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("exercise",), 2),
        (("exercise", "chess"), 2),
        (("exercise", "cuts", "--level", "6"), 2),
        (("exercise", "cuts", "--seed", "-1"), 2),
        (("exercise", "cuts", "--code", "cuts-1-00001"), 2),
        (("exercise", "--code", "cuts-1"), 2),
        (("check", "nowhere.json", "nowhere.json"), 1),
        (("check", "nowhere.json"), 2),
        (("check", "-", "answers.json"), 2),
    ],
)
def test_wrong_words_get_one_line(capsys, words, code):
    said = told(capsys, *words, code=code)
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("exercise cuts --seed x", "--seed"),
        ("exercise cuts --count 100001", "100000"),
        ("exercise cuts --nix", "--nix"),
        ("exercise cuts cuts", "(cuts)"),
        ("solve [1] --order x", "'ltr', 'rtl'"),
        ("solve [1] --window 1", "--window"),
        ("solve", "'tree'"),
        ("frobnicate", "'frobnicate'"),
    ],
)
def test_what_is_wrong_with_the_words_is_named(capsys, words, named):
    said = told(capsys, *words.split(), code=2)
    assert named in said.err
    command = words.split()[0]
    helps = "plywood" if command == "frobnicate" else f"plywood {command}"
    assert said.err.endswith(f" ({helps} --help tells more)\n")


def test_a_misspelt_kind_is_known_by_its_likeness(capsys):
    said = told(capsys, "exercise", "minmax", code=2)
    assert "there is no kind 'minmax': did you mean minimax?" in said.err


def test_a_solution_without_marks_says_so(capsys, tmp_path):
    path = tmp_path / "exercise.json"
    path.write_text('{"format": "plywood-exercise/1", "kind": "cuts", "tree": "[[1 2] [3 4]]"}')
    said = told(capsys, "exercise", "--file", str(path)).out
    assert said.endswith("Solution:\n  nothing is marked, and every blank stays empty\n")


def test_a_file_that_is_no_json_is_told_from_where_on(capsys, tmp_path):
    exercise, answers = tmp_path / "exercise.json", tmp_path / "answers.json"
    exercise.write_text(told(capsys, "exercise", "cuts", "--json").out)
    answers.write_text('{"0:cut": true,\n  "1:cut": yes}')
    said = told(capsys, "check", str(exercise), str(answers), code=1)
    assert said.err.endswith("answers.json holds no JSON: see line 2, column 12\n")
    answers.write_text('{"B:cut": true}')
    said = told(capsys, "check", str(exercise), str(answers), code=1)
    assert "'B:cut' is no blank of this exercise, whose blanks are named as '0:cut' is" in said.err


def test_the_version_is_told(capsys):
    assert told(capsys, "--version").out == f"plywood {version('plywood-tutor')}\n"


def test_an_answer_of_another_sort_is_unreadable_where_it_stands(capsys, tmp_path):
    (tmp_path / "e.json").write_text(json.dumps(made(capsys, "minimax", "--seed", "1")))
    (tmp_path / "a.json").write_text('{"0:value": {"a": 1}, "1:value": true}')
    files = [str(tmp_path / name) for name in ("e.json", "a.json")]
    remarks = json.loads(told(capsys, "check", *files, "--json").out)["remarks"]
    verdicts = {each["blank"]: each["verdict"] for each in remarks}
    assert verdicts["0:value"] == verdicts["1:value"] == "unreadable"


def test_a_vector_may_be_a_list(capsys, tmp_path):
    exercise = made(capsys, "max-n", "--seed", "1")
    lists = {
        key: [int(part) for part in re.findall(r"-?\d+", right)]
        for key, right in exercise["solution"].items()
    }
    (tmp_path / "e.json").write_text(json.dumps(exercise))
    (tmp_path / "a.json").write_text(json.dumps(lists))
    files = [str(tmp_path / name) for name in ("e.json", "a.json")]
    answer = json.loads(told(capsys, "check", *files, "--json").out)
    assert answer["score"] == answer["maximum"]


def test_a_code_is_given_alone(capsys):
    for words in (["cuts"], ["--level", "2"], ["--seed", "3"]):
        said = told(capsys, "exercise", "--code", "cuts-2-00005", *words, code=2)
        assert "give it alone" in said.err


def test_what_holds_no_tree_is_refused_at_its_first_line(tmp_path, capsys):
    file = tmp_path / "quiz.toml"
    file.write_text('title = "Quiz"\n[conventions]\n')
    said = told(capsys, "render", str(file), "--out", str(tmp_path / "a.svg"), code=1)
    assert "quiz.toml, line 1, column 1" in said.err


def test_an_empty_blank_is_named(tmp_path, capsys):
    exercise, answers = tmp_path / "exercise.json", tmp_path / "answers.json"
    exercise.write_text(json.dumps(made(capsys, "alpha-beta", "--seed", "1")))
    answers.write_text("{}")
    said = told(capsys, "check", str(exercise), str(answers)).out
    assert "α at A is still empty." in said
    assert "The value of A is still empty." in said


def test_help_waits_for_no_command():
    code = """
import sys
from exercises.cli import run
run(["--help"])
print(*(name for name in sys.modules if name.startswith("exercises.")))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    *shown, loaded = ran.stdout.splitlines()
    assert "  solve  " in "\n".join(shown)
    assert set(loaded.split()) == {"exercises.cli", "exercises.cli.failure", "exercises.cli.output"}


def test_the_catalogue_says_what_each_command_and_option_is_for(capsys):
    """All but the words that are Typer's own, in the lines between the titles."""
    commands = re.findall(r"^  (\w+)  ", told(capsys, "--help").out.split("Commands:")[1], re.M)
    assert "solve" in commands
    for command in commands:
        lines = [line.strip() for line in told(capsys, command, "--help").out.splitlines()]
        assert lines[2] == say(f"help-{command}")
        if command != "render":
            assert any(line.endswith(say(f"help-{command}-as-json")) for line in lines)
    assert say("help-exercise-level", levels=5) in told(capsys, "exercise", "--help").out
