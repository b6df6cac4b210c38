"""Games against the engine, through the window."""

import pytest
from hands import CONTROL, focused, press, type_text
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QPushButton, QScrollArea
from rectangles import settle, troubles

from exercises.asks import Ask
from exercises.entries import show
from exercises.exercise import Blank
from exercises.matches import engine
from exercises.matches.engine import Strength
from exercises.matches.match import Match
from search.games.solving import solve
from search.games.spec import game_from_words
from search.tree import GameTree, Mover
from tutor.explore.page import ExplorePage
from tutor.look.language import tell
from tutor.play.new_game_dialog import NewGameDialog
from tutor.play.page import PlayPage
from tutor.play.tree_card import GRAPH
from tutor.practice.page import PracticePage
from tutor.widgets.waiting import Waiting

GAMES = {
    "nim": "nim 7 --take 1,2,3",
    "piles": "nim 1 2 3 --last loses",
    "tictactoe": "tictactoe XO__X____",
    "line": "line 4",
    "grundy": "grundy 7",
}


def settled(page) -> bool:
    """Whether the engine has answered, and all is looked at."""
    return page.model.seen is not None and not page.model.answering.busy


def playable(page):
    """The places of the board that play a move."""
    return [button for button in page.moves.board.spots if button.spot.place is not None]


@pytest.fixture
def play(tell_story, qtbot):
    """A story on the play page, once the first position was looked at."""

    def run(story, game=None, you=Mover.MAX):
        def opened(window):
            window.turn_to("play")
            page = window.page
            assert isinstance(page, PlayPage)
            if game is not None:
                page.model.begin(Match(game_from_words(game), you))
            qtbot.waitUntil(lambda: settled(page))
            story(page)

        tell_story(opened)

    return run


@pytest.mark.parametrize(
    ("game", "you"), [("piles", Mover.MIN), ("tictactoe", Mover.MIN), ("grundy", Mover.MAX)]
)
def test_a_whole_game_is_played_by_the_mouse(play, qtbot, game, you):
    def story(page):
        while not page.model.match.over:
            qtbot.mouseClick(playable(page)[-1], Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: settled(page))
        assert "won" in page.moves.status.text() or "draw" in page.moves.status.text()
        assert playable(page) == []

    play(story, GAMES[game], you)


@pytest.mark.every(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keys_alone(play, qtbot, game):
    def story(page):
        page.take_focus()
        before = page.model.match
        while not page.model.match.over:
            for _ in range(20):
                if focused() in playable(page):
                    break
                press(Qt.Key.Key_Right)
            press(Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: settled(page))
        assert len(page.model.match.played) > 1
        press(Qt.Key.Key_N, CONTROL)
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match == before

    play(story, GAMES[game])


def test_undo_takes_back_both_moves_and_redo_makes_them_again(play, qtbot):
    def story(page):
        before = page.model.match
        playable(page)[-1].click()
        qtbot.waitUntil(lambda: settled(page))
        after = page.model.match
        assert len(after.played) == 2
        press(Qt.Key.Key_Z, CONTROL)
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match == before
        page.undo.redo()
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match == after

    play(story)


def test_a_move_that_is_taken_back_at_once_gets_no_answer(play, qtbot):
    def story(page):
        before = page.model.match
        playable(page)[-1].click()
        page.undo.undo()
        QThreadPool.globalInstance().waitForDone()
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match == before

    play(story)


def test_a_hint_tells_what_each_move_is_worth_for_this_once(play, qtbot):
    def story(page):
        assert "+1" not in page.moves.board.spots[4].accessibleName()
        page.take_focus()
        type_text("?")
        told = {button.accessibleName() for button in playable(page)}
        assert any(
            name.startswith("b2, empty: +1, wins in 2 more moves: it threatens b1 and c1")
            for name in told
        )
        assert any(name.startswith("b1, empty: −1, loses: the answer is b2") for name in told)
        playable(page)[-1].click()
        qtbot.waitUntil(lambda: settled(page))
        assert not any(":" in button.accessibleName() for button in playable(page))

    play(story, "tictactoe XXOO_XO__")


def test_the_tree_shows_what_is_looked_at_its_values_and_its_cuts(play):
    def story(page):
        assert page.tree.counts.text() == "10 of 14 positions looked at, 2 branches cut."
        page.engine.cuts.setChecked(False)
        page.engine.sure.setChecked(True)
        assert page.model.strength == Strength(cuts=False, sure=True)

    play(story, "tictactoe XXOO_XO__")


def test_what_the_engine_looked_at_can_be_seen_after_its_move(play, qtbot):
    def story(page):
        assert not page.tree.views.button(1).isEnabled()
        playable(page)[-1].click()
        qtbot.waitUntil(lambda: settled(page))
        page.tree.views.button(1).click()
        trace = page.model.player.traces[0]
        mine = page.model.match.before
        assert trace.tree.shape.states[0] == mine.label
        assert trace.tree.children(0).index(trace.moves[0]) == page.model.match.played[-1]
        page.tree.views.button(0).click()
        assert page.model.player.traces[0].tree.shape.states[0] == page.model.match.label

    play(story)


def test_a_random_engine_looks_at_nothing_before_its_move(play, qtbot):
    def story(page):
        page.engine.ways.button(1).click()
        qtbot.waitUntil(lambda: settled(page))
        playable(page)[0].click()
        qtbot.waitUntil(lambda: settled(page))
        assert len(page.model.match.played) == 2
        assert not page.tree.views.button(1).isEnabled()

    play(story)


def test_the_tree_from_here_is_taken_to_the_explore_page(play, qtbot):
    def story(page):
        window = page.window()
        page.tree.explore.click()
        qtbot.waitUntil(lambda: isinstance(window.page, ExplorePage))
        match = page.model.match
        assert window.page.model.tree == engine.tree_from(match, 2_000, engine.to_the_end(match))

    play(story, "nim 5 --take 1,2,3")


def test_the_tree_from_here_becomes_an_exercise(play):
    def story(page):
        window = page.window()
        page.questions.aboutToShow.emit()
        offered = {each.text(): each for each in page.questions.actions()}
        offered[tell("kind-cuts")].trigger()
        assert isinstance(window.page, PracticePage)
        assert window.page.session.exercise.kind == "cuts"
        assert window.page.session.exercise.tree.shape.states[0] == "III"

    play(story, "nim 3 --take 1,2")


def test_a_match_is_there_again_after_a_restart(play, tell_story, qtbot):
    left = []

    def story(page):
        page.engine.plies.setValue(2)
        page.moves.always.setChecked(True)
        qtbot.waitUntil(lambda: settled(page))
        playable(page)[0].click()
        qtbot.waitUntil(lambda: settled(page))
        left.append(page.model.match)

    def later(window):
        page = window.page
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match.way == left[0].way
        assert page.model.strength == Strength(plies=2)
        assert page.moves.always.isChecked()

    play(story, "grundy 7")
    tell_story(later)


def test_the_engine_answers_a_move_that_was_left_without_an_answer(play, tell_story, qtbot):
    def story(page):
        page.store.keep_place(
            "play",
            {
                "match": {"game": "line 4", "you": "max", "played": [0]},
                "strength": Strength()._asdict(),
                "always": False,
            },
        )

    def later(window):
        qtbot.waitUntil(lambda: settled(window.page))
        assert len(window.page.model.match.played) == 2

    play(story)
    tell_story(later)


def test_a_match_that_cannot_be_read_is_set_aside(play, tell_story, qtbot):
    def story(page):
        page.store.keep_place("play", {"match": {"game": "chess"}})

    def later(window):
        qtbot.waitUntil(lambda: settled(window.page))
        assert "set aside" in window.page.news

    play(story)
    tell_story(later)


def dialog_of(page) -> NewGameDialog:
    """The dialog that chooses the rules, opened."""
    page.choose_rules()
    return next(each for each in page.findChildren(NewGameDialog) if each.isVisible())


def choose(box, value) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_a_new_game_is_played_by_the_rules_that_were_chosen(play, qtbot):
    def story(page):
        dialog = dialog_of(page)
        dialog.piles[0].setValue(2)
        dialog.piles[2].setValue(3)
        dialog.take.setValue(2)
        choose(dialog.boxes["last"], "loses")
        choose(dialog.boxes["you"], "min")
        choose(dialog.boxes["first"], "engine")
        dialog.begin_button.click()
        qtbot.waitUntil(lambda: settled(page))
        match = page.model.match
        assert match.spec.words() == "nim 2 3 --take 1,2 --last loses"
        assert match.you is Mover.MIN
        assert len(match.played) == 1
        assert "Take 1 to 2 sticks of one pile; who takes the last stick loses" in page.about.text()
        page.undo.undo()
        assert page.model.match.spec.words() == "nim 5 --take 1,2,3"

    play(story)


def test_a_position_is_set_up_square_by_square(play, qtbot):
    def story(page):
        dialog = dialog_of(page)
        choose(dialog.boxes["game"], "tictactoe")
        choose(dialog.boxes["side"], "min")
        dialog.board.spots[4].click()
        assert dialog.begin_button.isEnabled()
        dialog.board.spots[0].click()
        assert not dialog.begin_button.isEnabled()
        assert "nobody can be to move" in dialog.trouble.text()
        qtbot.keyClick(dialog.board.spots[0], Qt.Key.Key_Return)
        assert dialog.board.spots[0].accessibleName() == "a3, O"
        dialog.begin_button.click()
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match.way[0] == "O___X____"
        assert page.model.match.your_turn
        assert len(page.model.match.played) == 1

    play(story)


@pytest.mark.parametrize(
    ("game", "row", "words"),
    [("grundy", "split", "grundy 9"), ("line", "squares", "line 6")],
)
def test_every_game_has_rules_of_its_own(play, qtbot, game, row, words):
    def story(page):
        dialog = dialog_of(page)
        choose(dialog.boxes["game"], game)
        shown = {name for name, field in dialog.rows.items() if field.isVisible()}
        assert shown == {row, "you", "first"}
        getattr(dialog, row).setValue(int(words.split()[1]))
        dialog.begin_button.click()
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.match.spec.words() == words

    play(story)


def test_piles_that_are_too_many_to_know_cannot_be_begun(play):
    def story(page):
        dialog = dialog_of(page)
        for box in dialog.piles:
            box.setValue(21)
        assert not dialog.begin_button.isEnabled()
        assert "too many positions" in dialog.trouble.text()
        dialog.reject()

    play(story)


def test_arrows_go_from_place_to_place_by_rows(play):
    def story(page):
        page.moves.board.spots[4].setFocus()
        reached = []
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
            press(key)
            reached.append(focused().accessibleName())
        assert reached == ["b3, X", "c3, O", "c2, X", "b2, empty"]

    play(story, "tictactoe XXOO_XO__")


def test_the_keyboard_stays_where_it_is_as_the_engine_is_made_stronger(play, qtbot):
    def story(page):
        page.engine.plies.setFocus()
        press(Qt.Key.Key_Up)
        qtbot.waitUntil(lambda: settled(page))
        assert page.model.strength.plies == 4
        assert focused() is page.engine.plies

    play(story)


def test_at_the_end_of_a_search_it_is_said_why_branches_were_cut(play):
    def story(page):
        assert "C has −1 ≤ α = 1" in page.tree.caption.text()
        page.model.player.back()
        assert "C has" not in page.tree.caption.text()

    play(story, "tictactoe XXOO_XO__")


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_is_cut_or_covered_while_moves_are_explained(play, text_size):
    def story(page):
        window = page.window()
        window._preferences.choose(window._preferences.settings._replace(text_size=text_size))
        window.resize(1024, 700)
        page.hint()
        settle(window)
        found = troubles(window.centralWidget())
        for area in page.findChildren(QScrollArea):
            found += troubles(area.widget())
        last = page.moves.board.spots[-1]
        last.setFocus()
        assert last.visibleRegion().boundingRect() == last.rect()
        dialog = dialog_of(page)
        settle(dialog)
        found += troubles(dialog.inside)
        dialog.reject()
        assert found == []

    play(story, "nim 3 4 5")


def test_an_answer_that_takes_long_can_be_stopped_and_gives_the_move_back(play, qtbot):
    def story(page):
        page.model.strengthen(Strength(plies=9))
        page.model.begin(Match(game_from_words("nim 7 7 7 7")))
        before = page.model.match
        slow = page.model.answering.slow
        with qtbot.waitSignal(slow, check_params_cb=bool):
            playable(page)[-1].click()
            assert page.model.answering.busy
        waiting = next(each for each in page.findChildren(Waiting) if each.isVisible())
        waiting.findChild(QPushButton).click()
        assert page.model.match == before

    play(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("game", ["nim", "piles", "line", "grundy"])
def test_the_graph_from_here_has_every_state_once_with_what_it_is_worth(play, game):
    def story(page):
        card, match = page.tree, page.model.match
        graph = card.views.button(GRAPH)
        assert graph.isEnabled()
        graph.click()
        markup = card.canvas.drawing.markup
        assert markup.graph
        assert "states from here on, each once" in card.counts.text()
        root = markup.texts[Blank(GameTree.ROOT, Ask.VALUE)]
        assert root == show(solve(match.game).value)
        card.views.button(0).click()
        assert not card.canvas.drawing.markup.graph

    play(story, GAMES[game])


def test_a_board_with_too_many_states_has_no_graph_and_says_why(play):
    def story(page):
        graph = page.tree.views.button(GRAPH)
        assert not graph.isEnabled()
        assert "more than 60 states" in graph.toolTip()

    play(story, "tictactoe")


@pytest.mark.parametrize("game", ["nim", "tictactoe"])
def test_once_a_game_is_over_the_keyboard_is_on_the_next_one(play, qtbot, game):
    def story(page):
        page.take_focus()
        while not page.model.match.over:
            assert page.moves.board.isAncestorOf(focused())
            playable(page)[0].setFocus()
            press(Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: settled(page))
        assert focused() is page.again
        assert page.moves.heading.text() == "The game is over"
        assert page.moves.number.text() == f"move {len(page.model.match.played)}"
        press(Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: settled(page))
        assert page.moves.board.isAncestorOf(focused())
        assert page.moves.heading.text() == "Your move"

    play(story, GAMES[game])


def test_a_game_just_chosen_from_the_list_gives_hints_too(play, qtbot):
    def story(page):
        page.games.setFocus()
        press(Qt.Key.Key_Down)
        qtbot.waitUntil(lambda: settled(page))
        game = page.games.currentData()
        type_text("?")
        assert page.moves.told
        assert page.games.currentData() == game

    play(story)


def test_tab_goes_from_the_game_to_the_board_and_on_to_the_engine_and_the_tree(play):
    def story(page):
        page.games.setFocus()
        met = []
        while focused() is not page.transport.slider:
            met.append(focused())
            press(Qt.Key.Key_Tab)
        assert met[:3] == [page.games, page.again, page.rules]
        assert page.moves.board.isAncestorOf(met[3])
        assert met[4] is page.moves.always
        later = (page.engine.plies, page.ask, page.tree.explore, page.tree.canvas)
        places = [met.index(part) for part in later]
        assert places == sorted(places)

    play(story)


def test_a_graph_has_no_steps_to_go_through(play):
    def story(page):
        assert page.transport.isEnabled()
        page.tree.views.button(GRAPH).click()
        assert not page.transport.isEnabled()
        page.tree.views.button(0).click()
        assert page.transport.isEnabled()

    play(story)


def test_squares_and_piles_are_drawn_in_the_tree_from_any_position(play, qtbot):
    def story(page):
        for game, start, later in (("line 5", "▲□□□▼", 5), ("grundy 7", "|||||||", 7)):
            page.model.begin(Match(game_from_words(game)))
            qtbot.waitUntil(lambda: settled(page))
            shown = page.tree.canvas.drawing.markup.tree.shape.states
            assert shown[GameTree.ROOT] == start
            playable(page)[0].click()
            qtbot.waitUntil(lambda: settled(page))
            shown = page.tree.canvas.drawing.markup.tree.shape.states
            assert {len(state.replace(" ", "")) for state in shown} == {later}

    play(story)
