"""A quiz saved over the file that it came from: the file says the new, in the words of the old."""

from importlib.resources import files

import pytest
from msgspec.structs import replace

from exercises.exam.quiz_file import opened, save, written
from exercises.exam.spec import Question
from exercises.exam.spec_reading import read_quiz
from exercises.files.toml_text import MOST_LETTERS, TomlError, document_from
from exercises.making.recipe_files import EDITION

EXAMPLE = files("resources").joinpath("examples", "quiz.toml").read_text("utf-8")


def comments(text):
    return sorted(line.split("#", 1)[1] for line in text.splitlines() if "#" in line)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "quiz.toml"
    path.write_text(EXAMPLE, "utf-8")
    return path


def saved(quiz, file):
    save(quiz, file, file)
    assert read_quiz(file) == quiz
    return file.read_text("utf-8")


def test_only_lines_that_say_something_else_are_changed(file):
    quiz = opened(file)
    text = saved(replace(quiz, title="Mine", shuffle=True), file)
    assert comments(text) == comments(EXAMPLE)
    changed = set(text.splitlines()) - set(EXAMPLE.splitlines())
    rolls = {f"roll = {each.roll}" for each in quiz.questions if each.roll is not None}
    about = "true             # true: every version has its questions in another order"
    drawn = {f"seed = {quiz.seed}", f"edition = {EDITION}", *rolls}
    assert changed == {'title = "Mine"', f"shuffle = {about}", *drawn}


def test_comments_go_where_their_question_goes(file):
    quiz = opened(file)
    first, *others = quiz.questions
    text = saved(replace(quiz, questions=[*others, replace(first, points=3)]), file)
    assert comments(text) == comments(EXAMPLE)
    assert text.index("# a tree of your own") < text.index("# plywood kinds lists them")
    again = saved(replace(quiz, questions=quiz.questions), file)
    assert len(again.splitlines()) == len(text.splitlines()), "no empty lines are added"


def test_a_question_that_goes_takes_its_comments_along(file):
    quiz = opened(file)
    text = saved(replace(quiz, questions=quiz.questions[1:]), file)
    assert "# plywood kinds lists them" not in text
    assert "# a tree of your own" in text


def test_a_new_question_stands_where_it_was_put(file):
    quiz = opened(file)
    new = Question(kind="minimax", level=1, rules={"ties": "last"}, roll=5)
    text = saved(replace(quiz, questions=[quiz.questions[0], new, *quiz.questions[1:]]), file)
    assert comments(text) == comments(EXAMPLE)


@pytest.mark.parametrize(
    "text",
    [
        'title = "T"\nquestions = [ # all\n  {kind = "cuts", level = 1}, # one\n]\n',
        'title = "T"\n[[questions]] # all\nkind = "cuts"\nlevel = 1\n[conventions] # one\n',
        'date = 2026-05-12 # all\ntitle = "T"\n[[questions]]\nkind = "cuts"\n'
        "[questions.recipe] # one\nwidths = [2, 2]\n",
    ],
    ids=["inline", "conventions-last", "recipe"],
)
def test_a_file_may_be_written_in_any_way(text, file):
    file.write_text(text)
    assert comments(saved(replace(opened(file), course="C"), file)) == comments(text)


def test_a_date_stays_a_date_and_no_line_that_holds_is_written_anew(file):
    text = "date = 2026-05-12\nseed = 7\nversions = 0x2\ntitle = 'T'\n"
    file.write_text(text + '[[questions]]\nkind = "cuts"\nlevel = 1\n')
    assert saved(replace(opened(file), course="C"), file).startswith(text)


@pytest.mark.parametrize("harm", ["title = ", "# \xff", "", "questions = 5", None])
def test_a_file_that_can_t_be_read_any_more_is_written_anew(harm, file):
    quiz = opened(file)
    file.unlink()
    if harm is not None:
        file.write_bytes(harm.encode("latin-1"))
    assert saved(quiz, file) == written(quiz)


def test_odd_letters_come_back(file):
    odd = "".join(map(chr, range(1, 0x180))) + "\u2028\u200f\U0001f333"
    quiz = replace(opened(file), title=odd, instructions=odd)
    save(quiz, file)
    assert read_quiz(file) == quiz


def test_a_file_as_long_as_may_be_keeps_its_comments(file):
    file.write_text(EXAMPLE.ljust(MOST_LETTERS - 1, "#") + "\n", "utf-8")
    assert document_from(file.read_text("utf-8")).as_string() == file.read_text("utf-8")
    with pytest.raises(TomlError):
        document_from(file.read_text("utf-8") + "\n")


def test_whoever_saves_a_quiz_too_long_for_its_comments_is_told(file):
    assert save(opened(file), file, file).key == "quiz-saved"
    file.write_text(EXAMPLE + "# long\n" * MOST_LETTERS, "utf-8")
    assert save(opened(file), file, file).key == "quiz-saved-uncommented"
    assert "# long" not in file.read_text("utf-8")
    assert save(opened(file), file, file).key == "quiz-saved"
