"""All that max-n may come to where any of equally good vectors may be taken: every choice tried."""

from __future__ import annotations

from collections import defaultdict
from itertools import product

from replay import INFINITY, Replay

from search.tree import SEATS, Mover


class AnyChoice:
    """The vectors that each node may have, and the moves that may be best there."""

    def __init__(self, plain: Replay):
        self.plain, self.tree, self.rules = plain, plain.tree, plain.rules
        self.vectors, self.moves = defaultdict(set), defaultdict(set)
        self.known = {}
        self.visit(self.tree.ROOT, INFINITY)

    def visit(self, node, most):
        if (node, most) not in self.known:
            self.known[node, most] = self.values(node, most)
            self.vectors[node] |= self.known[node, most]
        return self.known[node, most]

    def values(self, node, most):
        if self.plain.ends(node):
            leaf = self.tree.is_leaf(node)
            return {self.tree.payoffs[node] if leaf else self.tree.shape.statics[node]}
        mover = self.tree.mover(node)
        if mover is Mover.CHANCE:
            return self.averages(node)
        seat, states = SEATS.index(mover), {(None, None, False)}
        for child in self.plain.children(node):
            states = {new for state in states for new in self.after(state, child, seat, most)}
        self.moves[node] |= {move for _, move, _ in states}
        return {best for best, _, _ in states}

    def after(self, state, child, seat, most):
        """How a node may stand after one more child."""
        best, move, closed = state
        if closed:
            yield state
            return
        total, mover = self.rules.max_sum, self.tree.shape.movers[child]
        rival = mover not in (None, Mover.CHANCE, SEATS[seat])
        left = total - best[seat] if best and total is not None and rival else INFINITY
        for value in self.visit(child, left):
            if best is None or value[seat] > best[seat]:
                equal = self.rules.cut_on_equal
                all_of_it = equal and total is not None and value[seat] >= total
                stops = all_of_it or value[seat] > most or (equal and value[seat] == most)
                yield value, child, stops
            else:
                yield best, move, False
                if value[seat] == best[seat]:
                    yield value, child, False

    def averages(self, node):
        odds = self.tree.shape.odds[node]
        sets = [self.visit(child, INFINITY) for child in self.tree.children(node)]
        return {
            tuple(sum(o * v for o, v in zip(odds, seat, strict=True)) for seat in zip(*each))  # noqa: B905
            for each in product(*sets)
        }
