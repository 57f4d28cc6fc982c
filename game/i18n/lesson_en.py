"""The English words of the first lesson."""

WORDS: dict[str, str | tuple[str, str]] = {
    "lesson.title": "Lesson",
    "lesson.offer": "First time?",
    "lesson.offer_line": "Learn in two minutes",
    "lesson.later": "Put this away",
    "lesson.menu": "Lesson: learn by playing",
    "lesson.menu_hint": "Two minutes; a game on the table waits",
    "lesson.step": "Step {step} of {steps}",
    "lesson.skip": "Skip",
    "lesson.close": "Close",
    "lesson.leave": "Leave the lesson",
    "lesson.coach": "What Nonna says",
    # --- what she says at each step, and what she asks for
    "lesson.say.stake": (
        "{name} holds the bank. Get more than {name}, never over 7½, and you win your stake."
    ),
    "lesson.ask.stake": "Put some chips down!",
    "lesson.say.stake.not": "First the chips, then the cards.",
    "lesson.say.card": "Only you see your card. It counts its number, {total}. 7½ is far away.",
    "lesson.ask.card": "Tap Card.",
    "lesson.say.card.not": "{total} is too little to stand on: nearly anybody has more.",
    "lesson.say.stand": (
        "{one} and {other} make {total}: a good hand! Only an ace or a face card would still fit."
    ),
    "lesson.ask.stand": "Tap Stand.",
    "lesson.say.stand.not": "Most cards would take you over 7½ now. With {total} be content.",
    "lesson.say.paid": (
        "{name} went over 7½: bust! A bust bank pays everybody who is still in. You win {chips}."
    ),
    "lesson.say.choose": (
        "{total}: the hardest hand of all. About half the cards are too much, but {name} may get "
        "more than {total}."
    ),
    "lesson.ask.choose": "Card or Stand? It’s up to you.",
    "lesson.say.choose.not": "Take a card, or stand on {total}.",
    "lesson.say.bust": (
        "{one} and {other} make {total}: over 7½ you are bust, and your stake is gone at once. "
        "That {name} went bust later is no help."
    ),
    "lesson.say.stood": (
        "The {drawn} that {name} drew would have been yours: {one} and {drawn} make {sum}, bust! "
        "Well done, standing. You win {chips}."
    ),
    "lesson.say.face": "A {rank}! Like every face card it counts only ½. No card can hurt you now.",
    "lesson.ask.face": "Tap Card.",
    "lesson.say.face.not": "On ½ nobody stands, and no card can take you over 7½.",
    "lesson.say.seven_half": (
        "{one} and {other}: sette e mezzo, nothing is better! {name} pays you, and you take over "
        "the bank."
    ),
    "lesson.say.bank": (
        "You play last. {anna} is bust and has paid you; {name} stands, with one card hidden. "
        "You have {total}."
    ),
    "lesson.ask.bank": "Tap Card.",
    "lesson.say.bank.not": "{total} is too little, even for the bank.",
    "lesson.say.enough": (
        "{total}! {name} may have as much, but with equal totals the bank wins, and that is you."
    ),
    "lesson.ask.enough": "Tap Stand.",
    "lesson.say.enough.not": "Why risk it? A tie is yours already.",
    "lesson.say.tie": (
        "{name} has {total} too: a tie, and it goes to you, the bank. Both have paid, {chips} in "
        "all!"
    ),
    "lesson.say.end": "You learn fast! There is nothing more to it. Now go and win.",
    # --- while the others act
    "lesson.meanwhile.hello": "Come, sit by me! I’ll show you how it’s played.",
    "lesson.meanwhile.bet": "Now everybody gets a card, face down.",
    "lesson.meanwhile.hit": "Let’s see what comes…",
    "lesson.meanwhile.too_much": "Oh dear, too much! But watch what happens now…",
    "lesson.meanwhile.seven_half": "Sette e mezzo!",
    "lesson.meanwhile.stand": "Good. Now the others play, the bank last.",
    "lesson.meanwhile.same_stake": "Another hand. I’ve put down the same stake for you.",
    "lesson.meanwhile.your_bank": (
        "Now you are the bank: you stake nothing, and the others play first."
    ),
    # --- the end
    "lesson.finish": "I see!",
    "lesson.end": "Now you can play",
    "lesson.differs": "At your table it will be",
    "lesson.where": "You’ll find the lesson again in the menu at the table, and in How to play.",
    "lesson.again": "Once more",
    "lesson.for_real": "Now for real",
    "lesson.back_to_game": "Back to the game",
}
