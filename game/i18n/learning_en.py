"""The English words for learning: advice, the review of a hand and of a game."""

WORDS: dict[str, str | tuple[str, str]] = {
    # --- advice: what each choice is worth
    "advisor.label": "Advice",
    "advisor.off": "off",
    "advisor.ask": "on request",
    "advisor.always": "always",
    "act.advice": "Advice",
    "act.advice_label": "Advice: what each choice is worth",
    "advice.title": "Advice",
    "advice.has": "You have {total}",
    "advice.best.stand": "Better to stand",
    "advice.best.hit": "Better to take a card",
    "advice.best.burn": "Better to burn it",
    "advice.best.split": "Better to split",
    "advice.same": "It makes hardly any difference",
    "advice.best": "best",
    "advice.stand": "Stand",
    "advice.hit": "Card",
    "advice.burn": "Burn",
    "advice.split": "Split",
    "advice.worth": "worth {value} of the stake",
    "advice.worth_bank": "worth {value} chips",
    "advice.outcome": (
        "wins {n} time in 100, loses {lost}",
        "wins {n} times in 100, loses {lost}",
    ),
    "advice.outcome_push": (
        "wins {n} time in 100, stand-off {back}, loses {lost}",
        "wins {n} times in 100, stand-off {back}, loses {lost}",
    ),
    "advice.unit": "In stakes, on average: +1 won, −1 lost",
    "advice.unit_bank": "In chips, on average",
    "advice.next": "The next card",
    "advice.bust": (
        "A card busts you {n} time in {of}",
        "A card busts you {n} times in {of}",
    ),
    "advice.bust_bank": (
        "A card busts you about {n} time in 100",
        "A card busts you about {n} times in 100",
    ),
    "advice.bust_never": "No card can bust you",
    "advice.bust_always": "Any card busts you",
    "advice.kinds": "The cards that can come, by what they count",
    "advice.kind": "{card}: {left} of {size} can come, {makes}",
    "advice.makes": "makes {total}",
    "advice.makes_bust": "bust",
    "advice.seen": "Seen already: {cards}",
    "advice.seen_busting": (
        "{n} card that would bust you",
        "{n} cards that would bust you",
    ),
    "advice.seen_fitting": ("{n} card that would fit", "{n} cards that would fit"),
    "advice.basis": "What this assumes",
    "advice.assumes": "The bank draws below {below} and looks at nothing.",
    "advice.assumes_any": "Hidden cards can be any that nobody has shown.",
    "advice.assumes_bank": (
        "The players have different habits: each stands from somewhere between {low} and {high}."
    ),
    "advice.assumes_stakes": "Stakes are read, too: a large one may mean a good card.",
    "advice.goes_on": "After a card, the best play to the end.",
    "advice.doubles": "What is paid double counts double.",
    "advice.not_counted": "What holding the bank is worth is not counted.",
    "advice.unweighed.raise": "Raising is not weighed: a card must be asked for after it.",
    "advice.unweighed.show": (
        "Which card stays hidden is not weighed: the bank that is assumed here looks at nothing."
    ),
    "advice.unweighed.ways": "Face up or face down is the same to a bank that does not look.",
    "advice.unweighed.few_cards": (
        "{n} card is left in the pack: used cards, which come after it, are not counted.",
        "{n} cards are left in the pack: used cards, which come after them, are not counted.",
    ),
    "advice.unweighed.run_out": (
        "The pack has run out. The next card is one of those used; what comes of it is not weighed."
    ),
}
