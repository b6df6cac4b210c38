"""QTI 1.2 as Canvas reads it: for each question a group of variants, of which one is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from fractions import Fraction
from hashlib import blake2b
from shutil import copyfileobj
from tempfile import SpooledTemporaryFile, TemporaryFile
from typing import IO

from exercises.exam.exam import Exam, Task
from exercises.export.canvas_items import (
    CanvasQuestion,
    canvas_questions,
    item,
    item_in_words,
    points_text,
)
from exercises.export.exercise_fields import fields
from exercises.export.fields import worths
from exercises.export.package import HEAD, Package, xml
from exercises.export.pool import Pool, pools
from exercises.export.question_html import picture, text_html

FILES = "%24IMS-CC-FILEBASE%24"
"""What Canvas puts the place of a course's files for."""


def write(exam: Exam, file: IO[bytes], tell: Callable[[int], object]) -> None:
    """Write the quiz as a package; `tell` hears how many questions are done."""
    images: list[str] = []
    name = f"plywood{blake2b(exam.quiz.title.encode(), digest_size=8).hexdigest()}"
    with closing(Package(file)) as package, TemporaryFile() as questions:
        questions.write(_opening(exam, name).encode())
        for pool in pools(exam):
            _write_groups(pool, package, images, questions)
            tell(pool.number)
        questions.write(b"</section>\n</assessment>\n</questestinterop>\n")
        package.copy(f"{name}/{name}.xml", questions)
        package.add(f"{name}/assessment_meta.xml", _meta(exam, name).encode())
        package.add("imsmanifest.xml", _manifest(name, images).encode())


def _opening(exam: Exam, name: str) -> str:
    return (
        f'{HEAD}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">\n'
        f'<assessment ident="{name}" title="{xml(exam.quiz.title)}">\n'
        "<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel>"
        "<fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>\n"
        '<section ident="root_section">\n'
    )


def _write_groups(pool: Pool, package: Package, images: list[str], questions: IO[bytes]) -> None:
    """The groups of one question of the quiz: one for each that it becomes there.

    Groups draw each on its own: so where there are several, all have the first variant alone.
    """
    points: dict[str, Fraction] = {}
    with ExitStack() as opened:
        gathered: dict[str, IO[bytes]] = {}
        for variant, tasks in pool.variants():
            if len(gathered) > 1:
                break
            for task in tasks:
                image = f"images/question{pool.number}{task.part}-{variant}.svg"
                if task.asked.has_tree:
                    package.add(image, picture(task.asked))
                    images.append(image)
                for number, (question, due) in enumerate(_worths(task), 1):
                    name = f"q{pool.number}{task.part}p{number}"
                    if name not in gathered:
                        gathered[name] = opened.enter_context(SpooledTemporaryFile(2**20))
                        points[name] = due
                    source = f"{FILES}/{image}"
                    written = item(
                        pool, f"{name}v{variant}", variant, task, question, points[name], source
                    )
                    gathered[name].write(written.encode())
        for name, items in gathered.items():
            questions.write(_group(name, f"{pool.number} {pool.title}", points[name]).encode())
            items.seek(0)
            copyfileobj(items, questions)
            questions.write(b"</section>\n")
    for words in pool.in_words():
        opening = _group(f"q{words.name}t", f"{words.name} {pool.title}", words.question.text_worth)
        questions.write(f"{opening}{item_in_words(words)}</section>\n".encode())


def _worths(task: Task) -> Iterator[tuple[CanvasQuestion, Fraction]]:
    """The questions that a task becomes in Canvas, with their points."""
    whole = fields(task.asked, task.scheme)
    worth = worths(whole, task.tree_points)
    for question in canvas_questions(whole):
        yield question, sum((worth[place] for place in question.places), Fraction(0))


def _group(ident: str, title: str, points: Fraction) -> str:
    """The beginning of a group of which one question is drawn."""
    return (
        f'<section ident="{ident}" title="{xml(title)}">\n'
        "<selection_ordering><selection><selection_number>1</selection_number>"
        "<selection_extension>"
        f"<points_per_item>{points_text(points)}</points_per_item>"
        "</selection_extension></selection></selection_ordering>\n"
    )


def _meta(exam: Exam, name: str) -> str:
    quiz = exam.quiz
    return (
        f'{HEAD}<quiz identifier="{name}" xmlns="http://canvas.instructure.com/xsd/cccv1p0">\n'
        f"<title>{xml(quiz.title)}</title>\n"
        f"<description>{xml(f'<p>{text_html(quiz.instructions.strip())}</p>')}</description>\n"
        "<shuffle_answers>false</shuffle_answers>\n<quiz_type>assignment</quiz_type>\n"
        f"<points_possible>{points_text(quiz.points)}</points_possible>\n"
        "<hide_results></hide_results>\n</quiz>\n"
    )


def _manifest(name: str, images: Sequence[str]) -> str:
    files = "".join(
        f'<resource identifier="image{number}" type="webcontent" href="{image}">'
        f'<file href="{image}"/></resource>\n'
        for number, image in enumerate(images, 1)
    )
    return (
        f'{HEAD}<manifest identifier="manifest{name}" '
        'xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">\n'
        "<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>\n"
        "<organizations/>\n<resources>\n"
        f'<resource identifier="{name}" type="imsqti_xmlv1p2">'
        f'<file href="{name}/{name}.xml"/><dependency identifierref="{name}meta"/></resource>\n'
        f'<resource identifier="{name}meta" '
        'type="associatedcontent/imscc_xmlv1p1/learning-application-resource" '
        f'href="{name}/assessment_meta.xml"><file href="{name}/assessment_meta.xml"/></resource>\n'
        f"{files}</resources>\n</manifest>\n"
    )
