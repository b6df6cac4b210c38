import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tutor import crash


@pytest.mark.qt_no_exception_capture
def test_an_uncaught_error_becomes_a_dialog_with_a_report(qapp, capsys):
    crashes = crash.Crashes()
    crashes.watch()
    said = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.detailedText())
        copy = next(b for b in dialog.buttons() if "Copy" in b.text())
        copy.click()
        QTimer.singleShot(0, qapp.quit)

    def fail() -> None:
        QTimer.singleShot(0, answer)
        raise RuntimeError("the sky falls")

    QTimer.singleShot(0, fail)
    try:
        qapp.exec()
    finally:
        crashes.release()
    assert "RuntimeError: the sky falls" in said[0]
    assert "Qt 6" in said[0]
    assert QApplication.clipboard().text() == said[0]
    assert "the sky falls" in capsys.readouterr().err
