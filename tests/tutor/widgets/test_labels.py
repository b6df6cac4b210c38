"""What strangers wrote into files is shown letter by letter, and never read as rich text."""

import ast
import json
from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path

import pytest
from hands import answer_message, practice
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QInputDialog,
    QLabel,
    QMenu,
    QTextEdit,
    QWidget,
)

import tutor
from tutor import crash_dialog
from tutor.closing_dialog import may_close
from tutor.pages import PAGES
from tutor.practice.code_dialog import ask_for_code
from tutor.widgets.labels import tooltip

TAG = "<i>R&D"
"""Rich text to Qt, a shortcut in a menu, and the name of a file."""
MAKERS = {"QLabel", "QMessageBox", "QInputDialog", "QErrorMessage"}
READERS = {"QTextEdit", "QTextBrowser", "QTextDocument", "QStaticText", "QToolTip", "QWhatsThis"}
SETTERS = {"setToolTip", "setWhatsThis", "setHtml", "setTextFormat", "setBuddy", "showText"}


def modules() -> list[Path]:
    return sorted(Path(tutor.__file__).parent.rglob("*.py"))


def called(module: Path) -> set[str]:
    """All that a module calls or builds upon, by its last name."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        whole = [node.func] if isinstance(node, ast.Call) else []
        whole += node.bases if isinstance(node, ast.ClassDef) else []
        found |= {part.attr for part in whole if isinstance(part, ast.Attribute)}
        found |= {part.id for part in whole if isinstance(part, ast.Name)}
    return found


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.stem)
def test_two_modules_alone_make_labels_and_messages_and_set_tooltips(module):
    own = called(module) & (MAKERS | READERS | SETTERS)
    assert not own or module.name in ("labels.py", "messages.py"), own


def shown(widget: QWidget) -> Iterator[str]:
    """All that a widget would read as rich text, or take a shortcut from."""
    if isinstance(widget, QLabel):
        if widget.text() and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield f"label: {widget.text()}"
        if widget.buddy() is not None and "&" in widget.text():
            yield f"shortcut: {widget.text()}"
    if isinstance(widget, QTextEdit) and widget.acceptRichText() and not widget.isReadOnly():
        yield f"rich text: {widget.toPlainText()}"
    if isinstance(widget, QAbstractButton):
        yield from (f"button: {text}" for text in [widget.text()] if TAG in text)
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (f"item: {tip}" for tip in tips(widget.model()))
    explained: list[QWidget | QAction] = [widget, *widget.actions()]
    for each in explained:
        told = each.toolTip(), each.whatsThis(), each.statusTip()
        yield from (f"tooltip: {text}" for text in told if "<i>" in text)
    for action in widget.actions():
        yield from (f"action: {text}" for text in [action.text()] if TAG in text)


def tips(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        cells = (model.index(row, column) for column in count())
        for index in takewhile(QModelIndex.isValid, cells):
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole):
                tip = model.data(index, role)
                if isinstance(tip, str) and "<i>" in tip:
                    yield tip


def read_as_rich() -> list[str]:
    """What is wrong with any of the widgets that there are."""
    return [trouble for widget in QApplication.allWidgets() for trouble in shown(widget)]


@pytest.fixture
def hostile(tmp_path) -> Path:
    """Files with tags for names, in a folder with one."""
    folder = tmp_path / TAG
    folder.mkdir()
    (folder / "kind.json").write_text(
        json.dumps({"format": "plywood-exercise/1", "kind": TAG, "tree": "[1 2]"})
    )
    (folder / "format.json").write_text(json.dumps({"format": f"plywood-exercise/{TAG}"}))
    links = [{"source": 0, "target": 1, "name": TAG}, {"source": 0, "target": 2}]
    nodes = [{"id": 0, "name": TAG}, {"id": 1, "payoff": 3, "name": TAG}, {"id": 2, "payoff": 1}]
    (folder / "tree.json").write_text(json.dumps({"nodes": nodes, "edges": links}))
    (folder / "tree.dot").write_text(f'digraph {{ "{TAG}" -> a; "{TAG}" -> b; a [payoff=1] }}')
    (folder / "roster.csv").write_text(f"id,name\n1,{TAG}\n2,Ann\n")
    (folder / f"{TAG}.toml").write_text(
        f'title = "{TAG}"\ncourse = "{TAG}"\nroster = "roster.csv"\n'
        f'[[questions]]\nkind = "minimax"\nlevel = 1\ntitle = "{TAG}"\ntext = "{TAG}"\n'
    )
    (folder / "wrong.toml").write_text(f'title = "x"\n[[questions]]\nkind = "{TAG}"\n')
    return folder


def refusal(qtbot, page, what: str) -> str:
    """What a page says about something that it can't open."""
    page.dismiss()
    page.open(what)
    qtbot.waitUntil(lambda: bool(page.news))
    return page.news


def test_tags_in_exercises_and_codes_are_shown_as_they_are(tell_story, qtbot, hostile):
    def story(window):
        page = practice(window)
        page.feedback.turn.click()
        for what in ("kind.json", "format.json", f"{TAG}.json"):
            assert TAG in refusal(qtbot, page, str(hostile / what))
            assert read_as_rich() == []
        assert TAG.lower() in refusal(qtbot, page, f"{TAG}-1-00001")
        page.show_solution()
        assert read_as_rich() == []

    tell_story(story)


def test_tags_in_trees_are_shown_as_they_are(tell_story, qtbot, hostile):
    def story(window):
        window.turn_to("explore")
        page = window.page
        for what in ("tree.json", "tree.dot", "none.graphml"):
            assert TAG in refusal(qtbot, page, str(hostile / what))
            assert read_as_rich() == []
        page.line.setText(f"[{TAG} 2]")
        page.read_line()
        assert TAG in page.news
        page.node.begin_name()
        page.node.name.setText(TAG)
        page.node.name.editingFinished.emit()
        assert TAG in page.node.trouble.text()
        assert read_as_rich() == []

    tell_story(story)


def test_tags_in_quizzes_and_rosters_are_shown_as_they_are(tell_story, qtbot, hostile):
    def story(window):
        window.turn_to("quizzes")
        page = window.page
        assert TAG in refusal(qtbot, page, str(hostile / "wrong.toml"))
        with qtbot.waitSignal(
            page.preview_maker.ready,
            check_params_cb=lambda view: TAG in view.preview_pages.sheets[0],
        ):
            page.open(str(hostile / f"{TAG}.toml"))
        assert page._file.text() == f"{TAG}.toml"
        assert TAG in page.preview.sheets.currentText()
        assert read_as_rich() == []
        page.side.question.tree.setText(TAG)
        page.side.question.tree.editingFinished.emit()
        assert TAG in page.side.question.trouble.text()
        page.model.change(roster=str(hostile / "missing.csv"))
        qtbot.waitUntil(lambda: TAG in page.preview.trouble.text())
        assert read_as_rich() == []

    tell_story(story)


def test_every_page_dialog_and_menu_shows_plain_text(tell_story):
    def story(window):
        for page in PAGES:
            window.turn_to(page)
            window.show_keys()
            window.show_settings()
            for dialog in window.findChildren(QDialog):
                dialog.close()
        window.turn_to("explore")
        for which, rules in enumerate(window.page.methods.buttons):
            if which < len(window.page.model.plans):
                rules.click()
        for menu in window.findChildren(QMenu):
            menu.aboutToShow.emit()
        window.pages["quizzes"].side.sheet.choose_conventions()
        assert read_as_rich() == []
        for dialog in window.findChildren(QDialog):
            dialog.close()

    tell_story(story)


def test_messages_and_questions_show_plain_text_and_go(tell_story):
    said: list[str] = []
    found: list[str] = []

    def look() -> None:
        found.extend(read_as_rich())
        asked = QApplication.activeModalWidget()
        if isinstance(asked, QInputDialog):
            asked.reject()

    def story(window):
        for word, show in (
            ("Close", lambda: may_close(TAG, window)),
            ("Go on", lambda: crash_dialog.show(TAG, window, TAG)),
        ):
            QTimer.singleShot(0, look)
            answer_message(word, said)
            show()
        QTimer.singleShot(0, look)
        assert ask_for_code(window) == ""
        assert len(said) == 2
        assert found == []
        assert window.findChildren(QDialog) == []

    tell_story(story)


def test_a_tooltip_writes_tags_out_and_leaves_other_words_alone():
    assert tooltip("Undo (Ctrl+Z)") == "Undo (Ctrl+Z)"
    assert tooltip("3 < x, R&D") == "3 < x, R&D"
    assert "<i>" not in tooltip(TAG)
    assert "&lt;i&gt;R&amp;D" in tooltip(TAG)
