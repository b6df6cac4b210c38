"""In which direction the parts of a line are read, after Unicode's algorithm (UAX #9).

Only what names and lines of a quiz need: no marks that ask for a direction, no second line.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

_STRONG = {"L": "L", "R": "R", "AL": "R"}
_NEUTRAL = ("B", "S", "WS", "ON")
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_ASKING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


class Run(NamedTuple):
    """Letters in the order in which they are written, and whether they run to the left."""

    text: str
    leftward: bool


def undirected(text: str) -> str:
    """A text without the marks that ask for a direction: its letters tell it."""
    return "".join(letter for letter in text if unicodedata.bidirectional(letter) not in _ASKING)


def visual_runs(text: str) -> list[Run]:
    """The runs of a line as they stand on the page, from its left to its right."""
    levels = _levels(text)
    runs: list[tuple[int, Run]] = []
    for level, places in groupby(range(len(text)), levels.__getitem__):
        written = "".join(text[place] for place in places)
        runs.append((level, Run(written, bool(level % 2))))
    for deepest in range(max(levels, default=0), 0, -1):  # rule L2
        runs = list(_turned(runs, deepest))
    return [run for _, run in runs]


def _turned(runs: Sequence[tuple[int, Run]], level: int) -> Iterator[tuple[int, Run]]:
    """The runs with neighbours of a level or deeper in the other order."""
    for deep, group in groupby(runs, lambda run: run[0] >= level):
        neighbours = list(group)
        yield from reversed(neighbours) if deep else neighbours


def _levels(text: str) -> list[int]:
    """How deep each letter is in changes of direction; odd ones run to the left."""
    kinds = [unicodedata.bidirectional(letter) or "L" for letter in text]
    base = next((int(kind != "L") for kind in kinds if kind in _STRONG), 0)
    along = "RL"[base == 0]
    _resolve_weak(kinds, along)
    _resolve_brackets(text, kinds, along)
    _resolve_neutral(kinds, along)
    odd = {"L": 1, "R": 0, "EN": 1, "AN": 1}
    even = {"L": 0, "R": 1, "EN": 2, "AN": 2}
    return [base + (odd if base else even)[kind] for kind in kinds]


def _resolve_weak(kinds: list[str], along: str) -> None:
    """Rules W1 to W7: what numbers, signs and marks count as."""
    before, strong = along, along
    for place, kind in enumerate(kinds):
        if kind in ("NSM", "BN"):
            kinds[place] = kind = before
        if kind in _STRONG:
            strong = kind
        if kind == "EN" and strong == "AL":
            kinds[place] = "AN"
        before = kinds[place]
    kinds[:] = [_STRONG.get(kind, kind) for kind in kinds]
    for place in range(1, len(kinds) - 1):
        left, kind, right = kinds[place - 1 : place + 2]
        if left == right and (
            (left == "EN" and kind in ("ES", "CS")) or (left, kind) == ("AN", "CS")
        ):
            kinds[place] = left
    for kind, places in _stretches(kinds):
        if kind == "ET":
            beside = _at(kinds, places[0] - 1, along), _at(kinds, places[-1] + 1, along)
            _set(kinds, places, "EN" if "EN" in beside else "ON")
    strong = along
    for place, kind in enumerate(kinds):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[place] = "L"
        elif kind in ("ES", "CS"):
            kinds[place] = "ON"


def _resolve_brackets(text: str, kinds: list[str], along: str) -> None:
    """Rule N0: both brackets of a pair go with what is inside them, or else with what is before."""
    across = "LR"[along == "L"]
    for opening, closing in _pairs(text, kinds):
        inside = {_side(kind) for kind in kinds[opening + 1 : closing]}
        before = (_side(kind) for kind in reversed(kinds[:opening]) if _side(kind))
        if along in inside:
            kinds[opening] = kinds[closing] = along
        elif across in inside:
            kinds[opening] = kinds[closing] = next(before, along)


def _pairs(text: str, kinds: Sequence[str]) -> list[tuple[int, int]]:
    """The places of brackets that belong together, in the order of the opening ones."""
    found: list[tuple[int, int]] = []
    waiting: list[tuple[str, int]] = []
    for place, letter in enumerate(text):
        if kinds[place] != "ON":
            continue
        if letter in _BRACKETS:
            waiting.append((_BRACKETS[letter], place))
        elif any(letter == closing for closing, _ in waiting):
            while waiting[-1][0] != letter:
                waiting.pop()
            found.append((waiting.pop()[1], place))
    return sorted(found)


def _resolve_neutral(kinds: list[str], along: str) -> None:
    """Rules N1 and N2: spaces and signs go with both their neighbours, or else with the line."""
    plain = ["ON" if kind in _NEUTRAL else kind for kind in kinds]
    for kind, places in _stretches(plain):
        if kind == "ON":
            before = _side(_at(kinds, places[0] - 1, along))
            after = _side(_at(kinds, places[-1] + 1, along))
            _set(kinds, places, before if before == after else along)


def _stretches(kinds: Sequence[str]) -> Iterator[tuple[str, list[int]]]:
    """Neighbours of one kind, with their places."""
    for kind, places in groupby(range(len(kinds)), list(kinds).__getitem__):
        yield kind, list(places)


def _at(kinds: Sequence[str], place: int, along: str) -> str:
    """The kind at a place; beyond both ends, the direction of the line."""
    return kinds[place] if 0 <= place < len(kinds) else along


def _set(kinds: list[str], places: Sequence[int], kind: str) -> None:
    kinds[places[0] : places[-1] + 1] = [kind] * len(places)


def _side(kind: str) -> str:
    """The direction that a kind counts as; none for spaces and signs."""
    return {"L": "L", "R": "R", "EN": "R", "AN": "R"}.get(kind, "")
