"""Lessons at a table: a prepared game, in which the learner does the task of each scene.

Everything but the learner's own moves is scripted, so a lesson has no secrets, no thinking bots and
no chance, and its record counts as practice.
"""

from farol.contracts.lesson import LEARNER, lesson_of
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.audience import tell_steps, tell_table
from farol.server.play.model.course import entered, lines_left
from farol.server.play.model.state import Change
from farol.server.play.model.turns import apply_pending
from farol.server.store.store import Person, Rows

# Messages allowed at a lesson; hints come from the coach, and nobody else is there.
HEARD = (
    messages.Hello
    | messages.Look
    | messages.Act
    | messages.AskWhy
    | messages.AskWords
    | messages.AskHistory
    | messages.AskTurn
    | messages.Ping
    | messages.SetNote
    | messages.SetTag
    | messages.AskNotebook
    | messages.GoOn
)


def check_heard(message: messages.FromClient) -> None:
    """Refusal for a message that is not allowed at a lesson."""
    if not isinstance(message, HEARD):
        raise Refusal("status", "That has no place in a lesson.")


def go_on(change: Change, person: Person, message: messages.GoOn, now: float) -> None:
    """The next scene; idempotent."""
    state, game = change.state, change.state.playing()
    seats.own_seat(state.row, LEARNER, person)
    row, lesson = seats.copied(state.row), lesson_of(game.rules)
    if row.lesson is None or lesson is None:
        raise Refusal("status", "Only a lesson has scenes.")
    if message.scene != row.lesson.scene or row.lesson.scene >= len(lesson.scenes):
        return
    if lines_left(row, game):
        raise Refusal("lesson", "There is something to do in this scene first.")
    row.lesson.scene += 1
    state.row = row
    pending = entered(row, game)
    if pending.entries:
        apply_pending(change, pending, now)
        assert change.rows is not None
        change.rows.row = row
    else:
        change.rows = Rows(row)
        tell_steps(change, game.version, None, None, now)  # no steps, but new choices
    tell_table(change, now)
