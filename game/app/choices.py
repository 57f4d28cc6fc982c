"""What is chosen before a game: who plays, which tradition, which house rules; and its link."""

import json
from collections.abc import Callable
from typing import Any

from game.app.messages import Effect, Msg
from game.app.model import MIXED, Model, RuleSet, Setup
from game.app.people import COLOURS, LONGEST_NAME, clean_name, read_guests, write_guests
from game.app.play import Step
from game.bots import LEVELS
from game.engine import (
    OPTIONS,
    Option,
    Preset,
    Problem,
    Rules,
    decode_rules,
    encode_rules,
    find_preset,
    replace,
    validate,
)
from game.storage import SETS, SETUP, read_fields, write_fields

JUMP = "to-"
MOST_SETS = 20
# How well the computer players can be wanted to play.
OPPONENTS = (*LEVELS, MIXED)


def restore(model: Model, stored: dict[str, str | None]) -> Model:
    """Return the model with the choices that the device has kept, as far as they are sound."""
    setup = Setup(**read_fields(stored.get(SETUP), Setup()._asdict()))
    if setup.level not in OPPONENTS:
        setup = setup._replace(level=Setup().level)
    if setup.colour not in COLOURS:
        setup = setup._replace(colour=COLOURS[0])
    setup = setup._replace(guests=write_guests(read_guests(setup.guests)))
    model = model._replace(sets=_read_sets(stored.get(SETS)))
    return model._replace(setup=setup) if _is_sound(setup) else model


def most_players(setup: Setup) -> int:
    """Return how many computer players there can be at a table of the tradition (R4)."""
    seats = setup.preset.seats[1]
    return (min(seats, 8) if decode_rules(setup.rules).pack == "32" else seats) - 1


def code_in_force(model: Model) -> str:
    """Return the code of the rules that are practised, of those on the table, or being set up."""
    if model.trainer is not None:
        return model.trainer.tradition
    if model.screen != "table" or model.shown is None:
        return model.setup.rules
    rules = model.shown.rules
    return model.setup.rules if decode_rules(model.setup.rules) == rules else encode_rules(rules)


def rules_with(rules: Rules, option: Option, number: int) -> tuple[Rules, tuple[Problem, ...]]:
    """Return ``rules`` with another value for a switch, and what would be wrong with them.

    ValueError when the switch has no value of that number.
    """
    other = replace(rules, **{option.key: option.value(number)})  # type: ignore[arg-type]  # key is a field
    return other, validate(other)


def follow_link(model: Model, msg: Msg) -> Step:
    """Set up the table that a link describes; a game being played is left alone.

    House rules are shown at once: whoever opens the link has yet to hear of them.
    """
    # A jump within the page, to a heading, comes the same way.
    code = msg.value.strip().lower()
    if not code or code.startswith(JUMP):
        return model, ()
    try:
        setup = _with_rules(model.setup, decode_rules(code), code.partition(".")[0])
    except (ValueError, KeyError):
        return model._replace(notice="link_bad"), ()
    if not _is_sound(setup):
        return model._replace(notice="link_bad"), ()
    differs = decode_rules(setup.rules) != _plain(setup, setup.preset)
    if model.screen == "start" and differs:
        model = model._replace(screen="house")
    return changed(model._replace(notice="link_opened"), setup)


def link_shared(model: Model, msg: Msg) -> Step:
    """Say what became of the link ``msg.name``: ``copied``, ``not_copied``, or shared."""
    if msg.value == "not_copied":
        return model._replace(dialog="share", link=msg.name), ()
    return model._replace(notice="link_copied" if msg.value == "copied" else ""), ()


def _is_sound(setup: Setup) -> bool:
    try:
        rules, most = decode_rules(setup.rules), most_players(setup)
    except (ValueError, KeyError):
        return False
    return (
        1 <= setup.players <= most
        and 0 <= setup.first <= setup.players
        and len(setup.name) <= LONGEST_NAME
        and setup.level in OPPONENTS
        and not validate(rules)
    )


def _with_rules(setup: Setup, rules: Rules, base: str) -> Setup:
    """Return the choices with other rules, and no more players than those allow."""
    setup = setup._replace(rules=encode_rules(rules, base))
    players = min(setup.players, most_players(setup))
    return setup._replace(players=players, first=min(setup.first, players))


def changed(model: Model, setup: Setup) -> Step:
    """Take other choices, unless there can be no such table."""
    if not _is_sound(setup):
        return model, ()
    return model._replace(setup=setup), (Effect("store", SETUP, write_fields(setup._asdict())),)


def _change(model: Model, **fields: Any) -> Step:
    """Change fields of the rules, unless the result cannot be played."""
    setup = model.setup
    try:
        rules = replace(decode_rules(setup.rules), **fields)
        other = _with_rules(setup, rules, setup.preset.name)
    except ValueError:
        return model, ()
    return changed(model, other)


def _whole(text: str) -> int:
    """Read a whole number; -1, which no choice allows, for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


def _name(model: Model, msg: Msg) -> Step:
    return changed(model, model.setup._replace(name=clean_name(msg.value)))


def _players(model: Model, msg: Msg) -> Step:
    players = _whole(msg.value)
    first = min(model.setup.first, max(players, 0))
    return changed(model, model.setup._replace(players=players, first=first))


def _first(model: Model, msg: Msg) -> Step:
    return changed(model, model.setup._replace(first=_whole(msg.value)))


def _level(model: Model, msg: Msg) -> Step:
    return changed(model, model.setup._replace(level=msg.value))


def _chips(model: Model, msg: Msg) -> Step:
    return _change(model, chips=_whole(msg.value))


def _hands(model: Model, msg: Msg) -> Step:
    return _change(model, hands=_whole(msg.value))


def _stakes(model: Model, msg: Msg) -> Step:
    low, _, high = msg.value.partition("-")
    return _change(model, stake_min=_whole(low), stake_max=_whole(high))


def _preset(model: Model, msg: Msg) -> Step:
    """Take another tradition as it is; the chips and the length of the game stay.

    House rules are not lost by a tap on the tradition that is chosen already.
    """
    try:
        preset = find_preset(msg.value)
    except KeyError:
        return model, ()
    if preset.name == model.setup.preset.name:
        return model, ()
    rules = _plain(model.setup, preset)
    return changed(model, _with_rules(model.setup, rules, preset.name))


def _back(model: Model, msg: Msg) -> Step:
    """Go back to the tradition as it is."""
    preset = model.setup.preset
    return changed(model, _with_rules(model.setup, _plain(model.setup, preset), preset.name))


def _plain(setup: Setup, preset: Preset) -> Rules:
    """Return a tradition's own rules, but the chips and the hands of ``setup``."""
    now = decode_rules(setup.rules)
    return replace(preset.rules, chips=now.chips, hands=now.hands)


def _rule(model: Model, msg: Msg) -> Step:
    """Change switches: each is ``key=number``, the number that the rule code uses.

    Several, divided by commas, are changed at once: one may only be possible with another.
    """
    changes = _read_changes(msg.value)
    return _change(model, **changes) if changes else (model, ())


def _why(model: Model, msg: Msg) -> Step:
    """Say why switches cannot be changed as the message says."""
    changes = _read_changes(msg.value)
    if not changes:
        return model, ()
    problems = validate(replace(decode_rules(model.setup.rules), **changes))
    return model._replace(notice=problems[0].code if problems else ""), ()


def _read_changes(text: str) -> dict[str, Any]:
    """Read ``key=number,key=number``; empty if any of it means nothing."""
    rows = {option.key: option for option in OPTIONS}
    changes: dict[str, Any] = {}
    for part in text.split(","):
        key, _, number = part.partition("=")
        try:
            changes[key] = rows[key].value(_whole(number))
        except (KeyError, ValueError):
            return {}
    return changes


def _house(model: Model, msg: Msg) -> Step:
    return (model._replace(screen="house"), ()) if model.screen == "start" else (model, ())


def done(model: Model, msg: Msg) -> Step:
    """Go back from the house rules to the start screen."""
    if model.screen != "house":
        return model, ()
    return model._replace(screen="start", dropped=None, set_name=""), ()


def _set_name(model: Model, msg: Msg) -> Step:
    return model._replace(set_name=msg.value[:LONGEST_NAME]), ()


def _keep_set(model: Model, msg: Msg) -> Step:
    """Keep the rules under the name in the message, in place of those with the same name."""
    name = " ".join(msg.value.split())[:LONGEST_NAME]
    if not name:
        return model._replace(notice="set_without_name"), ()
    others = [one for one in model.sets if one.name.casefold() != name.casefold()]
    if len(others) >= MOST_SETS:
        return model._replace(notice="too_many_sets"), ()
    kept = RuleSet(name, model.setup.rules)
    return _set_sets(model._replace(set_name="", dropped=None), (kept, *others))


def _use_set(model: Model, msg: Msg) -> Step:
    place = _whole(msg.value)
    if not 0 <= place < len(model.sets):
        return model, ()
    code = model.sets[place].rules
    rules = decode_rules(code)
    return changed(model, _with_rules(model.setup, rules, code.partition(".")[0]))


def _drop_set(model: Model, msg: Msg) -> Step:
    place = _whole(msg.value)
    if not 0 <= place < len(model.sets):
        return model, ()
    model = model._replace(dropped=model.sets[place])
    return _set_sets(model, (*model.sets[:place], *model.sets[place + 1 :]))


def _undo_drop(model: Model, msg: Msg) -> Step:
    """Keep again what has just been dropped."""
    dropped = model.dropped
    if dropped is None or len(model.sets) >= MOST_SETS:
        return model, ()
    return _set_sets(model._replace(dropped=None), (dropped, *model.sets))


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
            playable = isinstance(name, str) and name.strip() and _is_sound(Setup(rules=code))
        except (ValueError, TypeError, AttributeError):
            continue
        if playable:
            sets.append(RuleSet(name[:LONGEST_NAME], code))
    return tuple(sets[:MOST_SETS])


def _send_link(model: Model, msg: Msg) -> Step:
    """Share or copy the link of the table; ``msg.value`` may name a kept set by its place."""
    place = _whole(msg.value)
    kept = 0 <= place < len(model.sets)
    return model, (
        Effect("share", value=model.sets[place].rules if kept else code_in_force(model)),
    )


TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "name": _name,
    "players": _players,
    "level": _level,
    "first": _first,
    "chips": _chips,
    "hands": _hands,
    "stakes": _stakes,
    "preset": _preset,
    "back": _back,
    "rule": _rule,
    "why": _why,
    "house": _house,
    "done": done,
    "set_name": _set_name,
    "keep_set": _keep_set,
    "use_set": _use_set,
    "drop_set": _drop_set,
    "undo_drop": _undo_drop,
    "send_link": _send_link,
}
