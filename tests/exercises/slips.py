"""Wrong and malformed entries for every kind of blank."""

from fractions import Fraction
from itertools import permutations

from exercises.asks import Ask
from exercises.asks.entry import Chain, Claim, Interval, Listing, Relation, States
from exercises.dice import Dice
from exercises.exercise import Blank, Exercise
from exercises.items import answers
from exercises.kinds import items_of
from search.numbers import INFINITY

MALFORMED = ("abc", "3..4", "1/0", "--2", "[", "NaN", "x" * 300, "‮3", "3 4 5 6 7 8 9", "≤", "<b>")


def start(exercise: Exercise) -> str:
    """The state with which a game begins, and never comes to again."""
    return exercise.tree.shape.states[0]


def slip(exercise: Exercise, blank: Blank, right, dice: Dice):
    """An entry that is not the right one, or None where no slip makes sense."""
    children = exercise.tree.children(blank.node)
    if blank.ask is Ask.CUT and blank.item:
        before = answers(items_of(exercise).values())
        says_something = items_of(exercise)[blank.item].placed(before, before).known
        return not right if says_something else None  # below a cut, or where nothing stands
    if blank.ask in (Ask.CUT, Ask.SEEN):
        return not right
    if blank.ask is Ask.TICK:
        return not right
    if right is None and not (blank.item and items_of(exercise)[blank.item].empty):
        return None
    if blank.ask is Ask.SEQUENCE:
        texts = items_of(exercise)[blank.item].texts
        orders = [Listing(order) for order in permutations(texts)]
        return dice.one_of([order for order in orders if order != right])
    if blank.ask is Ask.CLAIM:
        number = 3 if right is None else right.value + dice.one_of([0, 0, 1, 4])
        return Claim(
            dice.one_of([how for how in Relation if right is None or how is not right.relation]),
            number,
        )
    if right is None:
        right = 0  # nothing belongs there
    if blank.ask is Ask.TRUE:
        return not right
    if blank.ask is Ask.PICK:
        item, before = items_of(exercise)[blank.item], answers(items_of(exercise).values())
        wrong = [letter for letter in item.letters if letter != right]
        if item.placed is not None:  # what is as good is no slip
            wrong = [each for each in wrong if item.placed(before, {item.name: each}).due != each]
        return dice.one_of(wrong) if wrong else None
    if blank.ask is Ask.CELL:
        return round(abs(right) * 2) + dice.one_of([1, 2, 3])
    if isinstance(right, Claim):
        return Claim(
            dice.one_of([how for how in Relation if how is not right.relation]), right.value
        )
    if isinstance(right, Chain):
        return chain_slip(right, dice)
    if blank.ask is Ask.VALUE and isinstance(right, tuple):
        seat = dice.between(0, len(right) - 1)
        return tuple(
            part + (index == seat) * dice.one_of([-2, 3]) for index, part in enumerate(right)
        )
    if blank.ask is Ask.BEST:
        others = [index for index in range(len(children)) if index != right]
        return dice.one_of(others) if others else None
    if blank.ask in (Ask.ALPHA, Ask.BETA) and isinstance(right, float):
        return dice.between(-30, 30)
    if blank.ask is Ask.RANGE:
        low, high, with_low, with_high = right
        if high == INFINITY:
            return Interval(low, high, not with_low, with_high)
        return Interval(low, high, with_low, not with_high)
    if blank.ask is Ask.ORDER:
        return right[1:] + right[:1]
    if isinstance(right, States):
        return States(right.labels[1:]) if right.labels else States((start(exercise),))
    if blank.ask is Ask.STATE:
        return start(exercise)
    if isinstance(right, int | Fraction):
        return right + dice.one_of([-3, -1, 1, 2])
    return None


def chain_slip(right: Chain, dice: Dice) -> Chain:
    """A chain up to the first bound that is wrong: another number, or a change left out."""
    place = dice.between(0, len(right.bounds) - 1)
    before, bound = right.bounds[:place], right.bounds[place]
    if before and dice.between(0, 2) == 0:
        return Chain((*before, before[-1]))
    other = dice.between(-30, 30) if isinstance(bound, float) else bound + dice.one_of([-3, -1, 2])
    return Chain((*before, other + 31 if before and other == before[-1] else other))
