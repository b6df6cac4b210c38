"""The command line beside other programs: full disks, closed pipes, no screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def plywood(*words, shell="", environment=None):
    command = [sys.executable, str(ROOT / "main.py"), *words]
    if shell:
        command = ["sh", "-c", f'"$@" {shell}', "sh", *command]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_said_in_one_line():
    done = plywood("kinds", shell="> /dev/full")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "can't be written" in done.stderr


@pytest.mark.parametrize("module", ["typer", "exercises.cli.solve", "exercises.making.recipe"])
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
    assert plywood("kinds", shell="| head -1").stderr == ""


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


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "utf-16"])
@pytest.mark.parametrize("as_json", [False, True])
def test_every_encoding_of_the_output_will_do(encoding, as_json):
    words = ["exercise", "alpha-beta", "--seed", "1", *(["--json"] if as_json else [])]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, str(ROOT / "main.py"), *words]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode(encoding)
    if as_json:
        assert json.loads(told)["code"] == "alpha-beta-1-00001"
    else:
        assert ("α" if encoding == "utf-16" else "alpha") in told


@pytest.mark.parametrize(
    ("words", "closed", "code", "said"),
    [
        (("solve", "[1 2]"), "<&-", 0, ""),
        (("solve", "-"), "<&-", 1, "standard input is closed"),
        (("check", "-"), "<&-", 1, "standard input is closed"),
        (("kinds",), ">&-", 1, "the answer can't be written"),
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
