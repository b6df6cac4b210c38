"""When a skill is to be seen again: dates by FSRS, never beyond the exam."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date
from functools import lru_cache

from exercises.learning.mastery import Opportunity
from exercises.learning.outcomes import Outcome


def due_date(seen: Sequence[Opportunity], today: date, exam: date | None = None) -> date | None:
    """The day on which a skill is due after these opportunities; None before the first.

    A slip is FSRS's Again, right after a first hint its Hard, right its Good.
    """
    if not seen:
        return None
    due = _due(tuple(seen))
    if exam is not None and seen[-1].day < exam and today <= exam:
        due = min(due, exam)
    return due


@lru_cache(maxsize=256)
def _due(seen: tuple[Opportunity, ...]) -> date:
    """The day that FSRS chooses; cached, since most skills are as they were the last time."""
    from fsrs import Card, Rating, Scheduler  # for whoever has something to review

    ratings = {
        Outcome.SLIP: Rating.Again,
        Outcome.HINTED: Rating.Hard,
        Outcome.RIGHT: Rating.Good,
    }
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = Card(card_id=1, due=seen[0].at.astimezone(UTC))
    for each in seen:
        card, _ = scheduler.review_card(card, ratings[each.outcome], each.at.astimezone(UTC))
    return card.due.astimezone(seen[-1].at.tzinfo).date()
