"""What is said of the graph of a game as it is drawn, its states played anew along its arrows."""

from __future__ import annotations

from plain_games import alike
from plain_graph import PlainGraph

from exercises.exercise_files.exercise_table import exercise_table
from resources.words import say
from truths.beside import LedSheet, numbers
from truths.core import says
from truths.state_graphs import _state


class LedDrawing(LedSheet):
    """What stands in each node, and what it is worth, by what is written in those before it."""

    whole = False  # whether some of the values are taken for all

    def __init__(self, exercise, given=None, said_no=()) -> None:
        super().__init__(exercise, given, said_no)
        self.plain = PlainGraph(exercise_table(exercise, with_solution=True))
        self.game, self.paths = self.plain.game, {p: n for n, p in self.plain.names.items()}
        self.order, self.all_max = self._order(), False
        self.ends = {"max": 1, "min": 1}  # how often what an end is worth counts, by who is to move

    def believing(self, about):
        """The same graph for who takes the ends, the players, the arrows or states for others."""
        led = LedDrawing(self.exercise)
        if about == say("about-GT-UTILITY"):
            led.ends = {"max": -1, "min": -1}
        elif about == say("about-GT-MOVER"):
            led.ends = {"max": 1, "min": -1}
        elif about == say("about-GG-ALLMAX"):
            led.all_max = True
        elif about == say("about-GG-FIRSTARROW"):
            own = {path: [p for p in self.paths if p and p[:-1] == path] for path in self.paths}
            led.order = {path: own[path] or after for path, after in led.order.items()}
            led.whole = True
        else:
            assert about == say("about-GT-MERGED"), about
            first = {}
            for path in sorted(self.paths):
                first.setdefault(alike(self.plain.states[path][0]), path)
            firsts = {p: first[alike(self.plain.states[p][0])] for p in self.paths}
            led.given = {self.named(p): self.at(self.named(to)) for p, to in firsts.items()}
        return led

    def path(self, name):
        return tuple(map(int, name[1:].split("."))) if name[1:] else ()

    def named(self, path, what="v"):
        return f"{what}{'.'.join(map(str, path))}"

    def _order(self):
        """What is settled before what: all that follows is known, else somebody can win."""
        found, waiting = {}, sorted(self.paths, key=lambda path: (len(path), path))[::-1]
        while waiting:
            after = {path: self.plain.after(path) for path in waiting}
            whole = [path for path in waiting if all(each in found for each in after[path])]
            won = [path for path in waiting if self.wins(path, found)]
            for path in whole[:1] or won[:1] or waiting:
                found[path] = [each for each in after[path] if each in found]
            waiting = [path for path in waiting if path not in found]
        return found

    def wins(self, path, known):
        """Whether who moves there can win by what is known in truth."""
        good = 1 if self.plain.states[path][1] == "max" else -1
        return any(
            self.plain.worths[each] == good for each in self.plain.after(path) if each in known
        )

    def label(self, path):
        return self.plain.states[()][0] if not path else self.at(self.named(path, "s"))

    def below(self, name):
        return [self.at(self.named(each)) for each in self.order[self.path(name)]]

    def settles(self, name):
        """What settles a node, if anything does."""
        path, values = self.path(name), self.below(name)
        if not values:
            return None
        rising = self.plain.states[path][1] == "max" or self.all_max
        best = max(values) if rising else min(values)
        won = best > 0 if rising else best < 0
        whole = self.whole or len(values) == len(self.plain.after(path))
        return best if won or whole else None

    def led_to(self, path):
        label, mover = self.label(path[:-1]), self.plain.states[path[:-1]][1]
        moves = [left for name, left in self.moves(label, mover) if name == self.plain.moves[path]]
        right = self.plain.states[path][0]
        return right if alike(right) in map(alike, moves) or not moves else moves[0]

    def place(self, name):
        """The state at an end, if the game is over in it, and who is to move."""
        path = self.path(name)
        label, mover = self.label(path), self.plain.states[path][1]
        return (self.plain.states[path][0] if self.moves(label, mover) else label), mover

    def moves(self, label, mover):
        if self.game.name == "tictactoe":  # who moves is seen on a board
            mover = "max" if label.count("X") == label.count("O") else "min"
        return self.game.moves(label, mover)

    @property
    def sizes(self):
        return {name: self.plain.size(path) for name, path in self.plain.names.items()}

    def unrolled(self):
        return self.plain.size(())

    def due(self, name):
        if name == "positions":
            return len({alike(self.label(path) or "") for path in self.paths})
        if name == "nodes":
            return self.plain.size(())
        if name == "best":
            after = list(dict.fromkeys(self.plain.after(())))
            values = [self.at(self.named(each)) for each in after]
            best = (max if self.plain.states[()][1] == "max" else min)(values)
            chosen = self.given.get("best")
            if chosen is not None and values[int(chosen) - 1] == best:
                return self.paths[after[int(chosen) - 1]]
            return self.paths[after[values.index(best)]]
        path = self.path(name)
        if name.startswith("s"):
            return self.led_to(path)
        if self.plain.after(path):
            best = self.settles(name)
            return 0 if best is None else best
        label, mover = self.place(name)
        return self.game.worth(label, mover) * self.ends[mover]


@says(
    "why-drawn-state",
    "The arrow “{move}” leads from {start}, where {before} stands, to {node}: {state}.",
)
def _(c, move, start, before, node, state):
    path = c.r.path(c.blank.item)
    named = (c.r.paths[path], c.r.paths[path[:-1]]) == (node, start)
    stood = (c.r.label(path[:-1]), c.r.plain.states[path[:-1]][0])
    return (
        named
        and alike(_state(before)) in map(alike, stood)
        and move == c.r.plain.moves[path].replace("->", "→")
        and _state(state) == c.r.led_to(path)
    )


@says("why-drawn-circle", "At {node} nobody can force a win: play goes in circles.")
def _(c, node):
    return c.r.paths[c.r.path(c.blank.item)] == node and c.r.settles(c.blank.item) is None


@says(
    "why-drawn-won",
    "At {node} {mover} can win at once, whatever the other moves are worth: {values}.",
)
def _(c, node, mover, values):
    path, best = c.r.path(c.blank.item), c.r.settles(c.blank.item)
    wins = best > 0 if mover == "MAX" else best < 0
    named = c.r.paths[path] == node and c.r.plain.states[path][1] == mover.lower()
    return named and wins and numbers(values) == c.r.below(c.blank.item)


@says(
    "why-drawn-positions", "There are {states} states, and {left} different positions among them."
)
def _(c, states, left):
    return (int(states), int(left)) == (len(c.r.paths), c.r.due("positions"))


@says("why-grown-move", "{mover} takes the best of these: {values}.")
def _(c, mover, values):
    told = dict(each.rsplit(": ", 1) for each in values.split(", "))
    after = dict.fromkeys(c.r.plain.after(()))
    worths = {c.r.paths[path]: c.r.at(c.r.named(path)) for path in after}
    right = {name: worth for name, worth in worths.items() if worth is not None}
    same = {name: numbers(worth)[0] for name, worth in told.items()} == right
    return same and mover.lower() == c.r.plain.states[()][1]


@says("hint-drawn-state-where", "Look at {start}, and at the arrow from there to {node}.")
def _(c, start, node):
    path = c.r.path(c.blank.item)
    return (c.r.paths[path[:-1]], c.r.paths[path]) == (start, node)


@says("hint-drawn-state", "Do in {start} what the arrow says, “{move}”, and write what is left.")
def _(c, start, move):
    path = c.r.path(c.blank.item)
    drawn = c.r.plain.moves[path].replace("->", "→")
    return c.r.paths[path[:-1]] == start and drawn == move


@says(
    "hint-drawn-value-where",
    "No arrow leaves {node}: the game is over there. Who has won?",
    "Look at the nodes that the arrows of {node} lead to.",
)
def _(c, node):
    return c.r.paths[c.r.path(c.blank.item)] == node


@says(
    "hint-drawn-value",
    "An end is worth most where MAX has won, least where MIN has won, and 0 for a draw.",
    "{mover} takes the best of the values that its arrows lead to.",
)
def _(c, mover=None):
    path = c.r.path(c.blank.item)
    if mover is None:
        return c.r.plain.after(path) == []
    return c.r.plain.states[path][1] == mover.lower() and c.r.plain.after(path) != []


@says("hint-drawn-move-where", "Compare the nodes that the arrows of the first state lead to.")
def _(c):
    return len(set(c.r.plain.after(()))) > 1


@says(
    "hint-grown-move",
    "Whoever moves at the root takes what is best for them: MAX the largest value, MIN the "
    "smallest.",
)
@says(
    "hint-drawn-positions-where",
    "Look for nodes of MAX and of MIN with the same position in them.",
)
@says(
    "hint-drawn-positions",
    "Count every position once, even where one node of MAX and one of MIN show it.",
)
def _(c):
    return True


@says(
    "given-drawn-graph",
    "In the graph every state stands once, with who is to move in it: the same position with MAX "
    "to move and with MIN to move are two states. Every arrow is a move. Write into each node the "
    "state that its arrows lead to, and what it is worth to MAX.",
    "In the graph every state stands once, with who is to move in it: the same position with MAX "
    "to move and with MIN to move are two states. Every arrow is a move. Write into each node the "
    "state that its arrows lead to, and what it is worth to MAX. Where play can go in circles, "
    "whoever can win does; a state from which nobody can force a win is worth 0.",
)
def _(c):
    once = {(alike(label), mover) for label, mover in c.r.plain.states.values()}
    return c.r.game.options.get("symmetric") is None or len(once) == len(c.r.plain.states)
