"""The English words for what is shared and checked: the day's table, a hand, the shuffle."""

WORDS: dict[str, str | tuple[str, str]] = {
    # --- the day's table
    "day.title": "Today’s table",
    "day.months": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "day.long_months": (
        "January February March April May June July August September October November December"
    ),
    "day.weekdays": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "day.letters": "M T W T F S S",
    "day.long": "{weekday}, {date} {month}",
    "day.about": (
        "The same cards for everybody today: five hands against Anna, Bruno and Carla. "
        "Your first try counts."
    ),
    "day.past": "This day is over: you can play its cards for practice.",
    "day.open": "You are in the middle of it.",
    "day.left": "Begun, and not played to the end.",
    "day.practise": "Play for practice",
    "day.practised": "This was for practice: the day’s first try counts.",
    "day.ask": "A game is not over yet. It will be lost if you play this table now.",
    "day.ask_yes": "Play this table",
    "day.ask_no": "Keep the game",
    "day.by_hand": "Chips won, hand by hand",
    "day.sevens": ("7½ in {n} hand", "7½ in {n} hands"),
    "day.send": "Share the result",
    "day.send_short": "Share",
    "day.strip": "The last two weeks: chips won",
    "day.none": "not played",
    "notice.day_to_come": "That day is still to come: its cards stay in the box.",
    # --- a hand in a link
    "hand_link.send": "Share this hand",
    "hand_link.said": "Look at hand {number} of my sette e mezzo, card by card:",
    "hand_link.title": "A hand shared with you",
    "hand_link.close": "Close",
    "hand_link.seat": "Seen from the sharer’s place.",
    "hand_link.play": "Play at this table",
    "notice.hand_bad": "This link cannot be read. Nothing of yours is changed.",
    "notice.hand_unsent": "This hand cannot be put into a link.",
    # --- the check of the shuffle
    "shuffle.title": "The shuffle",
    "shuffle.menu": "Check that nobody moved a card",
    "shuffle.gone": (
        "The first cards of this pack came before what this phone still knows of the game."
    ),
    "shuffle.none": "Nothing has been shuffled at this table yet.",
    "shuffle.latest": "The pack on the table",
    "shuffle.earlier": "An earlier shuffle",
    "shuffle.fingerprint": "Fingerprint",
    "shuffle.key": "Key",
    "shuffle.secret": (
        "The key is told at the end of the hand. Note the first digits of the fingerprint, if you "
        "like: it must be the same then."
    ),
    "shuffle.run_down": (
        "This pack serves for several hands, as long as it lasts and the bank stays. Its key is "
        "told before the next shuffle: as long as cards are to come, it would give them away."
    ),
    "shuffle.holds": "Nobody moved a card",
    "shuffle.broken": "Something does not fit",
    "shuffle.print": "The key has the fingerprint that was told before the stakes.",
    "shuffle.print_not": "The key has another fingerprint than was told before the stakes.",
    "shuffle.order": (
        "The key makes the order of the pack: {n} card came just so.",
        "The key makes the order of the pack: {n} cards came just so.",
    ),
    "shuffle.order_not": (
        "The key makes another order than the one in which {n} card came.",
        "The key makes another order than the one in which {n} cards came.",
    ),
    "shuffle.cards": "The cards in the order that the key gives",
    "shuffle.other": "came: {card}",
    "shuffle.rest": (
        "The card that would have come next",
        "The {n} cards that would have come next",
    ),
    "shuffle.why": "Why this proves it",
    "shuffle.promise": (
        "Before the stakes the whole order of the pack is fixed by a key. The key stays secret; "
        "its fingerprint is told to everybody."
    ),
    "shuffle.proof": (
        "No one can find a second key with the same fingerprint. So the key that comes out "
        "afterwards is the one from before the stakes, and the cards had their places before "
        "anybody chose anything. Your phone has just worked that out; any other tool can."
    ),
    "shuffle.send": "Check it with another tool",
}
