"""The fewest leaves that alpha-beta can evaluate, by trying every order of every node."""

from __future__ import annotations

from itertools import permutations

from replay import INFINITY

from search.rules import Order
from search.tree import Mover
from truths.core import Context
from truths.facts import minimax


class Fewest:
    """The fewest leaves alpha-beta can evaluate, with every order of every node tried."""

    def __init__(self, c: Context, fixed: dict) -> None:
        self.c, self.fixed = c, fixed
        self.worth = {node: minimax(c, node) for node in c.tree}
        self.known: dict = {}

    def leaves(self, node=0, window=None) -> int:
        c = self.c
        alpha, beta = window or c.rules.window
        if c.plain.ends(node):
            return 1
        key = node, alpha, beta
        if key not in self.known:
            children = c.tree.children(node)
            orders = [self.fixed[node]] if node in self.fixed else permutations(children)
            self.known[key] = min(self.in_order(node, order, alpha, beta) for order in orders)
        return self.known[key]

    def in_order(self, node, order, alpha, beta) -> int:
        c, total = self.c, 0
        is_max = c.tree.mover(node) is Mover.MAX
        if c.rules.order is Order.RIGHT_TO_LEFT:
            order = order[::-1]
        for child in order:
            deep = (alpha, beta) if c.rules.deep else None
            total += self.leaves(
                child, deep or ((alpha, INFINITY) if is_max else (-INFINITY, beta))
            )
            value = self.worth[child]
            if c.rules.fail.value == "hard" and c.rules.deep and not c.plain.ends(child):
                value = min(max(value, alpha), beta)
            if c.plain.stops(node, value, alpha, beta):
                break
            alpha = max(alpha, value) if is_max else alpha
            beta = beta if is_max else min(beta, value)
        return total


def orders_before(c: Context) -> dict:
    """The student's orders at the blanks before this one."""
    found = {}
    for blank in c.exercise.blanks:
        if c.blank is None or blank.node >= c.blank.node:
            break
        if blank in c.r.given:
            children = c.tree.children(blank.node)
            found[blank.node] = tuple(children[index] for index in c.r.given[blank])
    return found
