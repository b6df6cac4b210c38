"""Every sentence that Plywood says, by its key, from one catalogue per language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"


class Message(NamedTuple):
    """A sentence that is not said yet: its key in the catalogue, and its values."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


def message(key: str, **values: str | int) -> Message:
    """A sentence with its values by name."""
    return Message(key, tuple(values.items()))


def say(sentence: Message | str, language: str = DEFAULT, **values: str | int) -> str:
    """The sentence in a language; a key that no catalogue has is an error."""
    if isinstance(sentence, str):
        sentence = message(sentence, **values)
    bundle = _bundle(language)
    pattern = bundle.get_message(sentence.key)
    if pattern is None or pattern.value is None:
        raise KeyError(f"the {language} catalogue has no sentence {sentence.key!r}")
    text, errors = bundle.format_pattern(pattern.value, dict(sentence.values))
    if errors:
        raise ValueError(f"{sentence.key}: {errors[0]}")
    return str(text)


def languages() -> list[str]:
    """The languages there is a catalogue for."""
    return sorted(folder.name for folder in files("resources").joinpath("text").iterdir())


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported when first used: Fluent brings Babel, which the first window need not wait for.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("resources").joinpath("text", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
