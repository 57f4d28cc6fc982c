"""The trainer: a position, a choice, what it was worth; and the scores that are kept of it.

Loaded when somebody comes to practise. A game on the table waits meanwhile, as it is.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.app import training
from game.app.messages import Effect, Msg
from game.app.model import Model
from game.app.pace import GUARD
from game.app.play import Step
from game.app.practising import PREPARE
from game.app.training import LEVELS, ROLES, Position, Role
from game.engine import PRESETS
from game.storage import SCORES
from game.storage.scores import Score, Scores, read_scores, write_scores

# Milliseconds from an answer to making the next position: what tells it has come into sight.
_IN_SIGHT = 450.0
# So many right answers in a row make it harder.
_STEPS = (3, 6, 10)


class Trainer(NamedTuple):
    """What is practised, and how far one is.

    ``number`` counts the positions of this visit, all made from ``seed``. ``answer`` is the verb
    that was chosen, empty until then; ``coming`` the position after this one, once it is made.
    ``forgotten`` is the score that was just begun anew, ``scores`` those by ``tradition.role``.
    ``unkept``: the device does not keep them; ``newer``: it has those of a later version, which
    stay as they are.
    """

    tradition: str
    role: Role
    scores: dict[str, Score]
    seed: str = ""
    number: int = 0
    position: Position | None = None
    answer: str = ""
    coming: Position | None = None
    forgotten: Score | None = None
    unkept: bool = False
    newer: bool = False

    @property
    def score(self) -> Score:
        """The score of what is practised."""
        return self.score_of(self.tradition, self.role)

    @property
    def level(self) -> int:
        """How hard the next position is to be."""
        return min(LEVELS - 1, sum(self.score.streak >= step for step in _STEPS))

    @property
    def is_right(self) -> bool:
        """Whether what was answered is right."""
        return (
            self.position is not None and bool(self.answer) and self.position.is_right(self.answer)
        )

    def score_of(self, tradition: str, role: Role) -> Score:
        """Return the score of a tradition and seat."""
        return self.scores.get(f"{tradition}.{role}", Score())


def update(model: Model, msg: Msg) -> Step:
    """Answer a message that is meant for the trainer."""
    if msg.kind in ("tap", "key", "input"):
        if msg.name.startswith("act:"):
            return _answer(model, msg)
        answer = _TAPS.get(msg.name)
    else:
        answer = _OTHERS.get(msg.kind)
    return answer(model, msg) if answer else (model, ())


def table_of(model: Model) -> Model:
    """Return a page that shows the position as a table, for what draws tables.

    Nothing of a game is in it, and advice only when there is an answer. Raising is not practised.
    """
    trainer = model.trainer
    assert trainer is not None
    assert trainer.position is not None
    view = trainer.position.view
    legal = tuple(action for action in view.legal if action.verb != "raise")
    return Model(
        screen="table",
        prefs=model.prefs._replace(advisor="off"),
        shown=view._replace(legal=() if trainer.answer else legal),
        resting=True,
        advice=trainer.position.advice if trainer.answer else None,
    )


_TRADITIONS = [preset.name for preset in PRESETS]


def _loaded(model: Model, msg: Msg) -> Step:
    """Take the scores that are kept; what was practised last is practised again."""
    kept = read_scores(msg.value)
    if model.trainer is not None:
        # Another tab has kept other ones.
        trainer = model.trainer._replace(scores=kept.scores, newer=kept.newer)
        return model._replace(trainer=trainer), ()
    tradition, role = kept.tradition, kept.role
    if tradition not in _TRADITIONS:
        tradition = model.setup.preset.name
    side: Role = "banker" if role == "banker" else "player"
    fresh = Trainer(tradition, side, kept.scores, newer=kept.newer)
    return model._replace(trainer=fresh), ()


def _seeded(model: Model, msg: Msg) -> Step:
    """Come in, with a first position."""
    if model.trainer is None:
        return model, ()
    trainer = model.trainer._replace(seed=msg.value)
    return _ask(model._replace(screen="trainer", dialog="", notice=""), trainer, msg)


def _prepare(model: Model, msg: Msg) -> Step:
    """Make the next position, while the answer to this one is being read."""
    trainer = model.trainer
    if trainer is None or not trainer.answer or trainer.coming:
        return model, ()
    return model._replace(trainer=trainer._replace(coming=_made(trainer))), ()


def _refused(model: Model, msg: Msg) -> Step:
    """Say once that the scores cannot be kept; practising goes on."""
    trainer = model.trainer
    if trainer is None or trainer.unkept:
        return model, ()
    return model._replace(trainer=trainer._replace(unkept=True), notice="scores_failed"), ()


def _made(trainer: Trainer) -> Position:
    seed = f"{trainer.seed} {trainer.number + 1}"
    return training.make(seed, trainer.tradition, trainer.role, trainer.level)


def _ask(model: Model, trainer: Trainer, msg: Msg) -> Step:
    """Show the next position; taps meant for what stood there before are not counted."""
    trainer = trainer._replace(
        position=trainer.coming or _made(trainer),
        number=trainer.number + 1,
        answer="",
        coming=None,
    )
    model = model._replace(trainer=trainer, ready_at=msg.at + GUARD)
    return model, (Effect("cancel", PREPARE),)


def _answer(model: Model, msg: Msg) -> Step:
    """Take the choice, and tell what it was worth."""
    trainer = model.trainer
    if trainer is None or trainer.position is None or trainer.answer or msg.at < model.ready_at:
        return model, ()
    # Whichever way a card comes, asking for one is one choice.
    verb = msg.name.split(":")[1]
    if verb not in [choice.verb for choice in trainer.position.advice.choices]:
        return model, ()
    score = trainer.score.after(trainer.position.is_right(verb))
    trainer = _with_score(trainer, score)._replace(answer=verb, forgotten=None)
    model = model._replace(ready_at=msg.at + GUARD)
    model, effects = _kept(model, trainer)
    return model, (*effects, Effect("timer", PREPARE, delay=_IN_SIGHT))


def _next(model: Model, msg: Msg) -> Step:
    trainer = model.trainer
    if trainer is None or not trainer.answer or msg.at < model.ready_at:
        return model, ()
    return _ask(model, trainer, msg)


def _practise(model: Model, msg: Msg) -> Step:
    """Practise something else: ``tradition.role``, or one of the two."""
    trainer = model.trainer
    if trainer is None:
        return model, ()
    tradition, role = trainer.tradition, trainer.role
    for part in msg.value.split("."):
        if part in _TRADITIONS:
            tradition = part
        role = next((one for one in ROLES if one == part), role)
    model = model._replace(dialog="")
    if (tradition, role) == (trainer.tradition, trainer.role):
        return model, ()
    trainer = trainer._replace(tradition=tradition, role=role, coming=None, forgotten=None)
    model, asked = _ask(model, trainer, msg)
    assert model.trainer is not None
    model, effects = _kept(model, model.trainer)
    return model, (*asked, *effects)


def _forget(model: Model, msg: Msg) -> Step:
    """Begin the score of what is practised anew."""
    trainer = model.trainer
    if trainer is None or not trainer.score.answered:
        return model, ()
    forgotten = trainer.score
    return _kept(model, _with_score(trainer, Score())._replace(forgotten=forgotten))


def _remember(model: Model, msg: Msg) -> Step:
    """Take back the score that was just begun anew."""
    trainer = model.trainer
    if trainer is None or trainer.forgotten is None:
        return model, ()
    return _kept(model, _with_score(trainer, trainer.forgotten)._replace(forgotten=None))


def _with_score(trainer: Trainer, score: Score) -> Trainer:
    # What was made for another streak is not as hard as it should be.
    scores = {**trainer.scores, f"{trainer.tradition}.{trainer.role}": score}
    return trainer._replace(scores=scores, coming=None)


def _kept(model: Model, trainer: Trainer) -> Step:
    if trainer.newer:
        return _refused(model._replace(trainer=trainer), Msg("refused"))
    text = write_scores(Scores(trainer.tradition, trainer.role, trainer.scores))
    return model._replace(trainer=trainer), (Effect("store", SCORES, text),)


def _scores(model: Model, msg: Msg) -> Step:
    return model._replace(dialog="scores"), ()


def _weighed(model: Model, msg: Msg) -> Step:
    """Open the whole advice, which is to be had only after the answer."""
    if model.trainer is None or not model.trainer.answer:
        return model, ()
    return model._replace(dialog="weighed"), ()


_TAPS: dict[str, Callable[[Model, Msg], Step]] = {
    "next": _next,
    "practise": _practise,
    "forget": _forget,
    "remember": _remember,
    "scores": _scores,
    "weighed": _weighed,
}

_OTHERS: dict[str, Callable[[Model, Msg], Step]] = {
    "loaded": _loaded,
    "storage": _loaded,
    "seed": _seeded,
    "timer": _prepare,
    "refused": _refused,
}
