"""One's own turn: stand, ask for a card in the ways played here, hide, burn, split, raise."""

from game.app.seen import (
    HIDDEN,
    Card,
    HandView,
    Model,
    SeatView,
    raise_obstacle,
    split_obstacle,
)
from game.i18n import number, points, text
from game.ui.advice import Worth, worth_of
from game.ui.cards import card_words
from game.ui.controls import button, game_button
from game.ui.phrases import phrase, small_card
from game.ui.picking import chosen_amount, range_of, steps
from game.ui.tree import Child, Tree, classes, el, unseen


def turn_buttons(model: Model, shown: SeatView) -> list[Tree]:
    """Return the large buttons of one's turn: stand, and the ways to get a card (R12, R13)."""
    verbs = {action.verb for action in shown.legal}
    if "show" in verbs:
        return _decision(model, shown)
    buttons = []
    if "stand" in verbs:
        buttons.append(_stand(model, shown))
    if "hit" in verbs:
        buttons.append(_face_up(model, shown, "hit:down" in verbs))
    if "hit:down" in verbs:
        buttons.append(_face_down(model, shown, "hit" in verbs))
    if "stand" in verbs and not verbs & {"hit", "hit:down"}:
        buttons.append(_no_card(model))
    return buttons


def side_buttons(model: Model, shown: SeatView) -> list[Tree]:
    """Return what else the rules bring in one's turn: burn, split, raise; or why not now."""
    lang = model.prefs.lang
    verbs = {action.verb for action in shown.legal}
    row: list[Tree] = []
    if "burn" in verbs:
        row.append(_burn(model, shown))
    if "split" in verbs:
        row.append(_split(model, shown))
    if "raise" in verbs:
        row.append(_raise(model, shown))
    if shown.phase == "play" and verbs & {"hit", "hit:down"} and "stand" not in verbs:
        row.insert(0, _note(text(lang, "why.card_after_raise")))
    obstacle = raise_obstacle(shown) or split_obstacle(shown)
    if obstacle and not row:
        stake = _hand(shown).stake
        n = stake - shown.seats[shown.seat or 0].chips if obstacle == "few_chips" else stake
        row.append(_note(text(lang, f"why.{obstacle}", n=n)))
    return row


def _hand(shown: SeatView) -> HandView:
    return shown.seats[shown.seat or 0].hands[shown.to_act_hand]


def _hidden(hand: HandView) -> list[Card]:
    """Return the cards that lie face down, as far as one knows them."""
    return [
        card for card, up in zip(hand.cards, hand.face_up, strict=True) if not up and card != HIDDEN
    ]


def _large(
    model: Model,
    action: str,
    look: str,
    strong: str,
    small: tuple[Child, ...],
    *,
    label: str | None = None,
    hotkey: str,
) -> Tree:
    # Whichever way a card comes, asking for one is one choice.
    worth = worth_of(model, action.partition(":")[0])
    return game_button(
        model,
        action,
        classes("big", look, worth is not None and "weighed"),
        el("span", {"class": "strong"}, strong),
        el("span", {"class": "small"}, *small) if small else None,
        *_told(worth, label),
        label=f"{label}: {worth.words}" if label and worth else label,
        hotkey=hotkey,
    )


def _told(worth: Worth | None, label: str | None) -> tuple[Child, ...]:
    """Write on a button what its choice is worth; the label says it where there is one."""
    if worth is None:
        return ()
    return (worth.line,) if label else (unseen(f": {worth.words}"), worth.line)


def _stand(model: Model, shown: SeatView) -> Tree:
    lang, sum_of_hand = model.prefs.lang, _hand(shown).total
    on = () if sum_of_hand is None else (text(lang, "act.stand_on", total=points(sum_of_hand)),)
    return _large(model, "stand", "second", text(lang, "act.stand"), on, hotkey="s")


def _face_up(model: Model, shown: SeatView, choice: bool) -> Tree:
    """The button that asks for a card face up, named by what it is chosen against."""
    lang, hand = model.prefs.lang, _hand(shown)
    chosen_once = shown.rules.receive == "open_or_closed" and shown.seat != shown.banker
    if not choice:
        word, label = text(lang, "act.hit"), text(lang, "act.hit_label")
        small: tuple[Child, ...] = (text(lang, "act.up_small"),) if chosen_once else ()
    else:
        hidden = _hidden(hand)[:1]
        small = phrase(lang, "act.card_hidden", card=small_card(lang, hidden[0])) if hidden else ()
        word = text(lang, "act.hit_open" if chosen_once else "act.hit_up")
        label = text(lang, "act.hit_open_label" if chosen_once else "act.hit_up_label")
    return _large(model, "hit", "primary", word, small, label=label, hotkey="c")


def _face_down(model: Model, shown: SeatView, choice: bool) -> Tree:
    """The button that asks for a card face down; it says which card is turned up for it."""
    lang, hand = model.prefs.lang, _hand(shown)
    closed = shown.rules.receive == "open_or_closed"
    # Who has chosen closed cards has nothing more to turn up.
    turns = [] if closed and len(hand.cards) > 1 else _hidden(hand)[:1]
    word = "act.hit_closed" if closed else "act.hit_down"
    small: tuple[Child, ...] = (text(lang, "act.down_small"),) if not choice else ()
    label = text(lang, "act.hit_down_label")
    if turns:
        small = phrase(lang, "act.card_shown", card=small_card(lang, turns[0]))
        label = text(
            lang,
            "act.hit_closed_label" if closed else "act.turns_up_label",
            card=card_words(lang, turns[0]),
        )
    return _large(
        model,
        "hit:down",
        "third" if choice else "primary",
        text(lang, word if choice else "act.hit"),
        small,
        label=label,
        hotkey="d",
    )


def _no_card(model: Model) -> Tree:
    lang = model.prefs.lang
    return el(
        "p",
        {"key": "no-card", "class": "big no-card"},
        el("span", {"class": "small"}, text(lang, "why.no_cards_left")),
    )


def _decision(model: Model, shown: SeatView) -> list[Tree]:
    """The card just received: show it, or keep it hidden and turn the other up (R13, FR)."""
    lang, hidden = model.prefs.lang, _hidden(_hand(shown))
    if not hidden:
        return _decision_unseen(model, shown)
    new, others = hidden[-1], hidden[:-1]
    turned = (
        phrase(lang, "act.card_shown", card=small_card(lang, others[0]))
        if others
        else (text(lang, "act.down_small"),)
    )
    hide_label = (
        text(lang, "act.hide_label", new=card_words(lang, new), old=card_words(lang, others[0]))
        if others
        else text(lang, "act.hide_alone_label", new=card_words(lang, new))
    )
    return [
        _large(
            model,
            "show",
            "second",
            text(lang, "act.show"),
            phrase(lang, "act.card_shown", card=small_card(lang, new)),
            label=text(lang, "act.show_label", card=card_words(lang, new)),
            hotkey="u",
        ),
        _large(
            model, "hide", "primary", text(lang, "act.hide"), turned, label=hide_label, hotkey="d"
        ),
    ]


def _decision_unseen(model: Model, shown: SeatView) -> list[Tree]:
    """The same for somebody who looks at the cards only while holding them."""
    lang, others = model.prefs.lang, _hand(shown).face_up.count(False) > 1
    turned = text(lang, "act.other_shown" if others else "act.down_small")
    show, hide = text(lang, "act.show"), text(lang, "act.hide")
    labels = [text(lang, "act.show_unseen_label"), text(lang, "act.hide_unseen_label")]
    return [
        _large(model, "show", "second", show, (), label=labels[0], hotkey="u"),
        _large(
            model,
            "hide",
            "primary",
            hide,
            (turned,),
            label=labels[1] if others else hide,
            hotkey="d",
        ),
    ]


def _burn(model: Model, shown: SeatView) -> Tree:
    lang, card = model.prefs.lang, _hand(shown).cards[0]
    if card == HIDDEN:
        return game_button(
            model,
            "burn",
            "side",
            text(lang, "act.burn_unseen"),
            label=text(lang, "act.burn_unseen_label"),
            hotkey="b",
        )
    label, worth = (
        text(lang, "act.burn_label", card=card_words(lang, card)),
        worth_of(model, "burn"),
    )
    return game_button(
        model,
        "burn",
        "side",
        el("span", {}, *phrase(lang, "act.burn", card=small_card(lang, card))),
        *_told(worth, label),
        label=f"{label}: {worth.words}" if worth else label,
        hotkey="b",
    )


def _split(model: Model, shown: SeatView) -> Tree:
    lang, stake = model.prefs.lang, _hand(shown).stake
    label, worth = text(lang, "act.split_label", n=stake), worth_of(model, "split")
    return game_button(
        model,
        "split",
        "side",
        el("span", {}, text(lang, "act.split", n=stake)),
        *_told(worth, label),
        label=f"{label}: {worth.words}" if worth else label,
        hotkey="p",
    )


def _raise(model: Model, shown: SeatView) -> Tree:
    """The stake to which one may raise, chosen by steps and set by one tap (R16)."""
    lang = model.prefs.lang
    low, high = range_of(shown, "raise")
    amount = chosen_amount(model, shown, "raise")
    less, more = steps(model, "amount", amount, low, high, "side step")
    return el(
        "div",
        {
            "key": "raise",
            "class": "raise",
            "role": "group",
            "aria-label": text(lang, "act.raise_group"),
        },
        less,
        game_button(
            model,
            f"raise:{amount}",
            "side gold",
            text(lang, "act.raise", n=amount),
            label=text(lang, "act.raise_label", n=amount),
            hotkey="a",
            key="raise",
        ),
        more,
        button(
            "amount",
            "side side-max",
            text(lang, "act.max"),
            value=str(high),
            label=text(lang, "act.raise_max", n=number(lang, high)),
            off=amount >= high,
            key="max",
        ),
    )


def _note(said: str) -> Tree:
    return el("p", {"key": "note", "class": "side-note", "role": "note"}, said)
