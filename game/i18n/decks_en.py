"""The English words for the deck to play with, and what is said otherwise with the Italian one."""

WORDS: dict[str, str | tuple[str, str]] = {
    "deck.label": "Cards",
    "deck.french": "French",
    "deck.four": "4 colours",
    "deck.italian": "Italian",
    "card_back.label": "Backs",
    "card_back.red": "red",
    "card_back.blue": "blue",
    "card_back.green": "green",
}

# In the place of the words for hearts and queens.
ITALIAN: dict[str, str | tuple[str, str]] = {
    "rank.Q": "knight",
    "suit.c": "clubs",
    "suit.d": "coins",
    "suit.h": "cups",
    "suit.s": "swords",
    "switch.pack.40.says": (
        "40 cards, without eights, nines and tens. Ace to seven count their number; jack, knight "
        "and king count ½."
    ),
    "switch.pack.32.says": (
        "32 cards, from the sevens up. The ace counts 7, the king 4, the knight 3, the jack 2; "
        "ten, nine, eight and seven count ½."
    ),
    "switch.burn.3-4.32": "a king or a knight",
    "switch.burn.3-4.says.32": (
        "Whose first card is a king or a knight, which count 4 and 3, may throw it away for a "
        "new one: face up, once, at the beginning of the turn. So may the banker."
    ),
    "switch.wild.Kd": "king of coins",
    "switch.wild.Kd.says": (
        "The king of coins counts ½ or any whole number from 1 to 7: always what is best for "
        "its hand."
    ),
    "switch.wild.Ad": "ace of coins",
    "switch.wild.Ad.says": "The ace of coins counts 1 or ½, whichever is better for its hand.",
    "book.values.face": "Jack, knight and king count ½",
    "book.values.high": "Ace, king, knight and jack",
    "book.ex.anna": (
        "Anna’s hidden card is a 6. She asks for a card and gets a knight: 6½. She stands."
    ),
    "book.ex.ben.32": (
        "Ben’s hidden card is a ten. He asks for cards and gets a king, then a knight: "
        "“Sette e mezzo!”"
    ),
    "book.ex.Kd.1": "Beside a 3 the king of coins counts 4.",
    "book.ex.Ad.1": "Beside a 6 the ace of coins counts 1.",
}
