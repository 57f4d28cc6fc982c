"""Pages of the first lesson, as somebody comes to them by doing what is asked for."""

from collections.abc import Callable

from game.app.model import Model
from tests.app.desk import Desk


def at(lang: str, task: str, choice: str = "hit") -> Model:
    """The lesson where ``task`` is asked for; at its end for one that is not there."""
    desk = Desk()
    desk.tap("lang", lang)
    desk.tap("lesson")
    desk.wait()
    while (lesson := desk.model.lesson) is not None and not lesson.over:
        game, wanted = lesson.table.game, lesson.task
        assert game is not None
        assert wanted is not None
        if wanted.name == task:
            break
        verb = choice if choice in wanted.verbs else wanted.verbs[0]
        desk.tap(f"act:{verb}:2" if verb == "bet" else f"act:{verb}", game.stamp)
        desk.wait()
    return desk.model


TABLES: dict[str, Callable[[str], Model]] = {
    "lesson_stake": lambda lang: at(lang, "stake"),
    "lesson_choose": lambda lang: at(lang, "choose"),
    "lesson_bust": lambda lang: at(lang, "bust"),
    "lesson_bank": lambda lang: at(lang, "bank"),
    "lesson_end": lambda lang: at(lang, "end"),
}
