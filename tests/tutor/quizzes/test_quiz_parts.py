"""Questions in words, choices and parts are made on the quizzes page."""

from hands import type_text, wait_for_pages
from PySide6.QtWidgets import QFileDialog, QInputDialog

from exercises.exam.spec_checks import check_quiz
from tutor.quizzes.bank_dialog import BankDialog


def write_into(edit, text):
    edit.setFocus()
    edit.selectAll()
    type_text(text)


def test_a_question_in_words_and_one_with_choices_are_added(quizzes, qtbot):
    def story(page):
        page.model.add_words()
        card = page.side.question
        write_into(card.text, "Why?")
        assert page.model.question.text == "Why?"
        assert not page.model.question.of_tree
        page.model.add_words(choices=True)
        write_into(card.choices, "* yes")
        card.choices.setPlainText("* yes\nno")
        question = page.model.question
        assert (question.choices, question.rights) == (["yes", "no"], [1])
        check_quiz(page.model.quiz, "it")
        wait_for_pages(qtbot, page)
        assert page.fact is None

    quizzes(story)


def test_parts_are_added_changed_and_removed(quizzes, qtbot):
    def story(page):
        model, card = page.model, page.side.question
        whole = model.question
        model.add_part()
        assert [part.kind for part in model.question.parts] == [whole.kind, ""]
        assert model.part == 1
        assert model.question.points == whole.points + 2
        card.points.setValue(5)
        assert model.question.parts[1].points == 5
        assert model.question.points == whole.points + 5
        model.change_kind("cuts")
        assert model.question.parts[1].kind == "cuts"
        check_quiz(model.quiz, "it")
        wait_for_pages(qtbot, page)
        assert card.part.count() == 3
        model.remove_part()
        assert model.question == whole
        page.undo.undo()
        assert len(model.question.parts) == 2

    quizzes(story)


def test_what_parts_share_is_changed_while_one_of_them_is_open(quizzes):
    def story(page):
        model, card = page.model, page.side.question
        model.add_part()
        assert model.part == 1
        card.level.setCurrentIndex(card.level.findData(3))
        card.level.activated.emit(card.level.currentIndex())
        write_into(card.title, "Both")
        card.same.click()
        card.lock.click()
        question = model.question
        assert (question.level, question.title, question.locked) == (3, "Both", True)
        assert question.same is card.same.isChecked()
        assert (model.part, len(question.parts)) == (1, 2)

    quizzes(story)


def test_a_new_quiz_is_empty_and_the_example_is_offered(quizzes, qtbot):
    def story(page):
        page.file_actions.new()
        assert page.model.quiz.questions == []
        assert page.side.question.isHidden()
        page.model.add("minimax")
        assert len(page.model.quiz.questions) == 1
        page.file_actions.example()
        assert len(page.model.quiz.questions) > 1

    quizzes(story)


def test_a_folder_is_made_and_made_anew_by_its_name(quizzes, qtbot, tmp_path, monkeypatch):
    folder = tmp_path / "new folder"
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (str(folder), True))

    def story(page):
        monkeypatch.setattr(page.file_actions, "_agreed", lambda *_, **__: True)
        for _ in range(2):
            with qtbot.waitSignal(page.file_actions.exporting.ended):
                page.file_actions.export_to()
            assert (folder / "key.json").exists()
        before = len(list((folder / "questions").iterdir()))
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
        monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("17, Ada Lovelace", True))
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            page.file_actions.add_late()
        assert len(list((folder / "questions").iterdir())) == before + 1
        assert "Ada Lovelace" in (folder / "list.csv").read_text("utf-8-sig")

    quizzes(story)


def test_a_question_is_kept_in_the_bank_and_picked_again(quizzes, qtbot, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("midterm, deep", True))

    def story(page):
        wait_for_pages(qtbot, page)
        before = len(page.model.quiz.questions)
        page.bank_actions.keep()
        page.bank_actions.pick()
        (dialog,) = page.findChildren(BankDialog)
        write_into(dialog.words, "deep")
        assert dialog.list.count() == 1
        dialog.list.selectAll()
        dialog.pick()
        assert len(page.model.quiz.questions) == before + 1
        assert page.model.question.tags == ["midterm", "deep"]
        assert page.model.question.measured["leaves"] > 0

    quizzes(story)
