"""Paths that lead to no ordinary file, opened in the window: said in a sentence, and it goes on."""

import os

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
PATHS = {
    "folder": lambda path: path.mkdir(),
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "loop": lambda path: path.symlink_to(path),
    "nothing": lambda _: None,
    "large": lambda path: path.touch() or os.truncate(path, 2**40),
}


@pytest.mark.parametrize("name", ["practice", "explore", "quizzes"])
def test_every_page_says_what_it_can_not_open(name, tell_story, qtbot, tmp_path):
    def story(window):
        window.turn_to(name)
        for kind, make in PATHS.items():
            path = tmp_path / f"{kind}.json"
            make(path)
            window.page.open(str(path))
            qtbot.waitUntil(lambda path=path: path.name in window.page.news)

    assert tell_story(story) == 0


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", PATHS)
def test_a_word_of_the_command_line_that_is_no_file_keeps_no_window_waiting(
    kind, tell_story, qtbot, tmp_path
):
    word, *others = [tmp_path / f"strange.{ending}" for ending in ("json", "toml", "txt", "dot")]
    for path in (word, *others):
        PATHS[kind](path)

    def story(window):
        qtbot.waitUntil(lambda: word.name in window.page.news)
        for path in others:
            window.open(str(path))
            qtbot.waitUntil(lambda path=path: path.name in window.page.news)

    assert tell_story(story, str(word)) == 0


@pytest.mark.parametrize("field", ["logo", "roster"])
def test_a_quiz_that_names_no_ordinary_file_shows_its_trouble(field, tell_story, qtbot, tmp_path):
    def story(window):
        window.turn_to("quizzes")
        for kind, make in PATHS.items():
            make(tmp_path / f"a {kind}")
            quiz = tmp_path / "quiz.toml"
            quiz.write_text(
                f'title = "Quiz"\n{field} = "a {kind}"\n[[questions]]\nkind = "cuts"\nlevel = 1\n'
            )
            window.page.open(str(quiz))
            trouble = window.page.preview.trouble
            qtbot.waitUntil(lambda kind=kind, trouble=trouble: f"a {kind}" in trouble.text())

    assert tell_story(story) == 0
