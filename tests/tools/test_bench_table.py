"""What the bench of the table makes of the times it has taken."""

from tools.bench.table import middle_and_worst


def test_the_95th_percentile_is_the_least_time_that_95_of_100_do_not_exceed() -> None:
    rising = [float(number) for number in range(1, 101)]
    assert middle_and_worst(reversed(rising)) == {"median": 50.5, "95th": 95.0}


def test_of_a_few_times_the_worst_counts() -> None:
    assert middle_and_worst([16.0, 90.0, 20.0]) == {"median": 20.0, "95th": 90.0}
