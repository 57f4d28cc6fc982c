"""The dock under the thumb: what one can do now, and below it how fast the others play."""

from game.app.seen import Model, SeatView, bank_of_hand, is_you, on_turn
from game.i18n import text
from game.ui.advice import advice_button
from game.ui.asking import side_buttons, turn_buttons
from game.ui.controls import button, setting_choice
from game.ui.holding import look_button
from game.ui.icons import icon
from game.ui.picking import cut_anywhere, stake_buttons, vote_for_oneself
from game.ui.tree import Tree, classes, el


def dock(model: Model, shown: SeatView) -> Tree:
    """Draw both rows; they are always there, so that no button ever jumps under a finger.

    In one's own turn what else the rules bring takes the place of the lower row, of which
    nothing is needed then: nobody is waited for. So does the advice take that of skipping.
    """
    lang = model.prefs.lang
    acting = model.my_turn and shown.phase in ("play", "bank")
    side = side_buttons(model, shown) if acting else []
    advice = advice_button(model, small=bool(side)) if acting else None
    if model.game and model.game.several:
        advice = look_button(model, shown, small=bool(side))
    return el(
        "section",
        {"key": "dock", "class": "dock", "aria-label": text(lang, "table.actions")},
        el("div", {"key": "acts", "class": "acts"}, *acts(model, shown)),
        el("div", {"key": "side", "class": "tempo sides"}, *side, advice)
        if side
        else el(
            "div",
            {"key": "tempo", "class": "tempo"},
            setting_choice(model, "speed"),
            advice or skip_button(model, model.my_turn),
        ),
    )


def skip_button(model: Model, off: bool, css: str = "") -> Tree:
    """Make the button that tells at once what the others do."""
    lang = model.prefs.lang
    return button(
        "skip",
        classes("skip", css),
        icon("skip"),
        el("span", {}, text(lang, "act.skip")),
        label=text(lang, "act.skip_label"),
        hotkey=" ",
        off=off,
    )


def acts(model: Model, shown: SeatView) -> list[Tree]:
    """Return the buttons of one's turn; where it is not, what is going on."""
    if not model.my_turn:
        return [_status(model, shown)]
    if shown.phase == "vote":
        return [vote_for_oneself(model, shown)]
    if shown.phase == "cut":
        return [cut_anywhere(model, shown)]
    if shown.phase == "stakes":
        return stake_buttons(model, shown)
    # Between hands the reckoning has the buttons.
    return turn_buttons(model, shown) if shown.phase in ("play", "bank") else []


# What is going on while nobody is thinking, by the event told last.
_GOING_ON = {
    "draws": "drawing",
    "votes": "drawing",
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
    hands = shown.seats[bank].hands if bank >= 0 else ()
    done = any(hand.state in ("standing", "bust") for hand in hands)
    return "counting" if done else "going_on"
