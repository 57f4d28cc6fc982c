"""The rules of the game: a pure function from a state and an action to a state and its events.

Standard library only; no input or output, no clock, no randomness but the seed's.
"""

from dataclasses import replace

from game.engine.actions import Action, IllegalAction, Reason, parse_action
from game.engine.cards import HIDDEN, Card, parse_card, parse_cards
from game.engine.dump import dump_state, load_state
from game.engine.events import Event, redact
from game.engine.game import apply, legal_actions, new_game, open_game, why_illegal
from game.engine.options import OPTIONS, Option, Problem, validate
from game.engine.rule_code import decode_rules, encode_rules
from game.engine.rules import PRESETS, Preset, Rules, find_preset
from game.engine.scoring import SEVEN_HALF, hand_rank, hand_total
from game.engine.shuffle import fingerprint, shuffle_key, shuffled
from game.engine.state import Hand, Seat, State
from game.engine.view import (
    HandView,
    PlayerView,
    SeatView,
    unseen_cards,
    used_cards,
    view_for,
)

__all__ = [
    "HIDDEN",
    "OPTIONS",
    "PRESETS",
    "SEVEN_HALF",
    "Action",
    "Card",
    "Event",
    "Hand",
    "HandView",
    "IllegalAction",
    "Option",
    "PlayerView",
    "Preset",
    "Problem",
    "Reason",
    "Rules",
    "Seat",
    "SeatView",
    "State",
    "apply",
    "decode_rules",
    "dump_state",
    "encode_rules",
    "find_preset",
    "fingerprint",
    "hand_rank",
    "hand_total",
    "legal_actions",
    "load_state",
    "new_game",
    "open_game",
    "parse_action",
    "parse_card",
    "parse_cards",
    "redact",
    "replace",
    "shuffle_key",
    "shuffled",
    "unseen_cards",
    "used_cards",
    "validate",
    "view_for",
    "why_illegal",
]
