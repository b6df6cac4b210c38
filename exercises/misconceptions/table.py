"""The table of variants, by the id under which each mistake is documented."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from exercises.asks import OF_WINDOWS
from exercises.exercise import Exercise
from exercises.misconceptions import backup_mistakes as backup
from exercises.misconceptions import game_mistakes as games
from exercises.misconceptions import misread_trees as misread
from exercises.misconceptions import window_mistakes as windows
from exercises.misconceptions import writing_mistakes as written
from exercises.misconceptions.beside_table import BESIDE_MISTAKES
from exercises.misconceptions.claim_mistakes import CLAIM_MISTAKES
from exercises.misconceptions.conventions import CONVENTIONS
from exercises.misconceptions.count_mistakes import COUNT_MISTAKES
from exercises.misconceptions.mcts_mistakes import MCTS_MISTAKES
from exercises.misconceptions.picked_mistakes import last_leaf, picking, source_exercises
from exercises.misconceptions.variant import Nature, Variant, answering
from exercises.solution import Answers, played, searched, solution_under
from search.hooks import Hooks
from search.rules import Rules
from search.tree import GameTree, Mover


def _reads(look: Callable[[GameTree], GameTree]) -> Callable[[Exercise], Answers]:
    """The same search over a misread tree."""

    def answers(exercise: Exercise) -> Answers:
        return played(exercise) | searched(exercise, look(exercise.tree), exercise.rules)

    return answers


def _weighs(change: Callable[[misread.Odds], misread.Odds]) -> Callable[[Exercise], Answers]:
    return _reads(misread.weighed(change))


def _rules(change: Callable[[Rules], Rules]) -> Callable[[Exercise], Answers]:
    """The same search under other rules."""

    def answers(exercise: Exercise) -> Answers:
        return solution_under(exercise, change(exercise.rules))

    return answers


def _by(hooks: Callable[[GameTree], Hooks]) -> Callable[[Exercise], Answers]:
    """The same search with other hooks."""

    def answers(exercise: Exercise) -> Answers:
        tree, rules = exercise.tree, exercise.rules
        return played(exercise) | searched(exercise, tree, rules, hooks(tree))

    return answers


def _prefers(preference: backup.Preference) -> Callable[[Exercise], Answers]:
    return _by(lambda tree: backup.Prefers(tree, preference))


def _negative(exercise: Exercise) -> bool:
    numbers = (*exercise.tree.payoffs, *exercise.tree.shape.statics)
    return any(isinstance(number, int | Fraction) and number < 0 for number in numbers)


def _crosses(exercise: Exercise) -> bool:
    """Whether windows are asked that go on and cross where nothing is cut."""
    if not any(ask.row.topic in OF_WINDOWS for ask in exercise.asked):
        return False
    return _by(windows.NeverTests)(exercise) != _by(windows.NeverCuts)(exercise)


def _limited(exercise: Exercise) -> bool:
    return exercise.rules.depth is not None


def _bounded(exercise: Exercise) -> bool:
    return exercise.rules.range is not None


def _unbounded(exercise: Exercise) -> bool:
    return exercise.rules.range is None  # their odds bound no chance node


def _deeper(plies: int) -> Callable[[Exercise], Answers]:
    def deeper(rules: Rules) -> Rules:
        if rules.depth is None:
            return rules  # whoever has no limit can't mistake it
        return rules._replace(depth=max(0, rules.depth + plies))

    return _rules(deeper)


def _endless(rules: Rules) -> Rules:
    return rules._replace(range=None)


VARIANTS = {
    variant.id: variant
    for variant in (
        Variant("MM-SWAP", "values", "minimax", _reads(misread.swapped), rank=5),
        Variant("MM-PARITY", "values", "minimax", _reads(misread.by_height)),
        Variant("MM-ALLMAX", "values", "minimax", _reads(misread.all_max), rank=4),
        Variant("MM-BESTLEAF", "best-line", "minimax", _by(backup.BestLeaf), rank=6),
        Variant("MM-AVG", "values", "minimax", _reads(misread.min_as_die)),
        Variant("MM-PARTIALPLY", "values", "minimax", _reads(misread.alternating)),
        Variant("MM-ALLMIN", "values", "minimax", _reads(misread.all_min)),
        Variant("MM-ROOTSWAP", "values", "minimax", _reads(misread.root_swapped)),
        *(
            Variant(name, skill, method, _by(backup.FirstChild))
            for name, skill, method in (
                ("MM-FIRSTCHILD", "values", "minimax"),
                ("EX-FIRSTCHILD", "expected-values", "expectimax"),
                ("MN-FIRSTCHILD", "vectors", "max-n"),
            )
        ),
        *(
            Variant(
                name, skill, method, _reads(misread.without_signs), Nature.SLIP, possible=_negative
            )
            for name, skill, method in (
                ("MM-NOSIGN", "values", "minimax"),
                ("AB-NOSIGN", "cuts", "alpha-beta"),
                ("EX-NOSIGN", "expected-values", "expectimax"),
            )
        ),
        Variant(
            "DL-SHALLOW",
            "depth-limit",
            "minimax",
            _deeper(-1),
            rule="depth",
            rank=2,
            possible=_limited,
        ),
        Variant(
            "DL-DEEP", "depth-limit", "minimax", _deeper(1), rule="depth", rank=1, possible=_limited
        ),
        Variant(
            "DL-EVALASVALUE",
            "depth-limit",
            "minimax",
            _by(backup.StaticAsValue),
            rank=3,
            possible=_limited,
        ),
        Variant(
            "AB-NOPRUNE", "cuts", "alpha-beta", _by(windows.NeverCuts), rank=2, cuts_nothing=True
        ),
        Variant("AB-ROOTRESET", "windows", "alpha-beta", _by(windows.FreshAtRoot), rank=1),
        Variant("AB-FRESH", "windows", "alpha-beta", _by(windows.FreshEverywhere)),
        Variant(
            "AB-CROSSED",
            "windows",
            "alpha-beta",
            _by(windows.NeverTests),
            possible=_crosses,
            cuts_nothing=True,
        ),
        Variant("AB-EXCHANGED", "cuts", "alpha-beta", _by(windows.ExchangedTests)),
        Variant("AB-MARKCUTTER", "cuts", "alpha-beta", written.cutting_child),
        Variant("AB-TURNED", "bounds", "alpha-beta", written.turned_round),
        Variant("AB-PREMATURE", "cuts", "alpha-beta", _by(windows.Premature), rank=3),
        Variant("AB-WRONGSIDE", "cuts", "alpha-beta", _by(windows.WrongSide)),
        Variant("AB-LOCALBEST", "cuts", "alpha-beta", _by(windows.LocalBest), rank=4),
        Variant("AB-ALPHAATMIN", "windows", "alpha-beta", _by(windows.AlphaAtMin)),
        Variant("AB-SWAPPED", "windows", "alpha-beta", _by(windows.Swapped)),
        Variant("AB-SIBLING", "windows", "alpha-beta", _by(windows.FromSibling)),
        Variant("AB-GLOBAL", "windows", "alpha-beta", _by(windows.Global)),
        Variant("AB-SKIPONE", "cuts", "alpha-beta", _by(windows.SkipsOne)),
        Variant("AB-MARKFIRST", None, "alpha-beta", written.first_mark, Nature.MARKING),
        Variant("AB-MARKNODE", None, "alpha-beta", written.marked_node, Nature.MARKING),
        Variant("AB-TIELAST", "equality", "alpha-beta", _by(windows.TieAtRoot), needs_ties=True),
        Variant("MN-PARANOID", "vectors", "max-n", _prefers(backup.paranoid), rank=1),
        Variant("MN-ALLP1", "vectors", "max-n", _prefers(backup.first_player), rank=2),
        Variant("MN-SHIFT", "vectors", "max-n", _prefers(backup.next_player)),
        Variant("MN-COMPMAX", "vectors", "max-n", _by(lambda tree: backup.Combines(tree, max))),
        Variant("MN-SUM", "vectors", "max-n", _prefers(backup.total), rank=3),
        Variant("MN-ADDVEC", "vectors", "max-n", _by(backup.Adds)),
        Variant("MN-RELATIVE", "vectors", "max-n", _prefers(backup.relative)),
        Variant("MN-TWOPLAYER", "vectors", "max-n", _reads(misread.two_in_turn), rank=4),
        Variant("MN-PRUNE", "sum-cuts", "max-n", _by(backup.CutsVectors)),
        Variant(
            "EX-MIN", "expected-values", "expectimax", _reads(misread.die_as(Mover.MIN)), rank=3
        ),
        Variant(
            "EX-MAX", "expected-values", "expectimax", _reads(misread.die_as(Mover.MAX)), rank=4
        ),
        Variant("EX-UNWEIGHTED", "expected-values", "expectimax", _weighs(misread.evenly), rank=1),
        *(
            Variant(name, "expected-values", "expectimax", _weighs(change), possible=_unbounded)
            for name, change in (
                ("EX-MODE", misread.only_likeliest),
                ("EX-SUM", misread.unweighed),
                ("EX-DOUBLEDIV", misread.divided_again),
            )
        ),
        Variant("EX-ROUND", "expected-values", "expectimax", _by(backup.Rounds), Nature.SLIP),
        Variant("EX-FLAT", "expected-values", "expectimax", _by(backup.Flattens)),
        Variant("EX-PRUNE", "range-cuts", "expectimax", _by(backup.CutsChance)),
        Variant(
            "EX-NEVERPRUNE",
            "range-cuts",
            "expectimax",
            _rules(_endless),
            rule="range",
            rank=2,
            possible=_bounded,
            cuts_nothing=True,
        ),
        Variant("MM-LASTLEAF", "values", "alpha-beta", last_leaf, kinds=("choice",)),
        *COUNT_MISTAKES,
        *CLAIM_MISTAKES,
        *BESIDE_MISTAKES,
        *MCTS_MISTAKES,
        *(
            Variant(
                name,
                "successors",
                "minimax",
                games.leads_to(plays),
                possible=games.differs(plays),
                rank=rank,
                grown=True,
            )
            for name, plays, rank in (
                ("GT-MISSING", games.without_last, 11),
                ("GT-ILLEGAL", games.without_limit, 10),
                ("GT-TWICE", games.every_move, 13),
                ("GT-BEYOND", games.beyond_the_end, 12),
            )
        ),
        *(
            Variant(name, "game-tree", "minimax", answers, possible=possible, rank=rank, grown=True)
            for name, answers, possible, rank in (
                ("GT-UTILITY", games.wrong_winner, games.asks_values, 7),
                ("GT-MOVER", games.to_who_moves, games.asks_values, 9),
                ("GT-MERGED", games.whoever_moves, games.repeats, 8),
            )
        ),
        *(
            Variant(
                name,
                "game-tree",
                "minimax",
                answering(way=way),
                possible=games.drawn_otherwise(way),
                rank=rank,
                kinds=("game-graph",),
                grown=True,
            )
            for name, way, rank in (
                ("GG-ALLMAX", games.EveryoneTakesMost, 14),
                ("GG-FIRSTARROW", games.FirstArrows, 15),
            )
        ),
        *CONVENTIONS,
    )
}


_OF_METHOD: dict[str, list[Variant]] = {}
for _variant in VARIANTS.values():
    _OF_METHOD.setdefault(_variant.method, []).append(_variant)


def applicable(exercise: Exercise, nature: Nature | None = None) -> list[Variant]:
    """The variants that somebody could follow in this exercise."""
    found = [each for each in _OF_METHOD.get(exercise.method, ()) if each.applies(exercise)]
    sources = source_exercises(exercise)
    for method in sorted({source.method for source in sources}):
        followed = (each for each in _OF_METHOD[method] if any(map(each.applies, sources)))
        found += map(picking, followed)
    return [each for each in found if nature is None or each.nature is nature]
