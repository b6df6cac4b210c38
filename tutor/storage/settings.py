"""What a person chose, as typed data; what can't be read falls back to the default."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from resources.fonts import is_font_name
from resources.words import DEFAULT, languages
from search.rules import CONVENTIONS, RULES, Rules
from tutor.storage.store import Store

TEXT_SIZES = (75, 100, 125, 150, 175, 200)
"""In percent."""

FOLLOW_SHARES = (0, 50, 100)
"""Which share of the marks an entry earns that follows from an earlier slip, in percent."""


class Light(Enum):
    """Whether the window is light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Motion(Enum):
    """Whether anything in the window moves by itself."""

    SYSTEM = "system"
    SHORT = "short"
    NONE = "none"


class FeedbackTime(Enum):
    """When an entry is judged."""

    ON_CHECK = "check"
    AT_ONCE = "entry"


class Settings(NamedTuple):
    """Everything that can be chosen."""

    light: Light = Light.SYSTEM
    text_size: int = 100
    motion: Motion = Motion.SYSTEM
    language: str = DEFAULT
    telling: FeedbackTime = FeedbackTime.ON_CHECK
    follows: int = 100
    font: str = ""  # the file of one for names in other scripts
    rules: Rules = Rules()


class Preferences(QObject):
    """Holds the settings, keeps them in the store, and says when they change."""

    changed = Signal(Settings)

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self.settings = self._kept() or Settings()

    def choose(self, settings: Settings) -> None:
        """Take other settings from now on; what was chosen in another window since holds too."""
        if settings == self.settings:
            return
        self.settings = _merged(self._kept() or self.settings, self.settings, settings)
        self._store.keep_setting("settings", written(self.settings))
        self.changed.emit(self.settings)

    def _kept(self) -> Settings | None:
        """What is kept; if some of it can't be read, all is set aside, and the rest kept anew."""
        kept = self._store.setting("settings", dict)
        if kept is None:
            return None
        settings = read(kept)
        if not _holds(written(settings), kept):
            self._store.set_setting_aside("settings")
            self._store.keep_setting("settings", written(settings))
        return settings


def _merged(theirs: Settings, before: Settings, after: Settings) -> Settings:
    """What is kept, with what was changed here."""
    rules = theirs.rules._replace(**_differences(before.rules, after.rules))
    return theirs._replace(**_differences(before, after) | {"rules": rules})


def _differences(before: Settings | Rules, after: Settings | Rules) -> dict[str, Any]:
    """The fields that are not as they were."""
    now = after._asdict()
    return {name: now[name] for name, was in before._asdict().items() if now[name] != was}


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


def _holds(whole: Any, part: Any) -> bool:
    """Whether all that was kept is there: 100.0 is not 100."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(name in whole and _holds(whole[name], part[name]) for name in part)
    return (type(whole), whole) == (type(part), part)


def _rules(given: Any) -> Rules | None:
    if not isinstance(given, dict):
        return None
    chosen = {name: _one_of(RULES[name].choices, given.get(name)) for name in CONVENTIONS}
    return Rules(**{name: value for name, value in chosen.items() if value is not None})


def _font(given: Any) -> str | None:
    return given if isinstance(given, str) and (not given or is_font_name(given)) else None


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _one_of(choices: Iterable[Any], given: Any) -> Any:
    """The choice that is kept like this; None if there is none: 100.0 is not 100."""
    kept = ((choice, _plain(choice)) for choice in choices)
    return next(
        (each for each, value in kept if (type(value), value) == (type(given), given)), None
    )


_READERS: dict[str, Any] = {
    "light": lambda given: _one_of(Light, given),
    "text_size": lambda given: _one_of(TEXT_SIZES, given),
    "motion": lambda given: _one_of(Motion, given),
    "language": lambda given: _one_of(languages(), given),
    "telling": lambda given: _one_of(FeedbackTime, given),
    "follows": lambda given: _one_of(FOLLOW_SHARES, given),
    "font": _font,
    "rules": _rules,
}
