"""Every published case gives its published answer through the command line."""

import json
from pathlib import Path

import pytest

from exercises.cli import run
from search import notation
from search.methods import METHODS, solve
from search.numbers import INFINITY
from search.rules import Rules
from search.trace import Cut, Enter, Update

CASES = Path(__file__).parent.parent / "cases"
SEEDS = json.loads((CASES / "seeds.json").read_text())
PUBLISHED = json.loads((CASES / "published.json").read_text())
TREES = [case for case in SEEDS + PUBLISHED if "tree" in case]


def answer(capsys, *words):
    assert run(words) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("case", TREES, ids=lambda case: case["id"])
def test_the_published_answer(case, capsys):
    words = ("solve", case["tree"], "--method", case["method"], *case["flags"], "--json")
    got = answer(capsys, *words)
    for key, want in case["want"].items():
        match key:
            case "best":
                assert got["line"][0] == want
            case "leaf_count":
                assert len(got["leaves"]) == want
            case "exact":
                exact = answer(capsys, "solve", case["tree"], "--method", "minimax", "--json")
                assert exact["values"].items() >= want.items()
            case "values" | "windows":
                assert got[key].items() >= want.items()
            case "value" | "line" | "pruned":
                assert got[key] == want
            case _:
                pytest.fail(f"the case wants {key}, which nothing checks")


def test_the_frames_of_the_cs331_example_are_read_off_the_trace():
    case = next(case for case in SEEDS if case["id"] == "cs331-alpha-beta-example")
    tree = notation.read(case["tree"])
    rules = Rules(cut_after_last=True)
    shown = []
    for step, snapshot in solve(tree, METHODS["alpha-beta"], rules).replay():
        if isinstance(step, Enter | Update | Cut):
            shown.append((step.node, snapshot.windows[step.node]))
    words = {"-inf": -INFINITY, "inf": INFINITY}
    frames = [
        (tree.find(frame["node"]), tuple(words.get(bound, bound) for bound in frame["window"]))
        for frame in case["frames"]
    ]
    seen = iter(shown)
    assert all(frame in seen for frame in frames)
