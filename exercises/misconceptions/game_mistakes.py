"""Games played otherwise: moves left out, made against the rules or twice, ends misjudged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from exercises import items
from exercises.asks import Ask
from exercises.asks.entry import Entry, States
from exercises.asks.state_answers import sorted_piles, successor_labels
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import game_of, spec_of, state_at
from exercises.items.games import game_graph
from exercises.items.games.drawn_graph import DrawnGraph
from exercises.items.games.game_graph import tick_name, value_name
from exercises.kinds import KINDS
from exercises.misconceptions.variant import answering
from exercises.solution import Answers, played, searched, solution
from search.games.game import Game
from search.games.piles import Grundy, Nim
from search.games.tictactoe import EMPTY
from search.methods import METHODS
from search.tree import Mover, NodeId, Payoff, Score

Labels = Callable[[Exercise, Any, tuple[str, ...]], Iterable[str]]
"""Where somebody thinks that moves lead, given the state and where they do lead."""


def leads_to(labels: Labels) -> Callable[[Exercise], Answers]:
    """Other states after every node where they are asked for."""

    def answers(exercise: Exercise) -> Answers:
        if _grows(exercise):

            def moves(game: Game[Any], state: Any) -> tuple[str, ...]:
                return tuple(labels(exercise, state, successor_labels(game, state)))

            return answering(moves)(exercise)
        game, found = game_of(exercise), dict(solution(exercise))
        for blank in exercise.asked.get(Ask.SUCCESSORS, {}).values():
            right = found[blank]
            state = state_at(game, exercise.tree, blank.node)
            assert isinstance(right, States)
            found[blank] = States(tuple(labels(exercise, state, right.labels)))
        return found

    return answers


def _grows(exercise: Exercise) -> bool:
    return KINDS[exercise.kind].places is not None


def _lost(game: Game[Any], state: Any) -> Score:
    return -game.utility(state)


def _to_mover(game: Game[Any], state: Any) -> Score:
    worth = game.utility(state)
    return worth if game.mover(state) is Mover.MAX else -worth


def without_last(exercise: Exercise, state: Any, labels: tuple[str, ...]) -> Iterable[str]:
    """The last of several moves is forgotten."""
    return labels[:-1] if len(labels) > 1 else labels


def without_limit(exercise: Exercise, state: Any, labels: tuple[str, ...]) -> Iterable[str]:
    """Any number of sticks is taken; piles are split in half."""
    game = game_of(exercise)
    if isinstance(game, Nim) and game.take:
        free = Nim(game.start.sizes, None)
        return _once(free.label(after) for _, after in free.moves(state))
    if isinstance(game, Grundy):
        halves = [size for size in state.sizes if size % 2 == 0]
        return (*labels, *_once(_halved(state.sizes, size) for size in halves))
    return labels


def _halved(sizes: tuple[int, ...], size: int) -> str:
    rest = list(sizes)
    rest.remove(size)
    return " ".join(map(str, sorted((*rest, size // 2, size // 2), reverse=True)))


def _once(labels: Iterable[str]) -> tuple[str, ...]:
    return tuple({sorted_piles(label): label for label in labels}.values())


def every_move(exercise: Exercise, state: Any, labels: tuple[str, ...]) -> Iterable[str]:
    """A state for every move, also where two lead to the same."""
    right = {sorted_piles(label): label for label in labels}
    game = game_of(exercise)
    return [right[sorted_piles(game.label(after))] for _, after in game.moves(state)]


def beyond_the_end(exercise: Exercise, state: Any, labels: tuple[str, ...]) -> Iterable[str]:
    """The game goes on after somebody has won, or where too few sticks are left to move."""
    spec = spec_of(exercise.given)
    if labels or spec is None:
        return labels
    if spec.name == "tictactoe":
        sign = "X" if state.count("X") == state.count("O") else "O"
        places = [place for place, square in enumerate(state) if square == EMPTY]
        return [state[:place] + sign + state[place + 1 :] for place in places]
    if spec.name == "line":
        own, theirs = state.max, state.min
        mine = own if state.mover is Mover.MAX else theirs
        other = theirs if state.mover is Mover.MAX else own
        steps = [mine + step for step in (-1, 1) if mine + step != other]
        seats = [to for to in steps if 1 <= to <= spec.squares]
        return [f"{to},{other}" if state.mover is Mover.MAX else f"{other},{to}" for to in seats]
    if spec.name == "nim":
        left = (place for place, size in enumerate(state.sizes) if size)
        fewer = ([n - (at == place) for at, n in enumerate(state.sizes)] for place in left)
        return _once(" ".join("I" * size or "0" for size in sizes) for sizes in fewer)
    return labels


def wrong_winner(exercise: Exercise) -> Answers:
    """The ends are worth what they are worth to the other player."""
    return _ends_worth(exercise, _lost)


def to_who_moves(exercise: Exercise) -> Answers:
    """The ends are worth what they are worth to who is to move there."""
    return _ends_worth(exercise, _to_mover)


def _ends_worth(exercise: Exercise, ends: Callable[[Game[Any], Any], Score]) -> Answers:
    """The ends are worth something else, and all above them what follows."""
    if _grows(exercise):
        return answering(ends=ends)(exercise)
    game, tree = game_of(exercise), exercise.tree
    payoffs = list(tree.payoffs)
    for leaf in tree.leaves:
        state = state_at(game, tree, leaf)
        if payoffs[leaf] is not None and state is not None and not game.moves(state):
            payoffs[leaf] = ends(game, state)
    return played(exercise) | searched(exercise, tree.with_payoffs(payoffs), exercise.rules)


def whoever_moves(exercise: Exercise) -> Answers:
    """A state is worth what it was worth before, also where the other player is to move."""
    tree = exercise.tree
    if exercise.kind == "game-graph" and not game_graph.is_drawn(exercise.given):
        return _one_mover(exercise)
    if _grows(exercise):
        return _merged(exercise)
    values = METHODS[exercise.method].run(tree, exercise.rules._replace(range=None)).values
    known: dict[tuple[str, ...], Payoff] = {}
    for node in tree:
        known.setdefault(sorted_piles(tree.shape.states[node] or ""), values[node])
    merged: Answers = {
        blank: known[sorted_piles(tree.shape.states[blank.node] or "")]
        for blank in exercise.asked.get(Ask.VALUE, {}).values()
    }
    return dict(solution(exercise)) | merged


def _merged(exercise: Exercise) -> Answers:
    """Of a tree that is grown: each value is that of the first node with the same state."""
    right = dict(solution(exercise))
    states = {blank.node: entry for blank, entry in right.items() if blank.ask is Ask.STATE}
    values = {blank: entry for blank, entry in right.items() if blank.ask is Ask.VALUE}
    known: dict[tuple[str, ...], Entry] = {}
    for blank in sorted(values):
        label = sorted_piles(str(states.get(blank.node)))
        right[blank] = known.setdefault(label, values[blank])
    return right


class EveryoneTakesMost(DrawnGraph):
    """MIN takes the largest value, too."""

    def best(self, node: NodeId, numbers: Sequence[Score], count: int) -> Score | None:
        """The most, whoever moves."""
        return max(numbers) if numbers else None


class FirstArrows(DrawnGraph):
    """Of the arrows that lead to one state, only the first is seen."""

    def after(self, node: NodeId) -> list[NodeId]:
        """Where arrows lead that no other has led to before; all where there is no such one."""
        own = [child for child in self.tree.children(node) if child not in self.same]
        return own or super().after(node)


def drawn_otherwise(way: type[DrawnGraph]) -> Callable[[Exercise], bool]:
    """Whether somebody who values a drawn graph like this writes anything else."""

    def possible(exercise: Exercise) -> bool:
        drawn = exercise.kind == "game-graph" and game_graph.is_drawn(exercise.given)
        return drawn and answering(way=way)(exercise) != solution(exercise)

    return possible


def _one_mover(exercise: Exercise) -> Answers:
    """Of a graph: each row is one state, of the player who is first to move there."""
    graph = game_graph.graph_given(exercise.given)
    movers, waiting = dict([graph.start]), [graph.start]
    for place in waiting:
        new = [after for after in graph.after(place) if after[0] not in movers]
        movers |= dict(new)
        waiting += new
    right = items.answers(game_graph.items(exercise.tree, exercise.rules, exercise.given))
    found: dict[str, Entry] = {tick_name(place): True for place in waiting[1:]}
    found |= {"states": len(waiting), "nodes": right["nodes"]}
    for label in reversed([row for row in graph.rows if row in movers]):
        place, after = (label, movers[label]), graph.after((label, movers[label]))
        values = {value_name(each): found[value_name((each[0], movers[each[0]]))] for each in after}
        worth = graph.worth(place, found | values)
        assert worth is not None, "what a move leads to comes before it here"
        found[value_name(place)] = worth
    return {blank: found[blank.item] for blank in exercise.blanks if blank.item in found}


def asks_values(exercise: Exercise) -> bool:
    """Whether it is asked what the ends of a game are worth."""
    if _grows(exercise):
        return True
    ends = (Blank(leaf, Ask.VALUE) in exercise.blanks for leaf in exercise.tree.leaves)
    return _plays(exercise) and any(ends)


def asks_moves(exercise: Exercise) -> bool:
    """Whether it is asked where the moves of a game lead."""
    return Ask.SUCCESSORS in exercise.asked


def _plays(exercise: Exercise) -> bool:
    return any(ask.row.play is not None for ask in exercise.asked)


def differs(labels: Labels) -> Callable[[Exercise], bool]:
    """Whether somebody who plays like this writes anything else."""

    def possible(exercise: Exercise) -> bool:
        asked = asks_moves(exercise) or _grows(exercise)
        return asked and leads_to(labels)(exercise) != solution(exercise)

    return possible


def repeats(exercise: Exercise) -> bool:
    """Whether a state stands at nodes of both players that are worth different things."""
    return asks_values(exercise) and whoever_moves(exercise) != solution(exercise)
