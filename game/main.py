"""Stands in until the real wiring is here: shows that the boot works."""

import json

from js import page


def start() -> None:
    page.draw(json.dumps(["main", {}, [["h1", {}, ["Sette e mezzo"]], ["p", {}, ["It boots."]]]]))
    page.ready()
