"""House rules kept under names, and the table's code and link."""

from game.app.seen import Model
from game.app.switches import preset_of
from game.i18n import text
from game.ui.controls import button
from game.ui.icons import icon
from game.ui.rule_words import table_name
from game.ui.traditions import emblem
from game.ui.tree import Child, Tree, classes, el, unseen


def kept_sets(model: Model) -> Tree:
    """Draw the sets that were kept, and the field to name another one."""
    lang = model.prefs.lang
    known = {one.name.casefold() for one in model.sets}
    replaces = " ".join(model.set_name.split()).casefold() in known
    dropped = model.dropped
    return el(
        "section",
        {"key": "sets", "id": "to-section-sets", "class": "panel sets", "tabindex": "-1"},
        el("h2", {"class": "display"}, text(lang, "section.sets")),
        el("p", {"class": "meaning"}, text(lang, "sets.about")),
        el(
            "form",
            {"class": "set-new"},
            el(
                "input",
                {
                    "data-action": "set_name",
                    "type": "text",
                    "value": model.set_name,
                    "aria-label": text(lang, "sets.name"),
                    "placeholder": text(lang, "sets.hint"),
                    "maxlength": "20",
                    "autocomplete": "off",
                    "enterkeyhint": "done",
                },
            ),
            el(
                "button",
                {
                    # The enter key in the field taps it.
                    "type": "submit",
                    "class": "keep",
                    "data-action": "keep_set",
                    "data-value": model.set_name,
                },
                text(lang, "sets.replace" if replaces else "sets.keep"),
            ),
        ),
        el(
            "p",
            {"key": "dropped", "class": "set-dropped", "role": "status"},
            text(lang, "sets.dropped", name=dropped.name),
            button("undo_drop", "quiet", text(lang, "sets.undo")),
        )
        if dropped
        else None,
        el("ul", {"class": "set-list"}, *(_set(model, place) for place in range(len(model.sets))))
        if model.sets
        else el("p", {"class": "where"}, text(lang, "sets.empty")),
    )


def _set(model: Model, place: int) -> Tree:
    lang, one = model.prefs.lang, model.sets[place]
    used = one.rules == model.setup.rules
    return el(
        "li",
        {"key": one.name, "class": classes("kept", used and "used")},
        button(
            "use_set",
            "kept-use",
            emblem(lang, preset_of(one.rules).name),
            unseen(f"{text(lang, 'sets.use')} "),
            el(
                "span",
                {"class": "way-words"},
                el("span", {"class": "strong"}, one.name),
                el("span", {"class": "where"}, table_name(lang, one.rules)),
            ),
            value=str(place),
            pressed=used,
        ),
        *(
            button(action, "icon-button", icon(sign), value=str(place), label=said)
            for action, sign, said in (
                ("send_link", "send", text(lang, "sets.send", name=one.name)),
                ("drop_set", "drop", text(lang, "sets.drop", name=one.name)),
            )
        ),
    )


def link_to_table(model: Model) -> Tree:
    """Draw the table's code, and the button that sends its link."""
    lang, code = model.prefs.lang, model.setup.rules
    return el(
        "section",
        {"key": "link", "id": "to-section-link", "class": "panel link", "tabindex": "-1"},
        el("h2", {"class": "display"}, text(lang, "section.link")),
        el("p", {"class": "meaning"}, text(lang, "link.about")),
        el(
            "p",
            {"class": "table-code"},
            el("span", {"class": "where"}, text(lang, "link.code")),
            el("code", {}, code),
        ),
        button("send_link", "big second", text(lang, "link.send"), key="foot-link"),
    )


def share_lines(model: Model) -> list[Child]:
    """Draw the link to copy by hand."""
    lang = model.prefs.lang
    code = model.link or model.setup.rules
    return [
        el("p", {}, text(lang, "share.text")),
        el("p", {"class": "table-code"}, el("code", {"class": "address"}, code)),
    ]
