"""How QTI 2.1 marks an item: its response processing, carried out."""

import re
from fractions import Fraction

from lxml import etree

from tests.export.canvas_model import NUMBER, files

NAME = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"


def items(data):
    return [
        etree.fromstring(content)
        for name, content in files(data).items()
        if name.startswith("items/") and "words" not in name
    ]


class Item:
    """An item with the answers of one student."""

    def __init__(self, item, answers):
        self.item = item
        self.declared = {
            each.get("identifier"): each for each in item.iter(f"{NAME}responseDeclaration")
        }
        self.given = dict(zip(self.declared, map(self._given, answers), strict=True))
        self.outcomes = {"SCORE": Fraction(0), "FEEDBACK": []}
        for rule in item.find(f"{NAME}responseProcessing"):
            self._do(rule)

    @staticmethod
    def _given(answer):
        if isinstance(answer, set):
            return [f"c{place}" for place in answer]
        return f"c{answer}" if isinstance(answer, int) else answer

    @property
    def most(self):
        (most,) = self.item.findall(f"{NAME}outcomeDeclaration[@identifier='MAXSCORE']")
        return Fraction(most.findtext(f".//{NAME}value"))

    def _do(self, rule):
        if rule.tag == f"{NAME}responseCondition":
            when, *then = rule[0]
            if self._value(when):
                for each in then:
                    self._do(each)
        else:
            self.outcomes[rule.get("identifier")] = self._value(rule[0])

    def _value(self, element):
        name, parts = element.tag.removeprefix(NAME), list(element)
        ident = element.get("identifier")
        match name:
            case "sum":
                return sum(map(self._value, parts), Fraction(0))
            case "multiple":
                values = [self._value(part) for part in parts]
                return [
                    one for each in values for one in (each if isinstance(each, list) else [each])
                ]
            case "baseValue":
                return (
                    Fraction(element.text) if element.get("baseType") == "float" else element.text
                )
            case "variable":
                return self.outcomes[ident] if ident in self.outcomes else self.given[ident]
            case "correct":
                return Fraction(self.declared[ident].findtext(f".//{NAME}value"))
            case "member":
                one, many = map(self._value, parts)
                return one in many
            case "equal":
                given, right = map(self._value, parts)
                return re.fullmatch(NUMBER, given) and abs(Fraction(given) - right) <= Fraction(
                    element.get("tolerance").split()[0]
                )
            case "mapResponse":
                return self._mapped(self.declared[ident], self.given[ident])
        raise AssertionError(name)

    def _mapped(self, declared, given):
        mapping = declared.find(f"{NAME}mapping")
        shares = {
            entry.get("mapKey").casefold(): Fraction(entry.get("mappedValue")) for entry in mapping
        }
        chosen = given if isinstance(given, list) else [given]
        earned = sum((shares.get(str(one).casefold(), Fraction(0)) for one in chosen), Fraction(0))
        low, high = (Fraction(mapping.get(end)) for end in ("lowerBound", "upperBound"))
        return min(max(earned, low), high)
