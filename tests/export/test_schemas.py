"""Packages are as the schemas of IMS ask for, and hold all that they name."""

import os
import re
from pathlib import Path

import pytest
from generated import generated
from lxml import etree

from exercises.kinds import KINDS
from tests.export.canvas_model import files, quiz
from tests.export.exports import exam_of, exported
from tests.export.schemas import MANIFEST, QTI12, QTI21, complaints

SCHEMAS = os.environ.get("PLYWOOD_SCHEMAS", "")


@pytest.fixture(scope="module")
def every_kind():
    made = [generated(kind, 1 + place % 5) for place, kind in enumerate(KINDS)]
    return exam_of(made, text="Why? <b> [a]", text_points=1)


@pytest.fixture(scope="module")
def canvas(every_kind):
    return exported(every_kind, "canvas")


@pytest.fixture(scope="module")
def qti21(every_kind):
    return exported(every_kind, "qti21")


def test_every_kind_is_a_question_of_qti_1_2(canvas):
    assert not complaints(quiz(canvas), QTI12)


def test_names_in_qti_1_2_are_unique_and_lead_somewhere(canvas):
    for item in quiz(canvas).iter("{*}item"):
        names = [each.get("ident") for each in item.iter("{*}response_label", "{*}itemfeedback")]
        assert len(names) == len(set(names))
        for each in item.iter("{*}displayfeedback"):
            assert each.get("linkrefid") in names
        for each in item.iter("{*}varequal"):
            responses = item.iter("{*}response_lid", "{*}response_str")
            assert each.get("respident") in {response.get("ident") for response in responses}


def test_every_kind_is_an_item_of_qti_2_1(qti21):
    for name, content in files(qti21).items():
        if name.startswith("items/") or name == "test.xml":
            assert not complaints(etree.fromstring(content), QTI21), name


@pytest.mark.skipif(not SCHEMAS, reason="PLYWOOD_SCHEMAS names no folder with the official schemas")
def test_every_kind_is_valid_against_the_official_schema_of_qti_2_1(qti21):
    schema = etree.XMLSchema(etree.parse(Path(SCHEMAS) / "qtiv2p1" / "imsqti_v2p1.xsd"))
    for name, content in files(qti21).items():
        if name.startswith("items/") or name == "test.xml":
            schema.assertValid(etree.fromstring(content))


@pytest.mark.skipif(not SCHEMAS, reason="PLYWOOD_SCHEMAS names no folder with the official schemas")
def test_every_kind_is_valid_against_the_official_dtd_of_qti_1_2(canvas):
    with (Path(SCHEMAS) / "qtiv1p2" / "ims_qtiasiv1p2p1.dtd").open("rb") as file:
        official = etree.DTD(file)
    plain = etree.fromstring(
        re.sub(r' xmlns="[^"]*"', "", etree.tostring(quiz(canvas), encoding="unicode"))
    )
    for own in plain.iter("selection_extension"):
        own.clear()  # it may hold whatever a platform knows
    assert official.validate(plain), official.error_log


@pytest.mark.skipif(not SCHEMAS, reason="PLYWOOD_SCHEMAS names no folder with the official schemas")
@pytest.mark.parametrize("platform", ["canvas", "qti21"])
def test_manifests_are_valid_against_the_official_schema(platform, request):
    manifest = files(request.getfixturevalue(platform))["imsmanifest.xml"]
    plain = manifest.replace(b"imsccv1p1/imscp_v1p1", b"imscp_v1p1")  # Canvas has its own name
    schema = etree.XMLSchema(etree.parse(Path(SCHEMAS) / "imscp_v1p1.xsd"))
    schema.assertValid(etree.fromstring(plain))


def test_responses_of_qti_2_1_are_declared_and_asked_for_once(qti21):
    for name, content in files(qti21).items():
        if name.startswith("items/"):
            item = etree.fromstring(content)
            declared = [each.get("identifier") for each in item.iter("{*}responseDeclaration")]
            asked = [each.get("responseIdentifier") for each in item.iter()]
            assert sorted(declared) == sorted(each for each in asked if each), name
            told = [each.get("identifier") for each in item.iter("{*}modalFeedback")]
            for each in item.iter("{*}baseValue"):
                if each.getparent().tag.endswith("multiple") and each.text.startswith("mistake"):
                    assert each.text in told


@pytest.mark.parametrize("platform", ["canvas", "qti21"])
def test_a_package_holds_what_its_manifest_names_and_nothing_else(platform, request):
    held = files(request.getfixturevalue(platform))
    manifest = etree.fromstring(held.pop("imsmanifest.xml"))
    assert not complaints(manifest, MANIFEST)
    named = [each.get("href") for each in manifest.iter("{*}file")]
    assert sorted(named) == sorted(held)
    idents = [each.get("identifier") for each in manifest.iter("{*}resource")]
    assert len(idents) == len(set(idents))
    for each in manifest.iter("{*}dependency"):
        assert each.get("identifierref") in idents


def test_pictures_are_found_where_questions_look_for_them(canvas, qti21):
    pictures = {name for name in files(canvas) if name.endswith(".svg")}
    text = etree.tostring(quiz(canvas), encoding="unicode")
    assert pictures
    for name in pictures:
        assert f"%24IMS-CC-FILEBASE%24/{name}" in text
    for name, content in files(qti21).items():
        if name.startswith("items/"):
            for image in etree.fromstring(content).iter("{*}img"):
                assert image.get("src").removeprefix("../") in files(qti21)
