"""Corridors for Pacman: such that both moves are best, or that it matters which dot is near."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items.games.corridor_plans import Fate, Pacman, evaluations, plan_tree, valued
from search.games.corridor import CAUGHT, STEPS

TRIES = 400


def corridor(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The exercise with dots, and ghosts, and the tree of Pacman's plans."""
    for _ in range(TRIES):
        given = _given(settings, dice)
        if _tells(given, dice):
            return exercise._replace(tree=plan_tree(given), given=given)
    return None


def as_corridor(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get such a corridor."""
    told, pacman = dict(exercise.given), Pacman(exercise.given)
    return {
        "dots": len(pacman.dots),
        "farthest": max(map(abs, pacman.dots)) + 1,
        "ghosts": len(pacman.ghosts),
        "depth": pacman.depth,
        "steps": pacman.steps,
        "by": list(told["by"]) if len(told["by"]) > 1 else told["by"][0],
    }


def _given(settings: Mapping[str, Any], dice: Dice) -> Given:
    """Dots and ghosts at any places near enough."""
    far = settings["farthest"]
    places = [place for place in range(-far, far + 1) if place]
    dots = sorted(dice.some_of(places, settings["dots"]))
    given: Given = (("dots", tuple(map(str, dots))),)
    if settings.get("ghosts"):
        ghosts = [dice.one_of(places) for _ in range(settings["ghosts"])]
        given += (("ghosts", tuple(map(str, ghosts))),)
    by = settings["by"]
    ways = (by,) if isinstance(by, str) else tuple(by)
    given += (("depth", (str(settings["depth"]),)), ("by", ways))
    if settings.get("steps", 1) > 1:
        given += (("steps", (str(settings["steps"]),)),)
    return (*given, ("prefers", (dice.one_of(list(STEPS)),)))


def _tells(given: Given, dice: Dice) -> bool:
    """Whether plans differ, and nobody can guess whether one move or both are best."""
    if len(evaluations(given)) > 1:
        return _mended(given, dice)
    tree, pacman = valued(given), Pacman(given)
    values = [tree.payoffs[leaf] for leaf in tree.leaves]
    if len(set(values)) < 2 or len(tree) < 2 ** (tree.height + 1) - 1:
        return False
    if pacman.ghosts:
        apart = set(pacman.ghosts).isdisjoint(pacman.dots)
        return apart and 0 < values.count(CAUGHT) <= len(values) // 2 and len(set(values)) == 3
    both = dice.random() < 0.6
    fate = dice.one_of(list(Fate))
    best = {index for index, value in enumerate(values) if value == max(values)}  # type: ignore[type-var]
    halves = {index < len(values) // 2 for index in best}
    wanted = pacman.nearest or len(halves) == 1 + both
    return wanted and (pacman.nearest or pacman.fate() is fate)


def _mended(given: Given, dice: Dice) -> bool:
    """Whether the last evaluation lets him eat all; the first one mostly has him turn round."""
    starves = dice.random() < 0.7
    first, last = (Pacman(given, by) for by in evaluations(given))
    if last.fate() is Fate.STARVES or (first.fate() is Fate.STARVES) is not starves:
        return False
    walks = [[place.pacman for place in each.walk(each.steps)] for each in (first, last)]
    return walks[0] != walks[1] and (not starves or len(set(walks[0])) < len(walks[0]))
