"""Names in any script: shaped, embedded, and read out rightly; or the id, and a note."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from pypdf import PdfReader

from exercises.exam.exam import Exam
from exercises.exam.roster import Student
from exercises.exam.secret import Secret
from exercises.exam.spec import Question, Quiz
from exercises.files.file_error import FileError
from exercises.paper.layout.font_choice import can_show, name_fonts, width, words, wrapped
from exercises.paper.layout.page import Page, PageItem, Role
from exercises.paper.layout.sheets import question_pages
from exercises.paper.layout.unprintable import font_notes
from exercises.paper.pdf.printing import to_pdf
from exercises.paper.printed_exam import make
from exercises.paper.shaping.direction import visual_runs
from exercises.paper.shaping.shape import shaped
from resources.words import say
from tests.paper.machine import BEH, font, forget_fonts, machine_with
from tests.paper.structure import complaints

BEHS = "\N{ARABIC LETTER BEH}" * 3
LETTERS = f"אבגד王小明김철수は{BEHS}"


@pytest.fixture(params=["ttf", "otf", "ttc"])
def machine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    made = font(tmp_path / f"made.{request.param}", LETTERS, cff=request.param == "otf")
    with machine_with(tmp_path / "bin", made):
        yield


def page_of(*texts: str) -> bytes:
    items = [
        PageItem(
            Role.PARAGRAPH if row else Role.TITLE, (words(50.0, 50.0 + 30.0 * row, text, 12.0),)
        )
        for row, text in enumerate(texts)
    ]
    return to_pdf([Page(400.0, 400.0, tuple(items))], "Names", "en")


def exam_of(*names: str) -> Exam:
    quiz = Quiz(title="Quiz", questions=[Question(kind="minimax", level=1)])
    return make(
        quiz, Secret(b"0" * 16, 1), [Student(f"id{n}", name) for n, name in enumerate(names)]
    )


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("abc", "abc"),
        ("אבג", "גבא"),
        ("אב 12", "12 בא"),
        ("ab אב 12 cd", "ab 12 בא cd"),
        ("אב (ab) ג", "ג )ab( בא"),
        ("אב (12)", ")12( בא"),
        ("ab (אב)", "ab (בא)"),
        ("אב 1.5%", "1.5% בא"),
        ("אב-גד", "דג-בא"),
        ("بب ٣٤", "٣٤ بب"),
        ("بب 12,5", "12,5 بب"),
        ("12 אב", "בא 12"),
        ("אב [a (b) ג]", "]ג a (b)[ בא"),
    ],
)
def test_a_line_is_ordered_as_its_letters_are_read(text: str, seen: str) -> None:
    """A bracket that runs to the left is turned round when it is drawn, not here."""
    runs = visual_runs(text)
    assert "".join(run.text[::-1] if run.leftward else run.text for run in runs) == seen


def test_arabic_letters_join(machine: None) -> None:
    letters = shaped(BEHS)
    assert letters is not None
    assert [letter.advance for letter in letters] == [BEH["fina"], BEH["medi"], BEH["init"]]
    (alone,) = shaped(BEHS[0]) or ()
    assert alone.advance == BEH["isol"]
    assert width(BEHS, 10.0) == pytest.approx(9.0)
    apart = shaped(BEHS[0] + "\u200c" + BEHS[0]) or ()
    assert BEH["isol"] in [letter.advance for letter in apart]


def test_names_can_be_copied_out_of_a_page(machine: None) -> None:
    names = ["王小明", "אבג דאב", BEHS, "김철수", "Ada 王"]
    data = page_of(*names)
    (page,) = PdfReader(io.BytesIO(data)).pages
    with pypdfium2.PdfDocument(data) as file:
        seen = file[0].get_textpage().get_text_range()
    for name in names:
        assert name in page.extract_text()
        assert name in seen


def test_pages_with_such_names_are_read_out_rightly(machine: None) -> None:
    data = page_of("אב 12", "王小明")
    assert not complaints(data)
    with pikepdf.open(io.BytesIO(data)) as file:
        objects = [each for each in file.objects if isinstance(each, pikepdf.Dictionary)]
        told = [str(each.ActualText) for each in objects if "/ActualText" in each]
        fonts = [each for each in objects if each.get("/Subtype") == "/Type3"]
        assert told == ["אב 12", "王小明"]
        assert [len(each.CharProcs) for each in fonts] == [8]  # each letter once, and the space


def test_the_same_page_gives_the_same_bytes(machine: None) -> None:
    first = page_of("王小明 אב")
    forget_fonts()
    assert page_of("王小明 אב") == first


def test_letters_beyond_one_font_of_a_file_are_all_there(tmp_path: Path) -> None:
    many = "".join(chr(0x4E00 + number) for number in range(600))
    with machine_with(tmp_path / "bin", font(tmp_path / "made.ttf", many)):
        lines = wrapped(many, 300.0, 12.0)
        data = page_of(*lines)
    (page,) = PdfReader(io.BytesIO(data)).pages
    assert page.extract_text().replace("\n", "") == many


def test_a_word_that_no_font_has_whole_is_put_together_from_several(machine: None) -> None:
    assert can_show("王(Ada)")
    assert can_show("は小 Ада")
    assert not can_show("王龍")
    assert width("王Ada", 10.0) == pytest.approx(width("王", 10.0) + width("Ada", 10.0), abs=0.1)


def test_who_has_no_font_is_named_by_the_id(tmp_path: Path) -> None:
    with machine_with(tmp_path / "bin", font(tmp_path / "made.ttf", "王小明")):
        exam = exam_of("王小明", "Ada", "אבג", "दीपा")
        notes = [say(note) for note in font_notes(exam)]
        pages = [question_pages(exam.quiz, exam.sheet(copy)) for copy in exam.copies]
        texts = [
            PdfReader(io.BytesIO(to_pdf(each, "Quiz", "en"))).pages[0].extract_text()
            for each in pages
        ]
    assert notes == [
        "No font here can show the names of id2, id3: their sheets show the ids instead. "
        "Install a font for them, or name one."
    ]
    assert "王小明" in texts[0]
    assert [text.count(f"id{n}") for n, text in enumerate(texts)] == [1, 1, 2, 2]


def test_a_font_that_is_named_comes_first_and_one_that_is_none_is_refused(tmp_path: Path) -> None:
    with machine_with(tmp_path / "bin"):
        assert not can_show("王")
        name_fonts([str(font(tmp_path / "made.otf", "王", cff=True))])
        assert can_show("王")
        for odd, said in {
            __file__: "is no font",
            str(tmp_path): "is a folder",
            "none": "can't be read: No such file",
            "\ud800": "no file has such a name",
            "a\0b": "no file has such a name",
        }.items():
            with pytest.raises(FileError, match=said):
                name_fonts([odd])
        name_fonts([])
        assert not can_show("王")


def test_a_machine_without_fontconfig_is_looked_through(tmp_path: Path) -> None:
    fonts = tmp_path / ".local" / "share" / "fonts" / "made"
    fonts.mkdir(parents=True)
    (fonts / "broken.ttf").write_bytes(b"no font")
    font(fonts / "made.ttf", "\U00018b00")
    with machine_with(tmp_path / "bin"), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", "")
        patch.setenv("HOME", str(tmp_path))
        assert can_show("\U00018b00")
