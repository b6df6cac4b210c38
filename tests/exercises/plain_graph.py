"""The graph of a game as it is drawn once more: its text taken apart, its states played anew."""

from __future__ import annotations

import re

from plain_games import PlainGame, alike
from plain_keys import once_a_table

OTHER = {"max": "min", "min": "max"}


class PlainGraph:
    """What stands in each node of a graph, by following the moves on its arrows."""

    def __init__(self, table):
        words = table["given"]["game"]
        self.game = PlainGame(words if isinstance(words, str) else " ".join(words))
        self.states, self.names, self.moves, self.refers = {}, {}, {}, {}
        self.read(table["tree"])
        self.arrows = {path: [] for path in self.moves}
        for path in self.moves:
            if path:
                self.arrows[path[:-1]].append(
                    self.names[self.refers[path]] if path in self.refers else path
                )
        self.worths = self.settled()

    def read(self, text):
        """Every node by its path; a leaf such as "→ C" is the node that it names."""
        words = re.findall(r'"[^"]*">|\w+:|"[^"]*"|max|min|[\[\]?]', text)
        path, count, move, name, state = [], [0], "", "", ""
        for word in words:
            if word.endswith('">'):
                move = word[1:-2]
            elif word.endswith(":"):
                name = word[:-1]
            elif word.startswith('"'):
                state = word[1:-1]
            elif word == "[":
                path.append(count[-1] - 1)
                count.append(0)
            elif word == "]":
                path.pop()
                count.pop()
            else:
                here = (*path, count[-1])[1:]
                count[-1] += 1
                self.moves[here] = move
                if state.startswith("→ "):
                    self.refers[here] = state[2:]
                else:
                    self.names[name] = here
                    self.states[here] = self.led_to(here, state)
                move = name = state = ""

    def led_to(self, path, given):
        """What a move leads to, and who is to move there."""
        if not path:
            return given, self.game.options.get("first", "max")
        label, mover = self.states[path[:-1]]
        after = [left for name, left in self.game.moves(label, mover) if name == self.moves[path]]
        return after[0], OTHER[mover]

    def after(self, path):
        """The nodes to which arrows lead from one."""
        return self.arrows[path]

    def settled(self):
        """What each node is worth: the more MAX can force, and the less MIN can."""
        ends = {p: self.game.worth(*self.states[p]) for p in self.states if not self.after(p)}
        if self.game.name != "line":
            return {path: self.played(path, ends) for path in self.states}
        won = {}
        for player, worth in (("max", 1), ("min", -1)):
            found = {path for path in ends if ends[path] == worth}
            while True:
                more = {
                    path
                    for path in self.states
                    if self.after(path)
                    and (any if self.states[path][1] == player else all)(
                        each in found for each in self.after(path)
                    )
                }
                if more <= found:
                    break
                found |= more
            won |= dict.fromkeys(found, worth)
        return {path: won.get(path, 0) for path in self.states}

    def played(self, path, ends):
        after = self.after(path)
        if not after:
            return ends[path]
        best = max if self.states[path][1] == "max" else min
        return best(self.played(each, ends) for each in after)

    def size(self, path):
        return 1 + sum(map(self.size, self.after(path)))

    def due(self, blank, told):
        """What belongs in a blank; a state as it is told, if that is the same."""
        name, ask = blank.split(":")
        if name == "positions":
            return str(len({alike(label) for label, _ in self.states.values()}))
        if name == "nodes":
            return str(self.size(()))
        if name == "best":
            values = [self.worths[path] for path in dict.fromkeys(self.after(()))]
            best = max if self.states[()][1] == "max" else min
            return str(values.index(best(values)) + 1)
        path = tuple(map(int, name.split("."))) if name else ()
        if ask == "value":
            return str(self.worths[path])
        label = self.states[path][0]
        return told if told and alike(told) == alike(label) else label


graph_of = once_a_table(PlainGraph)


def drawn(table, blank):
    """What belongs in a blank of a graph that is drawn."""
    return graph_of(table).due(blank, table["solution"].get(blank))
