"""What no quiz can be: told before anything is made, with the field and the cure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from exercises.exam.spec import (
    Part,
    Question,
    Quiz,
    SpecError,
    part_letter,
    plain_points,
    question_number,
)
from exercises.files.rules_table import RulesError, rules_from
from exercises.kinds import KINDS
from exercises.making.recipe_files import EDITION, LEVELS, unknown_kind
from resources.words import Message, Value, languages, message, placed

MOST_SEED = 2**63 - 1
MOST_QUESTIONS = 50
MOST_VERSIONS = 26
MOST_SPARES = 500
MOST_POINTS = 1000
MOST_ROOM = 200
"""The most room for working, in millimetres: a page has no more."""
MOST_LINES = 30
MOST_PARTS = 26
"""The most parts of a question: each has a letter."""
MOST_CHOICES = 12


def check_quiz(quiz: Quiz, name: Value) -> None:
    """Refuse what can be told without making anything; an error names the field."""
    try:
        _check(quiz)
    except (SpecError, RulesError) as error:
        raise SpecError(placed(error.sentence, name)) from None


def _check(quiz: Quiz) -> None:
    if not quiz.title.strip():
        raise SpecError(placed(message("spec-title"), "title"))
    rules_from(quiz.conventions, "conventions")
    for number, question in enumerate(quiz.questions, 1):
        try:
            check_question(question)
            rules_from(question.rules)
        except (SpecError, RulesError) as error:
            raise SpecError(placed(error.sentence, question_number(number))) from None
    if quiz.language not in languages():
        there = message("spec-language", known=", ".join(languages()), given=repr(quiz.language))
        raise SpecError(placed(there, "language"))
    if not 1 <= sum(each.count for each in quiz.questions) <= MOST_QUESTIONS:
        raise SpecError(placed(message("spec-count", most=MOST_QUESTIONS), "questions"))
    if isinstance(quiz.versions, int) and not 0 <= quiz.versions <= MOST_VERSIONS:
        given = message("spec-versions", most=MOST_VERSIONS, given=str(quiz.versions))
        raise SpecError(placed(given, "versions"))
    if len(set(quiz.labels)) != len(quiz.labels) or len(quiz.labels) > MOST_VERSIONS:
        raise SpecError(placed(message("spec-version-names", most=MOST_VERSIONS), "versions"))
    if not 0 <= quiz.spares <= MOST_SPARES:
        raise SpecError(_beyond("spares", 0, MOST_SPARES, quiz.spares))
    _check_seed("seed", quiz.seed)
    if not 1 <= quiz.trees_edition <= EDITION:
        raise SpecError(_beyond("edition", 1, EDITION, quiz.trees_edition))
    for label in quiz.labels:
        if not re.fullmatch(r"[A-Za-z0-9]{1,8}", label):
            raise SpecError(placed(message("spec-version-name", name=repr(label)), "versions"))


def _check_seed(name: str, seed: int | None) -> None:
    if seed is not None and seed < 0:
        raise SpecError(placed(message("below-zero", number=str(seed)), name))
    if seed is not None and seed > MOST_SEED:
        raise SpecError(placed(message("spec-seed-most", most=str(MOST_SEED)), name))


def check_question(question: Question) -> None:
    """Refuse a question that can't be asked; an error names the field."""
    sources = ("level", "recipe", "code", "tree")
    given = [name for name in sources if getattr(question, name) is not None]
    words = _in_words(question)
    if question.choices and not question.text.strip():
        raise SpecError(placed(message("spec-choices-text"), "choices"))
    if question.code is None and not words and question.kind not in KINDS:
        raise SpecError(placed(_unknown(question.kind), "kind"))
    if words and given:
        raise SpecError(placed(message("spec-words-source"), given[0]))
    if not words and len(given) != 1:
        known = ", ".join(sources)
        if not given:
            raise SpecError(message("spec-no-source", known=known))
        raise SpecError(message("spec-sources", known=known, one=given[0], other=given[1]))
    if question.seed is not None and (words or given[0] not in ("level", "recipe")):
        raise SpecError(
            placed(message("spec-seedless", source=given[0] if given else "text"), "seed")
        )
    _check_seed("seed", question.seed)
    _check_seed("roll", question.roll)
    if question.count > 1 and (words or given[0] in ("code", "tree")):
        raise SpecError(placed(message("spec-once", source=given[0] if given else "text"), "count"))
    if question.code is not None and question.kind:
        raise SpecError(placed(message("spec-code-kind"), "kind"))
    if question.level is not None and not 1 <= question.level <= LEVELS:
        raise SpecError(_beyond("level", 1, LEVELS, question.level))
    _check_limits(question, (("count", 1, MOST_QUESTIONS),))
    _check_part(question, with_parts=bool(question.parts))
    _check_parts(question)


def _in_words(question: Question) -> bool:
    """Whether a question asks nothing of a tree: it has a text or parts, and no kind."""
    asks = bool(question.text.strip()) or (
        bool(question.parts) and not any(part.kind for part in question.parts)
    )
    return not question.of_tree and asks


def _check_parts(question: Question) -> None:
    if len(question.parts) > MOST_PARTS:
        raise SpecError(placed(message("spec-parts-many", most=MOST_PARTS), "parts"))
    for place, part in enumerate(question.parts):
        try:
            if part.kind and part.kind not in KINDS:
                raise SpecError(placed(_unknown(part.kind), "kind"))
            if part.kind and not question.of_tree:
                raise SpecError(placed(message("spec-part-tree"), "kind"))
            if not part.kind and not part.text.strip():
                raise SpecError(placed(message("spec-part-asks"), "text"))
            _check_part(part, with_parts=False)
            rules_from(part.rules)
        except (SpecError, RulesError) as error:
            raise SpecError(placed(error.sentence, part_letter(place))) from None
    if question.parts:
        points = sum((part.worth for part in question.parts), Fraction(0))
        if points != question.worth:
            wrong = message(
                "spec-parts-points", points=str(question.points), parts=str(plain_points(points))
            )
            raise SpecError(placed(wrong, "points"))


def _check_part(part: Part, *, with_parts: bool) -> None:
    """Refuse points, lines and choices that can't be."""
    most_of_text = MOST_POINTS if with_parts or not part.of_tree else part.points
    _check_limits(
        part,
        (
            ("points", 0, MOST_POINTS),
            ("text_points", 0, most_of_text),
            ("lines", 0, MOST_LINES),
            ("space", 0, MOST_ROOM),
        ),
    )
    _check_halves(part)
    if not part.choices:
        if part.rights:
            raise SpecError(placed(message("spec-right-none"), "right"))
        return
    if with_parts or not part.text.strip():
        raise SpecError(placed(message("spec-choices-text"), "choices"))
    if not 2 <= len(part.choices) <= MOST_CHOICES or not all(map(str.strip, part.choices)):
        raise SpecError(placed(message("spec-choices", most=MOST_CHOICES), "choices"))
    if len({*map(str.strip, part.choices)}) != len(part.choices):
        raise SpecError(placed(message("spec-choices-twice"), "choices"))
    fits = all(1 <= each <= len(part.choices) for each in part.rights)
    if not part.rights or not fits or len({*part.rights}) != len(part.rights):
        raise SpecError(placed(message("spec-right", most=len(part.choices)), "right"))


def _check_limits(part: Part, limits: Iterable[tuple[str, float, float]]) -> None:
    for name, least, most in limits:
        if not least <= getattr(part, name) <= most:
            raise SpecError(_beyond(name, least, most, getattr(part, name)))


def _check_halves(part: Part) -> None:
    """Refuse points that no marks of whole and half points add up to."""
    for name, given in (("points", part.points), ("text_points", part.text_points)):
        if given * 2 != int(given * 2):
            near = plain_points(Fraction(round(given * 2), 2))
            raise SpecError(placed(message("spec-halves", near=str(near), given=str(given)), name))


def _unknown(kind: str) -> Message:
    """What to write instead of a kind that there is none of."""
    return unknown_kind(kind) if kind else message("spec-kind", kinds=", ".join(KINDS))


def _beyond(name: str, least: float, most: float, given: float) -> Message:
    """What to write instead of a number that is too small or too large."""
    return placed(message("spec-limits", least=str(least), most=str(most), given=str(given)), name)
