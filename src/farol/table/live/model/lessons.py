"""Lessons at a table: a prepared game, in which the learner does what each scene is about.

Everything but the learner's own moves is known beforehand, so nothing in a lesson is a secret,
no bot thinks, nothing is left to chance, and its record is practice.
"""

from farol.core.lesson import LEARNER, Lesson
from farol.games import AnyGame
from farol.table.live.model import seats
from farol.table.live.model.audience import tell_steps, tell_table
from farol.table.live.model.course import entered, lines_left
from farol.table.live.model.state import Change, TableState
from farol.table.live.model.turns import play_on
from farol.table.protocol import messages
from farol.table.protocol.errors import Refusal
from farol.table.storage.store import Person, Progress, Rows, SeatRow, TableRow

# What one can say at a lesson; hints come from the coach, and nobody else is there.
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
    | messages.GoOn
)


def lesson_row(game: AnyGame, lesson: Lesson, person: Person, now: float) -> TableRow:
    """A table for one learner, among bots that follow the script."""
    others = range(1, lesson.seats)
    return TableRow(
        id=0,
        code="",
        game=game.name,
        rules_version=game.version,
        options=seats.checked_options(game, dict(lesson.options)),
        seats=[
            SeatRow("person", person=person.id, name=person.name),
            *(SeatRow("bot", name=seats.bot_name(n), level=seats.USUAL_LEVEL) for n in others),
        ],
        host=person.id,
        status="lobby",
        created=now,
        secret="",
        practice=True,
        talk="off",  # what is said would be about hands that are no secret
        lesson=Progress(lesson.edition),
    )


def check_heard(state: TableState, message: messages.FromClient) -> None:
    """Refuse what has no place in a lesson."""
    if state.row.lesson is not None and not isinstance(message, HEARD):
        raise Refusal("status", "That has no place in a lesson.")


def go_on(change: Change, person: Person, message: messages.GoOn, now: float) -> None:
    """The next scene; whoever asks for it twice gets it once."""
    state, game = change.state, change.state.playing()
    seats.own_seat(state.row, LEARNER, person)
    row, lesson = seats.copied(state.row), game.rules.lesson
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
        play_on(change, pending, now)
        assert change.rows is not None
        change.rows.row = row
    else:
        change.rows = Rows(row)
        tell_steps(change, game.version, None, None, now)  # nothing happened, but choices are new
    tell_table(change, now)
