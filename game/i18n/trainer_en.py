"""The English words of the trainer."""

WORDS: dict[str, str | tuple[str, str]] = {
    "trainer.title": "Trainer",
    "trainer.open": "Trainer: decide on a hand, and see at once what was best",
    "trainer.menu_hint": "The game waits here as it is",
    "trainer.back": "Back",
    "trainer.role": "Where you sit",
    "trainer.role.player": "Player",
    "trainer.role.banker": "Banker",
    "trainer.change": "{tradition}: change, and see how you are doing",
    # --- the question
    "trainer.at.player": "You play against the bank.",
    "trainer.at.banker": "You hold the bank.",
    "trainer.ask": "Card or stand?",
    "trainer.ask.burn": "Card, stand or burn?",
    "trainer.ask.split": "Card, stand or split?",
    "trainer.score": "How you are doing",
    "trainer.streak": "{n} in a row",
    "trainer.best": "best {n}",
    "trainer.right_of": "{right} of {n} right",
    "trainer.none": "no answer yet",
    # --- the answer
    "trainer.answer": "The answer",
    "trainer.right": "Right!",
    "trainer.wrong": "There was better",
    "trainer.yours": "yours",
    "trainer.wins": "wins {n} in 100",
    "trainer.why_low": "Standing, you win only when the bank is bust.",
    "trainer.cost": "On average it costs {value} of the stake each time.",
    "trainer.cost_bank": "On average it costs {value} chips each time.",
    "trainer.next": "Next",
    "trainer.why": "Why",
    "trainer.why_label": "Why: the cards that can come, and what is assumed",
    "weighed.title": "What each choice is worth",
    # --- the scores
    "scores.title": "What do you practise?",
    "scores.tradition": "Tradition",
    "scores.cell": "{tradition}, {role}",
    "scores.best": "best {n}",
    "scores.new": "new",
    "scores.about": (
        "What is as good but for a hair is right, too. The longer you are right in a row, the "
        "closer the choices."
    ),
    "scores.forget": "Start over: {what}",
    "scores.forgotten": "{what} starts over.",
    "scores.undo": "Keep it after all",
    "notice.scores_failed": "Your score cannot be kept on this device. Practise all you like.",
}
