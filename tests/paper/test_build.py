"""A quiz as a folder of files: whole or not at all, the same every time, and tight-lipped."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import zlib
from multiprocessing import active_children
from pathlib import Path

import pytest
from pypdf import PdfReader

from exercises.cli import run
from exercises.exam.exam import Exam
from exercises.exam.key import harmless, list_csv
from exercises.exam.roster import Student
from exercises.exam.spec import Question, Quiz
from exercises.files.file_error import FileError
from exercises.paper import workers
from exercises.paper.build import build
from exercises.paper.folder import NAMES
from exercises.paper.printed_exam import make
from tests.paper.golden import FOLDER, golden
from tests.paper.machine import font, machine_with
from tests.paper.quizzes import SECRET, text

ROOT = Path(__file__).parents[2]
ARABIC = "محمد بن موسى"
NAMED = [
    "Lovelace, Ada",
    'Grace "Amazing" Hopper',
    "<b>Bold</b> & Co",
    ARABIC,
    "王小明",
    "山田 はなこ",
    "김철수",
    "Ł" + "abcdefghi " * 7 + "The End 80",
    "../../x",
    "=1+1",
    "@SUM(A1)",
    "Same Name",
    "Same Name",
    "Renée Žižek",
]


def exam(students: int = 0) -> Exam:
    quiz = Quiz(
        title="Quiz",
        versions=0 if students else 3,
        questions=[Question(kind="alpha-beta", level=2), Question(kind="minimax", level=1)],
    )
    return make(quiz, SECRET, [Student(f"s{n}", f"Student {n}") for n in range(students)])


def made(exam: Exam, out: Path, overwrite: bool = False) -> dict[str, bytes]:
    build(exam, out, lambda _: None, overwrite=overwrite)
    return files(out)


def files(out: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(out)): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file()
    }


def inside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_everything_is_there(tmp_path: Path) -> None:
    found = made(exam(), tmp_path / "out")
    assert {name.split("/")[0] for name in found} == set(NAMES)
    assert len(found) == 6 + 2 * 3
    assert inside(tmp_path) == ["out"]


def test_the_same_quiz_is_the_same_to_the_last_byte(tmp_path: Path) -> None:
    assert made(exam(), tmp_path / "one") == made(exam(), tmp_path / "two")


def test_other_processes_make_the_same_files(tmp_path: Path) -> None:
    many = exam(8)
    here = made(many, tmp_path / "here")
    with pytest.MonkeyPatch.context() as others:
        others.setattr(workers, "ALONE", 7)
        assert made(many, tmp_path / "there") == here


def test_every_sheet_starts_on_a_front_page(tmp_path: Path) -> None:
    three = exam()
    made(three, tmp_path / "out")
    for name in ("questions", "solutions"):
        pages = [page.extract_text() for page in PdfReader(tmp_path / "out" / f"{name}.pdf").pages]
        fronts = [number for number, page in enumerate(pages) if "page 1 of" in page]
        assert len(fronts) == 3
        assert all(number % 2 == 0 for number in fronts)
        assert len(pages) % 2 == 0


def test_the_key_maps_ids_to_seeds_and_solutions(tmp_path: Path) -> None:
    found = made(exam(), tmp_path / "out")
    key = json.loads(found["key.json"])
    assert key["format"] == "plywood-key/1"
    assert key["seed"] == 7
    assert {f"questions/{sheet['version']}-{sheet['id']}.pdf" for sheet in key["sheets"]} <= set(
        found
    )
    question = key["sheets"][0]["questions"][0]
    assert question["points"] == 10
    assert isinstance(question["seed"], int)
    assert question["exercise"]["solution"]


def unpacked(data: bytes) -> list[bytes]:
    """All that is packed in a PDF."""
    found = []
    for start in re.finditer(rb"[^d]stream\r?\n", data):
        try:
            found.append(zlib.decompressobj().decompress(data[start.end() :]))
        except zlib.error:
            continue
    return found


def test_question_files_give_nothing_away(tmp_path: Path) -> None:
    found = made(exam(4), tmp_path / "out")
    key = json.loads(found["key.json"])
    for name, data in found.items():
        if not name.startswith("questions"):
            continue
        everything = b"\n".join([data, *unpacked(data)])
        assert len(everything) > 2 * len(data)
        for secret in (SECRET.key, SECRET.key.hex().encode(), os.fsencode(tmp_path), b"/work"):
            assert secret not in everything
        for word in (b"olution", b"seed", b'cut"', b"answer", b"Title (alpha", b"DejaVuSans.ttf"):
            assert word not in everything
        reader = PdfReader(io.BytesIO(data))
        metadata = {key: value for key, value in (reader.metadata or {}).items() if value}
        assert set(metadata) <= {
            "/Title",
            "/Creator",
            "/Producer",
            "/CreationDate",
            "/ModDate",
            "/Trapped",
            "/Keywords",
            "/Author",
            "/Subject",
        }
        assert metadata["/Title"] == "Quiz"
        assert metadata.get("/Author", "") in ("", "anonymous")
        assert not reader.attachments
        assert all(page.get("/Annots") is None for page in reader.pages)
        for sheet in key["sheets"]:
            for question in sheet["questions"]:
                for number in (question["seed"], question["exercise"]["seed"]):
                    assert str(number).encode() not in everything


def test_the_list_holds_every_sheet(tmp_path: Path) -> None:
    found = made(exam(3), tmp_path / "out")
    rows = list(csv.DictReader(io.StringIO(found["list.csv"].decode("utf-8-sig"))))
    assert [row["student id"] for row in rows] == ["s0", "s1", "s2"]
    assert {row["points"] for row in rows} == {"20"}
    assert all(f"questions/{row['sheet']}.pdf" in found for row in rows)


def test_the_list_says_which_question_each_is_where_they_are_shuffled() -> None:
    questions = [
        Question(kind="minimax", level=1, count=2),
        Question(kind="cuts", level=1, title="Warm-up"),
        Question(code="leaves-1-00007"),
    ]
    quiz = Quiz(title="Quiz", questions=questions, shuffle=True, versions=6)
    shuffled = make(quiz, SECRET)
    rows = csv.DictReader(io.StringIO(list_csv(shuffled).decode("utf-8-sig")))
    titles = ["Minimax values", "Minimax values", "Warm-up", "Alpha-beta: which leaves"]
    orders = set()
    for row, copy in zip(rows, shuffled.copies, strict=True):
        order = [row[f"question {number} is"] for number in (1, 2, 3, 4)]
        assert order == [f"{place + 1}: {titles[place]}" for place in copy.order]
        assert [row[f"question {number}"] for number in (1, 2, 3, 4)] == [""] * 4
        orders.add(tuple(order))
    assert len(orders) > 1


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> tuple[Exam, Path]:
    quiz = Quiz(title="Quiz", questions=[Question(kind="minimax", level=1)])
    students = [Student(f"id{n}", name) for n, name in enumerate(NAMED)]
    out = tmp_path_factory.mktemp("named") / "out"
    found = make(quiz, SECRET, students)
    folder = tmp_path_factory.mktemp("machine")
    with machine_with(folder / "bin", font(folder / "made.ttf", "王小明山田はなこ김철수")):
        made(found, out)
    return found, out


def test_names_are_printed_rightly(named: tuple[Exam, Path]) -> None:
    found, out = named
    for copy in found.copies:
        assert copy.student is not None
        said = text(out / "questions" / f"{copy.name}.pdf")
        if copy.student.name != ARABIC:
            assert copy.student.name in said
        assert copy.student.id in said


def test_a_name_in_a_script_without_a_font_gives_way_to_the_id(named: tuple[Exam, Path]) -> None:
    found, out = named
    (arabic,) = [copy for copy in found.copies if copy.student and copy.student.name == ARABIC]
    assert text(out / "questions" / f"{arabic.name}.pdf").count("id3") == 2


def test_names_never_leave_the_folder(named: tuple[Exam, Path]) -> None:
    _, out = named
    assert inside(out.parent) == ["out"]
    for name in files(out):
        assert re.fullmatch(r"(questions|solutions)/[0-9A-Z]{3}-[0-9A-Z]{3}\.pdf", name) or (
            name in NAMES or name in ("made-from/quiz.toml", "made-from/roster.csv")
        )


def test_names_never_become_formulas(named: tuple[Exam, Path]) -> None:
    _, out = named
    rows = list(csv.reader(io.StringIO((out / "list.csv").read_text("utf-8-sig"))))
    names = [row[2] for row in rows[1:]]
    assert [name.removeprefix("'") for name in names] == NAMED
    for row in rows:
        assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)
    assert harmless("x; =1+1\t@SUM(A1)") == "x;' =1+1\t'@SUM(A1)"
    assert [harmless(f"{sign}1") for sign in "＝＋－＠"] == ["'＝1", "'＋1", "'－1", "'＠1"]
    assert harmless("Anne-Marie; e-mail") == "Anne-Marie; e-mail"
    lines = (out / "list.csv").read_text("utf-8-sig").splitlines()
    assert all(line.startswith('"') for line in lines)


def test_what_exists_is_not_touched_unless_told(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "notes.txt").write_text("mine")
    (out / "key.json").write_text('{"format": "plywood-key/1"}')
    before = files(out)
    with pytest.raises(FileError, match=r"key\.json exists: name another folder, or say"):
        made(exam(), out)
    assert files(out) == before
    found = made(exam(), out, overwrite=True)
    assert found["notes.txt"] == b"mine"
    assert json.loads(found["key.json"])["format"] == "plywood-key/1"
    assert inside(tmp_path) == ["out"]


def test_only_an_earlier_quiz_is_overwritten_and_nothing_of_anybody_else(tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "questions").mkdir(parents=True)
    (out / "questions" / "mine.pdf").write_text("mine")
    before = files(out)
    with pytest.raises(FileError, match="holds no earlier quiz"):
        made(exam(), out, overwrite=True)
    assert files(out) == before
    again = tmp_path / "again"
    made(exam(), again)
    (again / "questions" / "mine.pdf").write_text("mine")
    before = files(again)
    with pytest.raises(FileError, match=r"mine\.pdf is no part"):
        made(exam(), again, overwrite=True)
    assert files(again) == before


def test_sheets_of_an_earlier_quiz_are_gone_after_overwriting(tmp_path: Path) -> None:
    made(exam(5), tmp_path / "out")
    assert len(made(exam(), tmp_path / "out", overwrite=True)) == 6 + 2 * 3


def test_stopping_leaves_nothing_and_loses_nothing(tmp_path: Path) -> None:
    before = made(exam(), tmp_path / "out")

    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(exam(8), tmp_path / "out", stop, overwrite=True)
    assert files(tmp_path / "out") == before
    assert inside(tmp_path) == ["out"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder that takes nothing")
def test_a_folder_that_takes_nothing_is_named() -> None:
    with pytest.raises(FileError, match=r"nothing can be written to /proc: "):
        made(exam(), Path("/proc/quiz"))


def test_a_missing_folder_and_a_file_in_the_way_are_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="there is no folder"):
        made(exam(), tmp_path / "none" / "out")
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="is a file: name a folder"):
        made(exam(), tmp_path / "file")


def plywood(*words: str, limit: str = "", **settings: str) -> subprocess.Popen[str]:
    code = f"""
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
{limit}
sys.argv[1:] = {list(words)!r}
import main
sys.exit(main.main())
"""
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.every(2)
@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
@pytest.mark.parametrize("students", [1, 10])  # here, and in other processes
def test_a_full_disk_is_one_line_and_leaves_nothing(tmp_path: Path, students: int) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))"
    process = plywood("quiz", "--example", *for_class(students, tmp_path), limit=limit)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    *notes, error = said.splitlines()
    assert re.fullmatch(r"plywood: .* can't be written: File too large: .*", error)
    assert len(notes) == (students > 1)  # how many answers there are
    assert inside(tmp_path) == ["all.csv"]


def for_class(students: int, folder: Path) -> list[str]:
    roster = folder / "all.csv"
    roster.write_text("id,name\n" + "".join(f"{n},Student {n}\n" for n in range(students)))
    return ["--roster", str(roster), "--out", str(folder / "out")]


def at_work(folder: Path) -> subprocess.Popen[str]:
    """A process that has told of the first of its 400 sheets."""
    quiz = folder / "quiz.toml"  # whose sheets are begun at once
    quiz.write_text('title = "T"\nfairness = "none"\n[[questions]]\nkind = "minimax"\nlevel = 1\n')
    words = ("quiz", str(quiz), *for_class(400, folder))
    process = plywood(*words, FORCE_COLOR="1")  # as if on a terminal
    assert process.stderr is not None
    told = ""
    while not re.search(r"[1-9]\d* of 400 sheets", told):
        heard = process.stderr.read(1)
        assert heard, told
        told += heard
    return process


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_an_interrupt_leaves_nothing(tmp_path: Path) -> None:
    process = at_work(tmp_path)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said.endswith("plywood: stopped\n")
    assert inside(tmp_path) == ["all.csv", "quiz.toml"]


@pytest.mark.skipif(workers._cores() < 2, reason="needs other processes")
def test_other_processes_end_when_the_first_one_is_killed(tmp_path: Path) -> None:
    process = at_work(tmp_path)
    process.kill()
    process.communicate(timeout=60)  # whoever still holds its streams would keep them open


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_what_a_killed_run_has_left_is_removed_by_the_next_and_nothing_else(tmp_path: Path) -> None:
    process = at_work(tmp_path)
    process.kill()
    process.communicate()
    (killed,) = tmp_path.glob(".plywood-*")
    (tmp_path / ".plywood-mine").mkdir()

    def let_another_finish(done: int) -> None:
        (draft,) = set(tmp_path.glob(".plywood-*")) - {killed, tmp_path / ".plywood-mine"}
        made(exam(), tmp_path / "out")
        assert draft.exists()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(exam(8), tmp_path / "out", let_another_finish)
    assert inside(tmp_path) == [".plywood-mine", "all.csv", "out", "quiz.toml"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs modes of files")
def test_nobody_else_may_read_key_and_solutions(tmp_path: Path) -> None:
    out = tmp_path / "out"
    for name in made(exam(), out):
        secret = name == "key.json" or name.startswith(("solutions", "marking", "made-from"))
        assert bool((out / name).stat().st_mode & 0o077) is not secret, name


@pytest.mark.skipif(workers._cores() < 2, reason="needs other processes")
def test_a_process_that_is_killed_is_one_clear_line_and_leaves_nothing(tmp_path: Path) -> None:

    def kill(done: int) -> None:
        if done == 1:
            active_children()[0].kill()

    with pytest.raises(FileError, match="was ended from outside: try again"):
        build(exam(40), tmp_path / "out", kill)
    assert inside(tmp_path) == []


def test_a_logo_is_printed_and_a_missing_one_named(tmp_path: Path) -> None:
    from PIL import Image

    Image.new("RGB", (40, 20), "black").save(tmp_path / "logo.png")
    spec = tmp_path / "quiz.toml"
    body = '[[questions]]\nkind = "minimax"\nlevel = 1\n'
    spec.write_text(f'title = "T"\nlogo = "logo.png"\n{body}')
    secret = tmp_path / "secret"
    assert run(["quiz", str(spec), "--out", str(tmp_path / "out"), "--secret", str(secret)]) == 0
    page = PdfReader(tmp_path / "out" / "questions.pdf").pages[0]
    assert len(page.images) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["quiz"], "name a quiz file, or say --example"),
        (["quiz", "none.toml", "--out", "x"], "none.toml can't be read"),
        (["quiz", "--example", "--roster", "none.csv", "--out", "x"], "none.csv can't be read"),
    ],
)
def test_wrong_words_are_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) in (1, 2)
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def made_by(spec: Path, folder: Path) -> int:
    """What the command line ends with."""
    secret = folder / "secret"
    secret.write_bytes(SECRET.key)
    return run(["quiz", str(spec), "--out", str(folder / "out"), "--secret", str(secret)])


def test_a_missing_logo_and_a_text_without_a_font_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "quiz.toml"
    body = '[[questions]]\nkind = "minimax"\nlevel = 1\n'
    for line, said in (
        ('logo = "none.png"', "logo: "),
        ('logo = "quiz.toml"', "is no picture that can be read"),
        ('course = "مقدمة"', "course: no font here can show"),
    ):
        spec.write_text(f'title = "T"\n{line}\n{body}', "utf-8")
        assert made_by(spec, tmp_path) == 1
        error = capsys.readouterr().err
        assert said in error
        assert error.count("\n") == 1
        assert not (tmp_path / "out").exists()


def test_the_example_shows_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["quiz", "--example"]) == 0
    assert "[[questions]]" in capsys.readouterr().out


def test_without_a_seed_one_is_drawn_and_only_the_key_has_it(tmp_path: Path) -> None:
    spec = tmp_path / "quiz.toml"
    spec.write_text('title = "T"\n[[questions]]\nkind = "minimax"\nlevel = 1\n')
    secret = str(tmp_path / "secret")
    seeds = set()
    for name in ("one", "two"):
        assert run(["quiz", str(spec), "--out", str(tmp_path / name), "--secret", secret]) == 0
        seeds.add(json.loads((tmp_path / name / "key.json").read_bytes())["seed"])
    assert len(seeds) == 2


def test_the_golden_sheets_stay_as_they_are() -> None:
    """Compared unpacked: how well a file is packed is not ours to say."""
    for name, data in golden().items():
        assert unpacked((FOLDER / name).read_bytes()) == unpacked(data), name


def test_another_sheet_is_not_the_golden_one() -> None:
    sheets = golden()
    assert unpacked(sheets["questions.pdf"]) != unpacked(sheets["solutions.pdf"])


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ('logo = "none.png"', "logo: "),
        ('roster = "none.csv"', "roster: "),
        ('course = "👍"', "course: no font"),
        ('[[questions]]\nkind = "minimax"\ntree = "[1 ?]"', "question 1: tree: the search visits"),
        (
            '[[questions]]\nkind = "cuts"\nrecipe = {widths = 2}',
            "question 1: recipe: widths: takes",
        ),
    ],
)
def test_an_error_line_begins_with_the_file_and_the_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str, said: str
) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(f'title = "T"\n{field}\n[[questions]]\nkind = "minimax"\nlevel = 1\n')
    assert made_by(spec, tmp_path) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"plywood: {spec}: {said}")
    assert not (tmp_path / "out").exists()


ONE = '[[questions]]\nkind = "minimax"\nlevel = 1\n'


def test_how_many_answers_there_are_is_told_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(f'title = "T"\nversions = 2\n{ONE}')
    (tmp_path / "out").write_text("a file in the way")
    assert made_by(spec, tmp_path) == 1
    told, error = capsys.readouterr().err.splitlines()
    assert told == "Question 1: a different answer on every sheet."
    assert "out" in error


def test_a_title_that_does_not_fit_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "spec.toml"
    for words, code in ((200, 1), (12, 0)):
        spec.write_text(f'title = "{"word " * words}"\n{ONE}')
        assert made_by(spec, tmp_path) == code
    error = capsys.readouterr().err
    assert error == f"plywood: {spec}: title: it takes more than two lines: shorten it\n"


def test_texts_in_other_scripts_are_printed_where_there_is_a_font(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(
        f'title = "测验"\ninstructions = "Write.\\n写。"\ncourse = "AI"\n{ONE}', "utf-8"
    )
    with machine_with(tmp_path / "bin"):
        assert made_by(spec, tmp_path) == 1
    assert "no font here can show '测验': install one that can" in capsys.readouterr().err
    with machine_with(tmp_path / "bin", font(tmp_path / "made.ttf", "测验写。")):
        assert made_by(spec, tmp_path) == 0
    assert "测验" in text(tmp_path / "out" / "questions.pdf")


def test_a_new_secret_is_told_of_and_its_folder_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["quiz", "--example", "--overwrite", "--out", str(tmp_path / "out"), "--secret"]
    missing, new = tmp_path / "none" / "secret", tmp_path / "secret"
    assert run([*words, str(missing)]) == 1
    assert "there is no folder" in capsys.readouterr().err
    assert inside(tmp_path) == []
    for told in ([f"A new secret was written to {new}."], []):
        assert run([*words, str(new)]) == 0
        *said, answers = capsys.readouterr().err.splitlines()
        assert said == told
        assert answers == "Questions 1, 2, 3, 4: different answers on every sheet."


def test_a_folder_without_a_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["quiz", "--example", "--out", ""]) == 2
    assert "say where to put the quiz" in capsys.readouterr().err
    assert inside(tmp_path) == []
