"""Boards evaluated by hand: line by line, or by counting lines, and backed up over a tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import partial, reduce

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given, NodeLabel
from exercises.items import GivenError, Item, Written
from exercises.items.equally_good import any_of, best_letters, first_of, tied
from resources.words import Message, Value, message, placed
from search.games.state_pictures import is_board
from search.games.tictactoe import COUNTS_WEIGHTS, LINES, line_scores
from search.numbers import NumberError, as_int, read_decimal, show_number
from search.rules import Rules, Ties
from search.tree import GameTree, Mover, NodeId, Score

Scores = Callable[[str, Sequence[Score]], Sequence[Score]]
"""What each of the eight lines of a board is worth to X, by the weights of so many signs."""


IN_NODE, BELOW_BOARD = NodeLabel(0, "", "−000"), NodeLabel(0, "=", "−000")
"""What a node is worth is written into it, and what a board is worth below it."""


class BoardEvaluation(Enum):
    """How a board is evaluated."""

    LINES = "lines"  # each line by how many signs of one player it has; all added up
    COUNTS = "counts"  # 3 for each line with two X alone, 1 for one; the same for O, against X


COUNTED = {"X2": 2, "X1": 1, "O2": -2, "O1": -1}
"""Lines with so many signs of one player and none of the other, those of O below 0."""
WORTH = {"X2": 3, "X1": 1, "O2": -3, "O1": -1}


def items(
    tree: GameTree, rules: Rules, given: Given, scores: Scores = line_scores
) -> tuple[Item, ...]:
    """One board in parts; in a tree the evaluation of every board, backed up to the move."""
    boards = [tree.shape.states[leaf] for leaf in tree.leaves]
    if rules.depth is not None or not all(board and is_board(board) for board in boards):
        raise GivenError(message("given-boards"))
    way = _way(given)
    weights = _weights(given) if way is BoardEvaluation.LINES else COUNTS_WEIGHTS
    if len(tree) == 1:
        board = str(boards[0])
        lines = _lines if way is BoardEvaluation.LINES else _counts
        return tuple(lines(board, weights, scores))
    inner = sorted(tree.inner, key=tree.depth, reverse=True)
    cells = [_board(tree, leaf, way, weights, scores) for leaf in tree.leaves]
    return (*cells, *(_backed_up(tree, node) for node in inner), _move(tree))


def filled(tree: GameTree, given: Given) -> GameTree:
    """The tree with what its boards are worth."""
    weights = _weights(given) if _way(given) is BoardEvaluation.LINES else COUNTS_WEIGHTS
    boards = tree.shape.states
    return tree.with_payoffs(
        [
            as_int(sum(line_scores(str(boards[node]), weights))) if tree.is_leaf(node) else None
            for node in tree
        ]
    )


def explained(given: Given) -> Message:
    """How boards are evaluated."""
    if _way(given) is BoardEvaluation.COUNTS:
        return message("given-boards-counted")
    one, two, three = map(show_number, _weights(given))
    return message("given-boards-lines", one=one, two=two, three=three)


def _way(given: Given) -> BoardEvaluation:
    word = dict(given).get("by", (BoardEvaluation.LINES.value,))[0]
    known = {way.value: way for way in BoardEvaluation}
    if word not in known:
        unknown = message("given-way", name=repr(word), known=", ".join(known))
        raise GivenError(placed(unknown, "given", "by"))
    return known[word]


def _weights(given: Given) -> tuple[Score, ...]:
    """What one, two and three signs in a line are worth; of two numbers, three signs count 0."""
    texts = dict(given).get("weights", ("1", "10", "100"))
    try:
        weights = tuple(read_decimal(text) for text in texts)
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", "weights")) from None
    if len(weights) not in (2, 3):
        raise GivenError(placed(message("given-weights"), "given", "weights"))
    return (*weights, 0)[:3]


def _cell(
    name: str,
    question: Message,
    answer: Callable[[Written], Entry | None],
    why: Callable[[Written], Message],
    where: Message,
    rule: Message,
    inputs: tuple[str, ...] = (),
) -> Item:
    return Item(name, Ask.CELL, question, answer, why, where=where, rule=rule, inputs=inputs)


def _lines(board: str, weights: Sequence[Score], scores: Scores) -> list[Item]:
    """Each of the eight lines, and their sum."""
    one, two, three = map(show_number, weights)
    rule = message("hint-board-line", one=one, two=two, three=three)
    found: list[Item] = []
    for place, (line, score) in enumerate(zip(LINES, scores(board, weights), strict=True)):
        name = f"line{place + 1}"
        label = message(f"board-line-{place + 1}")
        signs = "".join(board[square] for square in line).replace("_", "□")
        why = message("why-board-line", signs=signs, value=show_number(score))
        found.append(
            _cell(
                name,
                message("item-board-line", line=label),
                lambda _, score=score: score,  # type: ignore[misc]
                lambda _, why=why: why,  # type: ignore[misc]
                message("hint-board-line-where", line=label),
                rule,
            )._replace(row=label, column=message("column-worth"))
        )
    names = tuple(item.name for item in found)
    total = partial(_added, names, dict.fromkeys(names, 1))
    why_sum = partial(_why_added, names, dict.fromkeys(names, 1))
    where, rule = message("hint-board-sum-where"), message("hint-board-sum")
    return [*found, _cell("sum", message("item-board-sum"), total, why_sum, where, rule, names)]


def _counts(board: str, weights: Sequence[Score], scores: Scores) -> list[Item]:
    """How many lines each player has with two signs and with one, and what that comes to."""
    found: list[Item] = []
    for name, lines in _lines_of_each_sort(board, scores).items():
        words: dict[str, Value] = {"sign": name[0], "number": int(name[1])}
        count, why = len(lines), _why_count(lines, words)
        found.append(
            _cell(
                name,
                message("item-board-count", **words),
                lambda _, count=count: count,  # type: ignore[misc]
                lambda _, why=why: why,  # type: ignore[misc]
                message("hint-board-count-where", **words),
                message("hint-board-count"),
            )._replace(
                row=message("board-count", **words),
                column=message("column-lines"),
            )
        )
    names = tuple(item.name for item in found)
    return [
        *found,
        _cell(
            "sum",
            message("item-board-counted"),
            partial(_added, names, WORTH),
            partial(_why_added, names, WORTH),
            message("hint-board-sum-where"),
            message("hint-board-counted"),
            names,
        ),
    ]


def _counted(board: str, scores: Scores) -> dict[str, int]:
    """How many lines of each sort a board has."""
    return {name: len(lines) for name, lines in _lines_of_each_sort(board, scores).items()}


def _lines_of_each_sort(board: str, scores: Scores) -> dict[str, list[int]]:
    """The lines of each sort by their numbers: rows, columns, diagonals."""
    found = list(enumerate(scores(board, (1, 2, 0)), 1))
    return {
        name: [line for line, score in found if score == wanted] for name, wanted in COUNTED.items()
    }


def _why_count(lines: Sequence[int], words: Mapping[str, Value]) -> Message:
    """Which lines are counted."""
    if not lines:
        return message("why-board-count-none", **words)
    named = [message(f"board-line-{line}") for line in lines]
    return message("why-board-count", count=len(lines), lines=_listed(named))


def _listed(lines: Sequence[Message]) -> Message:
    """Some lines one after the other: a, b and c."""
    *named, last = lines
    if not named:
        return last
    first = reduce(lambda one, other: message("and-then", one=one, other=other), named)
    return message("board-lines", one=first, other=last)


def _added(names: Sequence[str], times: dict[str, int], written: Written) -> Entry | None:
    """The entries added up, each so many times."""
    values = [written.get(name) for name in names]
    if any(not isinstance(value, int | Fraction) for value in values):
        return None
    return as_int(sum(times[name] * written[name] for name in names))  # type: ignore[misc]


def _why_added(names: Sequence[str], times: dict[str, int], written: Written) -> Message:
    """The sum with its numbers; what is 0 is left out."""
    parts = [(times[name], written[name]) for name in names if written.get(name)]
    shown = [
        show_number(value) if abs(factor) == 1 else f"{abs(factor)} · {show_number(value)}"  # type: ignore[arg-type]
        for factor, value in parts
    ]
    text = ""
    for (factor, _), part in zip(parts, shown, strict=True):
        sign = "−" if factor < 0 else "+"
        part = f"({part})" if part.startswith("−") else part
        text += f" {sign} {part}" if text else part if factor > 0 else f"−{part}"
    total = _added(names, times, written)
    return message("why-board-sum", sum=text or "0", value=show_number(total))  # type: ignore[arg-type]


def _board(
    tree: GameTree, leaf: NodeId, way: BoardEvaluation, weights: Sequence[Score], scores: Scores
) -> Item:
    """The evaluation of a board at the end of the tree."""
    board, label = str(tree.shape.states[leaf]), _called(tree, leaf)
    return _cell(
        label,
        message("item-board-worth", board=label),
        lambda _: as_int(sum(scores(board, weights))),
        lambda _: _why_board(way, weights, board),
        message("hint-board-worth-where", board=label),
        message("hint-board-counted" if way is BoardEvaluation.COUNTS else "hint-board-sum"),
    )._replace(node=leaf, label=BELOW_BOARD)


def _why_board(way: BoardEvaluation, weights: Sequence[Score], board: str) -> Message:
    value = show_number(sum(line_scores(board, weights)))
    if way is BoardEvaluation.COUNTS:
        return message("why-board-counted", value=value, **_counted(board, line_scores))
    lines = [
        message("board-line-worth", line=message(f"board-line-{line}"), worth=show_number(score))
        for line, score in enumerate(line_scores(board, weights), 1)
        if score
    ]
    if not lines:
        return message("why-board-lines-none")
    return message("why-board-lines", lines=_listed(lines), value=value)


def _children(tree: GameTree, node: NodeId, written: Written) -> list[Score] | None:
    values = [written.get(_called(tree, child)) for child in tree.children(node)]
    return None if any(not isinstance(value, int | Fraction) for value in values) else values  # type: ignore[return-value]


def _backed_up(tree: GameTree, node: NodeId) -> Item:
    """What a node is worth, by the evaluations below it."""
    rising = tree.mover(node) is Mover.MAX

    def answer(written: Written) -> Entry | None:
        values = _children(tree, node, written)
        return None if values is None else max(values) if rising else min(values)

    def why(written: Written) -> Message:
        values = ", ".join(map(show_number, _children(tree, node, written) or []))
        return message(f"why-opponent-{'max' if rising else 'min'}", values=values)

    label = _called(tree, node)
    return _cell(
        label,
        message("item-worth", node=label),
        answer,
        why,
        message("hint-opponent-where", node=label),
        message(f"hint-backed-{'max' if rising else 'min'}"),
        tuple(_called(tree, child) for child in tree.children(node)),
    )._replace(node=node, label=IN_NODE)


def _move(tree: GameTree) -> Item:
    """The best move at the root."""
    root, children = GameTree.ROOT, tree.children(GameTree.ROOT)
    rising = tree.mover(root) is Mover.MAX
    names = tuple(_called(tree, child) for child in children)

    def best(written: Written) -> list[str]:
        return best_letters(item.letters, _children(tree, root, written), rising)

    def why(written: Written) -> Message:
        values = _children(tree, root, written) or [0] * len(names)
        most = max(values) if rising else min(values)
        move = names[values.index(most)]
        one = message("why-board-move", move=move, value=show_number(most))
        return tied(names, values, Ties.ANY, rising) or one

    item = Item(
        "move",
        Ask.PICK,
        message("item-move", node=tree.labels[root]),
        first_of(best),
        why,
        where=message("hint-opponent-where", node=tree.labels[root]),
        rule=message("hint-board-move"),
        inputs=names,
        options=names,
        nodes=children,
        placed=any_of("move", best),
    )
    return item


def _called(tree: GameTree, node: NodeId) -> str:
    """A node by its letter; an end without a name by its path."""
    return tree.labels[node] or tree.path(node)
