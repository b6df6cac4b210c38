"""Alpha-beta on trees of few numbers, in courses where a tie goes to the last child."""

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from search import notation
from search.rules import Fail, Order, Range, Rules, Ties, WindowAsked

LEAST, MOST = 0, 3


def tied_exercise(dice: Dice, kind: str = "alpha-beta") -> Exercise:
    """Three plies, where either player may move at any of them."""
    layers = [dice.one_of(["max", "min"]) for _ in range(3)]

    def grown(level: int) -> str:
        if level == len(layers) or (level > 1 and dice.between(1, 4) == 1):
            return str(dice.between(LEAST, MOST))
        below = " ".join(grown(level + 1) for _ in range(dice.between(2, 3)))
        static = dice.between(LEAST, MOST)
        return f"{layers[level]}{{{static}}}[{below}]"

    tree, chosen = notation.read(grown(0)), KINDS[kind]
    rules = Rules(
        cut_on_equal=dice.one_of([True, False]),
        deep=dice.one_of([True, True, False]),
        fail=dice.one_of(list(Fail)),
        asked=dice.one_of(list(WindowAsked)),
        order=dice.one_of(list(Order)),
        ties=Ties.LAST,
        range=dice.one_of([None, None, Range(LEAST, MOST)]),
    )
    return Exercise(tree, chosen.method, rules, kind, chosen.blanks(tree, rules))
