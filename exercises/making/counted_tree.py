"""The tree of UCB1 where a file gives counts in its place: children by name, wins before visits."""

from __future__ import annotations

import re
from fractions import Fraction

from exercises.exercise import Given
from exercises.items import GivenError, given_counts, given_texts
from resources.words import message, placed
from search import notation
from search.methods.mcts_counts import Count, count_in, show_count
from search.numbers import as_int
from search.tree import GameTree

COUNTS = ("children", "root", "parent_visits")
"""What is given in the place of a tree."""
LETTERS = "BDEFGHIJKLMO"
"""What children are called that have no name: C is the constant, N the visits."""
_WORDS = re.compile(r"\b(?:wins|visits|w|n|q)\s*[:=]", re.IGNORECASE)


def counted_tree(given: Given) -> tuple[GameTree, Given] | None:
    """The tree of the counts that are given, and what else is; None if none are."""
    told = dict(given)
    if not set(COUNTS) & set(told):
        return None
    if len(given_texts(given, "children")) > len(LETTERS):
        most = message("given-ucb1-tree", most=len(LETTERS))
        raise GivenError(placed(most, "given", "children"))
    children: list[str] = []
    lost, below = Fraction(0), 0
    for letter, text in zip(LETTERS, told["children"], strict=False):
        named = ":" in text and not _WORDS.match(text)
        name, _, count = text.partition(":") if named else ("", "", text)
        wins, visits = _count("children", count)
        lost, below = lost + visits - wins, below + visits
        children.append(f'{name.strip() or letter}:"{show_count(wins, visits)}" ?')
    root = show_count(as_int(lost), below)
    if "root" in told:
        root = show_count(*_count("root", told["root"][0]))
    elif "parent_visits" in told:
        (parent,) = given_counts(given, "parent_visits")[:1]
        root = show_count(as_int(lost), parent)
    others = tuple(each for each in given if each[0] not in COUNTS)
    return notation.read(f'A:"{root}" max[{" ".join(children)}]'), others


def _count(name: str, text: str) -> Count:
    """Wins and visits, from `10/15`, `10 15` or `wins: 10 visits: 15`."""
    words = _WORDS.sub(" ", text).replace(",", " ").split()
    found = count_in("/".join(words))
    if found is None:
        raise GivenError(placed(message("given-count-pair", text=repr(text)), "given", name))
    return found
