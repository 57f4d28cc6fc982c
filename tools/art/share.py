"""The picture that a link to the game is shown with: its name, and seven and a half in a hand."""

from __future__ import annotations

from tools.art.back import rounded
from tools.art.palette import EMBER, FELT_DEEP, FELT_LIT, GOLD, INK, PAPER, RED, SHADE
from tools.art.path import ellipse, star
from tools.art.sprite import cards
from tools.art.svg import Shape, elements, fill, line

WIDTH, HEIGHT = 1200, 630
NAME = "share.png"
LAMP = (780, 300)
RINGS = 22
# The hand, from the left: symbol, middle of the card, turn; 7 and a king are seven and a half.
HAND = (("c-back", 690, 358, -19), ("c-Kd", 806, 326, -5), ("c-7h", 974, 338, 11))
SCALE = 1.12


def share() -> str:
    """The drawing as SVG; its texts want the game's font."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<defs>{''.join(cards()[name] for name, *_ in HAND)}</defs>"
        f"{elements(_cloth())}{''.join(_card(*one) for one in HAND)}{_words()}</svg>\n"
    )


def _cloth() -> list[Shape]:
    lit, deep = (bytes.fromhex(colour[1:]) for colour in (FELT_LIT, FELT_DEEP))
    shapes = [fill(rounded(0, 0, WIDTH, HEIGHT, 0), FELT_DEEP)]
    for k in range(RINGS):
        share = (k + 1) / RINGS
        colour = bytes(round(d + (x - d) * share) for x, d in zip(lit, deep, strict=True))
        shapes.append(fill(ellipse(*LAMP, 760 - k * 26, 600 - k * 21), f"#{colour.hex()}"))
    for k, (x, y) in enumerate(((92, 88), (1130, 92), (1100, 560), (560, 70))):
        shapes.append(fill(star(x, y, 8, 20 - 2 * k, 7 - k * 0.8), GOLD if k != 1 else EMBER))
    frame = rounded(22, 22, WIDTH - 44, HEIGHT - 44, 20)
    return [*shapes, line(frame, GOLD, 2.4)]


def _card(name: str, x: float, y: float, turn: float) -> str:
    wide, tall = 250 * SCALE, 350 * SCALE
    shade = rounded(-wide / 2, -tall / 2, wide, tall, 20).at(x + 5, y + 12, 1, turn)
    return (
        f"{elements([fill(shade, SHADE)])}"
        f'<g color="{RED}" transform="rotate({turn} {x} {y})">'
        f'<use href="#{name}" x="{x - wide / 2}" '
        f'y="{y - tall / 2}" width="{wide}" height="{tall}"/></g>'
    )


def _words() -> str:
    said = (("Sette", 252, 116, GOLD), ("e mezzo", 366, 116, GOLD))
    return "".join(
        f'<text x="72" y="{y}" font-family="DM Serif Display" font-size="{size}" fill="{colour}" '
        f'stroke="{INK}" stroke-opacity=".35" stroke-width="6" paint-order="stroke">{word}</text>'
        for word, y, size, colour in said
    ) + (
        f'<text x="76" y="462" font-family="DM Serif Display" font-size="38" fill="{PAPER}">'
        "7 + ½ = 7½</text>"
    )
