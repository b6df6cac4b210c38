"""A question as students see it on a platform: the task, the tree as a picture, and the fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from exercises.asks import Ask, BlankWidth
from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import printable
from exercises.drawing.writers import svg
from exercises.exam.exam import Task
from exercises.exercise import Exercise
from exercises.export.fields import ChoiceField, Field, TextField, TicksField
from exercises.paper.layout.exercise_drawings import blank_drawing
from exercises.wording.conventions import conventions
from exercises.wording.tasks import screen_task
from exercises.wording.tree_words import tree_words
from exercises.wording.worked import worked
from resources.words import Message, Value, message, say, say_value
from search.methods import METHODS
from search.tree import Mover


def picture(exercise: Exercise) -> bytes:
    """The tree with empty boxes, as on paper: nothing here may search."""
    return svg.write(blank_drawing(exercise).picture, PRINT).encode()


def question_html(
    task: Task,
    language: str,
    source: str,
    fields: Sequence[Field],
    field_html: Callable[[int], str],
) -> str:
    """The question as XHTML; `source` is where the picture lies, `field_html` writes a field."""
    exercise = task.asked
    told = [f"({task.part})"] if task.part else []
    told.append(say(screen_task(exercise), language))
    told += [say(each, language) for each in conventions(exercise).values()]
    parts = [_paragraph(" ".join(told))]
    if exercise.has_tree:
        words = tree_words(exercise, language)
        described = text_html(say("export-picture", language, tree=words))
        parts.append(f'<p><img src="{source}" alt="{described}"/></p>')
    hints = [say(each, language) for each in _hints(exercise, fields)]
    parts += [_paragraph(" ".join(hints))] if hints else []
    lines: list[str] = []
    for place, field in enumerate(fields):
        match field:
            case TextField(label) | ChoiceField(label):
                lines.append(
                    f"<li>{html_of(field_label(label), language)} {field_html(place)}</li>"
                )
            case TicksField(label):
                lines.append(f"<li>{html_of(label, language)} {field_html(place)}</li>")
    parts += ["<ul>", *lines, "</ul>"] if lines else []
    return "\n".join(parts)


def field_label(label: Message) -> Message:
    """What stands before a field: a question as it is, all else with a colon."""
    return label if label.key == "place-item" else message("export-field", label=label)


def stem_html(stem: str) -> str:
    """What stands above all parts of a question."""
    return _paragraph(stem) if stem else ""


def solution_html(tasks: Sequence[Task], language: str) -> str:
    """What is told when an answer was given: the steps, and that no slip is followed through."""
    told: list[str] = []
    for task in tasks:
        part = f" ({task.part})" if task.part else ""
        steps = [f"<li>{html_of(step, language)}</li>" for step in worked(task.asked)]
        told += [_paragraph(say("export-solution", language) + part), "<ol>", *steps, "</ol>"]
    return "\n".join([*told, _paragraph(say("export-follow", language))])


def text_html(text: str) -> str:
    """A text for XHTML; braces too are written as entities, since fields are told by them."""
    written = escape(printable(text))
    return "".join(f"&#{ord(sign)};" if sign in "{}[]" else sign for sign in written)


def html_of(value: Value, language: str) -> str:
    """A sentence for XHTML."""
    return text_html(say_value(value, language))


def _paragraph(text: str) -> str:
    return f"<p>{text_html(text)}</p>"


def _hints(exercise: Exercise, fields: Sequence[Field]) -> list[Message]:
    """How to type what is asked for: by what is asked, never by what is right."""
    rows = [field.ask.row for field in fields if isinstance(field, TextField)]
    widths = {row.width for row in rows}
    cuts = METHODS[exercise.method].cuts(exercise.rules)
    found: list[Message] = []
    if cuts and any(row.read is not None for row in rows):
        found.append(message("export-dash"))
    if Ask.CUT in exercise.asked:
        found.append(message("export-below"))
    if widths & {BlankWidth.BOUND, BlankWidth.CHAIN, BlankWidth.RANGE}:
        found.append(message("export-infinity"))
    if BlankWidth.VALUE in widths and Mover.CHANCE in exercise.tree.shape.movers:
        found.append(message("export-fraction"))
    if any(isinstance(field, TextField) and field.tolerance for field in fields):
        found.append(message("export-decimals"))
    return found
