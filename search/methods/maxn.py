"""Max^n: every player wants the most for itself (Luckhardt and Irani 1986).

Where payoffs are not negative and a vector's sum is bounded, a node can be cut as in Korf's
shallow pruning (1991): what the mover here is sure of is lost to the player above.
"""

from __future__ import annotations

from search.cuts import equal_cuts, greatest
from search.frontier import cannot_search, frontier, plies
from search.hooks import Hooks, overridden
from search.numbers import INFINITY, Bound, as_int
from search.rules import Order, Rules, Ties
from search.trace import Reason, Record
from search.tree import SEATS, GameTree, Mover, NodeId, Score

Vector = tuple[Score, ...]


def search(
    tree: GameTree, rules: Rules, record: Record | None = None, hooks: Hooks | None = None
) -> Vector:
    """The root's vector. A node's window is about its mover's own number."""
    if hooks is not None:
        hooks.on_start()
    shape = tree.shape
    movers, depths = shape.movers, shape.depths
    seats = [None if m is None or m is Mover.CHANCE else SEATS.index(m) for m in movers]
    backwards = rules.order is Order.RIGHT_TO_LEFT
    kids = tuple(c[::-1] for c in shape.children) if backwards else shape.children
    ends, limit = frontier(tree, rules), plies(tree, rules)
    last = rules.ties is Ties.LAST
    most: Bound = INFINITY if rules.max_sum is None else rules.max_sum
    equal, enough = equal_cuts(rules, SEATS[0]), greatest(rules, SEATS[0])
    tell = None if record is None else record.append
    enters, evaluates = overridden(hooks, "on_enter"), overridden(hooks, "on_evaluate")
    skips, learns, leaves = (
        overridden(hooks, "on_skip"),
        overridden(hooks, "on_update"),
        overridden(hooks, "on_leave"),
    )

    def visit(node: NodeId, alpha: Bound, beta: Bound) -> Vector:
        if enters is not None:
            alpha, beta = enters(node, alpha, beta)
        if tell is not None:
            tell(("enter", node, alpha, beta))
        if movers[node] is None or depths[node] == limit:
            raise cannot_search(tree, node)
        seat = seats[node]
        if seat is None:
            return chance(node, alpha, beta)
        best: Vector = ()
        move: NodeId | None = None
        closed = ended = False
        skipped: list[NodeId] = []
        for child in kids[node]:
            if closed if skips is None else skips(node, child, closed):
                skipped.append(child)
                continue
            value = ends[child]
            if value is None:
                rival = best and seats[child] not in (None, seat)
                value = visit(child, -INFINITY, most - best[seat] if rival else INFINITY)
            else:
                if evaluates is not None:
                    value = evaluates(child, value)
                if tell is not None:
                    tell(("evaluate", child, value))
            if not best or value[seat] > best[seat] or (last and value[seat] == best[seat]):
                best, move = value, child
                ended = best[seat] >= enough  # the test of `search.cuts`, inlined
                closed = ended or best[seat] > beta or (equal and best[seat] == beta)
            if learns is not None:
                alpha, beta, verdict = learns(node, child, value, best, alpha, beta)
                closed = closed if verdict is None else verdict
            if tell is not None:
                tell(("update", node, child, best, alpha, beta))
        if tell is not None and (skipped or (closed and rules.cut_after_last)):
            reason = Reason.RANGE if ended else Reason.BETA
            tell(("cut", node, tuple(skipped), reason.value if closed else None))
        if leaves is not None:
            best, move = leaves(node, best, move)
        if tell is not None:
            tell(("leave", node, best, move))
        return best

    def chance(node: NodeId, alpha: Bound, beta: Bound) -> Vector:
        total: Vector = (0,) * (tree.players or 0)
        skipped: list[NodeId] = []
        shares = shape.odds[node][::-1] if backwards else shape.odds[node]
        for child, share in zip(kids[node], shares, strict=True):
            if skips is not None and skips(node, child, False):
                skipped.append(child)
                continue
            value = ends[child]
            if value is None:
                value = visit(child, -INFINITY, INFINITY)
            else:
                if evaluates is not None:
                    value = evaluates(child, value)
                if tell is not None:
                    tell(("evaluate", child, value))
            total = tuple(as_int(t + share * v) for t, v in zip(total, value, strict=True))
            if learns is not None:
                learns(node, child, value, total, alpha, beta)
            if tell is not None:
                tell(("update", node, child, total, alpha, beta))
        if skipped and tell is not None:
            tell(("cut", node, tuple(skipped), None))
        if leaves is not None:
            total, _ = leaves(node, total, None)
        if tell is not None:
            tell(("leave", node, total, None))
        return total

    root = ends[GameTree.ROOT]
    if root is not None:
        if evaluates is not None:
            root = evaluates(GameTree.ROOT, root)
        if tell is not None:
            tell(("evaluate", GameTree.ROOT, root))
        return tuple(root)
    value = visit(GameTree.ROOT, -INFINITY, INFINITY)
    # The functions above hold each other until the garbage collector comes. They let go of the
    # record, so that a trace is freed at once: generating searches trees by the thousand, and
    # without this each of its searches takes at least a third longer.
    tell = None
    return value
