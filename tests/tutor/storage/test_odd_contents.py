"""Whatever is in the rows of the file, the window starts; what can't be shown is set aside."""

import json
import os
import random
import shutil
import sqlite3
from contextlib import closing
from enum import Enum

import pytest
from hands import practice, press, type_text
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QApplication, QWidget
from visits import Visit, use_every_page

from exercises.exam.quiz_file import brought_back
from exercises.exercise import Verdict
from exercises.exercise_files import stored_exercise
from exercises.exploring.search_plan import read_plans
from resources.words import say
from search import notation
from search.rules import CONVENTIONS, Rules
from tutor.explore.explore_model import FIRST_TREE
from tutor.pages import PAGES
from tutor.storage.settings import FeedbackTime, Light, Preferences, Settings, read, written
from tutor.storage.store import Attempt, Store

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "4"))
ODD_VALUES = (
    None, True, False, 0, -1, 1, 2, 3, 7.5, 1e308, float("nan"), float("inf"), 2**31, 2**63,
    10**400, "", "x", " ", "0", "5", "[5]", "[", "\x00", "\ud800", "\U0001f333" * 300, "9" * 5_000,
    "x" * 200_000,
    "<img src=x>", "../../../../dev/zero", "/dev/zero", "nosuch", "\u202eabc", "a\nb",
    [], {}, [[]], [None], {"": None}, [1] * 5_000, {"0": {"0": {}}}, [{}], ["x"],
)  # fmt: skip
ODD_TEXTS = (
    "", "null", "[]", "{}", "NaN", "xx{", "[" * 5_000, "[" * 50_000 + "]" * 50_000, "9" * 5_000,
    '"' + "x" * 300_000 + '"', '{"a": 1, "a": 2}', "\ufeff{}", b"\xff\x00", b"", 7, -(2**63), 1e300,
)  # fmt: skip
TREES = (
    "5", "[5]", "[[5]]", "[]", "", "(1,2,3)", "[(1,2) (3,4)]", "[1 (2,3)]", "max[chance[1 2] 3]",
    "A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]", "[[3 12] [2 4]]", "[" * 900 + "1" + "]" * 900,
    "[" + "1 " * 5_000 + "]", "[" * 30_000, "[1e400 2]", "[1/0 2]", f"[{'9' * 4_000} 2]", "[? ?]",
    "[[3 12 8] [2 4 6] [14 5 2]]", "min[max[1 2] max[3 4]]", "[inf -inf]", "chance[1/3:1 2/3:2]",
)  # fmt: skip
KINDS = (
    "minimax", "alpha-beta", "cuts", "windows", "expectimax", "max-n", "star1", "order", "nosuch",
    "",
)  # fmt: skip


@pytest.fixture(scope="module")
def file(qapp, tmp_path_factory):
    """A file in which every page was used."""
    path = tmp_path_factory.mktemp("sound") / "plywood.sqlite"
    with Visit(path) as window:
        use_every_page(window)
        window._store.keep_setting("folder", "/tmp")
    return path


def spoil(value, dice):
    """The same value with something odd somewhere in it; also in JSON that it holds as text."""
    if isinstance(value, str) and value[:1] in ("{", "[") and dice.random() < 0.9:
        try:
            return json.dumps(spoil(json.loads(value), dice))
        except ValueError:
            return dice.choice(TREES)
    if not isinstance(value, dict | list) or not value or dice.random() < 0.1:
        return dice.choice(ODD_VALUES)
    spoilt = value.copy()
    names = list(value) if isinstance(value, dict) else range(len(value))
    name = dice.choice(names)
    match dice.randrange(8):
        case 0:
            del spoilt[name]
        case 1 if isinstance(spoilt, dict):
            spoilt[dice.choice(["", "x", "\ud800", "0:value", ":cut", "\x00", "9" * 999])] = 1
        case 1:
            spoilt += spoilt * 50
        case 2 if name in ("tree", "kind", "method"):
            spoilt[name] = dice.choice(TREES if name == "tree" else KINDS)
        case _:
            spoilt[name] = spoil(value[name], dice)
    return spoilt


def spoil_text(text, dice):
    """The text of a column with something odd in it, or in its place."""
    if dice.random() < 0.15:
        return dice.choice(ODD_TEXTS)
    try:
        return json.dumps(spoil(json.loads(text), dice))
    except ValueError:
        return dice.choice(ODD_TEXTS)


def spoil_rows(path, dice):
    """Spoil most rows; of the practice page, its place or the attempt that it names."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for table, key, column in (("setting", "name", "value"), ("place", "page", "state")):
            for name, text in other.execute(f"SELECT {key}, {column} FROM {table}").fetchall():
                if dice.random() < (0.3 if name in ("practice", "page") else 0.8):
                    odd = spoil_text(text, dice)
                    other.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (odd, name))
        names = ("exercise", "entries", "hints", "verdicts", "checked_entries")
        for column in dice.sample(names, dice.choice([1, 1, 2, 5])):
            (text,) = other.execute(f"SELECT {column} FROM attempt").fetchone()
            other.execute(f"UPDATE attempt SET {column} = ?", (spoil_text(text, dice),))
        facts = ("code", "kind", "level", "started", "checked", "score", "maximum", "solution_seen")
        for column in dice.sample(facts, 2):
            other.execute(f"UPDATE attempt SET {column} = ?", (dice.choice(ODD_TEXTS),))


def contents(path):
    """All rows, by their tables and keys."""
    with closing(sqlite3.connect(path)) as other:
        other.text_factory = lambda text: text.decode(errors="replace")
        return {
            (table, row[0]): row[1:]
            for table in ("setting", "place", "attempt")
            for row in other.execute(f"SELECT * FROM {table}")
        }


def explored(state):
    """What the explore page shows of what was kept: the tree and the plans."""
    tree = state.get("tree") or FIRST_TREE
    return notation.write(notation.read(tree)), read_plans(state["plans"])


def drafted(state):
    return brought_back(state["quiz"]), state.get("file")


def worked_on(before, after):
    """Whether the same attempt goes on, with all that was in it but for the selected blank."""
    old, new = (Attempt(*row)._asdict() for row in (before, after))
    for name in ("entries", "hints", "verdicts", "checked_entries"):
        old[name], new[name] = json.loads(old[name]), json.loads(new[name])
    words = {verdict.value for verdict in Verdict}
    changed = [key for key in old["entries"] if old["entries"][key] != new["entries"].get(key)]
    return (
        (old["exercise"], old["hints"]) == (new["exercise"], new["hints"])
        and set(old["verdicts"].values()) <= words
        and len(changed) <= 1
    )


def is_taken(key, before, after):
    """Whether all that a row held is shown, or said nothing but where the window was."""
    if key[0] == "attempt":
        return worked_on(before, after)
    old, new = json.loads(before[0]), json.loads(after[0])
    match key:
        case _, "page":
            return old in PAGES
        case _, "geometry":
            return QWidget().restoreGeometry(QByteArray.fromBase64(old.encode()))
        case _, "practice":
            return isinstance(old["attempt"], int)
        case _, "explore":
            return explored(old) == explored(new)
        case _, "play":
            played = len(old["match"]["played"])
            new["match"]["played"] = new["match"]["played"][:played]  # the engine may have moved
            return old == new
        case _, "quizzes":
            return drafted(old) == drafted(new)
    return key == ("place", "explore-node")


def use(window):
    """Look at every page, and write an entry and have it checked."""
    for name in (*PAGES, "practice"):
        window.turn_to(name)
        QApplication.processEvents()
    type_text("4")
    press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert practice(window).session.verdicts


@pytest.mark.every(2)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_odd_rows_bar_no_window_and_are_never_overwritten(file, tmp_path, capsys, seed):
    path = shutil.copy(file, tmp_path / "plywood.sqlite")
    spoil_rows(path, random.Random(seed))
    before = contents(path)
    with Visit(path) as window:
        use(window)
        news = window.page.news
    assert capsys.readouterr().err == ""
    after = contents(path)
    for key, row in before.items():
        if row not in after.values():
            assert is_taken(key, row, after[key]), (key, row)
        if row in after.values() and after.get(key) != row:
            assert "set aside" in news


CHOSEN = Settings(
    Light.DARK, 150, telling=FeedbackTime.AT_ONCE, follows=50, rules=Rules(cut_on_equal=False)
)


def with_odd(name, odd):
    """What is kept of somebody's choices, with something odd in the place of one."""
    kept = written(CHOSEN)
    place = kept if name in kept else kept["rules"]
    place[name] = odd
    return kept


@pytest.mark.every(2)
@pytest.mark.parametrize("name", [*Settings._fields, *CONVENTIONS])
def test_an_odd_choice_is_set_aside_and_said_once_and_costs_no_other(tmp_path, name):
    store = Store(tmp_path / "plywood.sqlite")
    for odd in ODD_VALUES:
        store.keep_setting("settings", with_odd(name, odd))
        settings = Preferences(store).settings
        said = store.notices()
        default = getattr(Settings(), name, getattr(Rules(), name, None))
        fallback = with_odd(name, default.value if isinstance(default, Enum) else default)
        if said:
            assert "set aside" in say(*said)
            assert settings == read(fallback)
        else:
            assert settings in (read(with_odd(name, odd)), read(fallback))
            assert odd in (0, False, True, {}, "")
        assert Preferences(store).settings == settings
        assert store.notices() == []
    store.close()
    assert len(ODD_VALUES) > 40


ODD_EXERCISES = [
    {"tree": tree, "kind": kind} for tree in TREES for kind in ("minimax", "cuts")
] + [
    {"kind": "nosuch"}, {"kind": None}, {"kind": ["minimax"]}, {"tree": 5}, {"level": -1},
    {"level": 10**30}, {"seed": "x"}, {"recipe": 7}, {"rules": {"nosuch": 1}}, {"rules": []},
    {"rules": {"depth": 10**9}}, {"rules": {"window": [5, 1]}}, {"rules": {"range": ["0", "1/0"]}},
]  # fmt: skip


@pytest.mark.every(4)
@pytest.mark.parametrize("part", range(4))
def test_an_exercise_as_no_version_keeps_it_is_set_aside(file, tmp_path, capsys, part):
    """Among them a tree of one leaf, exercises without a blank, and kinds that there are not."""
    for number, odd in enumerate(ODD_EXERCISES[part::4]):
        path = tmp_path / str(number) / "plywood.sqlite"
        path.parent.mkdir()
        shutil.copy(file, path)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            (text,) = other.execute("SELECT exercise FROM attempt").fetchone()
            kept = json.dumps(json.loads(text) | odd)
            other.execute("UPDATE attempt SET exercise = ?", (kept,))
        with Visit(path) as window:
            type_text("4")
            press(Qt.Key.Key_Return)
            QApplication.processEvents()
            session = practice(window).session
            assert session.verdicts
            shown, news = stored_exercise.keep(session.exercise), window.page.news
        assert capsys.readouterr().err == ""
        texts = [row[1] for key, row in contents(path).items() if key[0] == "attempt"]
        assert kept in texts
        assert "set aside" in news or json.loads(shown)["kind"] == json.loads(kept)["kind"]
