"""Questions are kept in a bank with tags and what was measured, and picked into a quiz."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from exercises.cli import run
from exercises.exam.bank import found, keep, read_bank, tagged
from exercises.exam.question_facts import facts
from exercises.exam.quiz_file import redrawn
from exercises.exam.secret import Secret
from exercises.exam.spec import Part, Question, Quiz, SpecError
from exercises.exam.spec_reading import quiz_from
from exercises.files.file_error import FileError
from exercises.paper.printed_exam import make
from tests.killing import killed_everywhere

CUTS = Question(kind="cuts", level=2, roll=7)
WORDS = Question(text="What is a ply?", title="Plies", points=2)
PARTS = Question(kind="cuts", level=1, points=20, parts=[Part(kind="cuts"), Part(text="Why?")])


def test_what_is_kept_is_there_again_with_its_tags_and_what_was_measured(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "bank.toml"
    exam = make(Quiz(title="T", questions=[CUTS]), Secret(b"0123456789abcdef", 7))
    known = facts(exam.sheet(exam.copies[0]).tasks[0].asked)
    asked = tagged(CUTS, ["midterm", " deep ", ""], known)
    keep([asked, WORDS], path)
    keep([asked, PARTS], path)
    assert read_bank(path) == [asked, WORDS, PARTS]
    assert asked.tags == ["midterm", "deep"]
    assert asked.measured["leaves"] == known.difficulty.leaves
    assert asked.measured["mistakes_apart"] == list(known.apart)


def test_questions_are_found_by_their_words() -> None:
    bank = [tagged(CUTS, ["midterm"]), WORDS, PARTS]
    assert found(bank, "") == bank
    assert found(bank, "MIDTERM cuts") == bank[:1]
    assert found(bank, "why") == [PARTS]
    assert found(bank, "midterm why") == []


def test_a_picked_question_has_other_trees_unless_it_is_locked() -> None:
    assert redrawn(CUTS).roll != CUTS.roll
    locked = Question(kind="cuts", level=2, roll=7, locked=True)
    assert redrawn(locked) == locked
    assert redrawn(WORDS) == WORDS


def test_a_bank_that_cannot_be_read_names_the_question(tmp_path: Path) -> None:
    path = tmp_path / "bank.toml"
    path.write_text('[[questions]]\nkind = "cutz"\nlevel = 1\n')
    with pytest.raises(SpecError, match="question 1: kind: there is no kind 'cutz'"):
        read_bank(path)


def test_the_command_keeps_a_quiz_and_shows_a_quiz(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, bank = tmp_path / "quiz.toml", tmp_path / "bank.toml"
    spec.write_text('title = "T"\n[[questions]]\nkind = "minimax"\nlevel = 2\n')
    words = ["bank", "--file", str(bank)]
    assert run([*words, "--add", str(spec), "--tag", "final"]) == 0
    capsys.readouterr()
    assert run([*words, "final"]) == 0
    (question,) = quiz_from(capsys.readouterr().out, "it").questions
    assert (question.kind, question.tags) == ("minimax", ["final"])


def keep_words(folder: Path) -> None:
    keep([WORDS], folder / "bank.toml")


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_a_bank_killed_while_it_is_written_is_the_old_one_or_the_new_one(tmp_path: Path) -> None:
    before = tmp_path / "before"
    keep([CUTS], before / "bank.toml")
    killed = killed_everywhere(keep_words, before)
    assert len(killed) > 3
    for folder in killed:
        assert read_bank(folder / "bank.toml") in ([CUTS], [CUTS, WORDS])
        keep_words(folder)
        assert read_bank(folder / "bank.toml") == [CUTS, WORDS]
        assert [path.name for path in folder.iterdir()] == ["bank.toml"]


def test_a_bank_that_has_no_place_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match=r"bank\.toml can't be written"):
        keep([WORDS], tmp_path / "file" / "bank.toml")
