"""Harmed lines and odd words: each gets its answer or one clear line, by bounded work."""

import io
import json
import os
from random import Random

import pytest
from limits import calls
from mutations import NUMBERS, WORDS, mutated

from exercises.cli import run
from exercises.cli.output import MOST_SHOWN
from exercises.exercise_files.exercise_table import exercise_table
from exercises.kinds import KINDS
from exercises.making.codes import exercise_of
from exercises.making.recipe_files import LEVELS
from search.methods import METHODS

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "10"))
MOST_CALLS = 3_000_000
"""What a line of some thousand letters, or a small tree, may cost."""
CRASH = "something went wrong in Plywood itself"
TREES = [
    b"[[3 12 8] [2 4 6] [14 5 2]]",
    b"A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]",
    b"max[chance[1/4*8 3/4*-4] chance[2 2]]",
    b"max{0}[grab:min{9!}[max{-5}[-5]] wait:min{!}[max{1}[1]]]",
]
OPTIONS = [
    "--level", "--seed", "--count", "--code", "--method", "--root", "--players", "--layers",
    "--fail", "--order", "--ties", "--depth", "--max-sum", "--window", "--range", "--steps",
    "--json", "--strict", "--rounds", "--parent-only", "--update-on-cut", "--cut-after-last",
    "--unquiet", "--singular", "--stand-pat",
]  # fmt: skip
COUNTS = ["1", "2", "0", "-1", "100001"]


def judged_line(dice):
    exercise = exercise_table(exercise_of(f"{dice.choice(list(KINDS))}-2-00003"), True)
    return json.dumps({"exercise": exercise, "answers": exercise["solution"]}).encode()


def batch(dice, sound):
    """A few lines, most of them harmed; no line is harmed into two, or none."""
    lines = [mutated(line, dice) if dice.random() < 0.8 else line for line in sound]
    return [line.replace(b"\n", b" ").replace(b"\r", b" ") or b"x" for line in lines]


def carried_out(words, lines, monkeypatch, capsys):
    """What the words say of these lines."""
    given = io.TextIOWrapper(io.BytesIO(b"\n".join(lines)))
    monkeypatch.setattr("sys.stdin", given)
    with calls(MOST_CALLS * max(1, len(lines))):
        code = run(words)
    said = capsys.readouterr()
    assert CRASH not in said.err, (words, lines, said.err)
    assert "Traceback" not in said.err
    return code, said


@pytest.mark.parametrize("seed", range(SEEDS // 5))
def test_every_line_of_a_harmed_batch_gets_its_own_object(seed, monkeypatch, capsys):
    dice = Random(f"check {seed}")
    lines = batch(dice, [judged_line(dice) for _ in range(5)])
    code, said = carried_out(("check", "-"), lines, monkeypatch, capsys)
    rows = [json.loads(row) for row in said.out.splitlines()]
    asked = [number for number, line in enumerate(lines, 1) if line.strip()]
    assert len(rows) == len(asked)
    for number, row in zip(asked, rows, strict=True):
        if "error" in row:
            assert row["error"].startswith(f"line {number}: "), row
            assert row["error"].count("line ") == 1
            assert len(row["error"]) <= MOST_SHOWN + 3
    assert code == any("error" in row for row in rows)


@pytest.mark.parametrize("seed", range(SEEDS // 5))
def test_every_harmed_tree_of_a_batch_is_solved_or_refused_in_a_line(seed, monkeypatch, capsys):
    dice = Random(f"solve {seed}")
    method = dice.choice(list(METHODS))
    lines = batch(dice, [dice.choice(TREES) for _ in range(5)])
    words = ("solve", "-", "--json", "--steps", "--method", method)
    code, said = carried_out(words, lines, monkeypatch, capsys)
    rows = [json.loads(row) for row in said.out.splitlines()]
    refused = [row for row in rows if "error" in row]
    assert all(len(row["error"]) <= MOST_SHOWN + 3 for row in refused)
    assert len(said.err.splitlines()) == len(refused) + (not rows and code)
    assert code == bool(refused or not rows)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_odd_words_are_carried_out_or_refused_in_a_line(seed, monkeypatch, capsys):
    dice = Random(f"words {seed}")
    odd = [each.decode(errors="surrogateescape") for each in (*NUMBERS, *WORDS)]
    words = dice.choice(
        [["exercise", dice.choice(list(KINDS))], ["solve", dice.choice(TREES).decode()]]
    )
    for _ in range(dice.randint(1, 3)):
        option = dice.choice(OPTIONS)
        value = COUNTS if option == "--count" else [*odd, *METHODS, "1", str(LEVELS), "max", "min"]
        words += [option, *dice.choices(value, k=dice.choice((0, 1, 1, 1, 2)))]
    code, said = carried_out(words, [], monkeypatch, capsys)
    assert (code == 0) == (not said.err), words
    if code:
        assert len(said.err.splitlines()) == 1, words
        assert len(said.err) <= 2 * MOST_SHOWN
