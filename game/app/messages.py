"""What can happen to the page, and what the page can ask of the world."""

from typing import Literal, NamedTuple


class Msg(NamedTuple):
    """Something that happened.

    ``at`` is in milliseconds of the page's clock. The kinds:

    - ``tap``: a control's ``name`` and ``value``; ``key``: the same by a key of the keyboard;
      ``input``: a field's
    - ``timer``: one called ``name`` has run out; ``frame``: all that was drawn is on the screen
    - ``seed``: ``value`` is fresh randomness, ``name`` as in the effect
    - ``loaded``: ``value`` is kept under the key ``name``; ``kept`` or ``refused``: whether the
      store took what is under the key ``name``; ``storage``: another tab changed it to ``value``
    - ``visibility``: the page is ``visible`` or ``hidden`` now (``name``); ``value`` is the day
    - ``hold``: a finger or a key is down on the own hidden card; ``release``: no longer
    - ``back``: the device's own way back
    - ``link``: ``value`` stood behind the # of the address: a rule code, or one of the app's
      shortcuts, ``continue``, ``new``, ``lesson`` and ``train``, or a day's table, or a hand
    - ``today``: ``value`` is the day
    - ``shared``: what became of the link or text ``name``: ``copied``, ``not_copied``, or empty
    - ``offline``: how far the page can do without the network: ``name`` is one of OFFLINE of the
      model, ``value`` the number of files missing
    - ``version``: ``name`` is ``ready`` when another version can be taken, else empty
    - ``persisted``: ``name`` is ``yes`` or ``no``: whether what is kept is safe from being
      cleared away
    - ``lacks``: the device can do nothing about the setting ``name``
    - ``resume``: a new version was taken at the table: go on with the saved game
    - ``install``: how the game can come to the home screen from now on: ``name`` is ``offered``,
      ``by_hand``, or empty
    - ``exported``: what became of a file: ``shared``, ``saved``, ``copied``, ``failed``, or empty
    """

    kind: str
    name: str = ""
    value: str = ""
    at: float = 0.0


class Effect(NamedTuple):
    """Something to be done outside.

    The kinds:

    - ``store``: the text ``value`` under the key ``name``; ``remove``: the key; ``set_aside``: what
      is under it, since it cannot be read; ``load``: send it in a ``loaded`` message
    - ``timer``: send a ``timer`` message called ``name`` after ``delay`` milliseconds, in place of
      an earlier one of that name; ``cancel``: no longer
    - ``frame``: send a ``frame`` message with this ``name`` and ``value`` once what is drawn is on
      the screen
    - ``seed``: send a ``seed`` message with the same ``name``, empty for a new game
    - ``share``: the text ``name`` and a link with ``value`` behind the #; one may be empty
    - ``today``: send the day in a ``today`` message
    - ``language``: the page is in the language ``value`` now
    - ``renew``: load the page again in the newest version, and send a ``resume`` message there
      when ``value`` is ``table``
    - ``repair``: fetch what is missing for playing offline, and send ``offline`` messages
    - ``persist``: ask the browser not to clear away what is kept, and send a ``persisted`` message
    - ``install``: let the browser ask whether to install the game
    - ``cue``: sound what is called ``name``, with a ``loudness`` from 0 to 1, from the side
      ``pan``, from -1, the left, to 1
    - ``sound``: whether any cue may sound from now on: ``value`` is ``on`` or ``off``
    - ``vibrate``: ``value`` are milliseconds of shaking and of rest by turns, as ``20 50 20``
    - ``export``: hand on the text ``value`` as a file called ``name``, and send an ``exported``
      message
    - ``awake``: the screen stays on where ``value`` is ``on``, and no longer where it is ``off``
    """

    kind: Literal[
        "store",
        "remove",
        "set_aside",
        "load",
        "timer",
        "cancel",
        "frame",
        "seed",
        "share",
        "today",
        "language",
        "renew",
        "repair",
        "persist",
        "install",
        "cue",
        "sound",
        "vibrate",
        "export",
        "awake",
    ]
    name: str = ""
    value: str = ""
    delay: float = 0.0
    loudness: float = 0.0
    pan: float = 0.0
