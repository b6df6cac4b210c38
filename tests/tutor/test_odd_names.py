"""Codes and file names that nothing is called, handed to main: the window opens, and says so."""

import pytest

from exercises.kinds import KINDS

ODD = (
    "x" * 300 + "-3-7Q4K2",
    "alpha-beta-3-" + "7" * 300,
    "alpha-beta-" + "3" * 5000 + "-7Q4K2",
    "alpha-beta-0-7Q4K2",
    "alpha-beta-3-ÄÖ",
    "-".join(KINDS) + "-3-7Q4K2",
    "x" * 300 + ".json",
    "x" * 300 + ".toml",
    "\udcff.json",
    "nowhere/at/all.json",
    "..json",
)


@pytest.mark.every(2)
@pytest.mark.parametrize("word", ODD)
def test_an_odd_name_is_refused_in_a_sentence(word, tell_story, qtbot):
    def story(window) -> None:
        qtbot.waitUntil(lambda: bool(window.page.news))
        assert len(window.page.news) < 500

    assert tell_story(story, word) == 0


def test_an_exercise_without_blanks_is_refused_in_a_sentence(tell_story, qtbot, tmp_path):
    file = tmp_path / "empty.json"
    file.write_text(
        '{"format": "plywood-exercise/1", "kind": "minimax", "method": "minimax", "rules": {},'
        ' "tree": "5", "blanks": []}'
    )

    def story(window) -> None:
        qtbot.waitUntil(lambda: "at least one" in window.page.news)

    tell_story(story, str(file))
