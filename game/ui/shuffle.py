"""The shuffles of a game, checked before the player's eyes: fingerprint, key, and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.seen import HIDDEN
from game.i18n import text
from game.ui.cards import card_words, mini_card
from game.ui.controls import button
from game.ui.icons import icon
from game.ui.tree import Child, Tree, classes, el

if TYPE_CHECKING:
    from game.app.checking import Check
    from game.app.seen import Card, Model

# Hex digits of a fingerprint that are enough to see that it is still the same, by fours.
_FEW = 8


def in_fours(digits: str) -> str:
    """Write digits in groups of four."""
    return " ".join(digits[place : place + 4] for place in range(0, len(digits), 4))


def short_print(digits: str) -> str:
    """Return the begin of a fingerprint, as it is told at the table."""
    return in_fours(digits[:_FEW])


def shuffle_sheet(model: Model) -> list[Child | None]:
    """Draw the shuffles that are known, the latest first, each with its check."""
    lang, checks = model.prefs.lang, model.checks
    run_down = model.shown is not None and model.shown.rules.shuffle == "run_down"
    if not checks:
        return [el("p", {}, text(lang, "shuffle.none"))]
    drawn: list[Child | None] = [
        _shuffle(lang, one, place, run_down) for place, one in enumerate(checks)
    ]
    drawn.insert(
        1,
        el(
            "section",
            {"key": "why", "class": "shuffle-why"},
            el("h3", {}, text(lang, "shuffle.why")),
            el("p", {}, text(lang, "shuffle.promise")),
            el("p", {}, text(lang, "shuffle.proof")),
        ),
    )
    return drawn


def _shuffle(lang: str, one: Check, place: int, run_down: bool) -> Tree:
    """Draw one shuffle; the latest, and the latest that can be checked, lie open."""
    return el(
        "section",
        {"key": one.fingerprint, "class": classes("shuffle", bool(one.key) and "revealed")},
        el("h3", {}, text(lang, "shuffle.earlier" if place else "shuffle.latest")),
        _digits(lang, "fingerprint", one.fingerprint),
        *(
            _checked(lang, one, place)
            if one.key
            else (
                el(
                    "p",
                    {"class": "shuffle-secret"},
                    icon("secret"),
                    el("span", {}, text(lang, f"shuffle.{'run_down' if run_down else 'secret'}")),
                ),
            )
        ),
    )


def _digits(lang: str, what: str, digits: str) -> Tree:
    """Write a fingerprint or a key short; a tap shows the whole of it."""
    return el(
        "details",
        {"class": "digits"},
        el(
            "summary",
            {},
            el("span", {}, text(lang, f"shuffle.{what}")),
            el("code", {}, short_print(digits)),
            icon("unfold"),
        ),
        el("code", {"class": "whole"}, in_fours(digits)),
    )


def _checked(lang: str, one: Check, place: int) -> tuple[Child | None, ...]:
    came = sum(card != HIDDEN for card in one.came)
    rest = one.order[len(one.came) :]
    return (
        _digits(lang, "key", one.key),
        el(
            "p",
            {"class": classes("shuffle-verdict display", "gain" if one.holds else "loss")},
            icon("tick" if one.holds else "close"),
            el("span", {}, text(lang, f"shuffle.{'holds' if one.holds else 'broken'}")),
        ),
        el(
            "ul",
            {"class": "shuffle-points"},
            _point(lang, one.print_fits, "print", came),
            _point(lang, one.order_fits, "order", came),
        ),
        el(
            "ol",
            {"class": "shuffle-cards", "aria-label": text(lang, "shuffle.cards")},
            *(_card(lang, card, shown) for card, shown in zip(one.order, one.came, strict=False)),
        ),
        el(
            "details",
            {"class": "shuffle-rest"},
            el(
                "summary",
                {},
                el("span", {}, text(lang, "shuffle.rest", n=len(rest))),
                icon("unfold"),
            ),
            el("ol", {"class": "shuffle-cards"}, *(_card(lang, card, None) for card in rest)),
        )
        if rest
        else None,
        el("p", {"class": "caption"}, text(lang, "shuffle.gone")) if one.gone else None,
        button(
            "send_shuffle",
            "side-way",
            icon("send"),
            el("span", {}, text(lang, "shuffle.send")),
            value=str(place),
            key=f"send-{place}",
        ),
    )


def _point(lang: str, fits: bool, what: str, n: int) -> Tree:
    return el(
        "li",
        {"class": "gain" if fits else "loss"},
        icon("tick" if fits else "close"),
        el("span", {}, text(lang, f"shuffle.{what}{'' if fits else '_not'}", n=n)),
    )


def _card(lang: str, card: Card, shown: Card | None) -> Tree:
    """Draw the card that the key gives, ticked off if it is the one that came."""
    fits = shown == card
    said = card_words(lang, card)
    if shown is not None and not fits:
        other = card_words(lang, shown)
        said = f"{said}: {other if shown == HIDDEN else text(lang, 'shuffle.other', card=other)}"
    return el(
        "li",
        {"class": classes("slot", fits and "fits", shown is not None and not fits and "misfit")},
        el("span", {"role": "img", "aria-label": said}, mini_card(lang, card)),
        icon("tick" if fits else "close") if shown not in (None, HIDDEN) else None,
    )
