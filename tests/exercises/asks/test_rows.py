from __future__ import annotations

import pickle

import pytest
from generated import generated

from exercises.asks import Ask, Children, Topic
from exercises.asks.entry import Claim, Interval
from exercises.entries import read, write
from exercises.exercise import Exercise
from exercises.kinds import KINDS, Kind
from exercises.solution import solution
from search.rules import Rules


@pytest.mark.parametrize("ask", Ask)
def test_an_answer_comes_from_a_search_from_many_from_a_game_or_from_its_item(ask: Ask) -> None:
    sources = (ask.row.read_off, ask.row.work_out, ask.row.play)
    item = ask.row.topic is Topic.ITEM
    assert sum(source is not None for source in sources) + item == 1


@pytest.mark.parametrize("ask", Ask)
def test_an_ask_is_the_same_in_another_process(ask: Ask) -> None:
    assert pickle.loads(pickle.dumps(ask)) is ask


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_a_right_entry_reads_back_the_same_and_is_what_its_row_says(kind: Kind) -> None:
    exercise: Exercise = generated(kind.name, 1, 1)
    for blank, entry in solution(exercise).items():
        row = blank.ask.row
        assert read(exercise, blank, write(entry)) == entry
        assert (row.mark or blank.ask is Ask.TRUE) == isinstance(entry, bool)
        assert row.claim <= isinstance(entry, Claim)
        assert (row.topic is Topic.RANGE) == isinstance(entry, Interval)
        if row.children is Children.ALL:
            assert isinstance(entry, tuple)


def test_a_kind_says_which_rule_it_lacks() -> None:
    assert KINDS["minimax"].lacks(Rules()) is None
    need = KINDS["depth-limit"].lacks(Rules())
    assert need is not None
    assert need.rule == "depth"
    assert KINDS["depth-limit"].lacks(Rules(depth=2)) is None
