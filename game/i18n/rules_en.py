"""The English words about rules: traditions, switches, the rules in force, the rules to read.

``switch.KEY`` is a switch's name, ``.about`` what it is for; ``switch.KEY.VALUE`` a value's name,
``.says`` what is played then. What ends in ``.32`` is said with 32 cards.
"""

WORDS: dict[str, str | tuple[str, str]] = {
    # --- the traditions, each by its name in its own language
    "tradition.label": "Tradition",
    "tradition.italy": "Italia",
    "tradition.italy.game": "Sette e mezzo",
    "tradition.italy.line": "Cards face up; a 7½ takes the bank. The Christmas classic.",
    "tradition.reale": "Reale",
    "tradition.reale.game": "Sette e mezzo reale",
    "tradition.reale.line": "A seven with a face card is paid double and alone takes the bank.",
    "tradition.france40": "France",
    "tradition.france40.game": "Sept et demi",
    "tradition.france40.line": "You choose which card to hide; 7½ counts double.",
    "tradition.france32": "France, 32\N{NO-BREAK SPACE}cartes",
    "tradition.france32.game": "Sept et demi",
    "tradition.france32.line": "The ace counts 7, and half the pack counts ½.",
    "tradition.portugal": "Portugal/Brasil",
    "tradition.portugal.game": "Sete e meio",
    "tradition.portugal.line": "Open or closed cards, raising, ten seats, a bank for sale.",
    "tradition.spain": "España",
    "tradition.spain.game": "Siete y media",
    "tradition.spain.line": "Hide the new card or the old one; split two face cards.",
    "tradition.changed": ("{tradition}, {n} house rule", "{tradition}, {n} house rules"),
    # --- the start screen
    "start.aim": "Close to 7½ wins; over it, your stake is gone.",
    "start.house": "House rules",
    "start.first": "First bank",
    "start.first_value": "{name} holds the bank first",
    "start.stakes_open": "from {low} to all one has",
    # --- house rules
    "house.title": "House rules",
    "house.count": ("{n} house rule", "{n} house rules"),
    "house.done": "Done",
    "house.plain": "{tradition}, without house rules",
    "house.back": "Back to the tradition",
    "house.jump": "Sections",
    "house.changed": "house rule",
    "house.usual": "{tradition}: {value}",
    "house.usual_label": "{name}: back to",
    "house.where": "Played in {places}",
    "house.variant": "A variant in {places}",
    "house.everywhere": "Played everywhere",
    "house.nowhere": "Our own: in none of the traditions",
    "house.list": "{some}, {last}",
    "house.and": "{some} and {last}",
    "house.mend": "Choose it, with {name}: {value}",
    "house.mend_on": "Switch it on, with {name}: {value}",
    "house.mend_off": "Switch it off, with {name}: {value}",
    "house.less": "Less: {value}",
    "house.more": "More: {value}",
    "house.none": "none",
    "section.table": "The table",
    "section.stakes": "Stakes",
    "section.bank": "The bank",
    "section.cards": "Cards",
    "section.hands": "Special hands",
    "section.payment": "Payment",
    "section.sets": "My sets",
    "section.link": "Code and link",
    "sets.about": "Keep these house rules under a name, and play them again with one tap.",
    "sets.name": "Name of the set",
    "sets.hint": "Christmas at Nonna’s",
    "sets.keep": "Keep",
    "sets.replace": "Replace",
    "sets.empty": "Nothing kept yet.",
    "sets.use": "Use",
    "sets.drop": "Drop “{name}”",
    "sets.send": "Send “{name}”",
    "sets.dropped": "“{name}” is dropped.",
    "sets.undo": "Keep it after all",
    "link.about": (
        "All rules of this table in one short code. Whoever opens the link finds the table laid "
        "in the same way."
    ),
    "link.code": "Code of the table",
    "link.send": "Send the link",
    "share.title": "To be shared",
    "share.text": "It could not be copied by itself. Press and hold it to copy it:",
    "notice.link_opened": "This is the table of the link: look at its rules, and play.",
    "notice.link_bad": "This link does not hold a valid table.",
    "notice.link_copied": "Copied: paste it where you like.",
    "notice.set_without_name": "Give the set a name first.",
    "notice.too_many_sets": "There are twenty sets already: drop one first.",
    # --- why switches cannot go together
    "problem.bad_value": "That value is not possible.",
    "problem.stake_min_above_max": "The smallest stake would be larger than the largest.",
    "problem.chips_below_stake": "With so few chips nobody could set the smallest stake.",
    "problem.no_room_to_raise": (
        "With one and the same smallest and largest stake nobody could raise."
    ),
    "problem.wild_card_not_in_pack": "Wild cards are not played with 32 cards.",
    "problem.royal_not_played": (
        "Only a royal 7½ can take the bank here, so the royal 7½ must be played."
    ),
    # --- the switches
    "switch.yes": "yes",
    "switch.no": "no",
    "switch.pack": "The pack",
    "switch.pack.40": "40 cards",
    "switch.pack.40.says": (
        "40 cards, without eights, nines and tens. Ace to seven count their number; jack, queen "
        "and king count ½."
    ),
    "switch.pack.32": "32 cards",
    "switch.pack.32.says": (
        "32 cards, from the sevens up. The ace counts 7, the king 4, the queen 3, the jack 2; "
        "ten, nine, eight and seven count ½."
    ),
    "switch.chips": "Chips",
    "switch.chips.about": "What everybody begins with.",
    "switch.chips.says": ("Everybody begins with {n} chip.", "Everybody begins with {n} chips."),
    "switch.stake_min": "Smallest stake",
    "switch.stake_min.about": "Whoever has less than that may stake all of it.",
    "switch.stake_min.says": (
        "The smallest stake is {n} chip.",
        "The smallest stake is {n} chips; whoever has less may stake all of it.",
    ),
    "switch.stake_max": "Largest stake",
    "switch.stake_max.about": "Agreed for every hand; or as much as one has.",
    "switch.stake_max.0": "all one has",
    "switch.stake_max.0.says": "There is no largest stake: one may stake all one has.",
    "switch.stake_max.says": (
        "The largest stake is {n} chip.",
        "The largest stake is {n} chips.",
    ),
    "switch.stake_time": "When stakes are set",
    "switch.stake_time.before": "before the deal",
    "switch.stake_time.before.says": "Stakes are set before the deal, without seeing a card.",
    "switch.stake_time.after": "after a look at the card",
    "switch.stake_time.after.says": (
        "The first card is dealt, each player looks at it, and then the stakes are set."
    ),
    "switch.raising": "Raising",
    "switch.raising.yes.says": (
        "Before asking for a card, a player may raise the stake, up to the largest one."
    ),
    "switch.hands": "Length of the game",
    "switch.hands.about": "In hands. It ends sooner when one player has all the chips.",
    "switch.hands.0": "no fixed end",
    "switch.hands.0.says": "There is no fixed number of hands: the players stop when they like.",
    "switch.hands.says": ("The game is {n} hand long.", "The game is {n} hands long."),
    "switch.direction": "Direction",
    "switch.direction.anticlockwise": "anticlockwise",
    "switch.direction.anticlockwise.says": (
        "Deal and play go anticlockwise, beginning on the banker’s right."
    ),
    "switch.direction.clockwise": "clockwise",
    "switch.direction.clockwise.says": (
        "Deal and play go clockwise, beginning on the banker’s left."
    ),
    "switch.shuffle": "Shuffling",
    "switch.shuffle.every_hand": "for every hand",
    "switch.shuffle.every_hand.says": "All the cards are shuffled for every hand.",
    "switch.shuffle.run_down": "when the pack runs out",
    "switch.shuffle.run_down.says": (
        "Used cards are set aside. They are shuffled back only when the pack runs out or the "
        "bank changes hands."
    ),
    "switch.first_banker": "First bank",
    "switch.first_banker.draw": "highest card",
    "switch.first_banker.draw.says": (
        "Everybody draws a card, and the highest holds the bank first: kings are high, aces "
        "low, and a tie draws again."
    ),
    "switch.first_banker.lot": "by lot",
    "switch.first_banker.lot.says": "Lots are drawn for the first bank.",
    "switch.first_banker.chosen": "chosen",
    "switch.first_banker.chosen.says": "Whoever sets up the table chooses the first banker.",
    "switch.first_banker.vote": "by vote",
    "switch.first_banker.vote.says": (
        "Everybody votes for the first banker; if votes are tied, lots are drawn."
    ),
    "switch.next_banker": "Next bank",
    "switch.next_banker.seven_half": "kept until 7½",
    "switch.next_banker.seven_half.says": (
        "The banker keeps the bank until a player makes 7½ and the bank does not tie it. That "
        "player takes it; if there are several, the first in order of play."
    ),
    "switch.next_banker.rotate": "every hand",
    "switch.next_banker.rotate.says": (
        "After every hand the bank moves on to the next player in order of play."
    ),
    "switch.next_banker.never": "never",
    "switch.next_banker.never.says": (
        "The bank stays where it is; only a banker without chips passes it on."
    ),
    "switch.next_banker.royal": "royal 7½ only",
    "switch.next_banker.royal.says": (
        "Only a royal 7½ takes the bank, if the bank neither ties nor beats it."
    ),
    "switch.next_banker.natural": "7½ in two cards",
    "switch.next_banker.natural.says": (
        "A 7½ in two cards takes the bank, if the bank neither ties nor beats it."
    ),
    "switch.bank_sale": "Buying the bank",
    "switch.bank_sale.yes.says": (
        "Between hands the players may offer chips for the bank. The banker sells it to one of "
        "them, or keeps it."
    ),
    "switch.banker_looks": "The banker looks",
    "switch.banker_looks.yes.says": (
        "The banker knows the bank’s first card while the others play."
    ),
    "switch.banker_looks.no.says": (
        "The banker does not look at the bank’s first card before all others have played."
    ),
    "switch.receive": "How cards are received",
    "switch.receive.open": "face up",
    "switch.receive.open.says": "The first card stays hidden; every further one comes face up.",
    "switch.receive.hide_before": "one hidden, chosen before",
    "switch.receive.hide_before.says": (
        "Whoever asks for a card takes it face up, or turns up the hidden card and takes the "
        "new one face down."
    ),
    "switch.receive.hide_after": "one hidden, chosen after",
    "switch.receive.hide_after.says": (
        "Each card is looked at first. Then it is shown; or it is kept hidden, and the one "
        "hidden until now is turned up."
    ),
    "switch.receive.open_or_closed": "open or closed",
    "switch.receive.open_or_closed.says": (
        "With the first card asked for, a player chooses for the whole turn. Open: the first "
        "card stays hidden, all others come face up. Closed: the first card is turned up, all "
        "others come face down."
    ),
    "switch.show_seven_half": "7½ is shown at once",
    "switch.show_seven_half.yes.says": "A hand of exactly 7½ is shown at once.",
    "switch.show_seven_half.no.says": (
        "Hidden cards stay hidden until the reckoning, even in a hand of 7½."
    ),
    "switch.burn": "Burning",
    "switch.burn.about": "A poor first card may be thrown away for a new one.",
    "switch.burn.none": "no",
    "switch.burn.4": "a four",
    "switch.burn.4.32": "a king",
    "switch.burn.4.says": (
        "Whose first card is a four may throw it away for a new one: face up, once, at the "
        "beginning of the turn. So may the banker."
    ),
    "switch.burn.4.says.32": (
        "Whose first card is a king, which counts 4, may throw it away for a new one: face up, "
        "once, at the beginning of the turn. So may the banker."
    ),
    "switch.burn.3-4": "a four or a three",
    "switch.burn.3-4.32": "a king or a queen",
    "switch.burn.3-4.says": (
        "Whose first card is a four or a three may throw it away for a new one: face up, once, "
        "at the beginning of the turn. So may the banker."
    ),
    "switch.burn.3-4.says.32": (
        "Whose first card is a king or a queen, which count 4 and 3, may throw it away for a "
        "new one: face up, once, at the beginning of the turn. So may the banker."
    ),
    "switch.split_hands": "Splitting",
    "switch.split_hands.about": "Two face cards may be made into two hands.",
    "switch.split_hands.1": "no",
    "switch.split_hands.2": "two hands",
    "switch.split_hands.3": "three hands",
    "switch.split_hands.4": "four hands",
    "switch.split_hands.says": (
        "If the first two cards are both face cards, a player may split them, with a second "
        "stake as large as the first: into {n} hands at most, played one after the other."
    ),
    "switch.split_hands.says.32": (
        "If the first two cards both count ½, a player may split them, with a second stake as "
        "large as the first: into {n} hands at most, played one after the other."
    ),
    "switch.royal": "Royal 7½",
    "switch.royal.yes.says": (
        "A seven with a face card, and nothing else, is royal: it beats every other 7½, and the "
        "bank pays it double. The bank’s own royal collects once."
    ),
    "switch.royal.yes.says.32": (
        "An ace with a card that counts ½, and nothing else, is royal: it beats every other 7½, "
        "and the bank pays it double. The bank’s own royal collects once."
    ),
    "switch.pair_of_sevens": "Pair of sevens",
    "switch.pair_of_sevens.yes.says": (
        "Two sevens, and nothing else, beat everything. They are shown at once and end the turn; "
        "the bank pays them triple. The bank’s own pair collects once."
    ),
    "switch.pair_of_sevens.yes.says.32": (
        "Two aces, which count 7, and nothing else, beat everything. They are shown at once and "
        "end the turn; the bank pays them triple. The bank’s own pair collects once."
    ),
    "switch.wild": "Wild card",
    "switch.wild.about": "A card that counts what its hand needs.",
    "switch.wild.none": "none",
    "switch.wild.Kd": "king of diamonds",
    "switch.wild.Kd.says": (
        "The king of diamonds counts ½ or any whole number from 1 to 7: always what is best for "
        "its hand."
    ),
    "switch.wild.Ad": "ace of diamonds",
    "switch.wild.Ad.says": ("The ace of diamonds counts 1 or ½, whichever is better for its hand."),
    "switch.tie": "Ties",
    "switch.tie.bank": "the bank wins",
    "switch.tie.bank.says": "On a tie the bank takes the stake.",
    "switch.tie.push": "a stand-off",
    "switch.tie.push.says": "On a tie the stake goes back to its player.",
    "switch.seven_half_pays": "What 7½ is paid",
    "switch.seven_half_pays.1": "the stake",
    "switch.seven_half_pays.1.says": "A 7½ is paid its stake, like any better hand.",
    "switch.seven_half_pays.2": "double",
    "switch.seven_half_pays.2.says": (
        "A 7½ that beats the bank is paid twice its stake, also when the bank is bust."
    ),
    "switch.bank_seven_half_collects": "What the bank’s 7½ takes",
    "switch.bank_seven_half_collects.1": "the stake",
    "switch.bank_seven_half_collects.1.says": "The bank’s 7½ takes the stakes once.",
    "switch.bank_seven_half_collects.2": "double",
    "switch.bank_seven_half_collects.2.says": (
        "If the bank has 7½, each hand that loses to it pays twice its stake, as far as its "
        "player’s chips go. Bust hands have paid once, and pay no more."
    ),
    "switch.fund": "Guarantee fund",
    "switch.fund.yes.says": (
        "What the bank cannot pay is paid by the guarantee fund, never what a player cannot."
    ),
    "switch.fund.no.says": "What the bank cannot pay is lost.",
    # --- the rules in force
    "force.title": "Rules in force",
    "force.mark": "house rule",
    "force.not_played": "Not played: {name}.",
    "force.read": "All the rules",
    "force.send": "Send this table",
    "menu.force": "Rules in force",
    # --- the rules to read
    "rules.title": "How to play",
    "book.jump": "Go to",
    "book.tradition": "{game} ({tradition})",
    "book.goal": "The aim",
    "book.goal.1": (
        "Everybody plays against the banker. Collect cards and come as close to 7½ as you dare. "
        "Go over, and you are bust: your stake is lost at once."
    ),
    "book.goal.2": "When all have played, the bank plays too, and pays whoever has more.",
    "book.values": "What the cards count",
    "book.values.number": "Ace to seven count their number",
    "book.values.face": "Jack, queen and king count ½",
    "book.values.high": "Ace, king, queen and jack",
    "book.values.low": "Ten, nine, eight and seven count ½",
    "book.values.best": "Seven and a half!",
    "book.before": "Before the game",
    "book.hand": "The deal",
    "book.hand.cut": "The last player in order of play cuts the pack.",
    "book.hand.deal": "Each gets one card face down, the banker last.",
    "book.turn": "Your turn",
    "book.turn.1": (
        "Under 7½ you may ask for a card, again and again, or stand with what you have."
    ),
    "book.turn.bust": (
        "Over 7½ you are bust: your hand is shown and the bank takes your stake, even if it goes "
        "bust itself later."
    ),
    "book.turn.seven_half": "Exactly 7½ ends your turn.",
    "book.turn.split": (
        "In a split hand 7½ is an ordinary 7½, even with two cards. The banker never splits."
    ),
    "book.ways.face_up": "taken face up",
    "book.ways.face_down": "taken face down",
    "book.ways.shown": "the new card shown",
    "book.ways.kept": "the new card kept hidden",
    "book.ways.open": "open",
    "book.ways.closed": "closed",
    "book.bank": "The bank’s turn",
    "book.bank.1": (
        "When all have played, the banker’s card is turned up. The banker plays by the same "
        "rules, with all cards face up, seeing what lies open and never a hidden card."
    ),
    "book.bank.2": "If every hand is bust, the bank draws nothing.",
    "book.pay": "The reckoning",
    "book.pay.higher": (
        "More than the bank, or any hand not bust against a bust bank: the bank pays the stake. "
        "Less than the bank: it takes the stake."
    ),
    "book.pay.order": "From low to high: {hands}.",
    "book.pay.order.bust": "bust",
    "book.pay.order.totals": "½ to 7",
    "book.pay.order.seven_half": "7½",
    "book.pay.order.royal": "royal 7½",
    "book.pay.order.pair": "pair of sevens",
    "book.pay.order.pair.32": "pair of aces",
    "book.pay.times": "These payments do not multiply one another.",
    "book.pay.turns": (
        "The bank first takes all it wins, then pays in order of play, as far as its chips go."
    ),
    "book.pay.fund": "The fund’s account is on show: with the chips at the table it always comes "
    "to the same sum.",
    "book.next": "The next bank",
    "book.next.natural": (
        "A wild card in those two cards counts as well; two cards of a split hand do not."
    ),
    "book.next.pair": "A pair of sevens does not take the bank.",
    "book.next.pair.32": "A pair of aces does not take the bank.",
    "book.next.bust": "A bust bank neither ties nor beats anything.",
    "book.next.sale": (
        "Each offer is higher than the last, and whoever passes is out of the bidding. Buyers "
        "keep one chip at least; the price goes to the old banker."
    ),
    "book.next.out": (
        "Whoever has no chips left is out of the game. If it is the banker, the bank goes to the "
        "next player."
    ),
    "book.end": "The end",
    "book.end.1": (
        "The game is over when one player has all the chips, or when the players stop between "
        "two hands. Most chips wins; equal chips share the place."
    ),
    "book.pack.1": (
        "If the pack runs out, the used cards are shuffled and play goes on; cards held in "
        "hands stay where they are. If there are none, one must stand."
    ),
    "book.examples": "Examples",
    "book.ex.anna": (
        "Anna’s hidden card is a 6. She asks for a card and gets a queen: 6½. She stands."
    ),
    "book.ex.anna.32": (
        "Anna’s hidden card is a king, 4. She asks for a card and gets a jack: 6. She stands."
    ),
    "book.ex.ben": (
        "Ben’s hidden card is a king. He asks for cards and gets a 3, then a 4: “Sette e mezzo!”"
    ),
    "book.ex.ben.32": (
        "Ben’s hidden card is a ten. He asks for cards and gets a king, then a queen: "
        "“Sette e mezzo!”"
    ),
    "book.ex.bank": "The bank has {total}.",
    "book.ex.tie": "Anna ties, and her stake of {n} is the bank’s.",
    "book.ex.push": "Anna ties, and her stake of {n} comes back to her.",
    "book.ex.paid": "Ben beats the bank: for his stake of {stake} it pays him {n}.",
    "book.ex.takes_bank": "He takes the bank, too.",
    "book.ex.royal": "A royal 7½: for a stake of {stake} the bank pays {n}.",
    "book.ex.plain": "A 7½ of more cards loses to it.",
    "book.ex.pair": "A pair of sevens: for a stake of {stake} the bank pays {n}.",
    "book.ex.pair.32": "A pair of aces: for a stake of {stake} the bank pays {n}.",
    "book.ex.Kd.1": "Beside a 3 the king of diamonds counts 4.",
    "book.ex.Kd.2": "A 2 comes, and now it counts 2: it is worked out afresh with every card.",
    "book.ex.Kd.royal": "Beside a face card it counts 7, and the hand is royal.",
    "book.ex.Ad.1": "Beside a 6 the ace of diamonds counts 1.",
    "book.ex.Ad.2": "Beside a 7 it counts ½.",
    "book.ex.burn": "A four is burned, and a new card comes.",
    "book.ex.burn.32": "A king is burned, and a new card comes.",
    "book.ex.split": "Two face cards are split: two hands, a stake on each.",
    "book.ex.split.32": "Two cards that count ½ are split: two hands, a stake on each.",
    "book.tips": "Tips for beginners",
    "book.tips.start": (
        "A face card is only worth ½: hidden, it is a small start, and you will probably want "
        "more cards."
    ),
    "book.tips.start.32": (
        "Half the cards are only worth ½: hidden, such a card is a small start, and you will "
        "probably want more."
    ),
    "book.tips.high": (
        "With 6½ or more, standing is usually right: only an ace or a face card can still help."
    ),
    "book.tips.high.32": (
        "With 6 or more, standing is usually right: only a card that counts ½ can still help."
    ),
    "book.tips.seven": (
        "On 7 stand at once: only a face card would make 7½, everything else is bust."
    ),
    "book.tips.seven.32": (
        "On 7 stand: only a card that counts ½ would make 7½, everything else is bust."
    ),
    "book.tips.bank": (
        "As banker, look at the face-up cards: how many players can still beat you?"
    ),
    "book.tips.advice": (
        "What is each choice worth? The menu has advice, on request or always. It knows no more "
        "than you do, and says what it assumes."
    ),
    "book.decisions": "Where the sheets are silent",
    "book.decisions.stake": "Whoever has less than the smallest stake may stake only all of it.",
    "book.decisions.raise": ("A raise names the new stake, and a card must be asked for after it."),
    "book.decisions.hide_after": (
        "Which card stays hidden is chosen also when the new card makes 7½. A bust hand is shown."
    ),
    "book.decisions.open_or_closed": (
        "The choice of open or closed holds to the end of the turn; the bank’s cards lie open."
    ),
    "book.decisions.split": (
        "Both cards of a split hand lie open; the hands are played from left to right."
    ),
    "book.decisions.fund": "The fund begins at nothing, and its account goes below that.",
    "book.decisions.first": (
        "The first bank is set on the start screen, by whoever sets up the table."
    ),
    "book.decisions.cut": (
        "The pack is cut before the stakes are set, so that nobody can know what comes."
    ),
    "book.decisions.vote": "Everybody votes openly, in turn.",
}
