"""What is kept of practising: a score for each tradition and seat, and which were chosen last.

Format 1: ``{"format": 1, "tradition": "italy", "role": "player", "scores": {"italy.player":
[answered, right, streak, best, "1101"]}}``; the text tells the latest answers, oldest first, 1
for a right one. What is damaged, or of a format that is not known, counts as nothing.
"""

import json
from typing import Any, NamedTuple

FORMAT = 1
LATEST = 20
# More than anybody will come to.
_MOST = 10_000_000


class Score(NamedTuple):
    """Answers so far: how many, how many right, how many right in a row now and at best.

    ``latest`` are up to LATEST of them, oldest first: 1 for right, 0 for wrong.
    """

    answered: int = 0
    right: int = 0
    streak: int = 0
    best: int = 0
    latest: str = ""

    def after(self, right: bool) -> "Score":
        """Return the score after one more answer."""
        streak = self.streak + 1 if right else 0
        return Score(
            self.answered + 1,
            self.right + right,
            streak,
            max(self.best, streak),
            (self.latest + "01"[right])[-LATEST:],
        )


class Scores(NamedTuple):
    """All scores, by ``tradition.role``, and what was practised last.

    ``newer``: a later version has kept more than this one can read.
    """

    tradition: str = ""
    role: str = ""
    scores: dict[str, Score] = {}  # noqa: RUF012 -- never changed: a new one takes its place
    newer: bool = False


def write_scores(kept: Scores) -> str:
    """Write the scores as a text for the store."""
    return json.dumps(
        {
            "format": FORMAT,
            "tradition": kept.tradition,
            "role": kept.role,
            "scores": kept.scores,
        },
        separators=(",", ":"),
    )


def read_scores(text: str | None) -> Scores:
    """Read the scores; each that is damaged is left out, and nothing is ever refused."""
    try:
        data = json.loads(text or "")
    except (ValueError, RecursionError):
        return Scores()
    number = data.get("format") if isinstance(data, dict) else None
    if number != FORMAT:
        return Scores(newer=type(number) is int and number > FORMAT)
    tradition, role, scores = (data.get(key) for key in ("tradition", "role", "scores"))
    return Scores(
        tradition if isinstance(tradition, str) else "",
        role if isinstance(role, str) else "",
        {
            key: score
            for key, row in (scores.items() if isinstance(scores, dict) else ())
            if (score := _score(row))
        },
    )


def _score(row: Any) -> Score | None:
    """Read one score; None where it cannot be true."""
    if not isinstance(row, list) or len(row) != len(Score._fields):
        return None
    *numbers, latest = row
    if not all(type(number) is int and 0 <= number < _MOST for number in numbers):
        return None
    if not isinstance(latest, str) or not set(latest) <= {"0", "1"}:
        return None
    answered, right, streak, best = numbers
    score = Score(answered, right, streak, best, latest)
    tail = len(latest) - len(latest.rstrip("1"))
    sound = (
        score.streak <= score.best <= score.right <= score.answered
        and len(latest) == min(LATEST, score.answered)
        and latest.count("1") <= score.right
        and (score.streak == tail if tail < len(latest) else score.streak >= tail)
    )
    return score if sound else None
