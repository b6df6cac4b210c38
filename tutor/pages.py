"""The pages that there are, in the order of the rail; each is made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable

from tutor.look.theme import Theme
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.page import Page

Maker = Callable[[Store, Preferences, Theme], Page]


def _practice(store: Store, preferences: Preferences, theme: Theme) -> Page:
    from tutor.practice.page import PracticePage

    return PracticePage(store, preferences, theme)


def _explore(store: Store, preferences: Preferences, theme: Theme) -> Page:
    from tutor.explore.page import ExplorePage

    return ExplorePage(store, preferences, theme)


def _quizzes(store: Store, preferences: Preferences, theme: Theme) -> Page:
    from tutor.quizzes.page import QuizzesPage

    return QuizzesPage(store, preferences, theme)


PAGES: dict[str, Maker] = {"practice": _practice, "explore": _explore, "quizzes": _quizzes}
