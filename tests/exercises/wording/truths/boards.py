"""What is said of boards evaluated by hand, each line looked at by its squares."""

from __future__ import annotations

from fractions import Fraction

from plain_games import ROWS

from search.tree import Mover
from truths.beside import LedSheet
from truths.core import number, reckon, says

NAMES = (*(f"row {n}" for n in "123"), *(f"column {n}" for n in "123"), "diagonal ↘", "diagonal ↙")


class LedBoards(LedSheet):
    """Lines, boards and the nodes above them."""

    @property
    def weights(self):
        """What one, two and three signs alone in a line are worth."""
        given = dict(self.exercise.given)
        if given["by"] == ("counts",):
            return 1, 3, 0
        return tuple(map(Fraction, given.get("weights", ("1", "10", "100"))))

    def called(self, node):
        return self.tree.labels[node] or self.tree.path(node)

    def node(self, name):
        return next(each for each in self.tree if self.called(each) == name)

    def board(self, name):
        """The board that a question is about."""
        return self.tree.shape.states[self.tree.ROOT if len(self.tree) == 1 else self.node(name)]

    def line(self, board, place):
        return "".join(board[int(square)] for square in ROWS[place])

    def line_worth(self, line):
        signs = set(line) - {"_"}
        if len(signs) != 1:
            return 0
        (sign,) = signs
        return self.weights[line.count(sign) - 1] * (1 if sign == "X" else -1)

    def scores(self, board):
        return [self.line_worth(self.line(board, place)) for place in range(8)]

    def believing(self, about):
        return BELIEVERS[about](self.exercise)

    def alone(self, board, sign, number):
        """How many lines have so many of a sign, and else nothing."""
        return len(self.lines_alone(board, sign, number))

    def lines_alone(self, board, sign, number):
        """What these lines are called, by the squares that lie in them."""
        wanted = sorted(sign * number + "_" * (3 - number))
        named = zip(NAMES, ROWS, strict=True)
        return [
            name
            for name, squares in named
            if sorted(board[int(square)] for square in squares) == wanted
        ]

    def below(self, name):
        root = self.tree.ROOT
        node = root if name == "move" else self.node(name)
        return [self.at(self.called(child)) for child in self.tree.children(node)]

    def due(self, name):
        if name == "move":
            values = self.below(name)
            return self.picked(name, values, self.chosen(self.tree.ROOT)(values))
        if len(self.tree) > 1 and self.tree.children(self.node(name)):
            return self.chosen(self.node(name))(self.below(name))
        board = self.board(name)
        if len(self.tree) > 1:
            return sum(self.scores(board))
        if name == "sum":
            return sum(times * self.at(part) for part, times in self.parts())
        if name.startswith("line"):
            return self.line_worth(self.line(board, int(name[4:]) - 1))
        return self.alone(board, name[0], int(name[1]))

    def parts(self):
        """What a sum is made of, each so many times."""
        if dict(self.exercise.given)["by"] == ("lines",):
            return [(f"line{place}", 1) for place in range(1, 9)]
        return [("X2", 3), ("X1", 1), ("O2", -3), ("O1", -1)]

    def chosen(self, node):
        return max if self.tree.mover(node) is Mover.MAX else min


class ForBoth(LedBoards):
    def line_worth(self, line):
        return abs(super().line_worth(line))


class OnlyX(LedBoards):
    def line_worth(self, line):
        return max(0, super().line_worth(line))


class WithoutDiagonals(LedBoards):
    def scores(self, board):
        return super().scores(board)[:6]


class Mixed(LedBoards):
    def line_worth(self, line):
        worth = (0, *self.weights)
        return worth[line.count("X")] - worth[line.count("O")]


BELIEVERS = {
    "lines of O count for X as well": ForBoth,
    "lines of O are left out": OnlyX,
    "the diagonals are left out": WithoutDiagonals,
    "a line with signs of both players counts for each of them": Mixed,
}


@says("why-board-line", "It has {signs}: {value}.")
def _(c, signs, value):
    line = signs.replace("□", "_")
    place = int(c.blank.item.removeprefix("line")) - 1
    return line == c.r.line(c.r.board(""), place) and number(value) == c.r.line_worth(line)


@says("why-board-sum", "{terms} = {value}.")
def _(c, terms, value):
    return _reckoned(terms) == number(value) == c.r.due("sum")


def _reckoned(text):
    """A sum whose later terms may be taken off."""
    first, *rest = text.replace(" − ", " + less ").split(" + ")
    total = reckon(first)
    for term in rest:
        total += -reckon(term[5:]) if term.startswith("less ") else reckon(term)
    return total


@says("why-board-count", "It is {lines}.", "They are {lines}.")
def _(c, lines):
    told = lines.replace(" and ", ", ").split(", ")
    return told == c.r.lines_alone(c.r.board(""), c.blank.item[0], int(c.blank.item[1]))


@says("why-board-count-none", "No line has {number} {sign} and nothing of the opponent.")
def _(c, number, sign):
    many = {"one": 1, "two": 2}[number]
    return c.blank.item == f"{sign}{many}" and not c.r.lines_alone(c.r.board(""), sign, many)


@says("why-board-lines", "What counts is {lines}: {value} in all.")
def _(c, lines, value):
    told = lines.rstrip(")").replace(") and ", "), ").split("), ")
    scores = zip(NAMES, c.r.scores(c.r.board(c.blank.item)), strict=True)
    due = {name: score for name, score in scores if score}
    parts = (part.split(" (") for part in told)
    return {name: number(worth) for name, worth in parts} == due and number(value) == sum(
        due.values()
    )


@says("why-board-lines-none", "None of its lines counts: 0.")
def _(c):
    return not any(c.r.scores(c.r.board(c.blank.item)))


@says("hint-backed-max", "MAX takes the largest of the children's values.")
def _(c):
    return c.r.due(c.blank.item) == max(c.r.below(c.blank.item))


@says("hint-backed-min", "MIN takes the smallest of the children's values.")
def _(c):
    return c.r.due(c.blank.item) == min(c.r.below(c.blank.item))


@says(
    "why-board-counted",
    "X₂ = {X2}, X₁ = {X1}, O₂ = {O2}, O₁ = {O1}: 3·{X2} + {X1} − 3·{O2} − {O1} = {value}.",
)
def _(c, X2, X1, O2, O1, value):  # noqa: N803
    board = c.r.board(c.blank.item)
    told = {("X", 2): X2, ("X", 1): X1, ("O", 2): O2, ("O", 1): O1}
    counted = all(c.r.alone(board, *sort) == int(count) for sort, count in told.items())
    return counted and number(value) == sum(c.r.scores(board))


@says("why-board-move", "{move} is worth {value}, and no other is better.")
def _(c, move, value):
    best = c.r.chosen(c.tree.ROOT)(c.r.below("move"))
    return move == c.r.due("move") and number(value) == c.r.at(move) == best


@says("hint-board-line-where", "Look at the three squares of {line}: whose signs stand there?")
def _(c, line):
    return line == NAMES[int(c.blank.item.removeprefix("line")) - 1]


@says("hint-board-sum-where", "Look at what you wrote for the lines of the board.")
def _(c):
    return c.blank.item == "sum"


@says(
    "hint-board-count-where",
    "Go through the three rows, then the three columns, then the two diagonals: look for "
    "{number} {sign} beside empty squares alone.",
)
def _(c, number, sign):
    return c.blank.item == f"{sign}{ {'one': 1, 'two': 2}[number] }"


@says(
    "hint-board-worth-where",
    "Go through the three rows, the three columns and the two diagonals of the board {board}.",
)
def _(c, board):
    return c.tree.is_leaf(c.r.node(board)) and board == c.blank.item


@says(
    "hint-board-line",
    "A line with signs of X alone is worth {one} for one, {two} for two, {three} for three; with "
    "signs of O alone the same below 0; with both, or none, it is worth 0.",
)
@says(
    "given-boards-lines",
    "Each of the eight lines with signs of X alone is worth {one} for one sign, {two} for two, "
    "{three} for three; with signs of O alone the same below 0; else 0. A board is worth the sum "
    "of its lines.",
)
def _(c, one, two, three):
    told = [number(each) for each in (one, two, three)]
    theirs = [-each for each in told]
    by_signs = [c.r.line_worth((sign * many).ljust(3, "_")) for sign in "XO" for many in (1, 2, 3)]
    return by_signs == told + theirs and c.r.line_worth("XO_") == c.r.line_worth("___") == 0


@says("hint-board-sum", "Add up what the eight lines are worth.")
def _(c):
    if len(c.tree) == 1:
        return c.r.due("sum") == sum(c.r.at(f"line{place}") for place in range(1, 9))
    return c.r.due(c.blank.item) == sum(c.r.scores(c.r.board(c.blank.item)))


@says(
    "hint-board-count",
    "There are eight lines: three rows, three columns, two diagonals. A line with signs of both "
    "players counts for nobody.",
)
def _(c):
    return len(ROWS) == 8


@says(
    "hint-board-counted",
    "Three for each line with two X alone, one for each with one; the same for O, taken off.",
)
@says(
    "given-boards-counted",
    "X₂ is how many of the eight lines have two X and no O, X₁ how many have one X and no O; O₂ "
    "and O₁ alike. A board is worth 3·X₂ + X₁ − 3·O₂ − O₁.",
)
def _(c):
    boards = [c.tree.shape.states[leaf] for leaf in c.tree.leaves]
    return all(
        sum(c.r.scores(board))
        == 3 * c.r.alone(board, "X", 2)
        + c.r.alone(board, "X", 1)
        - 3 * c.r.alone(board, "O", 2)
        - c.r.alone(board, "O", 1)
        for board in boards
    )


@says(
    "hint-board-move",
    "Whoever moves at the root takes the child that is best for them: X the largest value, O the "
    "smallest.",
)
def _(c):
    """Whose turn it was, told by the signs at the ends, is who is called MAX there."""
    for leaf in c.tree.leaves:
        board, above = c.tree.shape.states[leaf], c.tree.parent(leaf)
        last = "X" if board.count("X") > board.count("O") else "O"
        if (c.tree.mover(above) is Mover.MAX) is not (last == "X"):
            return False
    return True
