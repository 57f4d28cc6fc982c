"""Days: the same as the standard library's, which the page does without."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.dates import before, parts, weekday

DAYS = st.dates(date(2000, 1, 1), date(2999, 12, 31))


@given(DAYS)
def test_weekdays(day: date) -> None:
    assert weekday(day.isoformat()) == day.weekday()
    assert parts(day.isoformat()) == (day.year, day.month, day.day)


@given(st.dates(date(2001, 1, 1), date(2999, 12, 31)), st.integers(1, 80))
def test_the_days_before(day: date, count: int) -> None:
    days = [(day - timedelta(back)).isoformat() for back in reversed(range(count))]
    assert before(day.isoformat(), count) == tuple(days)


@pytest.mark.parametrize(
    "day",
    ["", "today", "2026-13-01", "2026-02-29", "2026-00-10", "2026-1-1", "1999-12-31",
     "2026-12-24-1", "٢٠٢٦-12-24", "2026-12-3²", "-026-12-24", "2026/12/24"],
)  # fmt: skip
def test_what_is_no_day(day: str) -> None:
    with pytest.raises(ValueError, match="not a day"):
        parts(day)
