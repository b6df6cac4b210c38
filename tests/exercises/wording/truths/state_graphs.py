"""What is said of the graph of a game, played anew by its rules."""

from __future__ import annotations

from functools import cache, cached_property

from plain_games import PlainGame, alike

from truths.beside import LedSheet
from truths.core import says

OTHER = {"max": "min", "min": "max"}


class LedGraph(LedSheet):
    """Which states come, by what is ticked, and what they are worth, by what is written."""

    def __init__(self, exercise, given=None, said_no=()) -> None:
        super().__init__(exercise, given, said_no)
        self.game = PlainGame(dict(exercise.given)["game"][0])
        self.start = self.tree.shape.states[0], self.game.options.get("first", "max")
        self.rows = [self.start[0]]
        for label in self.rows:
            self.rows += [each for each in self.after(label) if each not in self.rows]
        if self.game.name == "nim":
            self.rows = ["I" * size or "0" for size in range(len(self.start[0]), -1, -1)]

    @cached_property
    def played(self):
        """All states that come in some course of the game."""
        found = [self.start]
        for label, mover in found:
            found += [(each, OTHER[mover]) for each in self.after(label)]
        return {(alike(label), mover) for label, mover in found}

    def after(self, label):
        """What can stand there after a move, each once."""
        left = [left for _, left in self.game.moves(label, "max")]
        return list({alike(each): each for each in reversed(left)}.values())[::-1]

    def place(self, name):
        """What stands there, and who is to move."""
        mover, _, sizes = name.removeprefix("v").partition(".")
        piles = "I" * int(sizes) or "0" if self.game.name == "nim" else sizes.replace("+", " ")
        return piles, mover

    def name(self, label, mover):
        sizes = "+".join(map(str, self.game.sizes(label)))
        return f"{mover}.{sizes}"

    def comes(self, label, mover):
        """Whether the game comes there, as the sheet has it."""
        return (label, mover) == self.start or self.at(self.name(label, mover)) is True

    def at(self, name):
        stands = super().at(name)
        said_no = name[:4] in ("max.", "min.") and (self.ticked or name in self.said_no)
        missed = said_no and name not in self.given
        return None if missed else stands

    def before(self, label, mover):
        """The states from which a move leads there, which are states in truth, too."""
        rows = [row for row in self.rows if alike(label) in map(alike, self.after(row))]
        there = [row for row in rows if self.comes(row, OTHER[mover])]
        return [row for row in there if (alike(row), OTHER[mover]) in self.played]

    def below(self, name):
        label, mover = self.place(name)
        values = [self.at(f"v{self.name(each, OTHER[mover])}") for each in self.after(label)]
        return [value for value in values if value is not None]

    def counted(self, mover):
        return sum(self.comes(row, mover) for row in self.rows)

    @property
    def sizes(self):
        return {row: self.size(row) for row in self.rows}

    @cache  # noqa: B019
    def size(self, label):
        """How many nodes the tree has from here on."""
        return 1 + sum(map(self.size, self.after(label)))

    def unrolled(self):
        """How many nodes come where a state stands wherever it is come to."""

        def below(label):
            return [label, *(each for left in self.after(label) for each in below(left))]

        return len(below(self.start[0]))

    def due(self, name):
        if name == "states":
            return self.counted("max") + self.counted("min")
        if name == "nodes":
            return self.size(self.start[0])
        label, mover = self.place(name)
        if not name.startswith("v"):
            return bool(self.before(label, mover)) or None
        if not self.comes(label, mover):
            return None
        if not self.after(label):
            return self.game.worth(label, mover)
        best = max if mover == "max" else min
        return best(self.below(name), default=None)


def _state(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


@says(
    "why-graph-state",
    "{other} can be to move at {start}, and one move leads from there to {state}.",
)
def _(c, other, start, state):
    label, mover = c.r.place(c.blank.item)
    leads = alike(label) in map(alike, c.r.after(_state(start)))
    return _state(state) == label and leads and c.r.comes(_state(start), OTHER[mover])


@says("why-graph-never", "From no state in which {other} is to move does a move lead to {state}.")
def _(c, other, state):
    label, mover = c.r.place(c.blank.item)
    named = _state(state) == label and other == OTHER[mover].upper()
    return named and not c.r.before(label, mover)


@says("why-graph-nothing", "The game never comes to {state} with {mover} to move.")
def _(c, state, mover):
    place = _state(state), mover.lower()
    return place == c.r.place(c.blank.item) and not c.r.comes(*place)


@says(
    "why-graph-unknown",
    "Moves lead on from {state}, but none of the states after it has a value here.",
)
def _(c, state):
    label, mover = c.r.place(c.blank.item)
    goes_on = c.r.comes(label, mover) and c.r.after(label) != []
    return _state(state) == label and goes_on and c.r.below(c.blank.item) == []


@says("why-grown-max", "The game is over at {state}, and {winner} has won.")
@says("why-grown-min", "The game is over at {state}, and {winner} has won.")
def _(c, state, winner):
    label, mover = c.r.place(c.blank.item)
    return _state(state) == label and winner.lower() == c.r.game.winner(label, mover)


@says("why-grown-draw", "The game is over at {state}, and nobody has won.")
def _(c, state):
    label, mover = c.r.place(c.blank.item)
    return _state(state) == label and c.r.game.winner(label, mover) == "nobody"


@says(
    "why-graph-states",
    "{ours} state with MAX to move and {theirs} with MIN to move.",
    "{ours} states with MAX to move and {theirs} with MIN to move.",
)
def _(c, ours, theirs):
    return (int(ours), int(theirs)) == (c.r.counted("max"), c.r.counted("min"))


@says(
    "why-graph-nodes",
    "The tree from a state on has one node more than the trees from all its successors on have "
    "together. From the end on: {sizes}.",
)
def _(c, sizes):
    told = dict(each.rsplit(": ", 1) for each in sizes.split(", "))
    return {_state(each): int(size) for each, size in told.items()} == c.r.sizes


@says("hint-graph-state-where", "Look at the states in which {other} is to move.")
def _(c, other):
    return other == OTHER[c.r.place(c.blank.item)[1]].upper()


@says(
    "hint-graph-state",
    "{state} with {mover} to move is a state of the game if {other} can be to move at one from "
    "which a move leads there.",
)
def _(c, state, mover, other):
    named = (_state(state), mover.lower()) == c.r.place(c.blank.item)
    return named and other == OTHER[mover.lower()].upper()


@says("hint-graph-worth-where", "Look at {state}, and at whose turn it is.")
def _(c, state):
    return _state(state) == c.r.place(c.blank.item)[0]


@says(
    "hint-grown-value",
    "An end is worth 1 where MAX has won, −1 where MIN has won, 0 for a draw; elsewhere {mover} "
    "takes the best of the values below.",
)
def _(c, mover):
    return mover.lower() == c.r.place(c.blank.item)[1]


@says("hint-graph-states-where", "Look at what is ticked.")
@says("hint-graph-states", "Count each tick once, and the start.")
def _(c):
    ticks = [c.r.name(row, mover) for row in c.r.rows for mover in ("max", "min")]
    ticks.remove(c.r.name(*c.r.start))
    return c.r.due("states") == 1 + sum(c.r.at(each) is True for each in ticks)


@says("hint-graph-nodes-where", "Begin at the end: how many nodes does the tree below it have?")
def _(c):
    return min(c.r.sizes.values()) == 1


@says(
    "hint-graph-nodes",
    "The tree from a state on is the state itself and the tree of each of its successors; a state "
    "that stands in several places counts in each.",
)
def _(c):
    return c.r.unrolled() == c.r.due("nodes")


@says(
    "given-states-once",
    "Tick who can be to move at what stands in each row, and write what each of these states is "
    "worth to MAX. A state is what stands there together with who is to move: the same sticks with "
    "MAX to move and with MIN to move are two states. A state stands once, however many moves lead "
    "to it.",
)
def _(c):
    return c.r.due("states") == c.r.counted("max") + c.r.counted("min")
