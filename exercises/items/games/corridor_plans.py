"""How Pacman plans in a corridor: what is given of it, and what he thinks of his plans.

Given are `dots`, and `ghosts` if there are any, by their places with Pacman's start as 0; `depth`,
how many moves of his he plans; `by`, how he evaluates, in one way or in two; `steps`, how often he
plans; `prefers`, the move that he takes where both are best.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from itertools import product

from exercises.exercise import Given
from exercises.items import GivenError, given_texts
from resources.words import Message, message, placed
from search.games.corridor import CAUGHT, STEPS, Corridor, CorridorState, Evaluation, evaluate
from search.games.unrolling import unroll
from search.numbers import as_int
from search.tree import MOST_LETTERS, GameTree, NodeId, Score

MOST_DEPTH, MOST_STEPS, FARTHEST, MOST_DOTS, MOST_GHOSTS = 4, 4, 20, 6, 2
LONG = 80
"""After so many steps it is sure whether he goes to and fro for ever."""
Plan = tuple[str, ...]


class Fate(Enum):
    """What becomes of him."""

    EATS = "eats"  # all dots
    STARVES = "starves"  # he goes to and fro, with dots left that he never eats


class Pacman:
    """How he plans; whoever is mistaken does one thing otherwise."""

    def __init__(self, given: Given, by: Evaluation | None = None) -> None:
        self.dots, self.ghosts = _places(given, "dots"), _places(given, "ghosts")
        self.depth = _whole(given, "depth", MOST_DEPTH)
        self.steps = _whole(given, "steps", MOST_STEPS)
        ways = evaluations(given)
        self.by = ways[0] if by is None else by
        self.prefers = _word(dict(given).get("prefers", tuple(STEPS))[0], "prefers", list(STEPS))
        self.start = CorridorState(0, self.dots, self.ghosts)
        if self.ghosts and (self.steps > 1 or self.depth * (1 + len(self.ghosts)) > MOST_DEPTH):
            raise GivenError(placed(message("given-ghosts"), "given", "ghosts"))
        if self.ghosts and len(ways) > 1:
            raise GivenError(placed(message("given-ghosts-by"), "given", "by"))

    @property
    def plans(self) -> list[Plan]:
        """All that he can do."""
        return list(product(STEPS, repeat=self.depth))

    @property
    def nearest(self) -> bool:
        """Whether the way to the nearest dot counts."""
        return self.by is Evaluation.NEAREST

    def dots_left(self, start: CorridorState, end: CorridorState) -> int:
        """How many dots are left at the end of a plan."""
        return len(end.dots)

    def way(self, start: CorridorState, end: CorridorState) -> int:
        """How far it is from the end of a plan to the nearest dot."""
        return end.way

    def value(self, dots: Score, way: Score) -> Score | None:
        """What a state is worth with so many dots left and so far from the nearest one."""
        if self.nearest and way == -1:
            return None
        near = Fraction(1, 2) / (way + 1) if self.nearest else Fraction(0)
        return as_int(near - dots)

    def best_moves(self, values: Mapping[Plan, Score]) -> set[str]:
        """The first moves of the best plans."""
        most = max(values.values(), default=None)
        return {plan[0] for plan, value in values.items() if value == most}

    def read(self, tree: GameTree) -> GameTree:
        """The tree as he sees it."""
        return tree

    def taken(self, best: Iterable[str]) -> str:
        """The move that he makes."""
        moves = set(best)
        return self.prefers if self.prefers in moves or not moves else moves.pop()

    def fate(self) -> Fate:
        """What becomes of him."""
        return Fate.STARVES if self.at_last().dots else Fate.EATS

    def at_last(self) -> CorridorState:
        """Where it is sure what becomes of him, as where he was before with the same dots left."""
        state, seen = self.start, set[tuple[int, tuple[int, ...]]]()
        for _ in range(LONG):
            if not state.dots or (state.pacman, state.dots) in seen:
                break
            seen.add((state.pacman, state.dots))
            state = self._stepped(state)
        return state

    def reaches_a_dot(self, state: CorridorState) -> bool:
        """Whether one of his plans from here eats something."""
        return any(after(state, plan).dots != state.dots for plan in self.plans)

    def walk(self, steps: int) -> list[CorridorState]:
        """Where he comes if he plans anew before every step; the start is the first."""
        states = [self.start]
        for _ in range(steps):
            states.append(self._stepped(states[-1]))
        return states

    def _stepped(self, state: CorridorState) -> CorridorState:
        """Where he comes by one step of the best plan from here."""
        ends = {plan: after(state, plan) for plan in self.plans}
        values = {plan: evaluate(self.by, len(end.dots), end.way) for plan, end in ends.items()}
        best = Pacman.best_moves(self, values)
        return state.moved(STEPS[self.taken(best)])

    def state_at(self, tree: GameTree, node: NodeId) -> CorridorState:
        """Where everybody is at a node of the tree of his plans."""
        moves = [tree.shape.moves[each] for each in (node, *tree.ancestors(node))][-2::-1]
        return after(self.start, tuple(filter(None, moves)))


def after(state: CorridorState, moves: Sequence[str]) -> CorridorState:
    """The state after some moves."""
    for move in moves:
        state = state.moved(STEPS[move])
    return state


def evaluations(given: Given) -> tuple[Evaluation, ...]:
    """How he judges states: in one way, or first in one and then in the other."""
    known = [each.value for each in Evaluation]
    words = dict(given).get("by", known[:1])
    return tuple(Evaluation(word) for word in dict.fromkeys(_word(w, "by", known) for w in words))


def plan_tree(given: Given) -> GameTree:
    """The tree of his plans: what its ends are worth is not written there, but their letters."""
    whole = valued(given)
    letters = iter("abcdefghijklmnop")
    names = tuple(next(letters) if whole.is_leaf(node) else None for node in whole)
    states = (drawn(Pacman(given).start), *[None] * (len(whole) - 1))
    shape = whole.shape._replace(names=names, states=states)
    return GameTree(shape, [None] * len(whole))


def drawn(state: CorridorState) -> str | None:
    """The corridor from its first to its last sign; None where that is too long."""
    signs = dict.fromkeys(state.dots, "•")
    for ghost in state.ghosts:
        signs[ghost] = "G" + signs.get(ghost, "")
    signs[state.pacman] = "P"
    cells = [signs.get(at, "_") for at in range(min(signs), max(signs) + 1)]
    text = " ".join(cells)
    return text if len(text) <= MOST_LETTERS else None


def valued(given: Given) -> GameTree:
    """The tree of his plans with what they are worth."""
    pacman = Pacman(given)
    return unroll(Corridor(pacman.start, pacman.depth, pacman.by))


def filled(plans: GameTree, given: Given) -> GameTree:
    """The same, for a tree of his plans without."""
    return valued(given)


def explained(given: Given) -> Message:
    """Where everybody is, and how Pacman plans."""
    pacman = Pacman(given)
    return message(
        "given-corridor",
        dots=shown_places(pacman.dots),
        count=len(pacman.dots),
        ghosts=shown_places(pacman.ghosts),
        many=len(pacman.ghosts),
        depth=pacman.depth,
        by=pacman.by.value if len(evaluations(given)) == 1 else "both",
        caught=f"{CAUGHT}".replace("-", "−"),
        prefers=message(f"go-{pacman.prefers.lower()}"),
    )


def shown_places(places: Iterable[int]) -> str:
    """Places in a sentence."""
    return ", ".join(map(str, places)).replace("-", "−") or "–"


def _places(given: Given, name: str) -> tuple[int, ...]:
    texts = dict(given).get(name, ()) if name == "ghosts" else given_texts(given, name)
    most = MOST_GHOSTS if name == "ghosts" else MOST_DOTS
    texts = tuple(re.sub("^[Ww]", "-", re.sub("^[Ee]", "", text)) for text in texts)  # E3 and W2
    digits = [text.removeprefix("-") for text in texts]
    whole = all(each.isascii() and each.isdecimal() and len(each) < 3 for each in digits)
    found = tuple(map(int, texts)) if whole else (0,)
    twice = name == "dots" and len(set(found)) < len(found)
    if twice or len(found) > most or not all(0 < abs(place) <= FARTHEST for place in found):
        wrong = message("given-places", most=most, farthest=FARTHEST)
        raise GivenError(placed(wrong, "given", name))
    return found


def _whole(given: Given, name: str, most: int) -> int:
    text = dict(given).get(name, ("1",))[0]
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and 1 <= int(text) <= most):
        raise GivenError(placed(message("given-whole", least=1, most=most), "given", name))
    return int(text)


def _word(word: str, name: str, known: Sequence[str]) -> str:
    if word not in known:
        wrong = message("given-choice", name=repr(word), known=", ".join(known))
        raise GivenError(placed(wrong, "given", name))
    return word
