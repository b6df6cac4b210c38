"""The table of variants, by the id under which each mistake is documented."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from exercises.exercise import Ask, Blank, Exercise
from exercises.misconceptions import backup_mistakes as gathering
from exercises.misconceptions import misread_trees as misread
from exercises.misconceptions import window_mistakes as hands
from exercises.solution import Answers, read_off, solution, solution_under
from search.frontier import plies
from search.hooks import Hooks
from search.methods import METHODS
from search.rules import Depth, Fail, Order, Rules, Ties
from search.tree import GameTree, Mover, NodeId


class Nature(Enum):
    """What sort of difference a variant is."""

    MISCONCEPTION = "misconception"
    CONVENTION = "convention"  # never an error
    MARKING = "marking"  # the search is right, the marks are set in another way
    SLIP = "slip"


@dataclass(frozen=True, slots=True)
class Variant:
    """The one search with one thing done differently."""

    id: str
    nature: Nature
    method: str
    answers: Callable[[Exercise], Answers]

    def applies(self, exercise: Exercise) -> bool:
        """Whether somebody could do this in the exercise."""
        if exercise.method != self.method or Ask.ORDER in exercise.asked:
            return False
        if Ask.RANGE in exercise.asked:
            return self.id == "AB-STRICT"
        if self.id == "DL-PLYUNIT":
            return _stops_early(exercise.tree, _unit(exercise.rules))
        if self.id.startswith("DL-"):
            return exercise.rules.depth is not None
        if self.id == "EX-NEVERPRUNE":
            return exercise.rules.range is not None
        if self.id in ("EX-SUM", "EX-DOUBLEDIV", "EX-MODE"):  # their odds bound no throw
            return exercise.rules.range is None
        return True


def _reads(look: Callable[[GameTree], GameTree]) -> Callable[[Exercise], Answers]:
    """The same search over a misread tree."""

    def answers(exercise: Exercise) -> Answers:
        method = METHODS[exercise.method]
        return read_off(exercise, method.run(look(exercise.tree), exercise.rules))

    return answers


def _rules(change: Callable[[Rules], Rules]) -> Callable[[Exercise], Answers]:
    """The same search under other rules."""

    def answers(exercise: Exercise) -> Answers:
        return solution_under(exercise, change(exercise.rules))

    return answers


def _by(hooks: Callable[[GameTree], Hooks]) -> Callable[[Exercise], Answers]:
    """The same search with other hooks."""

    def answers(exercise: Exercise) -> Answers:
        method = METHODS[exercise.method]
        return read_off(exercise, method.run(exercise.tree, exercise.rules, hooks(exercise.tree)))

    return answers


def _prefers(preference: gathering.Preference) -> Callable[[Exercise], Answers]:
    return _by(lambda tree: gathering.Prefers(tree, preference))


def _exact_values(exercise: Exercise) -> Answers:
    """Plain minimax everywhere, then the branches crossed out."""
    rules = exercise.rules._replace(range=None)
    plain = read_off(exercise, METHODS["minimax"].run(exercise.tree, rules))
    right = solution(exercise)
    values = exercise.asked.get(Ask.VALUE, {}).values()
    return right | {blank: plain[blank] for blank in values if blank in right}


def _first_mark(exercise: Exercise) -> Answers:
    """Only the first of the children cut at a node is marked."""
    answers, marked = dict(solution(exercise)), set[NodeId | None]()
    for node, blank in exercise.asked.get(Ask.CUT, {}).items():
        if blank in answers:
            parent = exercise.tree.parent(node)
            if parent in marked:
                del answers[blank]
            marked.add(parent)
    return answers


def _marked_node(exercise: Exercise) -> Answers:
    """The node whose window closed is marked, not its unvisited children."""
    answers, marked = dict(solution(exercise)), set[NodeId]()
    for node, blank in exercise.asked.get(Ask.CUT, {}).items():
        parent = exercise.tree.parent(node)
        if blank in answers and parent:
            del answers[blank]
            marked.add(parent)
    return answers | {Blank(node, Ask.CUT): True for node in marked}


def _stops_early(tree: GameTree, rules: Rules) -> bool:
    """Whether the depth limit stands above some leaf: else it is none."""
    limit = plies(tree, rules)
    return limit is not None and limit < tree.height


def _unit(rules: Rules) -> Rules:
    plies = rules.depth_unit is Depth.PLIES
    return rules._replace(depth_unit=Depth.ROUNDS if plies else Depth.PLIES)


def _fail(rules: Rules) -> Rules:
    return rules._replace(fail=Fail.SOFT if rules.fail is Fail.HARD else Fail.HARD)


def _order(rules: Rules) -> Rules:
    left = rules.order is Order.LEFT_TO_RIGHT
    return rules._replace(order=Order.RIGHT_TO_LEFT if left else Order.LEFT_TO_RIGHT)


def _ties(rules: Rules) -> Rules:
    return rules._replace(ties=Ties.FIRST if rules.ties is Ties.LAST else Ties.LAST)


def _deeper(plies: int) -> Callable[[Rules], Rules]:
    def deeper(rules: Rules) -> Rules:
        if rules.depth is None:
            return rules  # whoever has no limit can't mistake it
        return rules._replace(depth=max(0, rules.depth + plies))

    return deeper


_M, _C, _H, _S = Nature.MISCONCEPTION, Nature.CONVENTION, Nature.MARKING, Nature.SLIP
_WEIGH = misread.weighed

VARIANTS = {
    name: Variant(name, nature, method, answers)
    for name, nature, method, answers in (
        ("MM-SWAP", _M, "minimax", _reads(misread.swapped)),
        ("MM-PARITY", _M, "minimax", _reads(misread.by_height)),
        ("MM-ALLMAX", _M, "minimax", _reads(misread.all_max)),
        ("MM-BESTLEAF", _M, "minimax", _by(hands.BestLeaf)),
        ("MM-AVG", _M, "minimax", _reads(misread.min_as_die)),
        ("MM-PARTIALPLY", _M, "minimax", _reads(misread.alternating)),
        ("DL-SHALLOW", _M, "minimax", _rules(_deeper(-1))),
        ("DL-DEEP", _M, "minimax", _rules(_deeper(1))),
        ("DL-EVALASVALUE", _M, "minimax", _by(hands.StaticAsValue)),
        ("DL-PLYUNIT", _C, "minimax", _rules(_unit)),
        (
            "AB-STRICT",
            _C,
            "alpha-beta",
            _rules(lambda rules: rules._replace(cut_on_equal=not rules.cut_on_equal)),
        ),
        ("AB-SHALLOW", _M, "alpha-beta", _rules(lambda rules: rules._replace(deep=False))),
        ("AB-NOPRUNE", _M, "alpha-beta", _by(hands.NeverCuts)),
        ("AB-ROOTRESET", _M, "alpha-beta", _by(hands.FreshAtRoot)),
        ("AB-PREMATURE", _M, "alpha-beta", _by(hands.Premature)),
        ("AB-WRONGSIDE", _M, "alpha-beta", _by(hands.WrongSide)),
        ("AB-LOCALBEST", _M, "alpha-beta", _by(hands.LocalBest)),
        ("AB-ALPHAATMIN", _M, "alpha-beta", _by(hands.AlphaAtMin)),
        ("AB-SWAPPED", _M, "alpha-beta", _by(hands.Swapped)),
        ("AB-SIBLING", _M, "alpha-beta", _by(hands.FromSibling)),
        ("AB-GLOBAL", _M, "alpha-beta", _by(hands.Global)),
        ("AB-SKIPONE", _M, "alpha-beta", _by(hands.SkipsOne)),
        ("AB-MARKFIRST", _H, "alpha-beta", _first_mark),
        ("AB-MARKNODE", _H, "alpha-beta", _marked_node),
        ("AB-TIELAST", _M, "alpha-beta", _by(hands.TieAtRoot)),
        ("AB-FAILHARD", _C, "alpha-beta", _rules(_fail)),
        (
            "AB-CUTUPDATE",
            _C,
            "alpha-beta",
            _rules(lambda rules: rules._replace(update_on_cut=not rules.update_on_cut)),
        ),
        ("AB-EXACTFILL", _C, "alpha-beta", _exact_values),
        ("AB-RTL", _S, "alpha-beta", _rules(_order)),
        ("MN-PARANOID", _M, "max-n", _prefers(gathering.paranoid)),
        ("MN-ALLP1", _M, "max-n", _prefers(gathering.first_player)),
        ("MN-SHIFT", _M, "max-n", _prefers(gathering.next_player)),
        ("MN-COMPMAX", _M, "max-n", _by(lambda tree: gathering.Combines(tree, max))),
        ("MN-SUM", _M, "max-n", _prefers(gathering.total)),
        ("MN-ADDVEC", _M, "max-n", _by(gathering.Adds)),
        ("MN-RELATIVE", _M, "max-n", _prefers(gathering.relative)),
        ("MN-TWOPLAYER", _M, "max-n", _reads(misread.two_in_turn)),
        ("MN-PRUNE", _M, "max-n", _by(gathering.CutsVectors)),
        ("MN-LASTTIE", _C, "max-n", _rules(_ties)),
        ("EX-MIN", _M, "expectimax", _reads(misread.die_as(Mover.MIN))),
        ("EX-MAX", _M, "expectimax", _reads(misread.die_as(Mover.MAX))),
        ("EX-UNWEIGHTED", _M, "expectimax", _reads(_WEIGH(misread.evenly))),
        ("EX-MODE", _M, "expectimax", _reads(_WEIGH(misread.only_likeliest))),
        ("EX-SUM", _M, "expectimax", _reads(_WEIGH(misread.unweighed))),
        ("EX-DOUBLEDIV", _M, "expectimax", _reads(_WEIGH(misread.divided_again))),
        ("EX-ROUND", _S, "expectimax", _by(gathering.Rounds)),
        ("EX-FLAT", _M, "expectimax", _by(gathering.Flattens)),
        ("EX-PRUNE", _M, "expectimax", _by(gathering.CutsThrows)),
        ("EX-NEVERPRUNE", _M, "expectimax", _rules(lambda rules: rules._replace(range=None))),
    )
}


_OF_METHOD: dict[str, list[Variant]] = {}
for _variant in VARIANTS.values():
    _OF_METHOD.setdefault(_variant.method, []).append(_variant)


def applicable(exercise: Exercise, nature: Nature | None = None) -> list[Variant]:
    """The variants that somebody could follow in this exercise."""
    return [
        variant
        for variant in _OF_METHOD.get(exercise.method, ())
        if (nature is None or variant.nature is nature) and variant.applies(exercise)
    ]
