"""Monte Carlo tree search by hand: UCB1, the child taken, the new node, the counts, the move.

`start` names the nodes where the playouts start, if that is given; `ask` names what is asked: ucb1,
chosen, node, after, move. C, the playouts and all conventions stand in the rules, counts that there
are already in the nodes of the tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Exercise, Given, NodeLabel
from exercises.items import Item, Written
from exercises.items.monte_carlo.by_hand import NEVER, ByHand
from exercises.items.monte_carlo.iterations import ROOT, Iterations
from exercises.items.monte_carlo.ucb1 import AT_NODE, chosen_item, ucb1_item, why_chosen
from resources.words import Message, Value, message
from search.methods.mcts import iterations
from search.numbers import as_int, show_number
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId

AFTER = {"wins": NodeLabel(1, "w", "00"), "visits": NodeLabel(2, "n", "00")}
"""Counts are written at their nodes, but where the playout starts: which that is, is not told."""

_IN_TURN = ("node", "after")
"""The parts of the task that are worded otherwise for several iterations."""


def items(
    tree: GameTree, rules: Rules, given: Given, by: type[ByHand] = ByHand
) -> tuple[Item, ...]:
    """What is asked of every iteration, in order, then the counts and the move."""
    return tuple(_Questions(tree, rules, given, by(tree, rules)).items())


def parts(exercise: Exercise) -> tuple[str, ...]:
    """What is to be done, by what is asked; of several iterations each in its turn."""
    names = [blank.item for blank in exercise.blanks]
    asked = {
        "ucb1": any(".ucb1." in name for name in names),
        "chosen": any(name.endswith(".chosen") for name in names),
        "node": any(name.endswith(".node") for name in names),
        "after": any(name.endswith((".wins", ".visits")) for name in names),
        "move": "move" in names,
    }
    in_turn = iterations(exercise.rules) > 1
    found = (part for part, is_asked in asked.items() if is_asked)
    turns = (f"{part}-in-turn" if in_turn and part in _IN_TURN else part for part in found)
    return (*(("iterations",) if in_turn else ()), *turns)


class _Questions(Iterations):
    """The items about some iterations."""

    def items(self) -> Iterator[Item]:
        """Iteration by iteration."""
        made: list[Item] = []
        for number in range(len(self.starts) + 1, self.last + 1):
            made += self._selection(number, tuple(item.name for item in made))
        yield from made
        before = tuple(item.name for item in made)
        if "after" in self.asked:
            after = list(self._after(before))
            before += tuple(item.name for item in after)
            yield from after
        if "move" in self.asked:
            yield self._move(before)

    def _selection(self, number: int, before: tuple[str, ...]) -> Iterator[Item]:
        """UCB1 of the children that may have to be compared, the child taken, the new node."""
        scored = self.scored(number) if "ucb1" in self.asked else ()
        for node in scored:
            words: dict[str, Value] = {"node": self.names[node], "number": number}
            several = "-in" if self.last > 1 else ""
            item = ucb1_item(
                self.by,
                self.ucb1_name(number, node),
                node,
                message(f"item-ucb1{several}", **words),
                message(f"column-ucb1{several}", number=number),
                lambda written: self.before(number, written),
                before,
            )
            yield item if several else item._replace(label=AT_NODE)
        before += tuple(self.ucb1_name(number, node) for node in scored)
        if "chosen" in self.asked and len(self.tree.children(ROOT)) > 1:
            words = {"node": self.names[ROOT], "number": number}
            yield chosen_item(
                self.by,
                f"{number}.chosen",
                message("item-chosen-in" if self.last > 1 else "item-chosen", **words),
                lambda written: self.before(number, written),
                lambda written: self.scores(number, written),
                before,
            )
            before += (f"{number}.chosen",)
        if "node" in self.asked:
            yield self._node(number, before)

    def _node(self, number: int, before: tuple[str, ...]) -> Item:
        def answer(written: Written) -> Entry | None:
            start = self.descend(number, written)
            return self.letters[self.below.index(start)]

        words: dict[str, Value] = {"number": number}
        return Item(
            f"{number}.node",
            Ask.PICK,
            message("item-node-in" if self.last > 1 else "item-node", **words),
            answer,
            lambda written: self._why_node(number, written),
            where=message("hint-node-where"),
            rule=message("hint-node"),
            inputs=before,
            options=tuple(self.names[node] for node in self.below),
            nodes=self.below,
        )

    def _why_node(self, number: int, written: Written) -> Message:
        """The last choice on the way down."""
        start, counts = self.descend(number, written), self.before(number, written)
        above = self.tree.parent(start) or ROOT
        words: dict[str, Value] = {"node": self.names[start], "above": self.names[above]}
        if counts.get(start, NEVER)[1] < 1:
            return message("why-node-new", **words)
        choice = why_chosen(self.by, counts, above, self.scores(number, written))
        return message("why-node-again", choice=choice, **words)

    def _after(self, before: tuple[str, ...]) -> Iterator[Item]:
        """Wins and visits of every row."""
        for label in self.rows():
            for what in ("wins", "visits"):
                yield self._count(label, what, before)

    def _count(self, label: str, what: str, inputs: tuple[str, ...]) -> Item:
        place = ("wins", "visits").index(what)

        def answer(written: Written) -> Entry | None:
            node = self.row_node(label, written)
            return self.before(self.last + 1, written).get(node, NEVER)[place]

        row: Value = label or message("row-played")
        return Item(
            f"{label or 'played'}.{what}",
            Ask.CELL,
            message(f"item-{what}{'' if label else '-played'}", node=label),
            answer,
            lambda written: self._why_count(label, what, written),
            where=message("hint-count-where"),
            rule=message(
                f"hint-{what}{'' if what == 'visits' else '-' + self.by.rules.wins.value}"
            ),
            inputs=inputs,
            row=row,
            column=message(f"column-{what}"),
            node=self.row_node(label, {}) if label else ROOT,
            label=AFTER[what] if label else None,
        )

    def _why_count(self, label: str, what: str, written: Written) -> Message:
        """What the playouts of the iterations that passed through a node add to it."""
        node, start = self.row_node(label, written), self.by.first
        wins, visits = start.get(node, NEVER)
        through = [n for n in range(1, self.last + 1) if self._passed(n, node, written)]
        gains = [self.by.gain(node, self.by.result(n, self.start(n, written))) for n in through]
        before, more = (wins, sum(gains, Fraction(0))) if what == "wins" else (visits, len(gains))
        words: dict[str, Value] = {
            "node": self.names[node],
            "player": self._counted_player(node),
            "before": show_number(before),
            "more": show_number(as_int(more)),
            "after": show_number(as_int(before + more)),
            "times": len(through),
        }
        return message(f"why-{what}" if through else "why-count-same", **words)

    def _passed(self, number: int, node: NodeId, written: Written) -> bool:
        start = self.start(number, written)
        return node in self.by.way(start)

    def _counted_player(self, node: NodeId) -> str:
        """Whose wins a node counts."""
        mine = self.by.root_mover
        other = Mover.MIN if mine is Mover.MAX else Mover.MAX
        return (mine if self.by.counted_for_root(node) else other).value.upper()

    def _move(self, before: tuple[str, ...]) -> Item:
        options = self.tree.children(ROOT)

        def answer(written: Written) -> Entry | None:
            return self.root_letters[options.index(self.by.final(self.end(written)))]

        def why(written: Written) -> Message:
            counts = self.end(written)
            move = self.by.final(counts)
            wins, visits = counts.get(move, NEVER)
            words = {"move": self.names[move], "visits": str(visits), "wins": show_number(wins)}
            return message(f"why-mcts-move-{self.by.rules.final_move.value}", **words)

        return Item(
            "move",
            Ask.PICK,
            message("item-mcts-move", node=self.names[ROOT]),
            answer,
            why,
            where=message("hint-mcts-move-where", node=self.names[ROOT]),
            rule=message(f"hint-mcts-move-{self.by.rules.final_move.value}"),
            inputs=before,
            options=tuple(self.names[node] for node in options),
            nodes=tuple(options),
        )
