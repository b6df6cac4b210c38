"""What a student typed at each ask -> an entry, or why it can't be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import groupby

from exercises.asks.entry import Chain, Claim, Entry, Interval, Listing, Relation
from resources.words import PlywoodError, message
from search.numbers import INFINITY, Bound, NumberError, read_decimal, split_numbers, western
from search.tree import GameTree, NodeId, Score

_INFINITY = r"(?i)([+-]?)\s*(?:∞|inf|infinity|oo|unendlich)"
_RELATIONS = {
    "<=": Relation.AT_MOST,
    "=<": Relation.AT_MOST,
    "≤": Relation.AT_MOST,
    ">=": Relation.AT_LEAST,
    "=>": Relation.AT_LEAST,
    "≥": Relation.AT_LEAST,
    "==": Relation.EXACTLY,
    "=": Relation.EXACTLY,
}
_TRUTHS = dict.fromkeys(("true", "t", "yes", "y", "wahr", "w", "richtig", "r", "1"), True)
_TRUTHS |= dict.fromkeys(("false", "f", "no", "n", "falsch", "0"), False)
_ARROWS = r"\s*(?:[-=]?>|→|;)\s*"
_SPACES = r"\s*,\s*|(?<=[^\s,+-])\s+"
_COMPARE = r"<=|=<|>=|=>|≤|≥|<|>"


class Unreadable(PlywoodError):
    """What was typed is no entry."""


def value(tree: GameTree, node: NodeId, text: str) -> Entry:
    """A number, a vector where there are several players, or what is known of a number."""
    players = tree.players
    if players is None:
        return _claim(text) or _number(text)
    parts = split_numbers(text.strip("()[]{}<> "))
    if len(parts) != players:
        raise Unreadable(message("unreadable-vector", typed=text, players=players))
    return tuple(_number(part) for part in parts)


def _number(text: str) -> Score:
    plain = re.sub(r"\s*/\s*", "/", text)
    plain = re.sub(r"^([+-])\s+", r"\1", plain)
    try:
        return read_decimal(plain)
    except NumberError:
        raise Unreadable(message("unreadable-number", typed=text)) from None


def _bound(text: str) -> Bound:
    try:
        infinity = None if text[-1:].isdigit() else re.fullmatch(_INFINITY, text)
        if infinity:
            return -INFINITY if infinity[1] == "-" else INFINITY
        return _number(text)
    except Unreadable:
        raise Unreadable(message("unreadable-bound", typed=text)) from None


def _claim(text: str) -> Claim | None:
    if not text.startswith(tuple("<>=≤≥")):
        return None
    for sign, relation in _RELATIONS.items():
        if text.startswith(sign):
            return Claim(relation, _number(text.removeprefix(sign).strip()))
    return None


def claim(tree: GameTree, node: NodeId, text: str) -> Entry:
    """What is known of a value; a bare number is known exactly."""
    return _known(text)


def _known(text: str) -> Claim:
    try:
        return _claim(text) or Claim(Relation.EXACTLY, _number(text))
    except Unreadable:
        raise Unreadable(message("unreadable-claim", typed=text)) from None


def bound(tree: GameTree, node: NodeId, text: str) -> Entry:
    """A number, or an infinity."""
    return _bound(text)


def chain(tree: GameTree, node: NodeId, text: str) -> Entry:
    """Bounds in time: `−∞ → 3 → 14`, `-inf, 3, 14` or `-inf 3 14`; what stays is told once.

    As with vectors, commas belong to the numbers where arrows or semicolons separate them.
    """
    inner = text.strip("()[]{} ,;")
    words = re.split(_ARROWS if re.search(_ARROWS, inner) else _SPACES, inner)
    try:
        bounds = tuple(bound for bound, _ in groupby(map(_bound, words)))
    except Unreadable:
        raise Unreadable(message("unreadable-chain", typed=text)) from None
    most = len(tree.children(node)) + 1
    if len(bounds) > most:
        raise Unreadable(message("unreadable-chain-long", node=tree.labels[node], most=most))
    return Chain(bounds)


def count(tree: GameTree, node: NodeId, text: str) -> Entry:
    """How many there are."""
    return _count(text)


def _count(text: str) -> int:
    count = _number(text)
    if isinstance(count, Fraction) or count < 0:
        raise Unreadable(message("unreadable-count", typed=text))
    return count


def child(tree: GameTree, node: NodeId, text: str) -> int:
    """A child's index, by its letter, by the index itself, or by a leaf's number that is none."""
    named = _letters(tree, node).get(text.lower())
    if named is not None:
        return named
    with suppress(Unreadable):
        index = _count(text)
        if index < len(tree.children(node)):
            return index
    with suppress(Unreadable):
        leaf = _leaves(tree, node).get(value(tree, node, text))
        if leaf is not None:
            return leaf
    raise Unreadable(message("unreadable-child", typed=text, node=tree.labels[node]))


def _letters(tree: GameTree, node: NodeId) -> dict[str, int]:
    """The children that have one by their letters."""
    labels, children = tree.labels, tree.children(node)
    return {labels[child].lower(): index for index, child in enumerate(children) if labels[child]}


def _leaves(tree: GameTree, node: NodeId) -> dict[Entry | None, int]:
    """The children by their payoffs, where only one has it."""
    children = tree.children(node)
    payoffs = [tree.payoffs[child] for child in children]
    counts = Counter(payoffs)
    return {payoff: index for index, payoff in enumerate(payoffs) if counts[payoff] == 1}


def order(tree: GameTree, node: NodeId, text: str) -> Entry:
    """The children by their names (C A B, CAB or 10 3 7) or, in brackets as in files, places."""
    children = tree.children(node)
    words = [word for word in re.split(r"[\s,;>()\[\]]+", text) if word]
    if len(words) == 1 and words[0].isalpha():
        words = list(words[0])
    found = None if text.startswith(("(", "[")) else _leaf_order(tree, node, words)
    if found is None:
        found = tuple(child(tree, node, word) for word in words[: len(children) + 1])
    if sorted(found) != list(range(len(children))):
        raise Unreadable(message("unreadable-order", typed=text, count=len(children)))
    return found


def _leaf_order(tree: GameTree, node: NodeId, words: Sequence[str]) -> tuple[int, ...] | None:
    """Children by their payoffs, equal ones from the left; None where a word is none of theirs."""
    left = [tree.payoffs[child] for child in tree.children(node)]
    found = []
    for word in words:
        try:
            place = left.index(_number(word))
        except (Unreadable, ValueError):
            return None
        left[place] = None
        found.append(place)
    return tuple(found)


def pick(options: Sequence[str], text: str) -> Entry:
    """One of several options, by its letter or by its text; the letter is the entry."""
    letters = option_letters(options)
    letter = text.lower().strip("() .")
    if letter in letters:
        return letter
    same = [one for one, option in zip(letters, options, strict=True) if _alike(option, text)]
    if len(same) != 1:
        first, last = letters[0], letters[-1]
        raise Unreadable(message("unreadable-pick", typed=text, first=first, last=last))
    return same[0]


def option_letters(options: Sequence[str]) -> tuple[str, ...]:
    """What options are called: a, b, c; where they are letters themselves, 1, 2, 3."""
    if any(len(option) == 1 and option.isalpha() for option in options):
        return tuple(str(number) for number, _ in enumerate(options, 1))
    return tuple(chr(ord("a") + place) for place, _ in enumerate(options))


def _alike(option: str, text: str) -> bool:
    """Whether two texts say the same: the same words, or the same number."""
    try:
        return _number(western(option)) == _number(text)
    except Unreadable:
        return " ".join(western(option).split()).lower() == text.lower()


def truth(options: Sequence[str], text: str) -> Entry:
    """Whether a statement is true."""
    if text.lower() not in _TRUTHS:
        raise Unreadable(message("unreadable-truth", typed=text))
    return _TRUTHS[text.lower()]


def cell(options: Sequence[str], text: str) -> Entry:
    """A number in a table."""
    return _number(text)


def sequence(options: Sequence[str], text: str) -> Entry:
    """All options in some order, by what they say: `C D B`, `C, D, B`, `C > D > B` or `CDB`."""
    arrows = any(set(option) & set(">→") for option in options)
    if set(text) & set(",;"):
        words = re.split(r"\s*[,;]\s*", text)
    elif set(text) & set(">→") and not arrows:
        words = re.split(r"\s*[>→]\s*", text)
    elif all(len(option) == 1 for option in options) and text.isalnum():
        words = list(text)
    else:
        words = text.split()
    known = {western(option).lower(): option for option in options}
    if sorted(map(str.lower, words)) != sorted(known):
        raise Unreadable(message("unreadable-sequence", typed=text, options=", ".join(options)))
    return Listing(tuple(known[word.lower()] for word in words))


def table_claim(options: Sequence[str], text: str) -> Entry:
    """What is known of a number; a bare number is known exactly."""
    return _known(text)


def interval(tree: GameTree, node: NodeId, text: str) -> Entry:
    """`x <= 3`, `3 >= x`, `2 < x <= 5`, `<= 3`, `(-inf, 3]` or `]-∞, 3]`."""
    text = re.sub(r"^x\s*(?:∈|in)\s*", "", text)
    apart = ";" if ";" in text else ","
    end = rf"([^\[\](){apart}]+)"
    bracketed = re.fullmatch(rf"([\[\](])\s*{end}{apart}\s*{end}([\[\])])", text)
    if bracketed:
        low, high = _bound(bracketed[2].strip()), _bound(bracketed[3].strip())
        return _proper(Interval(low, high, bracketed[1] == "[", bracketed[4] == "]"), text)
    parts = re.split(f"({_COMPARE})", text.lower())
    left, right = parts[0].strip(), parts[-1].strip()
    if len(parts) == 3 and left in ("x", "") and right != "x":
        return _half(parts[1], _bound(right), text)
    if len(parts) == 3 and right == "x":
        flipped = parts[1].translate(str.maketrans("<>≤≥", "><≥≤"))
        return _half(flipped, _bound(left), text)
    if len(parts) == 5 and parts[2].strip() == "x" and _side(parts[1]) == _side(parts[3]):
        ends = (_bound(left), "=" in _ascii(parts[1])), (_bound(right), "=" in _ascii(parts[3]))
        (low, with_low), (high, with_high) = ends if _side(parts[1]) == "<" else ends[::-1]
        return _proper(Interval(low, high, with_low, with_high), text)
    raise Unreadable(message("unreadable-interval", typed=text))


def _half(sign: str, bound: Bound, text: str) -> Interval:
    closed = "=" in _ascii(sign)
    if _side(sign) == "<":
        return _proper(Interval(-INFINITY, bound, False, closed), text)
    return _proper(Interval(bound, INFINITY, closed, False), text)


def _ascii(sign: str) -> str:
    return sign.replace("≤", "<=").replace("≥", ">=")


def _side(sign: str) -> str:
    return "<" if "<" in _ascii(sign) else ">"


def _proper(interval: Interval, text: str) -> Interval:
    """An interval with something in it, open at the infinities."""
    low, high, with_low, with_high = interval
    if low > high or (low == high and not (with_low and with_high)):
        raise Unreadable(message("unreadable-empty-interval", typed=text))
    return Interval(
        low,
        high,
        with_low and not isinstance(low, float),
        with_high and not isinstance(high, float),
    )
