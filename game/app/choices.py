"""What is chosen before a game: who plays, which tradition, which house rules; and its link."""

import json
from collections.abc import Callable
from typing import Any

from game.app.messages import Effect, Msg
from game.app.model import Model, RuleSet, Setup
from game.app.play import Step
from game.engine import (
    OPTIONS,
    Option,
    Problem,
    Rules,
    decode_rules,
    encode_rules,
    find_preset,
    replace,
    validate,
)
from game.storage import SETS, SETUP, read_fields, write_fields

LONGEST_NAME = 20
MOST_SETS = 20


def restore(model: Model, stored: dict[str, str | None]) -> Model:
    """Return the model with the choices that the device has kept, as far as they are sound."""
    setup = Setup(**read_fields(stored.get(SETUP), Setup()._asdict()))
    model = model._replace(sets=_read_sets(stored.get(SETS)))
    return model._replace(setup=setup) if _is_sound(setup) else model


def most_players(setup: Setup) -> int:
    """Return how many computer players there can be at a table of the tradition (R4)."""
    seats = setup.preset.seats[1]
    return (min(seats, 8) if decode_rules(setup.rules).pack == "32" else seats) - 1


def rules_with(rules: Rules, option: Option, number: int) -> tuple[Rules, tuple[Problem, ...]]:
    """Return ``rules`` with another value for a switch, and what would be wrong with them.

    ValueError when the switch has no value of that number.
    """
    changed = replace(rules, **{option.key: option.value(number)})  # type: ignore[arg-type]  # a field
    return changed, validate(changed)


def follow_link(model: Model, msg: Msg) -> Step:
    """Set up the table that a link describes; a game being played is left alone."""
    if not msg.value:
        return model, ()
    try:
        setup = _with_rules(model.setup, decode_rules(msg.value), msg.value.partition(".")[0])
    except (ValueError, KeyError):
        return model._replace(notice="link_bad"), ()
    if not _is_sound(setup):
        return model._replace(notice="link_bad"), ()
    model, effects = _set_up(model._replace(notice="link_opened"), setup)
    return model, effects


def _is_sound(setup: Setup) -> bool:
    try:
        rules, most = decode_rules(setup.rules), most_players(setup)
    except (ValueError, KeyError):
        return False
    return (
        1 <= setup.players <= most
        and 0 <= setup.first <= setup.players
        and len(setup.name) <= LONGEST_NAME
        and not validate(rules)
    )


def _with_rules(setup: Setup, rules: Rules, base: str) -> Setup:
    """Return the choices with other rules, and no more players than those allow."""
    setup = setup._replace(rules=encode_rules(rules, base))
    players = min(setup.players, most_players(setup))
    return setup._replace(players=players, first=min(setup.first, players))


def _set_up(model: Model, setup: Setup) -> Step:
    if not _is_sound(setup):
        return model, ()
    return model._replace(setup=setup), (Effect("store", SETUP, write_fields(setup._asdict())),)


def _change(model: Model, **fields: Any) -> Step:
    """Change fields of the rules, unless the result cannot be played."""
    setup = model.setup
    try:
        rules = replace(decode_rules(setup.rules), **fields)
        changed = _with_rules(setup, rules, setup.preset.name)
    except ValueError:
        return model, ()
    return _set_up(model, changed)


def _whole(text: str) -> int:
    """Read a whole number; -1, which no choice allows, for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


def _name(model: Model, msg: Msg) -> Step:
    return _set_up(model, model.setup._replace(name=msg.value[:LONGEST_NAME]))


def _players(model: Model, msg: Msg) -> Step:
    players = _whole(msg.value)
    first = min(model.setup.first, max(players, 0))
    return _set_up(model, model.setup._replace(players=players, first=first))


def _first(model: Model, msg: Msg) -> Step:
    return _set_up(model, model.setup._replace(first=_whole(msg.value)))


def _chips(model: Model, msg: Msg) -> Step:
    return _change(model, chips=_whole(msg.value))


def _hands(model: Model, msg: Msg) -> Step:
    return _change(model, hands=_whole(msg.value))


def _stakes(model: Model, msg: Msg) -> Step:
    low, _, high = msg.value.partition("-")
    return _change(model, stake_min=_whole(low), stake_max=_whole(high))


def _preset(model: Model, msg: Msg) -> Step:
    """Take a tradition as it is; the chips and the length of the game stay."""
    try:
        preset = find_preset(msg.value)
    except KeyError:
        return model, ()
    now = decode_rules(model.setup.rules)
    rules = replace(preset.rules, chips=now.chips, hands=now.hands)
    return _set_up(model, _with_rules(model.setup, rules, preset.name))


def _rule(model: Model, msg: Msg) -> Step:
    """Change a switch: the value is ``key=number``, the number that the rule code uses."""
    key, _, number = msg.value.partition("=")
    for option in OPTIONS:
        if option.key == key:
            try:
                value = option.value(_whole(number))
            except ValueError:
                return model, ()
            return _change(model, **{key: value})
    return model, ()


def _house(model: Model, msg: Msg) -> Step:
    return (model._replace(screen="house"), ()) if model.screen == "start" else (model, ())


def _done(model: Model, msg: Msg) -> Step:
    return (model._replace(screen="start"), ()) if model.screen == "house" else (model, ())


def _keep_set(model: Model, msg: Msg) -> Step:
    """Keep the rules under the name in the message, in place of those with the same name."""
    name = " ".join(msg.value.split())[:LONGEST_NAME]
    if not name:
        return model, ()
    others = [one for one in model.sets if one.name.casefold() != name.casefold()]
    return _set_sets(model, (RuleSet(name, model.setup.rules), *others)[:MOST_SETS])


def _use_set(model: Model, msg: Msg) -> Step:
    place = _whole(msg.value)
    if not 0 <= place < len(model.sets):
        return model, ()
    code = model.sets[place].rules
    rules = decode_rules(code)
    return _set_up(model, _with_rules(model.setup, rules, code.partition(".")[0]))


def _drop_set(model: Model, msg: Msg) -> Step:
    place = _whole(msg.value)
    if not 0 <= place < len(model.sets):
        return model, ()
    return _set_sets(model, (*model.sets[:place], *model.sets[place + 1 :]))


def _set_sets(model: Model, sets: tuple[RuleSet, ...]) -> Step:
    text = json.dumps([[one.name, one.rules] for one in sets])
    return model._replace(sets=sets), (Effect("store", SETS, text),)


def _read_sets(text: str | None) -> tuple[RuleSet, ...]:
    """Read the kept house rules; what cannot be played any more is left out."""
    try:
        stored = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return ()
    sets = []
    for one in stored if isinstance(stored, list) else ():
        try:
            name, code = one
            playable = isinstance(name, str) and _is_sound(Setup(rules=code))
        except (ValueError, TypeError, AttributeError):
            continue
        if playable:
            sets.append(RuleSet(name[:LONGEST_NAME], code))
    return tuple(sets[:MOST_SETS])


def _send_link(model: Model, msg: Msg) -> Step:
    """Share or copy the link of the table; ``msg.value`` may name a kept set by its place."""
    place = _whole(msg.value)
    kept = 0 <= place < len(model.sets)
    return model, (Effect("share", value=model.sets[place].rules if kept else model.setup.rules),)


TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "name": _name,
    "players": _players,
    "first": _first,
    "chips": _chips,
    "hands": _hands,
    "stakes": _stakes,
    "preset": _preset,
    "rule": _rule,
    "house": _house,
    "done": _done,
    "keep_set": _keep_set,
    "use_set": _use_set,
    "drop_set": _drop_set,
    "send_link": _send_link,
}
