"""Random trees and rules: ragged, one child, ties, chance, vectors, up to six plies."""

import re
from fractions import Fraction
from functools import cache, partial

from hypothesis import strategies as st

from search import notation
from search.numbers import INFINITY
from search.rules import Fail, Order, Range, Rules, Ties, Window
from search.tree import GameTree, Mover

PLIES = 6
LEAST, MOST = -6, 6

numbers = st.integers(LEAST, MOST)
whole = numbers.map(str)
broken = st.sampled_from(["1/3", "-7/2", "5/4", "0.25"])
scores = whole | whole | whole | broken
names = st.from_regex(r"[a-zäΩ_][\w]{0,3}'?", fullmatch=True)


# Strategies are made once: one for every node would cost more than all searches of the tree.
die, odds, widths, tosses = st.integers(0, 4), st.integers(0, 4), st.integers(1, 3), st.booleans()
one_of = cache(st.sampled_from)


@cache
def vectors(players, numbers):
    return st.lists(numbers, min_size=players, max_size=players).map(
        lambda given: f"({', '.join(map(str, given))})"
    )


@st.composite
def items(draw, leaves, inner, plies=PLIES):
    """Text of trees with these leaves; `inner` turns children's text into a node's."""

    def item(plies):
        if plies == 0 or draw(die) == 0:
            return draw(leaves)
        return inner(draw, [item(plies - 1) for _ in range(draw(widths))])

    return item(plies)


def alternating(draw, children):
    return f"[{' '.join(children)}]"


def chosen(draw, children, movers=("max", "min")):
    return f"{draw(one_of(movers))}[{' '.join(children)}]"


def by_chance(draw, children, movers=("max", "min")):
    """A node where chance may move, with odds or without."""
    mover = draw(one_of(("chance", *movers)))
    if mover == "chance" and draw(tosses):
        weights = [draw(odds) for _ in children]
        weights[-1] += not any(weights)
        shares = [Fraction(weight, sum(weights)) for weight in weights]
        children = [f"{share}*{child}" for share, child in zip(shares, children, strict=True)]
    return f"{mover}[{' '.join(children)}]"


two_players = (items(scores, alternating) | items(scores, chosen)).map(notation.read)
LAYERS = (Mover.MAX, Mover.CHANCE, Mover.MIN, Mover.CHANCE)
with_chance = items(scores, by_chance, 4).map(notation.read) | items(scores, alternating, 4).map(
    lambda text: notation.read(text, LAYERS)
)


@st.composite
def many_players(draw, numbers=whole):
    """Vectors for two to four players, who move in any order."""
    players = draw(st.integers(2, 4))
    movers = tuple("ABCD"[:players])
    inner = partial(chosen, movers=movers)
    return notation.read(draw(items(vectors(players, numbers), inner, 4)))


def shared_out():
    """Vectors for three players that always add up to the same: bounds on the sum cut much."""
    marks = st.lists(st.integers(0, MOST), min_size=2, max_size=2).map(sorted)
    leaves = marks.map(lambda cut: f"({cut[0]}, {cut[1] - cut[0]}, {MOST - cut[1]})")
    return items(leaves, alternating, 4).map(notation.read)


@st.composite
def evaluated(draw, trees):
    """A tree with a static value wherever somebody moves."""
    tree = draw(trees)
    statics = tuple(None if tree.is_leaf(node) else draw(numbers) for node in tree)
    return GameTree(tree.shape._replace(statics=statics), tree.payoffs)


limits = st.none() | st.integers(0, 4)


maybe_named = st.none() | names
marks = one_of(("", "", "!"))
shown = st.none() | st.none() | st.sampled_from(["III", "X_O|_X_|___", "3 -> 2", "*:[]{}?# 'é'"])


def decorated(draw, children, movers, statics):
    """A node that may have a name, a static value and a mark, below it chance or a player."""
    node = by_chance(draw, children, movers)
    mover, below = node.split("[", 1)
    name = draw(maybe_named)
    static, mark = draw(statics), draw(marks)
    shown = f"{{{static or ''}{mark}}}" if static or mark else ""
    return f"{'' if name is None else name + ':'}{mover}{shown}[{below}"


@cache
def any_text(players):
    """Text of any tree for so many players."""
    payoffs = scores if players is None else vectors(players, scores)
    movers = ("max", "min") if players is None else tuple("ABCDEFGH"[:players])
    unnamed = payoffs | payoffs | st.just("?")
    leaves = unnamed | st.tuples(names, unnamed).map(":".join)
    return items(leaves, partial(decorated, movers=movers, statics=st.none() | payoffs), 4)


@st.composite
def anything(draw):
    """Any tree there can be: states, moves, static values, chance, unknown leaves, vectors."""
    players = draw(one_of((None, None, 2, 3, 8)))
    text = draw(any_text(players))
    tree = notation.read(re.sub(r"[^\W\d][\w']*(?=:)", each_once(), text))
    states = tuple(draw(shown) for _ in tree)
    moves = tuple(draw(shown) if node else None for node in tree)
    return GameTree(tree.shape._replace(states=states, moves=moves), tree.payoffs)


def each_once():
    """Makes every name that comes again another one."""
    taken = set()

    def fresh(match):
        name = match.group()
        while name in taken:
            name += "1"
        taken.add(name)
        return name

    return fresh


any_rules = st.fixed_dictionaries(
    {
        "cut_on_equal": st.booleans(),
        "deep": st.booleans(),
        "fail": st.sampled_from(Fail),
        "update_on_cut": st.booleans(),
        "order": st.sampled_from(Order),
        "ties": st.sampled_from(Ties),
        "cut_after_last": st.booleans(),
        "range": st.none() | st.just(Range(LEAST, MOST)),
    }
).map(lambda given: Rules(**given))


@st.composite
def windows(draw):
    """A window at the root, closed or open on either side."""
    low, high = sorted(draw(st.lists(numbers, min_size=2, max_size=2, unique=True)))
    return Window(draw(one_of((low, -INFINITY))), draw(one_of((high, INFINITY))))


def mirrored(tree: GameTree) -> GameTree:
    """The tree with the players exchanged and every number negated."""
    text = notation.write(tree, lambda payoff: str(-payoff))
    return notation.read(text.replace("max", "\0").replace("min", "max").replace("\0", "min"))
