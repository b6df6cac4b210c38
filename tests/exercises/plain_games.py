"""The games once more, from their rules alone: a state is what stands in a node, and a mover.

Nothing is shared with the program: labels are taken apart anew, and boards are looked at by hand.
"""

from __future__ import annotations

ROWS = ["012", "345", "678", "036", "147", "258", "048", "246"]
SQUARES = [
    "top left",
    "top",
    "top right",
    "left",
    "centre",
    "right",
    "bottom left",
    "bottom",
    "bottom right",
]


class PlainGame:
    """A game as `plywood game` takes it in words."""

    def __init__(self, words):
        self.name, *rest = words.split()
        self.options = {}
        self.numbers = []
        while rest:
            word = rest.pop(0)
            if word == "--symmetric":
                self.options["symmetric"] = True
            elif word.startswith("--"):
                self.options[word[2:]] = rest.pop(0)
            else:
                self.numbers.append(word)

    def sizes(self, label):
        return [len(part) if "I" in part else int(part) for part in label.split()]

    def winner(self, label, mover):
        """Who has won: max, min, nobody; None while the game goes on."""
        if self.name == "tictactoe":
            for row in ROWS:
                if {label[int(place)] for place in row} in ({"X"}, {"O"}):
                    return "max" if label[int(row[0])] == "X" else "min"
            return None if "_" in label else "nobody"
        if self.name == "line":
            mine, theirs = label.split(",")
            if mine == self.numbers[0]:
                return "max"
            return "min" if theirs == "1" else None
        if self.moves(label, mover):
            return None
        other = "min" if mover == "max" else "max"
        return other if self.options.get("last", "wins") == "wins" else mover

    def worth(self, label, mover):
        return {"max": 1, "min": -1, "nobody": 0}[self.winner(label, mover)]

    def moves(self, label, mover):
        """Where each move leads, as pairs of its name and what it leaves."""
        if self.name == "tictactoe":
            if self.winner(label, mover) is not None:
                return []
            sign = "X" if mover == "max" else "O"
            return [
                (SQUARES[place], label[:place] + sign + label[place + 1 :])
                for place in range(9)
                if label[place] == "_"
            ]
        if self.name == "line":
            return [] if self.winner(label, mover) else list(self.steps(label, mover))
        return list(self.piles(self.sizes(label)))

    def steps(self, label, mover):
        first, second = map(int, label.split(","))
        mine, theirs = (first, second) if mover == "max" else (second, first)
        for way in (-1, 1):
            to = mine + way
            if to == theirs:
                to += way
            if 0 < to <= int(self.numbers[0]):
                yield f"to {to}", f"{to},{theirs}" if mover == "max" else f"{theirs},{to}"

    def piles(self, sizes):
        for place, size in enumerate(sizes):
            others = sizes[:place] + sizes[place + 1 :]
            if self.name == "grundy":
                for small in range(1, size):
                    big = size - small
                    if small < big:
                        left = sorted([*others, small, big], reverse=True)
                        yield f"{size} -> {big} + {small}", " ".join(map(str, left))
                continue
            allowed = self.options.get("take")
            counts = range(1, size + 1) if allowed is None else map(int, allowed.split(","))
            for count in counts:
                if count <= size:
                    left = [*sizes[:place], size - count, *sizes[place + 1 :]]
                    name = f"take {count}" if len(sizes) == 1 else f"{size} -> {size - count}"
                    yield name, " ".join("I" * each or "0" for each in left)


def alike(label):
    """A state without the order of its piles."""
    return tuple(sorted(label.split()))


def wrong_in_game(table):
    """The blanks of an exercise about a game whose key is not what the rules say."""
    words = table["given"]["game"]
    game = PlainGame(words if isinstance(words, str) else " ".join(words))
    root = read_states(table["tree"])
    found = []
    for node in root.all():
        for ask, right in asked_at(game, node).items():
            key = f"{node.path}:{ask}"
            if key in table["blanks"] and not agrees(ask, table["solution"].get(key), right):
                found.append(key)
    return found


def asked_at(game, node):
    """What belongs at each blank of a node."""
    right = {"value": value(game, node), "successors": {alike(s) for _, s in game.moves(*node.key)}}
    if node.kids:
        values = [value(game, kid) for kid in node.kids]
        best = right["value"]
        right["best"] = {index for index, each in enumerate(values) if each == best}
    if node.parent is not None:
        named = [s for name, s in game.moves(*node.parent.key) if name == node.move]
        right["state"] = set(map(alike, named))
    return right


def agrees(ask, told, right):
    if ask == "state":
        return alike(told) in right
    if ask == "best":
        return int(told) in right
    if ask == "successors":
        apart = told.replace(", ", ";").split(";") if told != "none" else []
        return [*sorted(map(alike, apart))] == sorted(right)
    return told == str(right)


def value(game, node):
    """What a node is worth: at an end, to whom it is won; where a state comes again, nothing."""
    if not node.kids:
        above = node.parent
        while above is not None:
            if above.key == node.key:
                return 0
            above = above.parent
        if game.winner(*node.key) is None:
            return None
        return game.worth(*node.key)
    values = [value(game, kid) for kid in node.kids]
    if None in values:
        return None
    return max(values) if node.mover == "max" else min(values)


class StateNode:
    """A node of a tree of states."""

    def __init__(self, state, move, mover):
        self.state, self.move, self.mover = state, move, mover
        self.parent, self.kids, self.path = None, [], ""

    @property
    def key(self):
        """The state, and who is to move: at an end, whoever did not move last."""
        if self.mover is not None:
            return self.state, self.mover
        return self.state, "min" if self.parent.mover == "max" else "max"

    def all(self):
        yield self
        for kid in self.kids:
            yield from kid.all()


def read_states(text):
    """The tree of a game in one line of text, letter by letter."""
    place = 0

    def skip():
        nonlocal place
        while place < len(text) and text[place] == " ":
            place += 1

    def quoted():
        nonlocal place
        end = text.index('"', place + 1)
        found, place = text[place + 1 : end], end + 1
        return found

    def item():
        nonlocal place
        skip()
        move = None
        if text[place] == '"':
            first = quoted()
            if text[place] == ">":
                place += 1
                move = first
            else:
                raise AssertionError("every node has a name")
        place = text.index(":", place) + 1
        state = quoted()
        skip()
        start = place
        while place < len(text) and text[place] not in " []":
            place += 1
        word = text[start:place]
        node = StateNode(state, move, word if word in ("max", "min") else None)
        if node.mover is not None:
            place += 1  # [
            skip()
            while text[place] != "]":
                kid = item()
                kid.parent = node
                node.kids.append(kid)
                skip()
            place += 1
        return node

    def number(node):
        for index, kid in enumerate(node.kids):
            kid.path = f"{node.path}.{index}" if node.path else str(index)
            number(kid)

    root = item()
    number(root)
    return root


class GameStudent:
    """Fills in an exercise about a game by its rules, and slips where told, going on from there."""

    def __init__(self, table, slips):
        words = table["given"]["game"]
        self.game = PlainGame(words if isinstance(words, str) else " ".join(words))
        self.blanks, self.slips = set(table["blanks"]), slips
        self.answers = {}
        self.root = read_states(table["tree"])
        self.visit(self.root, self.root.state, [])

    def write(self, path, ask, entry):
        key = f"{path}:{ask}"
        entry = self.slips.get(key, entry)
        if key in self.blanks and entry is not None:
            self.answers[key] = entry
        return entry

    def as_drawn(self, node):
        """What an end is worth where nobody slipped."""
        above = node.parent
        while above is not None:
            if above.drawn == node.drawn:
                return 0
            above = above.parent
        return self.game.worth(*node.drawn) if self.game.winner(*node.drawn) else 0

    def visit(self, node, state, above):
        """Write the state and all below it, then what it is worth; gives the value."""
        drawn, node.state = node.key, state
        node.drawn = drawn
        here = node.key
        moves = self.game.moves(*here)
        leads = list(dict.fromkeys(label for _, label in moves))
        seen = {}
        for label in leads:
            seen.setdefault(alike(label), label)
        self.write(node.path, "successors", "; ".join(seen.values()) or "none")
        values = []
        for kid in node.kids:
            named = [label for name, label in moves if name == kid.move]
            same = [label for label in named if alike(label) == alike(kid.state)]
            due = (same or named or [kid.state])[0]
            values.append(self.visit(kid, self.write(kid.path, "state", due), [*above, here]))
        if node.kids:
            best = max(values) if node.mover == "max" else min(values)
            worth = self.write(node.path, "value", str(best))
            self.write(node.path, "best", str(values.index(best)))
            return int(worth)
        if here in above:
            worth = 0
        elif self.game.winner(*here) is None:
            worth = self.as_drawn(node)  # a game that goes on where the tree ends: nothing follows
        else:
            worth = self.game.worth(*here)
        return int(self.write(node.path, "value", str(worth)))
