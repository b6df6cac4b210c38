"""Where trees come from and go to on the explore page: text, files, dice, and exercises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from exercises.asked_nodes import ASKED_BRANCH
from exercises.asks.cut_interval import cut_intervals, unknown_leaf
from exercises.exercise import MOST_ASKED, Exercise
from exercises.exploring.search_plan import fitting
from exercises.files.file_error import FileError
from exercises.files.reading import decoded, read_bytes, read_start
from exercises.files.saving import write_whole
from exercises.kinds import KINDS, UNKNOWN_LEAF, Kind
from resources.words import message, placed
from search import notation
from search.builder import Builder
from search.editing import node_editing
from search.frontier import plies
from search.games.piles import Nim
from search.games.unrolling import unroll
from search.graphs import graph_text
from search.methods import METHODS
from search.rules import OPEN, Rules
from search.tree import GameTree, Mover, NodeId, TreeError

EXERCISE = b"plywood-exercise"
PEEK = 4096
"""How many bytes tell what a file holds."""
LINES = (".txt", ".tree")
"""Endings of files that are written as notation."""


def holds_tree(what: str) -> bool:
    """Whether the words name a file with a tree, rather than an exercise or a code."""
    try:
        return EXERCISE not in read_start(Path(what), PEEK)
    except FileError:
        return False


def read_line(text: str, method: str) -> GameTree:
    """The tree that a line means; where nobody is named the method says who moves, if it can."""
    name_moves = METHODS[method].name_moves
    return _read_by(method, lambda layers: notation.read(text, layers, name_moves))


def read_file(path: Path, method: str) -> GameTree:
    """The tree in a file; ValueError says why there is none."""
    text, suffix = decoded(read_bytes(path), str(path)), path.suffix.lower()
    try:
        if suffix not in graph_text.SUFFIXES:
            return read_line(text, method)
        return _read_by(method, lambda layers: graph_text.read(text, suffix, layers))
    except TreeError as error:
        raise TreeError(placed(error.sentence, str(path)), error.node) from None


def _read_by(method: str, read: Callable[[Sequence[Mover] | None], GameTree]) -> GameTree:
    try:
        return read(METHODS[method].layers)
    except TreeError:
        return read(None)


def write_file(tree: GameTree, path: Path, progress: Callable[[float], object]) -> None:
    """Write a tree; the file's ending says how."""
    suffix = path.suffix.lower()
    if suffix not in (*graph_text.SUFFIXES, *LINES):
        raise FileError(message("tree-kinds", file=path.name))
    text = notation.write(tree) + "\n" if suffix in LINES else graph_text.write(tree, suffix)
    progress(0.9)  # whoever gave it up finds no file
    write_whole(path, text.encode())


def random_tree(name: str, dice: Random) -> GameTree:
    """A tree that a method can search, of a size to look at."""
    method = METHODS[name]
    if method.keeps_states:
        return unroll(Nim([dice.randint(4, 6)], (1, 2, 3)))
    layers = method.layers
    movers = (Mover.A, Mover.B, Mover.C) if layers is None else layers
    depth = 3 if layers is not None else 2
    builder = Builder()

    def grow(level: int) -> None:
        if level == depth:
            builder.leaf(
                dice.randint(-9, 20)
                if layers is not None
                else tuple(dice.randint(0, 9) for _ in movers)
            )
            return
        static = dice.randint(-9, 20) if method.stops_everywhere else None
        unquiet = method.goes_beyond and level > 0 and dice.random() < 0.4
        builder.open(movers[level % len(movers)], static, unquiet=unquiet)
        for _ in range(dice.choice((2, 2, 3) if level else (2, 3))):
            grow(level + 1)
        builder.close()

    grow(0)
    return builder.done()


def questions(tree: GameTree, node: NodeId, rules: Rules) -> dict[str, Exercise]:
    """What can be asked about a tree, by kind: all but one about the whole, one about a branch."""
    if len(tree) > MOST_ASKED:
        return {}
    asked = {
        kind.name: _asked_about_branch(tree, node, kind, rules)
        if kind.unknown
        else _asked(tree, kind, rules)
        for kind in sorted(KINDS.values(), key=lambda kind: kind.unknown)
    }
    return {name: exercise for name, exercise in asked.items() if exercise is not None}


def _asked_about_branch(tree: GameTree, node: NodeId, kind: Kind, rules: Rules) -> Exercise | None:
    """For which payoff of the one unknown leaf the branch above this node is cut."""
    method = METHODS[kind.method]
    rules = fitting(method.name, rules)
    try:
        method.check(tree, rules)
        leaf = unknown_leaf(tree)
        known = len(tree.leaves) > 1
        if not known or node not in cut_intervals(tree, method.name, rules):
            return None
        named = node_editing.rename(
            node_editing.rename(tree, leaf, UNKNOWN_LEAF), node, ASKED_BRANCH
        )
    except TreeError:
        return None
    return _asked(named, kind, rules)


def _asked(tree: GameTree, kind: Kind, rules: Rules) -> Exercise | None:
    method = METHODS[kind.method]
    rules = fitting(method.name, rules)
    if kind.items is not None or kind.game:  # a tree alone gives no options, and no rules
        return None
    if kind.lacks(rules) or (kind.chance and Mover.CHANCE not in tree.shape.movers):
        return None
    try:
        method.check(tree, rules)
    except TreeError:
        return None
    blanks = kind.blanks(tree, rules)
    if not blanks or len(_gaps(tree, rules)) != kind.unknown or _out_of_reach(rules):
        return None
    return Exercise(tree, method.name, rules, kind.name, blanks)


def _out_of_reach(rules: Rules) -> bool:
    """Whether no utility can lie within the root's window."""
    low, high = rules.range or OPEN
    return rules.window.alpha >= high or rules.window.beta <= low


def _gaps(tree: GameTree, rules: Rules) -> list[NodeId]:
    """Where a search may end and no value stands: a wrong answer may lead it anywhere."""
    limit, statics = plies(tree, rules), tree.shape.statics
    leaves = [leaf for leaf in tree.leaves if tree.payoffs[leaf] is None]
    return leaves + [
        node for node in tree.inner if tree.depth(node) == limit and statics[node] is None
    ]
