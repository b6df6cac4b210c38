"""How a tree is searched on the explore page, and why a tree can't be searched like that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from exercises.entries import show
from exercises.files.rules_table import RulesError, rules_from, rules_table
from exercises.wording.node_names import name
from resources.words import Message, message
from search.methods import METHODS
from search.rules import CONVENTIONS, OF_A_TREE, RULES, Rules
from search.tree import GameTree, NodeId, TreeError

_UNREADABLE = (TypeError, KeyError, AttributeError, RulesError)


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How a tree is searched."""

    method: str = "alpha-beta"
    rules: Rules = Rules()  # noqa: RUF009 - it can't be changed


def write_plans(plans: tuple[SearchPlan, ...]) -> list[dict[str, Any]]:
    """The plans as JSON holds them."""
    return [{"method": plan.method, "rules": rules_table(plan.rules)} for plan in plans]


def read_plans(given: Any) -> tuple[SearchPlan, ...]:
    """The plans that were kept; none if they can't be read."""
    try:
        plans = tuple(SearchPlan(each["method"], rules_from(each["rules"])) for each in given)
        return plans if len(plans) <= 2 and all(plan.method in METHODS for plan in plans) else ()
    except _UNREADABLE:
        return ()


def read_rules(given: Any) -> Rules | None:
    """The rules that were kept; None if they can't be read."""
    try:
        return rules_from(given)
    except _UNREADABLE:
        return None


def following(plan: SearchPlan, before: Rules, after: Rules) -> SearchPlan:
    """A plan as its course takes other conventions; what was changed in the plan itself stays."""
    same = [name for name in CONVENTIONS if getattr(plan.rules, name) == getattr(before, name)]
    taken = {name: getattr(after, name) for name in same}
    return SearchPlan(plan.method, plan.rules._replace(**taken))


def fitting(method: str, rules: Rules) -> Rules:
    """The rules without those that a method has no use for."""
    known = METHODS[method].rules
    return rules._replace(**{rule: RULES[rule].usual for rule in OF_A_TREE if rule not in known})


def suited(tree: GameTree, plan: SearchPlan) -> SearchPlan:
    """The plan, or where its method can't search this tree, one whose method can."""
    others = (SearchPlan(method, plan.rules) for method in METHODS)
    return next((each for each in (plan, *others) if not misfit(tree, each)), plan)


def misfit(tree: GameTree, plan: SearchPlan) -> Message | None:
    """Why this tree can't be searched like this; None if it can."""
    try:
        METHODS[plan.method].check(tree, fitting(plan.method, plan.rules))
    except TreeError as error:
        return worded(tree, plan, error)
    return None


def worded(tree: GameTree, plan: SearchPlan, error: TreeError) -> Message:
    """What a search refused, with the names that are on the screen."""
    method, node = METHODS[plan.method], error.node
    shown = message(f"method-{plan.method}")
    if node is None:
        return message("unfit-numbers" if method.layers else "unfit-vectors", method=shown)
    payoff, static = tree.payoffs[node], tree.shape.statics[node]
    number = static if payoff is None else payoff
    if not tree.is_leaf(node) and tree.mover(node) not in method.movers:
        player = tree.mover(node).value.upper()
        return message("unfit-mover", method=shown, player=player, node=name(tree, node))
    if number is None:
        return message(
            "unfit-unknown" if tree.is_leaf(node) else "unfit-limit", node=_near(tree, node)
        )
    if plan.rules.range is not None and not isinstance(number, tuple):
        low, high = map(show, plan.rules.range)
        return message(
            "unfit-range", number=show(number), node=_near(tree, node), low=low, high=high
        )
    return message("unfit-sum", number=show(number), node=_near(tree, node))


def _near(tree: GameTree, node: NodeId) -> str:
    """A node's letter, or that of the one above where it has none."""
    parent = tree.parent(node)
    return tree.labels[node] or ("" if parent is None else tree.labels[parent])
