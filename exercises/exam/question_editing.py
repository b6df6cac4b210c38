"""A question as its instructor changes it: what it asks, its parts, where its trees come from."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from exercises.exam.quiz_file import kind_of, random_number
from exercises.exam.spec import Part, Question
from search.rules import OF_A_TREE

LEVEL = 2
"""How hard a new question is."""
NO_TREE: dict[str, Any] = {
    **dict.fromkeys(("level", "recipe", "code", "tree", "seed", "roll")),
    "rules": {},
    "count": 1,
    "kind": "",
    "locked": False,
}
"""What a question in words goes without."""
NO_WORDS: dict[str, Any] = {
    "text": "",
    "answer": "",
    "lines": 0,
    "text_points": 0,
    "space": 0,
    "choices": [],
    "right": [],
    "fixed": False,
    "rules": {},
}
"""What a question leaves to its parts."""


def with_parts(question: Question, parts: list[Part]) -> Question:
    """The question with these parts, whose points and whose first kind it has."""
    points = sum((part.worth for part in parts), Fraction(0))
    whole = int(points) if points.denominator == 1 else float(points)
    kinds = [part.kind for part in parts if part.kind]
    kind = question.kind or (kinds[0] if kinds and question.code is None else "")
    return replace(question, parts=parts, points=whole, kind=kind)


def with_fields(question: Question, part: int | None, fields: Mapping[str, Any]) -> Question:
    """The question with other fields: of this part, or its own where parts have none such."""
    if part is None or not fields.keys() <= {*Part.__struct_fields__}:
        return replace(question, **fields)
    parts = [*question.parts]
    parts[part] = replace(parts[part], **fields)
    return with_parts(question, parts)


def with_kind(question: Question, kind: str, text: str) -> Question:
    """The question asking something else; without a kind, in these words."""
    after = replace(question, kind=kind, text=text, text_points=0)
    if not kind:
        return replace(after, **NO_TREE)
    if not question.of_tree:
        return replace(after, level=LEVEL, roll=random_number(), choices=[], right=[])
    return after


def with_part(question: Question, part: Part) -> Question:
    """The question with one part more; the first takes over what it has asked so far."""
    if question.parts:
        return with_parts(question, [*question.parts, part])
    own = {name: getattr(question, name) for name in Part.__struct_fields__}
    first = Part(**{**own, "kind": kind_of(question) if question.of_tree else ""})
    return with_parts(replace(question, **NO_WORDS), [first, part])


def without_part(question: Question, place: int) -> Question:
    """The question without a part; what is left of one part is the question again."""
    parts = [*question.parts]
    del parts[place]
    if len(parts) != 1:
        return with_parts(question, parts)
    (last,) = parts
    own = {name: getattr(last, name) for name in Part.__struct_fields__}
    alone = replace(question, parts=[], **own)
    return alone if last.kind else replace(alone, **NO_TREE)


def from_source(
    question: Question,
    *,
    tree: str | None = None,
    recipe: dict[str, Any] | None = None,
    rules: dict[str, Any] | None = None,
) -> Question:
    """The question with its trees from here, or else from its level."""
    given = tree is not None or recipe is not None
    if rules is not None or tree is None:
        others = {name: rule for name, rule in question.rules.items() if name not in OF_A_TREE}
        rules = {**others, **(rules or {})}
    return replace(
        question,
        kind=kind_of(question),
        tree=tree,
        recipe=recipe,
        rules=question.rules if rules is None else rules,
        level=None if given else question.level or LEVEL,
        roll=None if tree is not None else random_number(),
        code=None,
        seed=None,
        locked=False,
    )
