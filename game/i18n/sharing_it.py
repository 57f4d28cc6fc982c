"""The Italian words for what is shared and checked, with the same keys as the English ones."""

WORDS: dict[str, str | tuple[str, str]] = {
    # --- the day's table
    "day.title": "Tavolo del giorno",
    "day.months": "gen feb mar apr mag giu lug ago set ott nov dic",
    "day.long_months": (
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
        "dicembre"
    ),
    "day.weekdays": "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "day.letters": "L M M G V S D",
    "day.long": "{weekday} {date} {month}",
    "day.about": (
        "Oggi le stesse carte per tutti: cinque mani contro Anna, Bruno e Carla. "
        "Vale la prima partita."
    ),
    "day.past": "Questo giorno è passato: puoi giocare le sue carte per allenarti.",
    "day.open": "La stai giocando.",
    "day.left": "Cominciata, e non finita.",
    "day.practise": "Gioca per prova",
    "day.practised": "Questa era una prova: vale la prima partita del giorno.",
    "day.ask": "C’è una partita non finita. Se giochi a questo tavolo, va persa.",
    "day.ask_yes": "Gioca a questo tavolo",
    "day.ask_no": "Tieni la partita",
    "day.by_hand": "Fiches vinte, mano per mano",
    "day.sevens": ("7½ in {n} mano", "7½ in {n} mani"),
    "day.send": "Condividi il risultato",
    "day.send_short": "Condividi",
    "day.strip": "Le ultime due settimane: fiches vinte",
    "day.none": "non giocata",
    "notice.day_to_come": "Quel giorno deve ancora venire: le carte restano nella scatola.",
    # --- a hand in a link
    "hand_link.send": "Condividi questa mano",
    "hand_link.said": "Guarda la mano {number} della mia partita a sette e mezzo, carta per carta:",
    "hand_link.title": "Una mano per te",
    "hand_link.close": "Chiudi",
    "hand_link.seat": "Vista da chi te l’ha mandata.",
    "hand_link.play": "Gioca a questo tavolo",
    "notice.hand_bad": "Questo link non si può leggere. Le tue cose sono al loro posto.",
    "notice.hand_unsent": "Questa mano non si può mettere in un link.",
    # --- the check of the shuffle
    "shuffle.title": "La mescolata",
    "shuffle.menu": "Controlla che nessuno abbia spostato una carta",
    "shuffle.gone": (
        "Le prime carte di questo mazzo sono uscite prima di ciò che il telefono ricorda della "
        "partita."
    ),
    "shuffle.none": "A questo tavolo non si è ancora mescolato.",
    "shuffle.latest": "Il mazzo sul tavolo",
    "shuffle.earlier": "Una mescolata di prima",
    "shuffle.fingerprint": "Impronta",
    "shuffle.key": "Chiave",
    "shuffle.secret": (
        "La chiave si scopre a fine mano. Segnati le prime cifre dell’impronta, se vuoi: allora "
        "dovrà essere la stessa."
    ),
    "shuffle.run_down": (
        "Questo mazzo serve per più mani, finché dura e il banco non passa. La chiave si scopre "
        "prima della prossima mescolata: finché ci sono carte da dare, le tradirebbe."
    ),
    "shuffle.holds": "Nessuno ha spostato una carta",
    "shuffle.broken": "Qualcosa non torna",
    "shuffle.print": "La chiave ha l’impronta annunciata prima delle puntate.",
    "shuffle.print_not": "La chiave non ha l’impronta annunciata prima delle puntate.",
    "shuffle.order": (
        "La chiave dà l’ordine del mazzo: {n} carta è uscita proprio così.",
        "La chiave dà l’ordine del mazzo: {n} carte sono uscite proprio così.",
    ),
    "shuffle.order_not": (
        "La chiave dà un ordine diverso da quello in cui è uscita {n} carta.",
        "La chiave dà un ordine diverso da quello in cui sono uscite {n} carte.",
    ),
    "shuffle.cards": "Le carte nell’ordine che dà la chiave",
    "shuffle.other": "è uscita: {card}",
    "shuffle.rest": ("La carta che sarebbe uscita dopo", "Le {n} carte che sarebbero uscite dopo"),
    "shuffle.why": "Perché è una prova",
    "shuffle.promise": (
        "Prima delle puntate una chiave fissa tutto l’ordine del mazzo. La chiave resta segreta; "
        "la sua impronta si dice a tutti."
    ),
    "shuffle.proof": (
        "Nessuno può trovare un’altra chiave con la stessa impronta. Perciò la chiave che si "
        "scopre dopo è quella di prima delle puntate, e le carte erano al loro posto prima che "
        "qualcuno scegliesse. Il tuo telefono ha appena fatto il conto; può farlo chiunque."
    ),
    "shuffle.send": "Controlla con un altro strumento",
}
