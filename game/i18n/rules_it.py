"""The Italian words about rules, with the same keys as the English ones."""

WORDS: dict[str, str | tuple[str, str]] = {
    # --- the traditions, each by its name in its own language
    "tradition.label": "Tradizione",
    "tradition.italy": "Italia",
    "tradition.italy.game": "Sette e mezzo",
    "tradition.italy.line": "Carte scoperte; il 7½ prende il banco. Il classico di Natale.",
    "tradition.reale": "Reale",
    "tradition.reale.game": "Sette e mezzo reale",
    "tradition.reale.line": "Sette e figura è pagato doppio, e solo lui prende il banco.",
    "tradition.france40": "France",
    "tradition.france40.game": "Sept et demi",
    "tradition.france40.line": "Scegli quale carta coprire; il 7½ vale doppio.",
    "tradition.france32": "France, 32\N{NO-BREAK SPACE}cartes",
    "tradition.france32.game": "Sept et demi",
    "tradition.france32.line": "L’asso vale 7, e mezzo mazzo vale ½.",
    "tradition.portugal": "Portugal/Brasil",
    "tradition.portugal.game": "Sete e meio",
    "tradition.portugal.line": "Carte aperte o chiuse, rilanci, dieci posti, banco in vendita.",
    "tradition.spain": "España",
    "tradition.spain.game": "Siete y media",
    "tradition.spain.line": "Copri la carta nuova o la vecchia; dividi due figure.",
    "tradition.changed": (
        "{tradition}, {n} regola della casa",
        "{tradition}, {n} regole della casa",
    ),
    # --- the start screen
    "start.aim": "Vicino a 7½ si vince; oltre, addio puntata.",
    "start.house": "Regole della casa",
    "start.first": "Primo banco",
    "start.first_value": "Il primo banco a {name}",
    "start.stakes_open": "da {low} a tutto quello che si ha",
    # --- house rules
    "house.title": "Regole della casa",
    "house.count": ("{n} regola della casa", "{n} regole della casa"),
    "house.done": "Fatto",
    "house.plain": "{tradition}, senza regole della casa",
    "house.back": "Torna alla tradizione",
    "house.jump": "Parti",
    "house.changed": "regola della casa",
    "house.usual": "{tradition}: {value}",
    "house.usual_label": "{name}: torna a",
    "house.where": "Si gioca in {places}",
    "house.variant": "Una variante in {places}",
    "house.everywhere": "Si gioca ovunque",
    "house.nowhere": "Nostra: di nessuna tradizione",
    "house.list": "{some}, {last}",
    "house.and": "{some} e {last}",
    "house.mend": "Sceglila, con {name}: {value}",
    "house.mend_on": "Attivala, con {name}: {value}",
    "house.mend_off": "Disattivala, con {name}: {value}",
    "house.less": "Di meno: {value}",
    "house.more": "Di più: {value}",
    "house.none": "nessuna",
    "section.table": "Il tavolo",
    "section.stakes": "Puntate",
    "section.bank": "Il banco",
    "section.cards": "Carte",
    "section.hands": "Mani speciali",
    "section.payment": "Pagamenti",
    "section.sets": "Le mie regole",
    "section.link": "Codice e link",
    "sets.about": "Dai un nome a queste regole: le ritrovi con un tocco.",
    "sets.name": "Nome delle regole",
    "sets.hint": "Natale dalla nonna",
    "sets.keep": "Salva",
    "sets.replace": "Sostituisci",
    "sets.empty": "Ancora niente.",
    "sets.use": "Usa",
    "sets.drop": "Elimina «{name}»",
    "sets.send": "Manda «{name}»",
    "sets.dropped": "«{name}» non c’è più.",
    "sets.undo": "Rimettila",
    "link.about": (
        "Tutte le regole del tavolo in un breve codice. Chi apre il link trova il tavolo "
        "apparecchiato allo stesso modo."
    ),
    "link.code": "Codice del tavolo",
    "link.send": "Manda il link",
    "share.title": "Da condividere",
    "share.text": "Non si è potuto copiare da solo. Tienilo premuto per copiarlo:",
    "notice.link_opened": "Questo è il tavolo del link: guarda le regole, e gioca.",
    "notice.link_bad": "Questo link non contiene un tavolo valido.",
    "notice.link_copied": "Copiato: incollalo dove vuoi.",
    "notice.set_without_name": "Prima dai un nome alle regole.",
    "notice.too_many_sets": "Ce ne sono già venti: prima eliminane una.",
    # --- why switches cannot go together
    "problem.bad_value": "Questo valore non è possibile.",
    "problem.stake_min_above_max": "La puntata minima supererebbe la massima.",
    "problem.chips_below_stake": "Con così poche fiches nessuno arriverebbe alla puntata minima.",
    "problem.no_room_to_raise": (
        "Se la puntata minima e la massima sono uguali nessuno può rilanciare."
    ),
    "problem.wild_card_not_in_pack": "Con 32 carte non si gioca con la matta.",
    "problem.royal_not_played": (
        "Qui solo il 7½ reale prende il banco, quindi si deve giocare con il reale."
    ),
    # --- the switches
    "switch.yes": "sì",
    "switch.no": "no",
    "switch.pack": "Il mazzo",
    "switch.pack.40": "40 carte",
    "switch.pack.40.says": (
        "40 carte, senza otto, nove e dieci. Dall’asso al sette valgono il loro numero; fante, "
        "donna e re valgono ½."
    ),
    "switch.pack.32": "32 carte",
    "switch.pack.32.says": (
        "32 carte, dal sette in su. L’asso vale 7, il re 4, la donna 3, il fante 2; dieci, nove, "
        "otto e sette valgono ½."
    ),
    "switch.chips": "Fiches",
    "switch.chips.about": "Quelle con cui ognuno comincia.",
    "switch.chips.says": ("Ognuno comincia con {n} fiche.", "Ognuno comincia con {n} fiches."),
    "switch.stake_min": "Puntata minima",
    "switch.stake_min.about": "Chi ha di meno può puntare tutto quello che ha.",
    "switch.stake_min.says": (
        "La puntata minima è di {n} fiche.",
        "La puntata minima è di {n} fiches; chi ne ha di meno può puntarle tutte.",
    ),
    "switch.stake_max": "Puntata massima",
    "switch.stake_max.about": "Stabilita per tutte le mani; oppure tutto quello che si ha.",
    "switch.stake_max.0": "tutto",
    "switch.stake_max.0.says": "Non c’è una puntata massima: si può puntare tutto ciò che si ha.",
    "switch.stake_max.says": (
        "La puntata massima è di {n} fiche.",
        "La puntata massima è di {n} fiches.",
    ),
    "switch.stake_time": "Quando si punta",
    "switch.stake_time.before": "prima di dare le carte",
    "switch.stake_time.before.says": "Si punta prima che si diano le carte, senza vederne.",
    "switch.stake_time.after": "dopo aver visto la carta",
    "switch.stake_time.after.says": (
        "Si dà la prima carta, ogni giocatore la guarda, e poi si punta."
    ),
    "switch.raising": "Rilanciare",
    "switch.raising.yes.says": (
        "Prima di chiedere una carta, un giocatore può alzare la puntata, fino alla massima."
    ),
    "switch.hands": "Durata della partita",
    "switch.hands.about": "In mani. Finisce prima se un giocatore ha tutte le fiches.",
    "switch.hands.0": "senza fine fissa",
    "switch.hands.0.says": (
        "Il numero delle mani non è fissato: i giocatori smettono quando vogliono."
    ),
    "switch.hands.says": ("La partita dura {n} mano.", "La partita dura {n} mani."),
    "switch.direction": "Senso di gioco",
    "switch.direction.anticlockwise": "antiorario",
    "switch.direction.anticlockwise.says": (
        "Si dà e si gioca in senso antiorario, cominciando alla destra del banco."
    ),
    "switch.direction.clockwise": "orario",
    "switch.direction.clockwise.says": (
        "Si dà e si gioca in senso orario, cominciando alla sinistra del banco."
    ),
    "switch.shuffle": "Quando si mescola",
    "switch.shuffle.every_hand": "a ogni mano",
    "switch.shuffle.every_hand.says": "A ogni mano si mescolano tutte le carte.",
    "switch.shuffle.run_down": "quando finisce il mazzo",
    "switch.shuffle.run_down.says": (
        "Le carte usate si mettono da parte. Si rimescolano solo quando il mazzo finisce o il "
        "banco cambia mano."
    ),
    "switch.first_banker": "Primo banco",
    "switch.first_banker.draw": "carta più alta",
    "switch.first_banker.draw.says": (
        "Ognuno pesca una carta e la più alta tiene il banco per prima: il re è la più alta, "
        "l’asso la più bassa, a pari si ripesca."
    ),
    "switch.first_banker.lot": "a sorte",
    "switch.first_banker.lot.says": "Il primo banco si tira a sorte.",
    "switch.first_banker.chosen": "scelto",
    "switch.first_banker.chosen.says": "Chi apparecchia il tavolo sceglie il primo banco.",
    "switch.first_banker.vote": "ai voti",
    "switch.first_banker.vote.says": (
        "Il primo banco si mette ai voti; a pari voti si tira a sorte."
    ),
    "switch.next_banker": "Il prossimo banco",
    "switch.next_banker.seven_half": "resta fino al 7½",
    "switch.next_banker.seven_half.says": (
        "Il banco resta a chi ce l’ha finché un giocatore fa 7½ e il banco non lo pareggia: "
        "allora passa a lui; se sono in più d’uno, al primo in ordine di gioco."
    ),
    "switch.next_banker.rotate": "a ogni mano",
    "switch.next_banker.rotate.says": (
        "Dopo ogni mano il banco passa al giocatore seguente in ordine di gioco."
    ),
    "switch.next_banker.never": "mai",
    "switch.next_banker.never.says": (
        "Il banco non cambia; lo cede solo un banco senza più fiches."
    ),
    "switch.next_banker.royal": "solo con il 7½ reale",
    "switch.next_banker.royal.says": (
        "Solo un 7½ reale prende il banco, se il banco non lo pareggia né lo batte."
    ),
    "switch.next_banker.natural": "7½ con due carte",
    "switch.next_banker.natural.says": (
        "Un 7½ con due carte prende il banco, se il banco non lo pareggia né lo batte."
    ),
    "switch.bank_sale": "Comprare il banco",
    "switch.bank_sale.yes.says": (
        "Fra una mano e l’altra i giocatori possono offrire fiches per il banco. Chi lo tiene lo "
        "vende a uno di loro, o lo tiene."
    ),
    "switch.banker_looks": "Il banco guarda la carta",
    "switch.banker_looks.yes.says": (
        "Il banco conosce la sua prima carta mentre gli altri giocano."
    ),
    "switch.banker_looks.no.says": (
        "Il banco non guarda la sua prima carta finché non hanno giocato tutti gli altri."
    ),
    "switch.receive": "Come si ricevono le carte",
    "switch.receive.open": "scoperte",
    "switch.receive.open.says": "La prima carta resta coperta; le altre arrivano tutte scoperte.",
    "switch.receive.hide_before": "una coperta, si sceglie prima",
    "switch.receive.hide_before.says": (
        "Chi chiede una carta la prende scoperta, oppure scopre quella coperta e prende coperta "
        "la nuova."
    ),
    "switch.receive.hide_after": "una coperta, si sceglie dopo",
    "switch.receive.hide_after.says": (
        "Ogni carta prima si guarda. Poi la si mostra; oppure la si tiene coperta, e si scopre "
        "quella che lo era finora."
    ),
    "switch.receive.open_or_closed": "aperte o chiuse",
    "switch.receive.open_or_closed.says": (
        "Con la prima carta che chiede, il giocatore sceglie per tutto il turno. Aperte: la prima "
        "carta resta coperta, le altre arrivano scoperte. Chiuse: la prima si scopre, le altre "
        "arrivano coperte."
    ),
    "switch.show_seven_half": "Il 7½ si mostra subito",
    "switch.show_seven_half.yes.says": "Una mano di 7½ esatto si mostra subito.",
    "switch.show_seven_half.no.says": (
        "Le carte coperte restano coperte fino ai conti, anche in una mano di 7½."
    ),
    "switch.burn": "Bruciare",
    "switch.burn.about": "Una prima carta scomoda si può buttare per una nuova.",
    "switch.burn.none": "no",
    "switch.burn.4": "un quattro",
    "switch.burn.4.32": "un re",
    "switch.burn.4.says": (
        "Chi ha come prima carta un quattro può buttarlo per una carta nuova: scoperto, una "
        "volta sola, all’inizio del turno. Anche il banco."
    ),
    "switch.burn.4.says.32": (
        "Chi ha come prima carta un re, che vale 4, può buttarlo per una carta nuova: scoperto, "
        "una volta sola, all’inizio del turno. Anche il banco."
    ),
    "switch.burn.3-4": "un quattro o un tre",
    "switch.burn.3-4.32": "un re o una donna",
    "switch.burn.3-4.says": (
        "Chi ha come prima carta un quattro o un tre può buttarlo per una carta nuova: scoperto, "
        "una volta sola, all’inizio del turno. Anche il banco."
    ),
    "switch.burn.3-4.says.32": (
        "Chi ha come prima carta un re o una donna, che valgono 4 e 3, può buttarla per una carta "
        "nuova: scoperta, una volta sola, all’inizio del turno. Anche il banco."
    ),
    "switch.split_hands": "Dividere",
    "switch.split_hands.about": "Di due figure si possono fare due mani.",
    "switch.split_hands.1": "no",
    "switch.split_hands.2": "due mani",
    "switch.split_hands.3": "tre mani",
    "switch.split_hands.4": "quattro mani",
    "switch.split_hands.says": (
        "Se le prime due carte sono due figure, un giocatore può dividerle, con una seconda "
        "puntata uguale alla prima: in {n} mani al massimo, giocate una dopo l’altra."
    ),
    "switch.split_hands.says.32": (
        "Se le prime due carte valgono ½ l’una, un giocatore può dividerle, con una seconda "
        "puntata uguale alla prima: in {n} mani al massimo, giocate una dopo l’altra."
    ),
    "switch.royal": "Sette e mezzo reale",
    "switch.royal.yes.says": (
        "Un sette con una figura, e nient’altro, è reale: batte ogni altro 7½ e il banco lo paga "
        "doppio. Il reale del banco incassa una volta sola."
    ),
    "switch.royal.yes.says.32": (
        "Un asso con una carta che vale ½, e nient’altro, è reale: batte ogni altro 7½ e il banco "
        "lo paga doppio. Il reale del banco incassa una volta sola."
    ),
    "switch.pair_of_sevens": "Coppia di sette",
    "switch.pair_of_sevens.yes.says": (
        "Due sette, e nient’altro, battono tutto. Si mostrano subito e chiudono il turno; il "
        "banco li paga tre volte. La coppia del banco incassa una volta sola."
    ),
    "switch.pair_of_sevens.yes.says.32": (
        "Due assi, che valgono 7, e nient’altro, battono tutto. Si mostrano subito e chiudono il "
        "turno; il banco li paga tre volte. La coppia del banco incassa una volta sola."
    ),
    "switch.wild": "Matta",
    "switch.wild.about": "Una carta che vale quello che serve alla mano.",
    "switch.wild.none": "nessuna",
    "switch.wild.Kd": "re di quadri",
    "switch.wild.Kd.says": (
        "Il re di quadri è la matta: vale ½ o un numero intero da 1 a 7, sempre quello che "
        "conviene alla mano."
    ),
    "switch.wild.Ad": "asso di quadri",
    "switch.wild.Ad.says": (
        "L’asso di quadri è la matta: vale 1 o ½, quello che conviene alla mano."
    ),
    "switch.tie": "A pari punti",
    "switch.tie.bank": "vince il banco",
    "switch.tie.bank.says": "A pari punti il banco prende la puntata.",
    "switch.tie.push": "patta",
    "switch.tie.push.says": "A pari punti la puntata torna al giocatore.",
    "switch.seven_half_pays": "Quanto si paga il 7½",
    "switch.seven_half_pays.1": "la puntata",
    "switch.seven_half_pays.1.says": (
        "Il 7½ è pagato quanto la puntata, come ogni mano migliore del banco."
    ),
    "switch.seven_half_pays.2": "il doppio",
    "switch.seven_half_pays.2.says": (
        "Un 7½ che batte il banco è pagato il doppio della puntata, anche se il banco sballa."
    ),
    "switch.bank_seven_half_collects": "Quanto incassa il 7½ del banco",
    "switch.bank_seven_half_collects.1": "la puntata",
    "switch.bank_seven_half_collects.1.says": "Il 7½ del banco incassa le puntate una volta sola.",
    "switch.bank_seven_half_collects.2": "il doppio",
    "switch.bank_seven_half_collects.2.says": (
        "Se il banco ha 7½, ogni mano che perde paga il doppio della puntata, finché il giocatore "
        "ha fiches. Chi ha sballato ha già pagato, e non paga altro."
    ),
    "switch.fund": "Fondo di garanzia",
    "switch.fund.yes.says": (
        "Quello che il banco non può pagare lo paga il fondo di garanzia; mai quello che non può "
        "pagare un giocatore."
    ),
    "switch.fund.no.says": "Quello che il banco non può pagare è perso.",
    # --- the rules in force
    "force.title": "Regole in vigore",
    "force.mark": "regola della casa",
    "force.not_played": "Non si gioca: {name}.",
    "force.read": "Tutte le regole",
    "force.send": "Manda il tavolo",
    "menu.force": "Regole in vigore",
    # --- the rules to read
    "rules.title": "Come si gioca",
    "book.jump": "Vai a",
    "book.tradition": "{game} ({tradition})",
    "book.goal": "Lo scopo",
    "book.goal.1": (
        "Tutti giocano contro il banco. Chiedi carte e avvicinati a 7½ quanto osi. Se lo superi "
        "hai sballato: la puntata è subito persa."
    ),
    "book.goal.2": "Quando hanno giocato tutti gioca anche il banco, e paga chi ha di più.",
    "book.values": "Quanto valgono le carte",
    "book.values.number": "Dall’asso al sette valgono il loro numero",
    "book.values.face": "Fante, donna e re valgono ½",
    "book.values.high": "Asso, re, donna e fante",
    "book.values.low": "Dieci, nove, otto e sette valgono ½",
    "book.values.best": "Sette e mezzo!",
    "book.before": "Prima della partita",
    "book.hand": "Si danno le carte",
    "book.hand.cut": "L’ultimo giocatore in ordine di gioco taglia il mazzo.",
    "book.hand.deal": "Ognuno riceve una carta coperta, il banco per ultimo.",
    "book.turn": "Il tuo turno",
    "book.turn.1": (
        "Sotto 7½ puoi chiedere carta, quante volte vuoi, oppure stare con quello che hai."
    ),
    "book.turn.bust": (
        "Oltre 7½ hai sballato: la mano si scopre e il banco prende la puntata, anche se poi "
        "sballa anche lui."
    ),
    "book.turn.seven_half": "Con 7½ esatto il tuo turno finisce.",
    "book.turn.split": (
        "In una mano divisa il 7½ è un 7½ qualunque, anche con due carte. Il banco non divide mai."
    ),
    "book.ways.face_up": "presa scoperta",
    "book.ways.face_down": "presa coperta",
    "book.ways.shown": "la nuova mostrata",
    "book.ways.kept": "la nuova tenuta coperta",
    "book.ways.open": "aperte",
    "book.ways.closed": "chiuse",
    "book.bank": "Il turno del banco",
    "book.bank.1": (
        "Quando hanno giocato tutti, il banco scopre la sua carta e gioca con le stesse regole, a "
        "carte scoperte: vede quello che è scoperto, mai una carta coperta."
    ),
    "book.bank.2": "Se hanno sballato tutti, il banco non chiede carte.",
    "book.pay": "I conti",
    "book.pay.higher": (
        "Chi ha più del banco è pagato quanto la puntata, e così chi non ha sballato se sballa il "
        "banco. Di chi ha meno il banco prende la puntata."
    ),
    "book.pay.order": "Dal basso in alto: {hands}.",
    "book.pay.order.bust": "sballato",
    "book.pay.order.totals": "da ½ a 7",
    "book.pay.order.seven_half": "7½",
    "book.pay.order.royal": "7½ reale",
    "book.pay.order.pair": "coppia di sette",
    "book.pay.order.pair.32": "coppia d’assi",
    "book.pay.times": "Questi pagamenti non si moltiplicano fra loro.",
    "book.pay.turns": (
        "Il banco prima incassa tutto, poi paga in ordine di gioco finché ha fiches."
    ),
    "book.pay.fund": "Il conto del fondo è in vista: con le fiches del tavolo fa sempre la stessa "
    "somma.",
    "book.next": "Il prossimo banco",
    "book.next.natural": (
        "Fra quelle due carte vale anche la matta; non valgono due carte di una mano divisa."
    ),
    "book.next.pair": "La coppia di sette non prende il banco.",
    "book.next.pair.32": "La coppia d’assi non prende il banco.",
    "book.next.bust": "Un banco che sballa non pareggia e non batte nessuno.",
    "book.next.sale": (
        "Ogni offerta supera la precedente, e chi passa è fuori dall’asta. A chi compra deve "
        "restare almeno una fiche; il prezzo va al vecchio banco."
    ),
    "book.next.out": (
        "Chi resta senza fiches è fuori dal gioco. Se è il banco, il banco va al giocatore "
        "seguente."
    ),
    "book.end": "La fine",
    "book.end.1": (
        "La partita finisce quando un giocatore ha tutte le fiches, o quando si smette fra due "
        "mani. Vince chi ne ha di più; chi è pari divide il posto."
    ),
    "book.pack.1": (
        "Se finisce il mazzo si mescolano le carte usate e si va avanti; quelle in mano restano "
        "dove sono. Se non ce ne sono, si deve stare."
    ),
    "book.examples": "Esempi",
    "book.ex.anna": "Anna ha coperto un 6. Chiede carta e riceve una donna: 6½. Sta.",
    "book.ex.anna.32": (
        "Anna ha coperto un re, che vale 4. Chiede carta e riceve un fante: 6. Sta."
    ),
    "book.ex.ben": ("Ben ha coperto un re. Chiede carta e riceve un 3, poi un 4: «Sette e mezzo!»"),
    "book.ex.ben.32": (
        "Ben ha coperto un dieci. Chiede carta e riceve un re, poi una donna: «Sette e mezzo!»"
    ),
    "book.ex.bank": "Il banco ha {total}.",
    "book.ex.tie": "Anna è pari, e la sua puntata di {n} va al banco.",
    "book.ex.push": "Anna è pari, e la sua puntata di {n} torna a lei.",
    "book.ex.paid": "Ben batte il banco: per la sua puntata di {stake} riceve {n}.",
    "book.ex.takes_bank": "E prende anche il banco.",
    "book.ex.royal": "Un 7½ reale: per una puntata di {stake} il banco paga {n}.",
    "book.ex.plain": "Un 7½ con più carte ci perde.",
    "book.ex.pair": "Una coppia di sette: per una puntata di {stake} il banco paga {n}.",
    "book.ex.pair.32": "Una coppia d’assi: per una puntata di {stake} il banco paga {n}.",
    "book.ex.Kd.1": "Accanto a un 3 il re di quadri vale 4.",
    "book.ex.Kd.2": "Arriva un 2, e ora vale 2: si ricalcola a ogni carta.",
    "book.ex.Kd.royal": "Accanto a una figura vale 7, e la mano è reale.",
    "book.ex.Ad.1": "Accanto a un 6 l’asso di quadri vale 1.",
    "book.ex.Ad.2": "Accanto a un 7 vale ½.",
    "book.ex.burn": "Si brucia un quattro, e arriva una carta nuova.",
    "book.ex.burn.32": "Si brucia un re, e arriva una carta nuova.",
    "book.ex.split": "Si dividono due figure: due mani, una puntata su ciascuna.",
    "book.ex.split.32": ("Si dividono due carte che valgono ½: due mani, una puntata su ciascuna."),
    "book.tips": "Consigli per chi comincia",
    "book.tips.start": (
        "Una figura vale solo ½: coperta è un piccolo inizio, e di solito conviene chiedere ancora."
    ),
    "book.tips.start.32": (
        "Metà delle carte vale solo ½: coperta, una così è un piccolo inizio, e di solito conviene "
        "chiedere ancora."
    ),
    "book.tips.high": "Con 6½ o più di solito si sta: aiutano solo un asso o una figura.",
    "book.tips.high.32": "Con 6 o più di solito si sta: aiuta solo una carta che vale ½.",
    "book.tips.seven": "Con 7 stai subito: solo una figura fa 7½, con tutto il resto sballi.",
    "book.tips.seven.32": (
        "Con 7 stai: solo una carta che vale ½ fa 7½, con tutto il resto sballi."
    ),
    "book.tips.bank": (
        "Se hai il banco, guarda le carte scoperte: quanti giocatori possono ancora batterti?"
    ),
    "book.tips.advice": (
        "Quanto vale ogni scelta? Nel menu ci sono i consigli, a richiesta o sempre. Non sanno "
        "più di te, e dicono che cosa suppongono."
    ),
    "book.decisions": "Dove le regole tacciono",
    "book.decisions.stake": "Chi ha meno della puntata minima può puntare solo tutto ciò che ha.",
    "book.decisions.raise": ("Chi rilancia dice la puntata nuova, e dopo deve chiedere una carta."),
    "book.decisions.hide_after": (
        "Si sceglie quale carta resta coperta anche se la nuova fa 7½. Una mano sballata si scopre."
    ),
    "book.decisions.open_or_closed": (
        "La scelta fra aperte e chiuse vale fino alla fine del turno; quelle del banco sono "
        "scoperte."
    ),
    "book.decisions.split": (
        "Le due carte divise sono scoperte; le mani si giocano da sinistra a destra."
    ),
    "book.decisions.fund": "Il fondo comincia da zero, e il suo conto va sotto.",
    "book.decisions.first": (
        "Il primo banco si sceglie nella schermata d’inizio, da chi apparecchia il tavolo."
    ),
    "book.decisions.cut": ("Si taglia prima di puntare, così nessuno può sapere che cosa arriva."),
    "book.decisions.vote": "Si vota ad alta voce, uno dopo l’altro.",
}
