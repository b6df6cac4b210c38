"""Recipe and seed -> exercise: trees are drawn until one meets every demand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from exercises.dice import Dice
from exercises.exercise import Blank, Exercise
from exercises.given.giving import makes_its_tree, with_given
from exercises.kinds import KINDS
from exercises.making import unknown_leaf
from exercises.making.best_move_places import with_best_put
from exercises.making.demands import DEMANDS, demands_met
from exercises.making.game_exercise import game_exercise
from exercises.making.impossible import refuse_impossible
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import LEVELS, level_recipe
from exercises.solution import run
from resources.words import message, placed
from search.builder import Builder
from search.rules import Rules
from search.tree import GameTree, Mover, Payoff, Score, TreeShape

SHAPES = 200
"""How many shapes are drawn for one with the right number of leaves."""
EVEN_OF = 4
"""Of how many vectors the one is taken whose sum is nearest to the middle."""
WORK = 60_000
"""How many nodes may be drawn before a recipe is given up."""
PATIENCE = WORK // 8
"""After how much of it no guess need fail, times a recipe's patience; twice that, and nothing need
be hard to guess.

Some courses leave no such tree. Until then a guess may earn the more, the longer it takes.
"""
EASY = 3 * WORK // 4
"""After how much of it nothing need be hard to guess, however patient a recipe is."""
BALANCED_LONG, LAST = 10, WORK // 10
"""The edition since which what only looks like a cut is asked for until so much work is left."""

Progress = Callable[[float], object]
"""Called as the work goes on with the share of it that is done at the least; may raise to stop."""


def ignore_progress(share: float) -> None:
    """Nobody asks how far it is."""


def generate(
    recipe: Recipe,
    seed: int,
    progress: Progress = ignore_progress,
    like: GameTree | None = None,
    work: int = WORK,
) -> Exercise:
    """The exercise of this recipe and seed, the same everywhere; shaped like a tree if one is."""
    refuse_impossible(recipe)
    dice = Dice(f"{recipe.edition}:{recipe.name or recipe.kind}:{recipe.level}:{seed}")
    if recipe.games:
        return game_exercise(recipe, seed, dice)
    rules, kind = recipe.conventions, KINDS[recipe.kind]
    if rules.frame is not None:
        rules = rules._replace(frame=rules.frame + dice.between(0, max(0, recipe.frames - 1)))
    failed: Counter[str] = Counter()
    redraws = 0
    kept, most = None, -1
    turned: GameTree | None = None  # the last tree with its best moves put where they belong
    may_turn = recipe.patience > 1 and like is None
    shape: TreeShape | None = None
    blanks: tuple[Blank, ...] = ()
    while work > 0:
        progress(1 - work / WORK)
        if turned is not None:
            tree = turned
        elif kept is not None and redraws:
            tree, redraws = _redrawn(kept, recipe, rules, dice), redraws - 1
        else:
            tree, redraws, most = _drawn(recipe, rules, dice, like), recipe.redraws, -1
        work -= max(len(tree), 20)
        if kind.unknown:
            spread = recipe.bound_anywhere and WORK - work < unknown_leaf.PATIENCE
            place = unknown_leaf.drawn_place(recipe, seed) if spread else None
            asking = unknown_leaf.with_unknown(tree, rules, dice, place)
            if asking is None:
                failed[recipe.kind] += 1
                continue
            tree = asking
        if tree.shape is not shape:
            shape, blanks = tree.shape, () if kind.items else kind.blanks(tree, rules)
        made_by = (recipe.name or None, recipe.level, seed, recipe.edition)
        exercise = Exercise(tree, kind.method, rules, kind.name, blanks, *made_by)
        asked = with_given(exercise, recipe.given, dice)
        if asked is None:
            failed["given"] += 1
            turned = None
            continue
        if kind.unknown or makes_its_tree(kind.name):  # fit for the question as it is made
            return asked
        exercise = asked
        met = demands_met(_wanted(recipe, work), exercise, run(exercise))
        if met == len(DEMANDS):
            return exercise
        failed[DEMANDS[met]] += 1
        if may_turn and turned is None and DEMANDS[met] == "best_anywhere":
            kept = turned = with_best_put(recipe, exercise, run(exercise))
            most = -1
            continue
        turned = None
        if met >= most:
            kept, most = tree, met
    demand, times = failed.most_common(1)[0]
    scarce = message("recipe-unmet", times=str(times), tried=str(failed.total()))
    raise RecipeError(placed(scarce, demand))


def _wanted(recipe: Recipe, work: int) -> Recipe:
    """The recipe with what may still be asked of a tree when so much work is left."""
    done, patience = WORK - work, PATIENCE * recipe.patience
    if done >= min(2 * patience, EASY):
        balanced = recipe.balanced and recipe.edition >= BALANCED_LONG and work > LAST
        return replace(recipe.eased, balanced=balanced)
    if done >= patience:
        return replace(recipe, guessed=None, guess_earns=None)
    if recipe.guess_earns is None:
        return recipe
    more = (100 - recipe.guess_earns) * done**2 // patience**2
    return replace(recipe, guess_earns=recipe.guess_earns + more) if more else recipe


def separating(
    exercise: Exercise, mistakes: tuple[str, ...], seed: int, progress: Progress = ignore_progress
) -> Exercise:
    """An exercise of the same kind on which each of these mistakes gives an answer of its own."""
    return telling_apart(exercise.kind, exercise.level or 3, mistakes, seed, progress)


def telling_apart(
    kind: str,
    least: int,
    mistakes: tuple[str, ...],
    seed: int,
    progress: Progress = ignore_progress,
) -> Exercise:
    """An exercise of a kind on which each of these mistakes gives an answer of its own.

    It is of this level, or of the first above that has one.
    """
    refused: RecipeError | None = None
    levels = range(least, LEVELS + 1)
    for done, level in enumerate(levels):
        recipe = replace(level_recipe(kind, level), name="", level=None, tells_apart=mistakes)
        try:
            return generate(recipe, seed, part_of(progress, done, len(levels)))
        except RecipeError as error:
            refused = error
    raise refused or RecipeError(placed(message("recipe-no-level"), "tells_apart"))


def part_of(progress: Progress, done: int, parts: int) -> Progress:
    """The progress callback of one of several parts of a work."""
    return lambda share: progress((done + share) / parts)


def _drawn(recipe: Recipe, rules: Rules, dice: Dice, like: GameTree | None) -> GameTree:
    """A tree of the recipe's shape, or of another tree's, with random numbers."""
    if recipe.either_begins and dice.random() < 0.5:
        recipe = replace(recipe, layers=recipe.layers[::-1])
    steady = (
        not recipe.ragged and not recipe.odds and all(low == high for low, high in recipe.widths)
    )
    if like is not None:
        shape = like
    elif steady and rules.depth is None:
        shape = _template(recipe.widths, recipe.layers)
    else:
        drawn = (_grown(recipe, rules, dice) for _ in range(SHAPES))
        fits = (builder for builder in drawn if recipe.has_size(builder.inner.count(False)))
        shape = (next(fits, None) or _grown(recipe, rules, dice)).done()
    payoffs: list[Payoff | None] = [None] * len(shape)
    for leaf, payoff in zip(
        shape.leaves, _payoffs(recipe, rules, len(shape.leaves), dice), strict=True
    ):
        payoffs[leaf] = payoff
    return shape.with_payoffs(payoffs)


def _payoffs(recipe: Recipe, rules: Rules, count: int, dice: Dice) -> list[Payoff]:
    low, high = recipe.leaves
    if recipe.may_repeat:
        players = recipe.players
        return [_payoff(recipe, rules, players, dice) for _ in range(count)]
    return list(dice.some_of(range(low, high + 1), count))


def _redrawn(tree: GameTree, recipe: Recipe, rules: Rules, dice: Dice) -> GameTree:
    """The tree with other numbers at one or two of its leaves."""
    payoffs = list(tree.payoffs)
    chosen = dice.some_of(tree.leaves, min(2, len(tree.leaves)))
    may_repeat, players = recipe.may_repeat, recipe.players
    for leaf in chosen:
        payoffs[leaf] = None
    for leaf in chosen:
        if may_repeat:
            payoffs[leaf] = _payoff(recipe, rules, players, dice)
        else:
            payoffs[leaf] = _unused(recipe, payoffs, dice)
    return tree.with_payoffs(payoffs)


def _unused(recipe: Recipe, payoffs: Sequence[Payoff | None], dice: Dice) -> int:
    """A number that stands at no leaf yet."""
    low, high = recipe.leaves
    used = sorted(n for n in payoffs if isinstance(n, int) and low <= n <= high)
    number = dice.between(low, high - len(used))
    for each in used:
        number += each <= number
    return number


def _payoff(recipe: Recipe, rules: Rules, players: int, dice: Dice) -> Payoff:
    """One number, or one for each of several players."""
    low, high = recipe.leaves
    if not players:
        return dice.between(low, high)
    if rules.max_sum is not None:
        return _split(int(rules.max_sum), players, dice)
    drawn = [
        tuple(dice.between(low, high) for _ in range(players))
        for _ in range(EVEN_OF if recipe.even_sums else 1)
    ]
    return min(drawn, key=lambda vector: abs(2 * sum(vector) - players * (low + high)))


def _split(total: int, players: int, dice: Dice) -> tuple[Score, ...]:
    """A whole sum shared out among the players."""
    fences = sorted(dice.between(0, total) for _ in range(players - 1))
    return tuple(b - a for a, b in zip([0, *fences], [*fences, total], strict=True))


@lru_cache(maxsize=256)
def _template(widths: tuple[tuple[int, int], ...], layers: tuple[str, ...]) -> GameTree:
    """The one shape of a recipe that leaves nothing about it to chance."""
    return _grown(Recipe(kind="", widths=widths, layers=layers), Rules(), Dice("")).done()


def _grown(recipe: Recipe, rules: Rules, dice: Dice) -> Builder:
    """A tree with the recipe's branches, odds and static values, and zeros at its leaves."""
    builder = Builder()
    turns, players = recipe.turns, recipe.players
    blank: Payoff = (0,) * players if players else 0

    def grow(depth: int, odds: Score | None, spine: bool) -> None:
        early = recipe.ragged and not spine and dice.random() < 0.25
        if depth == len(recipe.widths) or early:
            builder.leaf(blank, None, odds)
            return
        static = _payoff(recipe, rules, players, dice) if rules.depth is not None else None
        mover = turns[depth]
        builder.open(mover, static, None, odds)
        width = dice.between(*recipe.widths[depth])
        shares = _odds(width, recipe.odds, dice) if mover is Mover.CHANCE and recipe.odds else None
        keeper = dice.between(0, width - 1) if recipe.ragged else 0
        for place in range(width):
            grow(depth + 1, shares[place] if shares else None, spine and place == keeper)
        builder.close()

    grow(0, None, True)
    return builder


def _odds(width: int, denominator: int, dice: Dice) -> list[Score]:
    """Odds in whole parts of the denominator, each at least one part."""
    cuts = sorted(dice.some_of(range(1, denominator), width - 1))
    return [
        Fraction(b - a, denominator) for a, b in zip([0, *cuts], [*cuts, denominator], strict=True)
    ]
