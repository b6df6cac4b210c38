"""The engine of a match: how far it looks, what it finds there, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from exercises.matches.match import Match
from exercises.matches.move_names import move_words, short_name
from resources.words import Message
from search.games.lookahead import Lookahead, ReachedValue
from search.games.state_graph import MOST_STATES, graph_tree, state_values
from search.games.unrolling import states, tree_size, unroll
from search.methods import METHODS
from search.methods.mcts_steps import BackUp, Play, node_name
from search.methods.monte_carlo import Counted, MonteCarlo
from search.numbers import as_int
from search.rules import Range, Rules
from search.trace import Record, Trace
from search.tree import GameTree, NodeId, Score, TreeError

MOST_PLIES = 9
MOST_PLAYOUTS, USUAL_PLAYOUTS = 5_000, 200
ENDLESS = 1_000
"""More plies than any game has that can be played here."""
MOST_SHOWN = 40
"""A tree with more nodes can't be looked at beside the board; it is shown to a lesser depth."""
MOST_EXPLORED = 2_000
MOST_ASKED = 40
"""Of more nodes nobody wants to make an exercise on the way."""

OUTCOMES = Range(-1, 1)
"""What a game is worth at least and at most."""

CancelCheck = Callable[[], Any]
"""Called at every state that is looked at; raises where nobody waits any more."""


class Strength(NamedTuple):
    """How the engine plays."""

    random: bool = False
    plies: int = 3
    cuts: bool = True
    sure: bool = False  # it knows that nothing is worth more than a win, and looks no further then
    playouts: int = 0  # so many games it plays out at random, and looks ahead no further


class Look(NamedTuple):
    """What is looked at from one state, as a search of a tree that can be shown.

    Where the search goes deeper than is shown, what it finds below stands in the leaves.
    """

    trace: Trace
    plies: int
    shown: int | None  # how many of the plies are shown; None where all are
    stopped: bool  # whether it stopped looking somewhere before the end


class MoveWorth(NamedTuple):
    """What a move is worth to the end, and the best answer to it, if there is one."""

    worth: ReachedValue
    answer: Message | None


def look(
    match: Match, strength: Strength, rules: Rules, check_cancelled: CancelCheck = lambda: None
) -> Look:
    """Search the tree from the state that stands, as deep as the engine looks."""
    if strength.playouts:
        return _look_by_playouts(match, strength, rules, check_cancelled)
    ahead, shown = (
        Lookahead(match.game, match.past, check_cancelled),
        _deepest(match, MOST_SHOWN, strength.plies),
    )
    tree = _tree(match, ahead, shown, strength.plies - shown)
    method = METHODS["alpha-beta" if strength.cuts else "minimax"]
    hidden = shown < strength.plies and ahead.asked
    if strength.sure:
        rules = rules._replace(range=OUTCOMES)
    return Look(method.run(tree, rules), strength.plies, shown if hidden else None, ahead.stopped)


def _look_by_playouts(
    match: Match, strength: Strength, rules: Rules, check_cancelled: CancelCheck
) -> Look:
    """Grow a tree by playouts, and show as much of it as can be seen, with its counts."""
    search = MonteCarlo[Any](match.game, match.state, rules._replace(seed=len(match.played)))
    for _ in range(strength.playouts if match.moves else 0):
        check_cancelled()
        search.grow()
    shown = _deepest(match, MOST_SHOWN, strength.plies)
    tree = _tree(match, Lookahead(match.game, match.past, check_cancelled), shown, 0)
    if len(tree) > 1:  # nothing is known of a leaf but its counts
        tree = tree.with_payoffs([None] * len(tree))
    record: Record = []

    def tell(node: NodeId, counted: Counted[Any]) -> None:
        if counted.visits:
            record.append((BackUp, node, _called(tree, node), *search.count(counted)))
            for child, below in zip(tree.children(node), search.children(counted), strict=False):
                tell(child, below)

    tell(GameTree.ROOT, search.root)
    best, value = search.final(search.root), Fraction(0)
    if best is not None and tree.children(GameTree.ROOT):
        move = tree.children(GameTree.ROOT)[search.children(search.root).index(best)]
        value = Fraction(best.halves, 2 * best.visits)
        names = _called(tree, GameTree.ROOT), tree.shape.moves[move] or _called(tree, move)
        record.append((Play, GameTree.ROOT, as_int(value), (move,), names, rules.final_move))
    trace = Trace(tree, rules, as_int(value), record)
    return Look(trace, strength.plies, None, stopped=False)


def _called(tree: GameTree, node: NodeId) -> str:
    """A node by its letter; a leaf by the move that leads there."""
    return tree.labels[node] or tree.shape.moves[node] or node_name(tree, node)


def answer(match: Match, seen: Look, strength: Strength, dice: Random) -> int:
    """The place of the move that the engine makes: the one that its search found, or any."""
    if strength.random:
        return dice.randrange(len(match.moves))
    tree, root = seen.trace.tree, GameTree.ROOT
    return tree.children(root).index(seen.trace.moves[root])


def to_the_end(match: Match, check_cancelled: CancelCheck = lambda: None) -> Lookahead[Any]:
    """Knows what states are worth from here to the end, and finds each only once."""
    return Lookahead(match.game, match.past, check_cancelled)


def worths(match: Match, ahead: Lookahead[Any]) -> list[MoveWorth]:
    """What each move is worth if both play their best from there on."""
    found: list[MoveWorth] = []
    for place in range(len(match.moves)):
        after = match.play(place)
        below = to_the_end(after) if match.game.loops else ahead
        best = None if after.over else below.best(after.state)
        said = None if best is None else move_words(match.game, after.moves[best][0], after.label)
        found.append(MoveWorth(below.worth(after.state), said))
    return found


def tree_from(match: Match, most: int, ahead: Lookahead[Any]) -> GameTree:
    """The tree from the state that stands, to its end or as deep as so many nodes allow.

    Where it does not reach the end, what the state is worth stands in the leaf.
    """
    return _tree(match, ahead, _deepest(match, most, ENDLESS), None)


def graph_from(match: Match) -> tuple[GameTree, dict[NodeId, Score]] | None:
    """All states from the one that stands on, once each, and what they are worth.

    None where they are more than anybody reads.
    """
    game: Any = copy(match.game)
    game.start = match.state
    try:
        states(game, most=MOST_STATES)
    except TreeError:
        return None
    tree, values = graph_tree(game), state_values(game)
    worths = {
        node: values[game.labelled(tree.shape.states[node] or "", tree.mover(node))]
        for node in tree.inner
    }
    return _with_short_moves(match, tree), worths


def _tree(match: Match, ahead: Lookahead[Any], shown: int, further: int | None) -> GameTree:
    """The tree to a depth; its leaves hold what is found further down, to the end or so deep."""
    tree = unroll(match.game, shown, lambda state: ahead.worth(state, further).value, way=match.way)
    return _with_short_moves(match, tree)


def _with_short_moves(match: Match, tree: GameTree) -> GameTree:
    labels, parents = tree.shape.states, tree.shape.parents
    moves = tuple(
        None if above is None else short_name(match.game, move or "", labels[above] or "")
        for move, above in zip(tree.shape.moves, parents, strict=True)
    )
    return GameTree(tree.shape._replace(moves=moves), tree.payoffs)


def _deepest(match: Match, most: int, plies: int) -> int:
    """How deep a tree of so many nodes can be, of at most so many plies; at least one."""
    depth, size = 1, 0
    while depth < plies:
        deeper = tree_size(match.game, match.way, depth + 1, most)
        if deeper > most or deeper == size:
            break
        depth, size = depth + 1, deeper
    return depth
