"""Monte Carlo tree search by hand: UCB1, the child taken, the new node, the counts, the move.

`start` names the nodes where the playouts start, if that is given; `ask` names what is asked: ucb1,
chosen, node, after, move. C, the playouts and all conventions stand in the rules, counts that there
are already in the nodes of the tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.asks.reading import option_letters
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written
from exercises.items.by_hand import NEVER, ByHand, Counts
from exercises.items.ucb1 import chosen_item, ucb1_item, why_chosen
from resources.words import Message, Value, message, placed
from search.methods.mcts import iterations
from search.methods.mcts_steps import node_name
from search.numbers import as_int, show_number
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId, Score

ASKED = ("ucb1", "chosen", "node", "after", "move")
MOST_ITERATIONS, MOST_NODES = 12, 26
"""Nobody does more by hand."""
ROOT = GameTree.ROOT


def items(
    tree: GameTree, rules: Rules, given: Given, by: type[ByHand] = ByHand
) -> tuple[Item, ...]:
    """What is asked of every iteration, in order, then the counts and the move."""
    return tuple(_Questions(tree, rules, given, by(tree, rules)).items())


class _Questions:
    """The items about some iterations."""

    def __init__(self, tree: GameTree, rules: Rules, given: Given, by: ByHand) -> None:
        self.tree, self.by = tree, by
        self.names = {node: node_name(tree, node) for node in tree}
        self.last = iterations(rules) if rules.playouts else 0
        self._check()
        told = dict(given)
        self.starts = self._starts(told.get("start", ()))
        self.asked = self._asked(told.get("ask", ()))
        self.below = tuple(node for level in tree.levels[1:] for node in level)  # may be played out
        self.letters = option_letters([self.names[node] for node in self.below])
        self.root_letters = option_letters([self.names[node] for node in tree.children(ROOT)])

    def _check(self) -> None:
        if self.tree.is_leaf(ROOT) or len(self.tree) > MOST_NODES:
            raise GivenError(placed(message("given-mcts-tree", most=MOST_NODES), "tree"))
        if len(set(self.names.values())) < len(self.tree):
            raise GivenError(placed(message("given-mcts-names"), "tree"))
        if not 1 <= self.last <= MOST_ITERATIONS:
            many = message("given-mcts-iterations", most=MOST_ITERATIONS)
            raise GivenError(placed(many, "rules", "playouts"))

    def _starts(self, texts: Sequence[str]) -> tuple[NodeId, ...]:
        nodes = {name: node for node, name in self.names.items() if node}
        for text in texts:
            if text not in nodes:
                unknown = message("given-choice", name=repr(text), known=", ".join(nodes))
                raise GivenError(placed(unknown, "given", "start"))
        return tuple(nodes[text] for text in texts[: self.last])

    def _asked(self, texts: Sequence[str]) -> tuple[str, ...]:
        """What is asked; over several iterations not the child at the root, which the node says."""
        strange = [text for text in texts if text not in ASKED]
        if strange:
            unknown = message("given-choice", name=repr(strange[0]), known=", ".join(ASKED))
            raise GivenError(placed(unknown, "given", "ask"))
        if texts:
            return tuple(texts)
        if len(self.starts) == self.last:
            return ("after",)
        return ASKED if self.last == 1 else tuple(each for each in ASKED if each != "chosen")

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
        scored = self._scored(number) if "ucb1" in self.asked else ()
        for node in scored:
            words: dict[str, Value] = {"node": self.names[node], "number": number}
            several = "-in" if self.last > 1 else ""
            yield ucb1_item(
                self.by,
                _ucb1_name(number, node, self.names),
                node,
                message(f"item-ucb1{several}", **words),
                message(f"column-ucb1{several}", number=number),
                lambda written: self._before(number, written),
                before,
            )
        before += tuple(_ucb1_name(number, node, self.names) for node in scored)
        if "chosen" in self.asked and len(self.tree.children(ROOT)) > 1:
            words = {"node": self.names[ROOT], "number": number}
            yield chosen_item(
                self.by,
                f"{number}.chosen",
                message("item-chosen-in" if self.last > 1 else "item-chosen", **words),
                lambda written: self._before(number, written),
                lambda written: self._scores(number, written),
                before,
            )
            before += (f"{number}.chosen",)
        if "node" in self.asked:
            yield self._node(number, before)

    def _scored(self, number: int) -> tuple[NodeId, ...]:
        """Whose UCB1 is asked: siblings that all have visits, as whoever reads the task can tell.

        The children of the root have, as soon as there were as many iterations; others only where
        the tree begins with counts, and one iteration is asked.
        """
        first, found = self.by.first, list[NodeId]()
        for node in self.tree.inner:
            children = self.tree.children(node)
            fresh = sum(first.get(child, NEVER)[1] < 1 for child in children)
            due = number > fresh if node == ROOT else self.last == 1 and not fresh
            if due and len(children) > 1:
                found += children
        return tuple(sorted(found, key=self.tree.depth))

    def _node(self, number: int, before: tuple[str, ...]) -> Item:
        def answer(written: Written) -> Entry | None:
            start = self._descend(number, written)
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
        )

    def _why_node(self, number: int, written: Written) -> Message:
        """The last choice on the way down."""
        start, counts = self._descend(number, written), self._before(number, written)
        above = self.tree.parent(start) or ROOT
        words: dict[str, Value] = {"node": self.names[start], "above": self.names[above]}
        if counts.get(start, NEVER)[1] < 1:
            return message("why-node-new", **words)
        choice = why_chosen(self.by, counts, above, self._scores(number, written))
        return message("why-node-again", choice=choice, **words)

    def _after(self, before: tuple[str, ...]) -> Iterator[Item]:
        """Wins and visits of every row."""
        for label in self._rows():
            for what in ("wins", "visits"):
                yield self._count(label, what, before)

    def _count(self, label: str, what: str, inputs: tuple[str, ...]) -> Item:
        place = ("wins", "visits").index(what)

        def answer(written: Written) -> Entry | None:
            node = self._row_node(label, written)
            return self._before(self.last + 1, written).get(node, NEVER)[place]

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
        )

    def _why_count(self, label: str, what: str, written: Written) -> Message:
        """What the playouts of the iterations that passed through a node add to it."""
        node, start = self._row_node(label, written), self.by.first
        wins, visits = start.get(node, NEVER)
        through = [n for n in range(1, self.last + 1) if self._passed(n, node, written)]
        gains = [self.by.gain(node, self.by.result(n, self._start(n, written))) for n in through]
        words: dict[str, Value] = {
            "node": self.names[node],
            "player": self._counted_player(node),
            "before": show_number(wins if what == "wins" else visits),
            "more": show_number(as_int(sum(gains, Fraction(0)))) if what == "wins" else len(gains),
            "times": len(through),
        }
        return message(f"why-{what}" if through else "why-count-same", **words)

    def _passed(self, number: int, node: NodeId, written: Written) -> bool:
        start = self._start(number, written)
        return node in self.by.way(start)

    def _counted_player(self, node: NodeId) -> str:
        """Whose wins a node counts."""
        mine = self.by.root_mover
        other = Mover.MIN if mine is Mover.MAX else Mover.MAX
        return (mine if self.by.counted_for_root(node) else other).value.upper()

    def _rows(self) -> tuple[str, ...]:
        """The nodes whose counts are asked; "" is where the playout starts, which is not told."""
        if self.starts and self.last == 1:
            way = (self.starts[0], *self.tree.ancestors(self.starts[0]))
            return tuple(self.names[node] for node in way)
        rows = (ROOT, *self.below)
        begun = [self.names[node] for node in rows if self.by.first.get(node, NEVER)[1]]
        return (*begun, "") if self.last == 1 and begun else tuple(self.names[n] for n in rows)

    def _row_node(self, label: str, written: Written) -> NodeId:
        if not label:
            return self._start(self.last, written)
        return next(node for node, name in self.names.items() if name == label)

    def _move(self, before: tuple[str, ...]) -> Item:
        options = self.tree.children(ROOT)

        def answer(written: Written) -> Entry | None:
            return self.root_letters[options.index(self.by.final(self._end(written)))]

        def why(written: Written) -> Message:
            counts = self._end(written)
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
        )

    # What stands before and after an iteration, by what was written.

    def _scores(self, number: int, written: Written) -> dict[NodeId, Score]:
        """UCB1 as it was written down."""
        found: dict[NodeId, Score] = {}
        for node in self._scored(number):
            score = written.get(_ucb1_name(number, node, self.names))
            if isinstance(score, int | Fraction):
                found[node] = score
        return found

    def _start(self, number: int, written: Written) -> NodeId:
        """Where the playout of an iteration starts."""
        if number <= len(self.starts):
            return self.starts[number - 1]
        picked = written.get(f"{number}.node")
        if picked in self.letters:
            return self.below[self.letters.index(str(picked))]
        return self._descend(number, written)

    def _descend(self, number: int, written: Written) -> NodeId:
        counts, scores = self._before(number, written), self._scores(number, written)
        chosen = written.get(f"{number}.chosen")
        if chosen in self.root_letters:
            node = self.tree.children(ROOT)[self.root_letters.index(str(chosen))]
        else:
            node = self.by.choose(counts, ROOT, scores)
        return self.by.descend(counts, node, scores)

    def _before(self, number: int, written: Written) -> Counts:
        """The counts before an iteration."""
        counts = self.by.first
        for done in range(1, number):
            counts = self.by.counted(counts, done, self._start(done, written))
        return counts

    def _end(self, written: Written) -> Counts:
        """The counts after the last iteration, as far as they were written down."""
        counts = dict(self._before(self.last + 1, written))
        for label in self._rows() if "after" in self.asked else ():
            node, name = self._row_node(label, written), label or "played"
            won, seen = written.get(f"{name}.wins"), written.get(f"{name}.visits")
            wins, visits = counts.get(node, NEVER)
            wins = won if isinstance(won, int | Fraction) else wins
            counts[node] = wins, seen if isinstance(seen, int) else visits
        return counts


def _ucb1_name(number: int, node: NodeId, names: dict[NodeId, str]) -> str:
    return f"{number}.ucb1.{names[node]}"
