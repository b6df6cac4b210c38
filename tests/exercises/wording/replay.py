"""A search led by a student's sheet: plain and slow, apart from the engine and from what explains.

Where the student wrote something, that counts; where nothing stands, what the search finds. Who
misses a cut goes on with a window that its child has moved or has not: `late` chooses, or that it
moves only where the student goes on, and not by a last child that cuts. `minds` are values that
the student had in mind where nobody asks for them, `head` are ends of windows and cuts that were
otherwise in it, by node and ask, `stopped` children after which a node was cut by mistake. With
`leaves_out`, a branch in which nothing stands though something is asked there was not visited.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from replay_chains import Line

from exercises.asks import Ask
from exercises.asks.entry import Claim
from exercises.exercise import Blank, Exercise
from search.rules import Depth, Fail, Order, Ties, WindowAsked
from search.tree import SEATS, GameTree, Mover

INFINITY = float("inf")
GOING_ON = "going on"


class Moment(NamedTuple):
    """How a node stands: its best value so far, its window, and what its children returned."""

    value: Any
    alpha: Any
    beta: Any
    seen: tuple = ()


class Replay:
    def __init__(
        self,
        exercise: Exercise,
        given=None,
        said_no=(),
        late: bool | str | None = None,
        minds=None,
        reading="in place",
        leaves_out=False,
        head=None,
        stopped=(),
    ):
        self.leaves_out = leaves_out
        self.head, self.stopped = head or {}, stopped
        self.reading, self.lines = reading, {}
        self.path, self.frame = (), {}  # of a frame: the last leaf and what stands above, and how
        if exercise.rules.frame is not None:
            slip = {"late": late, "minds": minds, "head": head} if minds or head else {}
            leaves = Replay(exercise.under(exercise.rules._replace(frame=None)), **slip).leaves
            last = leaves[exercise.rules.frame - 1 : exercise.rules.frame]
            self.path = (
                *last,
                *(above for leaf in last for above in exercise.tree.ancestors(leaf)),
            )
        self.minds = minds or {}
        self.exercise, self.tree, self.rules = exercise, exercise.tree, exercise.rules
        self.given, self.said_no = dict(given or {}), set(said_no)
        self.late = self.rules.update_on_cut if late is None else late
        self.asked = set(exercise.blanks)
        self.asks = {blank.ask for blank in exercise.blanks}
        self.chained = Ask.ALPHAS in self.asks or Ask.BETAS in self.asks
        self.leaving = self.rules.asked is WindowAsked.LEAVING and self.rules.frame is None
        self.narrows = exercise.method == "alpha-beta" or (
            exercise.method == "expectimax" and self.rules.range is not None
        )
        self.limit = self.rules.depth
        if self.limit is not None and self.rules.depth_unit is Depth.ROUNDS:
            self.limit *= self.tree.round
        self.came, self.entered, self.left, self.due = {}, {}, {}, {}
        self.before, self.after, self.seen, self.found, self.value = {}, {}, {}, {}, {}
        self.spans, self.relations, self.better = {}, {}, {}
        self.moves, self.visited, self.skipped, self.leaves = {}, set(), [], []
        self.without_value = set()  # chance nodes that the sheet leaves though nothing closes them
        window = self.rules.window if self.narrows else (-INFINITY, INFINITY)
        self.root = self.visit(GameTree.ROOT, *window)

    def sheet(self, node, ask, due):
        """What stands at a blank, or what belongs there."""
        entry = self.given.get(Blank(node, ask))
        return due if entry is None else entry

    def ends(self, node):
        return self.tree.is_leaf(node) or self.tree.depth(node) == self.limit

    def visit(self, node, alpha, beta):
        self.visited.add(node)
        if self.ends(node):
            self.leaves.append(node)
            leaf = self.tree.is_leaf(node)
            self.due[node] = self.tree.payoffs[node] if leaf else self.tree.shape.statics[node]
        else:
            self.came[node] = alpha, beta
            alpha = self.head.get((node, Ask.ALPHA), alpha)
            beta = self.head.get((node, Ask.BETA), beta)
            if not self.leaving and self.rules.frame is None:
                alpha = self.sheet(node, Ask.ALPHA, alpha)
                beta = self.sheet(node, Ask.BETA, beta)
            if self.chained:
                for end, ask in enumerate((Ask.ALPHAS, Ask.BETAS)):
                    entry = self.given.get(Blank(node, ask))
                    bounds = None if entry is None else entry.bounds
                    self.lines[node, end] = Line(bounds, (alpha, beta)[end], self.reading)
                alpha, beta = self.now(node)
            self.entered[node] = alpha, beta
            self.seen[node] = []
            mover = self.tree.mover(node)
            search = self.chance if mover is Mover.CHANCE else self.choose
            if mover in SEATS:
                search = self.prefer
            self.due[node] = search(node, alpha, beta)
            if self.chained:
                self.due[node] = self.left_in_time(node, self.due[node])
            written = self.given.get(Blank(node, Ask.VALUE))
            crossed = self.rules.fail is Fail.HARD and alpha > beta
            if crossed and written in (alpha, beta):
                self.due[node] = written  # a value is held at either end
            if self.tree.players is None:
                self.spans[node] = self.span(node)
                self.relations[node] = self.relation(node)
        entry = self.sheet(node, Ask.VALUE, self.sheet(node, Ask.BOUND, self.due[node]))
        self.value[node] = entry.value if isinstance(entry, Claim) else entry
        if {Blank(node, Ask.VALUE), Blank(node, Ask.BOUND)} & self.given.keys():
            self.without_value.discard(node)  # the sheet says what it is worth
        if isinstance(entry, Claim) and node in self.spans and self.knows_more(node, entry):
            # Who says more of a node than it returns goes on as the search does.
            self.value[node], self.better[node] = self.due[node], self.spans[node]
        elif isinstance(entry, Claim):
            self.relations[node] = entry.relation.value
        move = self.given.get(Blank(node, Ask.BEST))
        if move is not None and Blank(node, Ask.VALUE) not in self.asked:
            # Who writes down a move goes on with what it brings.
            child = self.tree.children(node)[move]
            self.value[node] = dict(self.seen[node]).get(child, self.value[node])
        self.value[node] = self.minds.get(node, self.value[node])
        return self.value[node]

    def span(self, node):
        """The least and the most that a node can be worth, by what its children returned."""
        least, most = self.rules.range or (-INFINITY, INFINITY)
        seen, ends = dict(self.seen[node]), []
        for child in self.tree.children(node):
            if child in seen and child in self.better:
                ends.append(self.better[child])
                continue
            how = self.relations.get(child, "=") if child in seen else ""
            low = seen[child] if how in ("=", "≥") else least
            high = seen[child] if how in ("=", "≤") else most
            ends.append((low, high))
        mover = self.tree.mover(node)
        if mover is Mover.CHANCE:
            odds = self.tree.shape.odds[node]
            return tuple(sum(o * end[i] for o, end in zip(odds, ends, strict=True)) for i in (0, 1))
        return tuple((max if mover is Mover.MAX else min)(end[i] for end in ends) for i in (0, 1))

    def relation(self, node):
        low, high = self.spans[node]
        if low < self.due[node]:
            return "≤"
        return "=" if high <= self.due[node] else "≥"

    def knows(self, node, how, value):
        """Whether this is true of a node by what was seen."""
        low, high = self.spans[node]
        return {"=": high <= value <= low, "≤": high <= value, "≥": low >= value}[how]

    def knows_more(self, node, entry):
        """Whether a claim that is not the search's own is true, and says as much."""
        how, value, due = entry.relation.value, entry.value, self.due[node]
        own, (low, high) = self.relation(node), self.spans[node]
        plain = Ask.BOUND not in self.asks and self.rules.fail is not Fail.BOUND
        if (how, value) == (own, due) or not self.knows(node, how, value):
            return False
        if plain and value != due:
            return False  # a course that returns numbers says which
        if how == "=":
            return True
        if how == own:
            return value <= due if how == "≤" else value >= due
        if own != "=" and low < high:  # both ends are known
            return value == (high if how == "≤" else low)
        ends = self.entered[node]
        limits = self.rules.range or (-INFINITY, INFINITY)
        end = max(ends[0], limits[0]) if how == "≤" else min(ends[1], limits[1])
        return own == "=" and value == due and (value <= end if how == "≤" else value >= end)

    def children(self, node):
        children = self.tree.children(node)
        return children[::-1] if self.rules.order is Order.RIGHT_TO_LEFT else children

    def comes_to(self, node, child, closed, best, alpha, beta):
        """Whether the search goes to a child, and how the node stands before it."""
        self.before[child] = Moment(best, alpha, beta, tuple(self.seen[node]))
        if not self.skips(node, child, closed):
            return True
        others = set(self.tree.children(node)) - {child}
        crossed = {other for other in others if self.given.get(Blank(other, Ask.CUT))}
        if best is None and others <= {*self.skipped, *crossed}:
            return True  # a node sees one child at least
        self.skipped.append(child)
        if not closed and self.tree.mover(node) is Mover.CHANCE:
            self.without_value.add(node)
        return False

    def skips(self, node, child, closed):
        if (child, Ask.CUT) in self.head:
            return self.head[child, Ask.CUT]
        if self.rules.frame is not None:
            return closed and child not in self.path
        below = [blank for blank in self.given if blank.node in self.tree.within(child)]
        marks = [blank for blank in self.given if blank.ask in (Ask.CUT, Ask.SEEN)]
        if Ask.CUT in self.asks:
            mark = Blank(child, Ask.CUT)
            if mark not in self.asked or mark in self.given:
                return closed or mark in self.given
            if Ask.VALUE in self.asks:
                meant = bool(below) or Blank(node, Ask.VALUE) in self.given
            else:
                meant = bool(marks)
            return closed and not (meant or mark in self.said_no)
        if Ask.SEEN in self.asks:
            if any(blank.ask is Ask.SEEN for blank in below):
                return False
            within = [n for n in self.tree.within(child) if Blank(n, Ask.SEEN) in self.asked]
            counted = Ask.LEAVES not in self.asks or Blank(GameTree.ROOT, Ask.LEAVES) in self.given
            first = -1 if self.rules.order is Order.RIGHT_TO_LEFT else 0
            meant = Blank(within[first], Ask.SEEN) in self.said_no if within else False
            return closed or meant or bool(within and counted and marks)
        within = self.tree.within(child)
        asked = any(blank.node in within for blank in self.asked)
        order = self.children(node)
        later = [n for each in order[order.index(child) + 1 :] for n in self.tree.within(each)]
        if not asked and any(blank.node in later for blank in self.given):
            return False  # whoever comes to a later child has seen this one
        left_out = self.leaves_out and asked and bool(self.seen[node])
        return (closed or left_out) and not below

    def returned(self, node, child, value, best, alpha, beta):
        self.seen[node].append((child, value))
        self.found[node] = best
        self.after[child] = Moment(best, alpha, beta, tuple(self.seen[node]))
        self.left[node] = alpha, beta

    def choose(self, node, alpha, beta):
        is_max = self.tree.mover(node) is Mover.MAX
        entered, best, closed = (alpha, beta), None, False
        for child in self.children(node):
            if not self.comes_to(node, child, closed, best, alpha, beta):
                continue
            if closed and self.late == GOING_ON:
                alpha, beta = self.moved(is_max, best, alpha, beta)
            window = alpha, beta
            if child in self.path[1:]:
                alpha, beta = self.in_frame(node, best, alpha, beta)
            if self.rules.deep:
                value = self.visit(child, alpha, beta)
            else:
                value = self.visit(child, *((alpha, INFINITY) if is_max else (-INFINITY, beta)))
            if best is None or (value > best if is_max else value < best):
                best, self.moves[node] = value, child
                closed = self.stops(node, best, alpha, beta)
                if self.late is True or not closed:
                    alpha, beta = self.moved(is_max, best, alpha, beta)
            elif value == best and self.rules.ties is Ties.LAST and self.is_exact(child):
                self.moves[node] = child
            if child in self.stopped:
                closed = True
                if not self.says_moved(node, (alpha, beta)[not is_max], not is_max):
                    alpha, beta = window
            if self.chained:
                best, closed = self.in_time(node, child, value, best, closed, alpha, beta)
                alpha, beta = self.now(node)
            if child in self.path[:1]:
                alpha, beta = self.in_frame(node, best, alpha, beta)
            self.returned(node, child, value, best, alpha, beta)
        if self.chained:
            entered = (entered[0], beta) if is_max else (alpha, entered[1])
        return self.held(best, *entered, is_max)

    def moved(self, is_max, best, alpha, beta):
        """The window with this value found."""
        if not self.narrows:
            return alpha, beta
        return (max(alpha, best), beta) if is_max else (alpha, min(beta, best))

    def says_moved(self, node, bound, end):
        """Whether a window moves that is cut by mistake: by the rule, or as the sheet has it."""
        if self.chained:
            written = (self.lines[node, int(end)].bounds or [None])[0]
        else:
            written = self.given.get(Blank(node, (Ask.ALPHA, Ask.BETA)[end]))
        return self.rules.update_on_cut or written == bound

    def in_frame(self, node, best, alpha, beta):
        """How a node stands in a frame, and what the sheet has there."""
        self.frame[node] = Moment(best, alpha, beta)
        return self.sheet(node, Ask.ALPHA, alpha), self.sheet(node, Ask.BETA, beta)

    def now(self, node):
        return self.lines[node, 0].now, self.lines[node, 1].now

    def in_time(self, node, child, value, best, closed, alpha, beta):
        """What the sheet's chains make of a child; what they tell the student has in mind."""
        is_max = self.tree.mover(node) is Mover.MAX
        end, before = int(not is_max), self.now(node)
        line, due = self.lines[node, end], (alpha, beta)[end]
        if due != before[end]:
            line.becomes(due, child)
            left_out = line.now == before[end]
            other = line.now != due and (not left_out or self.reading == "not seen")
        else:
            stops = self.stops(node, best, *before)
            if stops and line.refused is None and (best > due if is_max else best < due):
                line.refused = best
            other = line.overwritten(value)
        self.lines[node, 1 - end].overwritten(value)
        if other and abs(line.now) != INFINITY:
            return line.now, self.stops(node, line.now, *before)
        return best, closed

    def left_in_time(self, node, value):
        """What a node returns whose chain tells of more than has come."""
        is_max, end = self.tree.mover(node) is Mover.MAX, self.tree.mover(node) is Mover.MIN
        (low, high), (alpha, beta) = self.entered[node], self.now(node)
        more = [self.lines[node, each].over() for each in (0, 1)][end]
        last = self.lines[node, int(end)].now
        if not more or not (is_max or end) or abs(last) == INFINITY:
            return value
        return self.held(last, *((low, beta) if is_max else (alpha, high)), is_max)

    def held(self, value, alpha, beta, is_max=True):
        """What is returned where values are held within their window."""
        if not (self.narrows and self.rules.fail is Fail.HARD):
            return value
        held = max(alpha, min(value, beta)) if is_max else min(beta, max(value, alpha))
        return value if abs(held) == INFINITY else held

    def is_exact(self, child):
        """Whether what a child returned is known to be its true value, and no bound."""
        return not self.narrows or self.relations.get(child, "=") == "="

    def stops(self, node, best, alpha, beta):
        """Whether a node of MAX's or MIN's has no reason to go on."""
        is_max, known = self.tree.mover(node) is Mover.MAX, self.rules.range
        if self.rules.cut_on_equal:
            if known is not None and (best >= known.high if is_max else best <= known.low):
                return True
            return best >= beta if is_max else best <= alpha
        return best > beta if is_max else best < alpha

    def chance(self, node, alpha, beta):
        odds = dict(zip(self.tree.children(node), self.tree.shape.odds[node], strict=True))
        if self.tree.players is not None:
            return self.chance_vectors(node, odds, alpha, beta)
        known = self.rules.range if self.narrows else None
        entered = alpha, beta
        total, rest, worth, closed = Fraction(0), Fraction(1), None, False
        for child in self.children(node):
            if not self.comes_to(node, child, closed, worth, alpha, beta):
                continue
            rest -= odds[child]
            low, high = -INFINITY, INFINITY
            if known is not None and self.rules.deep and odds[child]:
                low, high = alpha, beta
                if abs(alpha) != INFINITY:
                    low = (alpha - total - rest * known.high) / odds[child]
                if abs(beta) != INFINITY:
                    high = (beta - total - rest * known.low) / odds[child]
            value = self.visit(child, low, high)
            total += odds[child] * value
            worth = total
            if known is not None:
                most, least = total + rest * known.high, total + rest * known.low
                equal = self.rules.cut_on_equal
                if most < alpha or (equal and most == alpha):
                    closed, worth = True, most
                elif least > beta or (equal and least == beta):
                    closed, worth = True, least
            self.returned(node, child, value, worth, alpha, beta)
        return self.held(worth, *entered)

    def chance_vectors(self, node, odds, alpha, beta):
        total = None
        for child in self.children(node):
            if not self.comes_to(node, child, False, total, alpha, beta):
                continue
            value = self.visit(child, -INFINITY, INFINITY)
            parts = tuple(odds[child] * part for part in value)
            before = total or (0,) * len(parts)
            total = tuple(a + b for a, b in zip(before, parts, strict=True))
            self.returned(node, child, value, total, alpha, beta)
        return total

    def prefer(self, node, alpha, beta):
        rules, mover = self.rules, self.tree.mover(node)
        seat, last, best, closed = SEATS.index(mover), rules.ties is Ties.LAST, None, False
        for child in self.children(node):
            if not self.comes_to(node, child, closed, best, alpha, beta):
                continue
            left = INFINITY
            rival = self.tree.shape.movers[child] not in (None, Mover.CHANCE, mover)
            if best is not None and rules.max_sum is not None and rival:
                left = rules.max_sum - best[seat]
            value = self.visit(child, -INFINITY, left)
            if best is None or value[seat] > best[seat] or (last and value[seat] == best[seat]):
                best, self.moves[node] = value, child
                equal = rules.cut_on_equal and not last
                all_of_it = equal and rules.max_sum is not None and best[seat] >= rules.max_sum
                closed = all_of_it or best[seat] > beta or (equal and best[seat] == beta)
            self.returned(node, child, value, best, alpha, beta)
        if rules.ties is not Ties.ANY:
            return best
        move, vector = (self.given.get(Blank(node, ask)) for ask in (Ask.BEST, Ask.VALUE))
        for child, value in self.seen[node]:  # any of equals may be taken: the sheet says which
            taken = value == vector if move is None else child == self.tree.children(node)[move]
            if taken and value[seat] == best[seat]:
                best, self.moves[node] = value, child
        return best

    def best_line(self):
        """The nodes on the line of best play, by the values that stand on the sheet."""
        node, line = GameTree.ROOT, [GameTree.ROOT]
        while node in self.moves:
            node = self.moves[node]
            line.append(node)
        return line

    def line(self):
        """The nodes on the student's own line of best play, from the root on."""
        node, line = GameTree.ROOT, []
        while node in self.moves:
            line.append(node)
            best = self.tree.children(node).index(self.moves[node])
            node = self.tree.children(node)[self.sheet(node, Ask.BEST, best)]
        return line


def with_x(exercise: Exercise, x) -> Exercise:
    payoffs = [
        x if payoff is None and exercise.tree.is_leaf(node) else payoff
        for node, payoff in zip(exercise.tree, exercise.tree.payoffs, strict=True)
    ]
    return exercise._replace(tree=exercise.tree.with_payoffs(payoffs))
