"""Every sentence is said as Fluent says it, in every language there is."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from resources.words import DEFAULT, PSEUDO, TEXT, PlywoodError, languages, message, say

VALUES = ("cut", "marked", "max", "{ $trap }", "a\nb", 0, 1, 2, 7, 1234)


def fluent(language):
    bundle = FluentBundle([language], use_isolating=False)
    sources = [file.read_text("utf-8") for file in sorted((TEXT / language).glob("*.ftl"))]
    for source in sources:
        bundle.add_resource(FluentResource(source))
    found = re.split(r"^([a-zA-Z][\w-]*) *=", "\n".join(sources), flags=re.MULTILINE)
    texts = dict(zip(found[1::2], found[2::2], strict=True))
    return bundle, {key: set(re.findall(r"\$([\w-]+)", text)) for key, text in texts.items()}


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_said_as_fluent_says_it(language):
    bundle, names_by_key = fluent(language)
    assert len(names_by_key) > 100
    for key, names in names_by_key.items():
        pattern = bundle.get_message(key).value
        for value in VALUES if names else VALUES[:1]:
            values = dict.fromkeys(names, value)
            assert say(key, language, **values) == bundle.format_pattern(pattern, values)[0], key


@pytest.mark.parametrize("language", languages())
def test_every_number_has_its_plural(language):
    rule = Locale.parse(language, sep="-").plural_form
    from resources.words import _catalogue

    catalogue = _catalogue(language)
    assert all(catalogue._plural(number) == rule(number) for number in range(10_000))


def test_the_catalogues_are_compiled_from_what_is_written():
    tool = Path(__file__).parents[2] / "tools" / "compile_text.py"
    ran = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_the_pseudo_language_is_longer_and_keeps_every_value():
    plain = say("hint-is", number=1, text="A")
    strange = say("hint-is", PSEUDO, number=1, text="A")
    assert len(strange) > 1.2 * len(plain)
    assert strange.endswith("A")
    assert PSEUDO not in languages()


def test_a_sentence_within_a_sentence_is_said_too():
    inner = message("level", level=3)
    assert say("hint-is", number=1, text=inner) == "Hint 1 of 3: Level 3"


def test_a_sentence_that_nobody_wrote_is_an_error():
    with pytest.raises(KeyError, match="no-such-sentence"):
        say("no-such-sentence", DEFAULT)


def test_a_missing_value_is_an_error():
    with pytest.raises(ValueError, match="level"):
        say("level")


def test_an_error_is_said_in_every_language():
    inner = PlywoodError(message("level", level=3))
    outer = PlywoodError(message("placed", place="tree.json", why=inner.sentence))
    assert str(outer) == "tree.json: Level 3"
    assert say(outer.sentence, PSEUDO) == f"tree.json: {say(inner.sentence, PSEUDO)}"
    assert str(pickle.loads(pickle.dumps(outer))) == str(outer)
