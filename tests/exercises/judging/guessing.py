"""What guessing earns: a table of kinds, levels and fixed guesses, in percent of the marks.

Run it as `.venv/bin/python tests/exercises/judging/guessing.py [kind ...] [--seeds N]`.
"""

import argparse
from collections import defaultdict
from fractions import Fraction

from exercises import entries
from exercises.guesses import guesses
from exercises.kinds import KINDS
from exercises.making.generate import generate
from exercises.making.recipe_files import LEVELS, level_recipe
from exercises.wording.feedback import check


def share(exercise, answers):
    """The share of the marks that a sheet earns."""
    typed = {blank: entries.write_at(exercise, blank, entry) for blank, entry in answers.items()}
    feedback = check(exercise, typed)
    return feedback.score / feedback.maximum if feedback.maximum else Fraction(0)


def earned(exercises):
    """The mean share of each guess, by its name, and of the best ones at each topic together."""
    shares = defaultdict(list)
    together = [{} for _ in exercises]
    sheets = [guesses(exercise) for exercise in exercises]
    for topic in sheets[0]:
        for exercise, found in zip(exercises, sheets, strict=True):
            told = {name: tuple(answers.items()) for name, answers in found[topic].items()}
            alike = {each: share(exercise, dict(each)) for each in set(told.values())}
            for name, each in told.items():
                shares[f"{topic.value}: {name}"].append(alike[each])
        best = max(sheets[0][topic], key=lambda name: sum(shares[f"{topic.value}: {name}"]))
        for whole, found in zip(together, sheets, strict=True):
            whole |= found[topic][best]
    if len(sheets[0]) > 1:
        for exercise, whole in zip(exercises, together, strict=True):
            shares["the best at each together"].append(share(exercise, whole))
    return {name: sum(found) / len(found) for name, found in shares.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--all", action="store_true", help="every guess, not the best five")
    asked = parser.parse_args()
    for kind in asked.kinds:
        table = defaultdict(dict)
        for level in range(1, LEVELS + 1):
            made = [generate(level_recipe(kind, level), seed) for seed in range(asked.seeds)]
            for name, mean in earned(made).items():
                table[name][level] = mean
        rows = sorted(table.items(), key=lambda row: -sum(row[1].values()))
        print(kind)
        for name, means in rows if asked.all else rows[:5]:
            cells = "".join(f"{float(mean * 100):6.0f}" for mean in means.values())
            print(f"{cells}   {float(sum(means.values()) * 100 / LEVELS):5.0f}   {name}")


if __name__ == "__main__":
    main()
