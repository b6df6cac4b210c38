"""The order of children that lets alpha-beta evaluate the fewest leaves, and how few they are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from resources.words import message
from search.cuts import greatest, passes
from search.frontier import frontier, searched
from search.methods import METHODS
from search.methods.guide import Orders
from search.numbers import INFINITY, Bound
from search.rules import Fail, Order, Rules, Window
from search.tree import GameTree, Mover, NodeId, TreeError


def least_leaves(
    tree: GameTree,
    rules: Rules,
    fixed: Orders | None = None,
    progress: Callable[[float], object] = lambda _: None,
) -> int:
    """How few leaves alpha-beta can evaluate, where the children of some nodes can't be moved.

    The progress callback is told the share of the root's children that are done; it may raise.
    """
    return _Planner(tree, rules, fixed or {}, progress).least(GameTree.ROOT, *rules.window)


def best_orders(
    tree: GameTree, rules: Rules, fixed: Orders | None = None
) -> dict[NodeId, tuple[NodeId, ...]]:
    """The children of every node searched as they are best drawn; best first where it's all one."""
    planner = _Planner(tree, rules, fixed or {}, lambda _: None)
    planner.least(GameTree.ROOT, *rules.window)
    return planner.orders()


class _VisitPlan(NamedTuple):
    """The fewest leaves below a node with some window, and the children to visit first for it."""

    leaves: int
    first: tuple[NodeId, ...]


class _View(NamedTuple):
    """A node and its window as its mover sees them: more is better, the search goes from near."""

    node: NodeId
    rising: bool
    near: Bound
    far: Bound
    top: Bound


class _Planner:
    """Plans the visit of each node for each window that it may be entered with."""

    def __init__(
        self, tree: GameTree, rules: Rules, fixed: Orders, progress: Callable[[float], object]
    ) -> None:
        METHODS["alpha-beta"].check(tree, rules)
        low, high = rules.range or (-INFINITY, INFINITY)
        if rules.window.alpha >= high or rules.window.beta <= low:
            raise TreeError(message("window-outside-range"))
        plain = Rules(depth=rules.depth, depth_unit=rules.depth_unit)
        self.values: Mapping[NodeId, Bound] = METHODS["minimax"].run(tree, plain).values  # type: ignore[assignment]
        self.tree, self.rules, self.fixed = tree, rules, fixed
        self.ends = frontier(tree, rules)
        self.plans: dict[tuple[NodeId, Bound, Bound], _VisitPlan] = {}
        self.uneven = rules.fail is Fail.HARD and rules.deep and not rules.cut_on_equal
        self.progress = progress
        self.share = 0.0

    def least(self, node: NodeId, alpha: Bound, beta: Bound) -> int:
        """The fewest leaves below this node, entered with this window."""
        if self.ends[node] is not None:
            return 1
        key = node, alpha, beta
        if key not in self.plans:
            self.progress(self.share)
            view = self.view(node, alpha, beta)
            freely = self.by_trying if self.uneven else self.freely
            self.plans[key] = self.as_fixed(view) if node in self.fixed else freely(view)
        return self.plans[key].leaves

    def as_fixed(self, view: _View) -> _VisitPlan:
        """Visit the children one after another, until the window closes."""
        order = self.as_visited(self.fixed[view.node])
        leaves, near = 0, view.near
        for child in order:
            leaves += self.below(view, child, near)
            value = self.worth(view, child)
            if self.closes(view, value):
                break
            near = max(near, value)
        return _VisitPlan(leaves, order)

    def freely(self, view: _View) -> _VisitPlan:
        """Visit first the children that raise the near bound or close the window.

        Any others come when the bound is as high as it gets, since a narrower window never
        costs more. So the plan is a cheapest way from the near bound to where no child leads on.
        """
        children = sorted(self.tree.children(view.node), key=lambda child: self.worth(view, child))
        best = self.worth(view, children[-1])
        cut = self.closes(view, best)
        spared = {
            child: 0 if cut else self.below(view, child, max(view.near, best)) for child in children
        }
        ways: dict[Bound, _VisitPlan] = {view.near: _VisitPlan(sum(spared.values()), ())}
        ends: list[_VisitPlan] = []
        for number, child in enumerate(children):
            if view.node == GameTree.ROOT:
                self.share = number / len(children)
            value = self.worth(view, child)
            steps = [
                _VisitPlan(
                    way.leaves + self.below(view, child, near) - spared[child], (*way.first, child)
                )
                for near, way in ways.items()
                if near < value
            ]
            if not steps:
                continue
            step = min(steps, key=_cost)
            if self.closes(view, value):
                ends.append(step)
            else:
                ways[value] = min(step, ways.get(value, step), key=_cost)
        return min(reversed(ends), key=_cost) if cut else ways[max(view.near, best)]

    def by_trying(self, view: _View) -> _VisitPlan:
        """Try every way to raise the near bound, and for the other children every bound on it.

        Strictly and with values held within the window, a narrower window may cost more: what
        is held at the bound no longer cuts there.
        """
        children = sorted(self.tree.children(view.node), key=lambda child: self.worth(view, child))
        plans: list[_VisitPlan] = []
        for raising in self.ways_up(view, children, view.near):
            bounds = [view.near, *(self.worth(view, child) for child in raising)]
            leaves = sum(map(partial(self.below, view), raising, bounds))
            if self.closes(view, bounds[-1]):
                plans.append(_VisitPlan(leaves, raising))
                continue
            order = [[], *([child] for child in raising)]
            others = [child for child in reversed(children) if child not in raising]
            for child in others:
                places = [at for at, near in enumerate(bounds) if near >= self.worth(view, child)]
                if not places:
                    break  # it would raise the bound too
                cost, place = min((self.below(view, child, bounds[at]), -at) for at in places)
                leaves += cost
                order[-place].append(child)
            else:
                plans.append(_VisitPlan(leaves, tuple(child for part in order for child in part)))
        return min(plans, key=lambda plan: plan.leaves)

    def ways_up(
        self, view: _View, children: Sequence[NodeId], near: Bound
    ) -> Iterator[tuple[NodeId, ...]]:
        """Children that raise the near bound one after another, until one closes the window."""
        yield ()
        for number, child in enumerate(children):
            value = self.worth(view, child)
            if value > near:
                further = () if self.closes(view, value) else children[number + 1 :]
                for rest in self.ways_up(view, further, value):
                    yield (child, *rest)

    def orders(self) -> dict[NodeId, tuple[NodeId, ...]]:
        """The planned order at every node, with the windows that the plans lead to."""
        found: dict[NodeId, tuple[NodeId, ...]] = {}
        windows = {GameTree.ROOT: self.rules.window}
        for node in searched(self.tree, self.rules):
            view = self.view(node, *windows.get(node, self.rules.window))
            plan = self.plans.get((node, *windows[node])) if node in windows else None
            first = plan.first if plan else ()
            rest = [child for child in self.tree.children(node) if child not in first]
            rest.sort(key=lambda child: self.worth(view, child), reverse=True)
            order = (*first, *rest)
            found[node] = self.as_visited(order)
            near = view.near
            for child in order if plan else ():
                windows[child] = self.window(view, near)
                value = self.worth(view, child)
                if self.closes(view, value):
                    break
                near = max(near, value)
        return found

    def view(self, node: NodeId, alpha: Bound, beta: Bound) -> _View:
        mover = self.tree.mover(node)
        top = greatest(self.rules, mover)
        if mover is Mover.MAX:
            return _View(node, True, alpha, beta, top)
        return _View(node, False, -beta, -alpha, top)

    def worth(self, view: _View, child: NodeId) -> Bound:
        """What a child returns, or anything as bad where that is below the near bound."""
        value = self.values[child] if view.rising else -self.values[child]
        clamped = self.rules.fail is Fail.HARD and self.rules.deep and self.ends[child] is None
        return min(value, view.far) if clamped else value

    def closes(self, view: _View, value: Bound) -> bool:
        return value >= view.top or passes(value, view.far, self.rules.cut_on_equal)

    def below(self, view: _View, child: NodeId, near: Bound) -> int:
        return self.least(child, *self.window(view, near))

    def window(self, view: _View, near: Bound) -> Window:
        """What a child is entered with."""
        far = view.far if self.rules.deep else INFINITY
        return Window(near, far) if view.rising else Window(-far, -near)

    def as_visited(self, order: Sequence[NodeId]) -> tuple[NodeId, ...]:
        """The drawn order as the search visits it, and the other way round."""
        return tuple(order[::-1] if self.rules.order is Order.RIGHT_TO_LEFT else order)


def _cost(plan: _VisitPlan) -> tuple[int, int]:
    return plan.leaves, len(plan.first)
