"""TOML by strangers: read by work that grows with the text, or refused in a sentence."""

import pytest
from limits import within

from exercises.exam.spec import SpecError, quiz_from
from exercises.exam.toml_text import has_comments, table_from

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
def test_comments_are_found_by_work_that_grows_with_the_text(mark, sign):
    text = f"title = {mark}{sign * 20_000}"
    with within(seconds=20):
        has_comments(text)
        has_comments(f"# {text}")


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("title = 'a # b'", False),
        ('title = "a \\" # b"', False),
        ('title = """a\n# b"""', False),
        ("title = '''a\n# b'''", False),
        ("title = 'a' # b", True),
        ("# it's \"odd", True),
        ("title = 'a'\n#", True),
    ],
)
def test_a_comment_is_no_part_of_a_string(text, there):
    assert has_comments(text) is there
