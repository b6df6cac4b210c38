"""What the schemas of IMS say of the elements that exports use, each as one row.

A row holds the children that an element may have, in their order, as a regular expression over
their names, and its attributes: those that must be there, then those that may. The official files
may not be handed on with a program; where PLYWOOD_SCHEMAS names their folder, they are asked too.
"""

import re
from typing import NamedTuple


class Row(NamedTuple):
    children: str
    needed: str = ""
    allowed: str = ""
    text: bool = False


BLOCKS = "(p |ul |ol |div |choiceInteraction |extendedTextInteraction )*"
INLINE = "(img |textEntryInteraction |inlineChoiceInteraction )*"
VALUE = "(sum |multiple |baseValue |variable |correct |member |equal |mapResponse |testVariables )"
QTI21 = {
    "assessmentItem": Row(
        "(responseDeclaration )*(outcomeDeclaration )*(itemBody )?(responseProcessing )?"
        "(modalFeedback )*",
        "identifier title adaptive timeDependent",
        "lang toolName schemaLocation",
    ),
    "responseDeclaration": Row("(correctResponse )?(mapping )?", "identifier cardinality baseType"),
    "correctResponse": Row("(value )+"),
    "mapping": Row("(mapEntry )+", "defaultValue", "lowerBound upperBound"),
    "mapEntry": Row("", "mapKey mappedValue", "caseSensitive"),
    "value": Row("", text=True),
    "outcomeDeclaration": Row("(defaultValue )?", "identifier cardinality baseType"),
    "defaultValue": Row("(value )+"),
    "itemBody": Row(BLOCKS),
    "div": Row(BLOCKS),
    "p": Row(INLINE, text=True),
    "ul": Row("(li )*"),
    "ol": Row("(li )*"),
    "li": Row(
        "(img |textEntryInteraction |inlineChoiceInteraction |choiceInteraction )*", text=True
    ),
    "img": Row("", "src alt"),
    "textEntryInteraction": Row("", "responseIdentifier", "expectedLength"),
    "extendedTextInteraction": Row("", "responseIdentifier", "expectedLines"),
    "inlineChoiceInteraction": Row("(inlineChoice )+", "responseIdentifier shuffle"),
    "inlineChoice": Row("", "identifier", text=True),
    "choiceInteraction": Row("(simpleChoice )+", "responseIdentifier shuffle maxChoices"),
    "simpleChoice": Row("", "identifier", text=True),
    "responseProcessing": Row("(setOutcomeValue |responseCondition )*"),
    "responseCondition": Row("responseIf "),
    "responseIf": Row(f"{VALUE}(setOutcomeValue )*"),
    "setOutcomeValue": Row(VALUE, "identifier"),
    "sum": Row(f"{VALUE}+"),
    "multiple": Row(f"{VALUE}*"),
    "member": Row(f"{VALUE}{{2}}"),
    "equal": Row(f"{VALUE}{{2}}", "toleranceMode", "tolerance"),
    "mapResponse": Row("", "identifier"),
    "variable": Row("", "identifier"),
    "correct": Row("", "identifier"),
    "baseValue": Row("", "baseType", text=True),
    "modalFeedback": Row("(p |ul |ol )*", "outcomeIdentifier identifier showHide"),
    "assessmentTest": Row(
        "(outcomeDeclaration )*(testPart )+(outcomeProcessing )?",
        "identifier title",
        "toolName schemaLocation",
    ),
    "testPart": Row(
        "(itemSessionControl )?(assessmentSection )+", "identifier navigationMode submissionMode"
    ),
    "itemSessionControl": Row("", "", "maxAttempts showFeedback"),
    "assessmentSection": Row("(selection )?(assessmentItemRef )*", "identifier title visible"),
    "selection": Row("", "select"),
    "assessmentItemRef": Row("", "identifier href"),
    "outcomeProcessing": Row("(setOutcomeValue )*"),
    "testVariables": Row("", "variableIdentifier"),
}
MATERIAL = "(material |response_lid |response_str )"
CONDITION = "(varequal |vargte |varlte |and |or |not |other )"
QTI12 = {
    "questestinterop": Row("assessment "),
    "assessment": Row("(qtimetadata )*(section )+", "ident", "title"),
    "qtimetadata": Row("(qtimetadatafield )+"),
    "qtimetadatafield": Row("fieldlabel fieldentry "),
    "fieldlabel": Row("", text=True),
    "fieldentry": Row("", text=True),
    "section": Row("(selection_ordering )?(item |section )*", "ident", "title"),
    "selection_ordering": Row("(selection )*"),
    "selection": Row("(selection_number )?(selection_extension )?"),
    "selection_number": Row("", text=True),
    "selection_extension": Row("points_per_item "),  # any element of a platform's own
    "points_per_item": Row("", text=True),
    "item": Row(
        "(itemmetadata )?(presentation )?(resprocessing )*(itemfeedback )*", "ident", "title"
    ),
    "itemmetadata": Row("(qtimetadata )*"),
    "presentation": Row(f"{MATERIAL}+"),
    "material": Row("(mattext )+"),
    "mattext": Row("", "", "texttype", text=True),
    "response_lid": Row("(material )?render_choice ", "ident", "rcardinality"),
    "response_str": Row("(material )?render_fib ", "ident", "rcardinality"),
    "render_choice": Row("(response_label )+"),
    "render_fib": Row("(response_label )*", "", "fibtype"),
    "response_label": Row("(material )*", "ident", "rshuffle"),
    "resprocessing": Row("outcomes (respcondition )+"),
    "outcomes": Row("(decvar )+"),
    "decvar": Row("", "", "maxvalue minvalue varname vartype"),
    "respcondition": Row("conditionvar (setvar )*(displayfeedback )*", "", "continue"),
    "conditionvar": Row(f"{CONDITION}+"),
    "and": Row(f"{CONDITION}+"),
    "or": Row(f"{CONDITION}+"),
    "not": Row(CONDITION),
    "other": Row(""),
    "varequal": Row("", "respident", text=True),
    "vargte": Row("", "respident", text=True),
    "varlte": Row("", "respident", text=True),
    "setvar": Row("", "", "action varname", text=True),
    "displayfeedback": Row("", "linkrefid", "feedbacktype"),
    "itemfeedback": Row("(flow_mat )+", "ident"),
    "flow_mat": Row("(material )+"),
}
MANIFEST = {
    "manifest": Row("(metadata )?organizations resources ", "identifier"),
    "metadata": Row("(schema )?(schemaversion )?"),
    "schema": Row("", text=True),
    "schemaversion": Row("", text=True),
    "organizations": Row(""),
    "resources": Row("(resource )*"),
    "resource": Row("(file )*(dependency )*", "identifier type", "href"),
    "file": Row("", "href"),
    "dependency": Row("", "identifierref"),
}
VALUES = {
    ("respcondition", "continue"): "Yes No",
    ("response_lid", "rcardinality"): "Single Multiple Ordered",
    ("response_str", "rcardinality"): "Single Multiple Ordered",
    ("response_label", "rshuffle"): "Yes No",
    ("render_fib", "fibtype"): "String Integer Decimal Scientific Boolean",
    ("decvar", "vartype"): "String Integer Decimal Scientific Boolean Enumerated Set",
    ("setvar", "action"): "Set Add Subtract Multiply Divide",
    ("displayfeedback", "feedbacktype"): "Response Solution Hint",
    ("responseDeclaration", "cardinality"): "single multiple ordered record",
    ("outcomeDeclaration", "cardinality"): "single multiple ordered record",
    ("responseDeclaration", "baseType"): "identifier string float",
    ("outcomeDeclaration", "baseType"): "identifier string float",
    ("baseValue", "baseType"): "identifier string float",
    ("equal", "toleranceMode"): "exact absolute relative",
    ("modalFeedback", "showHide"): "show hide",
    ("assessmentItem", "adaptive"): "true false",
    ("assessmentItem", "timeDependent"): "true false",
    ("testPart", "navigationMode"): "linear nonlinear",
    ("testPart", "submissionMode"): "individual simultaneous",
}
"""What an attribute may say, where the schemas list it."""
NAME = r"[A-Za-z_][\w.-]*"
"""What QTI 2.1 takes for an identifier, and a manifest for one."""


def complaints(root, schema):
    """What a schema has against a document."""
    found, names = [], set()
    for element in root.iter():
        name = element.tag.partition("}")[2]
        row = schema.get(name)
        if row is None:
            found.append(f"no element {name}")
            continue
        children = "".join(f"{child.tag.partition('}')[2]} " for child in element)
        if not re.fullmatch(row.children, children):
            found.append(f"{name} holds {children}")
        given = {key.rpartition("}")[2] for key in element.attrib}
        needed, allowed = set(row.needed.split()), set(row.allowed.split())
        found += [f"{name} lacks {key}" for key in needed - given]
        found += [f"{name} has {key}" for key in given - needed - allowed]
        for key, value in element.attrib.items():
            listed = VALUES.get((name, key))
            if listed is not None and value not in listed.split():
                found.append(f"{name} says {value} for {key}")
            named = key in ("identifier", "responseIdentifier", "outcomeIdentifier")
            if named and not re.fullmatch(NAME, value):
                found.append(f"{name} is called {value}")
        texts = [element.text, *(child.tail for child in element)]
        if not row.text and any((text or "").strip() for text in texts):
            found.append(f"{name} holds text")
        if "identifier" in given and name.endswith("Declaration"):
            found += [f"{name} twice"] * (element.get("identifier") in names)
            names.add(element.get("identifier"))
    return found
