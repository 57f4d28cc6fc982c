"""A game on the page: begin one, act, tell what happened step by step, save."""

from game.app.cues import cued, turn_cued
from game.app.eyes import eyes_of, has_secret, open_view, person_to_act
from game.app.messages import Effect
from game.app.model import SCRIPTED, Game, Model, SavedGame
from game.app.motion import after
from game.app.pace import GUARD, HANDOVER, RESUME_PAUSE, at_speed, pause_after
from game.app.people import kept_of, person_of, seat_names, seated
from game.app.replay import opening_events
from game.app.retelling import before_the_first_hand, retell
from game.bots import CHARACTERS, choose
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

TELL = "tell"

Step = tuple[Model, tuple[Effect, ...]]


def begin(model: Model, seed: str, now: float) -> Step:
    """Seat everybody, start the game and begin to tell it."""
    setup = model.setup
    rules = decode_rules(setup.rules)
    state, events = open_game(
        rules,
        seat_names(setup, model.prefs.lang),
        seed,
        banker=setup.first if rules.first_banker == "chosen" else None,
    )
    game = Game(state, state, (), seated(setup))
    model = model._replace(
        screen="table",
        dialog="",
        notice="",
        game=game,
        saved=summary(game),
        shown=before_the_first_hand(state, eyes_of(game)),
        told=(),
        moves=(),
        queue=_redacted(events, game),
        resting=False,
        acted_at=now,
        cover=-1,
        holder=-1,
        held=False,
        # Somebody in a hurry should not play for the smallest stake all night.
        stake=(rules.stake_max or rules.chips) // 5,
    )
    return _and_save(tell_next(model, now))


def read_game(text: str) -> Save:
    """Read a saved game; SaveError also when somebody plays whom this version does not know."""
    save = read_save(text)
    if None in map(person_of, save.people):
        raise SaveError("broken")
    return save


def game_of(save: Save, state: State) -> Game:
    """Return the game of a save that read_game has read, which stands at ``state``."""
    people = tuple(person for kept in save.people if (person := person_of(kept)))
    return Game(state, save.start, save.actions, people, save.viewer)


def resume(model: Model, save: Save, now: float) -> Step:
    """Put a saved game back on the table, exactly as it was."""
    state, events = save.replay()
    game = game_of(save, state)
    model = model._replace(
        screen="table",
        dialog="",
        notice="",
        game=game,
        shown=view_for(state, eyes_of(game)),
        told=_redacted(opening_events(save.start) + events, game),
        queue=(),
        moves=(),
        resting=False,
        acted_at=now,
        cover=-1,
        holder=-1,
        held=False,
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
    if model.cover >= 0:
        return model, ()
    # Between hands nobody's turn is meant: whoever holds the phone goes on.
    mine = game.state.phase == "between" or game.state.to_act == game.viewer
    if not mine:
        return model, ()
    if why_illegal(game.state, action) is not None:
        return (_told_why_not(model, action) if game.several else model), ()
    return _and_save(tell_next(_applied(model._replace(acted_at=now), game, action), now))


def carry_out(model: Model, game: Game, action: Action, now: float) -> Step:
    """Do an action for whoever's turn it is, and begin to tell it; IllegalAction if it is none."""
    return tell_next(_applied(model, game, action), now)


def _told_why_not(model: Model, action: Action) -> Model:
    """Say it of a choice that was there because nobody else may see whether it is one."""
    if model.shown is None or action not in model.shown.legal:
        return model
    if action.verb == "burn":
        return model._replace(notice="cannot_burn")
    return model._replace(notice="cannot_split")


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


def summary(game: Game) -> SavedGame:
    """Return what the start screen says of a saved game."""
    state = game.state
    return SavedGame(
        tuple(seat.name for seat in state.seats),
        tuple(seat.chips + sum(hand.stake for hand in seat.hands) for seat in state.seats),
        state.hand_number,
        state.phase == "over",
        state.seed if state.seed.startswith("day:") else "",
        sum(person.human for person in game.people),
    )


def _redacted(events: tuple[Event, ...], game: Game) -> tuple[Event, ...]:
    eyes = eyes_of(game)
    return tuple(redact(event, eyes) for event in events)


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
    shown = model.shown
    if game.several:
        # What comes is told to all; who goes on is still the one who is spoken to.
        stays = state.to_act == game.state.to_act and state.phase not in ("between", "over")
        shown = open_view(game.state, game.state.to_act if stays else None)
    if action.verb == "next":
        game = game._replace(state=state, start=game.state, actions=(action,))
        model = model._replace(told=(), moves=())
    else:
        game = game._replace(state=state, actions=(*game.actions, action))
    return model._replace(
        game=game,
        saved=summary(game),
        queue=model.queue + _redacted(events, game),
        resting=False,
        shown=shown and shown._replace(to_act=None, to_act_hand=0, legal=()),
        held=False,
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
    if game.several:
        return with_choices(handed_over(model, game), now)
    return with_choices(model._replace(shown=view_for(game.state, game.viewer)), now)


def handed_over(model: Model, game: Game) -> Model:
    """Turn the table to the person whose turn it is, under a cover where that one has a secret.

    Without, whose turn it is is said, and the phone may lie in the middle.
    """
    seat = person_to_act(game)
    holder = model.holder if model.holder == seat else -1
    covered = seat is not None and holder < 0 and has_secret(game.state, seat)
    return model._replace(
        game=game if seat is None else game._replace(viewer=seat),
        shown=open_view(game.state, None if covered else seat),
        cover=seat if covered and seat is not None else -1,
        holder=holder,
        held=False,
    )


def with_choices(model: Model, now: float) -> Model:
    """Return the model at rest, with amounts that can be chosen now."""
    shown = model.shown
    assert shown is not None
    stakes = amounts(shown, "bet")
    stake = min(max(model.stake, stakes[0]), stakes[-1]) if stakes else model.stake
    others = amounts(shown, "raise") or amounts(shown, "offer") or (0,)
    # Another person's button stands where one's own stood.
    guard = HANDOVER if model.game is not None and model.game.several else GUARD
    return model._replace(stake=stake, amount=others[0], resting=True, ready_at=now + guard)


def amounts(shown: SeatView, verb: str) -> tuple[int, ...]:
    """Return the amounts that the seat may choose for ``verb`` now, rising."""
    return tuple(action.amount or 0 for action in shown.legal if action.verb == verb)


def _and_save(step: Step) -> Step:
    model, effects = step
    game = model.game
    if game is None:
        return step
    people = tuple(kept_of(person) for person in game.people)
    save = Save(game.start, game.actions, people, game.viewer)
    return model, (Effect("store", GAME, write_save(save)), *effects)
