"""What covers everything while the phone goes from one person to the next, and what comes after.

Nothing that one person alone may see is drawn in here.
"""

from game.app.passing import for_review
from game.app.seen import Model, person_at
from game.i18n import text
from game.ui.cards import mini_back
from game.ui.controls import button, icon_button
from game.ui.discs import disc_at
from game.ui.tree import Child, Tree, el


def cover_screen(model: Model, title: str) -> Tree:
    """Draw the cover: to whom the phone goes, and the one button that takes it away."""
    lang, seat, shown = model.prefs.lang, model.cover, model.shown
    assert shown is not None
    player, back = shown.seats[seat], for_review(model)
    stake = sum(hand.stake for hand in player.hands)
    if back:
        said = text(lang, "cover.review")
    elif shown.phase == "stakes":
        said = text(lang, "cover.stake")
    else:
        said = text(lang, "cover.turn", n=stake)
    return el(
        "main",
        {"key": f"cover-{seat}", "class": f"cover of-{person_at(model, seat).colour}"},
        el(
            "header",
            {"class": "top"},
            icon_button("menu", "menu", text(lang, "table.menu"), hotkey="m"),
            el("p", {"class": "cover-hand"}, title),
        ),
        el(
            "div",
            {"class": "cover-who"},
            el(
                "div",
                {"class": "cover-cards", "aria-hidden": "true"},
                mini_back(lang),
                mini_back(lang),
            ),
            disc_at(model, seat),
            el(
                "h1",
                {"tabindex": "-1", "data-autofocus": True},
                el("span", {"class": "cover-pass"}, text(lang, "cover.pass")),
                " ",
                el("span", {"class": "cover-name display"}, player.name),
            ),
            el("p", {"class": "cover-said"}, said),
            el("p", {"class": "cover-others"}, text(lang, "cover.others")),
        ),
        el(
            "div",
            {"class": "cover-acts"},
            button(
                "here",
                "big primary",
                text(lang, "cover.here", name=player.name),
                value=str(seat),
                hotkey="Enter",
            ),
            button("not_now", "quiet", text(lang, "cover.not_now"), hotkey="Escape")
            if back
            else None,
        ),
    )


def whose_sheet(model: Model) -> list[Child]:
    """Let choose whose decisions are to be looked at."""
    lang, game, shown = model.prefs.lang, model.game, model.shown
    if game is None or shown is None:
        return []
    people = [n for n, one in enumerate(game.people) if one.human]
    return [
        el("p", {"key": "text"}, text(lang, "whose.text")),
        el(
            "div",
            {"key": "people", "class": "whose"},
            *(
                button(
                    "look_back",
                    "whose-one",
                    disc_at(model, seat),
                    el("span", {"class": "name"}, shown.seats[seat].name),
                    value=str(seat),
                    key=str(seat),
                )
                for seat in people
            ),
        ),
    ]
