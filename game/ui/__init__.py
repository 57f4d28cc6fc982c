"""The page as a pure function of the model: plain trees, which the page's renderer draws.

Every control is a button or a field with ``data-action``, and often ``data-value``:

- set-up: ``name players chips stakes hands play continue replace``
- the game: ``act:`` and the text of an action, its value the moment it was drawn for; ``stake``
- the trainer: ``train next practise scores weighed forget remember``, and ``act:`` to answer
- the lesson: ``lesson lesson_later done for_real``, and ``act:`` and ``stake`` as in the game
- looking back: ``review replay step balance``
- the settings: the names of :data:`game.app.settings.SETTINGS`, one of its values each
- the page: ``skip menu settings log rules stop close leave again dismiss renew repair decline``
"""

from game.ui.html import to_html
from game.ui.look import look
from game.ui.screens import fault_words, first_screen, first_screen_html, same_screen, view
from game.ui.tree import Tree

__all__ = [
    "Tree",
    "fault_words",
    "first_screen",
    "first_screen_html",
    "look",
    "same_screen",
    "to_html",
    "view",
]
