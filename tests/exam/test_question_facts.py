"""What an instructor learns of a question: which mistakes it tells apart."""

from __future__ import annotations

from asking import asked

from exercises.exam.question_facts import facts


def test_a_mistake_shows_alone_or_with_others_or_not_at_all() -> None:
    found = facts(asked("minimax", "max[min[3 12 8] min[2 4 6] min[14 5 2]]"))
    assert found.apart == ("MM-ALLMAX", "MM-AVG", "MM-FIRSTCHILD")
    assert found.alike == (("MM-SWAP", "MM-PARITY"), ("MM-ALLMIN", "MM-ROOTSWAP"))
    assert found.unseen == ("MM-BESTLEAF", "MM-PARTIALPLY")
