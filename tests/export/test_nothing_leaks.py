"""What students see of an exported question tells nothing of its answers."""

import re
from collections import Counter
from html import unescape

import pytest
from generated import generated, in_turn, plain_if
from given_numbers import NUMBER, given_numbers
from lxml import etree

from exercises.exam.exam import Task
from exercises.exam.spec import Question
from exercises.exercise.game_of import shown_tree
from exercises.export.exercise_fields import fields
from exercises.export.fields import TextField
from exercises.export.question_html import picture, question_html
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from exercises.wording.tree_words import question_tree
from resources.words import say

SHEETS_OF = [
    pytest.param(kind, level, seed, marks=plain_if(seed == 1 and in_turn(place, level)))
    for seed in range(1, 9)
    for place, kind in enumerate(KINDS)
    for level in range(1, 6)
]
"""`make stress` looks at more than a thousand."""
DRAWN = {"svg", "rect", "line", "polyline", "polygon", "ellipse", "text"}
"""All that a picture is made of: no titles, no descriptions, no comments."""


@pytest.mark.parametrize(("kind", "level", "seed"), SHEETS_OF)
def test_picture_and_words_tell_only_what_is_given(kind, level, seed):
    exercise = generated(kind, level, seed)
    if not exercise.has_tree:
        return
    given = given_numbers(exercise)
    drawn = etree.fromstring(picture(exercise))
    assert {etree.QName(each).localname for each in drawn.iter()} <= DRAWN
    assert not any({"id", "class", "style", "title"} & set(each.attrib) for each in drawn.iter())
    texts = [element.text for element in drawn.iter("{*}text") if element.text]
    assert not Counter(n for text in texts for n in re.findall(NUMBER, text)) - given
    told = " ".join(say(each) for each in question_tree(exercise))
    assert not Counter(re.findall(NUMBER, told)) - given
    hidden = set(filter(None, exercise.tree.shape.states)) - set(shown_tree(exercise).shape.states)
    words = set(re.split(r"[;.]? |\n", told)) | set(texts)
    assert not {state for state in hidden if len(state) > 2} & words


@pytest.mark.parametrize("kind", ["minimax", "windows", "cuts", "leaves", "best-line", "bounds"])
def test_the_question_is_the_same_whatever_is_right(kind):
    """One tree with its leaves in two orders: all but their numbers is the same."""
    exercise = generated(kind, 1)
    tree = exercise.tree
    seen = set()
    for step in (1, -1):
        numbers = iter(range(1, len(tree) + 1)[::step])
        payoffs = [next(numbers) if tree.is_leaf(node) else None for node in tree]
        other = exercise._replace(tree=tree.with_payoffs(payoffs))
        task = Task(1, Question(kind=kind, level=1), other, Scheme.KNOWLEDGE)
        asked = fields(other, Scheme.KNOWLEDGE)
        text = question_html(task, "en", "tree.svg", asked, str)
        offered = [
            [str(option.text) for option in field.options]
            for field in asked
            if not isinstance(field, TextField)
        ]
        seen.add(re.sub(NUMBER, "n", unescape(text) + str(offered)))
    assert len(seen) == 1
