"""What else courses call what kinds give, rules, and words for them: tables for reading files."""

from __future__ import annotations

import re

from search.rules import SYMBOLS

OTHER_NAMES: dict[str, dict[str, str]] = {
    "choice": {"options": "value", "best_move": "move", "best": "move", "top": "value"},
    "counts": {
        "branching": "b",
        "branching_factor": "b",
        "d": "plies",
        "m": "plies",
        "random_order_exponent": "exponent",
        "states_per_second": "speed",
        "nodes_per_second": "speed",
        "time": "seconds",
    },
    "corridor": {"dot": "dots", "ghost": "ghosts"},
    "deepening": {"evaluations": "clock"},
    "formal-game": {"piles": "sticks", "pile": "sticks"},
    "opponents": {"error_rate": "p", "error": "p"},
    "ucb1": {
        "c": "C",
        "N": "parent_visits",
        "total": "parent_visits",
        "total_visits": "parent_visits",
        "simulations": "parent_visits",
        "visits": "parent_visits",
    },
}
"""What else courses call what a kind gives."""
OTHER_RULES = SYMBOLS | {
    "c": "exploration",
    "depths": "depth",
    "margin": "singular",
    "tie": "ties",
    "node_counts": "wins",
    "playouts_won_by_root_player": "playouts",
}
"""What courses call rules."""
MCTS_TIE = {"tie": "order", "ties": "order"}
"""Of equal children Monte Carlo tree search takes the one that its order has first."""
RULE_WORDS: dict[str, dict[str, str]] = {
    "expand": {"leftmost untried": "one", "one at a time": "one", "all at once": "all"},
    "order": {"leftmost": "ltr", "rightmost": "rtl", "take 1 first": "ltr"},
    "wins": {
        "wins of the player who moved into it": "mover",
        "wins of the root player": "root",
        "wins of the root's player": "root",
    },
}
"""What courses call these choices of rules, where their exams tell them in words."""
LISTS: dict[str, tuple[str, ...]] = {
    "corridor": ("dots", "ghosts", "by"),
    "counts": ("depths", "ask"),
    "deepening": ("clock",),
    "evaluation": ("weights",),
    "features": ("features", "weights"),
    "formal-game": ("take",),
    "game-traits": ("traits",),
    "horizon": ("depths",),
    "mcts": ("start", "ask"),
    "opponents": ("opponents", "between"),
    "quiescence": ("unquiet", "ask"),
    "singular": ("ask",),
}
"""What a kind takes several words of, which may stand in one text."""
SMALL: dict[str, tuple[str, ...]] = {
    "corridor": ("by",),
    "counts": ("ask",),
    "evaluation": ("by",),
    "formal-game": ("last",),
    "game-graph": ("drawn",),
    "game-traits": ("traits",),
    "grow": ("cuts",),
    "opponents": ("opponents",),
    "quiescence": ("ask",),
    "singular": ("ask",),
}
"""Words of ours, which may be written with capitals."""
OTHER_WORDS: dict[tuple[str, str], dict[str, str]] = {
    ("corridor", "by"): {"f1": "dots", "f2": "nearest"},
    ("formal-game", "last"): {"misere": "loses", "misère": "loses", "normal": "wins"},
    ("game-graph", "drawn"): {"true": "yes", "false": "no"},
    ("grow", "cuts"): {"true": "yes", "false": "no"},
    ("opponents", "opponents"): {
        "best": "min",
        "optimal": "min",
        "perfect": "min",
        "uniform": "random",
        "error": "errs",
        "suboptimal": "errs",
    },
}
"""What else courses call these words of ours."""
ONE_OF = {
    ("formal-game", "last"): ("wins", "loses"),
    ("game-graph", "drawn"): ("yes", "no"),
    ("grow", "cuts"): ("yes", "no"),
}
"""Words of which one is meant, and no other."""
SINGLE: dict[str, tuple[str, ...]] = {
    "corridor": ("depth", "steps", "prefers"),
    "evaluation": ("by",),
    "formal-game": ("sticks",),
    "ucb1": ("parent_visits",),
}
"""What a kind takes one of: of several the others would be overlooked."""
TRAITS = (
    (re.compile(r"\bperfect[\s-]+information\b", re.IGNORECASE), "perfect"),
    (re.compile(r"\btwo[\s-]+(?:players?|sides?)\b", re.IGNORECASE), "two"),
    (re.compile(r"\bzero[\s_]+sum\b", re.IGNORECASE), "zero-sum"),
)
"""Traits of games in more words than one."""
RANGES = {"formal-game": "take", "horizon": "depths"}
"""Whole numbers that may be told as `1-3`."""
COUNTED = {
    "w": "wins",
    "q": "wins",
    "n": "visits",
    "mean": "mean",
    "average": "mean",
    "value": "mean",
}
"""What courses call the counts of a child."""
