"""The end of the game: everybody's place, and the last hand's reckoning."""

from game.app.doors import is_days_table
from game.app.seen import Model, SeatView, is_you
from game.i18n import number, text
from game.ui.cards import picture
from game.ui.controls import button
from game.ui.icons import icon, laurel
from game.ui.installing import install_line
from game.ui.phrases import bold, name_of, phrase
from game.ui.reckoning import headline, payments
from game.ui.tree import Child, Tree, classes, el, unseen


def places_of(shown: SeatView) -> list[tuple[int, int]]:
    """Return place and seat of everybody, first the best; equal chips share the place (R33)."""
    chips = [player.chips for player in shown.seats]
    return sorted(
        (1 + sum(other > mine for other in chips), seat) for seat, mine in enumerate(chips)
    )


def ranking(model: Model, shown: SeatView) -> Tree:
    """Draw the sheet which ends the game."""
    lang, ranked = model.prefs.lang, places_of(shown)
    return el(
        "section",
        {"key": "ranking", "class": "sheet ranking", "aria-labelledby": "sheet-title"},
        el(
            "div",
            {"class": "sheet-head"},
            el("div", {"class": "laurel"}, laurel(), picture("crown", 100, 100, "token")),
            el("p", {"class": "over-line"}, text(lang, "ranking.title")),
            el(
                "h2",
                {"id": "sheet-title", "tabindex": "-1", "data-autofocus": True},
                *_winner(lang, shown, ranked),
            ),
        ),
        el(
            "div",
            {"class": "sheet-body", "tabindex": "0"},
            el("ol", {"class": "places"}, *(_place(lang, shown, *one) for one in ranked)),
            _of_day(model),
            _look_back(model),
            el("h3", {}, text(lang, "reckoning.last")),
            el("p", {"class": "last-bank"}, *headline(model, shown)),
            payments(model, shown),
        ),
        install_line(model),
        el(
            "div",
            {"class": "sheet-foot sheet-acts"},
            button("leave", "big second", text(lang, "act.home")),
            _on(model),
        ),
    )


def _of_day(model: Model) -> Tree | None:
    if not is_days_table(model):
        return None
    from game.ui.day import day_end

    return day_end(model)


def _on(model: Model) -> Tree:
    if is_days_table(model):
        from game.ui.day import day_foot

        return day_foot(model)
    return button("again", "big primary", text(model.prefs.lang, "act.again"), hotkey="Enter")


def _look_back(model: Model) -> Tree:
    lang = model.prefs.lang
    return el(
        "div",
        {"key": "look-back", "class": "review-ways"},
        None
        if model.game and model.game.several
        else button(
            "balance", "side-way", icon("review"), el("span", {}, text(lang, "balance.title"))
        ),
        button(
            "review",
            "side-way",
            icon("look"),
            el("span", {}, text(lang, "act.review_last")),
        ),
        button(
            "statistics",
            "side-way",
            icon("statistics"),
            el("span", {}, text(lang, "statistics.title")),
        ),
        button("shuffle", "side-way", icon("shuffle"), el("span", {}, text(lang, "shuffle.title"))),
    )


def _winner(lang: str, shown: SeatView, ranked: list[tuple[int, int]]) -> tuple[Child, ...]:
    first = [seat for place, seat in ranked if place == 1]
    if len(first) > 1:
        return (text(lang, "ranking.shared"),)
    whom = "you" if is_you(shown, first[0]) else "other"
    return phrase(lang, f"ranking.won.{whom}", name=bold(lang, shown, first[0]))


def _place(lang: str, shown: SeatView, place: int, seat: int) -> Tree:
    player = shown.seats[seat]
    return el(
        "li",
        {
            "key": str(seat),
            "class": classes("place", f"place-{min(place, 4)}", is_you(shown, seat) and "yours"),
        },
        el(
            "span",
            {"class": "medal"},
            unseen(text(lang, "ranking.place", place=place)),
            el("span", {"aria-hidden": "true"}, str(place)),
        ),
        el(
            "span",
            {"class": "name"},
            name_of(lang, shown, seat),
            picture("crown", 100, 100, "token token-crown") if place == 1 else None,
        ),
        el("b", {"class": "num"}, number(lang, player.chips), unseen(_unit(lang, player.chips))),
    )


def _unit(lang: str, chips: int) -> str:
    # The number is written already: only the word after it is missing for those who listen.
    return text(lang, "chips", n=chips).removeprefix(number(lang, chips))
