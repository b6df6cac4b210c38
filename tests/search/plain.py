"""The searches once more, step by step as textbooks have them: slow, plain, apart from the engine.

MAX and MIN are written out, the conventions asked where they matter, and nothing is spared.
"""

from __future__ import annotations

from search.numbers import INFINITY
from search.rules import OPEN, Depth, Fail, Order, Rules, Ties
from search.trace import Cut, Enter, Evaluate, Leave, Reason, Step, Update
from search.tree import SEATS, GameTree, Mover


def steps_of(tree: GameTree, method: str, rules: Rules) -> list[Step]:
    """What a search does, step by step."""
    plain = _MaxN(tree, rules) if method == "max-n" else _Numbers(tree, method, rules)
    plain.visit(GameTree.ROOT, *plain.window)
    return plain.steps


def turn_again(tree: GameTree) -> int:
    """After how many plies the root's mover has its next turn, and everybody else had one.

    It is the whole tree if there is no such turn.
    """
    first = {}
    for node in tree.inner:
        if (mover := tree.mover(node)) is not Mover.CHANCE:
            first[mover] = min(first.get(mover, 99), tree.depth(node))
    own = [node for node in tree.inner if tree.mover(node) is tree.shape.movers[GameTree.ROOT]]
    after = max([0, *first.values()])
    again = [depth for depth in map(tree.depth, own) if depth > after]
    return min(again, default=max(1, *tree.shape.depths))


class _Plain:
    """What all searches share."""

    def __init__(self, tree: GameTree, rules: Rules) -> None:
        self.tree, self.rules = tree, rules
        self.steps: list[Step] = []
        self.limit = rules.depth
        if rules.depth is not None and rules.depth_unit is Depth.ROUNDS:
            self.limit = rules.depth * turn_again(tree)

    def ends(self, node):
        return self.tree.is_leaf(node) or self.tree.depth(node) == self.limit

    def visit(self, node, alpha, beta):
        tree = self.tree
        if self.ends(node):
            value = tree.payoffs[node] if tree.is_leaf(node) else tree.shape.statics[node]
            self.steps.append(Evaluate(node, value))
            return value
        self.steps.append(Enter(node, alpha, beta))
        search = self.chance if tree.mover(node) is Mover.CHANCE else self.choose
        value, move = search(node, alpha, beta)
        self.steps.append(Leave(node, value, move))
        return value

    def children(self, node):
        """The children in the order they are visited, each with its odds below chance."""
        odds = self.tree.shape.odds[node] or [None] * len(self.tree.children(node))
        pairs = list(zip(self.tree.children(node), odds, strict=True))
        return pairs[::-1] if self.rules.order is Order.RIGHT_TO_LEFT else pairs

    def stop(self, node, skipped, closed, reason):
        """Note the cut, if there is one."""
        if skipped or (closed and self.rules.cut_after_last):
            self.steps.append(Cut(node, tuple(skipped), reason))


class _Numbers(_Plain):
    def __init__(self, tree, method, rules):
        super().__init__(tree, rules)
        self.narrows = method == "alpha-beta" or (
            method == "expectimax" and rules.range is not None
        )
        self.window = rules.window if self.narrows else OPEN

    def choose(self, node, alpha, beta):
        rules, is_max = self.rules, self.tree.mover(node) is Mover.MAX
        entered = alpha, beta
        best = move = reason = None
        skipped = []
        for child, _ in self.children(node):
            if reason is not None:
                skipped.append(child)
                continue
            if rules.deep:
                value = self.visit(child, alpha, beta)
            elif is_max:
                value = self.visit(child, alpha, INFINITY)
            else:
                value = self.visit(child, -INFINITY, beta)
            if best is None or (value > best if is_max else value < best):
                best, move = value, child
                reason = self.closes(is_max, best, alpha, beta)
                if self.narrows and (reason is None or rules.update_on_cut):
                    alpha = max(alpha, best) if is_max else alpha
                    beta = beta if is_max else min(beta, best)
            elif rules.ties is Ties.LAST and value == best and self.is_exact(child, value):
                move = child
            self.steps.append(Update(node, child, best, alpha, beta))
        self.stop(node, skipped, reason is not None, reason)
        return self.held(best, *entered), move

    def closes(self, is_max, best, alpha, beta):
        """Why the node stops, if it does."""
        limits = self.rules.range
        end = None if limits is None else limits.high if is_max else limits.low
        if self.rules.cut_on_equal and best == end:
            return Reason.RANGE
        if is_max:
            over = best >= beta if self.rules.cut_on_equal else best > beta
            return Reason.BETA if over else None
        under = best <= alpha if self.rules.cut_on_equal else best < alpha
        return Reason.ALPHA if under else None

    def is_exact(self, child, value):
        """Whether a child is worth what it returned, whatever stands where nobody has looked."""
        ends = self.rules.range or (-INFINITY, INFINITY)
        return not self.narrows or {self.worth(child, end) for end in ends} == {value}

    def worth(self, node, unseen):
        """The true value of a node, with everything that was not looked at worth this."""
        if self.ends(node):
            found = [s.value for s in self.steps if isinstance(s, Evaluate) and s.node == node]
            return found[0] if found else unseen
        values = [self.worth(child, unseen) for child in self.tree.children(node)]
        if self.tree.mover(node) is Mover.CHANCE:
            odds = self.tree.shape.odds[node]
            return sum(p * value for p, value in zip(odds, values, strict=True) if p)
        return max(values) if self.tree.mover(node) is Mover.MAX else min(values)

    def held(self, value, alpha, beta):
        """What a fail-hard search returns."""
        hard = self.narrows and self.rules.fail is Fail.HARD
        return min(max(value, alpha), beta) if hard else value

    def chance(self, node, alpha, beta):
        rules = self.rules
        low, high = rules.range if self.narrows and rules.range is not None else (None, None)
        total, rest, worth, reason, skipped = 0, 1, 0, None, []
        for child, share in self.children(node):
            if reason is not None:
                skipped.append(child)
                continue
            rest -= share
            least, most = -INFINITY, INFINITY
            if low is not None and rules.deep and share:
                if alpha != -INFINITY:
                    least = (alpha - total - rest * high) / share
                if beta != INFINITY:
                    most = (beta - total - rest * low) / share
            total += share * self.visit(child, least, most)
            worth = total
            if low is not None:
                greatest, smallest = total + rest * high, total + rest * low
                if greatest <= alpha if rules.cut_on_equal else greatest < alpha:
                    reason, worth = Reason.ALPHA, greatest
                elif smallest >= beta if rules.cut_on_equal else smallest > beta:
                    reason, worth = Reason.BETA, smallest
            self.steps.append(Update(node, child, worth, alpha, beta))
        self.stop(node, skipped, reason is not None, reason)
        return self.held(worth, alpha, beta), None


class _MaxN(_Plain):
    window = OPEN

    def choose(self, node, alpha, beta):
        rules, tree = self.rules, self.tree
        seat = SEATS.index(tree.mover(node))
        later = rules.ties is Ties.LAST
        best = move = reason = None
        skipped = []
        for child, _ in self.children(node):
            if reason is not None:
                skipped.append(child)
                continue
            left = INFINITY
            rival = tree.shape.movers[child] not in (None, Mover.CHANCE, tree.mover(node))
            if best is not None and rules.max_sum is not None and rival:
                left = rules.max_sum - best[seat]
            value = self.visit(child, -INFINITY, left)
            if best is None or value[seat] > best[seat] or (later and value[seat] == best[seat]):
                best, move = value, child
                equal = rules.cut_on_equal and not later
                if rules.max_sum is not None and best[seat] >= rules.max_sum and equal:
                    reason = Reason.RANGE
                elif best[seat] > beta or (best[seat] == beta and equal):
                    reason = Reason.BETA
            self.steps.append(Update(node, child, best, alpha, beta))
        self.stop(node, skipped, reason is not None, reason)
        return best, move

    def chance(self, node, alpha, beta):
        total = None
        for child, share in self.children(node):
            value = [share * part for part in self.visit(child, -INFINITY, INFINITY)]
            total = value if total is None else [a + b for a, b in zip(total, value, strict=True)]
            self.steps.append(Update(node, child, tuple(total), alpha, beta))
        return tuple(total), None
