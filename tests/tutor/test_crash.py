import pytest
from hands import answer_message
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from tutor import crash, crash_dialog


@pytest.mark.qt_no_exception_capture
def test_an_uncaught_error_becomes_a_dialog_with_a_report(qtbot, capsys):
    crashes = crash.Crashes()
    crashes.watch()
    said = []

    def fail() -> None:
        answer_message("Copy", said, QMessageBox.detailedText)
        raise RuntimeError("the sky falls")

    QTimer.singleShot(0, fail)
    try:
        qtbot.waitUntil(lambda: bool(said) and QApplication.clipboard().text() == said[0])
    finally:
        crashes.release()
    assert "RuntimeError: the sky falls" in said[0]
    assert "Qt 6" in said[0]
    assert "the sky falls" in capsys.readouterr().err


def test_a_report_that_cannot_be_saved_says_so_and_is_offered_again(qapp, tmp_path, monkeypatch):
    places = [tmp_path / "missing" / "report.txt", tmp_path / "report.txt"]
    said = []

    def save() -> None:
        answer_message("Save", said, QMessageBox.informativeText)

    def choose(*_: object) -> tuple[str, str]:
        place = places.pop(0)
        if places:
            save()
        return str(place), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    save()
    crash_dialog.show("the sky falls", None)
    assert "is kept" in said[0]
    assert "missing/report.txt can't be written" in said[1]
    assert [file.name for file in tmp_path.iterdir()] == ["report.txt"]
    assert (tmp_path / "report.txt").read_text() == "the sky falls"
