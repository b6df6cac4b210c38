"""The search over single numbers: minimax, alpha-beta and expectiminimax are one.

Plain minimax is this search with an open window everywhere; alpha-beta (AIMA 4e, fig. 5.7)
narrows the window as it goes; chance nodes are averaged, and cut as in Ballard's Star1
where the range of utilities is known.
"""

from __future__ import annotations

from collections.abc import Set
from fractions import Fraction
from typing import Any

from search.cuts import passes
from search.frontier import cannot_search, frontier, plies
from search.hooks import Hooks, overridden
from search.known_values import KnownValues, Sure
from search.methods.guide import ChildrenOf, Guide, InOrder
from search.numbers import INFINITY, Bound, as_int
from search.rules import OPEN, Fail, Order, Rules, Ties, Window
from search.trace import Reason, Record, Trace
from search.tree import GameTree, Mover, NodeId, Score

# The one loop written for speed: an exam tries thousands of trees with it for each question.
_MAX, _MIN = Mover.MAX, Mover.MIN
_WORST = -INFINITY


def guided(
    tree: GameTree, rules: Rules, guide: Guide, hooks: Hooks | None, record: Record
) -> Trace:
    """What alpha-beta does where somebody guides it, who may write steps of his own in between."""
    value = search(tree, rules, narrows=True, record=record, hooks=hooks, guide=guide)
    return Trace(tree, rules, value, record)


def search(
    tree: GameTree,
    rules: Rules,
    *,
    narrows: bool,
    record: Record | None = None,
    hooks: Hooks | None = None,
    guide: Guide | None = None,
    searched_on: Set[NodeId] = frozenset(),
) -> Score:
    """The root's value. What happens goes to `record`; without one, nothing is paid for it."""
    if hooks is not None:
        hooks.on_start()
    shape = tree.shape
    movers, depths, odds = shape.movers, shape.depths, shape.odds
    backwards = rules.order is Order.RIGHT_TO_LEFT
    kids: ChildrenOf = tuple(c[::-1] for c in shape.children) if backwards else shape.children
    if guide is not None:
        kids = InOrder(guide, kids)
    ends, limit = frontier(tree, rules, searched_on), plies(tree, rules)
    if limit is not None:
        # Nobody moves at the depth limit.
        movers = tuple(
            mover if depth < limit or node in searched_on else None
            for node, (mover, depth) in enumerate(zip(movers, depths, strict=True))
        )
    standing: dict[NodeId, Any] = {}
    if rules.stand_pat:
        standing = {node: shape.statics[node] for node in searched_on}
    equal, deep, hard = rules.cut_on_equal, rules.deep, rules.fail is Fail.HARD
    late, last = rules.update_on_cut, rules.ties is Ties.LAST
    clamped = narrows and hard
    # A value that equals the best one may be a bound that hides a worse one.
    certain = KnownValues(tree, rules) if last and narrows else None
    # Where equality does not cut, an end of the range doesn't either.
    utilities = rules.range if equal else None
    limits = rules.range if narrows else None
    tell = None if record is None else record.append
    enters, evaluates = overridden(hooks, "on_enter"), overridden(hooks, "on_evaluate")
    skips, learns, leaves, ties = (
        overridden(hooks, "on_skip"),
        overridden(hooks, "on_update"),
        overridden(hooks, "on_leave"),
        overridden(hooks, "on_tie"),
    )

    def visit(node: NodeId, alpha: Bound, beta: Bound) -> Score:
        if enters is not None:
            alpha, beta = enters(node, alpha, beta)
        if tell is not None:
            tell(("enter", node, alpha, beta))
        # Everything at a node is seen with its mover's eyes, so that more is better.
        mover = movers[node]
        rising = mover is _MAX
        if rising:
            near, far = alpha, beta
        elif mover is _MIN:
            near, far = -beta, -alpha
        else:
            return chance(node, alpha, beta)
        reach = far if deep else INFINITY
        enough: Bound = far
        top: Bound = INFINITY
        if utilities is not None:
            top = utilities.high if rising else -utilities.low
            enough = min(far, top)
        best: Bound = _WORST
        move: NodeId | None = None
        closed = False
        skipped: list[NodeId] = []
        seen: dict[NodeId, Score] = {}
        stands = node in standing
        if stands:
            static = standing[node]
            if static is None:
                raise cannot_search(tree, node)
            best = static if rising else -static
            seen[node] = static
            closed = best >= enough and (equal or best > far)
            if narrows and best > near and (late or not closed):
                near = best
            if tell is not None:
                bounds = (near, far) if rising else (-far, -near)
                tell(("update", node, node, static, *bounds))
        for child in kids[node]:
            if closed if skips is None else skips(node, child, closed):
                skipped.append(child)
                continue
            value = ends[child]
            if value is None:
                value = descend(child, near, reach) if rising else descend(child, -reach, -near)
            else:
                if evaluates is not None:
                    value = evaluates(child, value)
                if tell is not None:
                    tell(("evaluate", child, value))
            mine = value if rising else -value
            if mine > best or (move is None and not stands):
                best, move = mine, child
                # The test of `search.cuts`, inlined.
                closed = best >= enough and (equal or best > far)
                if narrows and best > near and (late or not closed):
                    near = best
            if last:
                seen[child] = value
                if mine == best and is_tie(node, child):
                    move = child
            if learns is not None:
                shown, a, b = (best, near, far) if rising else (-best, -far, -near)
                a, b, verdict = learns(node, child, value, shown, a, b)
                near, end = (a, b) if rising else (-b, -a)
                if end != far:
                    far, enough, reach = end, min(end, top), end if deep else INFINITY
                closed = closed if verdict is None else verdict
            if tell is not None:
                if rising:
                    tell(("update", node, child, best, near, far))
                else:
                    tell(("update", node, child, -best, -far, -near))
        kept = max(alpha if rising else -beta, min(best, far)) if clamped else best
        worth: Score = kept if rising else -kept  # type: ignore[assignment]
        if skipped or (closed and rules.cut_after_last):
            if guide is not None and closed and move is not None:
                guide.cut(node, move)
            if tell is not None:
                reason = Reason.RANGE if best >= top else Reason.BETA if rising else Reason.ALPHA
                tell(("cut", node, tuple(skipped), reason.value if closed else None))
        if certain is not None:
            certain.sure[node] = certain.found(node, seen, worth)
        if leaves is not None:
            worth, move = leaves(node, worth, move)
        if tell is not None:
            tell(("leave", node, worth, move))
        return worth

    def is_tie(node: NodeId, child: NodeId) -> bool:
        """Whether a child that returns the best value is surely worth that."""
        exact = certain is None or certain.is_exact(child)
        return exact if ties is None else ties(node, child, exact)

    def guided(node: NodeId, alpha: Bound, beta: Bound) -> Score:
        """Visit a node, unless the guide knows enough of it."""
        assert guide is not None
        recalled = guide.recall(node, alpha, beta)
        if recalled is not None:
            answer = _held(recalled, alpha, beta) if clamped else recalled
            if certain is not None:
                least, most = guide.sure(node)
                certain.sure[node] = Sure(least and answer <= recalled, most and answer >= recalled)
            if leaves is not None:
                answer, _ = leaves(node, answer, None)
            guide.answer(node, answer)
            return answer
        value = visit(node, alpha, beta)
        guide.leave(node, Window(alpha, beta), value)
        return value

    def value_only(node: NodeId, alpha: Bound, beta: Bound) -> Score:
        """Visit for the answer alone, where alpha-beta has no rule but to cut."""
        mover = movers[node]
        rising = mover is _MAX
        if rising:
            near, far = alpha, beta
        elif mover is _MIN:
            near, far = -beta, -alpha
        else:
            return chance(node, alpha, beta)
        best: Bound = _WORST
        for child in kids[node]:
            value = ends[child]
            if value is None:
                value = value_only(child, near, far) if rising else value_only(child, -far, -near)
            mine = value if rising else -value
            if mine > best:
                best = mine
                if mine > near:
                    if mine >= far and (equal or mine > far):
                        break
                    near = mine
        return best if rising else -best  # type: ignore[return-value]

    def chance(node: NodeId, alpha: Bound, beta: Bound) -> Score:
        if movers[node] is None:
            raise cannot_search(tree, node)
        total: Score = 0
        worth: Score = 0
        rest: Score = 1
        closed = False
        reason: Reason | None = None
        skipped: list[NodeId] = []
        seen: dict[NodeId, Score] = {}
        shares = odds[node][::-1] if backwards else odds[node]
        for child, share in zip(kids[node], shares, strict=True):
            if closed if skips is None else skips(node, child, closed):
                skipped.append(child)
                continue
            rest -= share
            value = ends[child]
            if value is None:
                a, b = OPEN
                if deep and limits is not None and share:  # at odds of 0 nothing bounds the child
                    a = _needed(alpha, total + rest * limits.high, share)
                    b = _needed(beta, total + rest * limits.low, share)
                value = descend(child, a, b)
            else:
                if evaluates is not None:
                    value = evaluates(child, value)
                if tell is not None:
                    tell(("evaluate", child, value))
            seen[child] = value
            total = worth = as_int(total + share * value)
            if limits is not None:
                most = as_int(total + rest * limits.high)
                least = as_int(total + rest * limits.low)
                if passes(-most, -alpha, equal):
                    closed, reason, worth = True, Reason.ALPHA, most
                elif passes(least, beta, equal):
                    closed, reason, worth = True, Reason.BETA, least
            if learns is not None:
                alpha, beta, verdict = learns(node, child, value, worth, alpha, beta)
                closed = closed if verdict is None else verdict
            if tell is not None:
                tell(("update", node, child, worth, alpha, beta))
        if tell is not None and (skipped or (closed and rules.cut_after_last)):
            tell(("cut", node, tuple(skipped), None if reason is None else reason.value))
        if clamped:
            worth = _held(worth, alpha, beta)
        if certain is not None:
            certain.sure[node] = certain.found(node, seen, worth)
        if leaves is not None:
            worth, _ = leaves(node, worth, None)
        if tell is not None:
            tell(("leave", node, worth, None))
        return worth

    root: Score | None = ends[GameTree.ROOT]
    if root is not None:
        if evaluates is not None:
            root = evaluates(GameTree.ROOT, root)
        if tell is not None:
            tell(("evaluate", GameTree.ROOT, root))
        return root
    plain_cuts = narrows and deep and not hard and rules.range is None and not standing
    if plain_cuts and record is None and hooks is None and guide is None:
        return value_only(GameTree.ROOT, *rules.window)
    descend = visit if guide is None else guided
    value = descend(GameTree.ROOT, *(rules.window if narrows else OPEN))
    # The functions above hold each other until the garbage collector comes. They let go of the
    # record, so that a trace is freed at once: generating searches trees by the thousand, and
    # without this each of its searches takes at least a third longer.
    tell = None
    return value


def _held(value: Score, alpha: Bound, beta: Bound) -> Score:
    """A value held within a window."""
    return max(alpha, min(value, beta))  # type: ignore[return-value]


def _needed(bound: Bound, others: Score, share: Score) -> Bound:
    """What one outcome must be worth for the whole chance to reach this bound."""
    if isinstance(bound, float):
        return bound
    return as_int((bound - Fraction(others)) / share)
