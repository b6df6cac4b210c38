"""Whatever stands in a lesson's file, it is used, or refused in a sentence."""

import os
import random

import pytest
import tomlkit

from exercises.learning.lessons import check_lesson, read_lesson
from resources.words import PlywoodError
from search.rules import Rules

FILES = int(os.environ.get("PLYWOOD_SEEDS", "20"))
LESSON = """
format = "plywood-lesson/1"
skill = "cuts"
title = "Cuts"
text = ["Look up."]

[worked]
kind = "cuts"
tree = "[[3 12 8] [2 4 6] [14 5 2]]"
rules = { cut_on_equal = true }

[[trees]]
kind = "cuts"
level = 1
shows = ["AB-NOPRUNE"]

[[trees]]
kind = "windows"
widths = [2, [2, 3]]
leaves = [1, 20]
"""
ODD = (
    *(0, -1, 2**70, 1.5, True, "", "x", "?", "[", "[? 3]", "[[1 2] 3]", "max[1]", [], [[]], {}),
    *({"depth": 1}, {"a": {"b": [1]}}, ["AB-NOPRUNE"], [3], "frame", "counts", "opponents"),
    *("game-tree", "max-n", "interval", "7" * 5000, "deep-cuts", float("nan")),
)


def harmed(dice):
    """The lesson with one or two things in it replaced, left out or added."""
    table = tomlkit.parse(LESSON).unwrap()
    for _ in range(dice.randint(1, 2)):
        place = dice.choice([table, table.get("worked", table)])
        trees = table.get("trees")
        if isinstance(trees, list) and trees and dice.random() < 0.5:
            place = dice.choice(trees)
        if not isinstance(place, dict):
            continue
        name = dice.choice([*place, "kind", "level", "rules", "tree", "widths", "strange"])
        if dice.random() < 0.2:
            place.pop(name, None)
        else:
            place[name] = dice.choice(ODD)
    return tomlkit.dumps(table)


@pytest.mark.parametrize("seed", range(4))
def test_a_harmed_lesson_is_used_or_refused_in_a_sentence(tmp_path, seed):
    dice, path, told = random.Random(seed), tmp_path / "lesson.toml", []
    for _ in range(FILES // 4):
        path.write_text(harmed(dice), "utf-8")
        try:
            check_lesson(read_lesson(path), Rules())
        except PlywoodError as error:
            told.append(str(error))
    assert told
    assert all(each.startswith(str(path)) or ": " in each for each in told)
