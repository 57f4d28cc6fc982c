"""The Italian words of the statistics."""

WORDS: dict[str, str | tuple[str, str]] = {
    "statistics.title": "Statistiche",
    "statistics.hint": "Quanto ha fatto la fortuna, quanto la bravura",
    "notice.statistics_broken": (
        "Le statistiche non si sono potute leggere. Restano da parte su questo dispositivo, e si "
        "ricomincia a contare."
    ),
    # --- nothing yet, or not to be had
    "figures.empty": "Ancora niente da contare",
    "figures.empty_text": (
        "Gioca una mano: qui vedrai come vanno le tue fiches, quante volte fai sette e mezzo, e se "
        "è stata fortuna."
    ),
    "figures.trouble.newer": (
        "Queste statistiche sono di una versione più nuova del gioco. Restano come sono; finché "
        "questa non si aggiorna, non si aggiunge nulla."
    ),
    "figures.trouble.full": (
        "Su questo dispositivo non c’è più posto per le statistiche. Quello che giochi adesso non "
        "vi è compreso."
    ),
    "figures.trouble.broken": (
        "Le statistiche su questo dispositivo non si possono leggere né mettere da parte. Restano "
        "come sono."
    ),
    # --- what is shown
    "figures.filter": "Quali partite",
    "figures.all_traditions": "Tutte",
    "figures.levels": "Contro chi",
    "figures.all_levels": "Tutti",
    "figures.hands": ("mano", "mani"),
    "figures.chips": ("fiche", "fiches"),
    "figures.games": ("partita vinta su {of}", "partite vinte su {of}"),
    "figures.no_games": "partite vinte",
    # --- chips over time
    "figures.line": "Le fiches nel tempo",
    "figures.line_label": (
        "Fiches vinte e perse in {n} mani: {last} alla fine, {high} al massimo, {low} al minimo."
    ),
    "figures.line_after": "Dopo la mano",
    "figures.line_chips": "Fiches vinte fin lì",
    "figures.line_end": ("{n} mano", "{n} mani"),
    # --- how often
    "figures.player": "Da giocatore",
    "figures.bank": "Da mazziere",
    "figures.of_hands": ("{n} mano", "{n} mani"),
    "figures.seven": "7½",
    "figures.bust": "Sballato",
    "figures.royal": "7½ reale",
    "figures.what": "Che cosa",
    "figures.how_often": "Quante volte",
    "figures.times": "{times} su {of}, {share}%",
    "figures.short": "{share}%",
    "figures.expected": "Atteso",
    "figures.expected_is": "atteso {share}%",
    "figures.unknown": "non si sa",
    "figures.judged": "Rispetto all’atteso",
    "figures.as": "come atteso",
    "figures.more": "più di quanto spieghi il caso",
    "figures.less": "meno di quanto spieghi il caso",
    "figures.few": "troppo poche mani per dirlo",
    "figures.gain": "Fiches",
    "figures.gain_is": "{net} su {staked} puntate",
    "figures.gain_bank": "{net} su {staked} puntate contro di te",
    "figures.gain_expected": "atteso {net}",
    "figures.mark": "La tacca segna quanto porta in media il buon gioco.",
    "figures.house": (
        "Una mano con regole di casa è compresa nelle somme, ma non in queste percentuali.",
        "{n} mani con regole di casa sono comprese nelle somme, ma non in queste percentuali.",
    ),
    "figures.only_house": "Con regole di casa non c’è un atteso: qui si conta soltanto.",
    # --- luck and skill
    "figures.luck": "Fortuna e bravura",
    "figures.luck_means": (
        "La fortuna è il tuo risultato più quanto le tue scelte hanno regalato, in {n} mani pesate."
    ),
    "figures.luck_one": (
        "La fortuna è il tuo risultato più quanto le tue scelte hanno regalato, nell’unica mano "
        "pesata."
    ),
    "figures.best": (
        "{best} scelta su {n} era la migliore.",
        "{best} scelte su {n} erano le migliori.",
    ),
    # --- by tradition, by level
    "figures.by_tradition": "Per tradizione",
    "figures.by_level": "Per livello",
    "figures.tradition": "Tradizione",
    "figures.level": "Livello",
    "figures.hands_head": "Mani",
    "figures.won_head": "Partite vinte",
    "figures.chips_head": "Fiches",
    "figures.won_of": "{won} su {n}",
    # --- the best
    "figures.bests": "I tuoi primati",
    "figures.best.hand": "Più fiches in una mano",
    "figures.best.game": "La partita migliore",
    "figures.best.chips": "Più fiches possedute",
    "figures.run.wins": "Mani vinte di fila",
    "figures.run.sevens": "7½ di fila",
    "figures.run.safe": "Mani di fila senza sballare",
    "figures.run.games": "Partite vinte di fila",
    "figures.when": "{tradition}, {day}",
    # --- what can be done with it
    "figures.about": (
        "Si contano le partite che giochi da solo contro il computer, non la lezione né "
        "l’allenamento. Tutto resta su questo dispositivo."
    ),
    "figures.export": "Porta via",
    "figures.export_label": "Porta via le statistiche in un file",
    "figures.sent.shared": "Consegnate.",
    "figures.sent.saved": "Salvate in un file.",
    "figures.sent.copied": "Copiate: incollale dove vuoi.",
    "figures.sent.failed": "Non si è potuto salvare. Eccole, da copiare:",
    "figures.text": "Le statistiche come testo",
    "figures.forget": "Da capo",
    "figures.ask": "Dimentico tutti questi numeri?",
    "figures.yes": "Dimentica",
    "figures.no": "Tienili",
    "figures.forgotten": "I numeri sono dimenticati.",
    "figures.undo": "Rimettili",
}
