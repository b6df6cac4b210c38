"""The graph of a game: each state once, with who is to move, and what it is worth.

A table has a row for whatever can stand there, and columns for both players: II with MAX to move
is another state than II with MIN to move.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.asks.state_answers import successor_labels
from exercises.exercise import Given
from exercises.exercise.game_of import spec_of
from exercises.items import GivenError, Item, Written
from exercises.items.games import drawn_graph, drawn_graph_items
from exercises.items.games.drawn_graph import DrawnGraph
from exercises.items.games.grown_tree import VALUED, Ends, LeadsFrom, filled, game_given, utility
from resources.words import Message, Value, message
from search.builder import Builder
from search.games.game import Game, other
from search.games.piles import Grundy, Nim
from search.games.state_pictures import state_text
from search.games.unrolling import states
from search.numbers import show_number
from search.rules import Rules
from search.tree import TWO_PLAYERS, GameTree, Mover

MOST_ROWS = 12
"""Nobody fills in more."""
StateToMove = tuple[str, Mover]
"""A state: what stands there, and who is to move."""


class GameStates(NamedTuple):
    """What can stand there, from the start on, and the rules that lead from one to the next."""

    game: Game[Any]
    rows: tuple[str, ...]
    leads: LeadsFrom
    ends: Ends

    @property
    def start(self) -> StateToMove:
        """Where the game begins."""
        return self.rows[0], self.game.mover(self.game.start)

    @property
    def places(self) -> list[StateToMove]:
        """Every row with either player to move, a state before those that its moves lead to."""
        return [(label, mover) for label in self.rows for mover in TWO_PLAYERS]

    def shown(self, label: str) -> str:
        """What can stand there, as a sentence has it."""
        return state_text(label, self.game.look)

    def state(self, place: StateToMove) -> Any:
        """The state of the game."""
        return self.game.labelled(*place)

    def after(self, place: StateToMove) -> list[StateToMove]:
        """Where the moves lead."""
        labels = self.leads(self.game, self.state(place))
        return [(label, other(place[1])) for label in labels if label in self.rows]

    def before(self, place: StateToMove) -> list[StateToMove]:
        """From where a move leads there."""
        return [each for each in self.places if place in self.after(each)]

    def reached(self) -> set[StateToMove]:
        """Every state of the game."""
        found = {self.start}
        for place in self.places:
            found |= set(self.after(place)) if place in found else set()
        return found

    def comes(self, place: StateToMove, written: Written) -> bool:
        """Whether the game comes there, as far as it stands in the table."""
        return place == self.start or written.get(tick_name(place)) is True

    def worth(self, place: StateToMove, written: Written) -> Entry | None:
        """What a state is worth, by the ones after it; None where the game never comes there."""
        if not self.comes(place, written):
            return None
        after = self.after(place)
        if not after:
            return self.ends(self.game, self.state(place))
        values = [written.get(value_name(each)) for each in after]
        numbers = [value for value in values if isinstance(value, int | Fraction)]
        if not numbers:
            return None
        return max(numbers) if place[1] is Mover.MAX else min(numbers)


def tick_name(place: StateToMove) -> str:
    """What the tick of a state is called: max.3, min.4+2."""
    label, mover = place
    sizes = "+".join(word if word.isdigit() else str(len(word)) for word in label.split())
    return f"{mover.value}.{sizes}"


def value_name(place: StateToMove) -> str:
    """What the value of a state is called."""
    return f"v{tick_name(place)}"


def items(
    tree: GameTree,
    rules: Rules,
    given: Given,
    leads: LeadsFrom = successor_labels,
    ends: Ends = utility,
    way: type[DrawnGraph] = DrawnGraph,
) -> tuple[Item, ...]:
    """A tick for each state, what those are worth that there are, and how many that makes."""
    if is_drawn(given):
        return drawn_graph_items.items(tree, given, ends, way)
    graph = graph_given(given, leads, ends)
    if tree != start_tree(given) and tree != drawn_tree(given):
        raise GivenError(message("given-graph-tree"))
    reached = graph.reached()
    ticks = [_tick(graph, place, reached) for place in graph.places if place != graph.start]
    values = [_value(graph, place) for place in reversed(graph.places)]
    names = tuple(item.name for item in ticks)
    return (*ticks, *values, _states(graph, names), _nodes(graph))


def graph_given(
    given: Given, leads: LeadsFrom = successor_labels, ends: Ends = utility
) -> GameStates:
    """The game that is given, with all that can stand there; GivenError where that is too much."""
    game = game_given(given)
    if isinstance(game, Nim) and len(game.start.sizes) == 1:
        rows = [game.label(game.start._replace(sizes=(n,))) for n in _down(game.start.sizes[0])]
    elif isinstance(game, Grundy):
        rows = [game.label(state) for state in states(game)]
    else:
        raise GivenError(message("given-graph"))
    if not 1 < len(rows) <= MOST_ROWS:
        raise GivenError(message("given-graph-large", most=MOST_ROWS))
    return GameStates(game, tuple(rows), leads, ends)


def _down(size: int) -> range:
    return range(size, -1, -1)


def is_drawn(given: Given) -> bool:
    """Whether the graph is drawn: where that is asked for, and where no table would do."""
    spec = spec_of(given)
    rows = spec is not None and (spec.name == "grundy" or len(spec.piles) == 1)
    return drawn_graph.is_drawn(given) or not rows


def explained(given: Given) -> Message:
    """What a state is, and what is written where."""
    return drawn_graph_items.explained(given) if is_drawn(given) else message("given-states-once")


def places(given: Given) -> GameTree:
    """What is drawn: the graph, or the start alone beside a table."""
    return drawn_graph.skeleton(given) if is_drawn(given) else start_tree(given)


def start_tree(given: Given) -> GameTree:
    """The start alone, as it is drawn where the tree of the game is not."""
    game, builder = game_given(given), Builder()
    builder.leaf(None, state=game.label(game.start))
    return builder.done()


def drawn_tree(given: Given) -> GameTree:
    """The tree of the game, without what its ends are worth."""
    tree = filled(start_tree(given), given)
    return GameTree(tree.shape, [None] * len(tree))


def _words(graph: GameStates, place: StateToMove) -> dict[str, Value]:
    label, mover = place
    shown = graph.shown(label)
    return {"state": shown, "mover": mover.value.upper(), "other": other(mover).value.upper()}


def _tick(graph: GameStates, place: StateToMove, reached: set[StateToMove]) -> Item:
    """Whether a player can be to move at what stands in a row.

    A state that is missed leaves out what follows from it; one that is no state leads nowhere,
    or whoever ticks all would have made one slip.
    """
    before, words = [each for each in graph.before(place) if each in reached], _words(graph, place)

    def comes_from(written: Written) -> StateToMove | None:
        return next((each for each in before if graph.comes(each, written)), None)

    def why(written: Written) -> Message:
        found = comes_from(written)
        if found is None:
            return message("why-graph-never", **words)
        return message("why-graph-state", **{**words, "from": _words(graph, found)["state"]})

    return Item(
        tick_name(place),
        Ask.TICK,
        message("item-graph-state", **words),
        lambda written: True if comes_from(written) else None,
        why,
        where=message("hint-graph-state-where", **words),
        rule=message("hint-graph-state", **words),
        inputs=tuple(tick_name(each) for each in before if each != graph.start),
        row=words["state"],
        column=message("column-graph-state", mover=words["mover"]),
        across=2 * TWO_PLAYERS.index(place[1]),
    )


def _value(graph: GameStates, place: StateToMove) -> Item:
    """What a state is worth; nothing belongs there if the game never comes to it."""
    after, words = graph.after(place), _words(graph, place)

    def why(written: Written) -> Message:
        if not graph.comes(place, written):
            return message("why-graph-nothing", **words)
        if not after:
            worth = graph.ends(graph.game, graph.state(place))
            return message("why-grown-max" if worth > 0 else "why-grown-min", **words)
        values = [written.get(value_name(each)) for each in after]
        shown = ", ".join(show_number(each) for each in values if isinstance(each, int | Fraction))
        if not shown:
            return message("why-graph-unknown", **words)
        return message(f"why-opponent-{place[1].value}", values=shown)

    return Item(
        value_name(place),
        Ask.CELL,
        message("item-graph-worth", **words),
        lambda written: graph.worth(place, written),
        why,
        where=message("hint-graph-worth-where", **words),
        rule=message("hint-grown-value", mover=words["mover"]),
        inputs=(
            *(tick_name(each) for each in (place,) if each != graph.start),
            *map(value_name, after),
        ),
        empty=True,
        row=words["state"],
        column=message("column-graph-worth", mover=words["mover"]),
        across=2 * TWO_PLAYERS.index(place[1]) + 1,
        weight=VALUED,
        choices=2,
    )


def _states(graph: GameStates, names: tuple[str, ...]) -> Item:
    """How many states there are, by what is ticked."""

    def counted(written: Written) -> dict[Mover, int]:
        found = [place for place in graph.places if graph.comes(place, written)]
        return {mover: sum(each[1] is mover for each in found) for mover in TWO_PLAYERS}

    def why(written: Written) -> Message:
        counts = counted(written)
        return message("why-graph-states", max=counts[Mover.MAX], min=counts[Mover.MIN])

    return Item(
        "states",
        Ask.CELL,
        message("item-graph-states"),
        lambda written: sum(counted(written).values()),
        why,
        where=message("hint-graph-states-where"),
        rule=message("hint-graph-states"),
        inputs=names,
    )


def _nodes(graph: GameStates) -> Item:
    """How many nodes the tree has, in which a state stands as often as it is come to."""
    sizes: dict[StateToMove, int] = {}
    for place in reversed(graph.places):
        sizes[place] = 1 + sum(sizes[each] for each in graph.after(place))
    mover = graph.start[1]
    shown = {graph.shown(label): sizes[label, mover] for label in reversed(graph.rows)}
    return drawn_graph_items.tree_nodes(shown, sizes[graph.start])
