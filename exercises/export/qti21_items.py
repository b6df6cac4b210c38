"""Items of QTI 2.1: what is declared, what is asked, and how answers are marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from exercises.exam.exam import Task
from exercises.export.exercise_fields import fields
from exercises.export.fields import (
    ChoiceField,
    Field,
    Option,
    TextField,
    TicksField,
    decimal,
    worths,
)
from exercises.export.package import HEAD, xml
from exercises.export.pool import Pool, QuestionInWords
from exercises.export.question_html import (
    html_of,
    question_html,
    solution_html,
    stem_html,
    text_html,
)
from resources.words import Message, say

SCHEMA = "http://www.imsglobal.org/xsd/imsqti_v2p1"
NAMESPACES = (
    f'xmlns="{SCHEMA}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
    f'xsi:schemaLocation="{SCHEMA} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"'
)
LENGTH = 12
"""How wide every field is: none tells how long its answer is."""
FLOAT = 'cardinality="single" baseType="float"'


def image_of(name: str, task: Task) -> str:
    """Where the tree of a part lies."""
    return f"images/{name}{task.part}.svg"


def item(pool: Pool, name: str, variant: int, tasks: Sequence[Task]) -> str:
    """One variant of a question, with all parts that are asked of its tree."""
    language = pool.exam.quiz.language
    asked: list[Field] = []
    worth: list[Fraction] = []
    texts = [stem_html(pool.stem)]
    for task in tasks:
        own = fields(task.asked, task.scheme)
        worth += worths(own, task.tree_points)
        written = [
            _interaction(place, field, language) for place, field in enumerate(own, len(asked))
        ]
        asked += own
        source = f"../{image_of(name, task)}"
        texts.append(question_html(task, language, source, own, written.__getitem__))
    remarks = _remarks(asked)
    title = say("export-name", language, number=pool.number, title=pool.title, variant=str(variant))
    return _written(
        name,
        title,
        language,
        [_declared(place, each, worth[place]) for place, each in enumerate(asked)],
        sum((task.tree_points for task in tasks), Fraction(0)),
        "\n".join(filter(None, texts)),
        _processing(asked, worth, remarks),
        [("solution", solution_html(tasks, language))]
        + [(ident, f"<p>{html_of(told, language)}</p>") for told, ident in remarks.items()],
    )


def _written(
    name: str,
    title: str,
    language: str,
    declared: Sequence[str],
    points: Fraction,
    body: str,
    processing: str,
    feedback: Sequence[tuple[str, str]],
) -> str:
    """An assessment item."""
    told = "".join(
        f'<modalFeedback outcomeIdentifier="FEEDBACK" identifier="{ident}" showHide="show">'
        f"{html}</modalFeedback>\n"
        for ident, html in feedback
    )
    return (
        f'{HEAD}<assessmentItem {NAMESPACES} identifier="{name}" title="{xml(title)}" '
        f'adaptive="false" timeDependent="false" xml:lang="{language}" toolName="Plywood">\n'
        f"{''.join(declared)}"
        f'<outcomeDeclaration identifier="SCORE" {FLOAT}>'
        "<defaultValue><value>0</value></defaultValue></outcomeDeclaration>\n"
        f'<outcomeDeclaration identifier="MAXSCORE" {FLOAT}>'
        f"<defaultValue><value>{decimal(points)}</value></defaultValue></outcomeDeclaration>\n"
        '<outcomeDeclaration identifier="FEEDBACK" cardinality="multiple" baseType="identifier"/>\n'
        f"<itemBody>\n{body}\n</itemBody>\n"
        f"<responseProcessing>\n{processing}</responseProcessing>\n{told}</assessmentItem>\n"
    )


def _response(place: int) -> str:
    return f"R{place + 1}"


def _declared(place: int, field: Field, worth: Fraction) -> str:
    """A response, what is right, and what each answer earns."""
    match field:
        case TextField() if field.tolerance:
            assert field.number is not None, "what may be a little off is a number"
            right = f"<value>{decimal(Fraction(field.number))}</value>"
            return _declaration(place, "single", "float", right, "")
        case TextField():
            keys = [
                (text, worth * each.share)
                for each in field.listed
                if each.share
                for text in each.texts
            ]
            right = f"<value>{xml(field.right[0])}</value>"
            return _declaration(place, "single", "string", right, _mapping(_once(keys), worth))
        case ChoiceField(_, _, options):
            first = next(number for number, option in enumerate(options) if option.right)
            keys = [(f"c{number}", worth) for number, option in enumerate(options) if option.right]
            right = f"<value>c{first}</value>"
            return _declaration(place, "single", "identifier", right, _mapping(keys, worth))
        case TicksField(_, _, options):
            ticked = [f"c{number}" for number, option in enumerate(options) if option.right]
            right = "".join(f"<value>{name}</value>" for name in ticked)
            keys = _tick_shares(field, worth)
            return _declaration(place, "multiple", "identifier", right, _mapping(keys, worth))


def _once(keys: Sequence[tuple[str, Fraction]]) -> list[tuple[str, Fraction]]:
    """Texts that differ in more than capitals, which make no difference."""
    found: dict[str, tuple[str, Fraction]] = {}
    for text, share in keys:
        found.setdefault(text.lower(), (text, share))
    return list(found.values())


def _tick_shares(field: TicksField, worth: Fraction) -> list[tuple[str, Fraction]]:
    """All right ticks earn everything, all ticks nothing; rounded, so that they add up."""
    each = Fraction(int(worth / field.right * 10_000), 10_000)
    first = worth - each * (field.right - 1)
    shares: list[tuple[str, Fraction]] = []
    for number, option in enumerate(field.options):
        if option.right:
            shares.append((f"c{number}", first))
            first = each
        elif not option.idle:
            shares.append((f"c{number}", -worth / field.wrong))
    return shares


def _declaration(place: int, cardinality: str, base: str, right: str, mapping: str) -> str:
    return (
        f'<responseDeclaration identifier="{_response(place)}" cardinality="{cardinality}" '
        f'baseType="{base}"><correctResponse>{right}</correctResponse>{mapping}'
        "</responseDeclaration>\n"
    )


def _mapping(keys: Sequence[tuple[str, Fraction]], most: Fraction) -> str:
    entries = "".join(
        f'<mapEntry mapKey="{xml(key)}" mappedValue="{decimal(share)}" caseSensitive="false"/>'
        for key, share in keys
    )
    return (
        f'<mapping lowerBound="0" upperBound="{decimal(most)}" defaultValue="0">{entries}</mapping>'
    )


def _interaction(place: int, field: Field, language: str) -> str:
    name = _response(place)
    match field:
        case TextField():
            return f'<textEntryInteraction responseIdentifier="{name}" expectedLength="{LENGTH}"/>'
        case ChoiceField(_, _, options):
            offered = _choices("inlineChoice", options, language)
            return (
                f'<inlineChoiceInteraction responseIdentifier="{name}" shuffle="false">'
                f"{offered}</inlineChoiceInteraction>"
            )
        case TicksField():
            return _choice(place, field, language)


def _choice(place: int, field: ChoiceField | TicksField, language: str) -> str:
    """Options below each other, of which one or any number is chosen."""
    most = 1 if isinstance(field, ChoiceField) else 0
    return (
        f'<choiceInteraction responseIdentifier="{_response(place)}" shuffle="false" '
        f'maxChoices="{most}">{_choices("simpleChoice", field.options, language)}'
        "</choiceInteraction>"
    )


def _choices(element: str, options: Sequence[Option], language: str) -> str:
    return "".join(
        f'<{element} identifier="c{number}">{html_of(option.text, language)}</{element}>'
        for number, option in enumerate(options)
    )


def _remarks(asked: Sequence[Field]) -> dict[Message, str]:
    """The known mistakes that some answer shows, each with its identifier."""
    told: dict[Message, str] = {}
    for field in asked:
        for _, about in _mistaken(field):
            told.setdefault(about, f"mistake{len(told) + 1}")
    return told


def _mistaken(field: Field) -> Iterator[tuple[tuple[str, ...], Message]]:
    """The answers that show a known mistake."""
    if isinstance(field, TextField):
        for each in field.listed if not field.tolerance else ():
            if each.feedback is not None:
                yield each.texts, each.feedback
        return
    for number, option in enumerate(field.options):
        if option.feedback is not None:
            yield (f"c{number}",), option.feedback


def _processing(
    asked: Sequence[Field], worth: Sequence[Fraction], remarks: dict[Message, str]
) -> str:
    """What an answer earns, and what is said of it."""
    near = [isinstance(field, TextField) and bool(field.tolerance) for field in asked]
    mapped = [
        f'<mapResponse identifier="{_response(place)}"/>'
        for place in range(len(asked))
        if not near[place]
    ]
    rules = [_outcome("SCORE", f"<sum>{''.join(mapped)}</sum>")] if mapped else []
    for place, field in enumerate(asked):
        if near[place]:
            assert isinstance(field, TextField), "only what is typed may be a little off"
            off, name = decimal(field.tolerance), _response(place)
            when = (
                f'<equal toleranceMode="absolute" tolerance="{off} {off}">'
                f'<variable identifier="{name}"/><correct identifier="{name}"/></equal>'
            )
            due = f'<baseValue baseType="float">{decimal(worth[place])}</baseValue>'
            add = _outcome("SCORE", f'<sum><variable identifier="SCORE"/>{due}</sum>')
            rules.append(_if(when, add))
    rules.append(_outcome("FEEDBACK", f"<multiple>{_ident('solution')}</multiple>"))
    for place, field in enumerate(asked):
        for answers, about in _mistaken(field):
            rules.append(_if(_written_there(place, field, answers), _told(remarks[about])))
    return "".join(rules)


def _written_there(place: int, field: Field, answers: Sequence[str]) -> str:
    """Whether one of these answers was given."""
    base = "string" if isinstance(field, TextField) else "identifier"
    values = "".join(f'<baseValue baseType="{base}">{xml(one)}</baseValue>' for one in answers)
    variable = f'<variable identifier="{_response(place)}"/>'
    if isinstance(field, TicksField):
        return f"<member>{values}{variable}</member>"
    return f"<member>{variable}<multiple>{values}</multiple></member>"


def _told(ident: str) -> str:
    known = '<variable identifier="FEEDBACK"/>'
    return _outcome("FEEDBACK", f"<multiple>{known}{_ident(ident)}</multiple>")


def _ident(name: str) -> str:
    return f'<baseValue baseType="identifier">{name}</baseValue>'


def _outcome(name: str, value: str) -> str:
    return f'<setOutcomeValue identifier="{name}">{value}</setOutcomeValue>\n'


def _if(when: str, then: str) -> str:
    return f"<responseCondition><responseIf>{when}{then}</responseIf></responseCondition>\n"


def item_in_words(words: QuestionInWords, name: str) -> str:
    """The question in words: to choose from, or an essay, which a person marks."""
    language, question, field = words.language, words.question, words.choices
    lines, points = max(question.lines, 5), question.text_worth
    if field is None:
        declared = '<responseDeclaration identifier="R1" cardinality="single" baseType="string"/>\n'
        asked = f'<extendedTextInteraction responseIdentifier="R1" expectedLines="{lines}"/>'
        processing = _outcome("FEEDBACK", f"<multiple>{_ident('solution')}</multiple>")
    else:
        declared = _declared(0, field, points)
        asked = _choice(0, field, language)
        processing = _processing([field], [points], {})
    return _written(
        name,
        say("export-words", language, number=words.name, title=words.title),
        language,
        [declared],
        points,
        f"<div><p>{text_html(words.text)}</p>{asked}</div>",
        processing,
        [("solution", f"<p>{text_html(words.answer)}</p>")],
    )
