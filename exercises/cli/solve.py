"""`plywood solve` and `plywood methods`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Annotated, Any

import typer

from exercises.cli import sources
from exercises.cli.failure import CannotDo, WrongWords
from search.methods import METHODS, Method
from search.methods import solve as run
from search.numbers import INFINITY, read_number, write_payoff
from search.rules import Depth, Fail, Order, Range, Rules, Ties, Window
from search.trace import Trace
from search.tree import SEATS, GameTree, Mover, NodeId, Score, TreeError


def methods(
    as_json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False,
) -> None:
    """List the methods."""
    for method in METHODS.values():
        if as_json:
            row = {"method": method.name, "about": method.about, "rules": method.rules}
            print(json.dumps(row))
        else:
            print(f"{method.name:14} {method.about}")


def solve(
    tree: Annotated[str, typer.Argument(help="Notation, a file, or - for standard input.")],
    method: Annotated[str, typer.Option(help="How to search; see plywood methods.")] = "alpha-beta",
    root: Annotated[str | None, typer.Option(help="Who moves first: max or min.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players take turns.")] = None,
    layers: Annotated[str | None, typer.Option(help="Who moves, level by level.")] = None,
    strict: Annotated[bool, typer.Option("--strict", help="No cut on equality.")] = False,
    fail: Annotated[Fail, typer.Option(help="What a cut node is worth.")] = Fail.SOFT,
    parent_only: Annotated[
        bool, typer.Option("--parent-only", help="Only the parent's bound cuts.")
    ] = False,
    order: Annotated[Order, typer.Option(help="Which child comes first.")] = Order.LEFT_TO_RIGHT,
    ties: Annotated[Ties, typer.Option(help="Which of equal moves is best.")] = Ties.FIRST,
    update_on_cut: Annotated[
        bool, typer.Option("--update-on-cut", help="The cutting child moves the window too.")
    ] = False,
    cut_after_last: Annotated[
        bool, typer.Option("--cut-after-last", help="A cutoff on the last child counts.")
    ] = False,
    window: Annotated[
        tuple[str, str] | None, typer.Option(metavar="A B", help="The root's window.")
    ] = None,
    utilities: Annotated[
        tuple[str, str] | None,
        typer.Option("--range", metavar="LO HI", help="The known range of utilities."),
    ] = None,
    depth: Annotated[int | None, typer.Option(min=0, help="The depth limit.")] = None,
    rounds: Annotated[bool, typer.Option("--rounds", help="The depth counts rounds.")] = False,
    max_sum: Annotated[
        str | None, typer.Option(help="The most that a vector adds up to (max-n).")
    ] = None,
    steps: Annotated[bool, typer.Option("--steps", help="Tell every step.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False,
) -> int:
    """Search a tree: its value, best line, windows, cuts and leaves."""
    chosen = METHODS.get(method)
    if chosen is None:
        raise WrongWords(f"there is no method {method!r}: take one of {', '.join(METHODS)}")
    rules = Rules(
        cut_on_equal=not strict,
        deep=not parent_only,
        fail=fail,
        update_on_cut=update_on_cut,
        order=order,
        ties=ties,
        cut_after_last=cut_after_last,
        window=Window(-INFINITY, INFINITY) if window is None else _window(*window),
        range=None if utilities is None else _range(*utilities),
        depth=depth,
        depth_unit=Depth.ROUNDS if rounds else Depth.PLIES,
        max_sum=None if max_sum is None else _number(max_sum, "--max-sum"),
    )
    turns = _turns(chosen, root, players, layers)
    code = 0
    for found in sources.trees(tree, turns):
        try:
            if isinstance(found, TreeError):
                raise found
            _check_root(found, root)
            answer = Answer(chosen, run(found, chosen, rules))
        except TreeError as error:
            if not (as_json and sources.is_batch(tree)):
                raise
            print(json.dumps({"error": str(error)}, ensure_ascii=False))
            code = 1
            continue
        print(
            json.dumps(answer.as_json(steps), ensure_ascii=False)
            if as_json
            else answer.as_text(steps)
        )
    return code


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
            "rules": {rule: _shown(getattr(trace.rules, rule)) for rule in self.method.rules},
            "value": _shown(trace.value),
            "line": [_index(trace.tree, node) for node in trace.line],
            "values": {path(node): _shown(value) for node, value in trace.values.items()},
            "windows": {path(node): _shown(window) for node, window in self.windows().items()},
            "pruned": [path(node) for node in trace.pruned],
            "leaves": [path(node) for node in trace.leaves],
            "cutoffs": [
                {
                    "node": path(cutoff.node),
                    "after": path(cutoff.after),
                    "reason": _shown(cutoff.reason),
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
                        for name, value in step._asdict().items()
                    },
                }
                for step in trace.steps
            ]
        return answer

    def as_text(self, steps: bool) -> str:
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
                    f"{name[node]} ({_shown(window.alpha)}, {_shown(window.beta)})"
                    for node, window in sorted(windows.items())
                )
            )
        for cutoff in trace.cutoffs:
            cause = "" if cutoff.cause is None else f", held by {name[cutoff.cause]}"
            what = ", ".join(_called(tree, node) for node in cutoff.skipped) or "nothing left"
            lines.append(f"cut     at {name[cutoff.node]}: {what} ({_shown(cutoff.reason)}{cause})")
        lines.append(f"leaves  {len(trace.leaves)} of {len(tree.leaves)}")
        if steps:
            lines.extend(str(step) for step in trace.steps)
        return "\n".join(lines)

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


def _field(tree: GameTree, name: str, value: Any) -> Any:
    if name in ("node", "child", "move"):
        return None if value is None else tree.path(value)
    return [tree.path(node) for node in value] if name == "skipped" else _shown(value)


def _shown(value: Any) -> Any:
    """A value as JSON has it: fractions and infinities as words, vectors as lists."""
    if isinstance(value, float):
        return "inf" if value > 0 else "-inf"
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else str(value)
    if isinstance(value, Enum):
        return value.value
    return [_shown(part) for part in value] if isinstance(value, tuple) else value


def _turns(
    method: Method, root: str | None, players: int | None, layers: str | None
) -> tuple[Mover, ...] | None:
    """Who moves where the tree doesn't say."""
    if layers is not None:
        words = {mover.value: mover for mover in Mover}
        unknown = [word for word in layers.split(",") if word not in words]
        if unknown:
            raise WrongWords(f"--layers: nobody is called {unknown[0]!r}")
        return tuple(words[word] for word in layers.split(","))
    if players is not None and method.layers is None:
        if not 2 <= players <= len(SEATS):
            raise WrongWords(f"--players takes 2 to {len(SEATS)}, not {players}")
        return SEATS[:players]
    if root is None:
        return method.layers
    if root not in ("max", "min"):
        raise WrongWords(f"--root takes max or min, not {root!r}")
    if method.layers is None or Mover(root) not in method.movers:
        raise WrongWords(f"--root {root} means nothing to {method.name}")
    return method.layers if Mover(root) is method.layers[0] else _from_min(method)


def _from_min(method: Method) -> tuple[Mover, ...]:
    flipped = {Mover.MAX: Mover.MIN, Mover.MIN: Mover.MAX}
    return tuple(flipped.get(mover, mover) for mover in method.layers or ())


def _check_root(tree: GameTree, root: str | None) -> None:
    if root is not None and len(tree) > 1 and tree.mover(GameTree.ROOT).value != root:
        raise CannotDo(f"the tree's root is {tree.mover(GameTree.ROOT).value}, --root says {root}")


def _number(text: str, option: str) -> Score:
    try:
        return read_number(text)
    except ValueError as error:
        raise WrongWords(f"{option}: {error}") from None


def _window(alpha: str, beta: str) -> Window:
    infinities = {"-inf": -INFINITY, "inf": INFINITY, "+inf": INFINITY}
    bounds = [infinities.get(text) or _number(text, "--window") for text in (alpha, beta)]
    if bounds[0] >= bounds[1]:
        raise WrongWords(f"--window needs A below B, not {alpha} and {beta}")
    return Window(*bounds)


def _range(low: str, high: str) -> Range:
    given = Range(_number(low, "--range"), _number(high, "--range"))
    if given.low >= given.high:
        raise WrongWords(f"--range needs LO below HI, not {low} and {high}")
    return given
