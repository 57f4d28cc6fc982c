"""The English words of the statistics."""

WORDS: dict[str, str | tuple[str, str]] = {
    "statistics.title": "Statistics",
    "statistics.hint": "What luck and skill have brought you",
    "notice.statistics_broken": (
        "Your statistics could not be read. They are put aside on this device, and counting "
        "begins anew."
    ),
    # --- nothing yet, or not to be had
    "figures.empty": "Nothing to count yet",
    "figures.empty_text": (
        "Play a hand, and here you will see how your chips go up and down, how often you make 7½, "
        "and whether it was luck."
    ),
    "figures.trouble.newer": (
        "These statistics are of a newer version of the game. They stay as they are; until this "
        "version is renewed nothing is added."
    ),
    "figures.trouble.full": (
        "This device has no room for the statistics. What is played now is missing from them."
    ),
    "figures.trouble.broken": (
        "The statistics on this device could not be read, nor put aside. They are left alone."
    ),
    # --- what is shown
    "figures.filter": "Which games",
    "figures.all_traditions": "All",
    "figures.levels": "Against whom",
    "figures.all_levels": "All",
    "figures.hands": ("hand", "hands"),
    "figures.chips": ("chip", "chips"),
    "figures.games": ("game won of {of}", "games won of {of}"),
    "figures.no_games": "games won",
    # --- chips over time
    "figures.line": "Chips over time",
    "figures.line_label": (
        "Chips won and lost over {n} hands: {last} in the end, {high} at the highest, {low} at "
        "the lowest."
    ),
    "figures.line_after": "After hand",
    "figures.line_chips": "Chips won so far",
    "figures.line_end": ("{n} hand", "{n} hands"),
    # --- how often
    "figures.player": "As a player",
    "figures.bank": "As the bank",
    "figures.of_hands": ("{n} hand", "{n} hands"),
    "figures.seven": "7½",
    "figures.bust": "Bust",
    "figures.royal": "Royal 7½",
    "figures.what": "What",
    "figures.how_often": "How often",
    "figures.times": "{times} of {of}, {share}%",
    "figures.short": "{share}%",
    "figures.expected": "Expected",
    "figures.expected_is": "expected {share}%",
    "figures.unknown": "not known",
    "figures.judged": "Beside what is expected",
    "figures.as": "as expected",
    "figures.more": "above what chance explains",
    "figures.less": "below what chance explains",
    "figures.few": "too few hands to tell",
    "figures.gain": "Chips",
    "figures.gain_is": "{net} of {staked} staked",
    "figures.gain_bank": "{net} of {staked} staked against you",
    "figures.gain_expected": "expected {net}",
    "figures.mark": "The mark shows what good play brings on average.",
    "figures.house": (
        "One hand under house rules is in the sums, but not in these shares.",
        "{n} hands under house rules are in the sums, but not in these shares.",
    ),
    "figures.only_house": "For house rules nothing is expected: these are just counted.",
    # --- luck and skill
    "figures.luck": "Luck and skill",
    "figures.luck_means": (
        "Luck is your result plus what your decisions gave away, over {n} hands that were weighed."
    ),
    "figures.luck_one": (
        "Luck is your result plus what your decisions gave away, over the one hand weighed."
    ),
    "figures.best": (
        "{best} of {n} decision was the best.",
        "{best} of {n} decisions were the best.",
    ),
    # --- by tradition, by level
    "figures.by_tradition": "By tradition",
    "figures.by_level": "By level",
    "figures.tradition": "Tradition",
    "figures.level": "Level",
    "figures.hands_head": "Hands",
    "figures.won_head": "Games won",
    "figures.chips_head": "Chips",
    "figures.won_of": "{won} of {n}",
    # --- the best
    "figures.bests": "Best so far",
    "figures.best.hand": "Most chips in a hand",
    "figures.best.game": "Best game",
    "figures.best.chips": "Most chips held",
    "figures.run.wins": "Hands won in a row",
    "figures.run.sevens": "7½ in a row",
    "figures.run.safe": "Hands in a row without a bust",
    "figures.run.games": "Games won in a row",
    "figures.when": "{tradition}, {day}",
    # --- what can be done with it
    "figures.about": (
        "Counted are games that you play alone against the computer; neither the lesson nor the "
        "trainer. All of it stays on this device."
    ),
    "figures.export": "Take them along",
    "figures.export_label": "Take the statistics along as a file",
    "figures.sent.shared": "Handed on.",
    "figures.sent.saved": "Saved as a file.",
    "figures.sent.copied": "Copied: paste it wherever you like.",
    "figures.sent.failed": "It could not be saved. Here it is, to be copied:",
    "figures.text": "The statistics as text",
    "figures.forget": "Begin anew",
    "figures.ask": "Forget all of these numbers?",
    "figures.yes": "Forget them",
    "figures.no": "Keep them",
    "figures.forgotten": "All numbers are forgotten.",
    "figures.undo": "Bring them back",
}
