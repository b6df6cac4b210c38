"""Statements written out: the names by which they are known, from their sentences."""

from __future__ import annotations

import re
from functools import cache

from exercises.items.statements import STATEMENTS
from resources.words import say

LANGUAGE = "en"
ELSEWHERE = {
    "full information, zero-sum, perfect players: knowing the reply does not help the first "
    "player": "reply",
    "the same with hidden information": "reply-hidden",
    "a perfect backgammon player never loses": "dice",
    "In a fully observable, turn-taking, zero-sum game between two perfectly rational players, it "
    "does not help the first player to know what strategy the second player is using—that is, what "
    "move the second player will make, given the first player's move": "reply",
    "In a partially observable, turn-taking, zero-sum game between two perfectly rational players, "
    "it does not help the first player to know what move the second player will make, given the "
    "first player's move": "reply-hidden",
    "A perfectly rational backgammon agent never loses": "dice",
    "UCB takes the move with the widest confidence interval": "ucb-widest",
    "at a root of depth 1, UCT is UCB": "uct-depth-one",
    "the move played is most often the one with the best mean": "mcts-mean",
    "more simulations lessen the bias but not the variance": "mcts-variance",
}
"""Statements of published exams, in their own words."""
_ABOUT = {"node": "node", "number": "number"}


def name_of(sentence: str) -> str | None:
    """The name of a statement whose sentence this is; None if no statement says it.

    Only the sentence itself is known: another word may well make it false.
    """
    bare = _bare(sentence)
    for told, name in ELSEWHERE.items():
        if _bare(told) == bare:
            return name
    for name, pattern in _patterns().items():
        if found := pattern.fullmatch(bare):
            about = found.groupdict().get("about")
            return name if about is None else f"{name}:{about}"
    return None


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """What each statement says, of whatever it is said."""
    found = {}
    for name, statement in STATEMENTS.items():
        words = dict.fromkeys(("root", "player", "node", "number", "leaf", "parent"), "\0")
        about = _ABOUT.get(statement.about)
        if about is not None:
            words[about] = "\1"
        if statement.about in ("", *_ABOUT):
            text = re.escape(_bare(say(f"statement-{name}", LANGUAGE, **words)))
            text = text.replace("\1", r"(?P<about>\S+)").replace("\0", r"\S+")
            found[name] = re.compile(text, re.IGNORECASE)
    return found


def _bare(sentence: str) -> str:
    """A sentence by its words: whatever stands between them, and with which letters it begins."""
    text = re.sub(r"[,;:]", "", sentence.strip().rstrip("."))
    return " ".join(text[:1].lower().join(["", text[1:]]).split())
