"""What a recipe may say of what its exercises give besides a tree: by kind, its sort and its size.

A recipe may be a stranger's: sizes that nobody fills in by hand would only take all time or memory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from exercises.files.field_errors import wrong_field
from exercises.given.features import SETS
from exercises.given.game_range import GameRange, unplayable
from exercises.given.table import NAMES
from exercises.items.choice import CHOICES
from exercises.items.games.evaluation import BoardEvaluation
from exercises.items.games.game_traits import GAMES, Trait
from exercises.items.opponents import Opponent
from exercises.items.statements import STATEMENTS
from resources.words import Message, message, placed
from search.games.corridor import Evaluation
from search.tree import TWO_PLAYERS

Amount = Annotated[int, Meta(ge=0, le=1000)]
Few = Annotated[int, Meta(ge=1, le=12)]
Some = Annotated[int, Meta(ge=0, le=12)]
AmountRange = tuple[Amount, Amount]
WordList = Annotated[list[str], Meta(min_length=1, max_length=50)]
Constants = Annotated[list[int | float | str], Meta(min_length=1, max_length=50)]
Visits = Annotated[int, Meta(ge=1, le=100)]
Games = Annotated[list[GameRange], Meta(min_length=1, max_length=50)]


class _Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What a recipe says of one kind."""


class _Boards(_Settings):
    by: str
    signs: tuple[Annotated[int, Meta(ge=0, le=9)], Annotated[int, Meta(ge=0, le=9)]]
    plies: Annotated[int, Meta(ge=0, le=3)]
    ends: tuple[Few, Annotated[int, Meta(ge=1, le=26)]]
    weights: list[int | float | str] | None = None


class _Corridor(_Settings):
    dots: Few
    farthest: Few
    depth: Annotated[int, Meta(ge=1, le=4)]
    by: str | WordList
    ghosts: Some = 0
    steps: Few = 1

    def __post_init__(self) -> None:
        if self.dots > 2 * self.farthest or (self.ghosts and not isinstance(self.by, str)):
            raise ValueError


class _Deepening(_Settings):
    telling: bool = False
    spread: bool = False  # the best move stands at any place but the first
    clock: bool = False
    inner: bool = False


class _Features(_Settings):
    sets: WordList
    features: Few
    positions: Annotated[int, Meta(ge=2, le=12)]
    counted: bool
    pairs: Amount

    def __post_init__(self) -> None:
        if self.pairs > self.positions * (self.positions - 1) // 2:
            raise ValueError


class _Traits(_Settings):
    games: Annotated[int, Meta(ge=1, le=len(GAMES))]
    traits: WordList


class _Nim(_Settings):
    sticks: tuple[Few, Few]
    takes: Few
    largest: Few
    last: WordList
    mixed: bool = False  # as many even numbers as odd ones may be taken

    def __post_init__(self) -> None:
        if self.takes > min(self.sticks[0], self.largest):
            raise ValueError
        evens = min(self.sticks[0], self.largest) // 2
        if self.mixed and evens < self.takes // 2 + self.takes % 2:
            raise ValueError


class _Grown(_Settings):
    nodes: AmountRange
    games: Games
    places: Amount | None = None
    cuts: bool = False


class _Graph(_Settings):
    rows: AmountRange
    nodes: AmountRange
    games: Games
    tree: bool = False
    drawn: bool = False


class _Horizon(_Settings):
    depths: Annotated[list[Few], Meta(min_length=1, max_length=12)]
    moves: Few
    leaves: AmountRange
    begins: WordList | None = None


class _Asks(_Settings):
    ask: list[str] | None = None


class _Killers(_Settings):
    shuffled: bool = False
    telling: bool = False
    different: Amount = 1
    second: bool = False  # the second killer of a ply changes an order, where there are two


class _Playouts(_Settings):
    widths: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(min_length=1, max_length=4)]
    nodes: Amount
    iterations: Annotated[int, Meta(ge=1, le=50)]
    C: Constants
    visits: tuple[Visits, Visits] | None = None
    deep: Some = 1
    ask: list[str] | None = None
    start: bool = False
    blanks: AmountRange | None = None


class _Opponents(_Settings):
    opponents: WordList
    p: list[str] | None = None
    between: bool = False


class _Quiet(_Settings):
    unquiet: AmountRange
    chain: Some = 0
    decoys: Amount = 0
    plain_unique: bool = False
    ask: list[str] | None = None


class _Statements(_Settings):
    count: Few
    statements: WordList
    uneven: bool = False  # any number of them is true, not about half


class _Table(_Settings):
    first: WordList
    plies: Annotated[list[tuple[Few, Few]], Meta(min_length=1, max_length=6)]
    ends: Few
    leaves: tuple[Annotated[int, Meta(ge=-1000)], Annotated[int, Meta(le=1000)]]
    early: bool = False
    useless: bool = False
    movers: bool = False
    bounds: Amount = 1
    answers: Amount = 1

    def __post_init__(self) -> None:
        counts = [count for count, _ in self.plies]
        leaves = counts[-1] * self.ends + (sum(counts[:-1]) if self.early else 0)
        if leaves > self.leaves[1] - self.leaves[0] + 1 or sum(counts) >= len(NAMES):
            raise ValueError


class _Children(_Settings):
    children: tuple[Annotated[int, Meta(ge=2, le=6)], Annotated[int, Meta(ge=2, le=6)]]
    visits: tuple[Annotated[int, Meta(ge=1)], Amount]
    C: Constants
    constants: Few = 1
    ends: Some | None = None

    def __post_init__(self) -> None:
        if self.constants > len(self.C):
            raise ValueError


SETTINGS: dict[str, Any] = {
    "choice": dict[str, Annotated[int, Meta(ge=2, le=12)]],
    "counts": dict[str, Annotated[list[Any], Meta(min_length=1, max_length=50)]],
    "statements": _Statements,
    "opponents": _Opponents,
    "deepening": _Deepening,
    "quiescence": _Quiet,
    "singular": _Asks,
    "corridor": _Corridor,
    "horizon": _Horizon,
    "killers": _Killers,
    "table": _Table,
    "evaluation": _Boards,
    "features": _Features,
    "grow": _Grown,
    "game-graph": _Graph,
    "game-traits": _Traits,
    "formal-game": _Nim,
    "ucb1": _Children,
    "mcts": _Playouts,
}
"""What the kinds of `giving.GIVING` read of a recipe."""
_WORDS: dict[tuple[str, str], Collection[str]] = {
    ("statements", "statements"): STATEMENTS,
    ("opponents", "opponents"): [each.value for each in Opponent],
    ("corridor", "by"): [each.value for each in Evaluation],
    ("horizon", "begins"): [each.value for each in TWO_PLAYERS],
    ("table", "first"): [each.value for each in TWO_PLAYERS],
    ("evaluation", "by"): [each.value for each in BoardEvaluation],
    ("features", "sets"): SETS,
    ("game-traits", "traits"): [each.value for each in Trait],
    ("formal-game", "last"): ["wins", "loses"],
}
"""What fields hold that take words."""
_SPANS = {"signs", "ends", "sticks", "nodes", "rows", "leaves", "visits", "blanks", "unquiet"}
_SPANS |= {"children"}
"""Fields that hold the least and the most."""
_GAMES = {"grow", "game-graph"}
"""Kinds whose `games` are games; elsewhere it is how many."""


def wrong_settings(kind: str, given: Mapping[str, Any]) -> Message | None:
    """What is wrong with what a recipe says of a kind, and where; None if it can be used."""
    if kind not in SETTINGS:
        return None if not given else placed(message("field-unknown"), min(given))
    try:
        msgspec.convert(given, SETTINGS[kind])
    except msgspec.ValidationError as error:
        places, why = wrong_field(error)
        return placed(why if places else message("given-too-few"), *places)
    for field, value in given.items():
        known = CHOICES if kind == "choice" else _WORDS.get((kind, field))
        words = [field] if kind == "choice" else value if isinstance(value, list) else [value]
        strange = [word for word in words if known is not None and word not in known]
        if known is not None and strange:
            told = {"choices": ", ".join(known), "given": repr(strange[0])}
            return placed(message("field-choice", **told), field)
        if field in _SPANS and isinstance(value, list) and value[0] > value[1]:
            return placed(message("given-turned"), field)
    for game in msgspec.convert(given.get("games", []) if kind in _GAMES else [], list[GameRange]):
        unfit = unplayable(game)
        if unfit is not None:
            return placed(unfit, "games")
    return None
