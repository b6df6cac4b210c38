"""How Moodle reads a cloze question and marks it, as its importer was seen to do."""

import html
import re
from fractions import Fraction
from typing import NamedTuple

from lxml import etree

KNOWN = [
    *(Fraction(1, n) for n in (*range(1, 11), 20)),
    *(Fraction(n, 10) for n in (3, 4, 6, 7, 8, 9)),
    *(Fraction(2, 3), Fraction(3, 4), Fraction(5, 6)),
]
NUMBER = r"-?(?:[0-9]+[.,]?[0-9]*|[.,][0-9]+)(?:[eE][-+]?[0-9]+)?"
SHARE = r"=|%(?P<percent>-?[0-9]+(?:[.,][0-9]*)?)%"
ANSWER = r"(?P<answer>.+?)(?<!\\)(?<!&)(?<!&amp;)(?=[~#}]|$)"
ONE = re.compile(rf"~?(?P<share>{SHARE})?{ANSWER}(?:#(?P<feedback>.*?)(?<!\\)(?=[~}}]|$))?", re.S)
FIELD = re.compile(
    r"\{(?P<weight>[0-9]*):(?P<sort>NUMERICAL|SHORTANSWER|MULTICHOICE|MULTIRESPONSE):"
    r"(?P<listed>(?:\\\}|[^}])*)\}"
)


class Alternative(NamedTuple):
    share: Fraction
    text: str
    tolerance: Fraction
    feedback: str


class Cloze(NamedTuple):
    weight: int
    sort: str
    listed: list

    def earned(self, answer):
        if self.sort == "MULTIRESPONSE":
            most = sum(one.share for one in self.listed if one.share > 0)
            shares = [one.share / most if one.share > 0 else one.share for one in self.listed]
            return min(max(sum((shares[place] for place in answer), Fraction(0)), 0), 1)
        if self.sort == "MULTICHOICE":
            return Fraction(0) if answer is None else self.listed[answer].share
        for one in self.listed:
            if self.fits(one, answer.strip()):
                return one.share
        return Fraction(0)

    def fits(self, one, answer):
        if self.sort == "SHORTANSWER":
            return one.text.replace("\\*", "*").casefold() == answer.casefold()
        if not re.fullmatch(NUMBER, answer):
            return False
        given = Fraction(answer.replace(",", "."))
        return abs(given - Fraction(one.text)) <= one.tolerance


def fields(text):
    """The fields of a question's text."""
    return [
        Cloze(int(found["weight"]), found["sort"], alternatives(found["sort"], found["listed"]))
        for found in FIELD.finditer(text)
    ]


def alternatives(sort, listed):
    found = []
    while listed:
        one = ONE.match(listed)
        assert one is not None, f"Moodle does not read {listed!r}"
        listed = listed[one.end() :]
        share = Fraction(1) if one["share"] == "=" else Fraction(one["percent"] or 0) / 100
        text, tolerance = one["answer"], Fraction(0)
        if sort == "NUMERICAL":
            number = re.fullmatch(rf"({NUMBER})(?::({NUMBER}))?", text)
            assert number is not None, f"Moodle rejects the number {text!r}"
            text, tolerance = number[1], Fraction(number[2] or 0)
        found.append(
            Alternative(share, html.unescape(text), tolerance, html.unescape(one["feedback"] or ""))
        )
    return found


def mark(text, answers):
    """The share of its marks that a question gives for answers to its fields."""
    asked = fields(text)
    answers = spread(asked, answers)
    earned = sum(
        each.weight * each.earned(answer) for each, answer in zip(asked, answers, strict=True)
    )
    return earned / sum(each.weight for each in asked)


def mark_choice(question, ticked):
    """The share of its marks that a multiple-choice question gives for options by their places."""
    assert question.findtext("single") == ("true" if isinstance(ticked, int) else "false")
    shares = [Fraction(each.get("fraction")) / 100 for each in question.iter("answer")]
    for share in shares:
        assert not share or min(abs(abs(share) - part) for part in KNOWN) < Fraction(1, 10**6)
    earned = shares[ticked] if isinstance(ticked, int) else sum(shares[place] for place in ticked)
    return max(earned, Fraction(0))


def spread(asked, answers):
    """Ticks shared out among the lists that they stand in."""
    if len(asked) == len(answers):
        return answers
    found = [answer for answer in answers if not isinstance(answer, set)]
    lists = [len(each.listed) - 1 for each in asked if each.sort == "MULTIRESPONSE"]
    for ticks in (answer for answer in answers if isinstance(answer, set)):
        rest = ticks
        while lists:
            size = lists.pop(0)
            here = {place for place in rest if place < size}
            rest = {place - size for place in rest if place >= size}
            found.append(here or {size})
            if len(lists) == 0 or max(rest, default=0) == 0:
                break
    return found


def questions(data, sort="cloze"):
    return etree.fromstring(data).findall(f"question[@type='{sort}']")


def text_of(question):
    return question.findtext("questiontext/text")
