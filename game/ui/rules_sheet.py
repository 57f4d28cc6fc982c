"""The rules to read: those of the tradition, with every switch as it is now, and drawn cards."""

from collections.abc import Callable, Iterable

from game.app.seen import Model
from game.app.switches import Rules, Switch, code_in_force, decode_rules, preset_of, switches
from game.i18n import has, text
from game.ui.controls import button
from game.ui.examples import card_values, examples, ways_to_receive
from game.ui.house import jumps
from game.ui.icons import icon
from game.ui.in_force import rule_item
from game.ui.rule_words import listed, table_name, tradition
from game.ui.traditions import emblem
from game.ui.tree import Child, Tree, el


class _Book:
    """What the sections are written from: the language, the rules, and each switch's row."""

    def __init__(self, lang: str, code: str) -> None:
        self.lang = lang
        self.rules: Rules = decode_rules(code)
        self._rows = {switch.option.key: switch for switch in switches(code)}

    def switch(self, key: str) -> Tree | None:
        """Say what a switch means as it is."""
        row: Switch = self._rows[key]
        return rule_item(self.lang, row, self.rules.pack)

    def line(self, key: str, **values: str) -> Tree:
        """Say a fixed sentence, which may be another one with this pack."""
        name = f"book.{key}.{self.rules.pack}"
        if not has(self.lang, name):
            name = f"book.{key}"
        return el("li", {"key": key, "class": "usual"}, text(self.lang, name, **values))


_Lines = Iterable[Tree | None]


def rules_sheet(model: Model) -> list[Child]:
    """Draw the rules, section by section."""
    lang, code = model.prefs.lang, code_in_force(model)
    book = _Book(lang, code)
    name = preset_of(code).name
    game = text(lang, f"tradition.{name}.game")
    title = text(lang, "book.tradition", game=game, tradition=tradition(lang, name))
    return [
        el(
            "div",
            {"key": "name", "class": "book-name"},
            emblem(lang, name),
            el(
                "p",
                {},
                el("strong", {"class": "display"}, title),
                el("span", {}, table_name(lang, code)),
            ),
        ),
        button(
            "lesson",
            "menu-item lesson-item",
            icon("lesson"),
            el(
                "span",
                {},
                el("span", {"class": "strong"}, text(lang, "lesson.menu")),
                el("span", {"class": "small"}, text(lang, "lesson.menu_hint")),
            ),
        ),
        jumps(lang, "book.jump", "book", [*_SECTIONS, "examples", "tips", "decisions"]),
        *(
            _section(lang, part, *_drawn(book, part), _list("ul", write(book)))
            for part, write in _SECTIONS.items()
        ),
        _section(lang, "examples", *examples(lang, book.rules)),
        _section(lang, "tips", _list("ul", _tips(book))),
        _section(lang, "decisions", _list("ul", _decisions(book))),
    ]


def _section(lang: str, name: str, *children: Child) -> Tree:
    return el(
        "section",
        {"key": name, "id": f"to-book-{name}", "class": f"rule rule-{name}", "tabindex": "-1"},
        el("h3", {}, text(lang, f"book.{name}")),
        *children,
    )


def _list(tag: str, lines: _Lines) -> Tree:
    return el(tag, {"class": "rule-lines"}, *lines)


def _drawn(book: _Book, part: str) -> list[Tree]:
    if part == "values":
        return card_values(book.lang, book.rules)
    return []


def _goal(book: _Book) -> _Lines:
    yield from (book.line("goal.1"), book.line("goal.2"))


def _values(book: _Book) -> _Lines:
    yield from (book.switch("pack"), book.switch("wild"))


def _before(book: _Book) -> _Lines:
    yield from (book.switch(key) for key in ("chips", "stake_min", "stake_max", "first_banker"))


def _hand(book: _Book) -> _Lines:
    yield book.switch("shuffle")
    yield book.line("hand.cut")
    stakes = book.switch("stake_time")
    if book.rules.stake_time == "before":
        yield stakes
    yield book.line("hand.deal")
    yield book.switch("direction")
    if book.rules.stake_time == "after":
        yield stakes
    yield book.switch("banker_looks")


def _turn(book: _Book) -> _Lines:
    yield book.switch("burn")
    yield book.line("turn.1")
    yield book.switch("receive")
    yield el("li", {"key": "ways", "class": "drawn"}, ways_to_receive(book.lang, book.rules))
    yield book.switch("raising")
    yield book.switch("split_hands")
    if book.rules.split_hands > 1:
        yield book.line("turn.split")
    yield book.line("turn.bust")
    yield book.line("turn.seven_half")
    yield book.switch("show_seven_half")


def _bank(book: _Book) -> _Lines:
    yield from (book.line("bank.1"), book.line("bank.2"))


def _pay(book: _Book) -> _Lines:
    rules = book.rules
    yield book.line("pay.higher")
    yield book.switch("tie")
    yield book.switch("seven_half_pays")
    yield book.switch("bank_seven_half_collects")
    yield book.switch("royal")
    yield book.switch("pair_of_sevens")
    if rules.royal or rules.pair_of_sevens:
        yield book.line("pay.order", hands=_order_of_hands(book))
        if rules.seven_half_pays == 2:
            yield book.line("pay.times")
    yield book.line("pay.turns")
    yield book.switch("fund")
    if rules.fund:
        yield book.line("pay.fund")


def _order_of_hands(book: _Book) -> str:
    names = ["bust", "totals", "seven_half"]
    names += ["royal"] if book.rules.royal else []
    if book.rules.pair_of_sevens:
        names.append("pair.32" if book.rules.pack == "32" else "pair")
    return listed(book.lang, [text(book.lang, f"book.pay.order.{name}") for name in names])


def _next(book: _Book) -> _Lines:
    rules = book.rules
    yield book.switch("next_banker")
    if rules.next_banker == "natural":
        yield book.line("next.natural")
    if rules.next_banker in ("seven_half", "natural"):
        yield book.line("next.bust")
        if rules.pair_of_sevens:
            yield book.line("next.pair")
    yield book.switch("bank_sale")
    if rules.bank_sale:
        yield book.line("next.sale")
    yield book.line("next.out")


def _end(book: _Book) -> _Lines:
    yield from (book.switch("hands"), book.line("end.1"), book.line("pack.1"))


_SECTIONS: dict[str, Callable[[_Book], _Lines]] = {
    "goal": _goal,
    "values": _values,
    "before": _before,
    "hand": _hand,
    "turn": _turn,
    "bank": _bank,
    "pay": _pay,
    "next": _next,
    "end": _end,
}


def _tips(book: _Book) -> _Lines:
    return [book.line(f"tips.{name}") for name in ("start", "high", "seven", "bank", "advice")]


def _decisions(book: _Book) -> _Lines:
    """Say what was settled where the sheets are silent, as far as it is played."""
    rules = book.rules
    played = {
        "cut": True,
        "stake": rules.stake_min > 1,
        "first": rules.first_banker == "chosen",
        "vote": rules.first_banker == "vote",
        "raise": rules.raising,
        "hide_after": rules.receive == "hide_after",
        "open_or_closed": rules.receive == "open_or_closed",
        "split": rules.split_hands > 1,
        "fund": rules.fund,
    }
    return [book.line(f"decisions.{name}") for name, there in played.items() if there]
