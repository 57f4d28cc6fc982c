"""One's own place at the table: chips and stake, one's cards large, what they come to."""

from game.app.seen import (
    HIDDEN,
    HandView,
    Model,
    PlayerView,
    SeatView,
    bank_of_hand,
    mark_at,
    name_of_hand,
    own_hand_in_play,
    place_of,
    settled,
    still_to_beat,
    votes,
)
from game.i18n import number, points, signed, text
from game.ui.cards import token
from game.ui.chips import stack
from game.ui.discs import disc_at
from game.ui.holding import hold_area
from game.ui.icons import icon
from game.ui.marks import card_in_words, card_tag, is_special, state_of
from game.ui.motion import just_now, of_hand, of_stake, slot
from game.ui.phrases import hand_word, name_of
from game.ui.picking import cut_pack, stake_tray, vote_tray
from game.ui.seats import bank_mark
from game.ui.tree import Child, Tree, classes, el, unseen


def own_hand(model: Model, shown: SeatView) -> Tree:
    """Draw one's own place, with what is being chosen where the cards will lie."""
    lang, seat = model.prefs.lang, place_of(model, shown)
    player = shown.seats[seat]
    bank = bank_of_hand(model, shown) == seat
    verbs = {action.verb for action in shown.legal} if model.my_turn else set()
    several = len(player.hands) > 1
    return el(
        "section",
        {
            "key": "me",
            "class": classes(
                "me",
                bank and "is-bank",
                model.my_turn and "is-turn",
                several and "has-hands",
                "show" in verbs and "deciding",
                "bet" in verbs and _has_cards(player) and "staking",
            ),
            "aria-label": text(lang, "table.you"),
        },
        _who(model, shown, seat, bank),
        *_middle(model, shown, player, verbs),
        hold_area(model, shown) if model.game and model.game.several else None,
    )


def _has_cards(player: PlayerView) -> bool:
    return any(hand.cards for hand in player.hands)


def _who(model: Model, shown: SeatView, seat: int, bank: bool) -> Tree:
    lang, player = model.prefs.lang, shown.seats[seat]
    stake = sum(hand.stake for hand in player.hands)
    net = settled(model).get(seat)
    mark = mark_at(model, shown) == seat
    return el(
        "div",
        {"key": "who", "class": "me-who"},
        _name(model, shown, seat),
        el(
            "p",
            {"class": "purse"},
            el("i", {"class": "coin"}),
            unseen(text(lang, "seat.chips") + " "),
            number(lang, player.chips),
        ),
        _stake(model, shown, stake) if stake else None,
        _votes(lang, given) if (given := votes(model).get(seat, 0)) else None,
        el(
            "p",
            {"key": "bank", "class": "bank-word"},
            bank_mark(model, seat) if mark else None,
            text(lang, "seat.bank") if bank else None,
        )
        if bank or mark
        else None,
        el(
            "p",
            {"key": f"net-{net}", "class": classes("net", "gain" if net > 0 else "loss")},
            signed(lang, net),
        )
        if net
        else None,
    )


def _name(model: Model, shown: SeatView, seat: int) -> Tree:
    said, disc = name_of(model.prefs.lang, shown, seat), disc_at(model, seat)
    if disc is None:
        return el("h2", {"class": "name"}, said)
    return el("h2", {"class": "name of-people"}, disc, el("span", {}, said))


def _stake(model: Model, shown: SeatView, stake: int) -> Tree:
    lang, seat = model.prefs.lang, place_of(model, shown)
    moving = of_stake(model, shown.seats[seat], seat)
    return el(
        "p",
        {"key": f"stake-{stake}", "class": classes("stake", moving)},
        stack(stake),
        unseen(text(lang, "seat.stake") + " "),
        number(lang, stake),
    )


def _votes(lang: str, given: int) -> Tree:
    return el(
        "p",
        {"key": f"votes-{given}", "class": "my-votes"},
        token("bank"),
        text(lang, "seat.votes", n=given),
    )


def _middle(
    model: Model, shown: SeatView, player: PlayerView, verbs: set[str]
) -> tuple[Tree | None, ...]:
    hands = player.hands
    if "vote" in verbs:
        return (vote_tray(model, shown),)
    if "cut" in verbs:
        return (cut_pack(model, shown),)
    if "bet" in verbs:
        # Where the own card is looked at first, it stays in sight beside the chips (R11).
        card = _cards(model, shown, hands[0], 0) if _has_cards(player) else None
        return card, stake_tray(model, shown)
    if len(hands) > 1:
        return (_several(model, shown, hands),)
    if not hands:
        return (el("ol", {"key": "cards", "class": "fan me-cards", "style": {"--n": "0"}}),)
    return _cards(model, shown, hands[0], 0), _total(model, shown, hands[0])


def _several(model: Model, shown: SeatView, hands: tuple[HandView, ...]) -> Tree:
    """Draw hands from splitting side by side, the one being played larger (R27)."""
    lang, seat = model.prefs.lang, place_of(model, shown)
    at = own_hand_in_play(shown)
    drawn = []
    for place, hand in enumerate(hands):
        state = state_of(shown, seat, hand)
        playing = place == at and hand.state == "playing"
        drawn.append(
            el(
                "li",
                {
                    "key": f"hand-{place}",
                    "class": classes("own-hand", f"is-{hand.state}", f"total-{state}"),
                    "style": {"--n": str(len(hand.cards))},
                    "aria-current": "true" if playing else None,
                },
                unseen(text(lang, "seat.hand_number", number=place + 1)),
                _cards(model, shown, hand, place, large=playing),
                el(
                    "div",
                    {"class": "own-foot"},
                    el("b", {"key": f"total-{hand.total}", "class": "sum"}, *_sum(lang, hand)),
                    _stake(model, shown, hand.stake) if hand.stake else None,
                    unseen(f" {text(lang, f'state.{state}')}") if state else None,
                ),
            )
        )
    return el(
        "ol", {"key": "hands", "class": "own-hands", "style": {"--hands": str(len(hands))}}, *drawn
    )


def _sum(lang: str, hand: HandView) -> tuple[Child, ...]:
    if hand.total is None or not hand.cards:
        return ()
    return unseen(text(lang, "seat.your_total") + " "), points(hand.total)


def _cards(
    model: Model, shown: SeatView, hand: HandView, number_of_hand: int, *, large: bool = True
) -> Tree:
    """Draw a hand of one's own; small cards show nothing but their index and sign."""
    return el(
        "ol",
        {
            "key": "cards",
            "class": classes(
                "fan",
                "me-cards",
                f"is-{hand.state}",
                of_hand(model, shown, place_of(model, shown), number_of_hand),
            ),
            "style": {"--n": str(len(hand.cards))},
        },
        *(
            _own_card(model, shown, hand, (number_of_hand, place), large)
            for place in range(len(hand.cards))
        ),
    )


def _own_card(
    model: Model, shown: SeatView, hand: HandView, at: tuple[int, int], large: bool
) -> Tree:
    number_of_hand, place = at
    secret = not hand.face_up[place]
    return slot(
        model,
        shown,
        (place_of(model, shown), number_of_hand, place),
        "secret" if secret else "",
        card_tag(shown.rules, hand, place, values=True),
        el("span", {"key": "only-you", "class": "only-you", "aria-hidden": "true"}, icon("secret"))
        if secret and hand.cards[place] != HIDDEN
        else None,
        tag="li",
        large=large,
        label=card_in_words(model.prefs.lang, shown.rules, hand, place),
    )


def _total(model: Model, shown: SeatView, hand: HandView) -> Tree | None:
    if not hand.cards or hand.total is None:
        return None
    lang, seat, rules = model.prefs.lang, place_of(model, shown), shown.rules
    state = state_of(shown, seat, hand)
    name = name_of_hand(hand.cards, rules, hand.split)
    coming, first = just_now(model, seat, "comes"), len(hand.cards) == 1
    bank_plays = hand.state == "playing" and bank_of_hand(model, shown) == seat
    left = still_to_beat(shown, hand) if bank_plays else 0
    word = hand_word(lang, rules, name, "short" if name == "royal" else "hand") if name else ""
    if not name and state in ("bust", "standing"):
        word = text(lang, f"state.{state}")
    return el(
        "div",
        {
            "key": "total",
            "class": classes(
                "me-total",
                f"total-{state}",
                is_special(state) and "total-special",
                coming and first and "counted",
            ),
        },
        el(
            "p",
            {"key": "disc", "class": "disc"},
            unseen(text(lang, "seat.your_total") + " "),
            # Not before the card that makes it can be seen.
            el(
                "span",
                {
                    "key": f"sum-{hand.total}",
                    "class": classes("sum", coming and not first and "counted"),
                },
                hand_word(lang, rules, name, "short")
                if name == "pair_of_sevens"
                else points(hand.total),
            ),
        ),
        el("p", {"class": "total-word"}, word) if word else None,
        el("p", {"class": "beats"}, text(lang, "bank.can_beat" if left else "bank.safe", n=left))
        if bank_plays
        else None,
    )
