"""States of a game as students write them -> labels: strokes or numbers, boards in any rows."""

from __future__ import annotations

import re

from exercises.asks.entry import Entry, States
from exercises.asks.reading import Unreadable
from resources.words import message
from search.games.piles import pile_size
from search.games.state_pictures import is_board
from search.games.tictactoe import EMPTY
from search.tree import GameTree, NodeId

_NONE = {"none", "no", "end", "over", "terminal", "{}", "∅", "empty set"}
_STROKES = str.maketrans({"l": "I", "i": "I", "|": "I", "/": "I", "ı": "I"})
_BOARD = str.maketrans({"x": "X", "o": "O", "0": "O", ".": EMPTY, "-": EMPTY, "*": EMPTY})


def state(tree: GameTree, node: NodeId, text: str) -> Entry:
    """What stands in a node, as the root's state is written."""
    return _state(tree, text)


def states(tree: GameTree, node: NodeId, text: str) -> Entry:
    """Several states, apart by commas or semicolons, or each in brackets; or a word for none."""
    if text.lower() in _NONE:
        return States(())
    parts = _apart(tree.shape.states[GameTree.ROOT] or "", text)
    if not parts:
        raise Unreadable(message("unreadable-states", typed=text))
    return States(tuple(sorted((_state(tree, part) for part in parts), key=_rank)))


def _rank(label: str) -> tuple[int, str]:
    """The largest piles first, boards and squares as they are written."""
    return -label.count("I"), label


def _apart(start: str, text: str) -> list[str]:
    """The states of a list; where one has blanks or commas in it, others are between them."""
    if ";" in text:
        parts = text.split(";")
    elif "(" in text or "[" in text:
        parts = re.findall(r"[(\[]([^()\[\]]*)[)\]]", text)
    elif "," in start:
        parts = text.split()
    elif " " in start or start.isdigit():
        parts = text.split(",")
    else:
        parts = re.split(r"[\s,]+", text)
    return [part.strip() for part in parts if part.strip()]


def _state(tree: GameTree, text: str) -> str:
    start = tree.shape.states[GameTree.ROOT] or ""
    plain = re.sub(r"^(max|min)\b[\s:]*", "", text.strip(), flags=re.IGNORECASE).strip("()[]{} ")
    try:
        if is_board(start):
            return _board(plain)
        return _squares(plain) if "," in start else _piles(start, plain)
    except ValueError:
        key = "unreadable-state" if tree.shape.states[GameTree.ROOT] else "unreadable-no-state"
        raise Unreadable(message(key, typed=text, example=start)) from None


def _board(text: str) -> str:
    board = re.sub(r"[\s/|,]", "", text.translate(_BOARD))
    if not is_board(board):
        raise ValueError(text)
    return board


def _squares(text: str) -> str:
    own, theirs = re.split(r"\s*[,\s]\s*", text)
    if not (own.isdecimal() and theirs.isdecimal() and len(own + theirs) < 5):
        raise ValueError(text)
    return f"{int(own)},{int(theirs)}"


def _piles(start: str, text: str) -> str:
    """Piles as the start has them; no game has more sticks than it began with."""
    sizes = [pile_size(word) for word in start.split()]
    most, strokes = sum(sizes), "I" in start
    found = [_size(word, most) for word in re.split(r"[\s,+]+", text)]
    fixed = strokes and len(found) != len(sizes)
    if not found or fixed or sum(found) > most:
        raise ValueError(text)
    if strokes:
        return " ".join("I" * size or "0" for size in found)
    return " ".join(map(str, sorted(found, reverse=True)))


def _size(word: str, most: int) -> int:
    """The sticks of a pile; 11 may be two strokes."""
    if word == "∅":
        return 0
    if word.isascii() and word.isdigit() and len(word) < 9:
        return len(word) if not word.strip("1") and int(word) > most else int(word)
    strokes = word.translate(_STROKES)
    if not strokes or strokes.strip("I"):
        raise ValueError(word)
    return len(strokes)
