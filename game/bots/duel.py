"""Plays the equilibrium of one player against the bank, where its table applies.

It applies with two seats left, a whole pack, the rules of a preset in all that matters, chips
for all payments, and a hand that is not split. Elsewhere the answer is None.
"""

from functools import cache

from game.bots.equilibrium import (
    CLOSED,
    FIRST,
    HID,
    HIGH,
    LOW,
    PLAIN,
    UNSTAKED,
    BankSees,
    PlayerSees,
    Table,
    high_chance,
    table,
)
from game.bots.reading import mood, own_hand
from game.engine import HIDDEN, PRESETS, Action, Card, HandView, Rules, SeatView, hand_rank
from game.engine.cards import PACKS
from game.engine.scoring import card_values

# What two players need not agree on with a preset to play the same game.
_MATTERS = (
    "pack",
    "stake_time",
    "receive",
    "show_seven_half",
    "raising",
    "tie",
    "seven_half_pays",
    "bank_seven_half_collects",
    "royal",
    "pair_of_sevens",
    "wild",
    "burn",
)
# Besides, where a stake can tell something.
_STAKES_MATTER = ("stake_min", "stake_max")

# With less between the least stake and the most the table's bluffs are no good.
_LEAST_SPREAD = 10


@cache
def preset_of(rules: Rules) -> str | None:
    """Return the preset whose table holds under ``rules``; splitting is left out of them all."""
    for preset in PRESETS:
        fields = _MATTERS + (_STAKES_MATTER if rules.stake_time == "after" else ())
        if all(getattr(rules, field) == getattr(preset.rules, field) for field in fields):
            return preset.name
    return None


def stake(view: SeatView) -> Action | None:
    """Return the stake where it is set after looking: the least or the most.

    The most is what one may stake, and no more than the bank can pay.
    """
    if view.rules.stake_time != "after" or (book := _book(view)) is None:
        return None
    most = most_staked(view)
    if most < _LEAST_SPREAD * view.rules.stake_min:
        return None
    level = _drawn(view, "stake", book.player(_sees(view, UNSTAKED)))
    bet = Action("bet", most if level == HIGH else view.rules.stake_min)
    return bet if level and bet in view.legal else None


def most_staked(view: SeatView) -> int:
    """Return the largest stake, in chips, for which the bank can pay whatever it may owe."""
    rules = view.rules
    seat = view.seats[_player(view)]
    chips = seat.chips + sum(hand.stake for hand in seat.hands)
    most = min(rules.stake_max or chips, chips)
    if not rules.fund:
        most = min(most, view.seats[view.banker].chips // _most_paid(rules))
    return most


def play(view: SeatView) -> Action | None:
    """Return what this seat does in its turn as a player."""
    if (book := _book(view)) is None:
        return None
    hand = own_hand(view)
    legal = {action.verb for action in view.legal}
    if hand.split or not _can_be_paid(view, hand.stake):
        return None
    level = PLAIN
    if view.rules.stake_time == "after":
        level = HIGH if hand.stake > view.rules.stake_min else LOW
    # Who has just raised has to ask for a card: as was meant with the stake as it was.
    raised = "stand" not in legal and "hide" not in legal
    chances = book.player(_sees(view, LOW if raised else level))
    if raised and chances:
        chances = {
            choice: chance for choice, chance in chances.items() if choice.startswith("raise:")
        }
    choice = _drawn(view, "raised" if raised else "play", chances)
    if choice is None:
        return None
    if choice.startswith("raise:"):
        most = most_staked(view)
        if not raised and Action("raise", most) in view.legal:
            return Action("raise", most)
        choice = choice.removeprefix("raise:")
    return Action(choice) if choice in legal else None


def bank(view: SeatView) -> Action | None:
    """Return what this seat does in its turn as the bank."""
    if (book := _book(view)) is None:
        return None
    rules = view.rules
    theirs = view.seats[_player(view)].hands
    if len(theirs) != 1 or not _can_be_paid(view, theirs[0].stake):
        return None
    hand, own = theirs[0], own_hand(view)
    if HIDDEN not in hand.cards:
        beaten = hand_rank(hand.cards, rules) > hand_rank(own.cards, rules)
        return Action("hit" if beaten else "stand")
    assert own.total is not None
    values = card_values(rules.pack)
    shown = sum(values[card] for card in hand.cards if card != HIDDEN)
    level = PLAIN
    if rules.stake_time == "after":
        chance = high_chance(hand.stake, rules.stake_min, most_staked(view))
        # Taken for the one or the other for the whole turn.
        level = HIGH if _fall(view, "level", own.cards[:1]) < chance else LOW
    sees = BankSees(level, _last(hand, rules), shown, hand.cards.count(HIDDEN))
    draws = book.bank(sees, own.total, len(own.cards))
    if draws is None:
        return None
    return Action("hit" if _fall(view, "draw", own.cards) < draws else "stand")


def _book(view: SeatView) -> Table | None:
    """The table, where it applies to the rules, the seats and the pack."""
    preset = preset_of(view.rules)
    if preset is None or sum(not seat.out for seat in view.seats) != 2 or view.used:
        return None
    dealt = sum(len(hand.cards) for seat in view.seats for hand in seat.hands)
    if view.pack_count + dealt != len(PACKS[view.rules.pack]):
        return None
    return table(preset)


def _player(view: SeatView) -> int:
    """The seat that plays against the bank."""
    return next(
        number for number, seat in enumerate(view.seats) if number != view.banker and not seat.out
    )


def _most_paid(rules: Rules) -> int:
    return 2 if rules.royal else rules.seven_half_pays


def _can_be_paid(view: SeatView, stake: int) -> bool:
    """Tell whether the bank can pay the most that may be won with a stake."""
    chips = view.seats[view.banker].chips
    return view.rules.fund or stake * _most_paid(view.rules) <= chips


def _sees(view: SeatView, level: str) -> PlayerSees:
    """What the table's player looks at in its own hand."""
    hand, values = own_hand(view), card_values(view.rules.pack)
    pending = 0
    if any(action.verb == "hide" for action in view.legal):
        pending = values[hand.cards[-1]]
        hand = hand._replace(cards=hand.cards[:-1], face_up=hand.face_up[:-1])
    up = [values[card] for card, up in zip(hand.cards, hand.face_up, strict=True) if up]
    whole = sum(values[card] for card in hand.cards)
    return PlayerSees(level, _last(hand, view.rules), sum(up), whole - sum(up), pending)


def _last(hand: HandView, rules: Rules) -> str:
    """How the last card came, as all can see."""
    if len(hand.cards) == 1:
        return FIRST
    if rules.receive == "open_or_closed" and not hand.face_up[1]:
        return CLOSED
    return str(card_values(rules.pack)[hand.cards[-1]]) if hand.face_up[-1] else HID


def _drawn(view: SeatView, what: str, chances: dict[str, float] | None) -> str | None:
    """One of the choices, as often as they are likely; None where there is none."""
    if not chances:
        return None
    fall = _fall(view, what, own_hand(view).cards) * sum(chances.values())
    for choice, chance in chances.items():
        fall -= chance
        if fall < 0:
            return choice
    return None


def _fall(view: SeatView, what: str, cards: tuple[Card, ...]) -> float:
    """A number from 0 to below 1, out of what all can see, own cards, and ``what`` it is for.

    With what all can see alone, the others could work out what a mixed decision will be. Two
    decisions on one and the same number would hang together, which the table knows nothing of.
    """
    return mood(view, f"{what} {view.phase} {' '.join(cards)}")
