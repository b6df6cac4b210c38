"""Every sentence that Plywood says, by its key, from one catalogue per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from resources.catalogue import Beyond, Catalogue

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
_TEXT = Path(__file__).parent / "text"


class Message(NamedTuple):
    """A sentence that is not said yet: its key in the catalogue, and its values.

    A value may be a sentence itself; it is said in the same language.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()


Value = str | int | Message


def message(key: str, **values: Value) -> Message:
    """A sentence with its values by name."""
    return Message(key, tuple(values.items()))


def say(sentence: Message | str, language: str = DEFAULT, **values: Value) -> str:
    """The sentence in a language; a key that no catalogue has is an error."""
    if isinstance(sentence, str):
        sentence = message(sentence, **values)
    said = {
        name: say(value, language) if isinstance(value, Message) else value
        for name, value in sentence.values
    }
    try:
        return _catalogue(language).say(sentence.key, said)
    except Beyond:
        return by_fluent(sentence.key, said, language)


def by_fluent(key: str, values: Mapping[str, str | int], language: str) -> str:
    """The same, by Fluent itself, for what our own reader leaves to it."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key) if bundle.has_message(key) else None
    if pattern is None or pattern.value is None:
        raise KeyError(f"the {language} catalogue has no sentence {key!r}")
    text, errors = bundle.format_pattern(pattern.value, dict(values))
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


def languages() -> list[str]:
    """The languages there is a catalogue for."""
    return sorted(folder.name for folder in _TEXT.iterdir())


def _sources(language: str) -> list[str]:
    files = sorted((_TEXT / language).glob("*.ftl"))
    return [file.read_text("utf-8") for file in files]


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(_sources(language), language)


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported when first used: Fluent brings Babel, which the first window need not wait for.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle
