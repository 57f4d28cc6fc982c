"""What the styles go by besides the tree: attributes of the page's root."""

from game.app.seen import Model, season_of

_KEYS = ("cloth", "text_size", "hand", "speed")


def look(model: Model) -> dict[str, str]:
    """Return the settings that are looks, and the season of the model's day, by their names.

    At the first paint static/js/language.js sets the same ones from what is kept.
    """
    prefs = model.prefs
    return {key: getattr(prefs, key) for key in _KEYS} | {"season": season_of(prefs, model.day)}
