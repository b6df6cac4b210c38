"""A method with several passes and steps of its own is played as any other."""

from added_method import Remember, exercise
from hands import press
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from rectangles import settle

from exercises.learning.purpose import Assignment
from exercises.solution import run
from exercises.wording.step_sentences import step_text
from resources.words import say
from search.trace import MethodStep, StartPass


def test_all_passes_and_steps_of_a_method_alone_are_played_by_keyboard(tell_story, monkeypatch):
    asked = exercise(monkeypatch)
    trace = run(asked)

    def story(window):
        page = window.page
        page.session.begin(Assignment(asked))
        page.show_solution()
        player, card, canvas = page.solution.player, page.search, page.solution.canvas
        press(Qt.Key.Key_Home)
        kept = []
        for place, (step, snapshot) in enumerate(trace.replay()):
            press(Qt.Key.Key_Right)
            assert (player.place, player.step()) == (place + 1, step)
            assert card.sentence.text() == say(step_text(trace.pass_at(place), step, snapshot))
            lit = [label for label in card.findChildren(QLabel, "code") if label.property("at")]
            assert len(lit) == (0 if isinstance(step, MethodStep | StartPass) else 1)
            if isinstance(step, StartPass):
                assert not canvas.drawing.markup.texts
            if isinstance(step, Remember):
                settle(page)
                told = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
                kept.append(told[told.index("kept") + 1])
        assert kept == ["9", "3"]
        assert player.place == player.length

    tell_story(story)
