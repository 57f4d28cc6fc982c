"""The English words for the computer players: how well they play, and of what character."""

WORDS: dict[str, str | tuple[str, str]] = {
    "start.level": "Level",
    "start.level_next": "Level: {level}. Change to {next}",
    "level.easy": "Easy",
    "level.medium": "Medium",
    "level.hard": "Hard",
    "level.mixed": "Mixed",
    "plays.easy": "easy level",
    "plays.medium": "medium level",
    "plays.hard": "hard level",
    "plays.both": "{level}, {character}",
    "character.cautious": "cautious",
    "character.steady": "steady",
    "character.bold": "bold",
    "players.title": "Who plays how",
    "players.easy": "Easy: plays by feel, forgets cards, and makes mistakes.",
    "players.medium": "Medium: plays by sound rules, and does not count cards.",
    "players.hard": "Hard: knows the exact odds, and remembers every card.",
    "players.fair": "They see their own cards and what lies open, never your hidden ones.",
    "players.character": "Cautious, steady or bold is how they stake, not how well they play.",
}
