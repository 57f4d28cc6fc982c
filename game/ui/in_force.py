"""The rules in force at the table, in words, the house rules marked."""

from game.app.seen import Model
from game.app.switches import Switch, code_in_force, decode_rules, sections, switches
from game.i18n import text
from game.ui.controls import button
from game.ui.players import who_plays_how
from game.ui.rule_words import says, switch_name, table_name
from game.ui.tree import Child, Tree, el, unseen


def rules_in_force(model: Model) -> list[Child]:
    """Say what is played now, section by section."""
    lang, code = model.prefs.lang, code_in_force(model)
    rows = {switch.option.key: switch for switch in switches(code)}
    pack = decode_rules(code).pack
    shown: list[Child] = [
        el("p", {"class": "force-name"}, el("strong", {"class": "display"}, table_name(lang, code)))
    ]
    for name, options in sections().items():
        items = [item for option in options if (item := rule_item(lang, rows[option.key], pack))]
        if items:
            shown.append(
                el(
                    "section",
                    {"key": name, "class": "rule"},
                    el("h3", {}, text(lang, f"section.{name}")),
                    el("ul", {}, *items),
                )
            )
    # Those at a game that waits do not play at the trainer's table.
    if model.game is not None and model.trainer is None:
        shown.append(who_plays_how(model, model.game))
    shown.append(
        el(
            "div",
            {"class": "sheet-acts"},
            button("send_link", "big second", text(lang, "force.send")),
            button("rules", "big second", text(lang, "force.read")),
        )
    )
    return shown


def rule_item(lang: str, switch: Switch, pack: str) -> Tree | None:
    """Say what a switch means as it is; None where it means nothing and nothing was changed."""
    said = says(lang, switch.option, switch.value, pack)
    if not said and switch.house_rule:
        said = text(lang, "force.not_played", name=switch_name(lang, switch.option))
    if not said:
        return None
    return el(
        "li",
        {"key": switch.option.key, "class": "ours" if switch.house_rule else "usual"},
        said,
        mark(lang) if switch.house_rule else None,
    )


def mark(lang: str) -> Tree:
    """Mark a sentence as a house rule."""
    return el("span", {"class": "ours-mark"}, unseen(" ("), text(lang, "force.mark"), unseen(")"))
