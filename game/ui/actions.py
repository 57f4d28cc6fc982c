"""The dock under the thumb: what one can do now, and below it how fast the others play."""

from game.app.seen import Model, SeatView, bank_of_hand, is_you, on_turn
from game.i18n import points, text
from game.ui.controls import button, game_button, speed_choice
from game.ui.icons import icon
from game.ui.picking import cut_anywhere, stake_buttons
from game.ui.tree import Tree, el


def dock(model: Model, shown: SeatView) -> Tree:
    """Draw both rows; they are always there, so that no button ever jumps under a finger."""
    lang = model.prefs.lang
    return el(
        "section",
        {"key": "dock", "class": "dock", "aria-label": text(lang, "table.actions")},
        el("div", {"key": "acts", "class": "acts"}, *_acts(model, shown)),
        el(
            "div",
            {"key": "tempo", "class": "tempo"},
            speed_choice(model),
            button(
                "skip",
                "skip",
                icon("skip"),
                el("span", {}, text(lang, "act.skip")),
                label=text(lang, "act.skip_label"),
                hotkey=" ",
                off=model.my_turn,
            ),
        ),
    )


def _acts(model: Model, shown: SeatView) -> list[Tree]:
    if not model.my_turn:
        return [_status(model, shown)]
    verbs = {action.verb for action in shown.legal}
    if "cut" in verbs:
        return [cut_anywhere(model, shown)]
    if "bet" in verbs:
        return stake_buttons(model, shown)
    lang, seat = model.prefs.lang, shown.seat or 0
    hand = shown.seats[seat].hands[shown.to_act_hand] if shown.seats[seat].hands else None
    acts = []
    if "stand" in verbs:
        total = None if hand is None else hand.total
        acts.append(
            game_button(
                model,
                "stand",
                "big second",
                el("span", {"class": "strong"}, text(lang, "act.stand")),
                None
                if total is None
                else el(
                    "span", {"class": "small"}, text(lang, "act.stand_on", total=points(total))
                ),
                label=text(lang, "act.stand_label"),
                hotkey="s",
            )
        )
    if "hit" in verbs:
        acts.append(
            game_button(
                model,
                "hit",
                "big primary",
                el("span", {"class": "strong"}, text(lang, "act.hit")),
                label=text(lang, "act.hit_label"),
                hotkey="c",
            )
        )
    return acts


# What is going on while nobody is thinking, by the event told last.
_GOING_ON = {
    "draws": "drawing",
    "banker": "drawing",
    "hand_begins": "shuffling",
    "shuffles": "shuffling",
    "cuts": "stakes",
    "stakes": "stakes",
    "deals": "dealing",
}


def _status(model: Model, shown: SeatView) -> Tree:
    lang, seat, bank = model.prefs.lang, on_turn(shown), bank_of_hand(model, shown)
    if seat is None or is_you(shown, seat):
        said = text(lang, f"status.{_going_on(model, shown, bank)}")
    else:
        key = "status.bank" if seat == bank else "status.play"
        said = text(lang, key, name=shown.seats[seat].name)
    return el("p", {"key": "status", "class": "status"}, said)


def _going_on(model: Model, shown: SeatView, bank: int) -> str:
    last = model.told[-1].kind if model.told else "hand_begins"
    if last in _GOING_ON:
        return _GOING_ON[last]
    done = any(hand.state in ("standing", "bust") for hand in shown.seats[bank].hands)
    return "counting" if done else "going_on"
