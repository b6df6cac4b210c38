"""The instructor's secret, as the quizzes page speaks of it."""


def test_an_empty_secret_is_replaced_and_the_page_says_so(tell_story, data_folder, qtbot):
    data_folder.mkdir(parents=True)
    secret = data_folder / "secret"
    secret.touch()

    def story(window):
        window.turn_to("quizzes")
        qtbot.waitUntil(lambda: "was empty: a new one was written" in window.page.news)
        assert len(secret.read_bytes().strip()) >= 16

    tell_story(story)


def test_a_secret_that_is_none_names_nothing_of_the_command_line(tell_story, data_folder, qtbot):
    data_folder.mkdir(parents=True)
    (data_folder / "secret").write_text("short")

    def story(window):
        window.turn_to("quizzes")
        trouble = window.page.preview.trouble
        qtbot.waitUntil(lambda: "move it away, and a new one is drawn" in trouble.text())
        assert "--" not in trouble.text()

    tell_story(story)
