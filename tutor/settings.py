"""What a person chose, as typed data; what can't be read falls back to the default."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from resources.words import DEFAULT, languages
from search.rules import Asked, Fail, Order, Rules, Ties
from tutor.store import Store

TEXT_SIZES = (75, 100, 125, 150, 175, 200)
"""In percent."""

FOLLOW_SHARES = (0, 50, 100)
"""Which share of the marks an entry earns that follows from an earlier slip, in percent."""


class Light(Enum):
    """Whether the window is light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Telling(Enum):
    """When an entry is judged."""

    ON_CHECK = "check"
    AT_ONCE = "entry"


CONVENTIONS: dict[str, type[bool] | type[Enum]] = {
    "order": Order,
    "cut_on_equal": bool,
    "deep": bool,
    "fail": Fail,
    "update_on_cut": bool,
    "asked": Asked,
    "ties": Ties,
    "cut_after_last": bool,
}
"""The rules that a course chooses once for all; the others belong to a tree."""


class Settings(NamedTuple):
    """Everything that can be chosen."""

    light: Light = Light.SYSTEM
    text_size: int = 100
    language: str = DEFAULT
    telling: Telling = Telling.ON_CHECK
    follows: int = 100
    rules: Rules = Rules()


class Preferences(QObject):
    """Holds the settings, keeps them in the store, and says when they change."""

    changed = Signal(Settings)

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self.settings = read(store.setting("settings", dict))

    def choose(self, settings: Settings) -> None:
        """Take other settings from now on."""
        if settings == self.settings:
            return
        self.settings = settings
        self._store.keep_setting("settings", written(settings))
        self.changed.emit(settings)


def written(settings: Settings) -> dict[str, Any]:
    """The settings as JSON holds them."""
    rules = {name: _plain(getattr(settings.rules, name)) for name in CONVENTIONS}
    given = settings._asdict() | {"rules": rules}
    return {name: _plain(value) for name, value in given.items()}


def read(given: Any) -> Settings:
    """The settings that were kept."""
    kept = given if isinstance(given, dict) else {}
    chosen: dict[str, Any] = {}
    for name in Settings._fields:
        value = _READERS[name](kept.get(name))
        if value is not None:
            chosen[name] = value
    return Settings(**chosen)


def _rules(given: Any) -> Rules | None:
    if not isinstance(given, dict):
        return None
    chosen: dict[str, Any] = {}
    for name, kind in CONVENTIONS.items():
        value = given.get(name)
        if kind is bool and isinstance(value, bool):
            chosen[name] = value
        elif issubclass(kind, Enum) and value in [each.value for each in kind]:
            chosen[name] = kind(value)
    return Rules(**chosen)


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


_READERS: dict[str, Any] = {
    "light": lambda given: Light(given) if given in [each.value for each in Light] else None,
    "text_size": lambda given: given if given in TEXT_SIZES else None,
    "language": lambda given: given if given in languages() else None,
    "telling": lambda given: Telling(given) if given in [each.value for each in Telling] else None,
    "follows": lambda given: given if given in FOLLOW_SHARES else None,
    "rules": _rules,
}
