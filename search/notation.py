"""A tree as one line of text, and back: `max[min[3 12 8] min[2 4 6]]`."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import NamedTuple, NoReturn

from resources.words import Message, Value, message
from search.builder import Builder
from search.numbers import NUMBER, NumberError, read_number, write_payoff
from search.tree import (
    MOST_PLAYERS,
    GameTree,
    Mover,
    NodeId,
    Payoff,
    Score,
    TreeError,
)

EXCERPT = 24
NAME = r"[^\W\d](?:[\w'.-]*\w)?'*"
_TOKEN = re.compile(
    rf"(?P<text>\"[^\"\n]*\")"
    rf"|(?P<space>(?:[\s,]|\#[^\n]*)+)|(?P<number>{NUMBER.replace('[+-]', '[+−-]')})(?![\w:])"
    rf"|(?P<name>{NAME}|\d\w*(?=\s*:))|(?P<sign>[\[\](){{}}*:?>!])|(?P<other>\d\w*|.)",
    re.DOTALL,
)
_MOVERS = {mover.value: mover for mover in Mover}


class NotationError(TreeError):
    """What can't be read, with the place marked by a caret."""

    def __init__(self, why: Message, text: str, place: int) -> None:
        before = " ".join(text[max(0, place - EXCERPT) : place].split("\n"))
        after = " ".join(text[place : place + EXCERPT].split("\n"))
        dots = "…" if place > EXCERPT else ""
        more = "…" if len(text) > place + EXCERPT else ""
        excerpt = f"{dots}{before}^{after}{more}"
        super().__init__(message("notation-at", column=str(place + 1), why=why, excerpt=excerpt))
        self.place = place


class _Token(NamedTuple):
    kind: str
    text: str
    place: int

    def shown(self) -> Value:
        """The token as an error names it."""
        return message("the-end") if self.kind == "end" else repr(self.text)


def read(text: str, layers: Sequence[Mover] | None = None, name_moves: bool = False) -> GameTree:
    """The tree that a line of notation means; `layers` says who moves where nobody is named.

    With `name_moves`, moves may be written as names: `max[min[a:5 b:3] min[a:7 b:2]]`.
    """
    return _Reader(text, name_moves).tree(layers)


def is_name(text: str) -> bool:
    """Whether a node may be called this in notation."""
    return bool(re.fullmatch(rf"{NAME}|\d\w*", text))


class _Reader:
    def __init__(self, text: str, name_moves: bool) -> None:
        self.text = text
        self.tokens = self._tokens()
        self.token = next(self.tokens)
        self.builder = Builder(name_moves)
        self.places: list[int] = []

    def tree(self, layers: Sequence[Mover] | None) -> GameTree:
        try:
            self.item()
            if self.token.kind != "end":
                self.fail(message("notation-more", found=self.token.shown()))
            return self.builder.done(layers)
        except NotationError:
            raise
        except TreeError as error:
            node = error.node
            place = self.places[node] if node is not None and node < len(self.places) else None
            where = self.token.place if place is None else place
            raise NotationError(error.sentence, self.text, where) from None

    def item(self) -> None:
        """Item := [odds "*"] [move ">"] [name ":"] [state] (leaf | inner)."""
        place = self.token.place
        odds: Score | None = None
        name: str | None = None
        move: str | None = None
        if self.token.kind == "number":
            first = self.step()
            if not self.takes("*"):
                self.places.append(first.place)
                self.builder.leaf(self.number(first))
                return
            odds = self.number(first)
        state = self.quoted()
        if state is not None and self.takes(">"):
            move, state = state, self.quoted()
        if state is not None and self.token.text == ":":
            self.fail(message("notation-quoted-name", found=repr(state)))
        word = self.step() if self.token.kind == "name" and state is None else None
        if word is not None and move is None and self.takes(">"):
            move, state = word.text, self.quoted()
            word = self.step() if self.token.kind == "name" and state is None else None
        if word is not None and self.takes(":"):
            name, state = word.text, self.quoted()
            word = None
        if word is None and self.token.kind == "name":
            word = self.step()
        self.places.append(place)
        if word is not None:
            self.inner(self.mover(word), name, odds, state, move)
        elif self.takes("?"):
            self.builder.leaf(None, name, odds, state, move)
        elif self.token.kind == "number" or self.token.text == "(":
            self.builder.leaf(self.payoff(), name, odds, state, move)
        elif self.token.text in ("[", "{"):
            self.inner(None, name, odds, state, move)
        elif self.token.text == "]" and self.builder.path:
            self.places.pop()
            self.fail(message("notation-empty"))
        else:
            self.fail(message("notation-item", found=self.token.shown()))

    def inner(
        self,
        mover: Mover | None,
        name: str | None,
        odds: Score | None,
        state: str | None,
        move: str | None,
    ) -> None:
        """Inner := [mover] ["{" [static value] ["!"] "}"] "[" child {child} "]"."""
        static: Payoff | None = None
        unquiet = False
        if self.takes("{"):
            unquiet = self.takes("!")
            if not unquiet:
                static, unquiet = self.payoff(), self.takes("!")
            self.expect("}", "notation-static-end")
        start = self.token.place
        self.expect("[", "notation-children")
        self.builder.open(mover, static, name, odds, state, move, unquiet)
        self.item()
        while not self.takes("]"):
            if self.token.kind == "end":
                self.fail(message("notation-open", column=str(start + 1)))
            self.item()
        self.builder.close()

    def quoted(self) -> str | None:
        """What stands in a node, or the name of a move, if that comes next."""
        return self.step().text[1:-1] if self.token.kind == "text" else None

    def payoff(self) -> Payoff:
        """A number or a vector of numbers."""
        start = self.token
        if not self.takes("("):
            return self.number(self.step())
        scores = [self.number(self.step())]
        while not self.takes(")"):
            if self.token.kind == "end":
                self.fail(message("notation-vector-open"))
            if len(scores) == MOST_PLAYERS:
                self.fail(message("notation-vector-long", most=MOST_PLAYERS), start)
            scores.append(self.number(self.step()))
        return tuple(scores)

    def mover(self, word: _Token) -> Mover:
        mover = _MOVERS.get(word.text) or _MOVERS.get(word.text.lower())
        if mover is not None:
            return mover
        if word.text.lower() in ("nan", "inf", "infinity"):
            self.fail(message("notation-infinite"), word)
        if self.token.text in ("[", "{"):
            self.fail(message("notation-mover", found=word.shown()), word)
        if self.token.kind == "name":
            joined = f"{word.text}_{self.token.text}"
            self.fail(message("notation-blank-name", name=joined), word)
        self.fail(message("notation-number", found=word.shown()), word)

    def number(self, token: _Token) -> Score:
        if token.kind != "number":
            self.fail(message("notation-number", found=token.shown()), token)
        try:
            return read_number(token.text)
        except NumberError as error:
            self.fail(error.sentence, token)

    def step(self) -> _Token:
        token = self.token
        if token.kind != "end":
            self.token = next(self.tokens)
        return token

    def takes(self, sign: str) -> bool:
        if self.token.kind == "sign" and self.token.text == sign:
            self.step()
            return True
        return False

    def expect(self, sign: str, missing: str) -> None:
        if not self.takes(sign):
            self.fail(message(missing, found=self.token.shown()))

    def fail(self, why: Message, token: _Token | None = None) -> NoReturn:
        raise NotationError(why, self.text, (token or self.token).place)

    def _tokens(self) -> Iterator[_Token]:
        for match in _TOKEN.finditer(self.text):
            kind = match.lastgroup or "other"
            if kind != "space":
                yield _Token(kind, match.group(), match.start())
        yield _Token("end", "", len(self.text))


def write(tree: GameTree, payoff: Callable[[Payoff], str] = write_payoff) -> str:
    """The tree as one line that reads back as the same tree."""
    return _written(tree, GameTree.ROOT, payoff)


def _written(tree: GameTree, node: NodeId, payoff: Callable[[Payoff], str]) -> str:
    shape = tree.shape
    name, state, static = shape.names[node], shape.states[node], shape.statics[node]
    move = shape.moves[node]
    head = "" if move is None else f'"{move}">'
    head += "" if name is None else f"{name}:"
    head += "" if state is None else f'"{state}" '
    if tree.is_leaf(node):
        value = tree.payoffs[node]
        return head + ("?" if value is None else payoff(value))
    odds = shape.odds[node]
    shares = [f"{share}*" for share in odds] if len(set(odds)) > 1 else repeat("")
    below = [
        share + _written(tree, child, payoff)
        for child, share in zip(tree.children(node), shares, strict=False)
    ]
    worth = ("" if static is None else payoff(static)) + "!" * shape.unquiet[node]
    brackets = f"{{{worth}}}" if worth else ""
    return f"{head}{tree.mover(node).value}{brackets}[{' '.join(below)}]"
