"""What happened, told in order: the last few lines at the table, all of them in the log."""

from game.app.seen import Event, Model, SeatView, bank_of_hand, is_you
from game.i18n import text
from game.ui.phrases import bold, phrase, small_card, total
from game.ui.tree import Child, Tree, el

_LINES = 3
# Said by the drawing alone: the log has them, the few lines at the table do not.
_SHOWN_ONLY = frozenset({"deals"})
_PLAIN = frozenset({"shuffles", "reshuffles", "cuts", "stands", "leaves", "seven_half"})


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
        *(el("li", {"key": str(index)}, *said) for index, said in reversed(lines)),
    )


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
    you = event.seat >= 0 and is_you(shown, event.seat)
    whom = "you" if you else "other"
    name = bold(lang, shown, event.seat) if event.seat >= 0 else ""
    key = f"news.{kind}.{whom}"
    if kind in _PLAIN:
        return phrase(lang, key, name=name)
    if kind in ("draws", "deals", "draws_card"):
        return phrase(lang, key, name=name, card=_cards(lang, event))
    if kind == "shows":
        cards = _cards(lang, event)
        return phrase(lang, key, name=name, cards=cards, total=total(event.total))
    if kind in ("stakes", "returns"):
        return phrase(lang, key, name=name, n=event.amount)
    if kind == "bust":
        return phrase(lang, key, name=name, total=total(event.total))
    if kind == "hand_begins":
        return phrase(lang, key, name=name, number=event.amount)
    if kind == "banker":
        return phrase(lang, f"news.banker.{event.text}.{whom}", name=name)
    if kind in ("collects", "pays"):
        return _payment(model, shown, event, name)
    if kind == "turn":
        return _turn(model, shown, event, name)
    if kind == "game_over":
        return phrase(lang, f"news.game_over.{event.text}")
    return ()


def _payment(model: Model, shown: SeatView, event: Event, name: Child) -> tuple[Child, ...]:
    lang = model.prefs.lang
    if is_you(shown, event.seat):
        whom = "you"
    elif is_you(shown, bank_of_hand(model, shown)):
        whom = "bank_you"
    else:
        whom = "other"
    said = phrase(lang, f"news.{event.kind}.{whom}", name=name, n=event.amount)
    return said + (phrase(lang, "news.short", n=event.short) if event.short else ())


def _turn(model: Model, shown: SeatView, event: Event, name: Child) -> tuple[Child, ...]:
    lang, you = model.prefs.lang, is_you(shown, event.seat)
    if event.seat == bank_of_hand(model, shown):
        return phrase(lang, "news.turn.bank_you" if you else "news.turn.bank_other", name=name)
    # Whose turn it is among the others is seen at the table, and soon told by what they do.
    return phrase(lang, "news.turn.you") if you else ()


def _cards(lang: str, event: Event) -> list[Tree]:
    return [small_card(lang, card) for card in event.cards]
