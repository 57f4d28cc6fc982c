"""The switches in words: what they and their values are called, what is played, and where."""

from collections.abc import Sequence

from game.app.switches import PRESETS, Option, Switch, Value, house_rules, played_in, preset_of
from game.i18n import has, number, text

# The second of each pair goes without saying where the first is named.
_FAMILIES = (("italy", "reale"), ("france40", "france32"))


def switch_name(lang: str, option: Option) -> str:
    """Return what a switch is called."""
    return text(lang, f"switch.{option.key}")


def value_name(lang: str, option: Option, value: Value, pack: str) -> str:
    """Return what a value of a switch is called, with a pack of cards."""
    if isinstance(value, bool):
        return text(lang, "switch.yes") if value else text(lang, "switch.no")
    for key in (f"switch.{option.key}.{value}.{pack}", f"switch.{option.key}.{value}"):
        if has(lang, key):
            return text(lang, key)
    return number(lang, int(value))


def says(lang: str, option: Option, value: Value, pack: str) -> str:
    """Return the sentence that tells what a value means; empty where nothing is played."""
    slug = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    exact, any_value = f"switch.{option.key}.{slug}.says", f"switch.{option.key}.says"
    if value != 1 or option.key != "split_hands":
        for key in (f"{exact}.{pack}", exact, f"{any_value}.{pack}", any_value):
            if has(lang, key):
                return text(lang, key, n=value)
    return ""


def where(lang: str, option: Option, value: Value) -> str:
    """Return where a value is played."""
    home, variant = played_in(option, value)
    if len(home) == len(PRESETS):
        return text(lang, "house.everywhere")
    known = [
        text(lang, key, places=_places(lang, names))
        for key, names in (("house.where", home), ("house.variant", variant))
        if names
    ]
    return ". ".join(known) or text(lang, "house.nowhere")


def _places(lang: str, names: Sequence[str]) -> str:
    understood = {second for first, second in _FAMILIES if first in names}
    return listed(lang, [tradition(lang, name) for name in names if name not in understood])


def listed(lang: str, names: Sequence[str]) -> str:
    """Return names as a list in a sentence."""
    *others, last = names
    if not others:
        return last
    some = others[0]
    for name in others[1:]:
        some = text(lang, "house.list", some=some, last=name)
    return text(lang, "house.and", some=some, last=last)


def tradition(lang: str, name: str) -> str:
    """Return the name of a tradition in its own language."""
    return text(lang, f"tradition.{name}")


def table_name(lang: str, code: str) -> str:
    """Return the tradition of a rule code, and how many house rules there are."""
    name = tradition(lang, preset_of(code).name)
    count = len(house_rules(code))
    return text(lang, "tradition.changed", tradition=name, n=count) if count else name


def changed_values(lang: str, code: str, pack: str) -> str:
    """Return the house rules of a rule code in a few words."""
    return " · ".join(_changed_value(lang, switch, pack) for switch in house_rules(code))


def _changed_value(lang: str, switch: Switch, pack: str) -> str:
    name = switch_name(lang, switch.option)
    if switch.value is True:
        return name
    return f"{name}: {value_name(lang, switch.option, switch.value, pack)}"
