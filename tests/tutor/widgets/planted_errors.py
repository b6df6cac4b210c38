"""A program of its own: an error planted in each kind of override; says which dialog came."""

import sys

from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QRunnable, QSize, Qt, QTimer
from PySide6.QtGui import QUndoCommand, QUndoStack, QValidator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDoubleSpinBox,
    QLineEdit,
    QListView,
    QMessageBox,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from tutor.crash import Crashes
from tutor.widgets.guard import Guarded

failing: set[str] = set()
"""The overrides that fail."""


def fail_in(name: str) -> None:
    """What ends the process on Python 3.11 where it leaves two overrides."""
    if name in failing:
        failing.remove(name)
        raise IndexError(f"planted in {name}")


class Field(Guarded, QWidget):
    """All events pass through an override, as on the canvas."""

    def event(self, event: QEvent) -> bool:
        fail_in("event")
        return super().event(event)

    def mousePressEvent(self, event) -> None:
        fail_in("mousePressEvent")

    def keyPressEvent(self, event) -> None:
        fail_in("keyPressEvent")

    def paintEvent(self, event) -> None:
        fail_in("paintEvent")

    def resizeEvent(self, event) -> None:
        fail_in("resizeEvent")

    def showEvent(self, event) -> None:
        fail_in("showEvent")

    def closeEvent(self, event) -> None:
        fail_in("closeEvent")

    def sizeHint(self) -> QSize:
        fail_in("sizeHint")
        return QSize(20, 20)

    def focusNextPrevChild(self, forward: bool) -> bool:
        fail_in("focusNextPrevChild")
        return super().focusNextPrevChild(forward)


class Button(Guarded, QAbstractButton):
    def sizeHint(self) -> QSize:
        fail_in("Button.sizeHint")
        return QSize(20, 20)

    def paintEvent(self, event) -> None:
        fail_in("Button.paintEvent")


class Filter(Guarded, QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        fail_in("eventFilter")
        return False


class Model(Guarded, QAbstractListModel):
    def rowCount(self, parent=None) -> int:
        fail_in("rowCount")
        return 2

    def data(self, index, role=Qt.ItemDataRole.DisplayRole) -> object:
        fail_in("data")
        return "cell" if role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index) -> Qt.ItemFlag:
        fail_in("flags")
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsEditable

    def setData(self, index, value, role=Qt.ItemDataRole.EditRole) -> bool:
        fail_in("setData")
        return True

    def supportedDropActions(self) -> Qt.DropAction:
        fail_in("supportedDropActions")
        return Qt.DropAction.MoveAction


class Delegate(Guarded, QStyledItemDelegate):
    def paint(self, painter, option, index) -> None:
        fail_in("paint")

    def sizeHint(self, option, index) -> QSize:
        fail_in("Delegate.sizeHint")
        return QSize(20, 20)

    def createEditor(self, parent, option, index) -> QWidget | None:
        fail_in("createEditor")
        return super().createEditor(parent, option, index)


class Validator(Guarded, QValidator):
    def validate(self, text: str, place: int) -> QValidator.State:
        fail_in("validate")
        return QValidator.State.Acceptable


class Number(Guarded, QDoubleSpinBox):
    def textFromValue(self, value: float) -> str:
        fail_in("textFromValue")
        return "1"


class Command(Guarded, QUndoCommand):
    def redo(self) -> None:
        fail_in("redo")

    def undo(self) -> None:
        fail_in("undo")

    def id(self) -> int:
        fail_in("id")
        return 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        fail_in("mergeWith")
        return False


class Task(Guarded, QRunnable):
    def run(self) -> None:
        fail_in("run")


def main() -> None:
    """Let each override fail once, and print the name of each that a dialog told."""
    application = QApplication(["plywood", "-style", "fusion"])
    crashes = Crashes()
    crashes.watch()
    window = QWidget()
    column = QVBoxLayout(window)
    field, button, view, line, number = Field(), Button(), QListView(), QLineEdit(), Number()
    model, delegate, filtering, validator = Model(), Delegate(), Filter(), Validator()
    for each in (field, button, view, line, number):
        each.setMinimumSize(40, 40)
        column.addWidget(each)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    view.setModel(model)
    view.setItemDelegate(delegate)
    line.setValidator(validator)
    button.installEventFilter(filtering)
    stack = QUndoStack()
    window.show()
    index = model.index(0)
    ways = {
        "event": lambda: QTest.mouseClick(field, Qt.MouseButton.LeftButton),
        "mousePressEvent": lambda: QTest.mouseClick(field, Qt.MouseButton.LeftButton),
        "keyPressEvent": lambda: QTest.keyClick(field, Qt.Key.Key_A),
        "paintEvent": field.grab,
        "resizeEvent": lambda: field.resize(field.size() + QSize(1, 1)),
        "showEvent": lambda: (field.hide(), field.show()),
        "sizeHint": lambda: column.sizeHint() if field.updateGeometry() is None else None,
        "focusNextPrevChild": lambda: QTest.keyClick(field, Qt.Key.Key_Tab),
        "Button.sizeHint": lambda: column.sizeHint() if button.updateGeometry() is None else None,
        "Button.paintEvent": button.grab,
        "eventFilter": lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton),
        "paint": view.grab,
        "rowCount": lambda: (model.beginResetModel(), model.endResetModel()),
        "data": lambda: view.keyboardSearch("c"),
        "flags": lambda: view.edit(index),
        "setData": lambda: view.itemDelegate().setModelData(QLineEdit("x"), model, index),
        "supportedDropActions": lambda: QAbstractListModel.supportedDragActions(model),
        "Delegate.sizeHint": lambda: view.sizeHintForIndex(index),
        "createEditor": lambda: view.edit(model.index(1)),
        "validate": lambda: QTest.keyClicks(line, "7"),
        "textFromValue": lambda: number.setValue(number.value() + 1),
        "redo": lambda: stack.push(Command()),
        "undo": stack.undo,
        "id": lambda: (stack.push(Command()), stack.push(Command())),
        "mergeWith": lambda: stack.push(Command()),
        "run": lambda: Task().run(),
        "closeEvent": field.close,
    }

    def dismiss() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            print(dialog.detailedText().split("planted in ")[-1].strip(), flush=True)
            dialog.accept()
        else:
            QTimer.singleShot(0, dismiss)

    crashes.caught.connect(lambda _: QTimer.singleShot(0, dismiss))
    for name, does in ways.items():
        failing.add(name)
        does()
        application.processEvents()
    stack.clear()
    crashes.release()
    print("alive")


if __name__ == "__main__":
    sys.exit(main())
