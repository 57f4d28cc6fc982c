"""Choosing how much to stake, where to cut, for whom to vote: by tapping, never by typing."""

from game.app.seen import Model, SeatView, opponents, votes
from game.i18n import number, text
from game.ui.cards import mini_back, token
from game.ui.controls import button, game_button
from game.ui.discs import whose_turn
from game.ui.phrases import name_of
from game.ui.tree import Tree, classes, el

_QUICK = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
# Wider than this a number does not fit on a chip; such a stake is the largest one anyway.
_WIDEST_CHIP = 999
_CUTS = 6


def range_of(shown: SeatView, verb: str) -> tuple[int, int]:
    """Return the smallest and the largest amount with which a verb is legal."""
    amounts = [action.amount or 0 for action in shown.legal if action.verb == verb]
    return min(amounts), max(amounts)


def chosen_stake(model: Model, shown: SeatView) -> int:
    """Return the stake being chosen, within what is legal now."""
    low, high = range_of(shown, "bet")
    return max(low, min(high, model.stake or low))


def quick_stakes(low: int, high: int) -> list[int]:
    """Return a few stakes worth a chip of their own, the smallest and the largest among them."""
    usual = [stake for stake in _QUICK if low < stake < high]
    if len(usual) > 3:
        usual = [usual[len(usual) * quarter // 4] for quarter in (1, 2, 3)]
    return sorted({low, *usual, high})


def next_stake(stake: int, low: int, high: int, up: bool) -> int:
    """Return the stake one step up or down: steps grow with the stake, and end on round numbers."""
    at = stake if up else stake - 1
    step = 1
    while at >= 20 * step:
        step *= 5 if str(step)[0] == "1" else 2
    return max(low, min(high, (at // step + up) * step))


def stake_tray(model: Model, shown: SeatView) -> Tree:
    """Draw the chips from which the stake is chosen with one tap."""
    lang = model.prefs.lang
    low, high = range_of(shown, "bet")
    stake = chosen_stake(model, shown)
    return el(
        "div",
        {"key": "tray", "class": "tray"},
        whose_turn(model, shown),
        el(
            "p",
            {"class": "ask"},
            text(lang, "act.choose_stake"),
            el("span", {"class": "limits"}, text(lang, "act.limits", low=low, high=high)),
        ),
        el(
            "div",
            {"class": "tray-chips", "role": "group", "aria-label": text(lang, "seat.stake")},
            *(
                el(
                    "button",
                    {
                        "key": str(amount),
                        "type": "button",
                        "class": classes("chip-button", amount == stake and "chosen"),
                        "data-action": "stake",
                        "data-value": str(amount),
                        "aria-label": text(lang, "act.quick", n=amount),
                        "aria-pressed": "true" if amount == stake else "false",
                    },
                    token("chip"),
                    el(
                        "span",
                        {"class": f"digits-{len(str(amount))}"},
                        text(lang, "act.max")
                        if amount == high > _WIDEST_CHIP
                        else number(lang, amount),
                    ),
                )
                for amount in quick_stakes(low, high)
            ),
        ),
    )


def stake_buttons(model: Model, shown: SeatView) -> list[Tree]:
    """Return the buttons that make the stake one chip smaller or larger, and set it."""
    stake = chosen_stake(model, shown)
    less, more = steps(model, "stake", stake, *range_of(shown, "bet"))
    said = text(model.prefs.lang, "act.bet", n=stake)
    bet = game_button(model, f"bet:{stake}", "big primary", said, hotkey="Enter", key="bet")
    return [less, bet, more]


def chosen_amount(model: Model, shown: SeatView, verb: str) -> int:
    """Return the raise or the offer being chosen, within what is legal now."""
    low, high = range_of(shown, verb)
    return max(low, min(high, model.amount))


def steps(
    model: Model, action: str, amount: int, low: int, high: int, css: str = "big step"
) -> tuple[Tree, Tree]:
    """Return the buttons that make an amount smaller and larger; ``action`` is what they send."""
    lang = model.prefs.lang
    less, more = (next_stake(amount, low, high, up) for up in (False, True))
    return (
        button(
            action,
            css,
            el("span", {"aria-hidden": "true"}, "−"),
            value=str(less),
            label=text(lang, "act.less", n=less),
            hotkey="-",
            off=amount <= low,
            key="less",
        ),
        button(
            action,
            css,
            el("span", {"aria-hidden": "true"}, "+"),
            value=str(more),
            label=text(lang, "act.more", n=more),
            hotkey="+",
            off=amount >= high,
            key="more",
        ),
    )


def vote_tray(model: Model, shown: SeatView) -> Tree:
    """Draw the other seats as buttons, to give one the first bank by one's vote (R7)."""
    lang, given = model.prefs.lang, votes(model)
    return el(
        "div",
        {"key": "vote", "class": "tray vote"},
        whose_turn(model, shown),
        el("p", {"class": "ask"}, text(lang, "act.choose_vote")),
        el(
            "div",
            {"class": "vote-names"},
            *(
                game_button(
                    model,
                    f"vote:{seat}",
                    "vote-for",
                    el("span", {"class": "name"}, name_of(lang, shown, seat)),
                    el("span", {"class": "vote-count"}, token("bank"), str(given[seat]))
                    if seat in given
                    else None,
                    label=text(lang, "act.vote_label", name=name_of(lang, shown, seat)),
                )
                for seat in opponents(shown)
            ),
        ),
    )


def vote_for_oneself(model: Model, shown: SeatView) -> Tree:
    """Return the button that votes for one's own seat."""
    return game_button(
        model,
        f"vote:{shown.seat}",
        "big primary",
        text(model.prefs.lang, "act.vote_self"),
        hotkey="Enter",
        key="vote-self",
    )


def cut_pack(model: Model, shown: SeatView) -> Tree:
    """Draw the pack from the side; a tap on it cuts there."""
    lang = model.prefs.lang
    low, high = range_of(shown, "cut")
    step = (high - low + 1) / _CUTS
    depths = sorted({low + int(step * (part + 0.5)) for part in range(_CUTS)})
    return el(
        "div",
        {"key": "cut", "class": "tray cut"},
        whose_turn(model, shown),
        el("p", {"class": "ask"}, text(lang, "act.choose_cut")),
        el(
            "div",
            {"class": "cut-pack"},
            *(
                game_button(
                    model,
                    f"cut:{depth}",
                    "cut-here",
                    *(mini_back(model.prefs.lang) for _ in range(4)),
                    label=text(lang, "act.cut", n=depth),
                )
                for depth in depths
            ),
        ),
    )


def cut_anywhere(model: Model, shown: SeatView) -> Tree:
    """Return the button that cuts at a spot nobody chose."""
    low, high = range_of(shown, "cut")
    # The fingerprint of the shuffle is known to all and says nothing about the cards.
    spot = low + sum(map(ord, shown.fingerprint)) % (high - low + 1)
    return game_button(
        model,
        f"cut:{spot}",
        "big primary",
        text(model.prefs.lang, "act.cut_anywhere"),
        hotkey="Enter",
        key="cut-anywhere",
    )
