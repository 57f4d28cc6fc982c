"""Small line drawings: signs on buttons, and the marks of the computer players' characters."""

from game.ui.tree import Tree, el

_PATHS = {
    "menu": "M4 7h16M4 12h16M4 17h16",
    "log": "M6 4h9l4 4v12H6zM15 4v4h4M9 12h7M9 16h7",
    "close": "M6 6l12 12M18 6L6 18",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
    "silence": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
    "less": "M6 12h12",
    "more": "M6 12h12M12 6v12",
    "skip": "M5 6l7 6-7 6zM13 6l7 6-7 6z",
    # The steps of a replay.
    "first": "M6 5v14M18 6l-8 6 8 6z",
    "previous": "M16 6l-8 6 8 6z",
    "next": "M8 6l8 6-8 6z",
    "last": "M18 5v14M6 6l8 6-8 6z",
    # A leaf of the calendar, with the day on it.
    "day": "M5 6h14v14H5zM5 10h14M9 3v4M15 3v4M10 14.5h4M12 12.5v4",
    # Two ways that cross.
    "shuffle": "M3 7h3c5 0 6 10 11 10h4M18 14l3 3-3 3M3 17h3c2 0 3.2-1.6 4.3-3.4M13.6 10.4C14.7 8.6"
    " 15.6 7 17 7h4M18 4l3 3-3 3",
    "rules": "M4 5h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6z",
    "leave": "M14 5h5v14h-5M4 12h10M10 8l4 4-4 4",
    "stop": "M6 21V4M6 5h12l-3 4 3 4H6",
    "secret": "M3 12s3.5-5.5 9-5.5S21 12 21 12s-3.5 5.5-9 5.5S3 12 3 12zM12 9.6a2.4 2.4 0 1 0 0 4.8"
    "a2.4 2.4 0 0 0 0-4.8M4.5 4.5l15 15",
    "look": "M3 12s3.5-5.5 9-5.5S21 12 21 12s-3.5 5.5-9 5.5S3 12 3 12zM12 9.6a2.4 2.4 0 1 0 0 4.8"
    "a2.4 2.4 0 0 0 0-4.8",
    "cut": "M3 14h18M3 18h18M8 10h13M8 6h13M5 6l-2 2 2 2",
    "seal": "M12 3l2.6 2 3.2.2.9 3.1 2 2.5-1.2 3 .1 3.2-3.1 1L14.6 20 12 19l-2.6 1-1.9-2-3.1-1 .1"
    "-3.2-1.2-3 2-2.5.9-3.1L9.4 5zM8.5 11.5l2.5 2.5 4.5-4.5",
    "unfold": "M6 9l6 6 6-6",
    "back": "M19 12H5M11 5l-7 7 7 7",
    "send": "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
    # A screen, and what is added to it.
    "install": "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
    "M12 8v8M8 12h8",
    "dots": "M4 12h.01M12 12h.01M20 12h.01",
    "tick": "M5 12.5l4.5 4.5L19 7.5",
    # A speech bubble, with a card in it.
    "lesson": "M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
    "M10 7.5h4v6h-4z",
    # A target, hit.
    "trainer": "M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M12 12l7-7M16 5V8h3",
    # Three bars, and a line over them.
    "statistics": "M5 20v-5M12 20V9M19 20v-9M4 9l6-5 5 3 5-4",
    "undo": "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    "drop": "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
    # A lamp that has been lit.
    "advice": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.4 1.1 2.2h5c0-.8.4-1.6 1.1-2.2"
    "A6 6 0 0 0 12 3z",
    # An arrow round to where it began.
    "review": "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2",
    # A cloud, ticked off; one without; an arrow round; a spanner.
    "offline": "M7 18a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 10.2a4 4 0 0 1-.5 7.8zM9 13l2.2 2.2L15 11.5",
    "network": "M7 18a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 10.2a4 4 0 0 1-.5 7.8z",
    "renew": "M19 12a7 7 0 1 1-2-4.9M17.5 3v4.5H13",
    "repair": "M14.5 6.5a4 4 0 0 1 5-1l-2.6 2.6.5 2 2 .5L22 8a4 4 0 0 1-5.3 5L9 20.5 5.5 17l7.5-7.7"
    "a4 4 0 0 1 1.5-2.8z",
    # A wheel with eight teeth; a phone that shakes; a sun; an open hand.
    "settings": "M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M10.4 3h3.2l.5 2.4 1.6.7 2-1.3"
    "2.3 2.3-1.3 2 .7 1.6 2.4.5v3.2l-2.4.5-.7 1.6 1.3 2-2.3 2.3-2-1.3-1.6.7-.5 2.4h-3.2l-.5-2.4"
    "-1.6-.7-2 1.3-2.3-2.3 1.3-2-.7-1.6-2.4-.5v-3.2l2.4-.5.7-1.6-1.3-2 2.3-2.3 2 1.3 1.6-.7z",
    "vibration": "M9 4h6a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 15 20H9a1.5 1.5 0 0 1-1.5-1.5v-13"
    "A1.5 1.5 0 0 1 9 4zM4.5 8.5l-1.5 2 1.5 2-1.5 2M19.5 8.5l1.5 2-1.5 2 1.5 2",
    "awake": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3"
    "l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    "hand": "M16.5 12V6a1.5 1.5 0 0 0-3 0v5V4.5a1.5 1.5 0 0 0-3 0V11 5.5a1.5 1.5 0 0 0-3 0V12 9.5"
    "a1.5 1.5 0 0 0-3 0V15c0 4 2.5 6.5 6.5 6.5 3 0 4.5-1.5 5.5-3.5l3.5-5.5a1.5 1.5 0 0 0-2.5-1.5z",
    # The season: its days, no days, a star with a tail.
    "auto": "M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4M12 13l.7 1.4 1.6.2-1.2 1.1.3 1.6-1.4-.8"
    "-1.4.8.3-1.6-1.2-1.1 1.6-.2z",
    "plain": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.5 6.5l11 11",
    "christmas": "M15 3l1.3 4.7L21 9l-4.7 1.3L15 15l-1.3-4.7L9 9l4.7-1.3zM9.5 12.5L3 19"
    "M12.5 15.5L9 21M6.5 11.5L3 14",
    # The characters: a shield, a pair of scales, a flame.
    "cautious": "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
    "steady": "M12 4v16M8 20h8M4 8h16M4 8l-2 6h5L4 8M20 8l-3 6h5z",
    "bold": "M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-6 1-10z",
}


def icon(name: str) -> Tree:
    """Draw an icon, for the eye only: what it means is said beside it."""
    return el(
        "svg",
        {"class": f"icon icon-{name}", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        el("path", {"d": _PATHS[name]}),
    )


def laurel() -> Tree:
    """Draw a wreath for the winner: leaves along two arcs."""
    leaves = [
        el(
            "ellipse",
            {
                "cx": "50",
                "cy": "92",
                "rx": "4.2",
                "ry": "10",
                "transform": f"rotate({-side * turn} 50 50) rotate({side * 62} 50 92)",
            },
        )
        for turn in range(22, 143, 20)
        for side in (1, -1)
    ]
    return el("svg", {"class": "wreath", "viewBox": "0 0 100 100", "aria-hidden": "true"}, *leaves)
