"""Days as ``2026-12-24``: which there are, which come before them, on which day of the week.

The standard library's own would cost a phone more time to load than all of this.
"""

_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def parts(day: str) -> tuple[int, int, int]:
    """Return year, month and day; ValueError when there is no such day from 2000 to 2999."""
    numbers = day.split("-")
    sound = (
        [len(one) for one in numbers] == [4, 2, 2]
        and all(one.isascii() and one.isdecimal() for one in numbers)
        and numbers[0][0] == "2"
    )
    if not sound:
        raise ValueError(f"not a day: {day!r}")
    year, month, date = map(int, numbers)
    if not (1 <= month <= 12 and 1 <= date <= _length(year, month)):
        raise ValueError(f"not a day: {day!r}")
    return year, month, date


def before(day: str, count: int) -> tuple[str, ...]:
    """Return the ``count`` days that end with ``day``, which is the last of them."""
    year, month, date = parts(day)
    days = [day]
    while len(days) < count:
        date -= 1
        if not date:
            month -= 1
            if not month:
                year, month = year - 1, 12
            date = _length(year, month)
        days.append(f"{year:04}-{month:02}-{date:02}")
    return tuple(reversed(days))


def weekday(day: str) -> int:
    """Return 0 for a Monday to 6 for a Sunday."""
    year, month, date = parts(day)
    # Years that begin in March, so that the odd day of a leap year is their last.
    if month < 3:
        year, month = year - 1, month + 12
    return (date + (13 * (month + 1)) // 5 + year + year // 4 - year // 100 + year // 400 - 2) % 7


def _length(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else _LENGTHS[month - 1]
