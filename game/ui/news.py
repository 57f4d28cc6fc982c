"""What happened, told in order: the last few lines at the table, all of them in the log."""

from game.app.seen import HIDDEN, Event, Model, SeatView, bank_of_hand, is_you, name_of_hand
from game.i18n import text
from game.ui.phrases import Value, bold, hand_word, phrase, small_card, total, worth
from game.ui.tree import Child, Tree, el

_LINES = 3
# Said by the drawing alone: the log has them, the few lines at the table do not.
_SHOWN_ONLY = frozenset({"deals"})
# Those whose words need but who, a card, or an amount.
_TOLD = frozenset(
    {
        "draws", "deals", "burns", "turns_up", "shuffles", "reshuffles", "cuts", "stakes",
        "returns", "stands", "leaves", "keeps_hidden", "raises", "splits", "offers", "passes",
        "keeps_bank", "fund_pays",
    }
)  # fmt: skip


def latest(model: Model, shown: SeatView) -> Tree:
    """Draw the last lines, read out as they come."""
    lines: list[tuple[int, tuple[Child, ...]]] = []
    for index in range(len(model.told) - 1, -1, -1):
        event = model.told[index]
        if event.kind in _SHOWN_ONLY and event.seat != shown.seat:
            continue
        said = sentence(model, shown, event)
        if said:
            lines.append((index, said))
            if len(lines) == _LINES:
                break
    return el(
        "ol",
        {"class": "news-lines", "aria-live": "polite", "aria-relevant": "additions"},
        *(
            el("li", {"key": str(index), "class": _when(model, index)}, *said)
            for index, said in reversed(lines)
        ),
    )


def _when(model: Model, index: int) -> str | None:
    """Let a card be seen before it is spoken of."""
    comes = any(move.at == index and move.kind == "comes" for move in model.moves)
    return "late" if comes else None


def log_list(model: Model, shown: SeatView) -> Tree:
    """Draw everything that was told of this hand."""
    lang = model.prefs.lang
    lines = [
        el("li", {"key": str(index), "class": f"log-{event.kind}"}, *said)
        for index, event in enumerate(model.told)
        if (said := sentence(model, shown, event))
    ]
    return el("ol", {"class": "log"}, *lines) if lines else el("p", {}, text(lang, "log.empty"))


def sentence(model: Model, shown: SeatView, event: Event) -> tuple[Child, ...]:
    """Tell one event; nothing for those that say nothing to a person."""
    lang, kind = model.prefs.lang, event.kind
    whom = "you" if event.seat >= 0 and is_you(shown, event.seat) else "other"
    values = _values(lang, shown, event)
    if kind in ("shuffles", "reshuffles"):
        return _shuffle(lang, event, whom, values)
    if kind in _TOLD:
        return phrase(lang, f"news.{kind}.{whom}", **values)
    if kind in ("draws_card", "redraws"):
        return _card(lang, event, whom, values)
    if kind == "banker":
        return phrase(lang, f"news.banker.{event.text}.{whom}", **values)
    if kind in ("collects", "pays"):
        return _payment(model, shown, event, values)
    if kind == "turn":
        return _turn(model, shown, event, values)
    if kind == "votes":
        return _vote(lang, shown, event, whom, values)
    if kind == "game_over":
        return phrase(lang, f"news.game_over.{event.text}")
    return _of_hand(lang, shown, event, whom, values)


def _values(lang: str, shown: SeatView, event: Event) -> dict[str, Value]:
    name = bold(lang, shown, event.seat) if event.seat >= 0 else ""
    cards = [small_card(lang, card) for card in event.cards]
    return {"name": name, "card": cards, "cards": cards, "n": event.amount}


def _shuffle(lang: str, event: Event, whom: str, values: dict[str, Value]) -> tuple[Child, ...]:
    """Tell of a shuffle with the begin of its fingerprint, which nobody wants to hear read out."""
    said = phrase(lang, f"news.{event.kind}.{whom}", **values)
    if not event.text:
        return said
    begin = f" {event.text[:4]}\u00a0{event.text[4:8]}"
    return (*said, el("code", {"class": "print", "aria-hidden": "true"}, begin))


def _card(lang: str, event: Event, whom: str, values: dict[str, Value]) -> tuple[Child, ...]:
    """Tell of a card that came: also whether it lies face down, and what it is to who may know."""
    kind = event.kind
    if HIDDEN in event.cards:
        # One's own too, where several people share the screen.
        return phrase(lang, f"news.{kind}_unseen.other", **values)
    down = "_down" if event.seen_by == "owner" and kind == "draws_card" else ""
    return phrase(lang, f"news.{kind}{down}.{whom}", **values)


def _of_hand(
    lang: str, shown: SeatView, event: Event, whom: str, values: dict[str, Value]
) -> tuple[Child, ...]:
    kind, rules = event.kind, shown.rules
    if kind == "hand_begins":
        return phrase(lang, f"news.hand_begins.{whom}", name=values["name"], number=event.amount)
    if kind == "bust":
        return phrase(lang, f"news.bust.{whom}", name=values["name"], total=total(event.total))
    hands = shown.seats[event.seat].hands if event.seat >= 0 else ()
    hand = hands[event.hand] if event.hand < len(hands) else None
    split = hand is not None and hand.split
    if kind == "shows":
        value = worth(lang, rules, event.cards, event.total, split)
        return phrase(lang, f"news.shows.{whom}", **values, total=value)
    if kind == "pair_of_sevens":
        said = hand_word(lang, rules, "pair_of_sevens", "says")
        return phrase(lang, f"news.exclaims.{whom}", name=values["name"], said=said)
    if kind == "seven_half":
        if hand is not None and name_of_hand(hand.cards, rules, split):
            said = hand_word(lang, rules, "royal", "says")
            return phrase(lang, f"news.exclaims.{whom}", name=values["name"], said=said)
        return phrase(lang, f"news.seven_half.{whom}", name=values["name"])
    return ()


def _vote(
    lang: str, shown: SeatView, event: Event, whom: str, values: dict[str, Value]
) -> tuple[Child, ...]:
    name = values["name"]
    if event.amount == event.seat:
        return phrase(lang, f"news.votes_self.{whom}", name=name)
    if is_you(shown, event.amount):
        return phrase(lang, "news.votes_you", name=name)
    return phrase(lang, f"news.votes.{whom}", name=name, whom=bold(lang, shown, event.amount))


def _payment(
    model: Model, shown: SeatView, event: Event, values: dict[str, Value]
) -> tuple[Child, ...]:
    lang = model.prefs.lang
    if is_you(shown, event.seat):
        whom = "you"
    elif is_you(shown, bank_of_hand(model, shown)):
        whom = "bank_you"
    else:
        whom = "other"
    said = phrase(lang, f"news.{event.kind}.{whom}", **values)
    if event.short:
        # A bank without chips, or a player who cannot pay twice (R21, R28).
        said += phrase(lang, f"news.short_{event.kind}", n=event.short)
    return said


def _turn(
    model: Model, shown: SeatView, event: Event, values: dict[str, Value]
) -> tuple[Child, ...]:
    lang, you = model.prefs.lang, is_you(shown, event.seat)
    if event.seat == bank_of_hand(model, shown):
        return phrase(
            lang, "news.turn.bank_you" if you else "news.turn.bank_other", name=values["name"]
        )
    if you and model.game is not None and model.game.several and not event.hand:
        return phrase(lang, "people.turn", name=values["name"])
    if you and event.hand:
        return phrase(lang, "news.turn.your_hand", number=event.hand + 1)
    # Whose turn it is among the others is seen at the table, and soon told by what they do.
    return phrase(lang, "news.turn.you") if you else ()
