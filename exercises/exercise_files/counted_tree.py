"""The tree of Monte Carlo tree search where a file gives something in its place.

That is counts of children by name, wins before visits, or the moves at each node.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from exercises.exercise import Given
from exercises.items import GivenError, given_texts, given_whole_numbers
from resources.words import message, placed
from search import notation
from search.methods.mcts_counts import Count, count_in, show_count
from search.notation import is_name
from search.numbers import as_int
from search.tree import GameTree

COUNTS = ("children", "root", "parent_visits")
"""What is given in the place of a tree."""
MOVES = "moves"
LETTERS = "BDEFGHIJKLMO"
"""What children are called that have no name: C is the constant, N the visits."""
_WORDS = re.compile(r"\b(?:wins|visits|w|n|q)\s*[:=]", re.IGNORECASE)


def counted_tree(given: Given) -> tuple[GameTree, Given] | None:
    """The tree of the counts or moves that are given, and what else is; None if none are."""
    told = dict(given)
    if MOVES in told:
        return _tree_of_moves(told[MOVES]), tuple(each for each in given if each[0] != MOVES)
    if not set(COUNTS) & set(told):
        return None
    if len(given_texts(given, "children")) > len(LETTERS):
        most = message("given-ucb1-tree", most=len(LETTERS))
        raise GivenError(placed(most, "given", "children"))
    children: dict[str, str] = {}
    lost, below = Fraction(0), 0
    for letter, text in zip(LETTERS, told["children"], strict=False):
        named = ":" in text and not _WORDS.match(text)
        name, _, count = text.partition(":") if named else ("", "", text)
        wins, visits = _count("children", count)
        lost, below = lost + visits - wins, below + visits
        name = name.strip() or letter
        if name in children or not is_name(name):
            wrong = message("given-count-name", name=repr(name))
            raise GivenError(placed(wrong, "given", "children"))
        children[name] = f'{name}:"{show_count(wins, visits)}" ?'
    root = show_count(as_int(lost), below)
    if "root" in told:
        root = show_count(*_count("root", told["root"][0]))
    elif "parent_visits" in told:
        (parent,) = given_whole_numbers(given, "parent_visits")[:1]
        root = show_count(as_int(lost), parent)
    others = tuple(each for each in given if each[0] not in COUNTS)
    top = next(name for name in ("A", "R", "root", "Q") if name not in children)
    return notation.read(f'{top}:"{root}" max[{" ".join(children.values())}]'), others


def _tree_of_moves(lines: Sequence[str]) -> GameTree:
    """The tree with these nodes below each other, from lines such as `root: a b c`."""
    below = {name.strip(): words.replace(",", " ").split() for name, words in map(_halves, lines)}
    children = [child for names in below.values() for child in names]
    tops = [name for name in below if name not in children]
    named = all(map(is_name, [*tops, *children]))
    if len(tops) != 1 or len(set(children)) < len(children) or not named:
        raise GivenError(placed(message("given-moves-tree"), "given", MOVES))

    def written(name: str) -> str:
        inner = " ".join(map(written, below.get(name, ())))
        return f"{name}:[{inner}]" if inner else f"{name}:?"

    tree = notation.read(written(tops[0]))
    if len(tree) <= len(children):  # some of them hang in a circle
        raise GivenError(placed(message("given-moves-tree"), "given", MOVES))
    return tree


def _halves(line: str) -> tuple[str, str]:
    name, _, words = line.partition(":")
    return name, words


def _count(name: str, text: str) -> Count:
    """Wins and visits, from `10/15`, `10 15` or `wins: 10 visits: 15`."""
    words = _WORDS.sub(" ", text).replace(",", " ").split()
    found = count_in("/".join(words))
    if found is None:
        raise GivenError(placed(message("given-count-pair", text=repr(text)), "given", name))
    return found
