"""A roster is read as spreadsheets write it."""

from __future__ import annotations

import pytest

from exercises.exam.roster import Student, roster_from
from exercises.files import FileError


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


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "the first line must name the columns id and name"),
        (b"number,name\n1,Ada\n", "the first line must name"),
        (b"id,name\n", "there is nobody on it"),
        (b"id,name\n1,Ad\xe9\n", "line 2: save it as UTF-8"),
        (b'id,name\n1,"Ada\n', "is no CSV"),
        (b"id,name\n1,\0\n", "is no CSV"),
        (b"id,name\n1," + b"a" * 300, "has more than 200 letters"),
    ],
)
def test_what_is_wrong_is_said(data: bytes, said: str) -> None:
    with pytest.raises(FileError) as failure:
        roster_from(data, "all.csv")
    assert said in str(failure.value)
    assert "\n" not in str(failure.value)
