"""The pages that there are, in the order of the rail; each is made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable

from tutor.pages.page import Page
from tutor.settings import Preferences
from tutor.store import Store
from tutor.theme import Theme

Maker = Callable[[Store, Preferences, Theme], Page]


def _practice(store: Store, preferences: Preferences, theme: Theme) -> Page:
    from tutor.pages.practice import PracticePage

    return PracticePage(store, preferences, theme)


def _explore(store: Store, preferences: Preferences, theme: Theme) -> Page:
    from tutor.pages.explore import ExplorePage

    return ExplorePage(store, preferences, theme)


def _quizzes(store: Store, preferences: Preferences, theme: Theme) -> Page:
    from tutor.pages.quizzes import QuizzesPage

    return QuizzesPage(store, preferences, theme)


PAGES: dict[str, Maker] = {"practice": _practice, "explore": _explore, "quizzes": _quizzes}
