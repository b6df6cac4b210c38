"""What desktops say of motion."""

import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from tutor.look.motion import system_wants_stillness

PORTAL = Path(__file__).with_name("settings_portal.py")


@contextmanager
def running(*words: str):
    """A program in the background, and the first line that it says."""
    program = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield program.stdout.readline().strip()
    finally:
        program.kill()
        program.communicate()


@pytest.fixture
def bus(monkeypatch, tmp_path, qapp):
    """A bus for messages between programs, with nobody on it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if shutil.which("dbus-daemon") is None:
        pytest.skip("there is no dbus-daemon")
    with running("dbus-daemon", "--session", "--nofork", "--print-address") as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield


@pytest.mark.usefixtures("bus")
@pytest.mark.parametrize("moves", ["true", "false"])
def test_the_switch_of_gnome_is_asked_for_by_the_portal(moves):
    with running(sys.executable, str(PORTAL), moves) as said:
        assert said == "True"
        assert system_wants_stillness() is (moves == "false")


@pytest.mark.usefixtures("bus")
def test_a_desktop_without_a_portal_asks_for_nothing():
    assert not system_wants_stillness()


def test_a_machine_without_a_bus_asks_for_nothing(monkeypatch, tmp_path, qapp):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert not system_wants_stillness()
