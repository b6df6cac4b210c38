"""A roster is read as spreadsheets write it."""

from __future__ import annotations

import pytest

from exercises.drawing.parts.picture import printable
from exercises.exam.roster import Student, late_student, roster_csv, roster_from
from exercises.exam.secret import Secret
from exercises.exam.spec import Question, Quiz
from exercises.files.file_error import FileError
from exercises.paper.printed_exam import make
from resources.words import say


@pytest.mark.parametrize("comma", [",", ";", "\t"])
def test_columns_are_found_by_name(comma: str) -> None:
    text = comma.join(["\ufeffName", "group", "ID"]) + "\r\n" + comma.join(["Ada L.", "1", "s1"])
    assert roster_from(text.encode(), "it") == [Student("s1", "Ada L.")]


def test_names_keep_their_commas_and_quotes() -> None:
    text = 'id,name\n1,"Lovelace, Ada ""Countess"""\n\n2,<b>&amp;\n'
    assert roster_from(text.encode(), "it") == [
        Student("1", 'Lovelace, Ada "Countess"'),
        Student("2", "<b>&amp;"),
    ]


def test_signs_that_nobody_sees_are_left_out() -> None:
    text = 'id,name\n1,"Ada\n\u202eLove\u200blace"\n2,Jose\u0301\n'
    assert roster_from(text.encode(), "it") == [Student("1", "Ada Lovelace"), Student("2", "José")]


def test_what_joins_letters_stays_between_letters_that_are_joined() -> None:
    text = "id,name\n1,می\u200cنا\n2,क्\u200dष\n3,A\u200dda\n"
    names = [student.name for student in roster_from(text.encode(), "it")]
    assert names == ["می\u200cنا", "क्\u200dष", "Ada"]
    assert printable("A\u200dda می\u200cنا") == "A\ufffdda می\u200cنا"


ADA = [Student("17", "Adé L.")]


@pytest.mark.parametrize(
    "code", ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16", "utf-16-le", "utf-16-be"]
)
def test_a_roster_is_read_whatever_it_is_written_in(code: str) -> None:
    assert roster_from("id,name\r\n17,Adé L.\r\n".encode(code), "it") == ADA


@pytest.mark.parametrize("first", ['\ufeff\ufeff"First name"', '"\ufeffFirst name"'])
def test_a_mark_at_the_beginning_hides_no_column(first: str) -> None:
    text = f"{first},Last name,ID number\nAdé,L.,17\n"
    assert roster_from(text.encode("utf-8-sig"), "it") == ADA


@pytest.mark.parametrize("first", ["sep=;\r\n", '"sep=;"\n', "SEP=;\n"])
def test_the_line_that_names_the_comma_is_no_student(first: str) -> None:
    assert roster_from(f"{first}id;name\n17;Adé L.\n".encode(), "it") == ADA
    with pytest.raises(FileError, match="it, line 3: neither an id nor a name"):
        roster_from(f"{first}id;name;x\n;;1\n".encode(), "it")


def test_a_roster_comes_from_canvas() -> None:
    text = (
        "Student,ID,SIS User ID,SIS Login ID,Section,Quiz 1 (12)\n"
        '    Points Possible,,,,,10\n"Lovelace, Ada",901,s17,ada,Lab 1,9\n'
        '"Babbage, Charles",902,,cb,Lab 1,\n"Student, Test",903,,,Lab 1,\n'
    )
    assert roster_from(text.encode(), "it") == [
        Student("s17", "Lovelace, Ada"),
        Student("902", "Babbage, Charles"),
    ]


@pytest.mark.parametrize(
    "head",
    [
        "First name,Last name,ID number,Email address",
        "First name,Surname,ID number,Institution",
        "Vorname,Nachname,ID-Nummer,E-Mail-Adresse",
        "First name,Last name,Username,Groups",
    ],
)
def test_a_roster_comes_from_moodle(head: str) -> None:
    assert roster_from(f"{head}\nAda,Lovelace,s17,x\n".encode(), "it") == [
        Student("s17", "Ada Lovelace")
    ]


def test_a_roster_names_who_has_more_time_or_large_print_and_is_written_as_it_is_read() -> None:
    read = roster_from(b"id,name,extra time,size\n1,Ann,25%,Large\n2,Bo,,\n", "it")
    assert read == [Student("1", "Ann", "25%", True), Student("2", "Bo")]
    assert roster_from(roster_csv(read), "it") == read


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "all.csv: the first line must name the columns id and name"),
        (b"id,name,size\n1,Ada,lagre\n", "all.csv, line 2: 'lagre' is no size: write large, or"),
        (b"number,name\n1,Ada\n", "the first line must name"),
        (b"id,name,ID\n1,Ada,2\n", "the first line names id twice: give one another name"),
        (b"id,name\n", "there is nobody on it: write each student on a line of its own"),
        (b'id,name\n1,Ann\n2,"Ada\n3,Bo\n', "all.csv, line 3: this is no CSV"),
        (b"id,name\n1,\0\n", "all.csv, line 2: this is no CSV: it holds a zero byte"),
        (
            b'id,name\n1,"Ada\nL"\n2,' + b"a" * 300,
            "all.csv, line 4: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'... has more than 200 letters: "
            "shorten it",
        ),
        (
            b"id,name\n1,Ada\n2,Ann,extra\n",
            "all.csv, line 3: 3 cells below 2 columns: put a cell with a comma in it in quotes",
        ),
        (b"id,name,group\n1,Ada,2\n,,2\n", "all.csv, line 3: neither an id nor a name"),
        (b"id;name\n1;Ann;B\n", "put a cell with a semicolon in it in quotes"),
    ],
)
def test_what_is_wrong_is_said(data: bytes, said: str) -> None:
    with pytest.raises(FileError) as failure:
        roster_from(data, "all.csv")
    assert said in str(failure.value)
    assert "\n" not in str(failure.value)


def test_a_name_may_have_200_letters_and_a_roster_20_000_students() -> None:
    assert roster_from(b"id,name\n1," + b"a" * 200, "it") == [Student("1", "a" * 200)]
    with pytest.raises(FileError, match=r"line 2: .* has more than 200 letters"):
        roster_from(b"id,name\n1," + b"a" * 201, "it")
    assert len(roster_from(b"id,name\n" + b"1,Ada\n" * 20_000, "it")) == 20_000
    with pytest.raises(FileError, match="it: these are too many students: take up to 20,000"):
        roster_from(b"id,name\n" + b"1,Ada\n" * 20_001, "it")


def test_a_short_line_lacks_its_last_cells() -> None:
    assert roster_from(b"id,group,name\n1\n", "it") == [Student("1", "")]
    assert roster_from(b"id,name\n1\n", "it") == [Student("1", "")]
    assert roster_from(b"id,group,name\n1,2,\n", "it") == [Student("1", "")]


def test_empty_cells_at_the_end_of_a_line_and_empty_lines_are_nothing() -> None:
    assert roster_from(b"id,name\n1,Ada,,\n,,,\n\n", "it") == [Student("1", "Ada")]


def test_who_lacks_a_name_or_an_id_is_told_of() -> None:
    quiz = Quiz(title="T", questions=[Question(kind="minimax", level=1)])
    students = roster_from(b"id,name\n1,Ada\n2,\n,Ann\n,Bo\n", "it")
    exam = make(quiz, Secret(b"0123456789abcdef", 7), students)
    assert [say(note) for note in exam.notes] == [
        "Question 1: a different answer on every sheet.",
        "The id 2 has no name on the roster: its sheet shows the id alone.",
        "2 students, such as Ann, have no id on the roster: their sheets show the names alone.",
    ]


@pytest.mark.parametrize(
    ("words", "student"),
    [
        ("17, Ada Lovelace", Student("17", "Ada Lovelace")),
        ("Ada Lovelace", Student("", "Ada Lovelace")),
        ("17, Lovelace, Ada", Student("17", "Lovelace, Ada")),
        ("17, Lovelace, Ada, 25 %, large", Student("17", "Lovelace, Ada", "25 %", True)),
        ("17, Ada, Large, 20 min", Student("17", "Ada", "20 min", True)),
        ("17, Large", Student("17", "Large")),
    ],
)
def test_who_comes_late_is_told_in_a_line_with_extra_time_and_large_print(
    words: str, student: Student
) -> None:
    assert late_student(words) == student
