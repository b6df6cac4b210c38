"""What is wrong with a quiz, said by the names of the controls that mend it."""

from __future__ import annotations

from resources.words import Message, PlywoodError, message, placed
from tutor.look.language import as_sentence, tell

CONTROLS = {
    "points": "quiz-worth",
    **{
        field: f"quiz-{field.replace('_', '-')}"
        for field in (
            "title",
            "kind",
            "level",
            "recipe",
            "tree",
            "count",
            "text",
            "text_points",
            "answer",
            "choices",
            "lines",
            "spares",
            "size",
            "space",
            "logo",
            "paper",
            "language",
            "conventions",
            "versions",
            "roster",
            "fairness",
            "marks",
        )
    },
}
"""The control of each field of a quiz and of its questions."""
_THIS = message("quiz-this")


def told(error: PlywoodError) -> str:
    """The reason, with the page's own names in place of those in a file."""
    return as_sentence(tell(_renamed(error.sentence)))


def _renamed(sentence: Message) -> Message:
    """A sentence with the names of controls, as far as it is about fields of the quiz."""
    values = dict(sentence.values)
    place, why = values.get("place"), values.get("why")
    if sentence.key == "placed" and isinstance(why, Message):
        if place == _THIS:
            return _renamed(why)
        if isinstance(place, Message) and place.key == "question-number":
            return placed(_renamed(why), place)
        if isinstance(place, str) and place in CONTROLS:
            return placed(_renamed(why), message(CONTROLS[place]))
    choice = values.get("choice")
    if isinstance(choice, Message) and choice.key.startswith("fairness-"):
        return message(sentence.key, **values | {"choice": message(f"quiz-{choice.key}")})
    return sentence
