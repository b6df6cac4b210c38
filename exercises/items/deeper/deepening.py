"""Iterative deepening by hand: the order of each pass, what it finds, and what the clock allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written, given_whole_numbers
from exercises.items.deeper.child_orders import (
    child_names,
    given_orders,
    order_entry,
    returned,
    stopped,
    told_inner_orders,
    told_order,
    tried,
)
from exercises.items.deeper.led_passes import ROOT, Passes, PassWay
from resources.words import Message, Value, message, placed
from search.hooks import Hooks
from search.methods import deepening
from search.numbers import show_number
from search.rules import Rules
from search.trace import Record, Trace
from search.tree import GameTree, NodeId

RIGHT = PassWay()


def items(tree: GameTree, rules: Rules, given: Given, way: PassWay = RIGHT) -> tuple[Item, ...]:
    """Pass by pass the order, what each move is worth, the value, the move and the evaluations."""
    if len(tree.children(ROOT)) < 2 or rules.depth == 0:
        raise GivenError(message("given-passes"))
    asking = _Questions(Passes(tree, rules, given, way))
    found = [item for number in asking.passes.numbers for item in asking.items(number)]
    stops = given_whole_numbers(given, "clock") if "clock" in dict(given) else ()
    several = len(stops) > 1
    return (*found, *(asking.clock(each, found, several) for each in stops))


def search(tree: GameTree, rules: Rules, given: Given, hooks: Hooks | None) -> Trace:
    """All passes, the first one in the orders that are given."""
    record: Record = []
    value = deepening.search(tree, rules, record, hooks, given_orders(tree, given))
    return Trace(tree, rules, value, record)


def explained(given: Given) -> Message:
    """How the passes go on from one another, and whose move is played."""
    clock = "yes" if "clock" in dict(given) else "no"
    first, inner = told_order(given), told_inner_orders(given)
    return message(
        "given-deepening",
        clock=clock,
        first=first,
        given="yes" if first else "no",
        inner=inner,
        below="yes" if inner else "no",
    )


class _Part(NamedTuple):
    """One question about a pass: its name, what belongs there, why, and what it rests on."""

    what: str
    name: str
    answer: Callable[[Written], Entry | None]
    why: Callable[[Written], Message]
    inputs: tuple[str, ...]
    node: NodeId = ROOT
    column: Value = ""
    across: int = 0


class _Questions:
    """The questions about the passes."""

    def __init__(self, passes: Passes) -> None:
        self.passes, self.tree = passes, passes.tree

    def items(self, number: int) -> list[Item]:
        """All that is asked about one pass, in the order in which it is found out."""
        passes = self.passes
        orders = [self._order(number, node) for node in passes.ordered(number)]
        before = tuple(item.name for item in orders)
        values: list[Item] = []
        for child in passes.valued(number):
            inputs = before + tuple(item.name for item in values)
            values.append(self._value(number, child, inputs))
        inputs = tuple(item.name for item in values) or before
        rest = (self._best(number, inputs), self._move(number, inputs))
        return [*orders, *values, *rest, self._evaluations(number, (*before, *inputs))]

    def _item(self, number: int, ask: Ask, part: _Part, options: tuple[str, ...] = ()) -> Item:
        words: dict[str, Value] = {"number": number, "last": number - 1}
        words |= {"node": self.tree.labels[part.node], "root": self.tree.labels[ROOT]}
        words["player"] = self.tree.mover(part.node).value.upper()
        words["strict"] = "no" if self.passes.rules.cut_on_equal else "yes"
        return Item(
            part.name,
            ask,
            message(f"deepening-{part.what}", **words),
            part.answer,
            part.why,
            where=message(f"deepening-{part.what}-where", **words),
            rule=message(f"deepening-{part.what}-rule", **words),
            inputs=part.inputs,
            empty=part.what == "value",
            options=options,
            row=message("row-pass", number=number) if part.column else "",
            column=part.column,
            across=part.across,
            node=part.node,
        )

    def _order(self, number: int, node: NodeId) -> Item:
        passes, names = self.passes, child_names(self.tree, node)

        def why(written: Written) -> Message:
            found, order = passes.found(number - 1, written), passes.order(number, node, written)
            seen = [f"{names[c]} {show_number(found[c])}" for c in order if c in found]
            unseen = [names[child] for child in order if child not in found]
            return message(
                "deepening-order-why" if not unseen else "deepening-order-why-unseen",
                last=number - 1,
                player=self.tree.mover(node).value.upper(),
                seen=", ".join(seen) or "–",
                unseen=", ".join(unseen),
                count=len(unseen),
            )

        before = passes.valued(number - 1) if number - 1 in passes.numbers else []
        part = _Part(
            "order",
            passes.order_name(number, node),
            lambda written: order_entry(names, passes.order(number, node, written)),
            why,
            tuple(passes.value_name(number - 1, child) for child in before) if node == ROOT else (),
            node,
            "" if node else message("column-order"),
        )
        return self._item(number, Ask.SEQUENCE, part, tuple(names.values()))

    def _value(self, number: int, child: NodeId, inputs: tuple[str, ...]) -> Item:
        passes = self.passes

        def why(written: Written) -> Message:
            run = passes.run(number, written)
            cut = run.trace.cutoff_at.get(child)
            return message(
                "deepening-value-why" if cut is None else "deepening-value-why-cut",
                cut="" if cut is None else stopped(run.trace, cut),
                node=self.tree.labels[child],
                tried=tried(run.trace, child),
                value=show_number(run.due[child]) if child in run.due else "–",
            )

        part = _Part(
            "value",
            passes.value_name(number, child),
            lambda written: passes.run(number, written).due.get(child),
            why,
            inputs,
            child,
            passes.names[child],
            child,  # where it is drawn
        )
        return self._item(number, Ask.CELL, part)

    def _best(self, number: int, inputs: tuple[str, ...]) -> Item:
        passes = self.passes

        def why(written: Written) -> Message:
            trace = passes.run(number, written).trace
            player = self.tree.mover(ROOT).value
            return message(f"deepening-best-why-{player}", tried=tried(trace, ROOT))

        part = _Part(
            "best",
            f"{number}.value",
            lambda written: passes.run(number, written).due[ROOT],
            why,
            inputs,
            column=message("column-value"),
            across=len(self.tree),
        )
        return self._item(number, Ask.CELL, part)

    def _move(self, number: int, inputs: tuple[str, ...]) -> Item:
        passes = self.passes

        def answer(written: Written) -> Entry | None:
            return item.letters[list(passes.names).index(passes.run(number, written).trace.line[0])]

        def why(written: Written) -> Message:
            trace = passes.run(number, written).trace
            move, value = passes.names[trace.line[0]], trace.values[trace.line[0]]
            return message("deepening-move-why", move=move, value=show_number(value))

        part = _Part(
            "move",
            f"{number}.move",
            answer,
            why,
            inputs,
            column=message("column-move"),
            across=len(self.tree),
        )
        item = self._item(number, Ask.PICK, part, tuple(passes.names.values()))
        return item

    def _evaluations(self, number: int, inputs: tuple[str, ...]) -> Item:
        passes = self.passes

        def answer(written: Written) -> Entry:
            first = passes.numbers[0] if passes.way.in_all else number
            return sum(len(passes.run(n, written).trace.leaves) for n in range(first, number + 1))

        def why(written: Written) -> Message:
            trace = passes.run(number, written).trace
            seen = ", ".join(returned(trace, node) for node in trace.leaves)
            return message("deepening-evaluations-why", seen=seen, count=len(trace.leaves))

        part = _Part(
            "evaluations",
            f"{number}.evaluations",
            answer,
            why,
            inputs,
            column=message("column-evaluations"),
            across=len(self.tree),
        )
        return self._item(number, Ask.CELL, part)

    def clock(self, stops: int, found: Sequence[Item], several: bool) -> Item:
        """Which move is played if the clock stops after so many evaluations."""
        passes, named = self.passes, {item.name: item for item in found}
        moves = [f"{number}.move" for number in passes.numbers]
        counts = [f"{number}.evaluations" for number in passes.numbers]
        if stops < len(passes.run(passes.numbers[0], {}).trace.leaves):
            raise GivenError(placed(message("given-clock-early"), "given", "clock"))

        def entry(name: str, written: Written) -> Entry | None:
            return written[name] if name in written else named[name].answer(written)

        def ends(written: Written) -> list[int]:
            """How many evaluations are made at the end of each pass."""
            made = [entry(name, written) for name in counts]
            whole = [each if isinstance(each, int) else 0 for each in made]
            return whole if passes.way.in_all else list(accumulate(whole))

        def finished(written: Written) -> int:
            return sum(end <= stops for end in ends(written))

        def answer(written: Written) -> Entry | None:
            last = finished(written) - (0 if passes.way.unfinished else 1)
            return entry(moves[min(last, len(moves) - 1)], written) if last >= 0 else None

        def why(written: Written) -> Message:
            done = finished(written)
            return message(
                "deepening-clock-why" if done < len(moves) else "deepening-clock-why-all",
                ends=", ".join(map(str, ends(written))),
                stops=stops,
                done=passes.numbers[max(done, 1) - 1],
            )

        words = {"stops": stops}
        return Item(
            f"clock.{stops}" if several else "clock",
            Ask.PICK,
            message("deepening-clock", **words),
            answer,
            why,
            where=message("deepening-clock-where", **words),
            rule=message("deepening-clock-rule", **words),
            inputs=(*counts, *moves),
            options=tuple(passes.names.values()),
        )
