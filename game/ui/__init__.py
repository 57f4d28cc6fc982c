"""The page as a pure function of the model: plain trees, which the page's renderer draws.

Every control is a button or a field with ``data-action``; ``README`` of the actions is the list
in :mod:`game.ui.screens`.
"""

from game.ui.html import to_html
from game.ui.screens import first_screen_html, view
from game.ui.tree import Tree

__all__ = ["Tree", "first_screen_html", "to_html", "view"]
