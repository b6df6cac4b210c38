"""A solved tree as the command line tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from exercises.files.rules_table import rules_table, written
from exercises.wording.worked import step_text
from resources.words import say
from search.methods import Method
from search.numbers import write_payoff
from search.rules import Window
from search.trace import Cut, Enter, Evaluate, Leave, MethodStep, StartPass, Step, Trace, Update
from search.tree import GameTree, NodeId


@dataclass(frozen=True, slots=True)
class Answer:
    """A trace as the command line tells it."""

    method: Method
    trace: Trace

    def as_json(self, steps: bool) -> dict[str, Any]:
        """The promised object."""
        trace, path = self.trace, self.trace.tree.path
        answer: dict[str, Any] = {
            "method": self.method.name,
            "rules": {rule: written(getattr(trace.rules, rule)) for rule in self.method.rules},
            "value": written(trace.value),
            "line": [_index(trace.tree, node) for node in trace.line],
            "values": {path(node): written(value) for node, value in trace.values.items()},
            "windows": {path(node): written(window) for node, window in self.windows().items()},
            "pruned": [path(node) for node in trace.pruned],
            "leaves": [path(node) for node in trace.leaves],
            "cutoffs": [
                {
                    "node": path(cutoff.node),
                    "after": path(cutoff.after),
                    "reason": written(cutoff.reason),
                    "cause": None if cutoff.cause is None else path(cutoff.cause),
                }
                for cutoff in trace.cutoffs
            ],
        }
        if steps:
            answer["steps"] = [
                {
                    "step": type(step).__name__.lower(),
                    **{
                        name: _field(trace.tree, name, value)
                        for name, value in _fields(step).items()
                    },
                }
                for step in trace.steps
            ]
        return answer

    def as_lines(self, steps: bool) -> list[str]:
        """A few lines for a person."""
        trace, tree = self.trace, self.trace.tree
        name = tree.labels
        lines = [
            f"value   {write_payoff(trace.value)}",
            f"line    {' '.join(_called(tree, node) for node in trace.line) or '-'}",
            "values  "
            + "  ".join(
                f"{name[node]} {write_payoff(value)}"
                for node, value in sorted(trace.values.items())
                if not tree.is_leaf(node)
            ),
        ]
        if windows := self.windows():
            lines.append(
                "windows "
                + "  ".join(
                    f"{name[node]} ({written(window.alpha)}, {written(window.beta)})"
                    for node, window in sorted(windows.items())
                )
            )
        for cutoff in trace.cutoffs:
            cause = "" if cutoff.cause is None else f", held by {name[cutoff.cause]}"
            what = ", ".join(_called(tree, node) for node in cutoff.skipped) or "nothing left"
            lines.append(
                f"cut     at {name[cutoff.node]}: {what} ({written(cutoff.reason)}{cause})"
            )
        lines.append(f"leaves  {len(trace.leaves)} of {len(tree.leaves)}")
        if steps:
            lines.extend(
                say(step_text(trace.pass_at(place), step, snapshot))
                for place, (step, snapshot) in enumerate(trace.replay())
            )
        return lines

    def windows(self) -> dict[NodeId, Window]:
        """The windows of a search that has any."""
        rules = self.trace.rules
        if self.method.name == "alpha-beta" or rules.range or rules.max_sum is not None:
            return self.trace.windows
        return {}


def _called(tree: GameTree, node: NodeId) -> str:
    payoff = tree.payoffs[node]
    shown = "?" if payoff is None else write_payoff(payoff)
    return tree.labels[node] or f"{tree.path(node)}={shown}"


def _index(tree: GameTree, node: NodeId) -> int:
    return tree.indexes(node)[-1]


def _fields(step: Step) -> dict[str, Any]:
    """What a step carries, by name."""
    match step:
        case Enter() | Evaluate() | Update() | Cut() | Leave():
            return step._asdict()
        case StartPass(node, rules):
            return {"node": node, "rules": rules_table(rules)}
        case MethodStep():
            return dict(vars(step))


def _field(tree: GameTree, name: str, value: Any) -> Any:
    if name in ("node", "child", "move"):
        return None if value is None else tree.path(value)
    return [tree.path(node) for node in value] if name == "skipped" else written(value)
