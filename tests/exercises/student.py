"""A student who searches by the book and slips where told: written apart from the engine.

Alpha-beta as in AIMA (fig. 5.7), expectation and max^n by their definitions. Only slips are taken
from outside; everything that follows from them is worked out rightly.
"""

from fractions import Fraction

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from search.rules import Order
from search.tree import SEATS, GameTree, Leaf, Mover

INFINITY = float("inf")


class Student:
    def __init__(self, exercise: Exercise, slips: dict, moves_window: bool = False) -> None:
        self.exercise, self.tree, self.rules = exercise, exercise.tree, exercise.rules
        self.slips, self.moves_window = slips, moves_window
        self.asked = set(exercise.blanks)
        self.answers: dict = {}
        self.moves: dict = {}
        self.cuts = exercise.method == "alpha-beta" or (
            exercise.method == "expectimax" and self.rules.range is not None
        )
        self.visit(GameTree.ROOT, -INFINITY, INFINITY, INFINITY)
        if Blank(GameTree.ROOT, Ask.LEAVES) in self.asked:
            seen = sum(blank.ask is Ask.SEEN for blank in self.answers)
            self.write(GameTree.ROOT, Ask.LEAVES, seen)
        self.play()

    def write(self, node, ask, entry):
        """What the student writes at a blank, and goes on with."""
        blank = Blank(node, ask)
        if blank not in self.asked:
            return entry
        entry = self.slips.get(blank, entry)
        if entry is not None and entry is not False:
            self.answers[blank] = entry
        return entry

    def visit(self, node, alpha, beta, most):
        tree = self.tree
        if isinstance(tree[node], Leaf):
            self.write(node, Ask.SEEN, True)
            return tree.payoffs[node]
        if self.rules.depth is not None and tree.depth(node) == self.rules.depth:
            return self.write(node, Ask.VALUE, tree.shape.statics[node])
        alpha = self.write(node, Ask.ALPHA, alpha)
        beta = self.write(node, Ask.BETA, beta)
        mover = tree.mover(node)
        value = (self.chance if mover is Mover.CHANCE else self.choose)(node, alpha, beta, most)
        return self.write(node, Ask.VALUE, value)

    def children(self, node):
        children = self.tree.children(node)
        return children[::-1] if self.rules.order is Order.RIGHT_TO_LEFT else children

    def on_skip(self, child, closed):
        """Whether the student cuts this branch: a mark, or a leaf that is not ticked."""
        tick = Blank(child, Ask.SEEN)
        if tick in self.asked and tick in self.slips:
            return not self.slips[tick]
        return bool(self.write(child, Ask.CUT, closed))

    def choose(self, node, alpha, beta, most):
        mover = self.tree.mover(node)
        seat = SEATS.index(mover) if mover in SEATS else None
        best = None
        closed = False
        for child in self.children(node):
            if self.on_skip(child, closed):
                continue
            left = INFINITY
            if seat is not None and best is not None and self.rules.max_sum is not None:
                left = self.rules.max_sum - best[seat]
            value = self.visit(child, alpha, beta, left)
            if best is None or self.better(mover, value, best):
                best = value
                self.moves[node] = child
            if seat is not None:
                closed = self.rules.max_sum is not None and (
                    best[seat] >= most or best[seat] >= self.rules.max_sum
                )
                continue
            closed = self.closed(mover, best, alpha, beta)
            if self.cuts and (self.moves_window or not closed):
                alpha = max(alpha, best) if mover is Mover.MAX else alpha
                beta = min(beta, best) if mover is Mover.MIN else beta
        return best

    def better(self, mover, value, best):
        if mover in SEATS:
            return value[SEATS.index(mover)] > best[SEATS.index(mover)]
        return value > best if mover is Mover.MAX else value < best

    def closed(self, mover, best, alpha, beta):
        limits = self.rules.range
        equal = self.rules.cut_on_equal
        if limits and equal and best == (limits.high if mover is Mover.MAX else limits.low):
            return True
        if not self.cuts:
            return False
        if equal:
            return best >= beta if mover is Mover.MAX else best <= alpha
        return best > beta if mover is Mover.MAX else best < alpha

    def chance(self, node, alpha, beta, most):
        total, rest, worth, closed = Fraction(0), Fraction(1), Fraction(0), False
        odds = dict(zip(self.tree.children(node), self.tree.shape.odds[node], strict=True))
        for child in self.children(node):
            if self.on_skip(child, closed):
                continue
            rest -= odds[child]
            low, high = -INFINITY, INFINITY
            if self.cuts:
                least, greatest = self.rules.range
                if abs(alpha) != INFINITY:
                    low = (alpha - total - rest * greatest) / odds[child]
                if abs(beta) != INFINITY:
                    high = (beta - total - rest * least) / odds[child]
            total = worth = total + odds[child] * self.visit(child, low, high, INFINITY)
            if self.cuts and total + rest * greatest <= alpha:
                closed, worth = True, total + rest * greatest
            elif self.cuts and total + rest * least >= beta:
                closed, worth = True, total + rest * least
        return worth

    def play(self):
        """Mark the best moves along the line, each where the last one led."""
        node = GameTree.ROOT
        while node in self.moves and Blank(node, Ask.BEST) in self.asked:
            index = self.tree.children(node).index(self.moves[node])
            node = self.tree.children(node)[self.write(node, Ask.BEST, index)]
