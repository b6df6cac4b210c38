"""Qt's application, on whatever screen the environment names."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from resources.words import say


def make_application() -> QApplication:
    """The application; where there is no screen, the program ends with one sentence instead.

    Qt aborts where it can't reach a display, and only its last message tells of it before.
    """
    warnings: list[str] = []

    def hear(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            _end_without_screen()
        warnings.append(text)

    others = qInstallMessageHandler(hear)
    application = QApplication([sys.argv[0], "-style", "fusion"])
    qInstallMessageHandler(others)
    if application.primaryScreen() is None:
        _end_without_screen()
    for text in warnings:
        print(text, file=sys.stderr)
    return application


def _end_without_screen() -> NoReturn:
    print(say("cli-error", why=say("cli-screen")), file=sys.stderr, flush=True)
    os._exit(1)
