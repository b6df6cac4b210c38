"""The window's sentences, in the language that was chosen."""

from __future__ import annotations

from resources.words import DEFAULT, Message, PlywoodError, Value, say, say_value

MOST_SAID = 24
"""As many letters of what somebody wrote stand in a sentence about it."""
_chosen = [DEFAULT]


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    _chosen[0] = language


def spoken() -> str:
    """The language in which everything is said."""
    return _chosen[0]


def tell(sentence: Message | str, **values: Value) -> str:
    """A sentence of the catalogue, as the window shows it."""
    return say(sentence, _chosen[0], **values)


def tell_value(value: Value) -> str:
    """A value as the window shows it: a sentence of the catalogue, or a text as it is."""
    return say_value(value, _chosen[0])


def tell_error(error: PlywoodError) -> str:
    """Why something can't be done."""
    return as_sentence(tell(error.sentence))


def as_sentence(text: str) -> str:
    """Words with a capital; a file keeps its name, and a capital α would look like an A."""
    first = text.partition(" ")[0]
    return text[:1].upper() + text[1:] if first.isascii() and first.isalpha() else text


def brief(text: str) -> str:
    """What was written, or the beginning of it if it is too long to be said again."""
    return text if len(text) <= MOST_SAID else f"{text[:MOST_SAID]}…"
