"""A quiz file is read with care: what is wrong with it is said with the name of the field."""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest

from exercises.exam.spec import Fairness, Paper, SpecError
from exercises.exam.spec_reading import quiz_from, read_quiz
from exercises.files.file_error import FileError

QUESTION = '[[questions]]\nkind = "minimax"\nlevel = 1\n'


def test_the_example_is_a_quiz() -> None:
    text = files("resources").joinpath("examples", "quiz.toml").read_text("utf-8")
    quiz = quiz_from(text, "the example")
    assert quiz.paper is Paper.A4
    assert quiz.fairness is Fairness.ISOMORPHIC
    assert quiz.labels == ["A", "B"]
    assert quiz.points == 30


def test_points_are_exact() -> None:
    quiz = quiz_from(f'title = "T"\n{QUESTION}points = 2.5\ncount = 3\n', "it")
    assert quiz.points == Fraction(15, 2)


def test_a_question_in_words_has_its_part_of_the_points_or_none() -> None:
    words = f'title = "T"\n{QUESTION}points = 5\ntext_points = 1.5\n'
    assert quiz_from(f'{words}text = "Why?"\n', "it").questions[0].text_worth == Fraction(3, 2)
    assert quiz_from(words, "it").questions[0].text_worth == 0


def test_versions_are_counted_or_named() -> None:
    assert quiz_from(f'title = "T"\nversions = 3\n{QUESTION}', "it").labels == ["A", "B", "C"]
    assert quiz_from(f'title = "T"\nversions = ["X"]\n{QUESTION}', "it").labels == ["X"]


def test_a_date_is_a_date_or_words() -> None:
    assert quiz_from(f'title = "T"\ndate = 2026-03-01\n{QUESTION}', "it").date == "2026-03-01"
    assert quiz_from(f'title = "T"\ndate = "in May"\n{QUESTION}', "it").date == "in May"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (QUESTION, "title"),
        (f'titel = "T"\n{QUESTION}', "titel: there is no such field: did you mean title?"),
        ('title = "T"\n', "questions"),
        ('title = "T"\nquestions = []\n', "questions: a quiz has 1 to 50"),
        (f'title = "T"\npaper = "A5"\n{QUESTION}', "paper: take one of A4, Letter, not 'A5'"),
        (f'title = "T"\ntime = 15\n{QUESTION}', "time: takes text in quotes, not a whole number"),
        (f'title = "T"\nlanguage = "xx"\n{QUESTION}', "language: there is en"),
        (f'title = "T"\nversions = ["../A"]\n{QUESTION}', "versions: '../A' is no name"),
        (f'title = "T"\nversions = ["A", "A"]\n{QUESTION}', "versions"),
        (
            f'title = "T"\n[conventions]\nequal = true\n{QUESTION}',
            "conventions: there is no rule 'equal'",
        ),
        (
            f'title = "T"\n{QUESTION}pionts = 3\n',
            "question 1: pionts: there is no such field: did you mean points?",
        ),
        (
            f'title = "T"\n{QUESTION}{QUESTION}points = "x"\n',
            "question 2: points: takes a number, not text in quotes",
        ),
        (f'title = "T"\n{QUESTION}points = -1\n', "question 1: points: from 0 to 1000, not -1"),
        (
            f'title = "T"\n{QUESTION}points = 5\ntext = "Why?"\ntext_points = 6\n',
            "question 1: text_points: from 0 to 5, not 6",
        ),
        (
            f'title = "T"\n{QUESTION}points = 2.75\n',
            "question 1: points: whole or half ones, such as 3, not 2.75",
        ),
        (
            f'title = "T"\n{QUESTION}text = "Why?"\ntext_points = 0.4\n',
            "question 1: text_points: whole or half ones, such as 0.5, not 0.4",
        ),
        (f'title = "T"\n{QUESTION}tree = "[1 2]"\n', "question 1: give one of level, recipe"),
        ('title = "T"\n[[questions]]\nkind = "minimax"\n', "question 1: give one of level"),
        (
            'title = "T"\n[[questions]]\nkind = "minmax"\nlevel = 1\n',
            "question 1: kind: there is no kind 'minmax': did you mean minimax?",
        ),
        (f'title = "T"\n{QUESTION}[questions.rules]\nties = "some"\n', "question 1: rules: ties"),
        (
            'title = "T"\n[[questions]]\nkind = "cuts"\ntree = "[[1 2] [3 4]]"\ncount = 2\n',
            "question 1: count: a tree can be asked only once",
        ),
        (
            f'title = "T"\n{QUESTION}answer = ["a", "b"]\n',
            "question 1: answer: takes text in quotes",
        ),
        (
            f'title = "T"\nversions = ["A", 2]\n{QUESTION}',
            "versions: entry 2: takes text in quotes",
        ),
        (f'title = "T"\n{QUESTION}count = 0\n', "question 1: count: from 1 to 50, not 0"),
        ('title = "T"\n[questions]\nkind = "cuts"\n', "questions: write [[questions]] above each"),
        (
            'title = "T"\n[[questions]]\nkind = "cuts"\nlevel = 2.5\n',
            "question 1: level: takes a whole number, not a number with a point",
        ),
        ('title = "T"\n[[questions]]\nkind = "cuts"\nlevel = 9\n', "level: from 1 to 5, not 9"),
        (
            'title = "T"\n[[questions]]\nlevel = 1\n',
            "question 1: kind: a question needs one, or a text",
        ),
        (
            'title = "T"\n[[questions]]\ntext = "Q"\nchoices = ["a", " "]\nright = 1\n',
            "question 1: choices: take 2 to",
        ),
        (
            'title = "T"\n[[questions]]\nchoices = ["a", "b"]\nright = 1\n',
            "question 1: choices: choices stand below a question in words: write its text",
        ),
        ('title = "T', "quiz.toml, end of document: this is no TOML"),
        ("\0", "quiz.toml, line 1, column 1: this is no TOML"),
        (b"title = '\xfc'\n", "quiz.toml, line 1: this is no text in UTF-8: save it"),
    ],
)
def test_what_is_wrong_is_said_with_its_field(text: str | bytes, said: str) -> None:
    with pytest.raises(FileError) as failure:
        quiz_from(text, "quiz.toml")
    assert said in str(failure.value)
    assert str(failure.value).startswith("quiz.toml")
    assert "\n" not in str(failure.value)


@pytest.mark.parametrize(
    ("field", "last", "beyond"),
    [
        ("points", "0", "-0.5"),
        ("points", "1000", "1000.5"),
        ("text_points", "0", "-1"),
        ("text_points", "10", "10.5"),
        ("count", "1", "0"),
        ("count", "50", "51"),
        ("lines", "0", "-1"),
        ("lines", "30", "31"),
        ("space", "0", "-1"),
        ("space", "200", "201"),
        ("seed", "0", "-1"),
        ("roll", "0", "-1"),
    ],
)
def test_a_number_may_be_as_large_as_is_said_and_no_larger(
    field: str, last: str, beyond: str
) -> None:
    asked = f'title = "T"\n{QUESTION}{field} = '
    assert quiz_from(asked + last, "it").questions
    with pytest.raises(SpecError, match=f"question 1: {field}: .*{beyond}"):
        quiz_from(asked + beyond, "it")


@pytest.mark.parametrize(
    ("field", "last", "beyond"),
    [
        ("versions", "0", "-1"),
        ("versions", "26", "27"),
        ("versions", str([f"v{n}" for n in range(26)]), str([f"v{n}" for n in range(27)])),
        ("versions", '["12345678"]', '["123456789"]'),
        ("seed", "0", "-1"),
    ],
)
def test_a_quiz_has_its_bounds(field: str, last: str, beyond: str) -> None:
    assert quiz_from(f'title = "T"\n{field} = {last}\n{QUESTION}', "it").title == "T"
    with pytest.raises(SpecError, match=f"it: {field}: "):
        quiz_from(f'title = "T"\n{field} = {beyond}\n{QUESTION}', "it")


def test_fifty_questions_are_counted_over_all_that_are_asked() -> None:
    twenty = f"{QUESTION}count = 25\n"
    assert len(quiz_from(f'title = "T"\n{twenty * 2}', "it").questions) == 2
    with pytest.raises(SpecError, match="questions: a quiz has 1 to 50 of them"):
        quiz_from(f'title = "T"\n{twenty * 2}{QUESTION}', "it")


@pytest.mark.parametrize(("level", "taken"), [(0, False), (1, True), (5, True), (6, False)])
def test_there_are_five_levels(level: int, taken: bool) -> None:
    text = f'title = "T"\n[[questions]]\nkind = "cuts"\nlevel = {level}\n'
    if taken:
        assert quiz_from(text, "it").questions[0].level == level
    else:
        with pytest.raises(SpecError, match=f"level: from 1 to 5, not {level}"):
            quiz_from(text, "it")


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ('code = "cuts-1-00001"\nkind = "cuts"', "kind: a code has its own: leave it out"),
        ('code = "cuts-1-00001"\nseed = 3', "seed: a code needs none: leave it out"),
        ('kind = "cuts"\ntree = "[1 2]"\nseed = 3', "seed: a tree needs none: leave it out"),
        ('code = "cuts-1-00001"\ncount = 2', "count: a code can be asked only once"),
        (
            'kind = "cuts"\nlevel = 1\ntree = "[1 2]"',
            "give one of level, recipe, code, tree, not level and tree",
        ),
        ('kind = "cuts"', "give one of level, recipe, code, tree, not none of them"),
        ('kind = "quux"\nlevel = 1', "kind: there is no kind 'quux': take one of cuts"),
    ],
)
def test_what_goes_with_what(question: str, said: str) -> None:
    with pytest.raises(SpecError) as failure:
        quiz_from(f'title = "T"\n[[questions]]\n{question}\n', "it")
    assert f"question 1: {said}" in str(failure.value)


@pytest.mark.parametrize(
    "question",
    [
        'code = "cuts-1-00001"',
        'kind = "cuts"\nrecipe = {}\nseed = 0\ncount = 2',
        'kind = "cuts"\nlevel = 1\nseed = 4\ncount = 2',
        'kind = "cuts"\ntree = "[1 2]"\nroll = 1',
    ],
)
def test_what_may_go_together(question: str) -> None:
    assert quiz_from(f'title = "T"\n[[questions]]\n{question}\n', "it").points >= 10


def test_a_line_is_counted_from_one() -> None:
    with pytest.raises(FileError, match="it, line 3: this is no text in UTF-8"):
        quiz_from(b"a = 1\n\nb = '\xfc'", "it")


def test_files_are_looked_for_beside_the_quiz(tmp_path: Path) -> None:
    file = tmp_path / "quiz.toml"
    file.write_text(f'title = "T"\nroster = "all.csv"\nlogo = "logo.png"\n{QUESTION}')
    quiz = read_quiz(file)
    assert quiz.roster == str(tmp_path / "all.csv")
    assert quiz.logo == str(tmp_path / "logo.png")
