"""What a student sees of all that was practised, and hands on or takes over."""

import json
import re
import signal
import subprocess
import sys
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from itertools import groupby

import pytest

from exercises.cli import run
from exercises.drawing.parts.picture import Box, Text
from exercises.drawing.progress_chart import days_chart, skills_chart
from exercises.files import database
from exercises.files.attempt import Attempt
from exercises.files.file_error import FileError
from exercises.learning.history import EDITION, History, Trial, history
from exercises.learning.mastery import Mastery
from exercises.learning.outcomes import Outcome
from exercises.learning.overview import overview
from exercises.learning.progress_file import read_progress, take_over, write_progress
from exercises.learning.purpose import Purpose
from exercises.learning.report import report, report_table, search_words, time_words
from exercises.learning.skills import SKILLS
from exercises.making.generate import ignore_progress
from exercises.paper import progress_report
from resources.words import DEFAULT, say
from search.rules import Rules
from tests.paper.structure import complaints, read_out

NOW = datetime(2026, 11, 19, 18, tzinfo=UTC)
DAY = timedelta(days=1)


def practised():
    """Three slips of one mistake in nine trees of windows, over nine days, ten minutes each."""
    trials = []
    for number in range(9):
        slip = number in (1, 3, 5)
        outcome = Outcome.SLIP if slip else Outcome.RIGHT
        suspected = ("AB-ROOTRESET",) if slip else ()
        at = NOW - (8 - number) * DAY
        found = {"windows": outcome}
        trials.append(Trial(number, at, "windows", 1, Purpose.NEXT, 600.0, found, suspected))
    return History(tuple(trials))


def reported(seen, exam=None):
    return report(seen, overview(seen, NOW, exam, Rules()))


def test_a_report_counts_trees_days_time_and_mistakes_that_came_back():
    found = reported(practised())
    assert (found.trees, found.practised, found.seconds) == (9, 9, 5400.0)
    (row,) = found.skills
    assert row.outcomes.count(Outcome.SLIP) == 3
    assert row.run == 3
    (mistake,) = found.mistakes
    assert (mistake.name, mistake.times, mistake.trees) == ("AB-ROOTRESET", 3, 8)
    assert not mistake.gone
    assert [day.trees for day in found.days] == [1] * 7
    assert found.days[-1].day == NOW.date()


def test_an_empty_sheet_is_no_tree_and_a_short_one_no_whole_day():
    shown, empty = practised().trials[-2:]
    short = shown._replace(at=NOW, seconds=20.0)
    found = reported(History((short, empty._replace(outcomes={}, seconds=0.0))))
    assert (found.trees, found.practised) == (1, 1)
    assert say(time_words(found.days[-1])) == "under 1 min"
    assert say(time_words(found.days[0])) == "0 min"
    bars = [each for each in days_chart(found.days, 500.0, say).shapes if isinstance(each, Box)]
    assert [bar.height < 10 for bar in bars] == [True]


def test_one_slip_is_no_mistake_that_came_back():
    assert reported(History(practised().trials[:3])).mistakes == ()


@pytest.mark.parametrize("width", [380.0, 500.0, 640.0, 1200.0])
def test_no_word_of_a_chart_leaves_it_or_lies_on_another(width):
    found = reported(practised())
    for chart in (skills_chart(found, width, say), days_chart(found.days, width, say)):
        words = [shape for shape in chart.shapes if isinstance(shape, Text)]
        for place, word in enumerate(words):
            assert word.left >= -0.5
            assert word.left + word.width <= width + 0.5
            assert word.y <= chart.height
            assert word.size >= 11
            assert not any(word.bounds.overlaps(other.bounds) for other in words[place + 1 :])


def test_a_report_for_programs_and_on_paper_says_what_it_contains():
    found = reported(practised(), date(2026, 11, 25))
    table = report_table(found, NOW)
    assert json.loads(json.dumps(table)) == table
    assert "no single answers" in table["contains"]
    assert table["mistakes"][0]["text"] == "each root move starts afresh"
    assert table["exam"] == "2026-11-25"
    pdf = progress_report.write(found, NOW, DEFAULT)
    assert pdf.startswith(b"%PDF")
    assert progress_report.write(found, NOW, DEFAULT) == pdf
    assert not complaints(pdf)
    charts = [each.alternative for each in read_out(pdf) if each.kind == "Figure"]
    assert len(charts) > 1
    assert all(": " in told and "the newest last: " in told for told in charts[:-1])


def test_a_report_on_every_skill_breaks_between_groups_and_keeps_its_letters():
    trials = []
    for number, (name, skill) in enumerate(SKILLS.items()):
        at, found = NOW - number * DAY, {name: Outcome.RIGHT}
        trials.append(Trial(number, at, skill.kind, 1, Purpose.NEXT, 60.0, found))
    found = reported(History(tuple(trials)))
    groups = [SKILLS[row.skill].group for row in found.skills]
    assert len(groups) > 25
    assert [group for group, _ in groupby(groups)] == [*dict.fromkeys(groups)]
    blocks = [*progress_report._blocks(found, NOW, say)]
    assert all(block.picture.height < progress_report.HEIGHT for block in blocks)
    assert sum(block.picture.height for block in blocks) > progress_report.HEIGHT


def named(*rows):
    """Trees of a mixed set that are all right: of which kind, and which search was named."""
    trials = []
    for number, (kind, search) in enumerate(rows):
        at, found = NOW - (len(rows) - number) * DAY, {"cuts": Outcome.RIGHT}
        trials.append(Trial(number, at, kind, 1, Purpose.MIXED, 60.0, found, search_named=search))
    return History(tuple(trials))


def test_a_report_tells_which_search_was_taken_for_another():
    rows = [("cuts", "minimax"), ("cuts", "alpha-beta"), ("minimax", "minimax"), ("cuts", "")]
    found = reported(named(*rows))
    assert [say(each) for each in search_words(found)] == [
        "In mixed sets, 2 of 3 searches were named rightly.",
        "Alpha-beta was taken for Minimax once.",
    ]
    assert report_table(found, NOW)["searches"] == [
        {"search": "minimax", "asked": 1, "right": 1, "taken_for": {}},
        {"search": "alpha-beta", "asked": 2, "right": 1, "taken_for": {"minimax": 1}},
    ]
    assert search_words(reported(practised())) == []


def test_a_mixed_set_counts_for_mastery_only_where_its_search_was_named():
    mistaken = reported(named(*[("cuts", "minimax")] * 3))
    assert say(mistaken.skills[0].words) == "3 of 3 · once more in a mixed set"
    for search in ("alpha-beta", ""):  # nobody was asked in an older version
        known = reported(named(("cuts", "minimax"), ("cuts", search), ("cuts", "minimax")))
        assert known.skills[0].state is Mastery.MASTERED


def test_what_was_mastered_is_due_on_its_day():
    seen = named(*[("cuts", "alpha-beta")] * 3)
    for days, words in ((0, "again on"), (60, "due today")):
        (row,) = report(seen, overview(seen, NOW + days * DAY, None, Rules())).skills
        assert say(row.words).startswith(f"mastered · {words}")


def attempts():
    base = Attempt(None, "{}", "windows", 1, 1.5, 2.5, {"0:value": "3", "1:cut": True})
    check = {"at": 2.5, "said": {"0:value": ["3", "right"]}, "hints": {}, "diagnosis": []}
    whole = base._replace(checks=[check], seconds=12.5, score="7/2", maximum="4")
    mixed = whole._replace(purpose="mixed", search_named="minimax")
    return [(1, base._replace(checks=[])), (2**62, mixed)]


def test_everything_goes_to_one_file_and_comes_back(tmp_path):
    path = tmp_path / "mine.json"
    assert write_progress(path, attempts(), date(2026, 11, 25)) == 2
    assert read_progress(path) == (attempts(), date(2026, 11, 25))
    assert path.stat().st_mode & 0o077 == 0


def test_what_is_taken_over_replaces_only_what_was_checked_before(tmp_path):
    store, path = tmp_path / "plywood.sqlite", tmp_path / "mine.json"
    exam = date(2026, 11, 25)
    write_progress(path, attempts(), exam)
    assert take_over(path, store, ignore_progress) == (2, exam)
    assert take_over(path, store, ignore_progress) == (0, exam)
    (number, first), (other, second) = attempts()
    write_progress(path, [(number, first._replace(checked=9.0)), (other, second)], None)
    assert take_over(path, store, ignore_progress) == (1, None)
    write_progress(path, attempts(), None)
    assert take_over(path, store, ignore_progress) == (0, None)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("plywood-progress/1", "plywood-progress/2", "format"),
        ('"id": 1,', '"id": -1,', "attempts: entry 1: id"),
        ('"level": 1,', f'"level": {2**63},', "attempts: entry 1: level"),
        ('"kind": "windows"', '"kind": 3', "attempts: entry 1: kind"),
        ('"exam": ""', '"exam": "soon"', "exam"),
        ('{"format"', "{format", "JSON"),
    ],
)
def test_a_file_of_progress_that_is_none_is_refused_with_the_place(tmp_path, old, new, told):
    path = tmp_path / "mine.json"
    write_progress(path, attempts(), None)
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(FileError) as refused:
        read_progress(path)
    assert told in str(refused.value)


def killed_import(path, store):
    """Python that is killed before it writes the second of two attempts."""
    kill = "lambda share: share > 0.94 and os.kill(os.getpid(), signal.SIGKILL)"
    brought = f"import os, signal; from {take_over.__module__} import Path, take_over"
    return f"{brought}; take_over(Path({str(path)!r}), Path({str(store)!r}), {kill})"


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_an_import_that_is_killed_leaves_the_store_as_it_was(tmp_path):
    store, path = tmp_path / "plywood.sqlite", tmp_path / "mine.json"
    write_progress(path, attempts(), None)
    done = subprocess.run([sys.executable, "-c", killed_import(path, store)], check=False)
    assert done.returncode == -signal.SIGKILL
    with closing(database.opened(store)) as connection:
        assert database.attempts(connection) == []
    assert take_over(path, store, ignore_progress) == (2, None)


def test_a_file_of_a_version_that_did_not_ask_for_the_search_is_taken_over(tmp_path):
    path = tmp_path / "mine.json"
    write_progress(path, attempts(), None)
    table = json.loads(path.read_text("utf-8"))
    for row in table["attempts"]:
        del row["search_named"]
    path.write_text(json.dumps(table), "utf-8")
    found, _ = read_progress(path)
    assert [each.search_named for _, each in found] == ["", ""]


def test_what_a_stranger_wrote_into_a_row_counts_for_nothing():
    odd = Attempt(None, "no exercise", "windows", 1, 1.0, 2.0, checks=[{"said": 3}])
    odder = odd._replace(outcomes={"edition": EDITION, "skills": {"windows": 3}, "suspected": []})
    far = odd._replace(checked=1e300)
    told = {"edition": EDITION, "skills": {"cuts": "right"}, "suspected": []}
    strange = odd._replace(outcomes=told, purpose="mixed", kind="riddles", search_named="minimax")
    assert search_words(reported(history([(1, strange)]))) == []
    for attempt in (odd, odder, far):
        assert history([(1, attempt)]).opportunities("windows") == ()


def test_a_report_is_written_under_the_name_of_a_pdf_alone(tmp_path, capsys):
    assert run(["progress", "--out", str(tmp_path / "report.txt")]) == 2
    assert "must end in pdf" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_the_command_line_tells_what_was_practised(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(["progress"]) == 0
    assert re.match("0 trees on 0 days", capsys.readouterr().out)
    out = tmp_path / "report.pdf"
    assert run(["progress", "--json", "--out", str(out)]) == 0
    assert json.loads(capsys.readouterr().out)["format"] == "plywood-report/1"
    assert out.read_bytes().startswith(b"%PDF")
    (tmp_path / "plywood").mkdir()
    (tmp_path / "plywood" / "plywood.sqlite").write_bytes(b"no database" * 100)
    assert run(["progress"]) == 1
    assert "can't be read" in capsys.readouterr().err


@pytest.mark.parametrize("odd", [float("inf"), 1e308, -1.0, "nan", b"\xff"])
def test_a_time_that_nobody_can_have_worked_counts_for_nothing(tmp_path, monkeypatch, capsys, odd):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = json.dumps({"edition": EDITION, "skills": {"windows": "right"}, "suspected": []})
    row = {"exercise": "", "kind": "windows", "started": 1.0, "checked": 2.0, "entries": "{}"}
    row |= {"hints": "{}", "verdicts": "{}", "outcomes": told, "seconds": odd}
    (tmp_path / "plywood").mkdir()
    with closing(database.opened(tmp_path / "plywood" / "plywood.sqlite")) as file, file:
        names, places = ", ".join(row), ", ".join("?" * len(row))
        file.execute(f"INSERT INTO attempt ({names}) VALUES ({places})", tuple(row.values()))
    assert run(["progress", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["trees"], found["minutes"]) == (1, 0)
