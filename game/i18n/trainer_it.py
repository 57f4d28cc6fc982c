"""The Italian words of the trainer."""

WORDS: dict[str, str | tuple[str, str]] = {
    "trainer.title": "Allenamento",
    "trainer.open": "Allenamento: decidi una mano e vedi subito che cosa era meglio",
    "trainer.menu_hint": "La partita ti aspetta così com’è",
    "trainer.back": "Indietro",
    "trainer.role": "Il tuo posto",
    "trainer.role.player": "Giocatore",
    "trainer.role.banker": "Mazziere",
    "trainer.change": "{tradition}: cambia, e guarda come va",
    # --- the question
    "trainer.at.player": "Giochi contro il banco.",
    "trainer.at.banker": "Tieni tu il banco.",
    "trainer.ask": "Carta o stai?",
    "trainer.ask.burn": "Carta, stai o bruci?",
    "trainer.ask.split": "Carta, stai o dividi?",
    "trainer.score": "Come va",
    "trainer.streak": "{n} di fila",
    "trainer.best": "record {n}",
    "trainer.right_of": "giuste {right} su {n}",
    "trainer.none": "ancora nessuna risposta",
    # --- the answer
    "trainer.answer": "La risposta",
    "trainer.right": "Giusto!",
    "trainer.wrong": "C’era di meglio",
    "trainer.yours": "la tua",
    "trainer.wins": "vinci {n} su 100",
    "trainer.why_low": "Se stai, vinci solo quando sballa il banco.",
    "trainer.cost": "In media, ogni volta costa {value} della puntata.",
    "trainer.cost_bank": "In media, ogni volta costa {value} fiches.",
    "trainer.next": "Avanti",
    "trainer.why": "Perché",
    "trainer.why_label": "Perché: le carte che possono arrivare, e che cosa si suppone",
    "weighed.title": "Quanto vale ogni scelta",
    # --- the scores
    "scores.title": "Che cosa vuoi allenare?",
    "scores.tradition": "Tradizione",
    "scores.cell": "{tradition}, {role}",
    "scores.best": "record {n}",
    "scores.new": "mai provato",
    "scores.about": (
        "È giusta anche una scelta che vale quasi uguale. Più risposte giuste di fila, più le "
        "scelte si somigliano."
    ),
    "scores.forget": "Ricomincia da zero: {what}",
    "scores.forgotten": "{what}: si ricomincia da zero.",
    "scores.undo": "No, tieni com’era",
    "notice.scores_failed": (
        "I risultati non si possono conservare su questo dispositivo. Allenati pure."
    ),
}
