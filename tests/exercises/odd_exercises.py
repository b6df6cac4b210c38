"""Exercises about any tree, in any course: ragged, one child, movers in any order, fractions."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Blank, Exercise
from exercises.files.rules_table import rules_from
from exercises.given.giving import with_given
from exercises.kinds import KINDS
from search import notation
from search.methods import METHODS
from search.rules import CONVENTIONS, RULES
from search.tree import NodeId

LOW, HIGH, SUM = -6, 9, 12
SETTINGS = {
    "evaluation": (
        {"by": "lines", "signs": [2, 7], "plies": 0, "ends": [1, 1]},
        {"by": "counts", "signs": [0, 5], "plies": 2, "ends": [4, 20]},
        {"by": "lines", "weights": ["1/2", 3, 9], "signs": [3, 6], "plies": 1, "ends": [2, 9]},
    ),
    "features": tuple(
        {"sets": sets, "features": 3, "positions": count, "counted": counted, "pairs": pairs}
        for sets, count, counted, pairs in (
            (["pacman", "tictactoe"], 2, False, 0),
            (["chess"], 3, True, 1),
            (["othello", "pacman"], 4, True, 3),
        )
    ),
    "grow": (
        {"nodes": [3, 9], "games": [{"name": "nim", "piles": [[2, 4]], "takes": [[1, 2], [1]]}]},
        {"nodes": [3, 20], "games": [{"name": "grundy", "piles": [[3, 3], [2, 4]]}]},
        {"nodes": [3, 30], "games": [{"name": "tictactoe", "empty": [2, 3]}]},
    ),
    "game-graph": (
        {
            "rows": [2, 5],
            "nodes": [2, 99],
            "games": [{"name": "nim", "piles": [[1, 4]], "takes": [[1], [2, 3]]}],
        },
        {
            "rows": [2, 12],
            "nodes": [2, 99],
            "tree": True,
            "games": [{"name": "grundy", "piles": [[3, 3], [2, 4]]}],
        },
        {"rows": [2, 9], "nodes": [2, 99], "games": [{"name": "nim", "piles": [[2, 6]]}]},
        {
            "rows": [2, 25],
            "nodes": [2, 999],
            "drawn": True,
            "games": [
                {"name": "nim", "piles": [[3, 7]], "takes": [[1, 2], [1, 2, 3], [2, 5]]},
                {"name": "nim", "piles": [[1, 2], [1, 2], [0, 1]]},
                {"name": "grundy", "piles": [[3, 4], [2, 4]]},
                {"name": "line", "squares": [3, 6]},
                {"name": "tictactoe", "empty": [2, 3]},
            ],
        },
    ),
    "game-traits": ({"games": 9, "traits": ["two", "perfect"]},),
    "formal-game": ({"sticks": [2, 9], "largest": 5, "takes": 2, "last": ["wins", "loses"]},),
    "quiescence": (
        {"unquiet": [1, 1]},
        {"unquiet": [1, 2], "chain": 2, "decoys": 1, "ask": ["extra"]},
        {"unquiet": [0, 2], "chain": 1, "ask": ["plain", "extra"]},
    ),
    "singular": ({}, {"ask": ["plain"]}),
    "corridor": (
        {"dots": 1, "farthest": 3, "depth": 3, "by": "dots", "steps": 3},
        {"dots": 4, "farthest": 9, "depth": 2, "by": "nearest", "steps": 2},
        {"dots": 2, "farthest": 5, "depth": 3, "by": ["nearest", "dots"], "steps": 4},
        {"dots": 2, "farthest": 4, "ghosts": 2, "depth": 1, "by": "dots"},
        {"dots": 2, "farthest": 4, "ghosts": 1, "depth": 2, "by": "nearest"},
    ),
    "horizon": (
        {"depths": [1, 3], "moves": 2, "leaves": [2, 9], "begins": ["min"]},
        {"depths": [2, 3, 5], "moves": 4, "leaves": [4, 20]},
    ),
    "choice": ({"value": 2}, {"value": 3, "child": 2}, {"move": 2, "leaves": 2}),
    "opponents": (
        {"opponents": ["min", "random"]},
        {"opponents": ["random", "min", "errs"]},
        {"opponents": ["min", "wanders"], "between": True},
    ),
    "table": (
        {"first": ["max", "min"], "plies": [[2, 2], [3, 2]], "ends": 2, "leaves": [-6, 9]},
        {"first": ["max"], "plies": [[3, 2], [3, 2], [2, 2]], "ends": 2, "leaves": [0, 9]},
    ),
    "killers": ({}, {"telling": True}),
    "deepening": ({}, {"inner": True}, {"clock": True}),
    "statements": (
        {"count": 2, "statements": ["same-value", "visited", "change", "order"]},
        {"count": 3, "statements": ["reversed", "backwards", "same-values", "add", "twice"]},
        {"count": 2, "statements": ["square", "negate", "exactly", "at-least", "random"]},
        {"count": 4, "statements": ["ucb-widest", "uct-grows", "uct-depth-one", "mcts-kept"]},
    ),
    "ucb1": (
        {"children": [2, 4], "visits": [1, 9], "C": ["sqrt 2"]},
        {"children": [3, 3], "visits": [2, 30], "C": [1, "1/2", 2], "constants": 2},
        {"children": [3, 4], "visits": [3, 60], "C": ["1.4"], "ends": 1},
    ),
    "mcts": (
        {"widths": [2, 2], "nodes": 9, "iterations": 3, "C": [1]},
        {"widths": [3, 2, 1], "visits": [5, 9], "nodes": 20, "iterations": 1, "C": ["sqrt 2"]},
        {"widths": [2, 2, 2], "visits": [3, 6], "nodes": 20, "iterations": 1, "C": ["1.4"]}
        | {"start": True},
    ),
    "counts": (
        {"ask": ["all", "seen"]},
        {"b": [2, 3, 4], "plies": [1, 2, 3, 4]},
        {"ask": ["depth", "depth-best"], "b": [2, 7], "speed": [1, 30], "seconds": [1, 2.5, 9]},
        {"ask": ["about", "about-best"], "b": [2, 35], "speed": [1, 1e4], "seconds": [1, 2.5, 100]},
        {"ask": ["branching", "hours", "perfect", "ratio"], "b": [5], "depths": [[7, 4], [4, 3]]}
        | {"states": [900, 10**8], "depth": [9, 20], "exponent": ["1/2", 1], "speed": [10, 1e4]},
    ),
}
"""What is given beside the tree, by kind."""


@cache
def courses(method):
    """Every way to choose among the conventions that a method knows."""
    known = [name for name in CONVENTIONS if name in METHODS[method].rules]
    return [
        dict(zip(known, choice, strict=True))
        for choice in product(*(RULES[name].choices for name in known))
    ]


def odd_exercise(dice: Random, kind: str) -> Exercise:
    """An exercise of a kind about any tree, in any course."""
    row, method = KINDS[kind], METHODS[KINDS[kind].method]
    rules = rules_from(_of_a_tree(dice, kind))._replace(**dice.choice(courses(method.name)))
    named = dice.random() < 0.7
    plies = dice.choice((2, 3) if kind == "ordering" else (2, 2, 3, 4))
    text = "1"
    while not text.endswith("]") or (row.unknown and text.count(" ") < 2):
        text = _grown(dice, kind, plies, named, 0)
    tree = notation.read(text, method.layers)
    if row.items is not None:
        bare = Exercise(tree, method.name, rules, kind, ())
        asked = with_given(bare, dice.choice(SETTINGS[kind]), Dice(str(dice.random())))
        return odd_exercise(dice, kind) if asked is None else asked
    if not row.unknown:
        return Exercise(tree, method.name, rules, kind, row.blanks(tree, rules))
    unknown = dice.choice(list(tree.leaves))
    payoffs = [None if node == unknown else tree.payoffs[node] for node in tree]
    asked = NodeId(dice.choice([node for node in tree if node not in (0, unknown)]))
    blanks = (Blank(asked, Ask.RANGE),)
    return Exercise(tree.with_payoffs(payoffs), method.name, rules, kind, blanks)


def _of_a_tree(dice, kind):
    """Some depth limit, range, window or sum where there may be one."""
    rules, known, need = {}, METHODS[KINDS[kind].method].rules, KINDS[kind].need
    needed = need and need.rule
    if needed == "singular":
        rules |= {"depth": dice.randint(1, 3), "singular": dice.randint(1, 9)}
    if needed == "depth":
        rules |= {"depth": dice.randint(0, 3), "depth_unit": dice.choice(["plies", "rounds"])}
    if "range" in known and (needed == "range" or dice.random() < 0.3):
        rules["range"] = [LOW, HIGH + dice.choice((0, 0, 3))]
    if "window" in known and dice.random() < 0.3:
        low, high = sorted(dice.sample(range(LOW + 1, HIGH), 2))
        rules["window"] = [dice.choice([low, "-inf"]), dice.choice([high, "inf"])]
    if needed == "frame":
        rules["frame"] = dice.randint(1, 6)
    if needed == "max_sum":
        rules["max_sum"] = SUM + dice.choice((0, 0, 2))
    return rules


def _grown(dice, kind, plies, named, depth):
    if plies == 0 or (depth and dice.random() < 0.15):
        return _leaf(dice, kind)
    kids = [
        _grown(dice, kind, plies - 1, named, depth + 1) for _ in range(dice.choice((1, 2, 2, 3, 3)))
    ]
    mover = dice.choice(_movers(kind)) if named else ""
    if mover == "chance" and dice.random() < 0.5:
        parts = [dice.randint(0, 3) for _ in kids]
        parts[-1] += not any(parts)
        kids = [f"{part}/{sum(parts)}*{kid}" for part, kid in zip(parts, kids, strict=True)]
    stops = kind in ("depth-limit", "quiescence", "singular")
    static = f"{{{dice.randint(LOW, HIGH)}}}" if stops else ""
    return f"{mover}{static}[{' '.join(kids)}]"


def _movers(kind):
    if METHODS[KINDS[kind].method].layers is None:
        return [*"ABCABC", "chance"]
    return ["max", "min", "chance"] if KINDS[kind].chance else ["max", "min"]


def _leaf(dice, kind):
    if METHODS[KINDS[kind].method].layers is None:
        first, second = sorted(dice.randint(0, SUM) for _ in range(2))
        return f"({first}, {second - first}, {dice.randint(0, SUM - second)})"
    if dice.random() < 0.15:
        return dice.choice(["1/3", "-7/2", "0.25", "5/4"])
    return str(dice.randint(*dice.choice([(LOW, HIGH), (0, 3)])))
