"""The Italian words for the computer players: how well they play, and of what character."""

WORDS: dict[str, str | tuple[str, str]] = {
    "start.level": "Livello",
    "start.level_next": "Livello: {level}. Passa a {next}",
    "level.easy": "Facile",
    "level.medium": "Medio",
    "level.hard": "Difficile",
    "level.mixed": "Misto",
    "plays.easy": "livello facile",
    "plays.medium": "livello medio",
    "plays.hard": "livello difficile",
    "plays.both": "{level}, {character}",
    "character.cautious": "prudente",
    "character.steady": "equilibrato",
    "character.bold": "audace",
    "players.title": "Chi gioca come",
    "players.easy": "Facile: gioca a sensazione, dimentica le carte e sbaglia.",
    "players.medium": "Medio: segue buone regole e non conta le carte.",
    "players.hard": "Difficile: conosce le probabilità esatte e ricorda ogni carta.",
    "players.fair": "Vedono le proprie carte e quelle scoperte, mai le tue coperte.",
    "players.character": "Prudente, equilibrato, audace: dice quanto puntano, non se sono bravi.",
}
