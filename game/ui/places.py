"""Where the other seats are drawn: in a horseshoe on narrow screens, round an oval on wide ones."""

from math import cos, pi, sin

# Custom properties of the stylesheet.
Spot = dict[str, str]


def places(count: int, direction: str) -> list[Spot]:
    """Return the place of each other seat, in order of play, beginning after one's own.

    Playing anticlockwise, the next seat is the one on the right hand. ``--col`` and ``--row``
    are lines of a grid of three columns, ``--x`` and ``--y`` per cent of the oval's box, and
    ``--dx``, ``--dy`` the direction in which the middle of the table lies, from -1 to 1.
    """
    side, odd = divmod(count, 2)
    right = [(3, row) for row in range(side, 0, -1)]
    left = [(1, row) for row in range(1, side + 1)]
    cells = right + [(2, 1)] * odd + left
    spots = []
    for number, (col, row) in enumerate(cells, start=1):
        angle = 2 * pi * number / (count + 1)
        mirror = -1 if direction == "clockwise" else 1
        across, down = mirror * sin(angle), cos(angle)
        spots.append(
            {
                "--col": str(2 + mirror * (col - 2)),
                "--row": str(row),
                "--x": f"{50 + 50 * across:.1f}%",
                "--y": f"{50 + 50 * down:.1f}%",
                "--dx": f"{-across:.2f}",
                "--dy": f"{-down:.2f}",
            }
        )
    return spots
