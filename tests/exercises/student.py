"""A student who searches by the book and slips where told: written apart from the engine.

Alpha-beta as in AIMA (fig. 5.7), also with killer moves; expectation and max^n by their
definitions. Only slips are taken from outside; everything that follows from them is worked out
rightly. A slip may also be made in the head, at a blank that nobody asks for: a leaf misread, a
value miscounted, a cut missed or made too early, a node begun with another window.
"""

from fractions import Fraction
from itertools import groupby

from exercises.asks import Ask, Topic
from exercises.asks.entry import Chain, Claim, Relation
from exercises.exercise import Blank, Exercise
from search.rules import Fail, Order, Slots, Ties, WindowAsked
from search.tree import SEATS, GameTree, Leaf, Mover

INFINITY = float("inf")
ON_TREE = {ask for ask in Ask if ask.row.topic is not Topic.ITEM}
BY_THE_BOOK = ON_TREE - {Ask.BOUND, Ask.RANGE, Ask.ORDER, Ask.STATE, Ask.SUCCESSORS}
"""What this student can be asked."""


class Student:
    def __init__(
        self,
        exercise: Exercise,
        slips: dict,
        moves_window: bool = False,
        misread: dict | None = None,
        begun: dict | None = None,
    ) -> None:
        self.exercise, self.tree, self.rules = exercise, exercise.tree, exercise.rules
        self.slips, self.moves_window = slips, moves_window
        self.misread, self.begun = misread or {}, begun or {}
        self.asked = set(exercise.blanks)
        self.leaving = exercise.rules.asked is WindowAsked.LEAVING
        self.claims = exercise.rules.fail is Fail.BOUND or Ask.BOUND in exercise.asked
        self.chained = Ask.ALPHAS in exercise.asked
        self.framed = self.rules.frame is not None
        self.entered: dict = {}  # the windows that come down to the nodes of a frame
        self.frame_due = self.rules.frame  # after so many more leaves the windows are written down
        self.now: dict = {}  # the windows of the nodes on the way to where the search stands
        self.chains: dict = {}  # every end of a window in time, by node
        self.answers: dict = {}
        self.moves: dict = {}
        self.values: dict = {}  # of every node that was visited
        self.windows: dict = {}  # with which each was begun
        self.cut: list = []
        self.known: dict = {}  # between which numbers each value is known to be
        self.bounds: set = set()  # the nodes that return what is only a bound of their value
        self.killers: dict = {}  # the moves that cut last, by depth
        self.cuts = exercise.method in ("alpha-beta", "killers") or (
            exercise.method == "expectimax" and self.rules.range is not None
        )
        window = self.rules.window if self.cuts else (-INFINITY, INFINITY)
        self.visit(GameTree.ROOT, *window, INFINITY)
        if Blank(GameTree.ROOT, Ask.LEAVES) in self.asked:
            seen = sum(blank.ask is Ask.SEEN for blank in self.answers)
            self.write(GameTree.ROOT, Ask.LEAVES, seen)
        self.play()

    def write(self, node, ask, entry):
        """What the student writes at a blank, and goes on with."""
        blank = Blank(node, ask)
        entry = self.slips.get(blank, entry)
        if blank in self.asked and entry is not None and entry is not False:
            self.answers[blank] = entry
        return entry

    def ends(self, node):
        return isinstance(self.tree[node], Leaf) or self.tree.depth(node) == self.rules.depth

    def visit(self, node, alpha, beta, most):
        value = self.values[node] = self.search(node, alpha, beta, most)
        self.now.pop(node, None)
        return value

    def search(self, node, alpha, beta, most):
        tree = self.tree
        if isinstance(tree[node], Leaf):
            self.write(node, Ask.SEEN, True)
            value = self.misread.get(node, tree.payoffs[node])
            self.known[node] = value, value
            return value
        if self.rules.depth is not None and tree.depth(node) == self.rules.depth:
            value = self.write(node, Ask.VALUE, self.misread.get(node, tree.shape.statics[node]))
            self.known[node] = value, value
            return value
        if self.framed:
            self.entered[node] = alpha, beta
        elif not self.leaving:
            alpha = self.write(node, Ask.ALPHA, alpha)
            beta = self.write(node, Ask.BETA, beta)
        alpha = self.begun.get(Blank(node, Ask.ALPHA), alpha)
        beta = self.begun.get(Blank(node, Ask.BETA), beta)
        self.windows[node] = alpha, beta
        if self.chained:
            self.chains[node] = [], []
            alpha, beta = self.goes_on(node, 0, alpha), self.goes_on(node, 1, beta)
        mover = tree.mover(node)
        value = (self.chance if mover is Mover.CHANCE else self.choose)(node, alpha, beta, most)
        if self.chained:
            for ask, bounds in zip((Ask.ALPHAS, Ask.BETAS), self.chains[node], strict=True):
                once = [bound for bound, _ in groupby(bounds)]
                self.answers[Blank(node, ask)] = Chain(tuple(once))
        return self.claim(node, value) if self.claims else self.write(node, Ask.VALUE, value)

    def claim(self, node, value):
        """Write what the value is known to be, and go on with that."""
        low, high = self.known[node]
        relation = Relation.EXACTLY
        if not low >= value >= high:
            relation = Relation.AT_LEAST if low >= value else Relation.AT_MOST
        bound = Blank(node, Ask.BOUND) in self.asked
        exact = relation is Relation.EXACTLY and not bound
        entry = value if exact else Claim(relation, value)
        entry = self.write(node, Ask.BOUND if bound else Ask.VALUE, entry)
        relation, value = entry if isinstance(entry, Claim) else (Relation.EXACTLY, entry)
        self.known[node] = (
            value if relation is not Relation.AT_MOST else -INFINITY,
            value if relation is not Relation.AT_LEAST else INFINITY,
        )
        return value

    def children(self, node):
        children = self.tree.children(node)
        if self.rules.order is Order.RIGHT_TO_LEFT:
            children = children[::-1]
        if self.exercise.method == "killers":
            killers = self.killers.get(self.tree.depth(node), [])
            first = [child for each in killers for child in children if self.called(child) == each]
            return first + [child for child in children if child not in first]
        return children

    def called(self, child):
        """The move to a node: its name, or its place where it has none."""
        return self.tree.shape.moves[child] or self.tree.indexes(child)[-1]

    def cut_by(self, move, depth):
        """A move is the killer from now on, and where there are two the one before the second."""
        before = [each for each in self.killers.get(depth, []) if each != move]
        self.killers[depth] = [move, *before][: 2 if self.rules.slots is Slots.TWO else 1]

    def on_skip(self, child, closed):
        """Whether the student cuts this branch: a mark, or a leaf that is not ticked."""
        tick = Blank(child, Ask.SEEN)
        if tick in self.asked and tick in self.slips:
            cut = not self.slips[tick]
        else:
            cut = bool(self.write(child, Ask.CUT, closed))
        if cut:
            self.cut.append(child)
        return cut

    def choose(self, node, alpha, beta, most):
        mover = self.tree.mover(node)
        seat = SEATS.index(mover) if mover in SEATS else None
        best = None
        closed = False
        entered = alpha, beta
        known = []
        order = self.children(node)
        for child, after in zip(order, (*order[1:], None), strict=True):
            if self.on_skip(child, closed):
                known.append(self.rules.range or (-INFINITY, INFINITY))
                if node in self.moves:
                    self.cut_by(self.called(self.moves[node]), self.tree.depth(node))
                continue
            if closed and seat is None and self.moves_window:
                before = alpha, beta
                alpha, beta = self.narrowed(mover, best, alpha, beta)
                if self.chained and (alpha, beta) != before:
                    self.goes_on(node, mover is Mover.MIN, beta if mover is Mover.MIN else alpha)
            self.now[node] = alpha, beta
            left = INFINITY
            if seat is not None and best is not None and self.rules.max_sum is not None:
                left = self.rules.max_sum - best[seat]
            down = (alpha, beta) if self.rules.deep else self.of_parent(mover, alpha, beta)
            value = self.visit(child, *down, left)
            known.append(self.known.get(child))
            improved = best is None or self.better(mover, value, best)
            if improved:
                best = value
                self.moves[node] = child
            elif seat is None and value == best and self.is_last_of_equals(child):
                self.moves[node] = child
            if seat is not None:
                closed = self.rules.max_sum is not None and self.leaves_nothing(best[seat], most)
                continue
            closed = self.closed(mover, best, alpha, beta)
            early = not closed and self.cuts_early(after)
            closed = closed or early
            moved = improved or not self.chained  # a change left out is not made up for later
            if moved and (self.rules.update_on_cut or not closed or (early and self.moves_window)):
                before, window = (alpha, beta), self.narrowed(mover, best, alpha, beta)
                alpha, beta = window
                if self.chained and window != before:
                    end = mover is Mover.MIN
                    found = self.goes_on(node, end, window[end])
                    alpha, beta = (alpha, found) if end else (found, beta)
                    if found not in (window[end], before[end]):
                        best = found  # what is written is what the student has in mind
                        closed = self.closed(mover, best, *before)
            self.now[node] = alpha, beta
            self.write_frame(child)
        slip = self.slips.get(Blank(node, Ask.BEST))
        if slip is not None and Blank(node, Ask.VALUE) not in self.asked:
            self.moves[node] = self.tree.children(node)[slip]
            best = self.values[self.moves[node]]  # the move taken for the best one counts
        if self.leaving and not self.framed:
            self.write(node, Ask.ALPHA, alpha)
            self.write(node, Ask.BETA, beta)
        if seat is None:
            pick = max if mover is Mover.MAX else min
            self.known[node] = tuple(pick(ends) for ends in zip(*known, strict=True))
        if self.cuts and self.rules.fail is Fail.HARD:
            best = max(entered[0], min(best, entered[1]))
        if seat is None and self.known[node] != (best, best):
            self.bounds.add(node)
        return best

    def cuts_early(self, after):
        """Whether a slip cuts what comes next: where windows are seen as they are left, all of it
        goes, and the child that cuts moves no window, by the rule."""
        shown = self.leaving or self.chained
        return shown and self.slips.get(Blank(after, Ask.CUT)) is True

    def is_last_of_equals(self, child):
        """Whether a child worth the same is taken: not one that may be worth less."""
        return self.rules.ties is Ties.LAST and child not in self.bounds

    def write_frame(self, child):
        """Once enough leaves are evaluated and compared, write the windows on the path there.

        An end that is written wrongly is copied from there where the next node has it from above.
        """
        if not self.framed or not self.ends(child):
            return
        self.frame_due -= 1
        if self.frame_due:
            return
        copied = {}
        for node, window in self.now.items():
            for ask, end in zip((Ask.ALPHA, Ask.BETA), window, strict=True):
                copied[ask, end] = self.write(node, ask, copied.get((ask, end), end))

    def goes_on(self, node, end, due):
        """The next bound of a chain: what is due, or the slip if it is made just here."""
        bounds = self.chains[node][end]
        slip = self.slips.get(Blank(node, (Ask.ALPHAS, Ask.BETAS)[end]))
        if slip is not None and len(bounds) == len(slip.bounds) - 1:
            due = slip.bounds[-1]
        bounds.append(due)
        return due

    def narrowed(self, mover, best, alpha, beta):
        """The window after this value; one that has closed moves only where the course says so, or
        where the student missed the cut and goes on with it."""
        if not self.cuts:
            return alpha, beta
        return (max(alpha, best), beta) if mover is Mover.MAX else (alpha, min(beta, best))

    def leaves_nothing(self, mine, most):
        """Whether a player has so much that the one above gets no more than it has already."""
        if self.rules.cut_on_equal:
            return mine >= most or mine >= self.rules.max_sum
        return mine > most

    def of_parent(self, mover, alpha, beta):
        """The window where only the parent's bound is passed down."""
        return (alpha, INFINITY) if mover is Mover.MAX else (-INFINITY, beta)

    def better(self, mover, value, best):
        if mover in SEATS:
            seat = SEATS.index(mover)
            last = self.rules.ties is Ties.LAST
            return value[seat] > best[seat] or (last and value[seat] == best[seat])
        return value > best if mover is Mover.MAX else value < best

    def closed(self, mover, best, alpha, beta):
        limits = self.rules.range
        equal = self.rules.cut_on_equal
        ended = limits and (best >= limits.high if mover is Mover.MAX else best <= limits.low)
        if equal and ended:
            return True
        if not self.cuts:
            return False
        if equal:
            return best >= beta if mover is Mover.MAX else best <= alpha
        return best > beta if mover is Mover.MAX else best < alpha

    def chance(self, node, alpha, beta, most):
        total, rest, worth, closed = Fraction(0), Fraction(1), Fraction(0), False
        odds = dict(zip(self.tree.children(node), self.tree.shape.odds[node], strict=True))
        lowest = highest = Fraction(0)
        for child in self.children(node):
            if self.on_skip(child, closed):
                lowest, highest = -INFINITY, INFINITY
                continue
            rest -= odds[child]
            low, high = -INFINITY, INFINITY
            least, greatest = self.rules.range if self.cuts else (None, None)
            if self.cuts and self.rules.deep and odds[child]:
                if abs(alpha) != INFINITY:
                    low = (alpha - total - rest * greatest) / odds[child]
                if abs(beta) != INFINITY:
                    high = (beta - total - rest * least) / odds[child]
            total = worth = total + odds[child] * self.visit(child, low, high, INFINITY)
            lowest += odds[child] * self.known[child][0]
            highest += odds[child] * self.known[child][1]
            if not self.cuts:
                continue
            least, greatest = self.rules.range
            equal = self.rules.cut_on_equal
            most, fewest = total + rest * greatest, total + rest * least
            if most < alpha or (equal and most == alpha):
                closed, worth = True, most
            elif fewest > beta or (equal and fewest == beta):
                closed, worth = True, fewest
        self.known[node] = lowest, highest
        if closed and worth == fewest:
            self.known[node] = fewest, INFINITY
        if self.cuts and self.rules.fail is Fail.HARD:
            return max(alpha, min(worth, beta))
        return worth

    def play(self):
        """Mark the best moves along the line, each where the last one led."""
        node = GameTree.ROOT
        while node in self.moves and Blank(node, Ask.BEST) in self.asked:
            index = self.tree.children(node).index(self.moves[node])
            node = self.tree.children(node)[self.write(node, Ask.BEST, index)]
