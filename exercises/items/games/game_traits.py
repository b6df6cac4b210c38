"""Kinds of games as a grid to tick: chance, information, players, and whose gain is whose loss."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from exercises.asks import Ask
from exercises.exercise import Given
from exercises.items import GivenError, Item, given_texts
from resources.words import Message, Value, message, placed
from search.rules import Rules
from search.tree import GameTree

MOST_GAMES = 12


class Trait(Enum):
    """What can be said of a game."""

    CHANCE = "chance"  # dice or cards decide something
    PERFECT = "perfect"  # who moves sees the whole state
    TWO = "two"  # exactly two players or sides
    ZERO_SUM = "zero-sum"  # what one wins, the others lose


_BOARD = frozenset({Trait.PERFECT, Trait.TWO, Trait.ZERO_SUM})
_HIDDEN = frozenset({Trait.TWO, Trait.ZERO_SUM})
GAMES: dict[str, frozenset[Trait]] = {
    "chess": _BOARD,
    "checkers": _BOARD,
    "go": _BOARD,
    "othello": _BOARD,
    "nim": _BOARD,
    "tic-tac-toe": _BOARD,
    "connect-four": _BOARD,
    "backgammon": _BOARD | {Trait.CHANCE},
    "battleships": _HIDDEN,
    "blind-tic-tac-toe": _HIDDEN,
    "rock-paper-scissors": _HIDDEN,
    "bridge": _HIDDEN | {Trait.CHANCE},
    "poker-six": frozenset({Trait.CHANCE, Trait.ZERO_SUM}),
    "chinese-checkers-six": frozenset({Trait.PERFECT, Trait.ZERO_SUM}),
    "ludo-four": frozenset({Trait.CHANCE, Trait.PERFECT, Trait.ZERO_SUM}),
    "prisoners-dilemma": frozenset({Trait.TWO}),
    "patience": frozenset({Trait.CHANCE}),
}
"""Games of the lecture decks and a few more, only those about which nobody can argue."""
Holds = Callable[[Trait, frozenset[Trait]], bool]
"""Whether a trait is said to be one of a game's."""


def _holds(trait: Trait, of_game: frozenset[Trait]) -> bool:
    return trait in of_game


def items(tree: GameTree, rules: Rules, given: Given, holds: Holds = _holds) -> tuple[Item, ...]:
    """A tick for each trait of each game; a game of the instructor's own names its traits."""
    traits, texts = _traits(given), given_texts(given, "games")
    if len(texts) > MOST_GAMES or len(set(texts)) < len(texts):
        raise GivenError(placed(message("given-games", most=MOST_GAMES), "given", "games"))
    return tuple(
        _tick(place, name, trait, holds(trait, has))
        for place, (name, has) in enumerate(map(_game, texts), 1)
        for trait in traits
    )


def explained(given: Given) -> Message:
    """What is meant by each trait that is asked for."""
    traits = _traits(given)
    asked = {trait.name.lower(): "yes" if trait in traits else "no" for trait in Trait}
    return message("given-traits", **asked)


def _traits(given: Given) -> tuple[Trait, ...]:
    return tuple(map(_trait, dict(given).get("traits", [trait.value for trait in Trait])))


def _trait(word: str) -> Trait:
    known = {trait.value: trait for trait in Trait}
    if word not in known:
        unknown = message("given-trait", name=repr(word), known=", ".join(known))
        raise GivenError(placed(unknown, "given", "traits"))
    return known[word]


def _game(text: str) -> tuple[Value, frozenset[Trait]]:
    """A known game, or one with its traits: "Risk: chance, perfect, zero-sum"."""
    name, own, words = text.partition(":")
    if own:
        return name.strip(), frozenset(map(_trait, words.replace(",", " ").split()))
    text = re.sub(r"\s+", "-", text.strip().lower())
    if text not in GAMES:
        unknown = message("given-game", name=repr(text), known=", ".join(GAMES))
        raise GivenError(placed(unknown, "given", "games"))
    return message(f"played-{text}"), GAMES[text]


def _tick(place: int, name: Value, trait: Trait, has: bool) -> Item:
    said = message(f"trait-{trait.value}")
    reason = message(f"why-trait-{trait.value}{'' if has else '-not'}", game=name)
    return Item(
        f"g{place}.{trait.value}",
        Ask.TICK,
        message("item-trait", game=name, trait=said),
        lambda _: has or None,
        lambda _: reason,
        where=message("hint-trait-where", game=name, trait=said),
        rule=message(f"hint-trait-{trait.value}"),
        row=name,
        column=said,
    )
