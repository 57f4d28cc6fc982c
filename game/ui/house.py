"""House rules: every switch with what it means, where it is played, and what speaks against it."""

from game.app.seen import Model
from game.app.switches import house_rules, preset_of, sections, switches
from game.i18n import text
from game.ui.controls import button, icon_button
from game.ui.kept_sets import kept_sets, link_to_table
from game.ui.rule_words import table_name, tradition
from game.ui.switch import switch_group
from game.ui.traditions import emblem
from game.ui.tree import Tree, el, row, unseen


def house_screen(model: Model) -> Tree:
    """Draw the screen of the house rules."""
    lang, code = model.prefs.lang, model.setup.rules
    rows = {switch.option.key: switch for switch in switches(code)}
    parts = sections()
    panels = [
        el(
            "section",
            {"key": name, "id": f"to-section-{name}", "class": "panel", "tabindex": "-1"},
            el("h2", {"class": "display"}, text(lang, f"section.{name}")),
            *(switch_group(lang, code, rows[option.key]) for option in options),
        )
        for name, options in parts.items()
    ]
    half = len(panels) // 2
    return el(
        "main",
        {"key": "house", "class": "house"},
        el(
            "header",
            {"key": "head", "class": "house-top"},
            icon_button("done", "back", text(lang, "house.done"), hotkey="Escape"),
            el(
                "h1",
                {"class": "display", "tabindex": "-1", "data-autofocus": True},
                text(lang, "house.title"),
            ),
            icon_button("send_link", "send", text(lang, "link.send")),
        ),
        jumps(lang, "house.jump", "section", [*parts, "sets", "link"], _changed_in(code)),
        el(
            "div",
            {"key": "body", "class": "house-body"},
            # Side by side where there is room.
            row("div", "house-side", panels[:half]),
            row("div", "house-side", [*panels[half:], kept_sets(model), link_to_table(model)]),
        ),
        _foot(lang, code),
    )


def _changed_in(code: str) -> dict[str, int]:
    """Count the house rules of each section."""
    changed = [switch.option.section for switch in house_rules(code)]
    return {section: changed.count(section) for section in changed}


def jumps(
    lang: str, label: str, prefix: str, names: list[str], counts: dict[str, int] | None = None
) -> Tree:
    """Draw the links to the headings further down, with how many house rules stand there."""
    found = counts or {}
    return el(
        "nav",
        {"key": "jumps", "class": "jumps", "aria-label": text(lang, label)},
        *(
            el(
                "a",
                {"key": name, "href": f"#to-{prefix}-{name}"},
                text(lang, f"{prefix}.{name}"),
                _count(lang, found[name]) if name in found else None,
            )
            for name in names
        ),
    )


def _count(lang: str, n: int) -> Tree:
    return el(
        "span",
        {"class": "count"},
        el("span", {"aria-hidden": "true"}, str(n)),
        unseen(f" ({text(lang, 'house.count', n=n)})"),
    )


def _foot(lang: str, code: str) -> Tree:
    """Say how far this is from the tradition, and lead back to it, or on."""
    name = preset_of(code).name
    plain = code.partition(".")[0]
    changed = bool(house_rules(code))
    home = tradition(lang, name)
    return el(
        "footer",
        {"key": "foot", "class": "house-foot"},
        emblem(lang, plain),
        button(
            "force",
            "house-sum",
            table_name(lang, code) if changed else text(lang, "house.plain", tradition=home),
        ),
        button("back", "quiet", text(lang, "house.back")) if changed else None,
        button("done", "big primary", text(lang, "house.done"), key="foot-done"),
    )
