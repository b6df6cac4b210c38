"""Moodle XML: a category for each question of the quiz, in it a cloze question for each variant."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from html import escape
from typing import IO

from exercises.asks import Ask
from exercises.drawing.parts.picture import printable
from exercises.exam.exam import Exam, Task
from exercises.export.exercise_fields import fields
from exercises.export.fields import (
    ChoiceField,
    Field,
    Listed,
    TextField,
    TicksField,
    decimal,
    weights,
)
from exercises.export.pool import Pool, QuestionInWords, pools
from exercises.export.question_html import (
    html_of,
    picture,
    question_html,
    solution_html,
    stem_html,
    text_html,
)
from resources.words import Message, say, say_value
from search.numbers import NumberError, read_number

FRACTIONS = (
    *(Fraction(1, n) for n in (*range(1, 11), 20)),
    *(Fraction(n, 10) for n in (3, 4, 6, 7, 8, 9)),
    *(Fraction(2, 3), Fraction(3, 4), Fraction(5, 6)),
)
"""The parts of a mark that Moodle knows: a question with others is skipped."""
MOST_TICKED = 20
"""So many right options have parts that Moodle knows: a twentieth each, or a tenth."""
Lengths = dict[tuple[Ask, bool], int]
STAR = "\\*"
"""A star that stands for itself, and not for anything."""


def write(exam: Exam, file: IO[bytes], tell: Callable[[int], object]) -> None:
    """Write the quiz into a file, question by question; `tell` hears how many are done."""
    language = exam.quiz.language
    file.write(b'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n')
    for pool in pools(exam):
        for variant, tasks in pool.variants():
            category = _category(pool, pool.title, str(pool.number)) if variant == 1 else ""
            file.write((category + _cloze(pool, variant, tasks, language)).encode())
        for words in pool.in_words():
            below = say("export-in-words", language)  # apart: nobody draws it for the tree's
            category = _category(pool, pool.title, words.name, below)
            file.write((category + _in_words(words, language)).encode())
        tell(pool.number)
    file.write(b"</quiz>\n")


def _category(pool: Pool, title: str, number: str, below: str = "") -> str:
    language, level = pool.exam.quiz.language, pool.question.level
    own = say("export-category", language, number=number, title=title)
    at = "" if level is None else say("export-level", language, level=level)
    names = ("Plywood", pool.exam.quiz.title, pool.sort, at, own, below)
    path = "/".join(name.strip().replace("/", "//") for name in names if name.strip())
    return (
        '<question type="category">\n'
        f"<category><text>$course$/top/{_xml(path)}</text></category>\n"
        "</question>\n"
    )


def _cloze(pool: Pool, variant: int, tasks: Sequence[Task], language: str) -> str:
    """One variant of a question, with all parts that are asked of its tree."""
    asked = [
        tuple(part for field in fields(task.asked, task.scheme) for part in _split(field))
        for task in tasks
    ]
    times = multiple([task.tree_points for task in tasks], list(map(len, asked)))
    texts, images = [stem_html(pool.stem)], ""
    for task, own in zip(tasks, asked, strict=True):
        worth, lengths = weights(own, units(task.tree_points, times)), _lengths(own)
        written = [
            _embedded(field, weight, lengths, language)
            for field, weight in zip(own, worth, strict=True)
        ]
        name = f"tree{task.part}.svg"
        source = f"@@PLUGINFILE@@/{name}"
        texts.append(question_html(task, language, source, own, written.__getitem__))
        if task.asked.has_tree:
            data = b64encode(picture(task.asked)).decode()
            images += f'<file name="{name}" path="/" encoding="base64">{data}</file>\n'
    name = say("export-name", language, number=pool.number, title=pool.title, variant=str(variant))
    text = "\n".join(filter(None, texts))
    return (
        '<question type="cloze">\n'
        f"<name><text>{_xml(name)}</text></name>\n"
        f'<questiontext format="html">\n<text>{_xml(text)}</text>\n{images}</questiontext>\n'
        f'<generalfeedback format="html"><text>{_xml(solution_html(tasks, language))}</text>'
        "</generalfeedback>\n"
        "<penalty>0</penalty>\n<hidden>0</hidden>\n"
        "</question>\n"
    )


def _in_words(words: QuestionInWords, language: str) -> str:
    """The question in words: to choose from, or an essay, which a person marks."""
    question, field = words.question, words.choices
    answer = "" if not words.answer else f"<p>{text_html(words.answer)}</p>"
    if field is None:
        sort = "essay"
        own = (
            "<responseformat>editor</responseformat>\n<responserequired>0</responserequired>\n"
            f'<graderinfo format="html"><text>{_xml(answer)}</text></graderinfo>\n'
            f"<responsefieldlines>{max(question.lines, 5)}</responsefieldlines>\n"
            "<attachments>0</attachments>\n<attachmentsrequired>0</attachmentsrequired>\n"
        )
    else:
        sort, own = "multichoice", _chosen(field, language)
    name = say("export-words", language, number=words.name, title=words.title)
    text = f"<p>{text_html(words.text)}</p>"
    return (
        f'<question type="{sort}">\n'
        f"<name><text>{_xml(name)}</text></name>\n"
        f'<questiontext format="html"><text>{_xml(text)}</text></questiontext>\n'
        f'<generalfeedback format="html"><text>{_xml(answer)}</text></generalfeedback>\n'
        f"<defaultgrade>{float(question.text_worth):g}</defaultgrade>\n"
        f"<penalty>0</penalty>\n<hidden>0</hidden>\n{own}</question>\n"
    )


def _chosen(field: ChoiceField | TicksField, language: str) -> str:
    """The options of a question by choices, in the order of the quiz."""
    if isinstance(field, ChoiceField):
        single, shares = "true", [Fraction(each.right) for each in field.options]
    else:
        single, shares = "false", _shares(field)
    answers = "".join(
        f'<answer fraction="{_percent(share)}" format="html">'
        f"<text>{_xml(html_of(option.text, language))}</text></answer>\n"
        for option, share in zip(field.options, shares, strict=True)
    )
    return (
        f"<single>{single}</single>\n<shuffleanswers>0</shuffleanswers>\n"
        f"<answernumbering>none</answernumbering>\n{answers}"
    )


def multiple(points: Sequence[Fraction], counts: Sequence[int]) -> int:
    """How often the points are taken, so that every part has a whole unit for each of its fields.

    Moodle takes whole weights alone and goes by their sum, whatever the default grade says.
    """
    times = 1
    while any(
        (share * times).denominator > 1 or units(share, times) < count
        for share, count in zip(points, counts, strict=True)
    ):
        times += 1
    return times


def units(points: Fraction, times: int) -> int:
    """What the weights of a part add up to."""
    return int((points or Fraction(1)) * times)


def _embedded(field: Field, weight: int, lengths: Lengths, language: str) -> str:
    """A field as cloze has it."""
    match field:
        case TextField():
            return _typed(field, weight, lengths[_alike(field)], language)
        case ChoiceField(_, _, options):
            listed = "~".join(
                f"{'=' if option.right else ''}{_answer(say_value(option.text, language))}"
                f"{_feedback(option.feedback, language)}"
                for option in options
            )
            return f"{{{weight}:MULTICHOICE:{listed}}}"
        case TicksField():
            return _ticked(field, weight, language)


def _typed(field: TextField, weight: int, length: int, language: str) -> str:
    numeric = field.number is not None and length < 0
    kind = "NUMERICAL" if numeric else "SHORTANSWER"
    listed = _numbers(field) if numeric else field.listed
    parts = [
        f"{_share(each.share)}{text if numeric else _answer(text.replace('*', STAR))}"
        f"{_feedback(each.feedback, language)}"
        for each in listed
        for text in each.texts
    ]
    # Moodle makes a field as wide as its longest answer: so none tells how long its own is.
    parts.append(("9" if numeric else "?") * (abs(length) + 1))
    return f"{{{weight}:{kind}:{'~'.join(parts)}}}"


def _numbers(field: TextField) -> list[Listed]:
    """Answers as numbers, once each: Moodle reads their other writings itself."""
    assert field.number is not None, "only numbers are numeric"
    tolerance = f":{decimal(field.tolerance)}" if field.tolerance else ""
    found = [Listed((f"{decimal(Fraction(field.number))}{tolerance}",), Fraction(1))]
    for each in field.listed:
        if each.share != 1:
            with suppress(NumberError):
                number = decimal(Fraction(read_number(each.texts[0])))
                found.append(each._replace(texts=(number,)))
    return found


def _lengths(asked: Sequence[Field]) -> Lengths:
    """How long the answers of each ask are at most; below 0 where all of them are numbers."""
    found: Lengths = {}
    typed = [field for field in asked if isinstance(field, TextField)]
    for sort in dict.fromkeys(map(_alike, typed)):
        alike = [field for field in typed if _alike(field) == sort]
        numeric = all(map(_numeric, alike))
        texts = [
            text
            for field in alike
            for each in (_numbers(field) if numeric else field.listed)
            for text in each.texts
        ]
        longest = max(map(len, texts))
        found[sort] = -longest if numeric else longest
    return found


def _alike(field: TextField) -> tuple[Ask, bool]:
    """What fields have in common that must look alike: the ask, and whether it may be rounded."""
    return field.ask, bool(field.tolerance)


def _numeric(field: TextField) -> bool:
    """Whether Moodle can take a field for a number: a fraction only where it need not be exact."""
    if field.number is None:
        return False
    return bool(field.tolerance) or Fraction(field.number).denominator == 1


def _ticked(field: TicksField, weight: int, language: str) -> str:
    """Boxes to tick."""
    listed = [
        f"{_share(share)}{_answer(say_value(option.text, language))}"
        f"{_feedback(option.feedback, language)}"
        for option, share in zip(field.options, _shares(field), strict=True)
    ]
    return f"{{{weight}:MULTIRESPONSE:{'~'.join(listed)}}}"


def _shares(field: TicksField) -> list[Fraction]:
    """What part of the mark each tick earns: all of them ticked earn nothing."""
    right = _parts(field.right)
    wrong = min((part for part in FRACTIONS if part * field.wrong >= 1), default=Fraction(1))
    return [
        Fraction(0) if option.idle else next(right) if option.right else -wrong
        for option in field.options
    ]


def _split(field: Field) -> Iterator[Field]:
    """A field, in several where Moodle has no parts of a mark for so many right ticks."""
    if not isinstance(field, TicksField) or field.right <= MOST_TICKED:
        yield field
        return
    *options, none = field.options
    for start in range(0, len(options), MOST_TICKED):
        some = options[start : start + MOST_TICKED]
        right = sum(option.right for option in some)
        worth = field.worth * right / field.right
        yield field._replace(worth=worth, options=(*some, none._replace(right=not right)))


def _parts(count: int) -> Iterator[Fraction]:
    """So many parts of a mark that Moodle knows and that add up to 1."""
    if Fraction(1, count) in FRACTIONS:
        yield from [Fraction(1, count)] * count
        return
    tenths = MOST_TICKED - count
    yield from [Fraction(1, 10)] * tenths
    yield from [Fraction(1, 20)] * (count - tenths)


def _share(share: Fraction) -> str:
    if share == 1:
        return "="
    if not share:
        return ""
    return f"%{_percent(share)}%"


def _percent(share: Fraction) -> str:
    """A part of a mark as Moodle lists it."""
    known = max((part for part in FRACTIONS if part <= abs(share)), default=Fraction(0))
    return f"{'-' if share < 0 else ''}{float(100 * known):.5f}".rstrip("0").rstrip(".")


def _answer(text: str) -> str:
    """A text inside a field: what has a meaning there is written as an entity."""
    return "".join(
        f"&#{ord(sign)};" if sign in "~#{}%=\\" else escape(sign, quote=False)
        for sign in printable(text)
    )


def _feedback(feedback: Message | None, language: str) -> str:
    return "" if feedback is None else f"#{_answer(say(feedback, language))}"


def _xml(text: str) -> str:
    return escape(text, quote=False)
