"""A solved tree as the command line tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from exercises.asks import answers
from exercises.files.rules_table import rules_table, written
from exercises.wording.step_sentences import step_text
from resources.words import Message, message, say
from search.methods import Method
from search.methods.mcts_counts import shown_counts
from search.methods.mcts_steps import node_name
from search.numbers import write_payoff
from search.rules import Window
from search.trace import (
    Cut,
    Cutoff,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    StartPass,
    Step,
    Trace,
    Update,
)
from search.tree import GameTree, NodeId


@dataclass(frozen=True, slots=True)
class SearchReport:
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
        if self.method.findings is not None:
            answer |= written(self.method.findings(trace))
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
            _row("value", write_payoff(trace.value)),
            _row("line", " ".join(_called(tree, node) for node in trace.line) or "-"),
            _row(
                "values",
                "  ".join(
                    f"{name[node]} {write_payoff(value)}"
                    for node, value in sorted(trace.values.items())
                    if not tree.is_leaf(node)
                )
                or "-",
            ),
        ]
        if windows := self.windows():
            told = (
                f"{name[node]} ({written(window.alpha)}, {written(window.beta)})"
                for node, window in sorted(windows.items())
            )
            lines.append(_row("windows", "  ".join(told)))
        lines += [_row("cut", say(self._cut(cutoff))) for cutoff in trace.cutoffs]
        if trace.end.counts:
            counts = shown_counts(tree) | trace.end.counts
            told = (f"{node_name(tree, node)} {count}" for node, count in sorted(counts.items()))
            lines[-1] = _row("counts", "  ".join(told))
        else:
            all_leaves = str(len(tree.leaves))
            count = message("cli-leaf-count", count=str(len(trace.leaves)), all=all_leaves)
            lines.append(_row("leaves", say(count)))
        if steps:
            lines.extend(
                say(step_text(trace.pass_at(place), step, snapshot))
                for place, (step, snapshot) in enumerate(trace.replay())
            )
        return lines

    def _cut(self, cutoff: Cutoff) -> Message:
        """Where the search cut, what it left out, and why."""
        tree, name = self.trace.tree, self.trace.tree.labels
        skipped = ", ".join(_called(tree, node) for node in cutoff.skipped)
        return message(
            "cli-cut-at" if cutoff.cause is None else "cli-cut-held",
            node=name[cutoff.node],
            skipped=skipped or message("cli-nothing-left"),
            reason=written(cutoff.reason),
            **{} if cutoff.cause is None else {"holder": name[cutoff.cause]},
        )

    def windows(self) -> Mapping[NodeId, Window]:
        """The windows of a search that may cut."""
        cuts = self.method.cuts(self.trace.rules)
        return answers.windows(self.trace) if cuts else {}


def _row(name: str, text: str) -> str:
    """A line with its name in a column of its own."""
    return f"{say(f'cli-{name}'):7} {text}"


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
    if name in ("skipped", "children", "line"):
        return [tree.path(node) for node in value]
    return written(value)
