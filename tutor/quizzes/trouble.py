"""What is wrong with a quiz, said by the names of the controls that mend it."""

from __future__ import annotations

import re

from exercises.exam.spec import Fairness
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
            "lines",
            "space",
            "logo",
            "paper",
            "language",
            "conventions",
            "versions",
            "roster",
            "fairness",
        )
    },
}
"""The control of each field of a quiz and of its questions."""
_PLACE = re.compile(r"question \d+")


def told(error: Exception) -> str:
    """The reason, with the page's own names in place of those in a file."""
    *fields, reason = str(error).removeprefix(f"{tell('quiz-this')}: ").split(": ")
    shown = []
    while fields and (fields[0] in CONTROLS or _PLACE.fullmatch(fields[0])):
        field = fields.pop(0)
        shown.append(tell(CONTROLS[field]) if field in CONTROLS else field)
        if field == "fairness":
            reason = _with_choices(reason)
            fields = [_with_choices(words) for words in fields]
    return as_sentence(": ".join([*shown, *fields, reason]))


def _with_choices(words: str) -> str:
    """A sentence with the choices of fairness called as the control calls them."""
    choices = "|".join(choice.value for choice in Fairness if choice is not Fairness.NONE)
    return re.sub(
        rf"\b({choices})( variants)?\b", lambda found: tell(f"quiz-fairness-{found[1]}"), words
    )
