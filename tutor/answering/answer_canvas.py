"""The canvas of an exercise: typing writes into the selected blank, a click marks a branch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from exercises.asks import Ask, Children, OwnInput, Topic
from exercises.asks.keystrokes import ERASE, NEXT, extended, takes
from exercises.drawing.compose import Branch
from exercises.drawing.reordering import Reordering
from exercises.exercise import Blank
from exercises.exercise.game_of import shown_tree
from exercises.wording.node_names import game_place, place
from search.games.state_pictures import is_board
from search.numbers import western
from search.tree import MOST_NODES, GameTree, NodeId
from tutor.answering.session import Session
from tutor.answering.session_markup import of_session
from tutor.canvas.arrow_keys import ARROWS, walk, walk_graph
from tutor.canvas.bubble import Bubble, corner_beside
from tutor.canvas.canvas import Canvas
from tutor.canvas.drawing_view import Hit
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.labels import Label

if TYPE_CHECKING:
    from tutor.answering.entry_helper import EntryHelper


class AnswerCanvas(Canvas):
    """Shows the session's exercise, and puts what is typed and clicked into its sheet."""

    check_wanted = Signal()
    hint_wanted = Signal()
    picked = Signal()
    """A node was clicked that answers the selected question beside the tree."""
    most_read = MOST_NODES

    def __init__(self, session: Session, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.session = session
        self._fresh = True
        self.seen = Reordering(session.exercise, {})
        self._dragged: NodeId | None = None
        self._pointer: QPointF | None = None
        """Where a mouse button is being let go."""
        self._selected = self._blank
        self._warned: Blank | None = None
        self._helper: EntryHelper | None = None
        self._bubble = Bubble(self)
        self._infinity = Label(tell("canvas-infinity"), self)
        self._infinity.setObjectName("small")
        self._infinity.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._infinity.hide()
        self.setAccessibleName(tell("canvas-name"))
        session.replaced.connect(self._replace)
        session.entered.connect(self._enter)
        session.selected.connect(self._select)
        session.judged.connect(self._judge)
        self.clicked.connect(self._click)
        self.zoomed.connect(self._place_helpers)

    @property
    def entry_helper(self) -> EntryHelper:
        """What stands beside the selected blank; the first window is painted without it."""
        if self._helper is None:
            from tutor.answering.entry_helper import EntryHelper

            self._helper = EntryHelper(self)
            self._helper.pressed.connect(self._press)
            self._helper.written.connect(self._write)
        return self._helper

    @property
    def _is_helped(self) -> bool:
        return self._helper is not None and not self._helper.isHidden()

    def _put_keys_away(self) -> None:
        if self._helper is not None:
            self._helper.put_keys_away()

    @property
    def _blank(self) -> Blank | None:
        """The selected blank, if it stands on the tree."""
        blank = self.session.blank
        return None if blank is None or blank.beside else blank

    def redraw(self) -> None:
        """Show the session as it stands."""
        orders = self.session.orders()
        if self.seen.exercise is not self.session.exercise or self.seen.orders != orders:
            self.seen = Reordering(self.session.exercise, orders)
        self.show_markup(of_session(self.session, self.seen))
        self._describe()

    def _replace(self) -> None:
        self._selected, self._warned = self._blank, None
        self._bubble.hide()
        self._fresh = True
        self.redraw()
        self.open()
        self._show_helper(keys=False)

    def _enter(self, blank: Blank) -> None:
        self.redraw()
        self._warn()
        if self._helper is not None and blank == self._blank:
            self._helper.show_typed(self.session.exercise, blank, self._typed)
        self._tell_infinity()

    def _judge(self) -> None:
        """What is typed after a check takes the place of what was checked."""
        self._fresh = True
        self.redraw()

    def show_selected(self) -> None:
        """Bring the selected node into view; what was clicked stays under the pointer."""
        if self._pointer is None:
            self.bring_near(self.seen.seen[self.session.node])
        else:
            self.come_near(self._pointer)

    def _select(self) -> None:
        self._fresh = True
        self.redraw()
        self.show_selected()
        self._show_helper(keys=False)
        left, self._selected = self._selected, self._blank
        if left is not None and self.session.unreadable(left) is not None:
            self._warned = left
        self._warn()

    def _warn(self) -> None:
        """Say beside a blank that was left why it can't be read, until it can."""
        warned = self._warned
        why = None if warned is None else self.session.unreadable(warned)
        if warned is None or why is None:
            self._warned = None
            self._bubble.hide()
        else:
            self._say(tell(why), warned)

    @property
    def _tree(self) -> GameTree:
        """As it is seen: what is asked for is not told."""
        return shown_tree(self.session.exercise)

    def _describe(self) -> None:
        blank = self._blank
        if blank is None:
            self.setAccessibleDescription(tell("canvas-about"))
            return
        marked = blank.ask.row.mark and blank in self.session.sheet.typed
        written = self._typed or tell("canvas-marked" if marked else "canvas-empty")
        asked, there = tell(place(self.session.exercise, blank)), game_place(self._tree, blank.node)
        if there is not None:
            asked = tell("row-there", node=asked, there=there)
        self.setAccessibleDescription(tell("canvas-selected", place=asked, written=written))

    def _click(self, hit: Hit, at: QPointF) -> None:
        session = self.session
        node = None if hit is None else self._own(hit)
        if node is None:
            self._show_helper(keys=False)
        elif not isinstance(hit, Blank) and session.pick(node):
            self.picked.emit()
        elif isinstance(hit, Branch):
            session.select(node, session.mark_at(node))
            _ = session.mark(node) or session.choose(node)
        elif isinstance(hit, Blank) and hit.ask.row.mark:
            session.select(node, session.mark_at(node))
            session.mark(node)
        elif isinstance(hit, Blank):
            session.select(node, self.seen.own_blank(hit))
            self._click_square(hit, at)
            self._show_helper(keys=True)
        else:
            session.select(node)
            if session.exercise.tree.is_leaf(node):
                session.mark(node)
            self._show_helper(keys=True)

    def _click_square(self, hit: Blank, at: QPointF) -> None:
        """Play on the square of a board that was clicked; an empty box begins as the one above."""
        blank, tree = self._blank, self.session.exercise.tree
        parent = None if blank is None else tree.parent(blank.node)
        if blank is None or parent is None or blank.ask is not Ask.STATE:
            return
        if not is_board(tree.shape.states[GameTree.ROOT] or ""):
            return
        from exercises.asks.board_clicks import clicked_board

        asked = {each.node: each for each in self.session.exercise.blanks if each.ask is Ask.STATE}
        above: object = tree.shape.states[parent]
        if parent in asked:
            above = self.session.sheet.typed.get(asked[parent], "")
        place = self.place_of(hit)
        column = min(2, max(0, int(3 * (at.x() - place.left()) / place.width())))
        row = min(2, max(0, int(3 * (at.y() - place.top()) / place.height())))
        board = clicked_board(self._typed, str(above), tree.mover(parent), 3 * row + column)
        self.session.write(board)

    def _own(self, hit: Blank | Branch | NodeId) -> NodeId:
        """The exercise's node that something belongs to."""
        return self.seen.own[hit.node if isinstance(hit, Blank | Branch) else hit]

    @property
    def _typed(self) -> str:
        """What is written in the selected blank."""
        blank = self._blank
        written = "" if blank is None else self.session.sheet.typed.get(blank, "")
        return written if isinstance(written, str) else ""

    def _tell_infinity(self) -> None:
        """Say below an empty selected blank for a bound how ∞ is written there."""
        blank = self._blank
        told = blank is not None and "∞" in blank.ask.row.keys and not self._typed
        self._infinity.setVisible(told and not self._is_helped)
        if blank is not None and told:
            self._infinity.adjustSize()
            beside = self.place_of(self.seen.seen_blank(blank))
            beside.setBottom(self.place_of(self.seen.seen[blank.node]).bottom())
            self._infinity.move(corner_beside(self._infinity, beside))

    def kept_in_view(self) -> list[QRectF]:
        """The selected node, and what is said of its blank."""
        said = [] if self._infinity.isHidden() else [QRectF(self._infinity.geometry())]
        return [*super().kept_in_view(), *said]

    def _show_helper(self, keys: bool) -> None:
        """Put beside the selected blank what helps to fill it in; keys for those with a mouse."""
        has_input = self._blank is not None and self._blank.ask.row.input is not None
        if keys or has_input or self._helper is not None:
            self.entry_helper.show_for(self.session.exercise, self._blank, self._typed, keys)
        self._place_helpers()

    def _place_helpers(self) -> None:
        blank = self._blank
        if blank is not None and self._is_helped:
            view, selected = QRectF(self.rect()), self.seen.seen_blank(blank)
            places = {node: self.place_of(node) for node in self.seen.shown.tree}
            nodes = {node: place for node, place in places.items() if place.intersects(view)}
            taken = list(nodes.values())
            taken += [self.place_of(each) for each in self.seen.shown.blanks if each.node in nodes]
            taken += self.places_along(selected.node)  # the branch in question
            lines = [place for node in places for place in self.places_along(node)]
            in_sight = [place for place in lines if place.intersects(view)]
            self.entry_helper.place_clear(self.place_of(selected), taken, in_sight)
        self._tell_infinity()
        self._warn()

    def _press(self, key: str) -> None:
        if key == ERASE:
            self._erase()
        elif key == NEXT:
            if self.session.step(1):
                self._show_helper(keys=True)
        else:
            self._type(key)
        self.setFocus()

    def _write(self, text: str) -> None:
        """What the small input of the selected blank comes to."""
        self._fresh = False
        self.session.write(text)

    def _type(self, text: str) -> None:
        blank = self._blank
        if blank is not None and blank.ask.row.mark:
            self._say(tell("canvas-mark-how"), blank)
        elif blank is not None:
            self._write(self._extended(blank, text))

    def _take_letter(self, blank: Blank, letter: str) -> None:
        """A letter that is no part of a number may name a child; else it is said why it can't."""
        after = self._extended(blank, letter)
        why = self.session.unreadable(blank, after)
        if blank.ask.row.mark or why is None:
            self._type(letter)
        else:
            self._say(tell(why), blank)

    def _names_child(self, letter: str) -> bool:
        """Whether the selected blank asks for children, and a letter can be of the name of one."""
        blank, tree = self._blank, self.session.exercise.tree
        if blank is None or not letter.isalpha():
            return False
        match blank.ask.row.children:
            case Children.NONE:
                return False
            case Children.ONE:
                return self.session.unreadable(blank, letter) is None
            case Children.ALL:
                names = (tree.labels[child].lower() for child in tree.children(blank.node))
                return any(letter.lower() in each for each in names)

    def _extended(self, blank: Blank, text: str) -> str:
        return extended(blank.ask, "" if self._fresh else self._typed, text)

    def _say(self, text: str, blank: Blank) -> None:
        self._bubble.say(text, self.place_of(self.seen.seen_blank(blank)))

    def _erase(self) -> None:
        if self._blank is not None:
            self._write(self._typed[:-1])

    def _writes_state(self, text: str) -> bool:
        """Whether a key writes the state of a game, whose letters mean something else elsewhere."""
        blank = self.session.blank
        state = blank is not None and blank.ask.row.topic is Topic.STATE
        return blank is not None and state and bool(text) and takes(blank.ask, text)

    def _command(self, event: QKeyEvent) -> bool:
        """What a key means that writes nothing; False if it means nothing."""
        key, node = Qt.Key(event.key()), self.session.node
        row = None if self._blank is None else self._blank.ask.row
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.check_wanted.emit()
        elif event.text() == "?":
            self.hint_wanted.emit()
        elif key is Qt.Key.Key_X and row is not None and row.input is OwnInput.INTERVAL:
            self._type("x")
        elif self._names_child(event.text()):
            self._type(event.text())
        elif key is Qt.Key.Key_X or (key is Qt.Key.Key_Space and row is not None and row.mark):
            self.session.mark(node)
        elif key is Qt.Key.Key_B:
            self.session.choose(node)
        elif key is Qt.Key.Key_Backspace:
            self._erase()
        elif key is Qt.Key.Key_Delete:
            self.session.write("")
        elif key is Qt.Key.Key_F2:
            self.entry_helper.take_focus()
        elif key is Qt.Key.Key_Escape:
            self._show_helper(keys=False)
            self.setFocus()
        elif key in ARROWS:
            self.session.select(self.seen.own[self._beyond(self.seen.seen[node], key)])
        else:
            return False
        return True

    def _beyond(self, node: NodeId, key: Qt.Key) -> NodeId:
        """Where an arrow key leads from a node as it is seen."""
        if self.drawing is not None and self.drawing.geometry.arrows:
            return walk_graph(self.drawing.geometry, node, key)
        return walk(self.seen.shown.tree, node, key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; a child whose order is asked is dragged among its siblings."""
        super().mousePressEvent(event)
        hit = self.hit(event.position())
        node = None if hit is None else self._own(hit)
        self._dragged = node if node is not None and self.session.can_move(node) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, pan, or show what can be clicked."""
        if self._dragged is None:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        self._pointer = event.position()
        node, self._dragged = self._dragged, None
        if node is not None:
            self.session.select(node)
            parent = self.session.exercise.tree.parent(node)
            assert parent is not None
            siblings = self.session.exercise.tree.children(parent)
            left = [
                child
                for child in siblings
                if child != node
                and self.place_of(self.seen.seen[child]).center().x() < event.position().x()
            ]
            self.session.move_to(node, len(left))
        super().mouseReleaseEvent(event)
        self._pointer = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        sideways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if modifiers == Qt.KeyboardModifier.AltModifier and sideways is not None:
            self.session.move(self.session.node, sideways)
        elif modifiers:
            super().keyPressEvent(event)
        elif self._writes_state(event.text()):
            self._put_keys_away()
            self._type(event.text())
        elif self._command(event):
            pass
        elif self._blank is not None and takes(self._blank.ask, western(event.text())):
            self._put_keys_away()
            self._type(western(event.text()))
        elif self._blank is not None and event.text().isalpha():
            self._take_letter(self._blank, event.text())
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from blank to blank before it goes on; questions have controls of their own."""
        if self._blank is None and self.session.blank is not None:
            first = self.session.writing[0 if forward else -1]
            if first.beside:
                return super().focusNextPrevChild(forward)
            self.session.select(first.node, first)
            return True
        return self.session.step(1 if forward else -1) or super().focusNextPrevChild(forward)
