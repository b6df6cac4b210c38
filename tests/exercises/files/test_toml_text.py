"""TOML by strangers: read by work that grows with the text, or refused in a sentence."""

from contextlib import suppress

import pytest
from limits import within

from exercises.exam.spec import SpecError
from exercises.exam.spec_reading import quiz_from
from exercises.files.toml_text import TomlError, document_from, table_from

QUIZ = 'title = "Quiz"\n[[questions]]\nkind = "cuts"\nlevel = 1\n'


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 400_000) + " = 1\n",
        ".".join(['"a b"'] * 100_000) + " = 1\n",
        "[" + " . ".join(["'a'"] * 100_000) + "]\n",
    ],
    ids=["bare", "quoted", "table"],
)
def test_a_name_of_very_many_parts_is_refused_before_it_is_read(text):
    with within(seconds=20), pytest.raises(SpecError, match="has too many parts"):
        quiz_from(QUIZ + text, "quiz.toml")


def test_points_in_texts_and_numbers_are_no_names():
    text = f'title = "{"a." * 100}"  # {"b " * 3}...\nodds = [{"0.5, " * 100}]\n'
    assert len(table_from(text)["odds"]) == 100


@pytest.mark.parametrize("mark", ['"', "'", '"""', "'''"])
@pytest.mark.parametrize("sign", ["\\", '\\"', '"', "'", '""', "''", "\\\n"])
def test_strings_are_found_by_work_that_grows_with_the_text(mark, sign):
    text = f"title = {mark}{sign * 20_000}"
    with within(seconds=20), suppress(TomlError):
        table_from(text)


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 10_000) + " = 1\n",
        "".join(f"a.b.c{number} = 1\n" for number in range(20_000)),
        "# nothing\n" * 100_000,
        "a = " + "[" * 150 + "]" * 150,
    ],
    ids=["name", "names", "comments", "nested"],
)
def test_what_would_take_too_long_to_read_with_its_comments_is_refused(text):
    with within(seconds=5), pytest.raises(TomlError):
        document_from(text)
