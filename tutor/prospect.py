"""What a tree takes to be shown and searched: all of it can be made off the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from exercises.drawing.compose import Drawing, compose
from exercises.drawing.markup import Markup
from exercises.drawing.style import SCREEN
from exercises.entries import show
from exercises.rulebook import RulesError, rules_from, rules_table
from search import notation
from search.methods import METHODS, solve
from search.ordering import least_leaves
from search.rules import Rules
from search.trace import Trace
from search.tree import GameTree, TreeError
from tutor.language import tell

AT_ONCE = 2_000
"""A tree with more nodes is grown, drawn and searched off the window's thread.

Its searches are counted but not played, and the best order is not looked for.
"""
SEARCHED_AT_ONCE = 400
"""Looking for the best order of a larger tree may take long."""

Watch = Callable[[float], None]
"""Told the share that is done; may raise to stop the work."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tree is searched."""

    method: str = "alpha-beta"
    rules: Rules = Rules()  # noqa: RUF009 - it can't be changed


def written(plans: tuple[Plan, ...]) -> list[dict[str, Any]]:
    """The plans as JSON holds them."""
    return [{"method": plan.method, "rules": rules_table(plan.rules)} for plan in plans]


def read(given: Any) -> tuple[Plan, ...]:
    """The plans that were kept; none if they can't be read."""
    try:
        plans = tuple(Plan(each["method"], rules_from(each["rules"])) for each in given[:2])
    except (TypeError, KeyError, AttributeError, RulesError):
        return ()
    return plans if all(plan.method in METHODS for plan in plans) else ()


class Found(NamedTuple):
    """What searches found and counted, or why there was nothing to find."""

    traces: tuple[Trace, ...] = ()
    counts: tuple[str, ...] = ()
    trouble: str = ""


class Prospect(NamedTuple):
    """A tree with its notation; a large one with its drawing, and with what these plans find."""

    tree: GameTree
    text: str
    sketch: Drawing | None = None
    plans: tuple[Plan, ...] = ()
    found: Found | None = None


def small(tree: GameTree) -> Prospect:
    """A tree that is drawn and searched in no time."""
    return Prospect(tree, notation.write(tree))


def large(tree: GameTree, plans: tuple[Plan, ...], watch: Watch) -> Prospect:
    """A tree with all that takes long; drawing it takes most of the time."""
    watch(0.3)
    text = notation.write(tree)
    watch(0.4)
    sketch = compose(Markup(tree), SCREEN)
    watch(0.9)
    return Prospect(tree, text, sketch, plans, search(tree, plans, watch))


def suited(tree: GameTree, plan: Plan) -> Plan:
    """The plan, or where its method can't search this tree, one whose method can."""
    for each in (plan, *(Plan(method, plan.rules) for method in METHODS)):
        try:
            METHODS[each.method].check(tree, _fitting(each))
        except TreeError:
            continue
        return each
    return plan


def search(tree: GameTree, plans: tuple[Plan, ...], watch: Watch = lambda _: None) -> Found:
    """Search a tree by each of the plans."""
    traces: list[Trace] = []
    told: list[str] = []
    for number, plan in enumerate(plans):
        try:
            trace = solve(tree, METHODS[plan.method], _fitting(plan))
            told.append(counts(trace, plan.method, _share(watch, number, len(plans))))
        except TreeError as error:
            return Found(trouble=str(error))
        traces.append(trace)
    if len(tree) > AT_ONCE:
        value = show(traces[0].values[GameTree.ROOT])
        trouble = tell("search-too-large", most=f"{AT_ONCE:,}", value=value)
        return Found((), tuple(told), trouble)
    return Found(tuple(traces), tuple(told))


def counts(trace: Trace, method: str, watch: Watch) -> str:
    """How many leaves were evaluated, beside plain minimax and the best order."""
    tree, rules = trace.tree, trace.rules
    told = [tell("counts-here", leaves=str(len(trace.leaves)), nodes=str(trace.visited))]
    if method == "alpha-beta":
        plain = METHODS["minimax"].run(tree, rules)
        told.append(tell("counts-plain", leaves=str(len(plain.leaves))))
        if len(tree) <= AT_ONCE:
            told.append(tell("counts-best", leaves=str(least_leaves(tree, rules, watch=watch))))
    return " ".join(told)


def _share(watch: Watch, number: int, count: int) -> Watch:
    """A watch for one of several pieces of work."""
    return lambda share: watch((number + share) / count)


def _fitting(plan: Plan) -> Rules:
    """The plan's rules without those that its method has no use for."""
    rules = plan.rules
    known = METHODS[plan.method].rules
    for name in ("range", "max_sum", "window"):
        if name not in known:
            rules = rules._replace(**{name: getattr(Rules(), name)})
    return rules
