"""Examples with drawn cards: what cards count, how they are received, what hands are worth."""

from game.app.seen import HIDDEN, Card, parse_card
from game.app.switches import SEVEN_HALF, Rules, hand_total, without_wild
from game.i18n import has, points, text
from game.ui.cards import card_words, mini_card
from game.ui.tree import Child, Tree, el, unseen

_STAKE = 4

# What each pack counts, in rows of cards that are said together.
_VALUES = {
    "40": (("number", "Ad 2c 3h 4s 5d 6c 7h"), ("face", "Js Qd Kc")),
    "32": (("high", "As Kh Qc Jd"), ("low", "10s 9h 8c 7d")),
}
_BEST = {"40": "7d Kh", "32": "As 10h"}

# One's own hidden card and the next one, and what may lie hidden then.
_RECEIVED = {"40": ("6s", "Qh", "2c"), "32": ("Qs", "9h", "Jc")}
_WAYS = {
    "hide_before": ("face_up", "face_down"),
    "hide_after": ("shown", "kept"),
    "open_or_closed": ("open", "closed"),
}

_STORY = {
    "40": {"anna": "6s Qh", "ben": "Kc 3d 4s", "bank": "4h 2c Jd"},
    "32": {"anna": "Kh Jc", "ben": "10s Kd Qh", "bank": "Qd Qs"},
}
_ROYAL = {"40": ("7d Kc", "5h 2c Js"), "32": ("Ad 9c", "Kh Qc 8s")}
_PAIR = {"40": "7c 7s", "32": "Ac As"}
_WILD = {"Kd": (("1", "Kd 3c"), ("2", "Kd 3c 2h")), "Ad": (("1", "Ad 6s"), ("2", "Ad 7h"))}
_WILD_ROYAL = "Kd Qs"
_BURNED = {"40": "4h", "32": "Kh"}
_SPLIT = {"40": ("Kc", "Jd"), "32": ("9c", "8d")}


def card_values(lang: str, rules: Rules) -> list[Tree]:
    """Draw the cards with what each counts, and the best of all totals."""
    rows = [
        (name, cards, [_value(card, rules) for card in cards.split()], "")
        for name, cards in _VALUES[rules.pack]
    ]
    best = _BEST[rules.pack]
    rows.append(("best", best, [_value(card, rules) for card in best.split()], "best"))
    drawn: list[Tree] = []
    for name, cards, values, css in rows:
        drawn += [
            el(
                "ul",
                {"key": name, "class": f"rule-cards {css}".strip()},
                *(
                    el("li", {}, _seen(lang, card), el("b", {}, value))
                    for card, value in zip(cards.split(), values, strict=True)
                ),
            ),
            el("p", {"class": "caption"}, text(lang, f"book.values.{name}")),
        ]
    return drawn


def _value(card: str, rules: Rules) -> str:
    """Return what a card counts in the pack by itself, a wild one as any other."""
    return points(hand_total([parse_card(card)], without_wild(rules)))


def _seen(lang: str, card: str) -> Tree:
    face = HIDDEN if card == "??" else parse_card(card)
    return el("span", {"class": "seen"}, unseen(card_words(lang, face)), mini_card(lang, face))


def ways_to_receive(lang: str, rules: Rules) -> Tree:
    """Draw what the others see after a card was received, for each way there is."""
    first, second, third = _RECEIVED[rules.pack]
    ways = _WAYS.get(rules.receive, ())
    whole = rules.receive == "open_or_closed"
    face_up = f"?? {second} {third}" if whole else f"?? {second}"
    face_down = f"{first} ?? ??" if whole else f"{first} ??"
    if not ways:
        return _hand(lang, face_up, "")
    return el(
        "div",
        {"class": "ways"},
        *(
            _hand(lang, cards, text(lang, f"book.ways.{way}"))
            for way, cards in zip(ways, (face_up, face_down), strict=True)
        ),
    )


def examples(lang: str, rules: Rules) -> list[Tree]:
    """Draw a worked example, and one for each special hand that is played."""
    shown = [_story(lang, rules)]
    if rules.royal:
        royal, plain = _ROYAL[rules.pack]
        shown.append(
            _example(
                _worth(lang, rules, royal, _paid(lang, "royal", rules, 2)),
                _worth(lang, rules, plain, text(lang, "book.ex.plain")),
            )
        )
    if rules.pair_of_sevens:
        paid = _paid(lang, "pair", rules, 3)
        shown.append(_example(_hand(lang, _PAIR[rules.pack], paid)))
    if rules.wild != "none":
        lines = [
            _worth(lang, rules, cards, text(lang, f"book.ex.{rules.wild}.{number}"))
            for number, cards in _WILD[rules.wild]
        ]
        if rules.wild == "Kd" and rules.royal:
            lines.append(_worth(lang, rules, _WILD_ROYAL, text(lang, "book.ex.Kd.royal")))
        shown.append(_example(*lines))
    if rules.burn != "none":
        said = _said(lang, "burn", rules)
        shown.append(_example(_hand(lang, f"{_BURNED[rules.pack]} ??", said, "then")))
    if rules.split_hands > 1:
        one, other = _SPLIT[rules.pack]
        said = _said(lang, "split", rules)
        shown.append(
            _example(
                el(
                    "div",
                    {"class": "example-line"},
                    _cards(lang, one),
                    _cards(lang, other),
                    el("p", {}, said),
                )
            )
        )
    return shown


def _story(lang: str, rules: Rules) -> Tree:
    """Tell the worked example of the Italian sheet, and how it is settled here."""
    cards = _STORY[rules.pack]
    bank = points(hand_total([parse_card(card) for card in cards["bank"].split()], rules))
    times = rules.seven_half_pays
    paid = text(lang, "book.ex.paid", stake=_STAKE, n=_STAKE * times)
    if rules.next_banker == "seven_half":
        paid = f"{paid} {text(lang, 'book.ex.takes_bank')}"
    tie = text(lang, "book.ex.push" if rules.tie == "push" else "book.ex.tie", n=_STAKE)
    return _example(
        _worth(lang, rules, cards["anna"], _said(lang, "anna", rules)),
        _worth(lang, rules, cards["ben"], _said(lang, "ben", rules)),
        _worth(lang, rules, cards["bank"], text(lang, "book.ex.bank", total=bank)),
        el("p", {"class": "outcome"}, tie),
        el("p", {"class": "outcome"}, paid),
    )


def _said(lang: str, name: str, rules: Rules) -> str:
    key = f"book.ex.{name}.{rules.pack}"
    return text(lang, key if has(lang, key) else f"book.ex.{name}")


def _paid(lang: str, name: str, rules: Rules, times: int) -> str:
    key = f"book.ex.{name}.{rules.pack}"
    key = key if has(lang, key) else f"book.ex.{name}"
    return text(lang, key, stake=_STAKE, n=_STAKE * times)


def _example(*lines: Tree) -> Tree:
    return el("div", {"class": "example"}, *lines)


def _cards(lang: str, cards: str, css: str = "") -> Tree:
    shown: list[Child] = [_seen(lang, card) for card in cards.split()]
    return el("span", {"class": f"example-cards {css}".strip()}, *shown)


def _hand(lang: str, cards: str, said: str, css: str = "") -> Tree:
    line = el("p", {}, said) if said else None
    return el("div", {"class": "example-line"}, _cards(lang, cards, css), line)


def _worth(lang: str, rules: Rules, cards: str, said: str) -> Tree:
    """Draw a hand with its total, worked out by the rules themselves."""
    hand: list[Card] = [parse_card(card) for card in cards.split()]
    total = hand_total(hand, rules)
    css = "worth best" if total == SEVEN_HALF else "worth"
    return el(
        "div",
        {"class": "example-line"},
        _cards(lang, cards),
        el("b", {"class": css}, points(total)),
        el("p", {}, said),
    )
