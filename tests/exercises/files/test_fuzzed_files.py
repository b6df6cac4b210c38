"""Files that were harmed at random: each is read, or refused in our own words, by bounded work."""

import io
import json
import os
from pathlib import Path
from random import Random

import pytest
from limits import calls
from mutations import mutated

from exercises.exam.bank import read_bank
from exercises.exam.key import KeyFile, sheet_json
from exercises.exam.roster import read_roster
from exercises.exam.secret import Secret, read_secret
from exercises.exam.spec import Question, Quiz
from exercises.exam.spec_reading import read_quiz
from exercises.exercise_files.exercise_file import answers_from, read_exercise, read_sheet
from exercises.exercise_files.exercise_table import exercise_table
from exercises.exercise_files.stored_exercise import keep
from exercises.files.attempt import Attempt
from exercises.files.file_error import FileError
from exercises.files.reading import decoded, json_from, read_bytes
from exercises.files.rules_table import RulesError, rules_from
from exercises.kinds import KINDS
from exercises.learning.history import history
from exercises.learning.progress_file import FORMAT, read_progress
from exercises.making.codes import code_of, exercise_of
from exercises.making.impossible import refuse_impossible
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import read_recipe
from exercises.paper.folder import SOURCE, refuse_taken
from exercises.paper.late import read_made
from exercises.paper.printed_exam import make
from exercises.solution import solution
from exercises.wording.feedback import check
from search import notation
from search.graphs import graph_text
from search.tree import TreeError

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "10"))
OURS = (FileError, TreeError, RecipeError, RulesError)
MOST_CALLS = 3_000_000
"""No file here has more than some thousand letters, so each costs the work of some thousand."""
TREES = [
    "[[3 12 8] [2 4 6] [14 5 2]]",
    "A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]",
    "max[chance[1/4*8 3/4*-4] chance[2 2]]",
    "max{0}[L:min{3}[5 1] R:min{4}[2 ?]]  # a comment",
]
EXAMPLE = Path(__file__).parents[3] / "resources" / "examples" / "quiz.toml"
CODES = [f"{kind}-2-00003" for kind in KINDS]
ROSTER = 'id,name\n17,"Lovelace, Ada"\n18,Zoë\n,Bo\n'
RULES = {"cut_on_equal": False, "fail": "hard", "window": ["-inf", "7/3"], "depth": 3}
RECIPE = {"kind": "cuts", "widths": [2, [2, 3]], "leaves": [-9, 9], "rules": RULES}


def exercise_file(code):
    exercise = exercise_of(code)
    answers = {blank: str(entry) for blank, entry in solution(exercise).items()}
    return json.dumps(exercise_table(exercise, with_solution=True, answers=answers)).encode()


def key_file():
    exam = make(Quiz(title="T", questions=[Question(kind="cuts", level=1)]), Secret(b"0" * 16, 1))
    file = io.BytesIO()
    key = KeyFile(exam, file)
    for copy in exam.copies:
        key.add(sheet_json(exam.sheet(copy), 1))
    key.end()
    return file.getvalue()


def graphs(suffix):
    return [graph_text.write(notation.read(tree), suffix).encode() for tree in TREES]


def read_tree(path):
    notation.read(decoded(read_bytes(path), path.name))


def read_graph(path):
    graph_text.read(decoded(read_bytes(path), path.name), path.suffix)


def read_an_exercise(path):
    exercise = read_exercise(path)
    code_of(exercise)
    solution(exercise)


def read_a_sheet(path):
    check(*read_sheet(path))


def read_answers(path):
    exercise = exercise_of(CODES[0])
    table = json_from(read_bytes(path), path.name, dict[str, object])
    check(exercise, answers_from(exercise, table))


def read_rules(path):
    rules_from(json_from(read_bytes(path), path.name, dict[str, object]))


def read_a_recipe(path):
    refuse_impossible(read_recipe(json_from(read_bytes(path), path.name, dict[str, object])))


def read_key(path):
    (path.parent / "questions.pdf").touch()
    refuse_taken(path.parent, overwrite=True)


def read_made_exam(path):
    (path.parent / SOURCE).mkdir(exist_ok=True)
    (path.parent / SOURCE / "quiz.toml").write_bytes(EXAMPLE.read_bytes())
    read_made(path.parent)


def read_attempts(path):
    found, _ = read_progress(path)
    history(found)


def progress_file():
    exercise = exercise_of(CODES[0])
    right = {exercise.key(blank): "right" for blank in exercise.blanks}
    said = {each: ["3", verdict] for each, verdict in right.items()}
    check = {"at": 2.5, "said": said, "hints": {}, "solution_seen": False, "diagnosis": []}
    kept = Attempt(CODES[0], keep(exercise), exercise.kind, 2, 1.5, 2.5, checks=[check])
    row = {"id": 1, **kept._asdict()}
    del row["outcomes"]
    return json.dumps({"format": FORMAT, "exam": "2026-11-25", "attempts": [row]}).encode()


KINDS_OF_FILE = {
    "tree.txt": (read_tree, lambda: [tree.encode() for tree in TREES]),
    "tree.dot": (read_graph, lambda: graphs(".dot")),
    "tree.graphml": (read_graph, lambda: graphs(".graphml")),
    "tree.json": (read_graph, lambda: graphs(".json")),
    "exercise.json": (read_an_exercise, lambda: list(map(exercise_file, CODES))),
    "sheet.json": (read_a_sheet, lambda: list(map(exercise_file, CODES))),
    "answers.json": (
        read_answers,
        lambda: [json.dumps(json.loads(exercise_file(CODES[0]))["answers"]).encode()],
    ),
    "rules.json": (read_rules, lambda: [json.dumps(RULES).encode()]),
    "recipe.json": (read_a_recipe, lambda: [json.dumps(RECIPE).encode()]),
    "quiz.toml": (read_quiz, lambda: [EXAMPLE.read_bytes()]),
    "roster.csv": (read_roster, lambda: [ROSTER.encode(), ROSTER.replace(",", ";").encode()]),
    "secret": (read_secret, lambda: [b"0123456789abcdef" * 4 + b"\n"]),
    "key.json": (read_key, lambda: [key_file()]),
    "made/key.json": (read_made_exam, lambda: [key_file()]),
    "bank.toml": (read_bank, lambda: [EXAMPLE.read_bytes()]),
    "progress.json": (read_attempts, lambda: [progress_file()]),
}


@pytest.mark.parametrize("name", KINDS_OF_FILE)
def test_a_harmed_file_is_read_or_refused_in_our_own_words(name, tmp_path):
    read, samples = KINDS_OF_FILE[name]
    sound = samples()
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    for seed in range(SEEDS):
        dice = Random(f"{name} {seed}")
        data = mutated(dice.choice(sound), dice)
        path.write_bytes(data)
        try:
            with calls(MOST_CALLS):
                read(path)
        except OURS:
            pass
        except Exception as error:
            error.add_note(f"seed {seed}: {data[:2000]!r}")
            raise
