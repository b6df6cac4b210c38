"""How Canvas marks the questions of a package."""

import io
import re
import zipfile
from fractions import Fraction

from lxml import etree

NUMBER = r"-?[0-9]+(\.[0-9]+)?"
SPACE = {"q": "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"}


def files(data):
    with zipfile.ZipFile(io.BytesIO(data)) as package:
        return {name: package.read(name) for name in package.namelist()}


def quiz(data):
    (name,) = [name for name in files(data) if name.startswith("plywood") and "meta" not in name]
    return etree.fromstring(files(data)[name])


def found(element, path):
    return element.findall(path, SPACE)


def groups(data):
    """The groups of a quiz, each with its points and its items."""
    for section in found(quiz(data), ".//q:section/q:section"):
        points = section.findtext(".//q:points_per_item", namespaces=SPACE)
        yield Fraction(points), found(section, "q:item")


def sort(item):
    entries = {
        field.findtext("q:fieldlabel", namespaces=SPACE): field.findtext(
            "q:fieldentry", namespaces=SPACE
        )
        for field in found(item, ".//q:qtimetadatafield")
    }
    return entries["question_type"]


def text_of(item):
    return item.findtext("q:presentation/q:material/q:mattext", namespaces=SPACE)


def mark(item, answers):
    """The share of its points that an item gives; takes its own answers from the front."""
    if sort(item) == "multiple_answers_question":
        return _ticks(item, answers.pop(0))
    if sort(item) == "numerical_question":
        return Fraction(_within(item, answers.pop(0)))
    asked = found(item, "q:presentation/q:response_lid")
    return sum((_one(item, each, answers.pop(0)) for each in asked), Fraction(0)) / len(asked)


def _right(item, response):
    """The answers for which something is added."""
    return {
        equal.text
        for condition in found(item, "q:resprocessing/q:respcondition[q:setvar]")
        for equal in found(condition, f"q:conditionvar/q:varequal[@respident='{response}']")
    }


def _one(item, response, answer):
    labels = found(response, ".//q:response_label")
    right = _right(item, response.get("ident"))
    if isinstance(answer, int) or answer is None:
        return int(answer is not None and labels[answer].get("ident") in right)
    texts = {
        label.findtext(".//q:mattext", namespaces=SPACE).casefold()
        for label in labels
        if label.get("ident") in right
    }
    return int(answer.strip().casefold() in texts)


def _ticks(item, ticked):
    labels = [label.get("ident") for label in found(item, ".//q:response_label")]
    (whole,) = found(item, ".//q:respcondition/q:conditionvar/q:and")
    right = {equal.text for equal in found(whole, "q:varequal")}
    chosen = {labels[place] for place in ticked}
    return max(Fraction(len(chosen & right) - len(chosen - right), len(right)), Fraction(0))


def _within(item, answer):
    low, high = (
        Fraction(item.findtext(f".//q:{sign}", namespaces=SPACE)) for sign in ("vargte", "varlte")
    )
    return re.fullmatch(NUMBER, answer) is not None and low <= Fraction(answer) <= high
