"""Small files that would take very much memory or work: they are refused before they can."""

import json
import struct
import sys
import zlib
from fractions import Fraction
from functools import reduce

import networkx  # noqa: F401 - so that its own memory is not counted
import pytest
from asking import asked, typed
from limits import calls, in_memory, within

from exercises.exam.roster import roster_from
from exercises.exam.spec import SpecError
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.files.file_error import FileError
from exercises.files.rules_table import RulesError, rules_from
from exercises.paper.layout.logo import logo_reader
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.step_sentences import step_text
from search import notation
from search.builder import reordered
from search.graphs import graph_text
from search.methods import METHODS, solve
from search.rules import Range, Rules
from search.tree import GameTree, TreeError

PRIMES = [number for number in range(2, 400) if all(number % least for least in range(2, number))]
MILLION = 1_000_000
TOO_LONG = r"at most 30 characters|exponent"


def test_defaults_of_dot_are_not_copied_to_every_node():
    defaults = ", ".join(f"a{number}=1" for number in range(1000))
    text = f"digraph {{ node [{defaults}]; {' '.join(map('n{}'.format, range(1000)))} }}"
    with in_memory(mebibytes=20), pytest.raises(TreeError, match="a tree has one root"):
        graph_text.read(text, ".dot")


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".json", "[(" + "1 " * MILLION + ")]"),
        (".json", json.dumps({"directed": True, "nodes": [{"id": 0, "payoff": [1] * MILLION}]})),
        (".dot", 'digraph { a [payoff="(' + "1 " * MILLION + ')"] }'),
    ],
    ids=["notation", "json", "dot"],
)
def test_a_vector_is_refused_once_it_has_more_numbers_than_there_are_players(suffix, text):
    text = text.replace("}]}", '}], "edges": []}')
    with calls(MILLION // 2), pytest.raises(TreeError, match="a vector has 2 to 8 numbers"):
        graph_text.read(text, suffix)


def png(width, height):
    """The head of a picture, and next to nothing of what it shows."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    check = struct.pack(">I", zlib.crc32(b"IHDR" + head))
    return (
        b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I", len(head))
        + b"IHDR"
        + head
        + check
        + b"\0\0\0\1IDAT"
    )


@pytest.mark.parametrize(
    "size", [(25_000, 25_000), (10_000, 10_000), (3_200, 3_200), (9, 2_000_000)]
)
def test_the_head_of_a_logo_tells_that_it_is_too_large(size, tmp_path):
    (tmp_path / "logo.png").write_bytes(png(*size))
    with pytest.raises(SpecError, match="has too many pixels: take one of 10,000,000"):
        logo_reader(str(tmp_path / "logo.png"))


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands for the program")
@pytest.mark.parametrize("name", ["logo.png", "logo.eps"])
def test_a_logo_starts_no_program(name, tmp_path, monkeypatch):
    script = tmp_path / "gs"
    script.write_text(f"#!/bin/sh\necho started >> {tmp_path}/started\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    logo = tmp_path / name
    logo.write_text("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n%%EndComments\nshowpage\n")
    with pytest.raises(SpecError, match="is no picture that can be read: take a PNG or JPEG"):
        logo_reader(str(logo))
    assert not (tmp_path / "started").exists()


@pytest.mark.parametrize("beginning", [b"GIF89a", b"II*\0", b"BM", b"RIFF", b"\0\0\1\0", b"%PDF"])
def test_a_logo_is_known_by_its_first_bytes(beginning, tmp_path):
    logo = tmp_path / f"{beginning.hex()}.png"
    logo.write_bytes(beginning + bytes(1000))
    with pytest.raises(SpecError, match="take a PNG or JPEG"):
        logo_reader(str(logo))


def test_a_node_with_very_many_children_costs_no_square_of_them():
    tree = notation.read("chance[" + "1 " * 40_000 + "]")
    with within(seconds=8):
        assert [tree.path(leaf) for leaf in tree.leaves[-2:]] == ["39998", "39999"]
        assert len({tree.indexes(leaf) for leaf in tree.leaves}) == 40_000
        assert reordered(tree, {GameTree.ROOT: tree.children(GameTree.ROOT)[::-1]}) == tree


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("minimax", {"tree": reduce(lambda tree, _: f"[{tree} {tree}]", range(12), "1")}),
        ("game-tree", {"game": "nim 5 4 --take 1-3"}),
    ],
)
def test_a_sheet_of_thousands_of_entries_costs_no_square_of_them(kind, fields):
    exercise = exercise_from_table({"format": "plywood-exercise/1", "kind": kind, **fields})
    answers = typed(solution(exercise), exercise)
    assert len(answers) > 4000
    with within(seconds=4):
        feedback = check(exercise, answers)
    assert feedback.score == feedback.maximum


def test_the_best_order_of_very_many_children_costs_no_square_of_them():
    exercise = asked("ordering", "max[" + "1 " * 100_000 + "]")
    with within(seconds=8):
        assert len(solution(exercise)[exercise.blanks[0]]) == 100_000


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[" + " ".join(f"1/{prime}" for prime in PRIMES) + "]", "values"),
        ("max[" + " ".join(f"min{{1/{prime}}}[1]" for prime in PRIMES) + "]", "values"),
        ("chance[" + " ".join(f"1/{prime}*1" for prime in PRIMES) + "]", "odds"),
    ],
    ids=["leaves", "statics", "odds"],
)
def test_fractions_without_a_common_denominator_are_refused(text, what):
    with pytest.raises(TreeError, match=f"common denominator of the {what} has more than"):
        notation.read(text)


def test_no_more_of_a_roster_is_read_than_there_may_be_students():
    data = b"id,name\n" + b"1,Ada\n" * MILLION
    with calls(3 * MILLION), pytest.raises(FileError, match="too many students"):
        roster_from(data, "roster.csv")


def test_a_cell_of_a_roster_that_never_ends_is_refused():
    with in_memory(mebibytes=40), pytest.raises(FileError, match="this is no CSV"):
        roster_from(b'id,name\n1,"' + b"a\n" * MILLION, "roster.csv")


def test_xml_with_very_many_elements_is_refused_before_any_is_built():
    text = "<graphml><graph>" + "<x/>" * (MILLION + 1) + "</graph></graphml>"
    with pytest.raises(TreeError, match="more than 1,000,000 elements"):
        graph_text.read(text, ".graphml")


@pytest.mark.parametrize("number", ["9" * 5000, "1e999999999", "1e-999999999", "1/" + "9" * 40])
def test_numbers_of_very_many_digits_are_refused(number):
    with calls(100_000):
        with pytest.raises(TreeError, match=TOO_LONG):
            notation.read(f"[1 {number}]")
        with pytest.raises(TreeError, match=TOO_LONG):
            graph_text.read(f'digraph {{ a [payoff="{number}"] }}', ".dot")
        with pytest.raises(RulesError, match=TOO_LONG):
            rules_from({"max_sum": number})


def test_a_cut_before_very_many_children_takes_no_longer_than_they_are_many():
    tree = notation.read(f"max[min[5 6] min[3{' 9' * 100_000}]]")
    with within(seconds=8):
        trace = solve(tree, METHODS["alpha-beta"], Rules())
    assert len(trace.pruned) == 100_000
    assert tree.find("1.100000") == trace.pruned[-1]


def test_the_steps_of_a_wide_chance_node_take_no_longer_than_it_is_wide():
    tree = notation.read(f"max[5 chance[{' 2' * 2000}]]")
    trace = solve(tree, METHODS["expectimax"], Rules(range=Range(Fraction(0), Fraction(99))))
    with calls(3 * MILLION):
        told = [step_text(trace, step, snapshot) for step, snapshot in trace.replay()]
    assert sum(each.key == "step-update-chance" for each in told) == 1
