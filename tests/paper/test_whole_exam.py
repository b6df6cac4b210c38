"""A whole exam: solutions once a version, a page for markers, large print, spares, who is late."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from pypdf import PdfReader

from exercises.cli import run
from exercises.drawing.parts.picture import Text
from exercises.exam.exam import Exam
from exercises.exam.roster import Student, read_roster
from exercises.exam.secret import Secret
from exercises.exam.spec import Paper, Part, PrintSize, Question, Quiz
from exercises.exam.spec_reading import read_quiz
from exercises.files.file_error import FileError
from exercises.kinds import items_of
from exercises.paper.build import build
from exercises.paper.late import add_late
from exercises.paper.layout.marker_key import marker_pages
from exercises.paper.layout.page import PlacedBlank, Role
from exercises.paper.layout.sheets import question_pages
from exercises.paper.made_from import who_sits
from exercises.paper.printed_exam import late_notes, make
from exercises.solution import solution
from resources.words import Message, say
from tests.paper.quizzes import first_sheet, one_sheet, text

SECRET = Secret(b"0123456789abcdef", 7)
STUDENTS = [Student(f"s{number}", f"Student {number}") for number in range(7)]
MIDTERM = [
    Question(kind="minimax", level=1, points=6),
    Question(kind="cuts", tree="[[3 12 8] [2 4 6] [14 5 2]]", points=4),
    Question(
        kind="minimax",
        level=2,
        points=10,
        parts=[Part(kind="minimax", points=4), Part(kind="cuts", points=6)],
    ),
    Question(text="What is a ply?", lines=3, points=3, answer="One move."),
    Question(text="Which?", choices=["a", "b", "c"], right=[1, 3], points=3),
]


def quiz(**fields: object) -> Quiz:
    return msgspec.structs.replace(Quiz(title="Midterm", questions=MIDTERM), **fields)


def built(exam: Exam, out: Path) -> Path:
    build(exam, out, lambda _: None)
    return out


def titles(path: Path) -> list[str]:
    """The bookmarks of sheets."""
    outline = PdfReader(path).outline
    return [str(each.title) for each in outline if not isinstance(each, list)]


def test_there_is_one_solution_and_one_page_for_markers_a_version(tmp_path: Path) -> None:
    exam = make(quiz(versions=3), SECRET, STUDENTS)
    out = built(exam, tmp_path / "out")
    assert len(list((out / "questions").iterdir())) == 7
    assert {path.name for path in (out / "solutions").iterdir()} == {"A.pdf", "B.pdf", "C.pdf"}
    assert len(PdfReader(out / "marking.pdf").pages) == 3
    assert titles(out / "solutions.pdf") == ["version A", "version B", "version C"]
    assert titles(out / "questions.pdf")[0].endswith(" · Student 0")
    assert "Student" not in text(out / "solutions.pdf")
    build(exam, out, lambda _: None, overwrite=True)


@pytest.mark.parametrize("name", ["questions", "solutions"])
def test_below_the_bookmark_of_a_sheet_its_questions_lead_to_their_headings(
    name: str, tmp_path: Path
) -> None:
    out = built(make(quiz(versions=2), SECRET, STUDENTS[:3]), tmp_path / "out")
    reader = PdfReader(out / f"{name}.pdf")
    below = [each for each in reader.outline if isinstance(each, list)]
    assert len(below) == len(titles(out / f"{name}.pdf"))
    for marks in below:
        assert [mark.title.split()[0] for mark in marks] == [*map(str, range(1, len(MIDTERM) + 1))]
        for mark in marks:
            number = reader.get_destination_page_number(mark)
            assert mark.title in " ".join(reader.pages[number].extract_text().split())


def test_one_sheet_each_has_a_solution_each(tmp_path: Path) -> None:
    out = built(make(quiz(), SECRET, STUDENTS[:2]), tmp_path / "out")
    assert len(list((out / "solutions").iterdir())) == 2
    assert len(PdfReader(out / "marking.pdf").pages) == 2


def test_the_key_of_five_questions_is_one_page_with_every_answer() -> None:
    kinds = ("alpha-beta", "windows", "max-n", "leaves", "window-chain")
    asked = [Question(kind=kind, level=5, points=12) for kind in kinds]
    for paper in Paper:
        long = Quiz(title="Midterm", questions=asked, versions=1, paper=paper)
        assert len(marker_pages(long, first_sheet(make(long, SECRET)))) == 1


def test_the_key_names_the_row_and_the_column_of_every_cell() -> None:
    quiz = Quiz(title="T", questions=[Question(kind="horizon", level=1)])
    sheet = first_sheet(make(quiz, SECRET))
    shapes = [shape for page in marker_pages(quiz, sheet) for shape in page.shapes]
    told = [shape.text for shape in shapes if isinstance(shape, Text)]
    exercise = sheet.tasks[0].exercise
    assert exercise is not None
    right = solution(exercise)
    for item in (item for item in items_of(exercise).values() if item.column):
        row, column = (
            say(each) if isinstance(each, Message) else str(each)
            for each in (item.row, item.column)
        )
        line = next(line for line in told if line.startswith(f"{column}: "))
        assert f"{row}: {item.show(right[item.blank])}" in line


def test_a_folder_holds_what_it_was_made_from(tmp_path: Path) -> None:
    out = built(make(quiz(versions=2), SECRET, STUDENTS), tmp_path / "out")
    again = read_quiz(out / "made-from" / "quiz.toml")
    assert again.seed == SECRET.seed
    assert again.questions == MIDTERM
    assert read_roster(out / "made-from" / "roster.csv") == STUDENTS
    assert again.roster == str(out / "made-from" / "roster.csv")
    copies = make(again, Secret(SECRET.key, again.seed)).copies
    assert copies == make(quiz(versions=2), SECRET, STUDENTS).copies


@pytest.mark.parametrize("versions", [0, 3])
def test_who_comes_late_gets_a_sheet_and_changes_nothing(tmp_path: Path, versions: int) -> None:
    asked = quiz(versions=versions, spares=2, questions=MIDTERM[:2] if versions else MIDTERM[2:])
    out = built(make(asked, SECRET, STUDENTS[:5]), tmp_path / "out")
    before = {path: path.read_bytes() for path in (out / "questions").iterdir()}
    listed = (out / "list.csv").read_bytes().replace(b'""\r\n', b'"7"\r\n')
    (out / "list.csv").write_bytes(listed)
    for student in STUDENTS[5:]:
        (sheet,) = add_late(out, SECRET.key, [student])
        assert student.name in text(sheet)
    assert {path: path.read_bytes() for path in before} == before
    assert (out / "list.csv").read_bytes().startswith(listed)
    assert b"Student 6" in (out / "list.csv").read_bytes()
    key = json.loads((out / "key.json").read_bytes())
    assert len(key["sheets"]) == 9
    assert key["sheets"][-1]["student"]["name"] == "Student 6"
    assert read_roster(out / "made-from" / "roster.csv") == STUDENTS
    with pytest.raises(FileError, match="made with another secret"):
        add_late(out, b"another secret, as long", STUDENTS[:1])
    with pytest.raises(FileError, match="say who comes late"):
        add_late(out, SECRET.key, [Student("", "", "25 %")])
    with pytest.raises(FileError, match=r"Student 6 has a sheet: print .*\.pdf again"):
        add_late(out, SECRET.key, STUDENTS[6:])
    for other in (STUDENTS[6]._replace(name="S. Six"), STUDENTS[6]._replace(id="")):
        with pytest.raises(FileError, match="Student 6 has a sheet"):  # the same, told otherwise
            add_late(out, SECRET.key, [other])
    _, late = who_sits(out, [*STUDENTS[:5], Student("s99", "Student 6"), Student("", "Student 5")])
    assert late == STUDENTS[6:]
    for roster in (STUDENTS[:5], STUDENTS[:6], None):  # who came late is on it, or is not
        asked = read_quiz(out / "made-from" / "quiz.toml")
        again = make(asked, SECRET, roster, anew=out)
        assert [copy.student for copy in again.copies if copy.student] == STUDENTS
        if roster != STUDENTS[:6]:
            assert [copy.id for copy in again.copies] == [sheet["id"] for sheet in key["sheets"]]
            assert [say(note) for note in late_notes(again)] == [
                "Student 5, Student 6 came late to the quiz that was here, and have sheets again."
            ]


def test_a_late_student_takes_one_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret, out = tmp_path / "secret", tmp_path / "out"
    spec = tmp_path / "quiz.toml"
    spec.write_text('title = "T"\n[[questions]]\ntext = "Why?"\n')
    assert run(["quiz", str(spec), "--out", str(out), "--secret", str(secret)]) == 0
    assert run(["quiz", str(out), "--late", "17, Ada Lovelace", "--secret", str(secret)]) == 0
    assert len(list((out / "questions").iterdir())) == 2
    assert run(["quiz", str(out), "--late", "18, 王小明", "--secret", str(secret)]) == 0
    assert "No font here can show the name of 18" in capsys.readouterr().err
    assert run(["quiz", str(tmp_path / "none"), "--late", "17, Ada"]) == 2
    for more in (["--late", "17, Ada"], ["--new-trees", "--out", str(tmp_path / "next")]):
        assert run(["quiz", str(tmp_path), *more]) == 1
        assert "holds no quiz that can be made again" in capsys.readouterr().err


def test_two_late_students_at_once_both_get_their_sheet(tmp_path: Path) -> None:
    asked = Quiz(title="T", questions=[Question(text="Why?")])
    out = built(make(asked, SECRET, STUDENTS[:1]), tmp_path / "out")
    with ThreadPoolExecutor(4) as pool:
        added = [pool.submit(add_late, out, SECRET.key, [student]) for student in STUDENTS[1:5]]
    sheets = {path for each in added for path in each.result()}
    assert len(sheets) == 4
    assert all(path.exists() for path in sheets)
    key = json.loads((out / "key.json").read_bytes())
    names = {sheet["student"]["name"] for sheet in key["sheets"]}
    assert names == {student.name for student in read_roster(out / "made-from" / "roster.csv")}
    assert names == {student.name for student in STUDENTS[:5]}
    assert {line.split(",")[2] for line in text_lines(out / "list.csv")} == {
        f'"{name}"' for name in ("name", *names)
    }


def text_lines(path: Path) -> list[str]:
    return path.read_text("utf-8-sig").splitlines()


def test_overwriting_keeps_a_list_with_marks(tmp_path: Path) -> None:
    exam = make(quiz(versions=1), SECRET)
    out = built(exam, tmp_path / "out")
    build(exam, out, lambda _: None, overwrite=True)
    assert not (out / "marks.csv").exists()
    marked = (out / "list.csv").read_bytes().replace(b'""\r\n', b'"7"\r\n')
    for name in ("marks.csv", "marks-2.csv"):
        marked += b"\r\n"
        (out / "list.csv").write_bytes(marked)
        build(exam, out, lambda _: None, overwrite=True)
        assert (out / name).read_bytes() == marked
    assert (out / "list.csv").read_bytes() != marked


def test_last_years_quiz_is_made_with_new_trees(tmp_path: Path) -> None:
    secret, out, other = tmp_path / "secret", tmp_path / "out", tmp_path / "other"
    spec = tmp_path / "quiz.toml"
    spec.write_text('title = "T"\n[[questions]]\nkind = "minimax"\nlevel = 2\n')
    words = ["--secret", str(secret)]
    assert run(["quiz", str(spec), "--out", str(out), *words]) == 0
    assert run(["quiz", str(out), "--new-trees", "--out", str(other), *words]) == 0
    trees = [
        json.loads((each / "key.json").read_bytes())["sheets"][0]["questions"][0]["exercise"]
        for each in (out, other)
    ]
    assert trees[0]["kind"] == trees[1]["kind"]
    assert trees[0]["tree"] != trees[1]["tree"]


def test_spare_sheets_have_an_id_and_no_name() -> None:
    exam = make(quiz(versions=2, spares=3), SECRET, STUDENTS[:2])
    spares = exam.copies[2:]
    assert [copy.version for copy in spares] == ["A", "B", "A"]
    assert all(copy.student is None for copy in spares)
    assert len({copy.id for copy in exam.copies}) == 5


def boxes(student: Student | None, size: PrintSize = PrintSize.NORMAL) -> list[PlacedBlank]:
    asked = quiz(size=size)
    exam = make(asked, SECRET, [student] if student else ())
    pages = question_pages(asked, first_sheet(exam))
    return [place for page in pages for item in page.items for place in item.blanks]


def test_large_print_is_larger_for_all_or_for_whom_the_roster_names() -> None:
    ann = Student("1", "Ann")
    normal = boxes(ann)
    for large in (boxes(ann._replace(large=True)), boxes(ann, PrintSize.LARGE)):
        assert [place.blank for place in large] == [place.blank for place in normal]
        for one, other in zip(normal, large, strict=True):
            assert other.box.width > one.box.width


def test_extra_time_stands_on_the_sheet_of_whom_the_roster_names(tmp_path: Path) -> None:
    students = [Student("1", "Ann", "25 %"), Student("2", "Bo"), Student("3", "Cy", "25 %", True)]
    exam = make(quiz(time="60 minutes", date="Wednesday, 18 November 2026"), SECRET, students)
    out = built(exam, tmp_path / "out")
    ann, bo, large = (text(out / "questions" / f"{copy.name}.pdf") for copy in exam.copies)
    for sheet in (ann, large):
        assert re.search(r"60 minutes \(extra time: 25 %\) · \d+ points", sheet)
    assert "extra time" not in bo


def test_in_large_print_a_wide_tree_stands_below_its_title_and_its_table_says_whose_it_is() -> None:
    quiz, sheet = one_sheet("windows", 5)
    large = msgspec.structs.replace(quiz, size=PrintSize.LARGE)
    _, tree, *tables = question_pages(large, sheet)
    assert {Role.HEADING, Role.TREE} <= {item.role for item in tree.items}
    assert tables
    for page in tables:
        (head, *_) = page.items[0].shapes
        assert isinstance(head, Text)
        assert head.text == f"{quiz.title} · question 1, continued"
