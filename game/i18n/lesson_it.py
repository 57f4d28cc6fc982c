"""The Italian words of the first lesson."""

WORDS: dict[str, str | tuple[str, str]] = {
    "lesson.title": "Lezione",
    "lesson.offer": "Prima volta?",
    "lesson.offer_line": "Impara in due minuti",
    "lesson.later": "Metti via",
    "lesson.menu": "Lezione: impara giocando",
    "lesson.menu_hint": "Due minuti; la partita intanto aspetta",
    "lesson.step": "Passo {step} di {steps}",
    "lesson.skip": "Salta",
    "lesson.close": "Chiudi",
    "lesson.leave": "Esci dalla lezione",
    "lesson.coach": "La nonna dice",
    # --- what she says at each step, and what she asks for
    "lesson.say.stake": (
        "Il banco lo tiene {name}. Fai più di {name} senza superare 7½, e vinci la puntata."
    ),
    "lesson.ask.stake": "Su, punta qualcosa!",
    "lesson.say.stake.not": "Prima le fiches, poi le carte.",
    "lesson.say.card": (
        "La tua carta la vedi solo tu. Vale il suo numero, {total}: a 7½ manca ancora molto."
    ),
    "lesson.ask.card": "Tocca Carta.",
    "lesson.say.card.not": "{total} è poco per stare: quasi tutti avranno di più.",
    "lesson.say.stand": (
        "{one} e {other} fanno {total}: bella mano! Ormai ci sta solo un asso o una figura."
    ),
    "lesson.ask.stand": "Tocca Sto.",
    "lesson.say.stand.not": "Quasi ogni carta sarebbe troppo, ormai. Con {total} ci si accontenta.",
    "lesson.say.paid": (
        "{name} ha superato 7½: sballato! Se sballa il banco, paga tutti quelli rimasti in gioco. "
        "Vinci {chips}."
    ),
    "lesson.say.choose": (
        "{total}: la mano più difficile. Circa metà delle carte è troppo, ma {name} può fare più "
        "di {total}."
    ),
    "lesson.ask.choose": "Carta o Sto? Decidi tu.",
    "lesson.say.choose.not": "Chiedi carta, o stai con {total}.",
    "lesson.say.bust": (
        "{one} e {other} fanno {total}: oltre 7½ si sballa, e la puntata se ne va subito. Che dopo "
        "abbia sballato anche {name} non ti aiuta."
    ),
    "lesson.say.stood": (
        "Il {drawn} di {name} sarebbe toccato a te: {one} e {drawn} fanno {sum}, sballato! "
        "Hai fatto bene a stare. Vinci {chips}."
    ),
    "lesson.say.face": (
        "Un {rank}! Come ogni figura vale solo ½. Adesso nessuna carta può farti sballare."
    ),
    "lesson.ask.face": "Tocca Carta.",
    "lesson.say.face.not": "Con ½ non sta nessuno, e superare 7½ non puoi.",
    "lesson.say.seven_half": (
        "{one} e {other}: sette e mezzo, meglio non si può! {name} ti paga, e il banco adesso è "
        "tuo."
    ),
    "lesson.say.bank": (
        "Tu giochi dopo gli altri. {anna} ha sballato e ti ha pagato; {name} sta, con una carta "
        "coperta. Hai {total}."
    ),
    "lesson.ask.bank": "Tocca Carta.",
    "lesson.say.bank.not": "{total} è poco anche per il banco.",
    "lesson.say.enough": (
        "{total}! Forse {name} ha lo stesso, ma a pari punti vince il banco, cioè tu."
    ),
    "lesson.ask.enough": "Tocca Sto.",
    "lesson.say.enough.not": "Perché rischiare? Il pari è già tuo.",
    "lesson.say.tie": (
        "Anche {name} ha {total}: pari, e a pari punti vince il banco, cioè tu. Ti hanno pagato "
        "tutti e due: {chips}!"
    ),
    "lesson.say.end": "Impari in fretta! Non c’è altro da sapere. Adesso va’ e vinci.",
    # --- while the others act
    "lesson.meanwhile.hello": "Vieni, siediti qui con me! Ti insegno come si gioca.",
    "lesson.meanwhile.bet": "Ora ognuno riceve una carta coperta.",
    "lesson.meanwhile.hit": "Vediamo che cosa arriva…",
    "lesson.meanwhile.too_much": "Ahi, troppo! Ma guarda che cosa succede adesso…",
    "lesson.meanwhile.seven_half": "Sette e mezzo!",
    "lesson.meanwhile.stand": "Bene. Ora giocano gli altri, il banco per ultimo.",
    "lesson.meanwhile.same_stake": "Un’altra mano: ho puntato io per te, come prima.",
    "lesson.meanwhile.your_bank": (
        "Ora il banco sei tu: non punti niente, e gli altri giocano prima di te."
    ),
    # --- the end
    "lesson.finish": "Ho capito!",
    "lesson.end": "Adesso sai giocare",
    "lesson.differs": "Al tuo tavolo si giocherà a",
    "lesson.where": "Ritrovi la lezione nel menu del tavolo e in Come si gioca.",
    "lesson.again": "Da capo",
    "lesson.for_real": "Ora si gioca!",
    "lesson.back_to_game": "Torna alla partita",
}
