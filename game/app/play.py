"""A game on the page: begin one, act, tell what happened step by step, save."""

from game.app.cues import cued, turn_cued
from game.app.messages import Effect
from game.app.model import MIXED, SCRIPTED, Game, Model, Person, SavedGame, Setup
from game.app.motion import after
from game.app.pace import GUARD, RESUME_PAUSE, at_speed, pause_after
from game.app.replay import opening_events
from game.app.retelling import before_the_first_hand, retell
from game.bots import CHARACTERS, LEVELS, choose
from game.engine import (
    Action,
    Event,
    SeatView,
    State,
    apply,
    decode_rules,
    open_game,
    redact,
    view_for,
    why_illegal,
)
from game.storage import GAME, Save, SaveError, read_save, write_save

_NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Franco", "Gina", "Ivo", "Lucia", "Marco")
TELL = "tell"

Step = tuple[Model, tuple[Effect, ...]]


def begin(model: Model, seed: str, now: float) -> Step:
    """Seat everybody, start the game and begin to tell it."""
    setup = model.setup
    rules = decode_rules(setup.rules)
    state, events = open_game(
        rules,
        seat_names(setup),
        seed,
        banker=setup.first if rules.first_banker == "chosen" else None,
    )
    game = Game(state, state, (), (Person(), *_opponents(setup)))
    model = model._replace(
        screen="table",
        dialog="",
        notice="",
        game=game,
        saved=summary(state),
        shown=before_the_first_hand(state, game.viewer),
        told=(),
        moves=(),
        queue=_redacted(events, game.viewer),
        resting=False,
        acted_at=now,
        # Somebody in a hurry should not play for the smallest stake all night.
        stake=(rules.stake_max or rules.chips) // 5,
    )
    return _and_save(tell_next(model, now))


def _opponents(setup: Setup) -> list[Person]:
    """Return the computer players, of characters and, if wanted, levels in turn."""
    # A master differs from the hard ones only at a table of two.
    some = tuple(level for level in LEVELS if level != "master")
    levels = some if setup.level == MIXED else (setup.level,)
    characters = tuple(CHARACTERS)
    # One further with each round, so that no level is of one character only; the easy ones last.
    return [
        Person(
            levels[(number + 1) % len(levels)],
            characters[(number + number // len(levels)) % len(characters)],
        )
        for number in range(setup.players)
    ]


def seat_names(setup: Setup) -> list[str]:
    """Return the names of all seats in order of play; one's own, the first, may be empty."""
    own = setup.name.strip()
    others = [name for name in _NAMES if name.casefold() != own.casefold()]
    return [own, *others[: setup.players]]


def read_game(text: str) -> Save:
    """Read a saved game; SaveError also when somebody plays whom this version does not know."""
    save = read_save(text)
    for person in filter(None, save.people):
        level, _, character = person.partition(" ")
        if level not in LEVELS or character not in CHARACTERS:
            raise SaveError("broken")
    return save


def resume(model: Model, save: Save, now: float) -> Step:
    """Put a saved game back on the table, exactly as it was."""
    state, events = save.replay()
    people = tuple(Person(*person.split()) for person in save.people)
    game = Game(state, save.start, save.actions, people, save.viewer)
    model = model._replace(
        screen="table",
        dialog="",
        notice="",
        game=game,
        shown=view_for(state, save.viewer),
        told=_redacted(opening_events(save.start) + events, save.viewer),
        queue=(),
        moves=(),
        resting=False,
        acted_at=now,
    )
    if _bot_action(model) is None:
        return _at_rest(model, now), ()
    # Time to see where one is before the others go on.
    return model, (Effect("timer", TELL, delay=at_speed(RESUME_PAUSE, model.prefs.speed)),)


def act(model: Model, action: Action, stamp: str, now: float) -> Step:
    """Do what the player tapped, unless it comes too early, too late, or is not allowed."""
    game = model.game
    if game is None or not model.resting or stamp != game.stamp or now < model.ready_at:
        return model, ()
    # Between hands nobody's turn is meant: whoever holds the phone goes on.
    mine = game.state.phase == "between" or game.state.to_act == game.viewer
    if not mine or why_illegal(game.state, action) is not None:
        return model, ()
    return _and_save(tell_next(_applied(model._replace(acted_at=now), game, action), now))


def carry_out(model: Model, game: Game, action: Action, now: float) -> Step:
    """Do an action for whoever's turn it is, and begin to tell it; IllegalAction if it is none."""
    return tell_next(_applied(model, game, action), now)


def tell_next(model: Model, now: float) -> Step:
    """Tell the next event; where none is left, let the next computer player act.

    Events without a pause of their own are told together with the next one.
    """
    acted = False
    told: list[Event] = []
    while True:
        if not model.queue:
            bot_action = _bot_action(model)
            if bot_action is None:
                model = _at_rest(model, now)
                effects: tuple[Effect, ...] = (Effect("cancel", TELL), *turn_cued(model, now))
                break
            assert model.game is not None
            model = _applied(model, model.game, bot_action)
            acted = True
        model, event = _told_one(model)
        told.append(event)
        pause = pause_after(event, model.prefs.speed)
        if not model.queue:
            pause *= _pace(model)
        if pause:
            effects = (Effect("timer", TELL, delay=pause),)
            break
    at_once = model.prefs.speed == "none"
    step: Step = model, (*effects, *cued(model, told, at_once=at_once))
    return _and_save(step) if acted else step


def go_on(model: Model, now: float) -> Step:
    """Tell on where the table was held: by a dialog, or out of sight."""
    if model.screen != "table" or model.resting or model.dialog:
        return model, ()
    return tell_next(model, now)


def skip(model: Model, now: float) -> Step:
    """Tell all at once, up to the player's next decision or the end of the hand."""
    if model.game is None or model.resting:
        return model, ()
    told: list[Event] = []
    while True:
        while model.queue:
            model, event = _told_one(model)
            told.append(event)
        bot_action = _bot_action(model)
        if bot_action is None:
            break
        assert model.game is not None
        model = _applied(model, model.game, bot_action)
    model = _at_rest(model._replace(moves=()), now)
    return _and_save((model, (Effect("cancel", TELL), *cued(model, told, at_once=True))))


def hurry(model: Model, now: float) -> Step:
    """Tell at once what is under way: the deal, a turn, the reckoning. Nothing is in the air then.

    Where all of that is told already, whoever thinks has thought.
    """
    if model.game is None or model.resting or model.dialog:
        return model, ()
    if not model.queue:
        return tell_next(model, now)
    told: list[Event] = []
    while model.queue:
        model, event = _told_one(model)
        told.append(event)
    model = model._replace(moves=())
    heard = cued(model, told, at_once=True)
    if _bot_action(model) is None:
        return _at_rest(model, now), (Effect("cancel", TELL), *heard)
    pause = pause_after(told[-1], model.prefs.speed)
    return model, (Effect("timer", TELL, delay=pause), *heard)


def summary(state: State) -> SavedGame:
    """Return what the start screen says of a saved game."""
    return SavedGame(
        tuple(seat.name for seat in state.seats),
        tuple(seat.chips + sum(hand.stake for hand in seat.hands) for seat in state.seats),
        state.hand_number,
        state.phase == "over",
        state.seed if state.seed.startswith("day:") else "",
    )


def _redacted(events: tuple[Event, ...], viewer: int) -> tuple[Event, ...]:
    return tuple(redact(event, viewer) for event in events)


def _pace(model: Model) -> float:
    """Return how long whoever acts next thinks, beside others; a person takes no such time."""
    game = model.game
    if game is None or game.state.to_act is None or game.state.phase == "between":
        return 1.0
    person = game.people[game.state.to_act]
    return 1.0 if person.human else CHARACTERS[person.character].pace


def _bot_action(model: Model) -> Action | None:
    """Return the choice of the computer player whose turn it is, if it is one's."""
    game = model.game
    if game is None or game.state.to_act is None or game.state.phase == "between":
        return None
    person = game.people[game.state.to_act]
    if person.human or person.level == SCRIPTED:
        return None
    return choose(view_for(game.state, game.state.to_act), person.level, person.character)


def _applied(model: Model, game: Game, action: Action) -> Model:
    state, events = apply(game.state, action)
    if action.verb == "next":
        game = game._replace(state=state, start=game.state, actions=(action,))
        model = model._replace(told=(), moves=())
    else:
        game = game._replace(state=state, actions=(*game.actions, action))
    return model._replace(
        game=game,
        saved=summary(state),
        queue=model.queue + _redacted(events, game.viewer),
        resting=False,
        shown=model.shown and model.shown._replace(to_act=None, to_act_hand=0, legal=()),
    )


def _told_one(model: Model) -> tuple[Model, Event]:
    event, *rest = model.queue
    assert model.shown is not None
    moves = after(model.moves, model.shown, event, len(model.told))
    if model.prefs.speed == "none":
        moves = ()
    told = (*model.told, event)
    shown = retell(model.shown, event)
    return model._replace(shown=shown, queue=tuple(rest), told=told, moves=moves), event


def _at_rest(model: Model, now: float) -> Model:
    """Show the table as it is, ready for the player's choice."""
    game = model.game
    if game is None:
        return model
    shown = view_for(game.state, game.viewer)
    stakes = amounts(shown, "bet")
    stake = min(max(model.stake, stakes[0]), stakes[-1]) if stakes else model.stake
    others = amounts(shown, "raise") or amounts(shown, "offer") or (0,)
    return model._replace(
        shown=shown, stake=stake, amount=others[0], resting=True, ready_at=now + GUARD
    )


def amounts(shown: SeatView, verb: str) -> tuple[int, ...]:
    """Return the amounts that the seat may choose for ``verb`` now, rising."""
    return tuple(action.amount or 0 for action in shown.legal if action.verb == verb)


def _and_save(step: Step) -> Step:
    model, effects = step
    game = model.game
    if game is None:
        return step
    people = tuple(" ".join(person).strip() for person in game.people)
    save = Save(game.start, game.actions, people, game.viewer)
    return model, (Effect("store", GAME, write_save(save)), *effects)
