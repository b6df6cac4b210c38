"""Sentences about the tree of a game: where moves lead, and what its ends are worth."""

from __future__ import annotations

from functools import reduce
from typing import Any

from exercises.asks import Ask
from exercises.asks.entry import Entry, States
from exercises.asks.state_answers import sorted_piles
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import game_of, state_at
from exercises.judging.follow_through import FollowThrough
from exercises.solution import solution
from exercises.wording.game_rules import game_rules
from exercises.wording.node_names import name
from resources.words import Message, Value, message
from search.games.game import winner
from search.games.state_keys import state_key
from search.games.state_pictures import state_text
from search.tree import GameTree, NodeId


def own_label(exercise: Exercise, followed: FollowThrough, node: NodeId) -> str:
    """What stands in a node on the student's sheet."""
    state = followed.own_states.get(node)
    label = exercise.tree.shape.states[node] or "" if state is None else _label(exercise, state)
    return shown_state(exercise, label)


def shown_state(exercise: Exercise, label: str) -> str:
    """A state of the game of an exercise, as a sentence has it."""
    return state_text(label, game_of(exercise).look)


def _label(exercise: Exercise, state: Any) -> str:
    return game_of(exercise).label(state)


def state_reason(
    exercise: Exercise,
    followed: FollowThrough,
    blank: Blank,
    entry: Entry | None,
    words: dict[str, Value],
) -> Message:
    """Where the moves lead, and what of that an entry has missed."""
    if followed.due.get(blank) is None:
        return nothing_follows(exercise, followed, blank, entry)
    if blank.ask is Ask.SUCCESSORS:
        return _successors(exercise, followed, blank, entry, words)
    tree, parent = exercise.tree, exercise.tree.parent(blank.node)
    assert parent is not None, "the root's state is given"
    words["above"] = own_label(exercise, followed, parent)
    words["move"] = show_move(tree.shape.moves[blank.node] or "")
    return message("why-state", **words)


def nothing_follows(
    exercise: Exercise, followed: FollowThrough, blank: Blank, entry: Entry | None
) -> Message:
    """Why no state follows at a blank with the entries before it, whatever stands there."""
    tree, node = exercise.tree, blank.node
    above = node if blank.ask is Ask.SUCCESSORS else tree.parent(node)
    assert above is not None, "the root's state is given"
    words = {"node": name(tree, node), "parent": name(tree, above)}
    words["filled"] = "no" if entry is None else "yes"
    if followed.own_states.get(above) is None:
        return message("why-state-none", **words)
    words["move"] = show_move(tree.shape.moves[node] or "")
    return message("why-state-stuck", above=own_label(exercise, followed, above), **words)


def _successors(
    exercise: Exercise,
    followed: FollowThrough,
    blank: Blank,
    entry: Entry | None,
    words: dict[str, Value],
) -> Message:
    due = followed.due.get(blank)
    labels = due.labels if isinstance(due, States) else ()
    words["state"] = own_label(exercise, followed, blank.node)
    if not labels:
        return message("why-successors-end", **words)
    words["all"] = _moves(exercise, state_at(game_of(exercise), exercise.tree, blank.node))
    written = entry.labels if isinstance(entry, States) else None
    if written is None:
        return message("why-successors", **words)
    known, listed = ({sorted_piles(each) for each in some} for some in (labels, written))
    illegal = [label for label in written if sorted_piles(label) not in known]
    twice = [label for label in dict.fromkeys(written) if written.count(label) > 1]
    missing = [label for label in labels if sorted_piles(label) not in listed]
    for key, found in (("illegal", illegal), ("twice", twice), ("missing", missing)):
        if found:
            return message(f"why-successors-{key}", found=shown_state(exercise, found[0]), **words)
    return message("why-successors", **words)


def _moves(exercise: Exercise, state: Any) -> Message:
    """Every move from a state, and what it leaves."""
    game = game_of(exercise)
    moves = [
        message("game-move", move=show_move(name), state=state_text(game.label(after), game.look))
        for name, after in {
            sorted_piles(game.label(each[1])): each for each in game.moves(state)[::-1]
        }.values()
    ]
    return reduce(lambda one, other: message("game-moves", one=one, other=other), moves[::-1])


def show_move(move: str) -> str:
    """The name of a move as people see it, never broken across lines at its arrow."""
    return move.replace(" -> ", "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}")


def is_end(exercise: Exercise, blank: Blank) -> bool:
    """Whether a value is asked where a game ends."""
    plays = any(ask.row.play is not None for ask in exercise.asked)
    return plays and exercise.tree.is_leaf(blank.node)


def utility_reason(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """Who has won where a game ends."""
    game, node = game_of(exercise), blank.node
    state = followed.own_states.get(node)
    words["state"] = own_label(exercise, followed, node)
    due = followed.due.get(blank)
    if state is None or game.moves(state):
        key = "loop" if due == 0 and game.loops else "open"
        return message(f"why-utility-{key}", **words)
    return message(f"why-utility-{winner(game.utility(state))}", **words)


def game_hint(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """The rules of the game, with what stands here."""
    words = {**words, "rule": game_rules(exercise)["game"]}
    if is_end(exercise, blank) and blank.ask is Ask.VALUE:
        return message("hint-rule-utility", **words)
    node = blank.node
    if blank.ask is Ask.STATE:
        parent = exercise.tree.parent(node)
        node = GameTree.ROOT if parent is None else parent
        if followed.own_states.get(node) is None:
            return nothing_follows(exercise, followed, blank, followed.given.get(blank))
        words["move"] = show_move(exercise.tree.shape.moves[blank.node] or "")
    words["state"] = own_label(exercise, followed, node)
    return message(f"hint-rule-{blank.ask.value}", **words)


def worked_game(exercise: Exercise) -> list[Message]:
    """The game move by move: where each state leads, and how the ends are worth what they are."""
    tree, game = exercise.tree, game_of(exercise)
    told: list[Message] = []
    if Ask.STATE in exercise.asked:
        for node in tree.inner:
            moves = [
                message(
                    "game-move-to",
                    move=show_move(tree.shape.moves[child] or ""),
                    state=state_text(tree.shape.states[child] or "", game.look),
                    node=name(tree, child),
                )
                for child in tree.children(node)
            ]
            every = reduce(lambda one, other: message("game-moves", one=one, other=other), moves)
            state = state_text(tree.shape.states[node] or "", game.look)
            told.append(message("worked-state", node=name(tree, node), state=state, moves=every))
    for blank, entry in solution(exercise).items():
        if blank.ask is not Ask.SUCCESSORS:
            continue
        key = state_key(tree, blank.node)
        label = "" if key is None else key.state
        words = {"node": name(tree, blank.node), "state": state_text(label, game.look)}
        if entry == States(()):
            told.append(message("worked-end", **words))
        else:
            moves_here = _moves(exercise, state_at(game, tree, blank.node))
            told.append(message("worked-successors", moves=moves_here, **words))
    if Ask.VALUE in exercise.asked:
        told += _worked_ends(exercise)
    return told


def _worked_ends(exercise: Exercise) -> list[Message]:
    """The ends by what they are worth."""
    tree = exercise.tree
    ends: dict[Any, list[str]] = {}
    for leaf in tree.leaves:
        ends.setdefault(tree.payoffs[leaf], []).append(name(tree, leaf))
    return [
        message(
            f"worked-ends-{winner(worth)}",
            nodes=", ".join(nodes),
            count=len(nodes),
            value=show(worth),
        )
        for worth, nodes in sorted(ends.items(), reverse=True)
    ]
