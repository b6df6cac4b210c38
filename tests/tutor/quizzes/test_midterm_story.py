"""A whole midterm is made in the window, a late sheet added, and all made anew a year later."""

import csv
import json

from hands import choose_file, type_text, wait_for_pages
from PySide6.QtWidgets import QFileDialog, QInputDialog

from exercises.exam.spec_reading import read_quiz

OWN = "[[3 12 8] [2 4 6] [14 5 2]]"
STUDENTS = ("Łukasz Żółć", "O'Brien, Conan")


def write_into(edit, text):
    edit.setFocus()
    edit.selectAll()
    type_text(text)


def choose(box, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def ask_nine_questions(page):
    """Generated, an own tree, parts on one tree, words and choices, by the controls of the card."""
    model, card = page.model, page.side.question
    for kind in ("minimax", "cuts", "minimax"):
        model.add(kind)
        choose(card.level, 1)
    model.select(1)
    write_into(card.tree, OWN)
    card.tree.editingFinished.emit()
    card.points.setValue(6)
    model.select(2)
    write_into(card.title, "One tree")
    card.add_part.click()
    choose(card.kind, "cuts")
    card.add_part.click()
    write_into(card.text, "Would another order cut more?")
    write_into(card.answer, "Yes.")
    card.lines.setValue(3)
    card.points.setValue(2.5)
    model.add_words()
    write_into(card.text, "What is the horizon effect?")
    model.add_words(choices=True)
    write_into(card.text, "What does alpha-beta return?")
    card.choices.setPlainText("* the minimax value\nthe number of leaves")
    for kind in ("best-line", "expectimax", "max-n", "depth-limit"):
        model.add(kind)
        choose(card.level, 1)


def made(page, qtbot, folder, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (str(folder), True))
    with qtbot.waitSignal(page.file_actions.exporting.ended):
        page.file_actions.export_to()
    return json.loads((folder / "key.json").read_text("utf-8"))


def listed(folder):
    with (folder / "list.csv").open(encoding="utf-8-sig", newline="") as file:
        return [row["name"] for row in csv.DictReader(file)]


def test_a_midterm_of_nine_questions_in_versions_and_one_each(
    quizzes, qtbot, tmp_path, monkeypatch
):
    roster, folder = tmp_path / "roster.csv", tmp_path / "versions"
    rows = [("id", "name"), *((str(n), name) for n, name in enumerate(STUDENTS, 1))]
    with roster.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)

    def story(page):
        page.file_actions.new()
        write_into(page.side.sheet.lines["title"], "Midterm")
        ask_nine_questions(page)
        page.side.sheet.versions.setValue(2)
        write_into(page.side.sheet.files["roster"], str(roster))
        wait_for_pages(qtbot, page)
        asked = page.model.quiz
        assert len(asked.questions) == len(page.facts) == 9
        assert [part.kind for part in asked.questions[2].parts] == ["minimax", "cuts", ""]

        versions = made(page, qtbot, folder, monkeypatch)
        assert listed(folder) == [*STUDENTS]
        assert len(list((folder / "solutions").iterdir())) == 2
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
        monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("17, Grace Hopper", True))
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            page.file_actions.add_late()
        assert listed(folder) == [*STUDENTS, "Grace Hopper"]

        choose_file(monkeypatch, folder / "made-from" / "quiz.toml")
        page.file_actions.renew()
        page.side.sheet.versions.setValue(0)
        each = made(page, qtbot, tmp_path / "next year", monkeypatch)
        assert len(list((tmp_path / "next year" / "solutions").iterdir())) == len(listed(folder))
        last = read_quiz(folder / "made-from" / "quiz.toml")
        assert [q.points for q in page.model.quiz.questions] == [q.points for q in last.questions]
        assert generated(versions)
        assert generated(each).isdisjoint(generated(versions))

    quizzes(story)


def generated(key):
    """The trees of a key that nobody gave."""
    questions = (question for sheet in key["sheets"] for question in sheet["questions"])
    trees = ((each["number"], each.get("exercise", {}).get("tree")) for each in questions)
    return {tree for number, tree in trees if tree and number != 2}
