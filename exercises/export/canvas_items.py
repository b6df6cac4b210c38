"""Items of QTI 1.2 as Canvas reads them: what is asked, what can be answered, what that earns.

A question of Canvas has fields of one sort. So what is typed, what is chosen and what is ticked
stand in questions of their own, each with the tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape
from typing import NamedTuple

from exercises.exam.exam import Task
from exercises.export.fields import ChoiceField, Field, TextField, TicksField, decimal
from exercises.export.package import xml
from exercises.export.pool import Pool, QuestionInWords
from exercises.export.question_html import (
    html_of,
    question_html,
    solution_html,
    stem_html,
    text_html,
)
from resources.words import say


class CanvasQuestion(NamedTuple):
    """The fields of one sort, as a question of Canvas asks for them."""

    sort: str
    fields: tuple[Field, ...]
    places: tuple[int, ...]


def canvas_questions(asked: Sequence[Field]) -> list[CanvasQuestion]:
    """The fields by their sort; a number that may be a little off is a question of its own."""
    sorts: dict[tuple[str, int], list[int]] = {}
    for place, field in enumerate(asked):
        match field:
            case TextField():
                near = bool(field.tolerance)
                sort = (
                    ("numerical_question", place)
                    if near
                    else ("fill_in_multiple_blanks_question", 0)
                )
            case ChoiceField():
                sort = ("multiple_dropdowns_question", 0)
            case TicksField():
                sort = ("multiple_answers_question", place)
        sorts.setdefault(sort, []).append(place)
    return [
        CanvasQuestion(sort, tuple(asked[place] for place in places), tuple(places))
        for (sort, _), places in sorts.items()
    ]


def item(
    pool: Pool,
    group: str,
    variant: int,
    task: Task,
    question: CanvasQuestion,
    points: Fraction,
    source: str,
) -> str:
    """One variant of a question, or of its fields of one sort."""
    language, ident = pool.exam.quiz.language, f"{group}v{variant}"
    inline = question.sort in ("fill_in_multiple_blanks_question", "multiple_dropdowns_question")

    def field_html(place: int) -> str:
        return f"[field{place + 1}]" if inline else ""

    text = stem_html(pool.stem)
    text += question_html(task, language, source, question.fields, field_html)
    responses, conditions = _answers(question, ident, language)
    feedback = [
        ("general_fb", solution_html([task], language)),
        *_feedback(question, ident, language),
    ]
    title = say("export-name", language, number=pool.number, title=pool.title, variant=str(variant))
    return _written(ident, title, question.sort, points, text, responses, conditions, feedback)


def _written(
    ident: str,
    title: str,
    sort: str,
    points: Fraction,
    text: str,
    responses: str,
    conditions: str,
    feedback: Sequence[tuple[str, str]],
) -> str:
    """An item of QTI 1.2."""
    told = "".join(
        f'<itemfeedback ident="{name}"><flow_mat><material>'
        f'<mattext texttype="text/html">{escape(html)}</mattext>'
        "</material></flow_mat></itemfeedback>\n"
        for name, html in feedback
    )
    return (
        f'<item ident="{ident}" title="{xml(title)}">\n<itemmetadata><qtimetadata>'
        f"{_field('question_type', sort)}{_field('points_possible', points_text(points))}"
        "</qtimetadata></itemmetadata>\n"
        f'<presentation>\n<material><mattext texttype="text/html">{escape(text)}</mattext>'
        f"</material>\n{responses}</presentation>\n"
        '<resprocessing>\n<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" '
        'vartype="Decimal"/></outcomes>\n'
        '<respcondition continue="Yes"><conditionvar><other/></conditionvar>'
        '<displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>\n'
        f"{conditions}</resprocessing>\n{told}</item>\n"
    )


def _field(label: str, entry: str) -> str:
    return (
        f"<qtimetadatafield><fieldlabel>{label}</fieldlabel>"
        f"<fieldentry>{entry}</fieldentry></qtimetadatafield>"
    )


def _answers(question: CanvasQuestion, ident: str, language: str) -> tuple[str, str]:
    """What can be answered, and what that earns."""
    first = question.fields[0]
    if isinstance(first, TicksField):
        return _ticks(first, ident, language)
    if question.sort == "numerical_question":
        assert isinstance(first, TextField), "only what is typed is a number"
        return _number(first)
    responses, conditions = "", ""
    share = Fraction(100, len(question.fields))
    for number, field in enumerate(question.fields, 1):
        name = f"response_field{number}"
        offered = _offered(field, language)
        labels = "".join(
            _label(f"{ident}f{number}a{place}", text) for place, (text, _) in enumerate(offered)
        )
        responses += (
            f'<response_lid ident="{name}"><material><mattext>field{number}</mattext></material>\n'
            f"<render_choice>\n{labels}</render_choice></response_lid>\n"
        )
        for place, (_, right) in enumerate(offered):
            if right:
                conditions += _condition(
                    f'<varequal respident="{name}">{ident}f{number}a{place}</varequal>',
                    "Add",
                    share,
                )
        if not isinstance(field, TextField):
            for place, option in enumerate(field.options):
                if option.feedback is not None:
                    conditions += _shown(name, f"{ident}f{number}a{place}")
    return responses, conditions


def _offered(field: Field, language: str) -> list[tuple[str, bool]]:
    """The answers of a field: all that is right where one types, all options where one chooses."""
    if isinstance(field, TextField):
        return [(xml(text), True) for text in field.right]
    return [(html_of(option.text, language), option.right) for option in field.options]


def _ticks(field: TicksField, ident: str, language: str) -> tuple[str, str]:
    """Canvas gives each right tick its share, and takes as much off for each wrong one."""
    names, responses = _listed(field, ident, language)
    due = "".join(
        f'<varequal respident="response1">{name}</varequal>'
        if option.right
        else f'<not><varequal respident="response1">{name}</varequal></not>'
        for name, option in zip(names, field.options, strict=True)
    )
    conditions = _condition(f"<and>{due}</and>", "Set", Fraction(100))
    for name, option in zip(names, field.options, strict=True):
        if option.feedback is not None:
            conditions += _shown("response1", name)
    return responses, conditions


def _chosen(field: ChoiceField, ident: str, language: str) -> tuple[str, str]:
    """One of several, below each other."""
    names, responses = _listed(field, ident, language)
    (right,) = (name for name, option in zip(names, field.options, strict=True) if option.right)
    due = f'<varequal respident="response1">{right}</varequal>'
    return responses, _condition(due, "Set", Fraction(100))


def _listed(field: ChoiceField | TicksField, ident: str, language: str) -> tuple[list[str], str]:
    """Options below each other, and what they are called."""
    names = [f"{ident}f1a{place}" for place in range(len(field.options))]
    labels = "".join(
        _label(name, html_of(option.text, language))
        for name, option in zip(names, field.options, strict=True)
    )
    cardinality = "Single" if isinstance(field, ChoiceField) else "Multiple"
    return names, (
        f'<response_lid ident="response1" rcardinality="{cardinality}">\n'
        f"<render_choice>\n{labels}</render_choice></response_lid>\n"
    )


def _number(field: TextField) -> tuple[str, str]:
    assert field.number is not None, "what may be a little off is a number"
    right, off = Fraction(field.number), field.tolerance
    responses = (
        '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal">'
        '<response_label ident="answer1"/></render_fib></response_str>\n'
    )
    ends = "".join(
        f'<{sign} respident="response1">{decimal(end)}</{sign}>'
        for sign, end in (("vargte", right - off), ("varlte", right + off))
    )
    exact = f'<varequal respident="response1">{decimal(right)}</varequal>'
    return responses, _condition(f"<or>{exact}<and>{ends}</and></or>", "Set", Fraction(100))


def _feedback(question: CanvasQuestion, ident: str, language: str) -> Iterator[tuple[str, str]]:
    """What is said to whoever chooses a known mistake."""
    for number, field in enumerate(question.fields, 1):
        if isinstance(field, TextField):
            continue
        for place, option in enumerate(field.options):
            if option.feedback is not None:
                yield f"{ident}f{number}a{place}_fb", html_of(option.feedback, language)


def _label(ident: str, text: str) -> str:
    return (
        f'<response_label ident="{ident}"><material><mattext texttype="text/plain">{text}'
        "</mattext></material></response_label>\n"
    )


def _condition(when: str, action: str, share: Fraction) -> str:
    return (
        f'<respcondition continue="{"No" if action == "Set" else "Yes"}">'
        f"<conditionvar>{when}</conditionvar>"
        f'<setvar action="{action}" varname="SCORE">{float(share):.2f}</setvar></respcondition>\n'
    )


def _shown(response: str, answer: str) -> str:
    return (
        '<respcondition continue="Yes"><conditionvar>'
        f'<varequal respident="{response}">{answer}</varequal></conditionvar>'
        f'<displayfeedback feedbacktype="Response" linkrefid="{answer}_fb"/></respcondition>\n'
    )


def item_in_words(words: QuestionInWords) -> str:
    """The question in words: to choose from, or an essay, which a person marks."""
    language, field, ident = words.language, words.choices, f"q{words.name}words"
    match field:
        case None:
            sort, conditions = "essay_question", ""
            responses = (
                '<response_str ident="response1" rcardinality="Single"><render_fib>'
                '<response_label ident="answer1" rshuffle="No"/></render_fib></response_str>\n'
            )
        case ChoiceField():
            sort = "multiple_choice_question"
            responses, conditions = _chosen(field, ident, language)
        case TicksField():
            sort = "multiple_answers_question"
            responses, conditions = _ticks(field, ident, language)
    return _written(
        ident,
        say("export-words", language, number=words.name, title=words.title),
        sort,
        words.question.text_worth,
        f"<p>{text_html(words.text)}</p>",
        responses,
        conditions,
        [("general_fb", f"<p>{text_html(words.answer)}</p>")],
    )


def points_text(points: Fraction) -> str:
    """Points as Canvas has them, in hundredths."""
    return f"{float(points):.2f}"
