"""Writes a tree as HTML, for the prerendered first screen and for tests."""

from html import escape

from game.ui.tree import Child

_VOID = frozenset({"br", "hr", "img", "input", "wbr"})
# The renderer's own, or set through the element's style: a strict policy refuses it as markup.
_NOT_MARKUP = frozenset({"key", "style"})


def to_html(tree: Child) -> str:
    """Return ``tree`` as HTML; keys and styles stay out."""
    if isinstance(tree, str):
        return escape(tree, quote=False)
    tag, attributes, children = tree
    head = "".join(
        f" {name}" if value is True else f' {name}="{escape(str(value))}"'
        for name, value in attributes.items()
        if name not in _NOT_MARKUP
    )
    if tag in _VOID:
        return f"<{tag}{head}>"
    return f"<{tag}{head}>{''.join(map(to_html, children))}</{tag}>"
