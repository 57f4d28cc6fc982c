"""The Italian words for the deck to play with, and what is said otherwise with the Italian one."""

WORDS: dict[str, str | tuple[str, str]] = {
    "deck.label": "Carte",
    "deck.french": "francesi",
    "deck.four": "4 colori",
    "deck.italian": "italiane",
    "card_back.label": "Dorso",
    "card_back.red": "rosso",
    "card_back.blue": "blu",
    "card_back.green": "verde",
}

# In the place of the words for hearts and queens.
ITALIAN: dict[str, str | tuple[str, str]] = {
    "rank.Q": "cavallo",
    "suit.c": "bastoni",
    "suit.d": "denari",
    "suit.h": "coppe",
    "suit.s": "spade",
    "switch.pack.40.says": (
        "40 carte, senza otto, nove e dieci. Dall’asso al sette valgono il loro numero; fante, "
        "cavallo e re valgono ½."
    ),
    "switch.pack.32.says": (
        "32 carte, dal sette in su. L’asso vale 7, il re 4, il cavallo 3, il fante 2; dieci, "
        "nove, otto e sette valgono ½."
    ),
    "switch.burn.3-4.32": "un re o un cavallo",
    "switch.burn.3-4.says.32": (
        "Chi ha come prima carta un re o un cavallo, che valgono 4 e 3, può buttarlo per una "
        "carta nuova: scoperto, una volta sola, all’inizio del turno. Anche il banco."
    ),
    "switch.wild.Kd": "re di denari",
    "switch.wild.Kd.says": (
        "Il re di denari è la matta: vale ½ o un numero intero da 1 a 7, sempre quello che "
        "conviene alla mano."
    ),
    "switch.wild.Ad": "asso di denari",
    "switch.wild.Ad.says": (
        "L’asso di denari è la matta: vale 1 o ½, quello che conviene alla mano."
    ),
    "book.values.face": "Fante, cavallo e re valgono ½",
    "book.values.high": "Asso, re, cavallo e fante",
    "book.ex.anna": "Anna ha coperto un 6. Chiede carta e riceve un cavallo: 6½. Sta.",
    "book.ex.ben.32": (
        "Ben ha coperto un dieci. Chiede carta e riceve un re, poi un cavallo: «Sette e mezzo!»"
    ),
    "book.ex.Kd.1": "Accanto a un 3 il re di denari vale 4.",
    "book.ex.Ad.1": "Accanto a un 6 l’asso di denari vale 1.",
}
