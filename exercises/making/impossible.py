"""What no tree can meet: each demand of a recipe with what makes it fail at once."""

from __future__ import annotations

from itertools import pairwise
from math import prod

from exercises.asks import OF_WINDOWS
from exercises.given.game_range import unplayable
from exercises.given.settings import wrong_settings
from exercises.kinds import KINDS
from exercises.making.recipe import Recipe, RecipeError
from exercises.misconceptions.table import VARIANTS
from resources.words import Message, message, placed
from search.methods import METHODS
from search.rules import OPEN, Depth
from search.tree import MOST_NODES, MOST_PLIES, SEATS, TWO_PLAYERS, Mover, TreeError

MOST_PARTS = 1_000
"""Of which odds are made up."""
LARGEST_LEAF = 1_000_000
"""Above and below zero: nobody reckons with longer numbers by hand."""


def refuse_impossible(recipe: Recipe) -> None:
    """Refuse at once what no tree can meet."""
    for demand, fails in _DEMANDS:
        reason = fails(recipe)
        if reason:
            raise RecipeError(placed(reason, demand))


def _shape(recipe: Recipe) -> Message | None:
    if not recipe.widths or len(recipe.widths) > MOST_PLIES:
        return message("recipe-plies", most=MOST_PLIES)
    if any(not 1 <= low <= high <= 12 for low, high in recipe.widths):
        return message("recipe-branches")
    nodes = level = 1
    for _, most in recipe.widths:
        level *= most
        nodes += level
        if nodes > MOST_NODES:
            return message("recipe-large", most=MOST_NODES)
    return None


def _known(recipe: Recipe) -> Message | None:
    if recipe.kind not in KINDS:
        return message("recipe-kind", kind=repr(recipe.kind), kinds=", ".join(KINDS))
    return None


def _size(recipe: Recipe) -> Message | None:
    if recipe.leaf_count is None:
        return None
    least, most = map(prod, zip(*recipe.widths, strict=True))
    low, high = recipe.leaf_count
    if low > high or low > most or (high < least and not recipe.ragged):
        return message("recipe-leaf-count", low=low, high=high, least=least, most=most)
    return None


def _line(recipe: Recipe) -> Message | None:
    if recipe.line > len(recipe.widths):
        return message("recipe-line", moves=recipe.line, plies=len(recipe.widths))
    return None


def _movers(recipe: Recipe) -> Message | None:
    names = {mover.value for mover in Mover}
    strange = [word for word in recipe.layers if word not in names]
    if strange:
        return message("recipe-nobody", name=repr(strange[0]))
    if not recipe.layers:
        return message("recipe-no-movers")
    if recipe.either_begins and not set(recipe.movers) <= set(TWO_PLAYERS):
        return message("recipe-either")
    if recipe.layers[0] not in ("max", "min", "A"):
        return message("recipe-first", mover=recipe.layers[0])
    method = METHODS[KINDS[recipe.kind].method]
    idle = [mover.value for mover in recipe.movers if mover not in method.movers]
    if idle:
        return message("recipe-idle", method=method.name, mover=idle[0])
    several = method.layers is None
    if several and not set(SEATS[: max(2, recipe.players)]) <= set(recipe.movers):
        return message("recipe-players")
    return None


def _keepable(recipe: Recipe) -> Message | None:
    try:
        METHODS[KINDS[recipe.kind].method].check_rules(recipe.conventions)
    except TreeError as error:
        return error.sentence
    return None


def _numbers(recipe: Recipe) -> Message | None:
    low, high = recipe.leaves
    if low >= high:
        return message("recipe-no-leaves", low=str(low), high=str(high))
    if low < -LARGEST_LEAF or high > LARGEST_LEAF:
        return message("recipe-long-leaves", most=LARGEST_LEAF)
    if not recipe.may_repeat and high - low + 1 < _most_leaves(recipe):
        count = str(_most_leaves(recipe))
        return message("recipe-leaves-repeat", count=count, low=str(low), high=str(high))
    return None


def _range(recipe: Recipe) -> Message | None:
    (low, high), limits = recipe.leaves, recipe.conventions.range
    if limits is None or (limits.low <= low and high <= limits.high):
        return None
    return message(
        "recipe-range",
        low=str(low),
        high=str(high),
        least=str(limits.low),
        most=str(limits.high),
    )


def _sum(recipe: Recipe) -> Message | None:
    most = recipe.conventions.max_sum
    if most is not None and most < 0:
        return message("recipe-sum", sum=str(most))
    return None


def _odds(recipe: Recipe) -> Message | None:
    chances = (
        most
        for (_, most), mover in zip(recipe.widths, recipe.turns, strict=True)
        if mover is Mover.CHANCE
    )
    widest = max(chances, default=0)
    if recipe.odds and recipe.odds < widest:
        return message("recipe-odds", outcomes=widest, parts=str(recipe.odds))
    if recipe.odds > MOST_PARTS:
        return message("recipe-parts", most=MOST_PARTS)
    return None


def _most_leaves(recipe: Recipe) -> int:
    count = prod(most for _, most in recipe.widths)
    return min(count, recipe.leaf_count[1]) if recipe.leaf_count else count


def _deep(recipe: Recipe) -> Message | None:
    if recipe.deep_cut and len(recipe.widths) < 4:
        return message("recipe-deep-plies", plies=len(recipe.widths))
    if recipe.deep_cut and not recipe.conventions.deep:
        return message("recipe-deep-rule")
    topics = KINDS[recipe.kind].topics()
    if recipe.deep_cut and recipe.any_convention and not OF_WINDOWS & topics:
        return message("recipe-deep-conventions")
    return None


def _equal(recipe: Recipe) -> Message | None:
    if recipe.equality and recipe.any_convention:
        return message("recipe-equal-conventions")
    if KINDS[recipe.kind].unknown and recipe.any_convention:
        return message("recipe-interval-conventions")
    if recipe.equality and not recipe.conventions.cut_on_equal:
        return message("recipe-equal-rule")
    return None


def _depth(recipe: Recipe) -> Message | None:
    rules = recipe.conventions
    if rules.depth is None:
        return None
    if rules.depth == 0:
        return message("recipe-depth-none")
    plies = rules.depth * (len(recipe.layers) if rules.depth_unit is Depth.ROUNDS else 1)
    if plies >= len(recipe.widths):
        return message("recipe-depth", plies=str(plies))
    return None


def _cuts(recipe: Recipe) -> Message | None:
    wanted = recipe.cutoffs and recipe.cutoffs[0] > 0
    if not wanted and not recipe.cut_above_leaves:
        return None
    if len(recipe.widths) < (3 if recipe.cut_above_leaves else 2):
        return message("recipe-cut-plies", plies=len(recipe.widths))
    method = METHODS[KINDS[recipe.kind].method]
    if not method.cuts(recipe.conventions):
        return message("recipe-cut-nothing", method=method.name)
    return None


def _held(recipe: Recipe) -> Message | None:
    """Where values are held within the window, none passes a bound strictly: only leaves cut."""
    if recipe.ragged or recipe.conventions.depth is not None:
        return None
    if not recipe.only_leaves_cut:
        other = recipe.in_strict_and_hard_course()
        differs = other is not None and _held(other) is not None
        return message("recipe-held-conventions") if differs else None
    last = recipe.turns[-1]
    other_cut = recipe.cut_chance and last is not Mover.CHANCE
    if recipe.cut_above_leaves or recipe.both_bounds or other_cut:
        return message("recipe-held")
    if set(recipe.turns) - set(TWO_PLAYERS) or _bounded(recipe):
        return None
    *above, (_, widest) = recipe.widths
    nodes = free = 1  # nodes above the leaves, and those to which no opponent's bound comes down
    for (_, most), mover in zip(above, recipe.turns, strict=False):
        nodes *= most
        free *= most if mover is last else 1
    cuts, pruned = recipe.cutoffs or (0, 0), recipe.pruned or (0, 0)
    if cuts[0] > nodes - free or pruned[0] > (nodes - free) * (widest - 1):
        return message("recipe-held-cuts", most=str(nodes - free))
    return None


def _bounded(recipe: Recipe) -> bool:
    """Whether there is a bound before anything is found."""
    rules = recipe.conventions
    return rules.window != OPEN or rules.range is not None


def _fewest(recipe: Recipe) -> Message | None:
    turns = recipe.turns
    opponents = set(turns) <= set(TWO_PLAYERS) and all(a is not b for a, b in pairwise(turns))
    if recipe.pruned is None or _bounded(recipe) or not opponents:
        return None
    leaves = _most_leaves(recipe)
    most = [high for _, high in recipe.widths]
    # Knuth and Moore's least tree, with the widest branches on every second ply.
    needed, other = prod(most[::2]), prod(most[1::2])
    least = min(needed, other) if recipe.ragged else needed + other - 1
    if recipe.pruned[0] > leaves - least:
        return message("recipe-pruned", most=str(leaves - least), leaves=str(leaves))
    return None


def _apart(recipe: Recipe) -> Message | None:
    for name in recipe.tells_apart:
        if name not in VARIANTS:
            return message("recipe-mistake", name=repr(name))
        mistake = VARIANTS[name]
        elsewhere = mistake.kinds and recipe.kind not in mistake.kinds
        if elsewhere or mistake.method != KINDS[recipe.kind].method:
            shows_in = ", ".join(mistake.kinds) or mistake.method
            return message("recipe-mistake-method", name=name, method=shows_in)
        if mistake.needs_ties and not recipe.ties:
            return message("recipe-mistake-ties", name=name)
        if mistake.rule == "deep" and not recipe.conventions.deep:
            return message("recipe-mistake-shallow", name=name)
    return None


def _games(recipe: Recipe) -> Message | None:
    """Kinds of games have one, the others none; each must be playable at both of its ends."""
    if KINDS[recipe.kind].game is not bool(recipe.games):
        return message("recipe-games", kind=recipe.kind)
    return next(filter(None, map(unplayable, recipe.games)), None)


def _given(recipe: Recipe) -> Message | None:
    return wrong_settings(recipe.kind, recipe.given)


def _needed(recipe: Recipe) -> Message | None:
    need = KINDS[recipe.kind].lacks(recipe.conventions)
    if need is None:
        return None
    return message("recipe-needs", kind=recipe.kind, rule=need.rule, example=need.example)


_DEMANDS = (
    ("kind", _known),
    ("games", _games),
    ("given", _given),
    ("rules", _needed),
    ("layers", _movers),
    ("widths", _shape),
    ("leaf_count", _size),
    ("line", _line),
    ("leaves", _numbers),
    ("rules", _keepable),
    ("range", _range),
    ("max_sum", _sum),
    ("odds", _odds),
    ("deep_cut", _deep),
    ("equality", _equal),
    ("depth", _depth),
    ("cutoffs", _cuts),
    ("fail", _held),
    ("pruned", _fewest),
    ("tells_apart", _apart),
)
