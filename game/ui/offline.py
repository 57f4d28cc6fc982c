"""Playing without the network, and new versions: a sign, an entry of the menu, a quiet offer."""

from game.app.offline import at_hands_end, offer_of
from game.app.seen import Model
from game.i18n import text
from game.ui.controls import button, icon_button
from game.ui.icons import icon
from game.ui.tree import Tree, classes, el


def offline_sign(model: Model) -> Tree | None:
    """Say that the game works offline, once that has been found out."""
    if model.offline != "ready":
        return None
    return el(
        "span",
        {"key": "offline", "class": "offline-sign"},
        icon("offline"),
        el("span", {}, text(model.prefs.lang, "offline.ready")),
    )


def offer(model: Model) -> Tree | None:
    """Offer a new version, or to fetch what is missing: it can wait, and says so."""
    lang, what = model.prefs.lang, offer_of(model)
    if not what:
        return None
    action = "renew" if what == "version" else "repair"
    said = "version.offer" if what == "version" else f"offline.{model.offline}_hint"
    return el(
        "div",
        {"key": f"offer-{what}", "class": classes("notice", "offer"), "role": "status"},
        el("p", {}, text(lang, said, n=model.missing)),
        button(action, "offer-yes", text(lang, f"offer.{action}")),
        icon_button("decline", "close", text(lang, "offer.decline")),
    )


def offline_items(model: Model) -> list[Tree]:
    """Tell in the menu how far the game can do without the network, and offer what can be done."""
    lang, state = model.prefs.lang, model.offline
    items = []
    if model.renewable:
        can = at_hands_end(model)
        hint = text(lang, "version.menu_hint" if can else "version.menu_later")
        items.append(_entry("renew", "renew", text(lang, "version.menu"), hint, off=not can))
    if not state:
        return items
    hint = text(lang, f"offline.{state}_hint", n=model.missing)
    if state == "ready":
        hint = text(lang, "offline.kept_hint" if model.persisted else "offline.ready_hint")
    name = text(lang, f"offline.{state}")
    if state in ("damaged", "unrepaired"):
        items.append(_entry("repair", "repair", name, hint))
    else:
        sign = "offline" if state == "ready" else "network"
        items.append(el("p", {"key": "offline", "class": "menu-item"}, *_told(sign, name, hint)))
    return items


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
