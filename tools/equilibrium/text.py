"""A solution as the text that ships: rounded to sixtieths, without what is never asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.equilibrium import NOTHING, PARTS, WHOLE, bank_line, player_line
from tools.equilibrium.course import Course, Node, places, player_sees

if TYPE_CHECKING:
    from game.bots.equilibrium import PlayerSees
    from tools.equilibrium.hands import Hands
    from tools.equilibrium.solver import Solution


def rounded(chances: dict[str, float]) -> dict[str, int]:
    """Chances in sixtieths that make a whole, each as near as that allows."""
    parts = {choice: int(chance * WHOLE) for choice, chance in chances.items()}
    rest = sorted(chances, key=lambda choice: parts[choice] - chances[choice] * WHOLE)
    for choice in rest[: WHOLE - sum(parts.values())]:
        parts[choice] += 1
    return parts


def text_of(hands: Hands, solution: Solution) -> str:
    """The lines of a table."""
    lines: dict[str, dict[int, int]] = {}
    for sees, parts in _asked(hands, {s: rounded(c) for s, c in solution.player.items()}).items():
        for choice in list(parts)[1:]:
            lines.setdefault(player_line(choice, sees), {})[sees.kept - 1] = parts[choice]
    for (sight, column), chance in solution.bank.items():
        lines.setdefault(bank_line(sight), {})[column] = round(chance * WHOLE)
    return "\n".join(f"{line}:{_letters(lines[line])}" for line in sorted(lines))


def _asked(
    hands: Hands, play: dict[PlayerSees, dict[str, int]]
) -> dict[PlayerSees, dict[str, int]]:
    """What a player who plays so can come to be asked."""
    course = Course(hands)
    come_to = {(lead.to, lead.hand) for lead in course.starts()}
    asked = {}
    for node, hand, choices in places(course):
        if (node, hand) not in come_to:
            continue
        sees = player_sees(hands, node)
        if len(choices) > 1:
            asked[sees] = play[sees]
        for choice, leads in choices.items():
            if len(choices) == 1 or play[sees][choice]:
                come_to |= {(to, after) for _, to, after in leads if isinstance(to, Node)}
    return asked


def _letters(parts: dict[int, int]) -> str:
    row = [NOTHING] * (max(parts) + 1)
    for column, part in parts.items():
        row[column] = PARTS[part]
    return "".join(row)
