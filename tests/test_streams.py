"""The command line beside other programs: full disks, closed pipes, no screen."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def plywood(*words, shell="", environment=None, folder=ROOT):
    command = [sys.executable, str(ROOT / "main.py"), *words]
    if shell:
        command = ["sh", "-c", f'"$@" {shell}', "sh", *command]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_said_in_one_line():
    done = plywood("methods", shell="> /dev/full")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "can't be written" in done.stderr


@pytest.mark.parametrize("module", ["typer", "exercises.cli.exercise", "exercises.making.recipe"])
def test_an_interrupt_while_modules_load_is_one_line(module):
    interrupt = f"""
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
class Finder:
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder)
sys.argv[1:] = ["kinds"]
import main
sys.exit(main.main())
"""
    done = subprocess.run(
        [sys.executable, "-c", interrupt], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "plywood: stopped\n")


def test_a_reader_that_has_read_enough_is_no_error_to_speak_of():
    assert plywood("methods", shell="| head -1").stderr == ""


def test_pipes_are_files_too():
    done = plywood("solve", "/dev/stdin", shell="<<'end'\n[[3 5] [2 9]]\nend\n")
    assert done.stdout.startswith("value   3")


def test_a_bad_line_of_a_batch_stops_nothing():
    lines = "<<'end'\n[[3 5] [2 9]]\n[[3 5\n[[1 2] [3 4]]\nend\n"
    done = plywood("solve", "-", shell=lines)
    assert done.stdout.count("value ") == 2
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "line 2" in done.stderr


def test_a_library_of_the_system_that_qt_lacks_is_named():
    lacking = """
import sys
class Finder:
    def find_spec(name, path=None, target=None):
        if name == "PySide6.QtWidgets":
            raise ImportError("libGL.so.1: not there", path="PySide6/QtWidgets.abi3.so")
sys.meta_path.insert(0, Finder)
sys.argv[1:] = []
import main
sys.exit(main.main())
"""
    done = subprocess.run(
        [sys.executable, "-c", lacking], cwd=ROOT, capture_output=True, text=True, check=False
    )
    said = "plywood: Qt lacks a library of the system: libGL.so.1: not there\n"
    assert (done.returncode, done.stderr) == (1, said)


@pytest.mark.every(2)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize(
    "named",
    [
        {},
        {"DISPLAY": ":77"},
        {"DISPLAY": "nowhere.invalid:1"},
        {"WAYLAND_DISPLAY": "nothing"},
        {"WAYLAND_DISPLAY": "nothing", "DISPLAY": ":77"},
        {"QT_QPA_PLATFORM": "nothing"},
        {"QT_QPA_PLATFORM": "linuxfb:fb=/dev/null"},
    ],
    ids=str,
)
def test_without_a_screen_that_can_be_reached_the_window_says_so(named, tmp_path):
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    done = plywood(environment=environment | named | {"XDG_RUNTIME_DIR": str(tmp_path)})
    said = "plywood: there is no screen to open the window on\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("encoding", "as_json"),
    [("ascii", False), ("cp1252", True), ("latin-1", False), ("utf-16", False), ("utf-16", True)],
)
def test_every_encoding_of_the_output_will_do(encoding, as_json):
    exercise = ["exercise", "alpha-beta", "--seed", "1", "--json"]
    words = exercise if as_json else ["solve", "[[3 5] [2 9]]", "--steps"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, str(ROOT / "main.py"), *words]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode(encoding)
    if as_json:
        assert json.loads(told)["code"] == "alpha-beta-1.2-00001"
    else:
        assert ("α" if encoding == "utf-16" else "alpha") in told


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("words", "closed", "code", "said"),
    [
        (("solve", "[1 2]"), "<&-", 0, ""),
        (("solve", "-"), "<&-", 1, "standard input is closed"),
        (("check", "-"), "<&-", 1, "standard input is closed"),
        (("methods",), ">&-", 1, "the answer can't be written"),
        (("solve", "[1"), "2>&-", 1, ""),
        (("solve", "[1"), "2> /dev/full", 1, ""),
        (("frobnicate",), "<&- >&- 2>&-", 2, ""),
    ],
)
def test_a_closed_stream_costs_no_more_than_what_it_carries(words, closed, code, said):
    done = plywood(*words, shell=closed)
    assert done.returncode == code
    assert done.stderr.count("\n") == bool(said)
    assert said in done.stderr


def test_a_picture_gets_none_of_what_is_said_where_a_stream_is_closed(tmp_path):
    done = plywood("render", "[1 2]", "--out", str(tmp_path / "a.svg"), shell="<&- >&- 2>&-")
    assert done.returncode == 0
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


def test_a_shells_pipe_may_stand_for_a_file():
    done = plywood("solve", "/dev/fd/3", shell="3<<'end'\n[[3 5] [2 9]]\nend\n")
    assert done.stdout.startswith("value   3")


COMMANDS = {
    "help": ["--help"],
    "version": ["--version"],
    "methods": ["methods"],
    "solve": ["solve", "[[3 5] [2 9]]", "--steps"],
    "exercise": ["exercise", "minimax", "--seed", "1"],
    "check": ["check", "exercise.json", "answers.json"],
    "example": ["quiz", "--example"],
    "quiz": ["quiz", "quiz.toml", "--out", "out", "--secret", "secret"],
}
QUIZ = 'title = "Quiz"\nroster = "roster.csv"\n[[questions]]\nkind = "cuts"\nlevel = 1\n'


@pytest.fixture
def files(tmp_path):
    """A folder with a file for every command; people on the roster have odd names."""
    (tmp_path / "quiz.toml").write_text(QUIZ)
    (tmp_path / "roster.csv").write_text("id,name\n1,A\x1b[31mda\n2,B\x9bo\u202e\n")
    (tmp_path / "answers.json").write_text("{}")
    (tmp_path / "exercise.json").write_text(exercise_text())
    return tmp_path


@cache
def exercise_text():
    return plywood("exercise", "minimax", "--seed", "1", "--json").stdout


FORKED = """
import gc, json, os, sys
sys.path.insert(0, sys.argv[1])
import exercises.cli, exercises.paper.build, main, rich.progress
exercises.cli.run(["methods"])  # what is loaded late is loaded now, for all
gc.freeze()

def run(words, out):
    if not os.fork():
        os.dup2(out, 1)
        os.dup2(os.open("said", os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
        sys.argv[1:] = words
        sys.exit(main.main())
    code = os.waitstatus_to_exitcode(os.wait()[1])
    with open("said") as said:
        return code, said.read()

full = os.open("/dev/full", os.O_WRONLY)
reading, unread = os.pipe()
os.close(reading)
found = {}
for name, words in json.loads(sys.argv[2]).items():
    again = ["--overwrite"] if name == "quiz" else []
    found[name] = [run(words, full), run(words + again, unread)]
json.dump(found, sys.stdout)
"""
"""Every command with an answer that nobody gets, as processes of one that has loaded all."""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_no_command_falls_over_what_becomes_of_its_answer(files):
    command = [sys.executable, "-c", FORKED, str(ROOT), json.dumps(COMMANDS)]
    done = subprocess.run(command, cwd=files, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    assert found.keys() == COMMANDS.keys()
    for name, ((code, full), (_, unread)) in found.items():
        assert code == 1, name
        told = "plywood: the answer can't be written: No space left on device\n"
        assert full.endswith(told), name
        assert "Traceback" not in full, name
        assert "Traceback" not in unread, name
        assert "plywood:" not in unread, name


@pytest.mark.every(3)
@pytest.mark.parametrize("closed", ["2>&-", "2> /dev/full", "<&- 2>&-"])
def test_a_quiz_is_made_where_nobody_can_be_told_how_far_it_is(closed, files):
    done = plywood(*COMMANDS["quiz"], shell=closed, folder=files)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "2 sheets, 6 pages with solutions, key and list: out\n"
    assert (files / "out" / "key.json").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="needs a terminal of its own")
def test_odd_names_do_not_steer_the_terminal_that_shows_how_far_a_quiz_is(files):
    try:
        terminal, theirs = os.openpty()
    except OSError:
        pytest.skip("this machine gives out no terminals")
    command = [sys.executable, str(ROOT / "main.py"), *COMMANDS["quiz"]]
    shown = b""
    with subprocess.Popen(command, cwd=files, stdin=theirs, stdout=theirs, stderr=theirs) as quiz:
        os.close(theirs)
        with suppress(OSError):  # that is how a terminal says that nobody writes to it any more
            while data := os.read(terminal, 4096):
                shown += data
    os.close(terminal)
    text = shown.decode()
    assert quiz.returncode == 0
    assert "2 of 2 sheets" in text
    assert "\x1b[31m" not in text
    assert not set("\x9b\u202e") & set(text)


AS_NOBODY = """
import json, os, sys
sys.path.insert(0, sys.argv.pop(1))
import exercises.paper.build, rich.progress, networkx
from exercises.cli import exercise, quiz, render, run, solve
run(["solve", "[1 2]"])  # what is loaded late is loaded now
if os.geteuid() == 0:
    os.setuid(65534)
for words in json.loads(sys.argv[1]):
    print(run(words), end=" ", file=sys.stderr, flush=True)
"""
LOCKED = [
    ["solve", "{}/tree.txt"],
    ["solve", "{}/tree.dot"],
    ["render", "{}/tree.json", "--out", "{}/a.svg"],
    ["check", "{}/tree.json", "{}/tree.json"],
    ["quiz", "{}/tree.toml", "--out", "{}/out"],
    ["quiz", "quiz.toml", "--out", "{}/out", "--secret", "{}/secret"],
    ["quiz", "quiz.toml", "--out", "out", "--roster", "{}/tree.txt"],
]


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs rights that can be taken away")
def test_what_nobody_may_read_is_said_in_one_line(files):
    inside = files / "locked"
    inside.mkdir()
    for name in ("tree.txt", "tree.dot", "tree.json", "tree.toml", "secret"):
        (inside / name).write_text("[1 2]")
    inside.chmod(0)
    try:
        asked = json.dumps([[word.format(inside) for word in words] for words in LOCKED])
        command = [sys.executable, "-c", AS_NOBODY, str(ROOT), asked]
        done = subprocess.run(command, cwd=files, capture_output=True, text=True, check=False)
    finally:
        inside.chmod(0o700)
    *said, last = done.stderr.split("\n")
    assert len(said) == len(LOCKED)
    assert last == "1 "
    for number, line in enumerate(said):
        assert line.startswith("1 plywood: " if number else "plywood: ")
        assert "ermission denied" in line or "can't be" in line
