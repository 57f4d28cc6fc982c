"""How long each thing stays before the next is told, so that a person can follow."""

from game.app.settings import Speed
from game.engine import Event

# Milliseconds at the normal speed; what is not named is told together with what follows.
_PAUSES = {
    "draws": 550,
    "votes": 600,
    "banker": 1100,
    "shuffles": 500,
    "reshuffles": 900,
    "cuts": 500,
    "stakes": 450,
    "deals": 240,
    "turn": 550,
    "burns": 800,
    "redraws": 600,
    "raises": 850,
    "splits": 900,
    "draws_card": 950,
    "turns_up": 550,
    "stands": 650,
    "shows": 650,
    "seven_half": 1300,
    "pair_of_sevens": 1500,
    "bust": 1000,
    "collects": 440,
    "pays": 480,
    "fund_pays": 650,
    "returns": 550,
    "leaves": 1000,
    "offers": 850,
    "passes": 300,
    "keeps_bank": 900,
}
# How long all that moves and every pause takes at each speed, against the normal one.
FACTORS: dict[Speed, float] = {"calm": 1.6, "normal": 1.0, "quick": 0.35, "none": 0.0}

# After the table has come to rest a tap that was meant for what stood there before is not counted.
GUARD = 280.0
# Longer where the phone goes from one person to the next.
HANDOVER = 500.0

# A game that is gone on with stands still for this long first.
RESUME_PAUSE = 1200.0


def at_speed(milliseconds: float, speed: Speed) -> float:
    """Return how long something takes that takes so many milliseconds at the normal speed."""
    return milliseconds * FACTORS[speed]


def pause_after(event: Event, speed: Speed) -> float:
    """Milliseconds from telling ``event`` to telling the next one."""
    return at_speed(_PAUSES.get(event.kind, 0), speed)
