"""Picks about a tree: its value, its best move, how many leaves alpha-beta evaluates.

Each asks for what a blank of another kind asks for; the wrong options are what known mistakes would
write into that blank.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from exercises.asks import Ask, Children
from exercises.asks.entry import Claim, Entry
from exercises.exercise import Blank, Given
from exercises.items import GivenError, Item, Source, move_text
from resources.words import message, placed
from search.methods import METHODS
from search.numbers import NumberError, read_number, show_number
from search.rules import Rules
from search.tree import GameTree, NodeId

MOST_OPTIONS = 10
_NONE = re.compile(r"(?:none|neither)(?: of (?:these|those|them|the above))?\.?", re.IGNORECASE)
"""An option that is right where no other one is."""
_LETTER = re.compile(r"^(?:\(?\w[.)]?\s*:\s*|\([A-Za-z]\)\s*|[A-Za-z][.)]\s+)")


def _root(tree: GameTree) -> NodeId:
    return GameTree.ROOT


def _last_child(tree: GameTree) -> NodeId:
    """The last child of the root, of those where somebody moves."""
    inner = [child for child in tree.children(GameTree.ROOT) if not tree.is_leaf(child)]
    return inner[-1] if inner else GameTree.ROOT


class TreePick(NamedTuple):
    """Something that can be asked of a tree and chosen from options."""

    kind: str  # that asks for it on the tree
    method: str
    ask: Ask
    node: Callable[[GameTree], NodeId] = _root

    def source(self, tree: GameTree) -> Source:
        """The blank that asks for it."""
        return Source(self.kind, Blank(self.node(tree), self.ask))


CHOICES = {
    "value": TreePick("minimax", "minimax", Ask.VALUE),
    "child": TreePick("minimax", "minimax", Ask.VALUE, _last_child),
    "move": TreePick("best-line", "minimax", Ask.BEST),
    "leaves": TreePick("leaves", "alpha-beta", Ask.LEAVES),
}


def items(tree: GameTree, rules: Rules, given: Given) -> tuple[Item, ...]:
    """A pick for each thing whose options are given."""
    asked = {name: texts for name, texts in given if name != "game"}
    strange = [name for name in asked if name not in CHOICES]
    if not asked:
        raise GivenError(placed(message("given-options", known=", ".join(CHOICES)), "given"))
    if strange:
        known = ", ".join(CHOICES)
        unknown = message("given-choice", name=repr(strange[0]), known=known)
        raise GivenError(placed(unknown, "given"))
    return tuple(_pick(tree, rules, name, texts) for name, texts in asked.items())


def _pick(tree: GameTree, rules: Rules, name: str, texts: tuple[str, ...]) -> Item:
    choice = CHOICES[name]
    options = tuple(map(_shown, texts))
    if not 2 <= len(options) <= MOST_OPTIONS:
        many = message("given-options-many", most=MOST_OPTIONS, count=len(options))
        raise GivenError(placed(many, "given", name))
    twice = [text for text, count in Counter(options).items() if count > 1]
    if twice:
        raise GivenError(placed(message("given-twice", option=repr(twice[0])), "given", name))

    @cache
    def right() -> str | None:  # searched only once somebody asks: no question sheet does
        trace = METHODS[choice.method].run(tree, rules)
        assert blank.ask.row.read_off is not None
        entry = blank.ask.row.read_off(trace).get(blank.node)
        if entry is None:
            return None
        text = option_text(tree, blank, entry)
        same = [each for each in item.texts if each == text]
        same = same or [each for each in item.texts if each.lower() == text.lower()]
        same = same or [each for each in item.texts if _NONE.fullmatch(each)]
        return item.letter_of(same[0]) if len(same) == 1 else None

    source = choice.source(tree)
    blank = source.blank
    question = message(f"item-{name}", node=tree.labels[blank.node])
    item = Item(name, Ask.PICK, question, lambda _: right(), source=source, options=options)
    return item


def option_text(tree: GameTree, blank: Blank, entry: Entry) -> str:
    """An entry of a blank as an option: a number, or the name of the child that is moved to."""
    if blank.ask.row.children is Children.ONE:
        return move_text(tree, tree.children(blank.node)[entry])  # type: ignore[index]
    if isinstance(entry, Claim):
        entry = entry.value
    return show_number(entry)  # type: ignore[arg-type]


def _shown(text: str) -> str:
    """An option as people see it; a letter before it, as in `B: 100` or `(b) 100`, is no part."""
    text = _LETTER.sub("", text.strip())
    try:
        return show_number(read_number(text))
    except NumberError:
        return text
