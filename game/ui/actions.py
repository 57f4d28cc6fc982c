"""The dock under the thumb: what one can do now, and below it how fast the others play."""

from game.i18n import points, text
from game.ui.controls import button, game_button, speed_choice
from game.ui.icons import icon
from game.ui.picking import cut_anywhere, stake_buttons
from game.ui.seen import Model, SeatView
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


def _status(model: Model, shown: SeatView) -> Tree:
    lang = model.prefs.lang
    other = shown.to_act is not None and shown.to_act != shown.seat
    key = f"status.{shown.phase}" if other else "status.dealing"
    name = shown.seats[shown.to_act].name if shown.to_act is not None else ""
    if shown.phase in ("between", "over"):
        key = "status.dealing"
    return el("p", {"key": "status", "class": "status"}, text(lang, key, name=name))
