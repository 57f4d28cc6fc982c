"""A hand as a link: written from what a seat was told, read as a hand to be replayed.

Behind ``hand.`` stand, packed with zlib and written in letters that a URL can have, a list of JSON
values: the format, the rule code, the hand's number, the seats of the bank and of who shares it,
the names and the chips of all, the fund, the packs as the cards came, the used cards where the
first pack was not new (else null), and what was done. It has the cards that everybody saw in the
end, and neither the seed nor what was left in the pack.

Reading plays the hand by the rules: what they do not allow is no hand.
"""

import binascii
import json
import zlib
from typing import Any

from game.app import choices
from game.app.dealings import dealings
from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.play import Step
from game.app.replay import Tape, tape_of
from game.engine import (
    HIDDEN,
    Action,
    Card,
    Seat,
    State,
    apply,
    decode_rules,
    dump_state,
    encode_rules,
    load_state,
    parse_action,
)
from game.engine.actions import MOST_CHIPS
from game.engine.cards import CARDS, PACKS
from game.engine.rules import MOST_SEATS
from game.i18n import language_of, text

FORMAT = 1
# Characters: of a link, and of what is packed in it.
LONGEST = 4000
_LONGEST_INSIDE = 12_000
_LONGEST_NAME = 20
_MOST_ACTIONS = 400

# A card as one character, by its place in the whole pack.
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CARDS = dict(zip(_LETTERS, CARDS.values(), strict=True))
_LETTER_OF = {card: letter for letter, card in _CARDS.items()}

# What is told of it is not what the hand is about, and cannot be shown without the seed.
_LEFT_OUT = ("next", "cut", "vote", "stop")
_OVER = ("offers", "answer", "between", "over")


# ---- writing


def write_hand(tape: Tape, actions: tuple[Action, ...]) -> str:
    """Write a hand that is over as the text behind ``hand.``; empty if it cannot be told.

    ``tape`` is what the seat that shares it was told, ``actions`` all that was done.
    """
    seat = tape.before.seat
    begin = next((at for at, one in enumerate(tape.told, 1) if one.kind == "hand_begins"), 0)
    if seat is None or not begin:
        return ""
    bank = tape.told[begin - 1].seat
    view = tape.view_at(begin)
    kept = not any(one.kind in ("shuffles", "reshuffles") for one in _till_deal(tape, begin))
    packs = dealings(view, tape.told[begin:])
    if HIDDEN in view.used or any(HIDDEN in pack.cards for pack in packs):
        return ""
    data = [
        FORMAT,
        encode_rules(view.rules),
        view.hand_number,
        bank,
        seat,
        [one.name for one in view.seats],
        [one.chips for one in view.seats],
        view.fund,
        [_letters(pack.cards) for pack in packs],
        _letters(view.used) if kept else None,
        " ".join(str(one) for one in actions if one.verb not in _LEFT_OUT),
    ]
    whole = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    packed = zlib.compress(whole, 9, -15)
    written = binascii.b2a_base64(packed, newline=False).decode()
    return written.rstrip("=").replace("+", "-").replace("/", "_")


def _till_deal(tape: Tape, begin: int) -> tuple[Any, ...]:
    """Return the events from the begin of the hand to its first card."""
    told = tape.told[begin:]
    count = next((at for at, one in enumerate(told) if one.kind == "deals"), len(told))
    return told[:count]


def _letters(cards: tuple[Card, ...]) -> str:
    return "".join(_LETTER_OF[card] for card in cards)


# ---- reading


def read_hand(code: str) -> tuple[str, Tape]:
    """Read the text behind ``hand.``: the rule code, and the hand. ValueError where it is none."""
    try:
        return _played(json.loads(_unpacked(code)))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError) as bad:
        raise ValueError("no hand") from bad
    except (zlib.error, RecursionError) as bad:
        raise ValueError("no hand") from bad


def _unpacked(code: str) -> str:
    if len(code) > LONGEST or not code.isascii():
        raise ValueError("too long")
    packed = binascii.a2b_base64(code.replace("-", "+").replace("_", "/") + "==")
    work = zlib.decompressobj(-15)
    whole = work.decompress(packed, _LONGEST_INSIDE)
    if not work.eof:
        raise ValueError("too long")
    return whole.decode()


def _played(data: Any) -> tuple[str, Tape]:
    number, code, hand, bank, viewer, names, chips, fund, packs, used, actions = data
    if number != FORMAT or type(number) is not int:
        raise ValueError("another format")
    for one in (hand, bank, viewer, fund, *chips):
        if type(one) is not int or abs(one) > 100 * MOST_CHIPS:
            raise ValueError("not a number")
    rules = decode_rules(code)
    count, whole = len(names), PACKS[rules.pack]
    seats = [Seat(_name(name), each, [], not each) for name, each in zip(names, chips, strict=True)]
    sound = (
        2 <= count <= MOST_SEATS[rules.pack]
        and 0 <= viewer < count
        and 0 <= bank < count
        and min(chips) >= 0
        and chips[bank] > 0
        and sum(one > 0 for one in chips) > 1
        and 1 <= hand <= (rules.hands or hand)
    )
    if not sound:
        raise ValueError("no table")
    start = State(rules, "", seats)
    start.banker, start.fund, start.hand_number = bank, fund, hand - 1
    start.phase, start.to_act = "between", bank
    start.stacked = True
    stacked = [_cards(pack, whole) for pack in packs]
    if used is None:
        start.packs = tuple(stacked)
        start.pack = whole
    else:
        first, *others = stacked
        start.packs, start.used, start.shuffler = tuple(others), _cards(used, whole), bank
        known = {*first, *start.used}
        start.pack = first + tuple(card for card in whole if card not in known)
    begun, _ = apply(start, Action("next"))
    # Once the hand has begun all can be seen that could make the rules stumble later.
    load_state(dump_state(begun))
    done = tuple(parse_action(one) for one in actions.split())
    if len(done) > _MOST_ACTIONS or any(one.verb in _LEFT_OUT for one in done):
        raise ValueError("no hand")
    state = begun
    for action in done:
        state, _ = apply(state, action)
    if state.phase not in _OVER:
        raise ValueError("a hand that is not over")
    tape = tape_of(start, (Action("next"), *done), viewer)
    if [_letters(one.cards) for one in dealings(tape.before, tape.told)] != packs:
        raise ValueError("other cards than came")
    return encode_rules(rules), tape


def _cards(letters: Any, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    cards = tuple(_CARDS[letter] for letter in letters)
    if len(set(cards)) != len(cards) or not set(cards) <= set(pack):
        raise ValueError("not cards of one pack")
    return cards


def _name(name: Any) -> str:
    """Return a name as text to be shown: no longer than others, and nothing that cannot be seen."""
    if not isinstance(name, str):
        raise TypeError("not a name")
    return "".join(letter for letter in name if letter.isprintable())[:_LONGEST_NAME]


# ---- on the page


def linked(model: Model, msg: Msg) -> Step:
    """Replay the hand of a link; what is on the table, or kept, waits."""
    try:
        rules, tape = read_hand(msg.value.removeprefix("hand."))
    except ValueError:
        return model._replace(notice="hand_bad"), ()
    model = model._replace(dialog="replay", tape=tape, told_to=tape.stops[0], linked=rules)
    return model._replace(trail=(), notice=""), ()


def _sent(model: Model, msg: Msg) -> Step:
    """Share the hand that is looked at."""
    from game.app.reviewing import hand_of

    game, review, tape = model.game, model.review, model.tape
    if model.linked or game is None or review is None or tape is None:
        return model, ()
    hand = hand_of(model, review.number)
    code = write_hand(tape, hand[1]) if hand else ""
    if not code:
        return model._replace(notice="hand_unsent"), ()
    said = text(language_of(model.prefs.lang), "hand_link.said", number=review.number)
    return model, (Effect("share", name=said, value=f"hand.{code}"),)


def _table_of_link(model: Model, msg: Msg) -> Step:
    """Leave the replay, and set up the table at which the hand was played."""
    if not model.linked or model.dialog != "replay":
        return model, ()
    code = model.linked
    model = model._replace(dialog="", linked="", tape=None, told_to=0)
    return choices.follow_link(model, Msg("link", "", code, msg.at))


TAPS = {"send_hand": _sent, "play_linked": _table_of_link}
