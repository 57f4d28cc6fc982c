"""Playing without the network, and new versions: a sign, an entry of the menu, a quiet offer."""

from game.app.offline import can_renew, is_unkept, offer_of
from game.app.seen import Model
from game.i18n import text
from game.ui.controls import button, icon_button
from game.ui.icons import icon
from game.ui.tree import Tree, classes, el


def offline_sign(model: Model) -> Tree:
    """Say that the game works offline, once that has been found out.

    Until then its place is kept: it comes seconds after the screen, and must move nothing.
    """
    ready = model.offline == "ready"
    return el(
        "span",
        {
            "key": "offline",
            "class": "offline-sign" if ready else "offline-room reserved",
            "aria-hidden": None if ready else "true",
        },
        icon("offline"),
        el("span", {}, text(model.prefs.lang, "offline.ready")),
    )


def offers(model: Model) -> Tree:
    """Return the place of the offers, empty while there is none.

    It always stands: many readers say what comes into such a place, not what comes with it.
    """
    return el("div", {"key": "offers", "role": "status"}, _offer(model))


def _offer(model: Model) -> Tree | None:
    """Offer a new version, or to fetch what is missing: it can wait, and says so."""
    lang, what = model.prefs.lang, offer_of(model)
    if not what:
        return None
    action = "renew" if what == "version" else "repair"
    said = "version.offer" if what == "version" else f"offline.{model.offline}_hint"
    return el(
        "div",
        {"key": f"offer-{what}", "class": classes("notice", "offer")},
        el("p", {}, text(lang, said)),
        button(action, "offer-yes", text(lang, f"offer.{action}")),
        icon_button("decline", "close", text(lang, "offer.decline")),
    )


def offline_items(model: Model) -> list[Tree]:
    """Tell in the menu how far the game can do without the network, and offer what can be done."""
    lang, state = model.prefs.lang, model.offline
    items = []
    if model.renewable:
        hint = text(lang, f"version.{_when_to_renew(model)}")
        name = text(lang, "version.menu")
        items.append(_entry("renew", "renew", name, hint, off=not can_renew(model)))
    if not state:
        return items
    hint = text(lang, f"offline.{state}_hint")
    if state == "ready":
        hint = text(lang, "offline.kept_hint" if model.persisted else "offline.ready_hint")
    name = text(lang, f"offline.{state}")
    if state in ("damaged", "unrepaired"):
        items.append(_entry("repair", "repair", name, hint))
    else:
        sign = "offline" if state == "ready" else "network"
        items.append(el("p", {"key": "offline", "class": "menu-item"}, *_told(sign, name, hint)))
    return items


def _when_to_renew(model: Model) -> str:
    if is_unkept(model):
        return "menu_unsaved"
    return "menu_hint" if can_renew(model) else "menu_later"


def _entry(action: str, sign: str, name: str, hint: str, *, off: bool = False) -> Tree:
    return button(action, "menu-item", *_told(sign, name, hint), off=off)


def _told(sign: str, name: str, hint: str) -> tuple[Tree, Tree]:
    return (
        icon(sign),
        el(
            "span",
            {},
            el("span", {"class": "strong"}, name),
            el("span", {"class": "small"}, hint),
        ),
    )
