"""The conventions of Monte Carlo tree search by hand."""

from __future__ import annotations

from fractions import Fraction
from math import log, sqrt

from exercises.solution import solution
from search.rules import Expansion, FinalMove, Order, Ucb, Wins
from search.tree import GameTree, Mover
from truths.core import says

RULES = {
    "rule-ucb-ln": (
        "UCB1 = w/n + C · √(ln N / n): w wins in n visits of the child, N visits of its parent.",
        lambda r: r.ucb is Ucb.PLAIN,
    ),
    "rule-ucb-2ln": (
        "UCB1 = w/n + C · √(2 ln N / n): w wins in n visits of the child, N visits of its parent.",
        lambda r: r.ucb is Ucb.DOUBLE,
    ),
    "rule-wins-root": (
        "Every node counts the wins of the root's player; the other player takes 1 − w/n for w/n.",
        lambda r: r.wins is Wins.ROOT,
    ),
    "rule-mcts-order-ltr": (
        "A child that was never visited comes first, the leftmost of several. "
        "A tie goes to the leftmost child, too.",
        lambda r: r.order is Order.LEFT_TO_RIGHT,
    ),
    "rule-mcts-order-rtl": (
        "A child that was never visited comes first, the rightmost of several. "
        "A tie goes to the rightmost child, too.",
        lambda r: r.order is Order.RIGHT_TO_LEFT,
    ),
    "rule-expand-one": (
        "One new node hangs below the tree in each iteration.",
        lambda r: r.expand is Expansion.ONE,
    ),
    "rule-expand-all": (
        "All children of a node are hung below it at once; "
        "the playout starts at the first of them.",
        lambda r: r.expand is Expansion.ALL,
    ),
    "rule-final-move-visits": (
        "The move with the most visits is played.",
        lambda r: r.final_move is FinalMove.VISITS,
    ),
    "rule-final-move-mean": (
        "The move with the best mean is played.",
        lambda r: r.final_move is FinalMove.MEAN,
    ),
}
for _key, (_text, _holds) in RULES.items():
    says(_key, _text)(lambda c, holds=_holds: holds(c.rules))


@says(
    "rule-wins-mover",
    "A node counts the wins of the player who moved into it; "
    "the root counts those of the player who is not to move there.",
)
def _(c):
    """What the playouts add at the root is what its player does not win."""
    root, right = c.tree.labels[GameTree.ROOT], solution(c.exercise)
    after = next((right[blank] for blank in right if blank.item == f"{root}.wins"), None)
    known = all(payoff is None for payoff in c.tree.payoffs)  # else ends say who wins
    before = (c.tree.shape.states[GameTree.ROOT] or "0/0").split("/")[0]
    count = c.rules.iterations or len(c.rules.playouts)
    lost = sum(1 - each for each in c.rules.playouts[:count])
    return c.rules.wins is Wins.MOVER and (
        after is None or not known or after == Fraction(before) + lost
    )


@says("rule-exploration", "C = {c}.")
def _(c_, c):
    value = sqrt(float(c[1:])) if c.startswith("√") else _ratio(c)
    return abs(value * value - float(c_.rules.exploration.squared)) < 1e-9


@says("rule-playout-start", "The playout starts at {nodes}.")
def _(c, nodes):
    return nodes.split(", ") == list(dict(c.exercise.given)["start"])


@says("rule-playout-winner", "Who wins the playout: {winners}.")
@says("rule-playout-winners", "Who wins the playouts, one after the other: {winners}.")
def _(c, winners):
    mine = c.tree.mover(GameTree.ROOT)
    theirs = Mover.MIN if mine is Mover.MAX else Mover.MAX
    worth = {mine.value.upper(): 1, theirs.value.upper(): 0, "½": 0.5}
    found = [worth[each] for each in winners.split(", ")]
    return found == [float(each) for each in c.rules.playouts[: len(found)]]


@says("rule-roots", "√(ln N / n): {rows}.")
def _(c, rows):
    for row in rows.split("; "):
        parent, cells = row.removeprefix("N = ").split(": ")
        for cell in cells.split(", "):
            root, visits = cell.split(" for n = ")
            if abs(sqrt(log(int(parent)) / int(visits)) - float(root)) > 6e-4:
                return False
    return True


def _ratio(text):
    top, _, bottom = text.partition("/")
    return float(top) / float(bottom or 1)
