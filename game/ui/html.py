"""Writes a tree as HTML, for the prerendered first screen and for tests."""

from game.ui.tree import Child

_VOID = frozenset({"br", "hr", "img", "input", "wbr"})
# By hand: the library's `html` brings a table of all entities, which takes the page long to import.
_IN_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_IN_ATTRIBUTE = _IN_TEXT | str.maketrans({'"': "&quot;", "'": "&#x27;"})
# The renderer's own, or set through the element's style: a strict policy refuses it as markup.
_NOT_MARKUP = frozenset({"key", "style"})


def to_html(tree: Child) -> str:
    """Return ``tree`` as HTML; keys and styles stay out."""
    if isinstance(tree, str):
        return tree.translate(_IN_TEXT)
    tag, attributes, children = tree
    head = "".join(
        f" {name}" if value is True else f' {name}="{str(value).translate(_IN_ATTRIBUTE)}"'
        for name, value in attributes.items()
        if name not in _NOT_MARKUP
    )
    if tag in _VOID:
        return f"<{tag}{head}>"
    return f"<{tag}{head}>{''.join(map(to_html, children))}</{tag}>"
