"""The Italian words for learning, with the same keys as the English ones."""

WORDS: dict[str, str | tuple[str, str]] = {
    # --- advice: what each choice is worth
    "advisor.label": "Consigli",
    "advisor.off": "no",
    "advisor.ask": "a richiesta",
    "advisor.always": "sempre",
    "act.advice": "Consiglio",
    "act.advice_label": "Un consiglio: quanto vale ogni scelta",
    "advice.title": "Il consiglio",
    "advice.has": "Hai {total}",
    "advice.best.stand": "Meglio stare",
    "advice.best.hit": "Meglio chiedere carta",
    "advice.best.burn": "Meglio bruciarla",
    "advice.best.split": "Meglio dividere",
    "advice.same": "Cambia poco o niente",
    "advice.best": "meglio",
    "advice.stand": "Sto",
    "advice.hit": "Carta",
    "advice.burn": "Brucio",
    "advice.split": "Divido",
    "advice.worth": "vale {value} della puntata",
    "advice.worth_bank": "vale {value} fiches",
    "advice.outcome": (
        "vinci {n} volta su 100, perdi {lost}",
        "vinci {n} volte su 100, perdi {lost}",
    ),
    "advice.outcome_push": (
        "vinci {n} volta su 100, pari {back}, perdi {lost}",
        "vinci {n} volte su 100, pari {back}, perdi {lost}",
    ),
    "advice.unit": "In puntate, in media: +1 vinta, −1 persa",
    "advice.unit_bank": "In fiches, in media",
    "advice.next": "La prossima carta",
    "advice.bust": (
        "Una carta ti fa sballare {n} volta su {of}",
        "Una carta ti fa sballare {n} volte su {of}",
    ),
    "advice.bust_bank": (
        "Una carta ti fa sballare circa {n} volta su 100",
        "Una carta ti fa sballare circa {n} volte su 100",
    ),
    "advice.bust_never": "Nessuna carta può farti sballare",
    "advice.bust_always": "Qualsiasi carta ti fa sballare",
    "advice.kinds": "Le carte che possono arrivare, secondo quanto valgono",
    "advice.kind": "{card}: ne possono arrivare {left} su {size}, {makes}",
    "advice.makes": "fa {total}",
    "advice.makes_bust": "sballi",
    "advice.seen": "Già viste: {cards}",
    "advice.seen_busting": (
        "{n} carta che ti farebbe sballare",
        "{n} carte che ti farebbero sballare",
    ),
    "advice.seen_fitting": ("{n} carta che andrebbe bene", "{n} carte che andrebbero bene"),
    "advice.basis": "Che cosa si suppone",
    "advice.assumes": "Il banco chiede carta sotto {below} e non guarda nulla.",
    "advice.assumes_any": "Le carte coperte possono essere tutte quelle che nessuno ha mostrato.",
    "advice.assumes_bank": (
        "I giocatori hanno abitudini diverse: ognuno sta da un totale fra {low} e {high} in su."
    ),
    "advice.assumes_stakes": "Si guardano anche le puntate: una alta può dire una buona carta.",
    "advice.goes_on": "Dopo una carta, il gioco migliore fino alla fine.",
    "advice.doubles": "Quello che si paga doppio conta doppio.",
    "advice.not_counted": "Quanto vale tenere il banco non è contato.",
    "advice.unweighed.raise": "Alzare non è valutato: dopo bisogna chiedere carta.",
    "advice.unweighed.show": (
        "Quale carta resta coperta non è valutato: il banco supposto qui non guarda nulla."
    ),
    "advice.unweighed.ways": "Scoperta o coperta è lo stesso, per un banco che non guarda.",
    "advice.unweighed.few_cards": (
        "Nel mazzo resta {n} carta: quelle usate, che vengono dopo, non sono contate.",
        "Nel mazzo restano {n} carte: quelle usate, che vengono dopo, non sono contate.",
    ),
    "advice.unweighed.run_out": (
        "Il mazzo è finito. La prossima carta è una di quelle usate; il seguito non è valutato."
    ),
}
