"""QTI 2.1: a test of sections, of each of which one item is drawn; marks as exact as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import IO

from exercises.exam.exam import Exam
from exercises.export.package import HEAD, Package, xml
from exercises.export.pool import pools
from exercises.export.qti21_items import FLOAT, NAMESPACES, image_of, item, item_in_words
from exercises.export.question_html import picture


def write(exam: Exam, file: IO[bytes], tell: Callable[[int], object]) -> None:
    """Write the quiz as a package; `tell` hears how many questions are done."""
    sections: list[str] = []
    resources: list[str] = []
    with closing(Package(file)) as package:
        for pool in pools(exam):
            names: list[str] = []
            for variant, tasks in pool.variants():
                name = f"q{pool.number}v{variant}"
                package.add(f"items/{name}.xml", item(pool, name, variant, tasks).encode())
                trees = [task for task in tasks if task.asked.has_tree]
                for task in trees:
                    package.add(image_of(name, task), picture(task.asked))
                names.append(name)
                resources.append(_resource(name, [image_of(name, task) for task in trees]))
            if names:
                sections.append(_section(f"s{pool.number}", pool.title, names))
            for words in pool.in_words():
                name = f"q{words.name}words"
                package.add(f"items/{name}.xml", item_in_words(words, name).encode())
                sections.append(_section(f"s{words.name}words", pool.title, [name]))
                resources.append(_resource(name, []))
            tell(pool.number)
        package.add("test.xml", _test(exam, sections).encode())
        package.add("imsmanifest.xml", _manifest(resources).encode())


def _section(name: str, title: str, items: Sequence[str]) -> str:
    references = "".join(
        f'<assessmentItemRef identifier="{item}" href="items/{item}.xml"/>\n' for item in items
    )
    return (
        f'<assessmentSection identifier="{name}" title="{xml(title)}" visible="true">\n'
        f'<selection select="1"/>\n{references}</assessmentSection>\n'
    )


def _test(exam: Exam, sections: Sequence[str]) -> str:
    return (
        f'{HEAD}<assessmentTest {NAMESPACES} identifier="test" title="{xml(exam.quiz.title)}" '
        'toolName="Plywood">\n'
        f'<outcomeDeclaration identifier="SCORE" {FLOAT}/>\n'
        '<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">\n'
        '<itemSessionControl maxAttempts="1" showFeedback="false"/>\n'
        f"{''.join(sections)}</testPart>\n"
        '<outcomeProcessing><setOutcomeValue identifier="SCORE">'
        '<sum><testVariables variableIdentifier="SCORE"/></sum>'
        "</setOutcomeValue></outcomeProcessing>\n</assessmentTest>\n"
    )


def _resource(name: str, images: Sequence[str]) -> str:
    picture_file = "".join(f'<file href="{image}"/>' for image in images)
    return (
        f'<resource identifier="{name}" type="imsqti_item_xmlv2p1" href="items/{name}.xml">'
        f'<file href="items/{name}.xml"/>{picture_file}</resource>\n'
    )


def _manifest(resources: Sequence[str]) -> str:
    return (
        f'{HEAD}<manifest identifier="manifest" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">\n'
        "<metadata><schema>QTIv2.1 Package</schema>"
        "<schemaversion>1.0.0</schemaversion></metadata>\n"
        "<organizations/>\n<resources>\n"
        '<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml">'
        '<file href="test.xml"/></resource>\n'
        f"{''.join(resources)}</resources>\n</manifest>\n"
    )
