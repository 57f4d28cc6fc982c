"""One switch of the house rules: its values to choose from, and what speaks against them."""

from game.app.switches import (
    Option,
    Switch,
    Value,
    Way,
    decode_rules,
    preset_of,
    switches,
    way,
    ways,
)
from game.i18n import has, text
from game.ui.icons import icon
from game.ui.picking import next_stake
from game.ui.rule_words import says, switch_name, tradition, value_name, where
from game.ui.tree import Child, Tree, classes, el, unseen

# A limit where the tradition has none.
_SOME = 10


def switch_group(lang: str, code: str, switch: Switch) -> Tree:
    """Draw a switch: its name, what it means, and its values to choose from."""
    option = switch.option
    values = ways(code, option)
    name = el("h3", {"id": f"switch-{option.key}"}, switch_name(lang, option))
    if isinstance(switch.value, bool):
        control = [name, *_toggle(lang, code, switch)]
    elif values:
        control = [_values(lang, code, switch, values, name)]
    else:
        control = [name, *_stepper(lang, code, switch)]
    return el(
        "div",
        {
            "key": option.key,
            "class": classes("switch", f"switch-{option.key}", switch.house_rule and "differs"),
            "role": "group",
            "aria-labelledby": f"switch-{option.key}",
        },
        *control,
        _back_to_usual(lang, code, switch) if switch.house_rule else None,
    )


def _back_to_usual(lang: str, code: str, switch: Switch) -> Tree:
    """Mark a switch that differs, and lead back to what the tradition has."""
    option, pack = switch.option, decode_rules(code).pack
    home = tradition(lang, preset_of(code).name)
    usual = value_name(lang, option, switch.usual, pack)
    back = way(code, option, switch.usual)
    return _or_why(
        back,
        "usual",
        [
            icon("undo"),
            unseen(text(lang, "house.usual_label", name=switch_name(lang, option)) + " "),
            el("span", {}, text(lang, "house.usual", tradition=home, value=usual)),
        ],
        {},
    )


def _or_why(taken: Way, css: str, children: list[Child], more: dict[str, str]) -> Tree:
    """Make the button that takes a value; where it cannot be taken, a tap asks why."""
    attributes: dict[str, object] = {"type": "button", **more}
    key = f"{css} {taken.number}"
    if not taken.problems:
        attributes |= {"data-action": "rule", "data-value": taken.message}
        return el("button", {"key": key, "class": css, **attributes}, *children)
    off = {"class": f"{css} greyed", "aria-disabled": "true"}
    return el(
        "span",
        {"key": key, "class": "why", "data-action": "why", "data-value": taken.message},
        el("button", {**off, **attributes}, *children),
    )


def _against(lang: str, code: str, taken: Way) -> list[Child]:
    """Say why a value cannot be taken, and offer what would make it possible."""
    lines: list[Child] = []
    for problem in taken.problems:
        key = f"problem.{problem.code}"
        lines.append(
            el(
                "p",
                {"class": "against"},
                text(lang, key if has(lang, key) else "notice.other"),
            )
        )
    if taken.remedy:
        other, value = taken.remedy
        option = next(switch.option for switch in switches(code) if switch.option.key == other)
        ways_to_say = {True: "house.mend_on", False: "house.mend_off"}
        toggle = isinstance(taken.value, bool)
        said = text(
            lang,
            ways_to_say[bool(taken.value)] if toggle else "house.mend",
            name=switch_name(lang, option),
            value=value_name(lang, option, value, decode_rules(code).pack),
        )
        lines.append(
            el(
                "button",
                {
                    "key": f"mend {taken.number}",
                    "type": "button",
                    "class": "mend",
                    "data-action": "rule",
                    "data-value": taken.mended,
                },
                icon("more"),
                el("span", {}, said),
            )
        )
    return lines


def _values(lang: str, code: str, switch: Switch, values: tuple[Way, ...], name: Tree) -> Tree:
    """Let choose one of a few values, each with its sentence and where it is played.

    They unfold under the value that is in force: the screen stays short enough to look through.
    """
    option, pack = switch.option, decode_rules(code).pack
    about = f"switch.{option.key}.about"
    meaning = _sentence(lang, option, switch.value, pack)
    if meaning is None and has(lang, about):
        meaning = el("span", {"class": "meaning"}, text(lang, about))
    rows: list[Child] = []
    for one in values:
        children: list[Child] = [
            el("span", {"class": "dot"}),
            el(
                "span",
                {"class": "way-words"},
                el("span", {"class": "strong"}, value_name(lang, option, one.value, pack)),
                _sentence(lang, option, one.value, pack),
                el("span", {"class": "where"}, where(lang, option, one.value)),
            ),
        ]
        pressed = "true" if one.value == switch.value else "false"
        rows.append(_or_why(one, "way", children, {"aria-pressed": pressed}))
        rows += _against(lang, code, one)
    return el(
        "details",
        {},
        el(
            "summary",
            {},
            name,
            el("span", {"class": "now"}, value_name(lang, option, switch.value, pack)),
            icon("unfold"),
            meaning,
        ),
        *rows,
    )


def _sentence(lang: str, option: Option, value: Value, pack: str) -> Tree | None:
    said = says(lang, option, value, pack)
    return el("span", {"class": "meaning"}, said) if said else None


def _toggle(lang: str, code: str, switch: Switch) -> list[Child]:
    """Let switch something on or off; what it means is said whether it is on or not."""
    option = switch.option
    other = way(code, option, not switch.value)
    pack = decode_rules(code).pack
    children: list[Child] = [
        el(
            "span",
            {"class": "way-words"},
            _sentence(lang, option, True, pack),
            el("span", {"class": "where"}, where(lang, option, True)),
        ),
        el("span", {"class": "toggle"}, el("span", {"class": "knob"})),
    ]
    state = {
        "role": "switch",
        "aria-checked": "true" if switch.value else "false",
        "aria-labelledby": f"switch-{option.key}",
    }
    return [_or_why(other, "way on-off", children, state), *_against(lang, code, other)]


def _stepper(lang: str, code: str, switch: Switch) -> list[Child]:
    """Let make a number smaller or larger in steps that grow with it."""
    option, pack = switch.option, decode_rules(code).pack
    assert option.range is not None
    low, high = option.range
    now = int(switch.value)
    shown: list[Child] = []
    against: list[Child] = []
    for up, sign, word in ((False, "less", "house.less"), (True, "more", "house.more")):
        # Nothing, as a largest stake or as a number of hands, means that there is no limit.
        to = next_stake(now, max(low, 1), high, up) if now else 0
        if to == now:
            blank = {"key": sign, "type": "button", "class": "step", "disabled": True}
            label = {"aria-label": switch_name(lang, option)}
            shown.append(el("button", {**blank, **label}, icon(sign)))
            continue
        taken = way(code, option, to)
        label = {"aria-label": text(lang, word, value=value_name(lang, option, to, pack))}
        shown.append(_or_why(taken, "step", [icon(sign)], label))
        against += _against(lang, code, taken)
    value = el("output", {"key": "value"}, value_name(lang, option, now, pack))
    return [
        el("p", {"class": "meaning"}, text(lang, f"switch.{option.key}.about")),
        el(
            "div",
            {"class": "stepper"},
            shown[0],
            value,
            shown[1],
            _unlimited(lang, code, switch) if low == 0 else None,
        ),
        *against,
    ]


def _unlimited(lang: str, code: str, switch: Switch) -> Tree:
    """Let do without a limit, or with the usual one again."""
    option = switch.option
    to = 0 if switch.value else int(switch.usual) or _SOME
    pressed = {"aria-pressed": "false" if switch.value else "true"}
    name = value_name(lang, option, 0, decode_rules(code).pack)
    return _or_why(way(code, option, to), "unlimited", [name], pressed)
