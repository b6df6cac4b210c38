"""Trees that can't be guessed: no answer, no place and no move is common, and levels ascend."""

import os
from collections import Counter
from operator import le, lt
from statistics import mean

import pytest
from generated import generated

from exercises.exercise import Ask
from exercises.given.giving import makes_its_tree
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.solution import run, solution
from search.tree import GameTree

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "2"))
"""`make stress` takes 300."""
APART = 1 if SEEDS > 2 else 2
"""How far apart levels are that are compared: means of two trees say little of neighbours."""
EACH = [(kind, level) for kind in KINDS for level in range(1, LEVELS + 1)]
OWN = {kind for kind in KINDS if KINDS[kind].game or makes_its_tree(kind)}
NO_MOVE = {"interval", "killers", *OWN}
"""Where no move is to be found: killers asks what is tried first, and its first move is best."""
SEARCHED = [(kind, level) for kind, level in EACH if kind not in NO_MOVE]
CUT = ("cuts", "leaves", "windows", "bounds", "alpha-beta", "range-cuts", "max-n-cuts")
COMMONEST = {1: 1 / 3, 2: 1 / 5}
"""The largest share of seeds that may have one answer; a tenth from level 3 on."""


def made(kind, level, seeds=SEEDS):
    return [generated(kind, level, seed) for seed in range(seeds)]


def by_heart(exercise):
    """The answer as a student would learn it by heart."""
    return tuple((exercise.key(b), str(entry)) for b, entry in solution(exercise).items())


def commonest(things):
    """The share of the commonest."""
    return Counter(things).most_common(1)[0][1] / SEEDS


@pytest.mark.shares
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_no_answer_is_common(kind, level):
    assert commonest(map(by_heart, made(kind, level))) <= COMMONEST.get(level, 1 / 10)


@pytest.mark.shares
@pytest.mark.parametrize(("kind", "level"), SEARCHED)
def test_each_move_is_the_best_one_about_as_often(kind, level):
    found = []
    for exercise in made(kind, level):
        children = exercise.tree.children(GameTree.ROOT)
        found.append(children.index(run(exercise).moves[GameTree.ROOT]))
    assert commonest(found) <= 0.6


@pytest.mark.shares
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
@pytest.mark.parametrize("kind", CUT)
def test_no_branch_is_cut_in_most_trees(kind, level):
    traces = [run(exercise) for exercise in made(kind, level)]
    paths = Counter(trace.tree.path(node) for trace in traces for node in trace.pruned)
    assert paths.most_common(1)[0][1] / SEEDS <= 0.6


@pytest.mark.every(2)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
@pytest.mark.parametrize("kind", CUT)
def test_as_many_numbers_only_look_like_a_cut_as_there_are_cuts(kind, level):
    for exercise in made(kind, level):
        trace = run(exercise)
        assert len(trace.pruned) >= 2
        cuts = {cutoff.node for cutoff in trace.cutoffs if cutoff.skipped}
        tempting = 0
        for node, window in trace.windows.items():
            seen = [step.child for step in trace.updates if step.node == node]
            bounded = any(not isinstance(end, float) for end in _closing(trace.tree, node, window))
            if bounded:  # each number but the last might have closed the window
                tempting += len(seen) - 1
        assert tempting >= len(cuts)


def _closing(tree, node, window):
    """The ends of a window that a value at this node can close."""
    side = {"max": window[1:], "min": window[:1], "chance": window}
    return side.get(tree.mover(node).value, window[1:])


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", KINDS)
def test_every_level_is_larger_than_the_one_before(kind):
    def size(exercise):
        return len(exercise.blanks if makes_its_tree(kind) else exercise.tree)

    seeds, apart = SEEDS, APART
    if kind == "game-graph":  # games of unlike sizes are drawn at a level
        seeds, apart = max(SEEDS, 8), 1
    sizes = [mean(map(size, made(kind, level, seeds))) for level in range(1, LEVELS + 1)]
    assert all(map(lt, sizes, sizes[apart:]))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("interval", "successors")])
def test_every_level_takes_more_looking(kind):
    looked = [
        mean(len(run(each).values) for each in made(kind, level)) for level in range(1, LEVELS + 1)
    ]
    assert all(map(le, looked, looked[APART:]))


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_known_range_matters(level):
    for exercise in made("range-cuts", level):
        plain = exercise.under(exercise.rules._replace(range=None))
        assert run(exercise).pruned != run(plain).pruned


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_line_of_best_play_goes_as_deep_as_its_level(level):
    for exercise in made("best-line", level):
        asked = [blank for blank in solution(exercise) if blank.ask is Ask.BEST]
        assert len(asked) >= min(2 + (level > 2) + (level > 4), 4)
