"""What a generated exercise must be like."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from itertools import cycle, islice, pairwise
from typing import Any

import msgspec

from exercises.exercise import Ask
from exercises.files.field_errors import wrong_field
from exercises.files.rules_table import rules_from
from exercises.kinds import KINDS
from exercises.misconceptions import VARIANTS
from resources.words import PlywoodError
from search.methods import METHODS
from search.rules import OPEN, Depth, Rules
from search.tree import MOST_NODES, MOST_PLIES, SEATS, TWO_PLAYERS, Mover, TreeError

LEVELS = 5
NEEDED = {
    "range-cuts": ("range", "[0, 10]"),
    "depth-limit": ("depth", "2"),
    "max-n-cuts": ("max_sum", "12"),
}
"""What a kind asks about, which a tree alone does not tell: the rule, and one such."""


class RecipeError(PlywoodError):
    """A recipe that can't be met; names the demand that fails."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """The demands on a tree. Pairs are the least and the most."""

    kind: str
    name: str = ""
    level: int | None = None
    widths: tuple[tuple[int, int], ...] = ((3, 3), (3, 3))  # branches, ply by ply
    ragged: bool = False  # some branches end early
    leaves: tuple[int, int] = (1, 20)
    layers: tuple[str, ...] = ("max", "min")
    odds: int = 0  # the denominator of odds; 0: all outcomes are equally likely
    finest: int = 1  # the largest denominator that a value may have
    rules: dict[str, Any] = field(default_factory=dict)
    ties: bool = False  # equal values may decide something
    cutoffs: tuple[int, int] | None = None
    pruned: tuple[int, int] | None = None  # leaves never evaluated
    cut_above_leaves: bool = False
    deep_cut: bool = False
    equality: bool = False  # a cut on equality
    tempting: bool = False  # a value one off the bound, which rightly does not cut
    cut_throw: bool = False  # a chance node is cut
    both_bounds: bool = False  # a cut at a MAX node, and one at a MIN node
    any_convention: bool = False  # the same answer whatever the course's conventions
    tells_apart: tuple[str, ...] = ()  # each of these mistakes gives an answer of its own

    @property
    def conventions(self) -> Rules:
        """The rules of the course."""
        return rules_from(self.rules)

    @property
    def movers(self) -> tuple[Mover, ...]:
        """Who moves, level by level."""
        return tuple(Mover(word) for word in self.layers)

    @property
    def players(self) -> int:
        """How many players have a number of their own; 0 where all share one."""
        return len({mover for mover in self.movers if mover in SEATS})

    @property
    def turns(self) -> tuple[Mover, ...]:
        """Who moves at each ply, down to the leaves."""
        return tuple(islice(cycle(self.movers), len(self.widths)))

    def check(self) -> None:
        """Refuse at once what no tree can meet."""
        for demand, fails in _IMPOSSIBLE:
            reason = fails(self)
            if reason:
                raise RecipeError(f"{demand}: {reason}")


def _shape(recipe: Recipe) -> str | None:
    if not recipe.widths or len(recipe.widths) > MOST_PLIES:
        return f"a tree has 1 to {MOST_PLIES} plies"
    if any(not 1 <= low <= high <= 12 for low, high in recipe.widths):
        return "every ply has 1 to 12 branches, the least first"
    nodes = level = 1
    for _, most in recipe.widths:
        level *= most
        nodes += level
        if nodes > MOST_NODES:
            return f"the tree could have more than {MOST_NODES:,} nodes"
    return None


def _known(recipe: Recipe) -> str | None:
    if recipe.kind not in KINDS:
        return f"there is no kind {recipe.kind!r}; take one of {', '.join(KINDS)}"
    return None


def _movers(recipe: Recipe) -> str | None:
    names = {mover.value for mover in Mover}
    strange = [word for word in recipe.layers if word not in names]
    if strange or not recipe.layers:
        return f"nobody is called {strange[0]!r}" if strange else "somebody must move"
    if recipe.layers[0] not in ("max", "min", "A"):
        return f"{recipe.layers[0]} can't move first"
    method = METHODS[KINDS[recipe.kind].method]
    idle = [mover.value for mover in recipe.movers if mover not in method.movers]
    if idle:
        return f"{method.name} has no {idle[0]} nodes"
    several = method.layers is None
    if several and not set(SEATS[: max(2, recipe.players)]) <= set(recipe.movers):
        return "several players are called A, B and so on, and each of them moves"
    return None


def _keepable(recipe: Recipe) -> str | None:
    try:
        METHODS[KINDS[recipe.kind].method].check_rules(recipe.conventions)
    except TreeError as error:
        return str(error)
    return None


def _numbers(recipe: Recipe) -> str | None:
    low, high = recipe.leaves
    if low >= high:
        return f"there are no leaves from {low} to {high}"
    may_repeat = recipe.players or recipe.ties or recipe.equality
    if not may_repeat and high - low + 1 < _most_leaves(recipe):
        return (
            f"{_most_leaves(recipe)} different leaves don't fit into {low} to {high}, "
            "and ties are not allowed"
        )
    return None


def _range(recipe: Recipe) -> str | None:
    (low, high), limits = recipe.leaves, recipe.conventions.range
    if limits is None or (limits.low <= low and high <= limits.high):
        return None
    return (
        f"leaves from {low} to {high} don't all lie within {limits.low} to {limits.high}: "
        "widen it, leave it out, or write a recipe with leaves that do"
    )


def _sum(recipe: Recipe) -> str | None:
    most = recipe.conventions.max_sum
    if most is not None and most < 0:
        return f"numbers from 0 on don't add up to {most}"
    return None


def _odds(recipe: Recipe) -> str | None:
    throws = (
        most
        for (_, most), mover in zip(recipe.widths, recipe.turns, strict=True)
        if mover is Mover.CHANCE
    )
    widest = max(throws, default=0)
    if recipe.odds and recipe.odds < widest:
        return f"{widest} outcomes need {widest} parts or more, not {recipe.odds}"
    return None


def _most_leaves(recipe: Recipe) -> int:
    count = 1
    for _, most in recipe.widths:
        count *= most
    return count


def _deep(recipe: Recipe) -> str | None:
    if recipe.deep_cut and len(recipe.widths) < 4:
        return f"a deep cut needs at least 4 plies, and there are {len(recipe.widths)}"
    if recipe.deep_cut and not recipe.conventions.deep:
        return "where only the parent's bound cuts, there are no deep cuts"
    asked = {ask for ask, _ in KINDS[recipe.kind].asks}
    if recipe.deep_cut and recipe.any_convention and not asked & {Ask.ALPHA, Ask.BETA}:
        return "a deep cut is none where only the parent's bound cuts, so the conventions differ"
    return None


def _equal(recipe: Recipe) -> str | None:
    if recipe.equality and recipe.any_convention:
        return "a cut on equality is no cut in a strict course, so the conventions differ"
    if recipe.kind == "interval" and recipe.any_convention:
        return "whether an interval holds its end hangs on the conventions"
    if recipe.equality and not recipe.conventions.cut_on_equal:
        return "this course does not cut on equality"
    return None


def _depth(recipe: Recipe) -> str | None:
    rules = recipe.conventions
    if rules.depth is None:
        return None
    if rules.depth == 0:
        return "a limit of 0 leaves nothing to search"
    plies = rules.depth * (len(recipe.layers) if rules.depth_unit is Depth.ROUNDS else 1)
    if plies >= len(recipe.widths):
        return f"the limit of {plies} plies is not above the leaves"
    return None


def _cuts(recipe: Recipe) -> str | None:
    wanted = recipe.cutoffs and recipe.cutoffs[0] > 0
    if not wanted and not recipe.cut_above_leaves:
        return None
    if len(recipe.widths) < (3 if recipe.cut_above_leaves else 2):
        return f"{len(recipe.widths)} plies are too few for this cut"
    if KINDS[recipe.kind].method == "minimax":
        return "plain minimax cuts nothing"
    return None


def _fewest(recipe: Recipe) -> str | None:
    rules, turns = recipe.conventions, recipe.turns
    opponents = set(turns) <= set(TWO_PLAYERS) and all(a is not b for a, b in pairwise(turns))
    bounded = rules.window != OPEN or rules.range is not None
    if recipe.pruned is None or bounded or not opponents:
        return None
    leaves = _most_leaves(recipe)
    most = [high for _, high in recipe.widths]
    # Knuth and Moore's least tree, with the widest branches on every second ply.
    needed = 1
    for width in most[::2]:
        needed *= width
    other = 1
    for width in most[1::2]:
        other *= width
    least = min(needed, other) if recipe.ragged else needed + other - 1
    if recipe.pruned[0] > leaves - least:
        return f"at most {leaves - least} of {leaves} leaves can be pruned"
    return None


def _apart(recipe: Recipe) -> str | None:
    for name in recipe.tells_apart:
        if name not in VARIANTS:
            return f"there is no mistake {name!r}"
        mistake = VARIANTS[name]
        if mistake.method != KINDS[recipe.kind].method:
            return f"{name} is a mistake of {mistake.method}, not of this kind"
        if mistake.needs_ties and not recipe.ties:
            return f"{name} shows only where a tie decides: allow ties"
        if mistake.rule == "deep" and not recipe.conventions.deep:
            return f"{name} is no mistake where only the parent's bound cuts"
    return None


def _needed(recipe: Recipe) -> str | None:
    name, such = NEEDED.get(recipe.kind, ("", ""))
    if name and getattr(recipe.conventions, name) is None:
        return f"{recipe.kind} asks about one: write such as rules = {{ {name} = {such} }}"
    return None


_IMPOSSIBLE = (
    ("kind", _known),
    ("rules", _needed),
    ("layers", _movers),
    ("widths", _shape),
    ("leaves", _numbers),
    ("rules", _keepable),
    ("range", _range),
    ("max_sum", _sum),
    ("odds", _odds),
    ("deep_cut", _deep),
    ("equality", _equal),
    ("depth", _depth),
    ("cutoffs", _cuts),
    ("pruned", _fewest),
    ("tells_apart", _apart),
)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of recipes: what all levels share, and the levels."""

    kind: str
    level: list[dict[str, Any]]
    every: dict[str, Any] = {}


def read_recipe(table: dict[str, Any]) -> Recipe:
    """A recipe from a table of a TOML file; an error names the field."""
    widths = table.get("widths")
    if isinstance(widths, list):
        spans = [[width, width] if isinstance(width, int) else width for width in widths]
        table = {**table, "widths": spans}
    unknown = set(table) - {each.name for each in fields(Recipe)}
    if unknown:
        raise RecipeError(f"{min(unknown)}: recipes have no such field")
    try:
        recipe = msgspec.convert(table, Recipe)
    except msgspec.ValidationError as error:
        raise RecipeError(wrong_field(error)) from None
    rules_from(recipe.rules)
    return recipe


@cache
def level_recipe(name: str, level: int) -> Recipe:
    """The shipped recipe of a kind at a level."""
    if name not in KINDS:
        raise RecipeError(f"there is no kind {name!r}: take one of {', '.join(KINDS)}")
    if not 1 <= level <= LEVELS:
        raise RecipeError(f"there is no level {level}: take one from 1 to {LEVELS}")
    text = files("resources").joinpath("recipes", f"{name}.toml").read_text("utf-8")
    file = msgspec.toml.decode(text, type=_File)
    table = {**file.every, **file.level[level - 1]}
    table["rules"] = {**file.every.get("rules", {}), **file.level[level - 1].get("rules", {})}
    return replace(read_recipe({"kind": file.kind, **table}), name=name, level=level)
