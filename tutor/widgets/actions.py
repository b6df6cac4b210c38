"""Everything that can be done has one name, and where it has a key, one key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QPushButton,
    QToolButton,
    QWidget,
)

from tutor.look.language import tell
from tutor.widgets.labels import set_tooltip

KEYS = {
    "new": "Ctrl+N",
    "random": "Ctrl+N",
    "open": "Ctrl+O",
    "save": "Ctrl+S",
    "export": "Ctrl+E",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "add-child": "Ins",
    "delete-node": "Del",
    "cut": "Ctrl+X",
    "copy": "Ctrl+C",
    "paste": "Ctrl+V",
    "rename": "F2",
    "enter-code": "Ctrl+G",
    "explore-graph": "Ctrl+Shift+G",
    "copy-code": "Ctrl+Shift+C",
    "settings": "Ctrl+,",
    "keys": "F1",
    "check": "Return",
    "next-tree": "Return",
    "go-on": "Return",
    "hint": "?",
    "fit": "Ctrl+0",
    "solution": "Ctrl+Return",
    "back-to-sheet": "Ctrl+Return",
    "stop-work": "Esc",
    "play-new": "Ctrl+N",
    "play-hint": "?",
    "exam-previous": "PgUp",
    "exam-next": "PgDown",
    "exam-flag": "Ctrl+D",
    "exam-open": "Ctrl+O",
    "progress-print": "Ctrl+P",
    "progress-export": "Ctrl+E",
    "quiz-add": "Ctrl+N",
    "quiz-copy": "Ctrl+D",
    "quiz-remove": "Delete",
    "quiz-up": "Alt+Up",
    "quiz-down": "Alt+Down",
    "quiz-roll": "Ctrl+R",
    "quiz-roll-all": "Ctrl+Shift+R",
    "quiz-lock": "Ctrl+L",
    "quiz-open": "Ctrl+O",
    "quiz-save": "Ctrl+S",
    "quiz-save-as": "Ctrl+Shift+S",
    "quiz-export": "Ctrl+E",
    "quiz-cancel": "Esc",
    "quiz-show-questions": "Ctrl+1",
    "quiz-show-sheet": "Ctrl+2",
    "quiz-show-facts": "Ctrl+3",
    "quiz-solved": "Ctrl+Return",
}
"""What has a key; Return and ? are pressed on the page itself, where nothing is being typed."""

QUIZ_KEYS = {name: key for name, key in KEYS.items() if name.startswith("quiz-")}
"""Those of the quizzes page."""

_PLAIN = {"check", "next-tree", "go-on", "hint", "play-hint"}


def action(
    owner: QWidget, name: str, does: Callable[[], object], only_focused: bool = False
) -> QAction:
    """Something that can be done while its owner is on the screen, or only while it has focus."""
    made = QAction(owner)
    key = KEYS.get(name)
    made.setText(tell(f"action-{name}"))
    if key is not None and shown_key(name) != key:
        # A menu shows what stands behind the tab in place of what Qt calls the key.
        made.setText(f"{made.text()}\t{shown_key(name)}")
    made.setObjectName(name)
    set_tooltip(made, what_it_does(name))
    made.setStatusTip(tell(f"action-{name}-about"))
    if key is not None and name not in _PLAIN:
        made.setShortcut(key)
        context = Qt.ShortcutContext
        made.setShortcutContext(context.WidgetShortcut if only_focused else context.WindowShortcut)
    made.triggered.connect(_take_typed)
    made.triggered.connect(lambda: does())
    owner.addAction(made)
    return made


def _take_typed() -> None:
    """A key leaves the field that is being typed in where it is: what stands there counts."""
    from PySide6.QtWidgets import QLineEdit

    field = QApplication.focusWidget()
    if isinstance(field, QLineEdit):
        field.editingFinished.emit()


def button(
    parent: QWidget,
    name: str,
    does: Callable[[], object],
    style: str = "",
    show_key: bool = True,
) -> QPushButton:
    """A button for something that can be done; its key stands beside its name, if it has one."""
    text = tell(f"action-{name}")
    if show_key and name in KEYS:
        from tutor.widgets.keyed_button import KeyedButton

        made: QPushButton = KeyedButton(text, shown_key(name), parent)
    else:
        made = QPushButton(parent)
        made.setText(text)  # given to the constructor, it would make PySide load icons too
    made.setAutoDefault(False)
    name_it(made, name)
    if style:
        made.setObjectName(style)
    made.clicked.connect(lambda: does())
    return made


def tool(parent: QWidget, name: str, glyph: str, does: Callable[[], object]) -> QToolButton:
    """A small button that shows a sign only."""
    made = QToolButton(parent)
    made.setText(glyph)
    made.setObjectName("transport")
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    name_it(made, name)
    made.clicked.connect(lambda: does())
    return made


def shown_key(name: str) -> str:
    """A key as people call it."""
    return KEYS[name].replace("Return", tell("key-enter"))


def name_it(control: QAbstractButton, name: str) -> None:
    """Give a button its name and description for screen readers, and its tooltip."""
    control.setAccessibleName(tell(f"action-{name}"))
    control.setAccessibleDescription(tell(f"action-{name}-about"))
    set_tooltip(control, what_it_does(name))


def what_it_does(name: str) -> str:
    """What an action does, and its key."""
    about = tell(f"action-{name}-about")
    return f"{about} ({shown_key(name)})" if name in KEYS else about
