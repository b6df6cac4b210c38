"""Our own reader of sentences says what Fluent says."""

import re

import pytest

from resources.catalogue import Beyond
from resources.words import DEFAULT, _catalogue, by_fluent, message, say

VALUES = ("cut", "marked", "max", "{ $trap }", "a\nb", 0, 1, 2, 7, 1234)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_every_sentence_is_said_as_fluent_says_it(value):
    catalogue = _catalogue(DEFAULT)
    for key, pattern in catalogue.patterns.items():
        values = dict.fromkeys(re.findall(r"\$([\w-]+)", pattern), value)
        try:
            said = catalogue.say(key, values)
        except Beyond:
            continue
        assert said == by_fluent(key, values, DEFAULT), key


def test_nearly_every_sentence_needs_no_fluent():
    catalogue = _catalogue(DEFAULT)
    for key, pattern in catalogue.patterns.items():
        catalogue.say(key, dict.fromkeys(re.findall(r"\$([\w-]+)", pattern), "x"))


def test_a_sentence_within_a_sentence_is_said_too():
    inner = message("level", level=3)
    assert say("hint-is", number=1, text=inner) == "Hint 1 of 3: Level 3"


def test_a_sentence_that_nobody_wrote_is_an_error():
    with pytest.raises(KeyError, match="no-such-sentence"):
        say("no-such-sentence")


def test_a_missing_value_is_an_error():
    with pytest.raises(ValueError, match="level"):
        say("level")
